"""`ludotheque tournament`: which bot is best."""

from pathlib import Path
from typing import Annotated

from ludotheque.cli.arguments import Cluster, First, Game, Jobs, Lang, Option, Options, Seats, Sheet


def tournament(
    game: Game,
    bots: Annotated[str | None, Option("--bots", metavar="LEVEL,…", help="help-tournament-bots")] = None,
    seats: Seats = None,
    games: Annotated[str | None, Option("--games", "-n", metavar="N", help="help-tournament-games")] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    records: Annotated[str | None, Option("--records", metavar="FILE", help="help-tournament-records")] = None,
    option: Options = None,
    first: First = None,
    sheet: Sheet = None,
    seed: Annotated[str | None, Option("--seed", metavar="N", help="help-tournament-seed")] = None,
    json: Annotated[str | None, Option("--json", metavar="FILE", help="help-json")] = None,
    lang: Lang = None,
) -> None:
    from ludotheque.bots.levels import LEVELS
    from ludotheque.bots.policy import PREFIX
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.standings import show_tournament
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
    from ludotheque.research.tournament.plan import prepare
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    found = find_game(game, words)
    with refusals(words):
        sitting = read_seats(found.meta, seats, words)
        options = read_options(found.meta, sitting, option or [], first, words)
        start = read_seed(seed or "0", words)
        pieces = read_text(Path(sheet), words) if sheet is not None else None
        levels = read_levels(bots, words) if bots is not None else list(LEVELS)[:3]
        count = read_whole("--games", games or "1000", 1, 1_000_000_000, words)
        processes = read_whole("--jobs", jobs or "1", 1, 256, words)
        plan = prepare(found.name, levels, sitting, start, options, pieces)
        called = [Path(bot.removeprefix(PREFIX)).stem for bot in plan.bots]  # a policy may lie in another folder
        name = "-".join([plan.game, str(plan.seats), *called])
        file = read_target(records or f"{name}.jsonl", words)
        show_tournament(plan, count, processes, cluster, file, read_target(json, words), words)
