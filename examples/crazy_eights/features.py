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


def write(rules: Rules, s: State, seat: i64, out: vec[float]) -> None:
    """Fill a buffer with the features of a seat."""
    assert isinstance(rules, EightsRules)
    assert isinstance(s, EightsState)
    card: i64 = 0
    while card < CARDS:
        out[card] = 1.0 if s.hands[seat] & BIT[card] else 0.0
        out[CARDS + card] = 1.0 if s.pile & BIT[card] else 0.0
        out[2 * CARDS + card] = 1.0 if s.top == card else 0.0
        card += 1
    n: i64 = 3 * CARDS
    for suit in range(len(SUITS)):
        out[n + suit] = 1.0 if s.suit == suit else 0.0
    n += len(SUITS)
    for value, most in ((s.left, CARDS), (s.drawn, 1), (s.passes, rules.seats), (s.round, rules.rounds)):
        out[n] = float(value) / float(most)
        n += 1
    for step in range(rules.seats):
        other = (seat + step) % rules.seats
        out[n] = count(s.hands[other]) / CARDS
        out[n + 1] = float(s.points[other]) / 100
        n += 2
