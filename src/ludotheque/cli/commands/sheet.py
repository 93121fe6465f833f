"""`ludotheque sheet`: what is printed on the pieces."""

import sys

from ludotheque.cli.arguments import Game, Lang


def sheet(game: Game, lang: Lang = None) -> None:
    from ludotheque.cli.say import language
    from ludotheque.cli.table import find_game
    from ludotheque.text.words import Words

    sys.stdout.write(find_game(game, Words("", language(lang))).text("sheet.toml"))
