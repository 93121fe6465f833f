"""Numbers for learning: what a seat knows of Crazy Eights, named, seats counted from itself."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rules import Rules, State

from .moves import CARDS, CODES, SUITS
from .rules import EightsRules
from .state import EightsState


def names(rules: Rules) -> list[str]:
    """Name each number of `write`, in order."""
    found = [f"{place} {code}" for place in ("hand", "pile", "top") for code in CODES]
    found += [f"suit {suit}" for suit in SUITS]
    found += ["stock", "drawn", "passes", "round"]
    return found + [f"{what} +{step}" for step in range(rules.seats) for what in ("cards", "points")]


def write(rules: Rules, s: State, seat: i64, out: vec[float], at: i64) -> None:
    """Fill a buffer, from a place on, with the features of a seat."""
    assert isinstance(rules, EightsRules)
    assert isinstance(s, EightsState)
    card: i64 = 0
    while card < CARDS:
        out[at + card] = 1.0 if s.hands[seat] & BIT[card] else 0.0
        out[at + CARDS + card] = 1.0 if s.pile & BIT[card] else 0.0
        out[at + 2 * CARDS + card] = 1.0 if s.top == card else 0.0
        card += 1
    at += 3 * CARDS
    for suit in range(len(SUITS)):
        out[at + suit] = 1.0 if s.suit == suit else 0.0
    at += len(SUITS)
    for value, most in ((s.left, CARDS), (s.drawn, 1), (s.passes, rules.seats), (s.round, rules.rounds)):
        out[at] = float(value) / float(most)
        at += 1
    for step in range(rules.seats):
        other = (seat + step) % rules.seats
        out[at] = count(s.hands[other]) / CARDS
        out[at + 1] = float(s.points[other]) / 100
        at += 2
