"""`ludotheque simulate`: many games between bots."""

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import First, Game, Lang, Options, Seats, Sheet


def simulate(
    game: Game,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="LEVEL,…", help="Who plays: levels, taking turns at the seats.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, max=256, help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game; each next one adds 1.")] = 0,
    options: Options = None,
    first: First = None,
    sheet: Sheet = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the figures as JSON.")] = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and tell who won how often, with 95 % intervals.

    The figures do not depend on the number of processes. Ctrl-C stops and shows what there is.
    """
    from ludotheque.cli.figures import show_simulation
    from ludotheque.cli.say import fail, language, refusals
    from ludotheque.cli.table import find_game, read_options, read_seats, read_seed, read_text
    from ludotheque.research.simulate import prepare
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    box = find_game(game, words)
    with refusals(words):
        table = read_seats(box.meta, seats, words)
        chosen = read_options(box.meta, table, options or [], first, words)
        read_seed(seed, words)
        pieces = read_text(sheet, words) if sheet is not None else None
        levels = [level.strip().lower() for level in bots.split(",")]
        if json is not None and not json.parent.is_dir():
            fail(words("cli-no-folder", {"folder": str(json.parent)}))
        show_simulation(prepare(box.name, table, levels, seed, chosen, pieces), games, jobs, json, words)
