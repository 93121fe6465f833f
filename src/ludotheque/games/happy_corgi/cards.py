"""Action cards: what is printed on them, and sets of them as masks.

A *card* is what is printed: action, letter and steps, one of 24. A *copy* is one of the pieces in the box, 60 at most:
hands and piles are masks of copies, players only ever name cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ACTIONS: Final = ["waddle", "fart", "judge", "mark", "bark", "sniff"]
KINDS: Final = ["s1", "s2", "c1", "c2"]  # letter and steps
CARDS: Final = 24
COPIES: Final = 60

CODES: Final = [f"{action}-{kind}" for action in ACTIONS for kind in KINDS]

BIT: Final = vec[i64]([1 << i for i in range(62)])
COUNT10: Final = vec[i64]([mask.bit_count() for mask in range(1024)])
LOW10: Final = vec[i64]([(mask & -mask).bit_length() - 1 for mask in range(1024)])


def steps(card: i64) -> i64:
    """Tell how many places a card walks."""
    return 1 + (card & 1)


def social(card: i64) -> bool:
    """Tell an S from a C."""
    return card & 2 == 0


def count(mask: i64) -> i64:
    """Count the copies of a mask."""
    return (
        COUNT10[mask & 1023]
        + COUNT10[(mask >> 10) & 1023]
        + COUNT10[(mask >> 20) & 1023]
        + COUNT10[(mask >> 30) & 1023]
        + COUNT10[(mask >> 40) & 1023]
        + COUNT10[(mask >> 50) & 1023]
    )


def lowest(mask: i64) -> i64:
    """Give the first copy of a mask that is not empty."""
    base: i64 = 0
    while mask & 1023 == 0:
        mask >>= 10
        base += 10
    return base + LOW10[mask & 1023]


def nth(mask: i64, n: i64) -> i64:
    """Give the copy of a mask before which there are n others."""
    base: i64 = 0
    while n >= COUNT10[mask & 1023]:
        n -= COUNT10[mask & 1023]
        mask >>= 10
        base += 10
    mask &= 1023
    while n:
        mask &= mask - 1
        n -= 1
    return base + LOW10[mask]


def members(mask: int) -> list[int]:
    """List what is in a mask.

    >>> members(0b101)
    [0, 2]
    """
    return [i for i in range(62) if mask >> i & 1]
