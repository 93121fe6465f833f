"""Many games between bots, spread over processes by seed: the same figures whatever the number of processes.

>>> from ludotheque import all_games
>>> found = simulate(min(all_games()), seats=3, bots=["medium", "random"], games=2)
>>> found.games, [row.name for row in found.levels]
(2, ['medium', 'random'])
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass

from ludotheque.bots.levels import bot_rng, make, named_here
from ludotheque.engine.loop import bot_game
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS
from ludotheque.library import game as find
from ludotheque.research.lots import check_counts, cut, spread, stopped
from ludotheque.research.statistics import Estimate, mean, share
from ludotheque.research.tally import Setup, Sums, Tally


@dataclass(frozen=True)
class Standing:
    """How a level or a seat did: on how many seats, its share of the wins, its mean score."""

    name: str
    seats: int
    won: Estimate
    score: Estimate


@dataclass(frozen=True)
class Simulation:
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
    cluster: str | None = None,
) -> Simulation:
    """Play games between bots and report; fewer bots than seats take turns at filling them.

    Raise Refused if there is no such game, table, bot or cluster.
    """
    check_counts(games=games, jobs=jobs)
    levels = [level.strip() for level in bots.split(",")] if isinstance(bots, str) else [str(bot) for bot in bots]
    setup = prepare(game, seats, levels, seed, options or {}, sheet)
    tally = Tally(setup)
    for part in tallies(setup, games, jobs, cluster):
        tally.merge(part)
    return summary(tally)


def prepare(
    game: str, seats: int, bots: Sequence[str], seed: int, options: Mapping[str, object], sheet: str | None
) -> Setup:
    """Set the table; raise Refused if there is no such table or bot."""
    found = find(game)
    found.rules(seats, options, sheet)
    if not 1 <= len(bots) <= seats:
        raise Refused("bots", seats=seats, count=len(bots))
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise Refused("seed")
    for level in bots:
        make(level, found)
    lineup = tuple(named_here(bots[seat % len(bots)]) for seat in range(seats))
    return Setup(found.name, lineup, seed, found.meta.resolve(seats, options), sheet)


def play(setup: Setup, numbers: Sequence[int]) -> Tally:
    """Play some of the games, one after the other."""
    found = find(setup.game)
    seats = len(setup.lineup)
    rules = found.rules(seats, setup.options, setup.sheet)
    bots = {level: make(level, found) for level in setup.lineup}
    tally = Tally(setup)
    for number in numbers:
        if stopped():
            break
        seed = setup.seed_of(number)
        s = rules.start(seed)
        seated = [bots[setup.level_at(seat, number)] for seat in range(seats)]
        decisions = bot_game(rules, s, seated, bot_rng(seed, 0))
        tally.add(number, rules.scores(s), rules.ranking(s), decisions)
    return tally


def tallies(setup: Setup, games: int, jobs: int, cluster: str | None = None) -> Generator[Tally, None, None]:
    """Play all the games and give the sums of each lot when it is done; closing the iterator stops the processes."""
    return spread(play, ((setup, lot) for lot in cut(range(games), jobs, cluster)), jobs, cluster)


def summary(tally: Tally) -> Simulation:
    """Turn sums into estimates."""
    lineup = tally.setup.lineup
    held = {level: lineup.count(level) for level in tally.levels}
    return Simulation(
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
