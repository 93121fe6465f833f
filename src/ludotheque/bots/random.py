"""A bot that plays any legal move."""

from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


class RandomBot(Bot):
    """Draw a legal move, each equally likely."""

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        return rules.sample(s, seat, rng)

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        return 0.5
