"""`ludotheque simulate`: many games between bots."""

from pathlib import Path
from typing import Annotated

from ludotheque.cli.arguments import Cluster, First, Game, Jobs, Lang, Option, Options, Seats, Sheet


def simulate(
    game: Game,
    seats: Seats = None,
    option: Options = None,
    first: First = None,
    sheet: Sheet = None,
    bots: Annotated[str | None, Option("--bots", metavar="LEVEL,…", help="help-simulate-bots")] = None,
    games: Annotated[str | None, Option("--games", "-n", metavar="N", help="help-games-count")] = None,
    jobs: Jobs = None,
    seed: Annotated[str | None, Option("--seed", metavar="N", help="help-simulate-seed")] = None,
    cluster: Cluster = None,
    json: Annotated[str | None, Option("--json", metavar="FILE", help="help-json")] = None,
    lang: Lang = None,
) -> None:
    from ludotheque.cli.figures import show_simulation
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.table import (
        find_game,
        read_levels,
        read_options,
        read_seats,
        read_seed,
        read_target,
        read_text,
        read_whole,
    )
    from ludotheque.research.simulate import prepare
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    found = find_game(game, words)
    with refusals(words):
        sitting = read_seats(found.meta, seats, words)
        options = read_options(found.meta, sitting, option or [], first, words)
        start = read_seed(seed or "0", words)
        pieces = read_text(Path(sheet), words) if sheet is not None else None
        levels = read_levels(bots or "medium,random", words)
        count = read_whole("--games", games or "1000", 1, 1_000_000_000, words)
        processes = read_whole("--jobs", jobs or "1", 1, 256, words)
        path = read_target(json, words)
        setup = prepare(found.name, sitting, levels, start, options, pieces)
        show_simulation(setup, count, processes, cluster, path, words)
