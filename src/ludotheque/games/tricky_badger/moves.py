"""The action space, in this order: play a leaf, pick a prize, keep or discard, give, protect, aim.

leaf                                    from 0 to 50
PRIZE + prize                           the prizes of the box
space.keep, space.discard               what a magpie stole
space.give + find                       what an arriving card is associated with
space.protect + find                    an animal of your own that a cage or a trap protects
space.aim + seat * space.finds + find   what a magpie eats or steals, what a cage or a trap steals
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.engine.rules import Choice
from ludotheque.games.tricky_badger.finds import WEEVIL, WHEAT, Box
from ludotheque.games.tricky_badger.leaves import CODES, LEAVES

PRIZE: Final = LEAVES


class Space:
    """Where the kinds of moves begin, for a box and so many seats."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.finds: i64 = box.size
        self.keep: i64 = PRIZE + box.prizes
        self.discard: i64 = self.keep + 1
        self.give: i64 = self.keep + 2
        self.protect: i64 = self.give + box.size
        self.aim: i64 = self.protect + box.size
        self.actions: i64 = self.aim + seats * box.size

    def choice(self, move: int) -> Choice:
        """Put a move into words."""
        if move < PRIZE:
            return Choice(move, "play", {"leaf": move}, f"play {CODES[move]}")
        if move < self.keep:
            prize = move - PRIZE
            return Choice(move, "prize", {"prize": prize}, f"prize {self.box.prize_codes[prize]}")
        if move == self.keep:
            return Choice(move, "keep", {}, "keep")
        if move == self.discard:
            return Choice(move, "discard", {}, "discard")
        if move < self.protect:
            find = move - self.give
            kind = "give" if self.box.finds[find].animal else "add"
            return Choice(move, kind, {"find": find}, f"give {self.box.codes[find]}")
        if move < self.aim:
            find = move - self.protect
            return Choice(move, "protect", {"find": find}, f"protect {self.box.codes[find]}")
        seat, find = divmod(move - self.aim, int(self.finds))
        verb = "eat" if self.box.finds[find].base[0] in (WHEAT, WEEVIL) else "steal"
        return Choice(move, verb, {"other": seat, "find": find}, f"{verb} {seat + 1} {self.box.codes[find]}")
