"""The action space, in this order: play a leaf, pick a prize, keep or discard, give, protect, aim.

leaf                                    from 0 to 50
FIRST_PRIZE + prize                     the prizes of the box
space.keep, space.discard               what a magpie stole
space.give + find                       what an arriving card is associated with
space.protect + find                    an animal of your own that a cage or a trap protects
space.aim + seat * space.finds + find   what a magpie eats or steals, what a cage or a trap steals
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.tricky_badger.box import Box
from ludotheque.games.tricky_badger.leaves import LEAVES

FIRST_PRIZE: Final = LEAVES


class Space:
    """Where the kinds of moves begin, for a box and so many seats."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.finds: i64 = box.size
        self.keep: i64 = FIRST_PRIZE + box.prizes
        self.discard: i64 = self.keep + 1
        self.give: i64 = self.keep + 2
        self.protect: i64 = self.give + box.size
        self.aim: i64 = self.protect + box.size
        self.actions: i64 = self.aim + seats * box.size
