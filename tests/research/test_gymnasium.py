"""Gymnasium: its checker, and one seat against bots at every table."""

import copy
import pickle
import random
import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import ludotheque as lt
from ludotheque.research.gymnasium import IDS, Seat
from tests.research.tables import COUNTS, Table, called, pick

pytestmark = pytest.mark.on_wheel


@pytest.mark.parametrize("name", IDS)
def test_their_checker_finds_nothing(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, bots="random", render_mode="rgb_array").unwrapped)


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
