"""Arguments that several commands have. Every value stays the text that was typed: the commands read it."""

from typing import Annotated

from typer import Argument, Option


def complete_game(incomplete: str) -> list[tuple[str, str]]:
    from ludotheque.library import all_games

    return [(game.name, game.meta.title) for game in all_games().values() if game.name.startswith(incomplete)]


Game = Annotated[str, Argument(metavar="GAME", help="help-game", autocompletion=complete_game)]
MaybeGame = Annotated[str | None, Argument(metavar="GAME", help="help-game", autocompletion=complete_game)]
Lang = Annotated[str | None, Option("--lang", metavar="en|fr", help="help-lang", autocompletion=lambda: ["en", "fr"])]

Games = Annotated[list[str] | None, Option("--games", metavar="FOLDER", help="help-games-folder")]

# What makes a table: how many sit at it, its options, who begins, its pieces.
Seats = Annotated[str | None, Option("--seats", "-s", metavar="N", help="help-seats")]
Options = Annotated[list[str] | None, Option("--option", "-o", metavar="NAME=VALUE", help="help-option")]
First = Annotated[str | None, Option("--first", metavar="SEAT|random", help="help-first")]
Sheet = Annotated[str | None, Option("--sheet", metavar="FILE", help="help-own-sheet")]
