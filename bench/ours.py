"""Our contestants: random play in compiled loops, and driven move by move from Python."""

import random
from collections.abc import Callable

import ludotheque as lt
from ludotheque.engine.loop import random_game, sampled_game
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


def rules_of(name: str, seats: int) -> Rules:
    return lt.game(name).rules(seats)


def listed(rules: Rules, games: int) -> Callable[[], int]:
    """Play with the full list of legal moves at each decision, inside the compiled loop."""
    rng = Rng(1)
    return lambda: sum(random_game(rules, seed, rng) for seed in range(games))


def sampled(rules: Rules, games: int) -> Callable[[], int]:
    """Play by drawing moves without a list, inside the compiled loop."""
    rng = Rng(1)
    return lambda: sum(sampled_game(rules, seed, rng) for seed in range(games))


def driven(rules: Rules, games: int) -> Callable[[], int]:
    """Play from an interpreted loop, through the public methods of Rules."""

    def play() -> int:
        draw = random.Random(1).random
        turn, legal_moves, apply = rules.to_move, rules.legal_moves, rules.apply
        decisions = 0
        for seed in range(games):
            state = rules.start(seed)
            while (seat := turn(state)) >= 0:
                moves = legal_moves(state, seat)
                apply(state, seat, moves[int(draw() * len(moves))], None)
                decisions += 1
        return decisions

    return play


def begun(name: str, seats: int, moves: int) -> lt.Match:
    """Play the first moves of a match at random."""
    match = lt.game(name).match(seats, 1)
    chance = random.Random(1)
    for _ in range(moves):
        match.play(match.waiting[0], chance.choice(match.legal(match.waiting[0])))
    return match


def copies(whole: State | lt.Match, times: int) -> Callable[[], int]:
    """Copy a state or a match from Python."""

    def copy() -> int:
        for _ in range(times):
            whole.copy()
        return times

    return copy
