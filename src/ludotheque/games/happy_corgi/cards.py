"""Action cards: what is printed on them, and sets of them as masks.

A *card* is what is printed: action, letter and steps, one of 24. A *copy* is one of the pieces in the box, 60 at most:
hands and piles are masks of copies, players only ever name cards.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.engine.tables import table

ACTIONS: Final = ["waddle", "fart", "judge", "mark", "bark", "sniff"]
KINDS: Final = ["s1", "s2", "c1", "c2"]  # letter and steps
CARDS: Final = 24
COPIES: Final = 60

CODES: Final = [f"{action}-{kind}" for action in ACTIONS for kind in KINDS]

BIT: Final = table([1 << i for i in range(62)])
COUNT12: Final = table([mask.bit_count() for mask in range(4096)])
LOW12: Final = table([(mask & -mask).bit_length() - 1 for mask in range(4096)])


def steps(card: i64) -> i64:
    """Return how many places a card walks."""
    return 1 + (card & 1)


def social(card: i64) -> bool:
    """Return whether a card is an S, not a C."""
    return card & 2 == 0


def count(mask: i64) -> i64:
    """Count the copies of a mask."""
    return (
        COUNT12[mask & 4095]
        + COUNT12[(mask >> 12) & 4095]
        + COUNT12[(mask >> 24) & 4095]
        + COUNT12[(mask >> 36) & 4095]
        + COUNT12[(mask >> 48) & 4095]
    )


def lowest(mask: i64) -> i64:
    """Return the first copy of a mask that is not empty."""
    base: i64 = 0
    while mask & 4095 == 0:
        mask >>= 12
        base += 12
    return base + LOW12[mask & 4095]


def nth(mask: i64, n: i64) -> i64:
    """Return the copy of a mask before which there are n others."""
    base: i64 = 0
    while n >= COUNT12[mask & 4095]:
        n -= COUNT12[mask & 4095]
        mask >>= 12
        base += 12
    mask &= 4095
    while n:
        mask &= mask - 1
        n -= 1
    return base + LOW12[mask]


def members(mask: int) -> list[int]:
    """List what is in a mask.

    >>> members(0b101)
    [0, 2]
    """
    return [i for i in range(62) if mask >> i & 1]
