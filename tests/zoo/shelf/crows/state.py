"""What changes in a match of Crows."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.position import NUMBER, NUMBERS, RNG, SETS, Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State

FIELDS = [
    Field("deck", NUMBERS, "card"),
    Field("left", NUMBER),
    Field("hands", SETS, "card"),
    Field("played", SETS, "card"),
    Field("turn", NUMBER),
    Field("rng", RNG),
]


class CrowsState(State):
    """A table of Crows."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.deck = vec[i64]()  # drawn from its end; what was drawn is -1
        self.left = 0
        self.hands = vec[i64]()
        self.played = vec[i64]()
        self.turn = 0

    def copy(self) -> Self:
        s = type(self)(self.rng.copy())
        s.deck = self.deck[:]
        s.left = self.left
        s.hands = self.hands[:]
        s.played = self.played[:]
        s.turn = self.turn
        return s

    def fields(self) -> list[Field]:
        return FIELDS
