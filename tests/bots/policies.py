"""A policy that knows nothing: the weights are drawn once, for tests of what plays it."""

from pathlib import Path
from typing import Any

import numpy as np

import ludotheque as lt


def write(path: Path, game: str, seats: int, **wrong: Any) -> Path:
    """Write a policy, with some of its parts replaced."""
    rules = lt.game(game).rules(seats)
    features = lt.game(game).part("features").names(rules)
    words = sorted({word for move in range(int(rules.actions)) for word in rules.choice(move).text.split()})
    rng = np.random.default_rng(1)
    parts = {
        "game": np.array(game),
        "seats": np.array(seats),
        "features": np.array(features),
        "words": np.array(words),
        "state": rng.normal(size=(len(features), 8)),
        "move": rng.normal(size=(len(words), 8)),
        "bias": rng.normal(size=8),
        "hidden": rng.normal(size=(8, 4)),
        "hidden_bias": rng.normal(size=4),
        "worth": rng.normal(size=4),
    }
    np.savez(path, **{**parts, **wrong})
    return path
