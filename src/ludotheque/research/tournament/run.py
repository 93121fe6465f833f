"""A tournament from its first game to its standings; one that was cut short goes on where it stopped.

>>> from ludotheque import all_games
>>> found = tournament(min(all_games()), ["random", "medium"], seats=2, games=4)
>>> found.games, found.deals, [bot.name for bot in found.bots]
(4, 2, ['medium', 'random'])
"""

from collections.abc import Generator, Mapping, Sequence
from pathlib import Path

from ludotheque.research.extras import need
from ludotheque.research.lots import check_counts
from ludotheque.research.tournament.file import RecordFile, Result, result
from ludotheque.research.tournament.games import lots_of
from ludotheque.research.tournament.plan import Plan, prepare
from ludotheque.research.tournament.standings import Tournament, standings


def tournament(
    game: str,
    bots: str | Sequence[str],
    seats: int,
    games: int,
    jobs: int = 1,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    sheet: str | None = None,
    records: str | Path | None = None,
    cluster: str | None = None,
) -> Tournament:
    """Let bots play whole deals, at least so many games, and say who is best; `records` is a file to keep them in.

    Each deal is played by all line-ups of the bots, or by as many rotations as there are bots where that is too much.
    A file that holds games of the same tournament is gone on with. Raise Refused if there is no such game, table, bot
    or cluster, and if the file holds anything else.
    """
    check_counts(games=games, jobs=jobs)
    plan = prepare(game, bots, seats, seed, options, sheet)
    path = None if records is None else Path(records)
    return standings(plan, [one for lot in results(plan, games, jobs, path, cluster) for one in lot])


def results(
    plan: Plan, games: int, jobs: int, path: Path | None, cluster: str | None
) -> Generator[list[Result], None, None]:
    """Yield the results that a file holds, then those of the games that are still to be played, lot by lot."""
    need("openskill")
    wanted = range(plan.games(games))
    file = None if path is None else RecordFile(path, plan)
    try:
        known = [] if file is None else [one for one in file.results if one.number in wanted]
        yield known
        there = {one.number for one in known}
        for lot in lots_of(plan, [number for number in wanted if number not in there], jobs, cluster):
            if file is not None:
                file.add(lot)
            yield [result(played) for played in lot]
    finally:
        if file is not None:
            file.close()
