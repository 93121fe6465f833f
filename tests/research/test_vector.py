"""The vector environment: the same games as one by one, and arrays that show them."""

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import ludotheque as lt
from ludotheque.engine.bot import redealt
from ludotheque.engine.rng import Rng
from ludotheque.research.arrays import Layout
from ludotheque.research.lanes import rewards
from ludotheque.research.vector import Vector
from tests.research.tables import COUNTS, OPTIONS, Table, called, pick

pytestmark = pytest.mark.on_wheel
ROWS = 3
# In a process of its own: JAX starts threads that live as long as the process.
JAX = """
import numpy as np
from jax import numpy as jnp
from ludotheque.research.vector import Vector

for name, seats, count in (("odin", 2, 3), ("hygge", 3, 7), ("tricky_badger", 3, 1)):
    games = Vector(name, seats, count, seed=1)
    seen = [jnp.from_dlpack(array) for array in (games.now.observations, games.now.masks)]
    for _ in range(5):
        now = games.step(games.sample())
    for array, mine in zip((now.observations, now.masks), seen, strict=True):
        assert mine.unsafe_buffer_pointer() == array.ctypes.data
        assert mine.dtype == array.dtype
        assert np.array_equal(mine, array)
"""


def arrays(games: Vector) -> list[NDArray[Any]]:
    return list(games.now)


@pytest.mark.parametrize("table", COUNTS + OPTIONS, ids=called)
def test_the_same_games_as_one_by_one(table: Table) -> None:
    """In every row, to the end of a game and into the next: who acts, what they know and may do, what they get."""
    name, seats, options = table
    games = Vector(name, seats, ROWS, seed=11, **options)
    layout, rules = games.layout, games.layout.rules
    numbers = list(range(ROWS))
    single = [rules.start(11 + number) for number in numbers]
    rng = random.Random(11)
    ended = steps = 0
    while ended < 2 or steps < 60:
        now = games.now
        actions = []
        for row, s in enumerate(single):
            seat = rules.to_move(s)
            assert now.seats[row] == seat
            assert now.masks[row].nonzero()[0].tolist() == rules.legal_moves(s, seat)
            if steps % 7 == row:
                features = list(layout.game.features(rules, redealt(rules, s, seat, Rng(steps)), seat).values())
                assert np.array_equal(now.observations[row], np.array(features, np.float32))
            actions.append(pick(rng, now.masks[row]))
            rules.apply(s, seat, actions[row], None)
        now = games.step(actions)
        for row, s in enumerate(single):
            over = rules.over(s)
            assert now.done[row] == over
            paid = rewards(rules.ranking(s)) if over else [0.0] * seats
            assert now.rewards[row].tolist() == pytest.approx(paid)
            if over:
                assert now.scores[row].tolist() == rules.scores(s)
                numbers[row] += ROWS
                single[row] = rules.start(11 + numbers[row])
                ended += 1
        steps += 1


@pytest.mark.parametrize("table", COUNTS, ids=called)
def test_copies_go_on_alike_and_apart(table: Table) -> None:
    name, seats, _ = table
    games = Vector(name, seats, ROWS, seed=5)
    for _ in range(30):
        games.step(games.sample())
    made = [copy.copy(games), copy.deepcopy(games), pickle.loads(pickle.dumps(games))]
    for _ in range(20):
        games.step(games.sample())
        for other in made:
            other.step(other.sample())
            assert all(np.array_equal(one, two) for one, two in zip(arrays(games), arrays(other), strict=True))
    made[0].step(made[0].sample())
    assert not np.array_equal(made[0].now.observations, games.now.observations)


def test_arrays_are_written_in_place_and_read_without_a_copy() -> None:
    games = Vector("odin", 2, 4, seed=1)
    before = games.now
    kept = [np.from_dlpack(array) for array in before[:-1] if array.dtype != np.bool_]
    masks = np.from_dlpack(before.masks.view(np.uint8))
    games.step(games.sample())
    assert games.now is before
    for array, one in zip([array for array in before[:-1] if array.dtype != np.bool_], kept, strict=True):
        assert np.shares_memory(array, one)
        assert np.array_equal(array, one)
    assert np.array_equal(masks.astype(bool), before.masks)
    assert before.observations.ctypes.data % 64 == before.masks.ctypes.data % 64 == 0  # or JAX would copy
    row = before.masks
    del games, before
    assert row.sum() > 0  # the memory lives as long as somebody looks at it


def test_a_reset_deals_into_the_same_arrays() -> None:
    """What a learner holds on to, its own array of actions among it, goes on being what is played."""
    games, fresh = Vector("hygge", 2, ROWS, seed=1), Vector("hygge", 2, ROWS, seed=9)
    before, actions, masks = games.now, games.actions, np.from_dlpack(games.now.masks.view(np.uint8))
    while not games.now.done.any():
        games.step(games.sample())
    assert games.reset(9) is before
    assert games.actions is actions
    assert all(np.array_equal(one, two) for one, two in zip(arrays(games), arrays(fresh), strict=True))
    assert np.array_equal(masks.astype(bool), fresh.now.masks)
    for _ in range(20):
        games.step(games.sample())
        fresh.step(fresh.sample())
        assert all(np.array_equal(one, two) for one, two in zip(arrays(games), arrays(fresh), strict=True))
    with pytest.raises(lt.Refused):
        games.reset(-1)


def test_jax_reads_the_large_arrays_without_a_copy() -> None:
    """Of odd sizes, too: where they begin, and what a step writes there."""
    done = subprocess.run([sys.executable, "-c", JAX], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_illegal_actions_change_nothing() -> None:
    games = Vector("odin", 2, 3, seed=1)
    before = pickle.dumps(games)
    good = games.sample().copy()
    for wrong in (-1, 3634, 3579):
        with pytest.raises(lt.IllegalMove):
            games.step([good[0], wrong, good[2]])
    games.actions[:] = pickle.loads(before).actions
    assert np.array_equal(pickle.loads(before).now.observations, games.now.observations)
    with pytest.raises(lt.IllegalMove) as caught:
        games.step([good[0], 3579, good[2]])
    assert caught.value.__notes__ == [f"in row 1: action 3579 of seat {games.now.seats[1]}"]
    with pytest.raises(lt.Refused):
        Vector("odin", 2, 0)
    with pytest.raises(lt.Refused):
        Vector("odin", 2, 1, seed=-1)
    with pytest.raises(ValueError, match="broadcast"):
        games.step([1, 2])


def test_numbers_may_be_of_numpy() -> None:
    one, two = Vector("odin", 2, np.int32(3), seed=np.int64(7)), Vector("odin", 2, 3, seed=7)
    assert all(np.array_equal(a, b) for a, b in zip(arrays(one), arrays(two), strict=True))
    assert np.array_equal(one.sample(), two.sample())


def test_names() -> None:
    layout = Layout("odin", 3, {"target": 30})
    games = Vector("odin", 3, 1, target=30)
    named = layout.named(games.now.observations[0])
    assert named["target"] == pytest.approx(0.6)
    assert sum(value for name, value in named.items() if name.startswith("hand ")) == 9
    assert layout.action(3579) == "pass"
