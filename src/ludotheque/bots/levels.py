"""The levels a table can ask for, weakest first."""

from collections.abc import Callable

from ludotheque.bots.easy import EasyBot
from ludotheque.bots.random import RandomBot
from ludotheque.engine.bot import Bot
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.library import Game

STRIDE = 0x9E3779B97F4A7C15F39CC061  # odd, so that no two decisions of a match share their chance


def random(game: Game) -> Bot:
    return RandomBot()


def easy(game: Game) -> Bot:
    return EasyBot(game.bot())


def greedy(game: Game) -> Bot:
    return game.bot()


LEVELS: dict[str, Callable[[Game], Bot]] = {"random": random, "easy": easy, "greedy": greedy}


def make(level: str, game: Game) -> Bot:
    """Make a bot of a level for a game."""
    if level not in LEVELS:
        raise Refused("level", level=level, levels=list(LEVELS))
    return LEVELS[level](game)


def chance(seed: int, decision: int) -> Rng:
    """Give the chance of a bot for one decision of a match: the same again after a pause, and none of the deal's."""
    return Rng((seed + (decision + 1) * STRIDE) % SEEDS)
