"""The levels a table can ask for, weakest first."""

from operator import mul
from typing import TYPE_CHECKING

from ludotheque.bots.overlooking import OverlookingBot
from ludotheque.bots.policy import PREFIX, PolicyBot
from ludotheque.bots.random import RandomBot
from ludotheque.bots.search import SearchBot
from ludotheque.engine.bot import Bot
from ludotheque.engine.refused import Refused, shortened
from ludotheque.engine.rng import SEEDS, Rng

if TYPE_CHECKING:
    from ludotheque.library import Game

STRIDE = 0x9E3779B97F4A7C15F39CC061  # odd, so that no two decisions of a match share a generator

OFFERED = ["beginner", "easy", "medium", "hard", "expert"]  # to people, as opponents
LEVELS = ["random", *OFFERED]  # for studies
TRAINED = "trained"  # what a server calls a policy: only its operator names files
FORMER = {"greedy": "medium"}  # what levels were called before: records, saves and commands may still say so

MISSES = {"beginner": 45, "easy": 22}  # of a hundred moves, that are overlooked
BLUR = {"beginner": 5.0, "easy": 1.8}  # what judgements are off by, at most, in spreads of the ratings
# Of what a game imagines in a second, compiled: a level is fixed by its iterations, not by time.
EFFORT = {"hard": 0.001, "expert": 1.0}
DEPTH = {"hard": 1, "expert": 0}  # horizons of the game that it looks ahead; 0: as the game says
# Seconds of a processor that people wait at most: felt where nothing is compiled, or the machine is small.
PATIENCE = {"hard": 1.5, "expert": 4.0}
LONGEST = max(PATIENCE.values())


def named(level: str) -> str:
    """Return the present name of a level; an empty string if there is no such level."""
    now = FORMER.get(level, level)
    return now if now in LEVELS else ""


def named_here(level: str) -> str:
    """Do the same for people who may name files on this machine: `policy:FILE` is a level for them, too."""
    return level if level.startswith(PREFIX) else named(level)


def make(level: str, game: "Game", seconds: float = 0.0) -> Bot:
    """Make a bot of a level for a game.

    With `seconds` it answers people: no decision takes longer on the processor, nor longer than its level's patience.
    Without, it takes the time its iterations take, and chooses the same on every machine.
    """
    now = named_here(level)
    if not now:
        raise Refused("level", level=shortened(level), levels=LEVELS)
    if now.startswith(PREFIX):
        return PolicyBot(game, now.removeprefix(PREFIX))
    if now == "random":
        return RandomBot()
    heuristic: Bot = game.part("bot").bot()
    if now in MISSES:
        return OverlookingBot(heuristic, MISSES[now], BLUR[now])
    if now in EFFORT:
        seconds = min(seconds, PATIENCE[now])
        return SearchBot(heuristic, effort=EFFORT[now], seconds=seconds, depth=DEPTH[now])
    return heuristic


def bot_rng(seed: int, decision: int) -> Rng:
    """Return the generator of a bot for one decision of a match: the same after a pause, and never the deal's."""
    # With `*`, compiled code takes a Ctrl-C in the middle of big numbers for the end of all memory, and aborts.
    return Rng((seed + mul(decision + 1, STRIDE)) % SEEDS)
