"""Action cards: what is printed on them, and sets of them as masks.

A *card* is what is printed: action, letter and steps, one of 24. A *copy* is one of the pieces in the box, 60 at most:
hands and piles are masks of copies, players only ever name cards.
"""

from typing import Final

from mypy_extensions import i64

ACTIONS: Final = ["waddle", "fart", "judge", "mark", "bark", "sniff"]
KINDS: Final = ["s1", "s2", "c1", "c2"]  # letter and steps
CARDS: Final = 24
COPIES: Final = 60

CODES: Final = [f"{action}-{kind}" for action in ACTIONS for kind in KINDS]


def steps(card: i64) -> i64:
    """Return how many places a card walks."""
    return 1 + (card & 1)


def social(card: i64) -> bool:
    """Return whether a card is an S, not a C."""
    return card & 2 == 0
