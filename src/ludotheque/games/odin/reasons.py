"""Why a move is good in Odin."""

from ludotheque.engine.masks import BIT, count, members
from ludotheque.engine.rules import Choice
from ludotheque.games.odin.bot import largest
from ludotheque.games.odin.moves import CARDS_OF, NUMBER_OF, VALUES
from ludotheque.games.odin.rules import OdinRules
from ludotheque.games.odin.state import OdinState
from ludotheque.view import Reason


def reason(rules: OdinRules, s: OdinState, seat: int, choice: Choice) -> Reason:
    """Count the plays that the hand it leaves could go in."""
    if choice.kind == "pass" and len(rules.legal_moves(s, seat)) == 1:
        return Reason("stuck", {"number": int(NUMBER_OF[s.centre])})
    hand = left(s, seat, choice)
    return Reason(choice.kind, {"count": plays(hand)}) if hand else Reason("out", {})


def compare(rules: OdinRules, s: OdinState, seat: int, choice: Choice, other: Choice) -> Reason | None:
    """Compare the hands that two moves leave: the plays they could go in, and the cards that stay together."""
    hand, than = left(s, seat, choice), left(s, seat, other)
    mine, its = with_taken(s, choice, hand), with_taken(s, other, than)
    together = int(largest(hand))
    broken = count(together) > 1 and together & ~than
    if not hand:
        return None
    if plays(mine) < plays(its):
        counts: dict[str, int | list[int]] = {"count": plays(mine), "than": plays(its)}
        return (
            Reason("than-together", {**counts, "cards": members(together)}) if broken else Reason("than-plays", counts)
        )
    if broken:
        return Reason("than-broken", {"cards": members(together)})
    if count(mine) < count(its):
        return Reason("than-cards", {"count": int(count(mine)), "than": int(count(its))})
    if choice.kind == other.kind == "take":
        card, less = (taken(one) for one in (choice, other))
        higher = card % VALUES > less % VALUES and plays(mine) == plays(its)
        return Reason("than-higher", {"count": plays(mine), "card": card}) if higher else None
    kept = hand & ~than
    return Reason("than-spent", {"cards": members(kept)}) if kept and choice.kind == other.kind == "play" else None


def left(s: OdinState, seat: int, choice: Choice) -> int:
    """Return the hand after a move."""
    hand = int(s.hands[seat])
    if choice.kind == "take":
        return hand | int(BIT[taken(choice)])
    return hand if choice.kind == "pass" else hand & ~int(CARDS_OF[choice.move])


def taken(choice: Choice) -> int:
    """Return the card that a choice takes."""
    card = choice.args["card"]
    assert isinstance(card, int)
    return card


def with_taken(s: OdinState, choice: Choice, hand: int) -> int:
    """Add the best of the beaten cards, one of which comes to the hand after a play."""
    if choice.kind != "play" or not hand or s.centre < 0:
        return hand
    return min((hand | int(BIT[card]) for card in members(int(CARDS_OF[s.centre]))), key=plays)


def plays(hand: int) -> int:
    """Count the sets of one colour or one value that a hand falls into, the largest first."""
    count = 0
    while hand:
        hand &= ~largest(hand)
        count += 1
    return count
