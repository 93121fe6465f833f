"""Let Ctrl-C come while compiled code is at work: in a process of its own, as it may be the end of that."""

import signal
import time
from collections import deque
from collections.abc import Callable, Iterable
from itertools import repeat
from typing import Any

from ludotheque import all_games
from ludotheque.bots.levels import LEVELS, bot_rng, make
from ludotheque.engine.loop import bot_game
from ludotheque.engine.rng import SEEDS
from ludotheque.library import game

SOON = 0.002  # seconds
SEED = SEEDS // 3  # of all its words


def interrupt(function: Callable[..., Any], *arguments: Iterable[object]) -> None:
    """Call a function over and over, with no Python in between: if anything hears of the Ctrl-C, it is the function."""
    calls = map(function, *arguments)
    signal.setitimer(signal.ITIMER_REAL, SOON)
    try:
        deque(calls, maxlen=0)
        while True:  # it was quicker than the clock
            time.sleep(SOON)
    except KeyboardInterrupt:
        pass


def main() -> None:
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    interrupt(bot_rng, repeat(SEED, 50_000), range(50_000))
    for name in all_games():
        box = game(name)
        rules = box.rules(box.meta.least)
        interrupt(rules.start, range(SEED, SEED + 500))
        for level in LEVELS[:-1]:
            matches = 2 if level == "hard" else 20
            bots = [make(level, box)] * rules.seats
            starts = [rules.start(SEED + number) for number in range(matches)]
            rngs = [bot_rng(SEED, number) for number in range(matches)]
            interrupt(bot_game, repeat(rules), starts, repeat(bots), rngs)


if __name__ == "__main__":
    main()
