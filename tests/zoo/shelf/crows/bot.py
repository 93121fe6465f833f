"""A bot for Crows: play the best card, or draw."""

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


class CrowsBot(Bot):
    """Play the highest card, unless there is something to draw."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return rules.legal_moves(s, seat)[-1]

    def evaluate(self, rules: Rules, s: State, seat: int) -> float:
        places = rules.ranking(s)
        return 1 - (places[seat] - 1) / len(places)


def bot() -> Bot:
    return CrowsBot()
