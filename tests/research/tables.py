"""The tables that environments are tested at: every game and player count, and every option once."""

import random
from typing import Any

import ludotheque as lt

Table = tuple[str, int, dict[str, Any]]

COUNTS: list[Table] = [
    (game.name, seats, {}) for game in lt.all_games().values() for seats in range(game.meta.least, game.meta.most + 1)
]
OPTIONS: list[Table] = [
    (game.name, (option.seats or [game.meta.least])[0], {option.name: option.values[-1]})
    for game in lt.all_games().values()
    for option in game.meta.options
    if option.name != "first"
]


def called(table: object) -> str:
    """Name a table, for pytest."""
    assert isinstance(table, tuple)
    name, seats, options = table
    return "-".join([name, str(seats), *options])


def pick(rng: random.Random, mask: Any) -> int:
    """Draw a legal action."""
    return int(rng.choice(mask.nonzero()[0].tolist()))
