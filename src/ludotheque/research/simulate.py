"""Many games between bots, spread over processes by seed: the same figures whatever the number of processes.

>>> from ludotheque import all_games
>>> report = simulate(min(all_games()), seats=3, bots=["medium", "random"], games=2)
>>> report.games, [row.name for row in report.levels]
(2, ['medium', 'random'])
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import islice
from multiprocessing.synchronize import Event

from ludotheque.bots.levels import bot_rng, make, named
from ludotheque.engine.loop import bot_game
from ludotheque.engine.refused import Refused, shortened
from ludotheque.engine.rng import SEEDS
from ludotheque.library import game as find
from ludotheque.research.statistics import Estimate, mean, share
from ludotheque.research.tally import Setup, Sums, Tally

CHUNK = 100  # games handed to a process at a time, at most


@dataclass(frozen=True)
class Standing:
    """How a level or a seat did: on how many seats, its share of the wins, its mean score."""

    name: str
    seats: int
    won: Estimate
    score: Estimate


@dataclass(frozen=True)
class Report:
    """What the games say: by level, by seat, and how many decisions a game took."""

    setup: Setup
    games: int
    levels: list[Standing]
    seats: list[Standing]
    decisions: Estimate

    def to_builtins(self) -> dict[str, object]:
        return asdict(self)


def simulate(
    game: str,
    seats: int,
    bots: str | Sequence[str],
    games: int,
    jobs: int = 1,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    sheet: str | None = None,
) -> Report:
    """Play games between bots and report; fewer bots than seats take turns at filling them.

    Raise Refused if there is no such game, table or bot.
    """
    for name, number in (("games", games), ("jobs", jobs)):
        if type(number) is not int or number < 1:
            raise Refused("whole", name=name, said=shortened(repr(number)))
    levels = [level.strip() for level in bots.split(",")] if isinstance(bots, str) else bots
    setup = prepare(game, seats, levels, seed, options or {}, sheet)
    tally = Tally(setup)
    for part in tallies(setup, games, jobs):
        tally.merge(part)
    return report(tally)


def prepare(
    game: str, seats: int, bots: Sequence[str], seed: int, options: Mapping[str, object], sheet: str | None
) -> Setup:
    """Set the table; raise Refused if there is no such table or bot."""
    box = find(game)
    box.rules(seats, options, sheet)
    if not 1 <= len(bots) <= seats:
        raise Refused("bots", seats=seats, count=len(bots))
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise Refused("seed")
    for level in bots:
        make(level, box)
    lineup = tuple(named(bots[seat % len(bots)]) for seat in range(seats))
    return Setup(box.name, lineup, seed, box.meta.resolve(seats, options), sheet)


def play(setup: Setup, first: int, count: int) -> Tally:
    """Play some of the games, one after the other."""
    box = find(setup.game)
    seats = len(setup.lineup)
    rules = box.rules(seats, setup.options, setup.sheet)
    bots = {level: make(level, box) for level in setup.lineup}
    tally = Tally(setup)
    for number in range(first, first + count):
        if stop.is_set():
            break
        seed = setup.seed_of(number)
        s = rules.start(seed)
        seated = [bots[setup.level_at(seat, number)] for seat in range(seats)]
        decisions = bot_game(rules, s, seated, bot_rng(seed, 0))
        tally.add(number, rules.scores(s), rules.ranking(s), decisions)
    return tally


def tallies(setup: Setup, games: int, jobs: int) -> Generator[Tally, None, None]:
    """Play all the games and give the sums of each lot when it is done; closing the iterator stops the processes."""
    size = max(1, min(CHUNK, games // (8 * jobs)))
    lots = iter([(first, min(size, games - first)) for first in range(0, games, size)])
    if jobs == 1:
        for first, count in lots:
            yield play(setup, first, count)
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy the locks of our caller's threads
    stopping = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=settle, initargs=(stopping,))
    doing: set[Future[Tally]] = set()
    try:
        while True:
            with no_interrupts():  # a process that starts now inherits this: Ctrl-C is our affair, not its
                doing |= {pool.submit(play, setup, *lot) for lot in islice(lots, 2 * jobs - len(doing))}
            if not doing:
                return
            done, doing = wait(doing, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        stopping.set()
        pool.shutdown(wait=True, cancel_futures=True)


# In a process of the pool, set by whoever wants no more games.
stop: threading.Event | Event = threading.Event()


def settle(stopping: Event) -> None:
    """Prepare a process of the pool: it stops when told to, and when its parent is gone."""
    global stop
    stop = stopping
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C for a moment, where that is ours to decide."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def report(tally: Tally) -> Report:
    """Turn sums into estimates."""
    lineup = tally.setup.lineup
    held = {level: lineup.count(level) for level in tally.levels}
    return Report(
        tally.setup,
        tally.decisions.games,
        [row(level, held[level], sums, tally.parts) for level, sums in tally.levels.items()],
        [row(str(seat), 1, sums, tally.parts) for seat, sums in enumerate(tally.seats)],
        mean(tally.decisions.points, tally.decisions.squares, tally.decisions.games),
    )


def row(name: str, seats: int, sums: Sums, parts: int) -> Standing:
    return Standing(
        name,
        seats,
        share(sums.wins / parts, sums.games),
        mean(sums.points, sums.squares, sums.games, seats),
    )
