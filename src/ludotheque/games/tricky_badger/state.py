"""What changes in a match of Tricky Badger, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.position import COUNTS, NUMBER, NUMBERS, RNG, SET, SETS, Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State

# The phases
PICKING: Final = 0  # the first player picks the prize of the trick
PLAYING: Final = 1  # someone leads or follows
AIMING: Final = 2  # the winner aims the magpie
KEEPING: Final = 3  # and keeps or discards what it stole
CAGING: Final = 4  # the winner uses the cage
TRAPPING: Final = 5  # or the trap
GIVING: Final = 6  # the winner chooses what an arriving card is associated with
OVER: Final = 7

FIELDS: Final = [
    Field("round", NUMBER),
    Field("first", NUMBER),
    Field("hands", SETS, "leaf"),
    Field("voids", SETS, "colour"),
    Field("played", SET, "leaf"),
    Field("deck", NUMBERS, "prize"),
    Field("prizes", COUNTS, "prize"),
    Field("trick", NUMBER),
    Field("phase", NUMBER),
    Field("turn", NUMBER),
    Field("prize", NUMBER, "prize"),
    Field("table", NUMBERS, "leaf"),
    Field("winner", NUMBER),
    Field("arriving", NUMBER, "find"),
    Field("collections", COUNTS, "find"),
    Field("discards", COUNTS, "find"),
    Field("rng", RNG),
]


class BadgerState(State):
    """A table of Tricky Badger: hands are masks of leaves, collections and piles say how many there are of each."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.round: i64 = 0
        self.first: i64 = 0  # who holds the first-player card
        self.hands = vec[i64]()
        self.voids = vec[i64]()  # of each seat, the colours it has shown this round that it lacks
        self.played: i64 = 0  # the leaves of this round's tricks, the current one included
        self.deck = vec[i64]()  # in the order of drawing; -1 where a card was drawn
        self.prizes = vec[i64]()  # face up, the one at stake not included
        self.trick: i64 = 0  # of this round
        self.phase: i64 = PICKING
        self.turn: i64 = 0
        self.prize: i64 = -1  # at stake, until it reaches a collection or the discards
        self.table = vec[i64]()  # the leaf each seat has played to the trick, or -1
        self.winner: i64 = -1  # of the trick, while the effect of its prize is carried out
        self.arriving: i64 = -1  # what the winner is about to keep, discard or associate
        self.collections = vec[i64]()  # seat by seat, how many of each find
        self.discards = vec[i64]()  # card by card: how many of each find without anything associated

    def copy(self) -> "BadgerState":
        s = BadgerState(self.rng.copy())
        s.round = self.round
        s.first = self.first
        s.hands = self.hands[:]
        s.voids = self.voids[:]
        s.played = self.played
        s.deck = self.deck[:]
        s.prizes = self.prizes[:]
        s.trick = self.trick
        s.phase = self.phase
        s.turn = self.turn
        s.prize = self.prize
        s.table = self.table[:]
        s.winner = self.winner
        s.arriving = self.arriving
        s.collections = self.collections[:]
        s.discards = self.discards[:]
        return s

    def fields(self) -> list[Field]:
        return FIELDS
