"""What changes in a match of Hygge, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.position import COUNTS, NUMBER, NUMBERS, RNG, Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State

TAKING: Final = 0  # a line of the stock
STORING: Final = 1  # provisions, or nothing
LAST: Final = 2  # winter is here: all choose a last action at once
OVER: Final = 3
# Moments, in which nobody acts
REVEALED: Final = 4  # the last actions, before they are carried out
SCORED: Final = 5  # a game of a match, before the next one

FIELDS: Final = [
    Field("deck", NUMBERS, "card"),
    Field("left", NUMBER),
    Field("stock", NUMBERS, "card"),
    Field("phase", NUMBER),
    Field("turn", NUMBER),
    Field("front", COUNTS, "card"),
    Field("stored", COUNTS, "card"),
    Field("storer", NUMBER),
    Field("store", NUMBER, "action"),
    Field("copies", NUMBERS),
    Field("chosen", NUMBERS, "action"),
    Field("discarded", NUMBERS, "card"),
    Field("game", NUMBER),
    Field("results", NUMBERS),
    Field("minus", NUMBERS),
    Field("rng", RNG),
]


class HyggeState(State):
    """A table of Hygge: what lies where is counted by card, since copies cannot be told apart."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.deck = vec[i64]()  # from top to bottom; -1 where a card has been drawn
        self.left: i64 = 0  # cards in the deck
        self.stock = vec[i64]()  # by position; -1 for a gap
        self.phase: i64 = TAKING
        self.turn: i64 = 0
        self.front = vec[i64]()  # how many of each card lie in front, seat after seat
        self.stored = vec[i64]()  # the same of the piles
        self.storer: i64 = -1  # who stored in the last turn: it shows until the next cards are taken
        self.store: i64 = -1  # with which move
        self.copies = vec[i64]()  # and how many of its first and its second object
        self.chosen = vec[i64]()  # the last action of each seat, hidden until all have chosen
        self.discarded = vec[i64]()  # the card each seat discarded as its last action
        self.game: i64 = 0  # of the match, from 0
        self.results = vec[i64]()  # the points of each seat, game after game
        self.minus = vec[i64]()  # negative points of each seat in all games

    def copy(self) -> "HyggeState":
        s = HyggeState(self.rng.copy())
        s.deck = self.deck[:]
        s.left = self.left
        s.stock = self.stock[:]
        s.phase = self.phase
        s.turn = self.turn
        s.front = self.front[:]
        s.stored = self.stored[:]
        s.storer = self.storer
        s.store = self.store
        s.copies = self.copies[:]
        s.chosen = self.chosen[:]
        s.discarded = self.discarded[:]
        s.game = self.game
        s.results = self.results[:]
        s.minus = self.minus[:]
        return s

    def fields(self) -> list[Field]:
        return FIELDS
