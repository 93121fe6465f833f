"""`ludotheque play`: a match in the terminal."""

from argparse import Namespace

from ludotheque.cli.arguments import take_table
from ludotheque.cli.parser import Parser


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="help-play-game")
    take_table(parser)
    parser.value("--humans", metavar="N", about="help-humans")
    parser.value("--bots", metavar="LEVEL,…", about="help-play-bots")
    parser.value("--name", metavar="NAME", about="help-name", many=True)
    parser.value("--seed", metavar="N", about="help-seed")
    parser.value("--record", metavar="FILE", about="help-record")
    parser.flag("--new", about="help-anew")
    parser.flag("--resume", about="help-resume")


def run(said: Namespace) -> None:
    from ludotheque.cli.sitting import sit

    if "game" not in said:  # no command at all
        parser = Parser()
        arguments(parser)
        said = parser.parse_args([], Namespace(lang=said.lang))
    sit(said)
