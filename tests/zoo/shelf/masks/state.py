"""What changes in a match of Masks."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.position import NUMBER, NUMBERS, RNG, SETS, Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State

FIELDS = [
    Field("rounds", NUMBER),
    Field("hands", SETS, "mask"),
    Field("chosen", NUMBERS, "mask"),
    Field("points", NUMBERS),
    Field("rng", RNG),
]


class MasksState(State):
    """A table of Masks; all masks are known, but for those just chosen."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.rounds = 0
        self.hands = vec[i64]()
        self.chosen = vec[i64]()
        self.points = vec[i64]()

    def copy(self) -> Self:
        s = type(self)(self.rng.copy())
        s.rounds = self.rounds
        s.hands = self.hands[:]
        s.chosen = self.chosen[:]
        s.points = self.points[:]
        return s

    def fields(self) -> list[Field]:
        return FIELDS
