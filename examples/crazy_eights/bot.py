"""A heuristic for Crazy Eights: get rid of what is dear, and keep the eights for when nothing else fits."""

from mypy_extensions import i64

from ludotheque.engine.bot import Bot, RatingBot
from ludotheque.engine.masks import count, members
from ludotheque.engine.rules import Rules, State

from .moves import CARD, DRAW, EIGHT, NAMED, RANK, SUIT
from .rules import EightsRules
from .state import EightsState


class EightsBot(RatingBot):
    """Play the dearest card that fits, in a suit one holds more of; an eight only for want of anything else."""

    def rate(self, rules: Rules, s: State, seat: i64, move: i64) -> float:
        assert isinstance(rules, EightsRules)
        assert isinstance(s, EightsState)
        return rate(rules, s, seat, move)

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        assert isinstance(rules, EightsRules)
        assert isinstance(s, EightsState)
        costs = [int(s.points[p]) + (rules.cost_of(s.hands[p]) if s.turn >= 0 else 0) for p in range(rules.seats)]
        return 1.0 - costs[seat] / sum(costs) if sum(costs) else 0.5


def rate(rules: EightsRules, s: EightsState, seat: int, move: int) -> float:
    """Rate a move of a seat, from what it holds alone."""
    if move >= DRAW:
        return 0.0
    held = members(s.hands[seat])
    followed = sum(1 for card in held if card != CARD[move] and SUIT[card] == NAMED[move])
    if RANK[CARD[move]] != EIGHT:
        return 10.0 + float(rules.cost[CARD[move]]) + followed
    close = len(held) == 1 or min(count(s.hands[p]) for p in range(rules.seats) if p != seat) <= 2
    return (20.0 if close else 1.0) + followed  # an eight costs most to be left with


def bot() -> Bot:
    return EightsBot()
