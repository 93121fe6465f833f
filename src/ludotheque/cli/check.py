"""`ludotheque check`: whether a game folder keeps the contract."""

import sys
from argparse import Namespace

from ludotheque.cli.parser import Parser


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="help-check-game")
    parser.value("--matches", metavar="N", about="help-matches")


def run(said: Namespace) -> None:
    from ludotheque.cli import checklist
    from ludotheque.cli.say import language
    from ludotheque.cli.table import read_whole
    from ludotheque.text.words import Words

    matches = read_whole("--matches", said.matches or "3", 1, 1000, Words("", language(said.lang)))
    sys.exit(checklist.run(said.game, matches))
