"""A toy with three doors: who peeks always wins, who stays wins a third, and honesty can win two thirds at best.

A prize lies behind one of them. The seat picks a door, another door without the prize is opened, and it may switch.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.journal import Journal
from ludotheque.engine.position import NUMBER, RNG, Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


class DoorsState(State):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.prize = 0
        self.picked = self.opened = self.final = -1

    def copy(self) -> "DoorsState":
        s = DoorsState(self.rng.copy())
        s.prize, s.picked, s.opened, s.final = self.prize, self.picked, self.opened, self.final
        return s

    def fields(self) -> list[Field]:
        return [*(Field(name, NUMBER) for name in ("prize", "picked", "opened", "final")), Field("rng", RNG)]


class DoorsRules(Rules):
    """Seat 0 plays against the house, seat 1, which has nothing to decide."""

    def __init__(self) -> None:
        super().__init__(2, 3, 3, 2)

    def start(self, seed: int) -> DoorsState:
        s = DoorsState(Rng(seed))
        s.prize = s.rng.below(3)
        return s

    def to_move(self, s: State) -> int:
        assert isinstance(s, DoorsState)
        return 0 if s.final < 0 else -1

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        assert isinstance(s, DoorsState)
        doors = [door for door in range(3) if door != s.opened]
        for n, door in enumerate(doors):
            moves[n] = door
        return len(doors)

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        assert isinstance(s, DoorsState)
        if s.picked >= 0:
            s.final = move
            return
        s.picked = move
        empty = [door for door in range(3) if door not in (move, s.prize)]
        s.opened = empty[s.rng.below(len(empty))]

    def ranking(self, s: State) -> list[int]:
        assert isinstance(s, DoorsState)
        return [1, 2] if s.final == s.prize else [2, 1]

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        """Place the prize as likely as the opened door tells: twice as often behind the door not picked."""
        assert isinstance(s, DoorsState)
        s.rng = Rng(rng.seed())
        s.prize = rng.below(3)
        if s.picked >= 0 and s.prize != s.picked:
            s.prize = 3 - s.picked - s.opened


class Stays(Bot):
    """Pick the first door, and stay there."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        assert isinstance(s, DoorsState)
        return max(s.picked, 0)

    def evaluate(self, rules: Rules, s: State, seat: int) -> float:
        return 0.5
