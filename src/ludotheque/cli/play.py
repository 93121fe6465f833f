"""`ludotheque play`: a match in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import First, Lang, Options, Seats, Seed, Sheet


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game; without one, choose from a menu.")
    ] = None,
    seats: Seats = None,
    humans: Annotated[int, typer.Option("--humans", help="How many people share the keyboard; bots fill up.")] = 1,
    bots: Annotated[
        str, typer.Option("--bots", metavar="LEVEL,…", help="How well the bots play: random, easy or greedy.")
    ] = "greedy",
    names: Annotated[
        list[str] | None, typer.Option("--name", help="What a player is called; repeat it for several.")
    ] = None,
    options: Options = None,
    first: First = None,
    sheet: Sheet = None,
    seed: Seed = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Where to write the record of the match.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin anew without offering a match that was left.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Take up the match that was left last.")] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, with people at this keyboard and with bots.

    You can leave at any time: every move is saved, and the next `play` offers to go on.
    """
    from ludotheque.cli.sitting import Wishes, sit

    sit(Wishes(game, seats, humans, bots, names or [], options or [], first, sheet, seed, record, new, resume), lang)
