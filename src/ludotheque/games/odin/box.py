"""What is fixed at a table of Odin: the cards of its sheet, and what its options say."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import gather, members
from ludotheque.engine.tables import table

DARK: Final = (1, 4)  # red and black look alike by candlelight
# odin.setup.two-players: the pairs of colours of which one may stay in the box.
PAIRS: Final = [(a, b) for a in range(6) for b in range(a + 1, 6) if a in DARK or b in DARK]


class Box:
    """The cards, the size of a hand, the options. A `target` of 0 is a single round, a `first` of -1 is drawn."""

    def __init__(self, seats: int, deck: int, hand: int, target: int, four_colours: bool, first: int) -> None:
        self.seats: i64 = seats
        self.deck: i64 = deck  # odin.setup.deck: a mask
        self.hand: i64 = hand
        self.target: i64 = target
        self.four_colours = four_colours
        self.first: i64 = first
        self.pile = table(members(deck))  # in order, to be copied and shuffled

    def left_out(self, pair: tuple[int, int]) -> int:
        """Return the cards of a pair of colours."""
        one, two = pair
        return int(self.deck) & (511 << 9 * one | 511 << 9 * two)

    def gather(self, cards: i64, pile: vec[i64]) -> i64:
        """Put cards on the pile, always in the same order, and count them: a deal depends on its generator alone."""
        if cards == self.deck:
            return len(pile)
        return gather(cards, pile)
