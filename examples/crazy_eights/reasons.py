"""The case for a move in Crazy Eights: for hints, in words."""

from ludotheque.engine.masks import BIT, members
from ludotheque.engine.rules import Choice
from ludotheque.view import Reason

from .moves import CARD, DRAW, NAMED, SUIT
from .rules import EightsRules
from .state import EightsState


def reason(rules: EightsRules, s: EightsState, seat: int, choice: Choice) -> Reason:
    """Say why a move is good, from what the seat holds."""
    if choice.move >= DRAW:
        return Reason(choice.kind, {})
    rest = members(s.hands[seat] & ~BIT[CARD[choice.move]])
    if not rest:
        return Reason("out", {})
    if choice.kind == "eight":
        suit = int(NAMED[choice.move])
        return Reason("eight", {"suit": suit, "count": sum(1 for card in rest if SUIT[card] == suit)})
    return Reason("play", {"points": int(rules.cost[CARD[choice.move]])})
