"""`ludotheque check`: whether a game folder keeps the contract."""

from typing import Annotated

import typer


def check(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game, or the folder of one being written.", show_default=False)
    ],
    matches: Annotated[int, typer.Option("--matches", min=1, help="Random matches for each number of seats.")] = 3,
) -> None:
    """Check that a game keeps the contract of the house: its files, texts, rules and bots.

    Every line that fails says why; the exit code is 1 if one does.
    """
    from ludotheque.cli.checklist import run

    raise typer.Exit(run(game, matches))
