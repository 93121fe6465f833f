"""The plan of a tournament: which bots sit where in which deal, for any number of games."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from ludotheque.bots.levels import make, named_here
from ludotheque.engine.meta import Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.library import game as find

MOST = 24  # line-ups for a deal: where there are more, a deal is played by rotations of a drawn order


@dataclass(frozen=True)
class Plan:
    """A tournament of different bots. Its games are numbered, deal by deal; each deal is played by several line-ups.

    >>> plan = Plan("odin", ("easy", "medium"), 3, 0, {}, None)
    >>> plan.size, plan.lineup(0), plan.lineup(6) == plan.lineup(0), plan.deal(6)
    (6, ('easy', 'easy', 'medium'), True, 1)
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: Options
    sheet: str | None

    @cached_property
    def arrangements(self) -> list[tuple[str, ...]]:
        """All line-ups in which the bots hold as equal numbers of seats as can be; empty where they are too many."""
        each, more = divmod(self.seats, len(self.bots))
        count = math.comb(len(self.bots), more) * math.factorial(self.seats)
        count //= math.factorial(each) ** (len(self.bots) - more) * math.factorial(each + 1) ** more
        if count > MOST:
            return []
        order = range(len(self.bots))
        found = {
            line for chosen in combinations(order, more) for line in permutations([*order] * each + [*chosen])
        }  # of numbers, not names: so that the order is that of the bots
        return [tuple(self.bots[bot] for bot in line) for line in sorted(found)]

    @property
    def size(self) -> int:
        """How many line-ups play each deal."""
        return len(self.arrangements) or len(self.bots)

    def deal(self, number: int) -> int:
        """Return which deal a game is played with."""
        return number // self.size

    def seed_of(self, number: int) -> int:
        """Return the seed of a game: `play --seed` deals the same cards."""
        return (self.seed + self.deal(number)) % SEEDS

    def lineup(self, number: int) -> tuple[str, ...]:
        """Return the bot at each seat in a game."""
        if self.arrangements:
            return self.arrangements[number % self.size]
        # Every bot once at every seat, whatever their numbers; who sits beside whom changes from deal to deal.
        order = shuffled(self.bots, self.deal(number))
        return tuple(order[(seat + number) % len(order)] for seat in range(self.seats))

    def games(self, wanted: int) -> int:
        """Return how many games the whole deals have that a number of games takes."""
        return -(-wanted // self.size) * self.size


def shuffled(bots: Sequence[str], deal: int) -> list[str]:
    rng = Rng(deal)
    order = list(bots)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def prepare(
    game: str,
    bots: str | Sequence[str],
    seats: int,
    seed: int,
    options: Mapping[str, object] | None,
    sheet: str | None,
) -> Plan:
    """Plan a tournament; raise Refused if there is no such table or bot."""
    found = find(game)
    found.rules(seats, options, sheet)
    levels = [level.strip() for level in bots.split(",")] if isinstance(bots, str) else [str(bot) for bot in bots]
    for level in levels:
        make(level, found)
    different = tuple(dict.fromkeys(named_here(level) for level in levels))
    if len(different) < 2:
        raise Refused("tournament-bots")
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise Refused("seed")
    return Plan(found.name, different, seats, seed, found.meta.resolve(seats, options or {}), sheet)
