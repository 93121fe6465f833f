"""The leaf cards: numbers, masks, and tables over the subsets of a colour.

A leaf is `11 * colour + value - 1`, pink being the last colour; a hand is a mask of 51 bits.
"""

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.tables import table

NAMES: Final = ["orange", "blue", "green", "purple", "pink"]
LETTERS: Final = "obgup"  # orange blue green pUrple pink
COLOURS: Final = 5
PINK: Final = 4
WIDTH: Final = 11  # values of a plain colour
PINKS: Final = 7
LEAVES: Final = 51
SUBSETS: Final = 2048  # of a colour
COLOUR_BITS: Final = 2047  # all leaves of one colour, moved to the bottom

CODES: Final = [LETTERS[leaf // WIDTH] + str(leaf % WIDTH + 1) for leaf in range(LEAVES)]

BIT: Final = table([1 << i for i in range(LEAVES)])
COLOUR_OF: Final = table([leaf // WIDTH for leaf in range(LEAVES)])
SHIFT: Final = table([WIDTH * colour for colour in range(COLOURS)])
COLOUR_MASK: Final = table([COLOUR_BITS << WIDTH * colour for colour in range(COLOURS)])
SIZE: Final = table([mask.bit_count() for mask in range(SUBSETS)])

# The members of each subset, ascending, stand in MEMBERS from STARTS[subset] to STARTS[subset + 1].
_members = [[i for i in range(WIDTH) if mask >> i & 1] for mask in range(SUBSETS)]
MEMBERS: Final = table([i for listed in _members for i in listed])
STARTS: Final = table([0, *accumulate([len(members) for members in _members])])


def count(leaves: i64) -> i64:
    """Count the leaves of a mask."""
    n: i64 = 0
    while leaves:
        n += SIZE[leaves & 2047]
        leaves >>= 11
    return n


def fill(leaves: i64, out: vec[i64]) -> i64:
    """Write the leaves of a mask, ascending, and count them."""
    n: i64 = 0
    base: i64 = 0
    while leaves:
        row = leaves & 2047
        i = STARTS[row]
        last = STARTS[row + 1]
        while i < last:
            out[n] = base + MEMBERS[i]
            n += 1
            i += 1
        leaves >>= 11
        base += 11
    return n


def listed(leaves: int) -> list[int]:
    """List the leaves of a mask.

    >>> listed(0b101)
    [0, 2]
    """
    return [leaf for leaf in range(LEAVES) if leaves >> leaf & 1]
