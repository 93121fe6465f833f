"""A bot for Masks: any mask."""

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


class MasksBot(Bot):
    """Choose by chance, as one should."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return rules.sample(s, seat, rng)

    def evaluate(self, rules: Rules, s: State, seat: int) -> float:
        places = rules.ranking(s)
        return 1 - (places[seat] - 1) / len(places)


def bot() -> Bot:
    return MasksBot()
