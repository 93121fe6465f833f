"""The action space: take a line, store with an animal, discard a card, or leave it.

A card is one of 7 animals (0 to 6), one of 15 objects (7 to 21), or the winter card. A move is
  line                       rows 0 to 4, columns 5 to 9
  STORE + 120 * animal + set  one kind of object (sets 0 to 14) or two (sets 15 to 119)
  DISCARD + card             the last action: an animal or an object
  SKIP                       store nothing this turn
  NOTHING                    no last action
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ANIMALS: Final = 7
OBJECTS: Final = 15
WINTER: Final = 22
CARDS: Final = 23  # with the winter card

SIDE: Final = 5  # rows, and columns, at most
LINES: Final = 10
SETS: Final = 120

STORE: Final = 10
DISCARD: Final = 850
SKIP: Final = 872
NOTHING: Final = 873
ACTIONS: Final = 874

LINE_CODES: Final = ["1", "2", "3", "4", "5", "a", "b", "c", "d", "e"]

_pairs = [(a, b) for a in range(OBJECTS) for b in range(a + 1, OBJECTS)]
_ones = [(a, -1) for a in range(OBJECTS)]

# The cards of each set of objects; the second is -1 where there is only one.
FIRST: Final = vec[i64]([ANIMALS + a for a, _ in _ones + _pairs])
SECOND: Final = vec[i64]([ANIMALS + b if b >= 0 else -1 for _, b in _ones + _pairs])

# The set of two objects, the lower one first: by 15 * object + object, both counted from 0.
PAIR: Final = vec[i64](
    [_pairs.index((a, b)) + OBJECTS if a < b else -1 for a in range(OBJECTS) for b in range(OBJECTS)]
)


def animal_of(move: i64) -> i64:
    """Return the animal of a store."""
    return (move - STORE) // SETS


def set_of(move: i64) -> i64:
    """Return the set of objects of a store."""
    return (move - STORE) % SETS


def objects_of(move: int) -> list[int]:
    """List the objects of a store, as cards.

    >>> objects_of(STORE), objects_of(STORE + 15)
    ([7], [7, 8])
    """
    kinds = set_of(move)
    if SECOND[kinds] < 0:
        return [FIRST[kinds]]
    return [FIRST[kinds], SECOND[kinds]]
