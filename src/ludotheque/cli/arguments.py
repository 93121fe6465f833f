"""Arguments that several commands have."""

from ludotheque.cli.parser import Parser


def take_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="help-game")


def take_table(parser: Parser) -> None:
    """Take what makes a table: how many sit at it, its options, who begins, its pieces."""
    parser.value("--seats", "-s", metavar="N", about="help-seats")
    parser.value("--option", "-o", metavar="NAME=VALUE", about="help-option", many=True)
    parser.value("--first", metavar="SEAT|random", about="help-first")
    parser.value("--sheet", metavar="FILE", about="help-own-sheet")
