"""A heuristic for Hygge."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.games.hygge.moves import ACTIONS
from ludotheque.games.hygge.state import HyggeState


class HyggeBot(Bot):
    def __init__(self) -> None:
        self.moves = vec[i64]([0] * ACTIONS)

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(s, HyggeState)
        return self.moves[rng.below(rules.fill(s, seat, self.moves))]

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        return 0.5


def bot() -> Bot:
    return HyggeBot()
