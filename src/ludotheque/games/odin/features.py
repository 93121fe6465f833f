"""Numbers for learning: what a seat knows of Odin, named, seats counted from itself."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rules import Rules, State
from ludotheque.games.odin.moves import CARDS, CARDS_OF, CODES, COUNT_OF
from ludotheque.games.odin.state import OPEN, OVER, TAKING, OdinState


def names(rules: Rules) -> list[str]:
    """Name each number of `write`, in order."""
    named = [f"{pile} {code}" for pile in ("hand", "centre", "beaten", "discards", "box") for code in CODES]
    for other in range(1, rules.seats):
        named += [f"seen +{other} {code}" for code in CODES]
    named += ["opening", "taking", "centre size"]
    for other in range(rules.seats):
        named += [f"cards +{other}", f"points +{other}", f"leads +{other}", f"passes before +{other}"]
    return named


def write(rules: Rules, s: State, seat: i64, out: vec[float]) -> None:
    """Fill a buffer with the features of a seat."""
    assert isinstance(s, OdinState)
    centre = CARDS_OF[s.centre] if s.centre >= 0 and s.phase != OVER else 0
    at = write_cards(out, 0, s.hands[seat])
    at = write_cards(out, at, centre)
    at = write_cards(out, at, s.beaten)
    at = write_cards(out, at, s.discards)
    at = write_cards(out, at, s.box)
    step: i64 = 1
    while step < rules.seats:
        at = write_cards(out, at, s.hands[(seat + step) % rules.seats] & s.seen)
        step += 1
    out[at] = 1.0 if s.phase == OPEN else 0.0
    out[at + 1] = 1.0 if s.phase == TAKING else 0.0
    out[at + 2] = float(COUNT_OF[s.centre]) / 9.0 if centre else 0.0
    at += 3
    step = 0
    while step < rules.seats:
        other = (seat + step) % rules.seats
        out[at] = float(count(s.hands[other])) / 9.0
        out[at + 1] = float(s.points[other]) / 15.0
        out[at + 2] = 1.0 if s.leader == other else 0.0
        out[at + 3] = 1.0 if step < s.passes else 0.0
        at += 4
        step += 1


def write_cards(out: vec[float], at: i64, cards: i64) -> i64:
    """Write a mask of cards, one number each, and return where to go on."""
    card: i64 = 0
    while card < CARDS:
        out[at + card] = 1.0 if cards & BIT[card] else 0.0
        card += 1
    return at + CARDS
