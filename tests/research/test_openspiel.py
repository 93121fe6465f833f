"""OpenSpiel: its own test at every table, and its algorithms, unchanged."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, tabular_qlearner

import ludotheque as lt
from ludotheque.contract.perft import counts
from ludotheque.research.openspiel import NAMES, PREFIX
from tests.research.tables import COUNTS, Table, called

pytestmark = pytest.mark.on_wheel
TESTS = Path(__file__).parents[1] / "games"


def loaded(name: str, seats: int, **more: Any) -> Any:
    return pyspiel.load_game(PREFIX + name, {"players": seats, "deals": 20, **more})


def tiny(name: str, **more: Any) -> Any:
    """Load a game with the shrunken box of its tests."""
    row = counts(TESTS / name)[0]
    sheet = str(TESTS / name / row.get("sheet", "tiny.toml"))
    return loaded(name, row["seats"], **{**row["options"], "sheet": sheet, **more})


def begun(game: Any, deal: int, moves: int) -> Any:
    """Return a state some moves after a deal."""
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("table", COUNTS, ids=called)
def test_their_random_simulation(table: Table) -> None:
    name, seats, _ = table
    fewest = seats == lt.game(name).meta.least  # where every state is written down and read, it takes long
    pyspiel.random_sim_test(loaded(name, seats), num_sims=1, serialize=fewest, verbose=False)


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_states(name: str) -> None:
    """A state is the same again from its history and from a pickle, and what is resampled looks the same."""
    game = loaded(name, lt.game(name).meta.least)
    assert PREFIX + name in NAMES
    state = begun(game, 3, min(9, lt.game(name).match(lt.game(name).meta.least).rules.longest // 2))
    assert str(game.deserialize_state(state.serialize())) == str(state)
    seat = state.current_player()
    for player in range(game.num_players()):
        other = state.resample_from_infostate(player, lambda: 0.3)
        assert str(other) != str(state)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert str(pickle.loads(pickle.dumps(other))) == str(other)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    again.apply_action(state.legal_actions()[0])
    assert str(again) != str(state)
    assert state.legal_actions() == lt.game(name).rules(game.num_players()).legal_moves(state._standing.s, seat)


def test_options() -> None:
    game = pyspiel.load_game("ludotheque_odin(players=3,single_round=true,first=1)")
    state = begun(game, 0, 0)
    assert state.current_player() == 1
    assert str(pyspiel.load_game(str(game))) == str(pickle.loads(pickle.dumps(game))) == str(game)
    with pytest.raises((lt.Refused, pyspiel.SpielError)):
        pyspiel.load_game("ludotheque_odin(players=9)")


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_ismcts_plays_whole_games(name: str) -> None:
    """On a shrunken box."""
    by_ismcts(tiny(name))


@pytest.mark.parametrize("table", [("hygge", 2, {}), ("odin", 3, {"single_round": True})], ids=called)
def test_ismcts_plays_whole_games_with_a_whole_box(table: Table) -> None:
    name, seats, options = table
    by_ismcts(loaded(name, seats, **options))


def by_ismcts(game: Any) -> None:
    """Play a game, each player by its own bot, through our redeal."""
    chance = np.random.RandomState(5)
    bots = [
        ismcts.ISMCTSBot(
            game=game,
            uct_c=2.0,
            max_simulations=4,
            evaluator=mcts.RandomRolloutEvaluator(1, chance),
            random_state=chance,
        )
        for _ in range(game.num_players())
    ]
    state = begun(game, 1, 0)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_mcts() -> None:
    game = tiny("odin", single_round=True)
    chance = np.random.RandomState(5)
    bot = mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = begun(game, 1, 0)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_mccfr_learns_on_a_shrunken_box() -> None:
    game = tiny("odin", single_round=True, deals=2)
    np.random.seed(3)  # it draws from there
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = begun(game, 1, 0)
    chances = policy.action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_a_learning_agent_learns() -> None:
    """Tabular Q-learning, through their environment for learning."""
    game = tiny("odin", single_round=True)
    table = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    agents = [
        tabular_qlearner.QLearner(player_id=seat, num_actions=table.action_spec()["num_actions"]) for seat in range(2)
    ]
    for _ in range(3):
        step = table.reset()
        while not step.last():
            agent = agents[step.observations["current_player"]]
            step = table.step([agent.step(step).action])
        for agent in agents:
            agent.step(step)
    assert any(value for values in agents[0]._q_values.values() for value in values.values())
