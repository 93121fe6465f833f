"""A game that was played, seen by who sat where."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from ludotheque.research.tournament.file import Result
from ludotheque.research.tournament.plan import Plan


class Seated:
    """The result of a game, by the bots that played it."""

    def __init__(self, result: Result, lineup: tuple[str, ...]) -> None:
        self.result = result
        self.bots = tuple(dict.fromkeys(lineup))
        self.seats = {bot: [seat for seat, held in enumerate(lineup) if held == bot] for bot in self.bots}

    def places(self, bot: str) -> list[int]:
        """Return the places of a bot, one for each seat it held."""
        return [self.result.ranking[seat] for seat in self.seats.get(bot, [])]

    def wins(self, bot: str) -> list[float]:
        """Return the wins of a bot, one for each seat it held: a shared first place is a part of one."""
        winners = self.result.ranking.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places(bot)]

    def points(self, bot: str) -> list[int]:
        """Return the points of a bot, one number for each seat it held."""
        return [self.result.scores[seat] for seat in self.seats.get(bot, [])]

    def ahead(self, first: str, second: str) -> list[float]:
        """Return, for each meeting of two bots, whether the first one ended ahead; a shared place is a half."""
        pairs = [(one, other) for one in self.places(first) for other in self.places(second)]
        return [0.5 + 0.5 * ((one < other) - (one > other)) for one, other in pairs]


def whole_deals(plan: Plan, results: Iterable[Result]) -> Iterator[list[Seated]]:
    """Put results into the order of the plan, deal by deal, and leave out deals that are half played."""
    ordered = sorted(results, key=lambda result: result.number)
    for _, games in groupby(ordered, key=lambda result: plan.deal(result.number)):
        deal = [Seated(result, plan.lineup(result.number)) for result in games]
        if len(deal) == plan.size:
            yield deal
