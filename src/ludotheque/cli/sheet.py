"""`ludotheque sheet`: what is printed on the pieces."""

import sys
from argparse import Namespace

from ludotheque.cli.arguments import take_game
from ludotheque.cli.parser import Parser


def arguments(parser: Parser) -> None:
    take_game(parser)


def run(said: Namespace) -> None:
    from ludotheque.cli.say import language
    from ludotheque.cli.table import find_game
    from ludotheque.text.words import Words

    sys.stdout.write(find_game(said.game, Words("", language(said.lang))).text("sheet.toml"))
