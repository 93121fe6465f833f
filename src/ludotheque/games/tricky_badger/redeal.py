"""Dealing again what a seat does not see, so that every deal in which shown voids hold is equally likely.

The hands that have shown a void are dealt one after another, colour by colour: a number of leaves of a colour is drawn
in proportion to the deals it leaves, which are counted exactly. What is over is shuffled and goes to all other hands.
"""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count, gather
from ludotheque.engine.rng import Rng
from ludotheque.engine.tables import table
from ludotheque.games.tricky_badger.leaves import COLOUR_MASK, COLOURS, LEAVES, SHIFT, SIZE
from ludotheque.games.tricky_badger.state import BadgerState

UNKNOWN: Final = -1.0
# How many ways to choose k of n, at STRIDE * n + k. Whole numbers up to 2**53 are exact as floats; the products of the
# largest counts are rounded to 53 bits, and a draw has no more (see `fraction`).
STRIDE: Final = LEAVES + 1
COMBINATIONS: Final = vec[float]([float(comb(n, k)) for n in range(STRIDE) for k in range(STRIDE)])


class Dealer:
    """Deal unseen leaves to the hands a seat does not see."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.pile = table([0] * 64)  # room for all leaves, or for all of the deck
        # The hands that have shown a void, in the order of dealing: their seats, sizes and voids
        self.hands: i64 = 0
        self.seat_of = table([0] * seats)
        self.size_of = table([0] * seats)
        self.void_of = table([0] * seats)
        # The colours that some hand lacks: how many leaves are left; all other leaves count as one colour, the last
        self.colours: i64 = 0
        self.colour_of = table([0] * COLOURS)
        self.left = table([0] * (COLOURS + 1))
        self.unit = table([0] * COLOURS)  # a leaf of the colour, in the number of a remainder
        # The number of ways to deal from a hand on, by the remainder of each colour, as far as it was needed
        self.remainders: i64 = 1
        self.known = vec[float]([UNKNOWN])
        # What the counts are of: a search redeals the same state again and again
        self.known_hands: i64 = 0
        self.known_leaves: i64 = 0

    def deal(self, s: BadgerState, seat: i64, unseen: i64, rng: Rng) -> None:
        """Deal the unseen leaves to all hands but the seat's own; what is left over was never dealt."""
        self.prepare(s, seat, unseen)
        rest = unseen
        at: i64 = 0
        while at < self.hands:
            hand = self.deal_hand(at, rest, rng)
            s.hands[self.seat_of[at]] = hand
            rest &= ~hand
            at += 1
        pile = self.pile
        n = gather(rest, pile)
        rng.shuffle(pile, n, n)
        at = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat and s.voids[other] == 0:
                last = at + count(s.hands[other])
                hand = 0
                while at < last:
                    hand |= BIT[pile[at]]
                    at += 1
                s.hands[other] = hand
            other += 1

    def shuffle_deck(self, s: BadgerState, prizes: i64, drawn: i64, rng: Rng) -> None:
        """Bring the deck after the cards that were drawn into one fixed order, then shuffle it."""
        pile = self.pile
        cards = len(s.deck)
        n: i64 = 0
        prize: i64 = 0
        while prize < prizes:
            card = drawn
            while card < cards:
                if s.deck[card] == prize:
                    pile[n] = prize
                    n += 1
                card += 1
            prize += 1
        rng.shuffle(pile, n, n)
        while n > 0:
            n -= 1
            s.deck[drawn + n] = pile[n]

    def prepare(self, s: BadgerState, seat: i64, unseen: i64) -> None:
        """Find the hands that have shown voids, and the colours they lack; forget the counts if they are of others."""
        self.hands = 0
        hands: i64 = 1
        leaves: i64 = count(unseen)
        lacking: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat and s.voids[other]:
                self.seat_of[self.hands] = other
                self.size_of[self.hands] = count(s.hands[other])
                self.void_of[self.hands] = s.voids[other]
                lacking |= s.voids[other]
                hands = (hands << 9) | (self.size_of[self.hands] << 5) | s.voids[other]
                self.hands += 1
            other += 1
        self.colours = 0
        self.remainders = 1
        free = leaves
        colour: i64 = 0
        while colour < COLOURS:
            left = SIZE[(unseen >> SHIFT[colour]) & 2047]
            leaves = (leaves << 4) | left
            if lacking & BIT[colour] and left:
                self.colour_of[self.colours] = colour
                self.left[self.colours] = left
                self.unit[self.colours] = self.remainders
                self.remainders *= left + 1
                self.colours += 1
                free -= left
            colour += 1
        self.left[self.colours] = free
        if hands == self.known_hands and leaves == self.known_leaves:
            return
        self.known_hands = hands
        self.known_leaves = leaves
        needed = self.hands * self.remainders
        if len(self.known) < needed:
            self.known = vec[float]([UNKNOWN] * needed)
        i: i64 = 0
        while i < needed:
            self.known[i] = UNKNOWN
            i += 1

    def ways(self, at: i64) -> float:
        """Count the ways to deal to the hands from `at` on."""
        if at == self.hands:
            return 1.0
        place = at * self.remainders
        colour: i64 = 0
        while colour < self.colours:
            place += self.left[colour] * self.unit[colour]
            colour += 1
        if self.known[place] == UNKNOWN:
            self.known[place] = self.ways_from(at, 0, self.size_of[at])
        return self.known[place]

    def ways_from(self, at: i64, colour: i64, room: i64) -> float:
        """Count the ways to deal on, when a hand has room for so many leaves of this colour and those after it."""
        left = self.left[colour]
        if colour == self.colours:
            return self.ways_with(at, colour, room, room)
        if self.void_of[at] & BIT[self.colour_of[colour]]:
            return self.ways_from(at, colour + 1, room)
        total = 0.0
        n: i64 = 0
        while n <= left and n <= room:
            total += self.ways_with(at, colour, room, n)
            n += 1
        return total

    def ways_with(self, at: i64, colour: i64, room: i64, n: i64) -> float:
        """Count them when exactly n leaves of this colour are dealt to the hand."""
        left = self.left[colour]
        if n > left:
            return 0.0
        self.left[colour] = left - n
        on = self.ways(at + 1) if colour == self.colours else self.ways_from(at, colour + 1, room - n)
        self.left[colour] = left
        return COMBINATIONS[STRIDE * left + n] * on

    def deal_hand(self, at: i64, rest: i64, rng: Rng) -> i64:
        """Draw a hand that has shown voids from what is left, and count its leaves off."""
        hand: i64 = 0
        free = rest
        room = self.size_of[at]
        colour: i64 = 0
        while colour < self.colours:
            row = rest & COLOUR_MASK[self.colour_of[colour]]
            free &= ~row
            if self.void_of[at] & BIT[self.colour_of[colour]] == 0:
                n = self.draw_number(at, colour, room, rng)
                hand |= self.draw(row, n, rng)
                self.left[colour] -= n
                room -= n
            colour += 1
        self.left[colour] -= room
        return hand | self.draw(free, room, rng)

    def draw_number(self, at: i64, colour: i64, room: i64, rng: Rng) -> i64:
        """Draw how many leaves of a colour a hand gets, in proportion to the ways to deal on."""
        most = self.left[colour]
        if room < most:
            most = room
        total = self.ways_from(at, colour, room)
        drawn = total * fraction(rng)
        chosen: i64 = 0
        n: i64 = 0
        while n <= most:
            ways = self.ways_with(at, colour, room, n)
            if ways > 0.0:
                chosen = n
                if drawn < ways:
                    break
                drawn -= ways
            n += 1
        return chosen

    def draw(self, leaves: i64, n: i64, rng: Rng) -> i64:
        """Draw n of some leaves."""
        rng.shuffle(self.pile, gather(leaves, self.pile), n)
        drawn: i64 = 0
        i: i64 = 0
        while i < n:
            drawn |= BIT[self.pile[i]]
            i += 1
        return drawn


def fraction(rng: Rng) -> float:
    """Draw a number from 0 to 1, in steps of 2**-53."""
    high = rng.word() >> 5
    return (float(high) * 67108864.0 + float(rng.word() >> 6)) / 9007199254740992.0
