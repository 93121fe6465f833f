"""What the tests of the server need to know of the games: which there are, and how each is played for a test."""

from typing import Any

import ludotheque as lt
from ludotheque.engine.rng import Rng

NAMES = list(lt.all_games())


def least(name: str) -> int:
    return lt.game(name).meta.least


def most(name: str) -> int:
    return lt.game(name).meta.most


def simultaneous() -> dict[str, list[tuple[int, int]]]:
    """Find the games in which several owe a decision at once, and moves that lead there (seat and move)."""
    found = {}
    for name in NAMES:
        for seed in range(30):
            match = lt.game(name).match(least(name), seed)
            rng = Rng(seed)
            while not match.over and len(match.waiting) < 2:
                seat = match.waiting[0]
                moves = match.rules.legal_moves(match.state, seat)
                match.play(seat, moves[rng.below(len(moves))])
            if not match.over:
                found[name] = match.moves
                break
    return found


def wish(name: str, seats: int, **more: Any) -> dict[str, Any]:
    return {"game": name, "seats": [{"kind": "mine"}] * seats, **more}
