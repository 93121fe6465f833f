"""Gymnasium: its checker, and one seat against bots at every table."""

import copy
import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import gymnasium.wrappers
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludotheque as lt
from ludotheque.research.gymnasium import IDS, Seat
from tests.research.tables import COUNTS, OPTIONS, Table, called, pick

pytestmark = pytest.mark.on_wheel
ID = dict(zip(lt.all_games(), IDS, strict=True))


@pytest.mark.parametrize("name", IDS)
def test_their_checker_finds_nothing(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, bots="random", render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize("table", COUNTS + OPTIONS, ids=called)
def test_their_checker_finds_nothing_at_any_table(table: Table) -> None:
    """With every player count and option, from the last seat; pictures are checked above."""
    name, seats, options = table
    told: dict[str, Any] = {"seats": seats, "seat": seats - 1, "bots": "random", **options}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(ID[name], **told).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("table", COUNTS, ids=called)
def test_one_seat(table: Table) -> None:
    """A game to its end: only this seat is asked, the same seed is the same game, and a pickle goes on alike."""
    name, seats, _ = table
    one = Seat(name, seats, seat=seats - 1, bots=["random"])
    two = pickle.loads(pickle.dumps(one))
    rng = random.Random(9)
    seen, _ = one.reset(seed=9)
    two.reset(seed=9)
    over, turns, paid = False, 0, 0.0
    info: dict[str, Any] = {}
    while not over:
        assert one.rules.to_move(one.state_now) == seats - 1
        assert seen in one.observation_space
        assert one.action_masks().nonzero()[0].tolist() == one.rules.legal_moves(one.state_now, seats - 1)
        if turns % 16 == 5:
            two = pickle.loads(pickle.dumps(two)) if turns % 32 == 5 else copy.copy(one)
        move = pick(rng, seen["action_mask"])
        assert paid == 0
        seen, paid, over, cut, info = one.step(move)
        assert not cut
        assert two.step(move)[1:3] == (paid, over)
        assert two.state_now.digest() == one.state_now.digest()
        turns += 1
    assert one.rules.over(one.state_now)
    assert info["score"] == one.rules.scores(one.state_now)[seats - 1]
    assert (info["place"] == 1) == (paid == 1) or paid < 1


def test_illegal_actions() -> None:
    table = Seat("odin", 3, bots="random")
    table.reset(seed=1)
    legal = set(table.action_masks().nonzero()[0].tolist())
    illegal = min(set(range(3634)) - legal)
    assert table.step(illegal)[1:] == (-1.0, True, False, {"illegal": "table.owner"})
    strict = Seat("odin", 3, bots="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(lt.IllegalMove):
        strict.step(illegal)
    for wrong in ({"seat": 3}, {"illegal": "ask"}, {"bots": ["easy"] * 3}, {"bots": "grandmaster"}):
        with pytest.raises(lt.Refused):
            Seat("odin", 3, **wrong)
    with pytest.raises(lt.Refused, match="unknown game"):
        Seat("chess")
    with pytest.raises(lt.Refused, match="there is one other seat: give one bot, not 2"):
        Seat("odin", 2, bots=["easy", "easy"])


def test_side_by_side() -> None:
    """Gymnasium's own vectors and wrappers take it, here and in other processes; equal seeds are equal games."""
    told: dict[str, Any] = {"seats": 2, "bots": "random"}
    ways: list[Any] = [gymnasium.make_vec("ludotheque/Odin-v1", 2, mode, **told) for mode in ("sync", "async")]
    try:
        seen, _ = ways[0].reset(seed=[1, 2])
        again, _ = ways[1].reset(seed=[1, 2])
        rng = random.Random(3)
        for _ in range(30):
            assert all(np.array_equal(seen[part], again[part]) for part in seen)
            actions = np.array([pick(rng, mask) if mask.any() else 0 for mask in seen["action_mask"]])
            (seen, *one), (again, *two) = (way.step(actions) for way in ways)
            assert all(np.array_equal(a, b) for a, b in zip(one[:3], two[:3], strict=True))
    finally:
        for way in ways:
            way.close()


def test_their_wrappers() -> None:
    made = gymnasium.make("ludotheque/Odin-v1", seats=2, bots="random")
    table = gymnasium.wrappers.RecordEpisodeStatistics(gymnasium.wrappers.FlattenObservation(made))
    seen, _ = table.reset(seed=1)
    assert seen.shape == table.observation_space.shape
    rng = random.Random(1)
    over, info = False, dict[str, Any]()
    while not over:
        seen, _, over, _, info = table.step(pick(rng, table.get_wrapper_attr("action_masks")()))
    assert info["episode"]["r"] in (-1, 0, 1)


def test_an_id_can_name_its_module() -> None:
    """For scripts of others that only take an id: Gymnasium imports what stands before the colon."""
    code = "import gymnasium; print(gymnasium.make('ludotheque.research.gymnasium:ludotheque/Odin-v1').spec.id)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "ludotheque/Odin-v1\n", done.stderr
