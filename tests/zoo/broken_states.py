"""Toys whose states are copied, kept or written down wrongly."""

import random

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.position import Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State, restore
from tests.zoo.cage import Cage
from tests.zoo.culprits import CULPRITS, Culprit, caught_by, with_state
from tests.zoo.shelf.crows.rules import CrowsRules
from tests.zoo.shelf.crows.state import FIELDS, CrowsState


@caught_by("check_copies")
class ShallowCopy(CrowsState):
    """A copy shares its hands."""

    def copy(self) -> "ShallowCopy":
        s = super().copy()
        s.hands = self.hands
        return s


@caught_by("check_copies")
class SharedLuck(CrowsState):
    """A copy draws from the same generator."""

    def copy(self) -> "SharedLuck":
        s = super().copy()
        s.rng = self.rng
        return s


class LuckyDraw(CrowsRules):
    """Draw a card, with some numbers drawn: the toy above draws none after the deal."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        s.rng.word()
        super().apply(s, seat, move, journal)


CULPRITS["SharedLuck"] = Culprit(
    Cage("crows", {"rules": {"build": with_state(LuckyDraw, SharedLuck)}}),
    ["check_copies"],
)


@caught_by("check_same_again", "check_record")
class LateChance(CrowsRules):
    """Late in the game, random numbers come from elsewhere."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        super().apply(s, seat, move, journal)
        assert isinstance(s, CrowsState)
        if s.left == 1:
            s.rng.assign(Rng(random.getrandbits(96)))


class Hashing(CrowsRules):
    """Luck comes from the hash of a text, which differs from one process to the next."""

    def start(self, seed: int) -> CrowsState:
        s = super().start(seed)
        s.turn = hash("crows") % int(self.seats)
        return s


HASHING = Cage("crows", {"rules": {"build": Hashing}}, address=f"{__name__}:HASHING")
CULPRITS["Hashing"] = Culprit(HASHING, ["check_hash_seeds"])


@caught_by("check_digests", "check_playthrough", "check_counts")
class OtherRules(CrowsRules):
    """A full hand may draw: the rules were changed, and nobody said so."""

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        n = super().fill_moves(s, seat, moves)
        assert isinstance(s, CrowsState)
        if n and moves[n - 1] != self.draw and s.left:
            moves[n] = self.draw
            n += 1
        return n


@caught_by("check_fields", "check_pickle", "check_position")
class ForgottenField(CrowsState):
    """Whose turn it is, is not listed."""

    def fields(self) -> list[Field]:
        return [field for field in FIELDS if field.name != "turn"]


@caught_by("check_fields")
class RepeatedField(CrowsState):
    """A field is listed twice."""

    def fields(self) -> list[Field]:
        return [*FIELDS, FIELDS[0]]


def emptied(kind: type[CrowsState], numbers: list[list[int]]) -> CrowsState:
    s = restore(kind, numbers)
    assert isinstance(s, CrowsState)
    s.rng = Rng(0)
    return s


@caught_by("check_pickle")
class WrongPickle(CrowsState):
    """A pickle forgets the generator."""

    def __reduce__(self) -> tuple[object, ...]:
        return emptied, (type(self), self.numbers())


@caught_by("check_position")
class WrongPosition(CrowsRules):
    """A position is written in an order that it is not read in."""

    def from_position(self, told: dict[str, object]) -> State:
        s = super().from_position(told)
        assert isinstance(s, CrowsState)
        s.hands[0], s.hands[1] = s.hands[1], s.hands[0]
        return s
