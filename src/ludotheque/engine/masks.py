"""Sets of pieces as masks: a bit for each piece, 60 at most."""

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.tables import table

BIT: Final = table([1 << i for i in range(60)])
_COUNT: Final = table([mask.bit_count() for mask in range(4096)])
_LOWEST: Final = table([(mask & -mask).bit_length() - 1 for mask in range(4096)])

# The members of every subset of eleven pieces, ascending, stand in _MEMBERS from _STARTS[subset] to the next start.
_members = [[i for i in range(11) if mask >> i & 1] for mask in range(2048)]
_MEMBERS: Final = table([i for found in _members for i in found])
_STARTS: Final = table([0, *accumulate([len(found) for found in _members])])


def count(mask: i64) -> i64:
    """Count the pieces of a mask.

    >>> count(0b1011)
    3
    """
    return (
        _COUNT[mask & 4095]
        + _COUNT[(mask >> 12) & 4095]
        + _COUNT[(mask >> 24) & 4095]
        + _COUNT[(mask >> 36) & 4095]
        + _COUNT[(mask >> 48) & 4095]
    )


def lowest(mask: i64) -> i64:
    """Return the first piece of a mask that is not empty.

    >>> lowest(0b1000)
    3
    """
    base: i64 = 0
    while mask & 4095 == 0:
        mask >>= 12
        base += 12
    return base + _LOWEST[mask & 4095]


def members(mask: int) -> list[int]:
    """List the pieces of a mask.

    >>> members(0b101)
    [0, 2]
    """
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def gather(mask: i64, pile: vec[i64]) -> i64:
    """Put the pieces of a mask on a pile, always in the same order, and count them: a deal depends on its rng alone."""
    n: i64 = 0
    base: i64 = 0
    while mask:
        row = mask & 2047
        i = _STARTS[row]
        last = _STARTS[row + 1]
        while i < last:
            pile[n] = base + _MEMBERS[i]
            n += 1
            i += 1
        mask >>= 11
        base += 11
    return n


def nth(mask: i64, n: i64) -> i64:
    """Return the piece of a mask before which there are n others.

    >>> nth(0b1011, 2)
    3
    """
    base: i64 = 0
    while True:
        row = mask & 2047
        size = _STARTS[row + 1] - _STARTS[row]
        if n < size:
            return base + _MEMBERS[_STARTS[row] + n]
        n -= size
        mask >>= 11
        base += 11
