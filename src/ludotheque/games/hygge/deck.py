"""The deck of Hygge: shuffled with the winter card near its bottom, and laid out into the stock."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rng import Rng
from ludotheque.games.hygge.box import Box
from ludotheque.games.hygge.moves import CARDS, WINTER
from ludotheque.games.hygge.state import LAST, HyggeState


class Dealer:
    """Shuffle the cards of a box, in buffers of its own."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.pile = vec[i64]([0] * box.cards)  # where cards are shuffled
        self.counts = vec[i64]([0] * CARDS)

    def deal(self, s: HyggeState) -> None:
        """Shuffle all cards (hygge.setup.deck), and lay out the stock (hygge.setup.stock)."""
        self.shuffle(s, self.box.copies, self.box.hiding, s.rng)
        s.left = self.box.cards + 1
        lay_out(s, 0)

    def shuffle(self, s: HyggeState, counts: vec[i64], hiding: i64, rng: Rng) -> None:
        """Make a deck, the winter card among its last `hiding` cards (hygge.setup.winter); 0 if it is out."""
        pile = self.pile
        deck = s.deck
        n = self.gather(counts)
        rng.shuffle(pile, n, n)
        under: i64 = -1  # how many cards lie under the winter card
        if hiding > 0:
            under = rng.below(hiding)
        at = len(deck) - 1
        card: i64 = 0
        while card < n:
            if card == under:
                deck[at] = WINTER
                at -= 1
            deck[at] = pile[card]
            at -= 1
            card += 1
        if under == n:
            deck[at] = WINTER

    def gather(self, counts: vec[i64]) -> i64:
        """Put cards on the pile, always in the same order, and count them: a deal depends on `rng` alone."""
        pile = self.pile
        n: i64 = 0
        card: i64 = 0
        while card < WINTER:
            last = n + counts[card]
            while n < last:
                pile[n] = card
                n += 1
            card += 1
        return n

    def unseen(self, s: HyggeState) -> vec[i64]:
        """Count the cards of the deck."""
        counts = self.counts
        card: i64 = 0
        while card < CARDS:
            counts[card] = 0
            card += 1
        deck = s.deck
        at = len(deck) - s.left
        while at < len(deck):
            counts[deck[at]] += 1
            at += 1
        return counts


def lay_out(s: HyggeState, place: i64) -> bool:
    """Fill the stock from a place on, one card at a time; return False if the winter card stops it."""
    deck = s.deck
    stock = s.stock
    at = len(deck) - s.left
    while place < len(stock):
        card = deck[at]
        deck[at] = -1
        at += 1
        if card == WINTER:  # hygge.end.winter: it takes no place, and nothing more is dealt
            s.left = len(deck) - at
            return False
        stock[place] = card
        place += 1
    s.left = len(deck) - at
    return True


def winter_within(box: Box, s: HyggeState) -> i64:
    """Return among how many of the last cards the winter card is known to lie; 0 once it is out (hygge.info.hidden)."""
    if s.phase >= LAST:
        return 0
    if s.left < box.hiding:
        return s.left
    return box.hiding
