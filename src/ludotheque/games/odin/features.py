"""Numbers for learning: what a seat knows of Odin, named, seats counted from itself."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import count
from ludotheque.engine.rules import Rules, State
from ludotheque.games.odin.moves import CARDS, CARDS_OF, CODES, COUNT_OF
from ludotheque.games.odin.rules import OdinRules
from ludotheque.games.odin.state import FOLLOW, OPEN, OVER, TAKING, OdinState


def names(rules: Rules) -> list[str]:
    """Name each number of `write`, in order."""
    named = [f"{pile} {code}" for pile in ("hand", "centre", "beaten", "discards", "box") for code in CODES]
    for other in range(1, rules.seats):
        named += [f"seen +{other} {code}" for code in CODES]
    named += ["opening", "following", "taking", "cards in the centre", "target", "single round"]
    for other in range(rules.seats):
        named += [f"{what} +{other}" for what in ("cards", "points", "leads", "passed", "opened", "acts")]
    return named


def write(rules: Rules, s: State, seat: i64, out: vec[float], at: i64) -> None:
    """Fill a buffer, from a place on, with the features of a seat.

    Points are parts of the target, in a single round of a hand. Who passed, passed since the last play.
    """
    assert isinstance(rules, OdinRules)
    assert isinstance(s, OdinState)
    box = rules.box
    seats = rules.seats
    centre: i64 = 0
    if s.centre >= 0 and s.phase != OVER:
        centre = CARDS_OF[s.centre]
    at = write_cards(out, at, s.hands[seat])
    at = write_cards(out, at, centre)
    at = write_cards(out, at, s.beaten)
    at = write_cards(out, at, s.discards)
    at = write_cards(out, at, s.box)
    step: i64 = 1
    while step < seats:
        at = write_cards(out, at, s.hands[(seat + step) % seats] & s.seen)
        step += 1
    hand = float(box.hand)
    points = float(box.target) if box.target else hand
    out[at] = 1.0 if s.phase == OPEN else 0.0
    out[at + 1] = 1.0 if s.phase == FOLLOW else 0.0
    out[at + 2] = 1.0 if s.phase == TAKING else 0.0
    out[at + 3] = float(COUNT_OF[s.centre]) / hand if centre else 0.0
    out[at + 4] = float(box.target) / 50.0
    out[at + 5] = 0.0 if box.target else 1.0
    at += 6
    step = 0
    while step < seats:
        other = (seat + step) % seats
        after = (other - s.leader + seats) % seats
        out[at] = float(count(s.hands[other])) / hand
        out[at + 1] = float(s.points[other]) / points
        out[at + 2] = 1.0 if after == 0 else 0.0
        out[at + 3] = 1.0 if 0 < after <= s.passes else 0.0
        out[at + 4] = 1.0 if s.opener == other else 0.0
        out[at + 5] = 1.0 if s.turn == other else 0.0
        at += 6
        step += 1


def write_cards(out: vec[float], at: i64, cards: i64) -> i64:
    """Write a mask of cards, one number each, and return where to go on."""
    last = at + CARDS
    while at < last:
        out[at] = float(cards & 1)
        cards >>= 1
        at += 1
    return at
