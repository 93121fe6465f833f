"""OpenSpiel's contestants on crazy_eights: its own C++ loop, and the tightest loop from Python."""

import random
from collections.abc import Callable

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]  # in the bench's own packages only

GAME = "crazy_eights(players=4)"


def decisions_per_game(games: int) -> float:
    """Count the decisions of players in an average random game: dealing and drawing are chance, not decisions."""
    game = pyspiel.load_game(GAME)
    choose = random.Random(1).choice
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))
    return decisions / games


def cpp_loop(games: int, per_game: float) -> Callable[[], int]:
    """Play uniform bots against each other inside `evaluate_bots`; count the decisions of players."""
    game = pyspiel.load_game(GAME)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def run() -> int:
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return int(games * per_game)

    return run


def python_loop(games: int, per_game: float) -> Callable[[], int]:
    """Play from Python as tightly as its interface allows; count the decisions of players."""
    game = pyspiel.load_game(GAME)

    def run() -> int:
        draw = random.Random(1).random
        for _ in range(games):
            state = game.new_initial_state()
            is_terminal, legal_actions, apply_action = state.is_terminal, state.legal_actions, state.apply_action
            while not is_terminal():
                actions = legal_actions()
                apply_action(actions[int(draw() * len(actions))])
        return int(games * per_game)

    return run


def copies(times: int) -> Callable[[], int]:
    """Clone a state from Python."""
    state = pyspiel.load_game(GAME).new_initial_state()

    def copy() -> int:
        for _ in range(times):
            state.clone()
        return times

    return copy
