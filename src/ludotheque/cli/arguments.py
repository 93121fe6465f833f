"""Arguments that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help="Language; by default that of your locale.")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="A game: see `ludotheque games`.", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", "-s", help="How many sit at the table.", show_default="4")]
Seed = Annotated[int | None, typer.Option("--seed", help="The luck of the match: the same seed deals the same cards.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game; repeat it for several."),
]
First = Annotated[
    str | None, typer.Option("--first", metavar="1…|random", help="Who begins: a seat, counted from 1, or random.")
]
Sheet = Annotated[Path | None, typer.Option("--sheet", metavar="FILE", help="Your own pieces: see `ludotheque sheet`.")]
