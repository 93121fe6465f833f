"""`ludotheque report`: how balanced a game is."""

from pathlib import Path
from typing import Annotated

from ludotheque.cli.arguments import Cluster, Game, Jobs, Lang, Option, Options


def report(
    game: Game,
    seats: Annotated[str | None, Option("--seats", "-s", metavar="N,…", help="help-report-seats")] = None,
    bots: Annotated[str | None, Option("--bots", metavar="LEVEL", help="help-report-bots")] = None,
    games: Annotated[str | None, Option("--games", "-n", metavar="N", help="help-report-games")] = None,
    probes: Annotated[str | None, Option("--probes", metavar="N", help="help-report-probes")] = None,
    option: Options = None,
    change: Annotated[list[str] | None, Option("--set", metavar="NAME=VALUE", help="help-report-set")] = None,
    sheet: Annotated[str | None, Option("--sheet", metavar="FILE", help="help-report-sheet")] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    seed: Annotated[str | None, Option("--seed", metavar="N", help="help-simulate-seed")] = None,
    to: Annotated[str | None, Option("--to", metavar="FILE", help="help-report-to")] = None,
    lang: Lang = None,
) -> None:
    from ludotheque.cli.balance import show_balance
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.table import (
        find_game,
        read_levels,
        read_pairs,
        read_seats,
        read_seed,
        read_target,
        read_text,
        read_whole,
    )
    from ludotheque.research.extras import need
    from ludotheque.research.report.study import prepare
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    found = find_game(game, words)
    with refusals(words):
        need("matplotlib")
        counts = [read_seats(found.meta, said.strip(), words) for said in seats.split(",")] if seats else None
        level = read_levels(bots or "medium", words)[0]
        count = read_whole("--games", games or "400", 2, 1_000_000_000, words)
        again = read_whole("--probes", probes or "200", 0, 1_000_000_000, words)
        options, changes = (read_pairs(found.meta, said or [], words) for said in (option, change))
        pieces = read_text(Path(sheet), words) if sheet is not None else None
        processes = read_whole("--jobs", jobs or "1", 1, 256, words)
        start = read_seed(seed or "0", words)
        page = Path(to or f"{found.name}-report.html")
        read_target(str(page), words)
        study = prepare(found.name, level, counts, count, again, start, options, changes, pieces)
        show_balance(study, processes, cluster, page, words)
