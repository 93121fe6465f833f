"""What changes in a match of Crazy Eights, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.position import NUMBER, NUMBERS, RNG, SET, SETS, Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State

FIELDS: Final = [
    Field("round", NUMBER),
    Field("starter", NUMBER),
    Field("hands", SETS, "card"),
    Field("stock", NUMBERS, "card"),
    Field("left", NUMBER),
    Field("pile", SET, "card"),
    Field("top", NUMBER, "card"),
    Field("suit", NUMBER, "suit"),
    Field("turn", NUMBER),
    Field("drawn", NUMBER),
    Field("passes", NUMBER),
    Field("points", NUMBERS),
    Field("rng", RNG),
]


class EightsState(State):
    """A table of Crazy Eights: hands and the pile are masks of cards."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.round: i64 = 0  # 1 for the first
        self.starter: i64 = 0
        self.hands = vec[i64]()
        self.stock = vec[i64]()  # drawn from its end; where none is left, -1
        self.left: i64 = 0
        self.pile: i64 = 0  # all cards laid, the top one too
        self.top: i64 = 0
        self.suit: i64 = 0  # to be followed: the top card's, or the one an eight named
        self.turn: i64 = 0  # -1 when the match is over
        self.drawn: i64 = 0  # whether the player to move has drawn
        self.passes: i64 = 0  # in a row, since a card was laid or drawn
        self.points = vec[i64]()

    def copy(self) -> "EightsState":
        s = EightsState(self.rng.copy())
        s.round = self.round
        s.starter = self.starter
        s.hands = self.hands[:]
        s.stock = self.stock[:]
        s.left = self.left
        s.pile = self.pile
        s.top = self.top
        s.suit = self.suit
        s.turn = self.turn
        s.drawn = self.drawn
        s.passes = self.passes
        s.points = self.points[:]
        return s

    def fields(self) -> list[Field]:
        return FIELDS
