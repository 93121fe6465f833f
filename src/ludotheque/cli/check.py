"""`ludotheque check`: whether a game folder keeps the contract."""

import sys
from typing import Annotated

from typer import Argument, Option

from ludotheque.cli.arguments import Lang, complete_game


def check(
    game: Annotated[str, Argument(metavar="GAME", help="help-check-game", autocompletion=complete_game)],
    matches: Annotated[str | None, Option("--matches", metavar="N", help="help-matches")] = None,
    lang: Lang = None,
) -> None:
    from ludotheque.cli import checklist
    from ludotheque.cli.say import language
    from ludotheque.cli.table import read_whole
    from ludotheque.text.words import Words

    wanted = read_whole("--matches", matches or "3", 1, 1000, Words("", language(lang)))
    sys.exit(checklist.run(game, wanted))
