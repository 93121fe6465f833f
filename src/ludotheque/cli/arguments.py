"""What commands take: a parameter of a command's function is annotated with an Argument or an Option.

Every value stays the text that was typed: the commands read it. A help is the key of a text, and a metavar is shown in
the reader's language (`metavar-…`).
"""

from typing import TYPE_CHECKING, Annotated, Any

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


class Argument:
    """A value by its place, with what click is to know of it."""

    def __init__(self, **settings: Any) -> None:
        self.settings = settings


class Option:
    """A value by its names; a flag where the parameter is a bool, repeatable where it is a list."""

    def __init__(self, *names: str, **settings: Any) -> None:
        self.names = names
        self.settings = settings


def complete_game(ctx: object, param: object, start: str) -> "list[CompletionItem]":
    from click.shell_completion import CompletionItem

    from ludotheque.library import all_games

    found = [game for game in all_games().values() if game.name.startswith(start)]
    return [CompletionItem(game.name, help=game.meta.title) for game in found]


Game = Annotated[str, Argument(metavar="GAME", help="help-game", shell_complete=complete_game)]
MaybeGame = Annotated[str | None, Argument(metavar="GAME", help="help-game", shell_complete=complete_game)]
Lang = Annotated[
    str | None, Option("--lang", metavar="en|fr", help="help-lang", shell_complete=lambda *_: ["en", "fr"])
]

Games = Annotated[list[str] | None, Option("--games", metavar="FOLDER", help="help-games-folder")]

# What makes a table: how many sit at it, its options, who starts, its pieces.
Seats = Annotated[str | None, Option("--seats", "-s", metavar="N", help="help-seats")]
Options = Annotated[list[str] | None, Option("--option", "-o", metavar="NAME=VALUE", help="help-option")]
First = Annotated[str | None, Option("--first", metavar="SEAT|random", help="help-first")]
Sheet = Annotated[str | None, Option("--sheet", metavar="FILE", help="help-own-sheet")]

# Who plays the games of a study: processes here, or a cluster.
Jobs = Annotated[str | None, Option("--jobs", "-j", metavar="N", help="help-jobs")]
Cluster = Annotated[str | None, Option("--cluster", metavar="ADDRESS", help="help-cluster")]
