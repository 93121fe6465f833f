"""Whole games in compiled loops, without a journal."""

from mypy_extensions import i64

from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


def random_game(rules: Rules, seed: int, rng: Rng) -> i64:
    """Play uniformly at random from the full list of legal moves at each decision; return how many there were."""
    s = rules.start(seed)
    moves = rules.buffer
    decisions: i64 = 0
    while True:
        seat = rules.to_move(s)
        if seat < 0:
            return decisions
        rules.apply(s, seat, moves[rng.below(rules.fill_moves(s, seat, moves))], None)
        decisions += 1


def sampled_game(rules: Rules, seed: int, rng: Rng) -> i64:
    """Play uniformly at random without building the lists; return the number of decisions."""
    s = rules.start(seed)
    decisions: i64 = 0
    while True:
        seat = rules.to_move(s)
        if seat < 0:
            return decisions
        rules.apply(s, seat, rules.sample(s, seat, rng), None)
        decisions += 1


def bot_game(rules: Rules, s: State, bots: list[Bot], rng: Rng) -> i64:
    """Play a match to its end, a bot at each seat; return the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = rules.to_move(s)
        if seat < 0:
            return decisions
        rules.apply(s, seat, ask(bots[seat], rules, s, seat, rng), None)
        decisions += 1
        if decisions > rules.longest:
            raise RuntimeError("these bots never end")


def recorded_game(rules: Rules, s: State, bots: list[Bot], rng: Rng) -> list[tuple[int, int]]:
    """Play a match to its end, a bot at each seat; return the moves, each with its seat."""
    moves: list[tuple[int, int]] = []
    while True:
        seat = rules.to_move(s)
        if seat < 0:
            return moves
        move = ask(bots[seat], rules, s, seat, rng)
        rules.apply(s, seat, move, None)
        moves.append((seat, move))
        if len(moves) > rules.longest:
            raise RuntimeError("these bots never end")
