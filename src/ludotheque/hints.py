"""Hints: the best few moves by search, what each promises, and why it is good; from what the seat knows alone."""

import msgspec

from ludotheque.bots.search import SearchBot, Tried
from ludotheque.engine.bot import Bot, redealt
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.library import Game
from ludotheque.view import Reason

FEW = 3  # moves that a hint names


class Advised(msgspec.Struct, frozen=True):
    """A move, its result as estimated (0: last, 1: alone in front), how far off that may be (95%), and its reason.

    An `error` of 0 says that nothing was estimated: it is the only move, or there was no time.
    """

    m: int
    value: float
    error: float
    why: Reason


def advise(game: Game, rules: Rules, s: State, seat: int, bot: Bot, rng: Rng, made: int = -1) -> list[Advised]:
    """Return the best few moves, the best one first and compared with the next.

    With `made`, that move comes first, whatever search thinks of it: for what has been played.
    """
    given = redealt(rules, s, seat, rng)
    if isinstance(bot, SearchBot):
        tried = bot.advise(rules, given, seat, rng, FEW, made)
    else:
        tried = [Tried(int(bot.choose(rules, given, seat, rng)), 0.0, 0.0)]
    if made >= 0 and tried[0].move != made:
        tried = [Tried(made, 0.0, 0.0), *tried][:FEW]
    chance = rng.fork()
    advised = []
    for i, one in enumerate(tried):
        than = tried[1].move if i == 0 and len(tried) > 1 else -1
        why = game.reason(rules, s, seat, one.move, chance.copy(), than)
        advised.append(Advised(one.move, one.value, one.error, why))
    return advised
