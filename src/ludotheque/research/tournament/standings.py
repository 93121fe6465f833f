"""What the games of a tournament say: ratings, shares of wins, and who is ahead of whom."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations

from ludotheque.research.statistics import Estimate, clustered, clustered_share, middle, undecided
from ludotheque.research.tournament.file import Result
from ludotheque.research.tournament.plan import Plan
from ludotheque.research.tournament.ratings import Rating, ratings
from ludotheque.research.tournament.seated import Seated, whole_deals

Deals = Sequence[Sequence[Seated]]


@dataclass(frozen=True)
class Entry:
    """How a bot did: its rating, how often it wins from a seat it holds, its mean score there."""

    name: str
    rating: Rating
    won: Estimate
    score: Estimate


@dataclass(frozen=True)
class Duel:
    """Two bots at one table: how often the first ends ahead (a shared place counts half), and whether that is decided.

    `more` is how many games more would decide it, if the difference is as large as it looks: 0 if it is decided, None
    if no number of games that anybody would play is in sight.
    """

    first: str
    second: str
    ahead: Estimate
    more: int | None


@dataclass(frozen=True)
class Tournament:
    """A tournament so far: the bots, best first, and each pair of them. Deals that are half played do not count."""

    plan: Plan
    games: int
    deals: int
    bots: list[Entry]
    duels: list[Duel]

    def to_builtins(self) -> dict[str, object]:
        return asdict(self)


def standings(plan: Plan, results: Iterable[Result]) -> Tournament:
    """Turn results, in any order, into standings."""
    deals = list(whole_deals(plan, results))
    rated = ratings(plan, (game for deal in deals for game in deal))
    entries = [entry(bot, rated[bot], deals) for bot in sorted(plan.bots, key=lambda bot: -rated[bot].mu)]
    pairs = combinations([entry.name for entry in entries], 2)
    duels = [duel(*pair, deals) for pair in pairs]
    return Tournament(plan, plan.size * len(deals), len(deals), entries, duels)


def entry(bot: str, rating: Rating, deals: Deals) -> Entry:
    # Where there are more bots than seats, a bot may sit a deal of rotations out.
    wins = [middle(held) for deal in deals if (held := [win for game in deal for win in game.wins(bot)])]
    points = [middle(held) for deal in deals if (held := [point for game in deal for point in game.points(bot)])]
    return Entry(bot, rating, clustered_share(wins), clustered(points))


def duel(first: str, second: str, deals: Deals) -> Duel:
    met = [middle(held) for deal in deals if (held := [one for game in deal for one in game.ahead(first, second)])]
    more = undecided(met, 0.5)
    games = sum(len(deal) for deal in deals)
    return Duel(first, second, clustered_share(met), more and math.ceil(more * games / len(met)))
