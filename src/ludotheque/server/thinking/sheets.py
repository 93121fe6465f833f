"""Strangers' sheets: what a table with one costs, found out where it costs nobody else anything."""

import time
import tracemalloc

import msgspec

from ludotheque.engine.meta import Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import Rng
from ludotheque.library import game
from ludotheque.server.table.setups import Setup, setup

MOVES = 120  # tried out at random
OFTEN = 25  # times as much as a move may take, laying a table out may: a move comes again and again


class Cost(msgspec.Struct, frozen=True):
    """What a table needs: bytes, and seconds of a processor to lay it out, or many times those of its slowest move."""

    seconds: float
    memory: int


def weigh(name: str, seats: int, options: Options, sheet_text: str, seconds: float, memory: int) -> Cost:
    """Lay a table out with a sheet, and play a little; raise Refused if that takes more than so much at a time.

    What a game counts itself, before it does it, is the better limit (Happy Pigs counts the ways to pack its pigs):
    this one is for what no game has thought of.
    """
    setup(name, seats, options, "")  # so that loading the game is not counted
    tracemalloc.start()
    try:
        began = time.thread_time()
        laid = Setup(game(name), seats, options, sheet_text)
        slowest = time.thread_time() - began
        slowest = max(slowest, OFTEN * slowest_move(laid, seconds / OFTEN))
        cost = Cost(slowest, tracemalloc.get_traced_memory()[1])
    finally:
        tracemalloc.stop()
    if cost.seconds > seconds or cost.memory > memory:
        raise Refused("too-much")
    return cost


def slowest_move(laid: Setup, enough: float) -> float:
    """Play at random, and return how long the slowest move took, views and choices included."""
    rules, rng = laid.rules, Rng(1)
    s = rules.start(1)
    slowest = 0.0
    for _ in range(MOVES):
        if slowest > enough or rules.over(s):
            break
        began = time.thread_time()
        seat = rules.waiting(s)[0]
        moves = rules.legal_moves(s, seat)
        laid.view(s, seat)
        laid.choices(s, seat)
        rules.apply(s, seat, moves[rng.below(len(moves))], None)
        slowest = max(slowest, time.thread_time() - began)
    return slowest
