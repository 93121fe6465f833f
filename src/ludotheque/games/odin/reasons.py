"""Why a move is good in Odin."""

from ludotheque.engine.masks import BIT
from ludotheque.engine.rules import Choice
from ludotheque.games.odin.bot import largest
from ludotheque.games.odin.moves import CARDS_OF
from ludotheque.games.odin.rules import OdinRules
from ludotheque.games.odin.state import OdinState
from ludotheque.view import Reason


def reason(rules: OdinRules, s: OdinState, seat: int, choice: Choice) -> Reason:
    """Count the plays that the hand it leaves could go in."""
    hand = int(s.hands[seat])
    if choice.kind == "pass":
        return Reason("pass", {"count": plays(hand)})
    if choice.kind == "take":
        card = choice.args["card"]
        assert isinstance(card, int)
        return Reason("take", {"count": plays(hand | BIT[card])})
    left = hand & ~CARDS_OF[choice.move]
    return Reason("play", {"count": plays(left)}) if left else Reason("out", {})


def plays(hand: int) -> int:
    """Count the sets of one colour or one value that a hand falls into, the largest first."""
    count = 0
    while hand:
        hand &= ~largest(hand)
        count += 1
    return count
