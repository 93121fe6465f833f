"""A bot for a first game: it knows what is good, and often does something else."""

from typing import Final

from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State

SLIPS: Final = 2  # decisions in five that are left to chance


class EasyBot(Bot):
    """Play like another bot most of the time, and anything legal otherwise."""

    def __init__(self, better: Bot) -> None:
        self.better = better

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        if rng.below(5) < SLIPS:
            return rules.sample(s, seat, rng)
        return self.better.choose(rules, s, seat, rng)

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        return self.better.evaluate(rules, s, seat)
