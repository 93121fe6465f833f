"""The levels a table can ask for, weakest first."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludotheque.bots.easy import EasyBot
from ludotheque.bots.random import RandomBot
from ludotheque.engine.bot import Bot
from ludotheque.engine.refused import Refused, shortened
from ludotheque.engine.rng import SEEDS, Rng

if TYPE_CHECKING:
    from ludotheque.library import Game

STRIDE = 0x9E3779B97F4A7C15F39CC061  # odd, so that no two decisions of a match share a generator


def random(game: "Game") -> Bot:
    return RandomBot()


def easy(game: "Game") -> Bot:
    return EasyBot(medium(game))


def medium(game: "Game") -> Bot:
    """Make the game's own heuristic bot."""
    bot: Bot = game.part("bot").bot()
    return bot


LEVELS: "dict[str, Callable[[Game], Bot]]" = {"random": random, "easy": easy, "medium": medium}
FORMER = {"greedy": "medium"}  # what levels were called before: records, saves and commands may still say so


def named(level: str) -> str:
    """Return the present name of a level; an empty string if there is no such level."""
    now = FORMER.get(level, level)
    return now if now in LEVELS else ""


def make(level: str, game: "Game") -> Bot:
    """Make a bot of a level for a game."""
    now = named(level)
    if not now:
        raise Refused("level", level=shortened(level), levels=list(LEVELS))
    return LEVELS[now](game)


def bot_rng(seed: int, decision: int) -> Rng:
    """Return the generator of a bot for one decision of a match: the same after a pause, and never the deal's."""
    return Rng((seed + (decision + 1) * STRIDE) % SEEDS)
