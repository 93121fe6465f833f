"""PettingZoo: its own tests, and stronger ones, at every table."""

import copy
import itertools
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel, parallel_to_aec, turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
from rich.console import Console

import ludotheque as lt
from ludotheque.engine.bot import redealt
from ludotheque.engine.rng import Rng
from ludotheque.research import picture
from ludotheque.research.arrays import Layout
from ludotheque.research.pettingzoo import Turns, env, parallel_env
from tests.research.tables import COUNTS, OPTIONS, Table, called, pick

pytestmark = pytest.mark.on_wheel
SIMULTANEOUS = [table for table in COUNTS if env(*table[:2]).layout.simultaneous]

at_every_count = pytest.mark.parametrize("table", COUNTS, ids=called)
at_every_table = pytest.mark.parametrize("table", COUNTS + OPTIONS, ids=called)


def opened(table: Table) -> Turns:
    name, seats, options = table
    return env(name, seats, **options)


def same(one: object, two: object) -> bool:
    """Compare all the way down, kinds and types of numbers included."""
    if isinstance(one, dict) and isinstance(two, dict):
        return one.keys() == two.keys() and all(same(one[key], two[key]) for key in one)
    if isinstance(one, np.ndarray) and isinstance(two, np.ndarray):
        return one.dtype == two.dtype and np.array_equal(one, two)
    return type(one) is type(two) and one == two


def shown(table: Turns) -> dict[str, Any]:
    """Return all that an environment tells, and the state behind it."""
    told = {name: getattr(table, name) for name in ("rewards", "terminations", "truncations", "infos")}
    seen = {agent: table.observe(agent) for agent in table.possible_agents}
    return {**told, "seen": seen, "agent": table.agent_selection, "state": table.state_now.digest()}


@at_every_count
def test_their_tests(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # They expect plain arrays of all games but their own.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(opened(table), num_cycles=20)
        seed_test(lambda: opened(table), num_cycles=10)


@at_every_table
def test_what_is_seen(table: Table) -> None:
    """Observations lie in their space, masks are the legal moves, and a redeal changes neither."""
    played = opened(table)
    rules, rng = played.rules, random.Random(7)
    played.reset(seed=7)
    for turn, agent in enumerate(played.agent_iter(120)):
        seen = played.last()[0]
        assert played.state() in played.state_space
        if played.terminations[agent]:
            break
        assert seen is not None
        seat = played.seat_of[agent]
        assert seen in played.observation_space(agent)
        assert seen["action_mask"].nonzero()[0].tolist() == rules.legal_moves(played.state_now, seat)
        if turn % 10 == 3:
            truth, waiting = played.state_now, rules.waiting(played.state_now)
            for other, one in enumerate(played.possible_agents):
                before = played.observe(one)
                assert before["action_mask"].any() == (other in waiting)
                after = redealt(rules, truth, other, Rng(turn))
                assert same(played.eye.observation(after, other, other in waiting), before)
        played.step(pick(rng, seen["action_mask"]))


@at_every_count
def test_the_same_seed_makes_the_same_game_to_its_end(table: Table) -> None:
    """As a match of the library, too; and every reset without a seed goes on from the last one with a seed."""
    one, two = opened(table), opened(table)
    rng = random.Random(5)
    for seed in (5, None):
        one.reset(seed=seed)
        two.reset(seed=seed)
        match = one.layout.game.match(table[1], seed=one.deal)
        assert same(shown(one), shown(two))
        while not any(one.terminations.values()):
            move = pick(rng, one.observe(one.agent_selection)["action_mask"])
            match.play(one.seat_of[one.agent_selection], move)
            one.step(move)
            two.step(move)
        assert same(shown(one), shown(two))
        assert match.over
        assert match.state.digest() == one.state_now.digest()
        assert [info["score"] for info in one.infos.values()] == match.scores
        assert sum(one.rewards.values()) == pytest.approx(0)
        first = [one.rewards[agent] for agent, place in zip(one.agents, match.ranking, strict=True) if place == 1]
        assert set(first) == {max(one.rewards.values())}


@at_every_count
def test_copies_go_their_own_way(table: Table) -> None:
    played = opened(table)
    rng = random.Random(3)
    played.reset(seed=3)
    for _ in range(min(17, played.layout.rules.longest // 2)):
        played.step(pick(rng, played.observe(played.agent_selection)["action_mask"]))
    before = shown(played)
    for made in (copy.copy(played), copy.deepcopy(played), pickle.loads(pickle.dumps(played))):
        assert same(shown(made), before)
        made.step(pick(rng, made.observe(made.agent_selection)["action_mask"]))
        assert not same(shown(made), before)
        made.reset()
    assert same(shown(played), before)


def test_illegal_actions_change_nothing() -> None:
    played = env("odin", 3)
    played.reset(seed=1)
    before = shown(played)
    for action in (3579, -1, 99_999):
        with pytest.raises(lt.IllegalMove):
            played.step(action)
    assert same(shown(played), before)


def test_what_is_refused() -> None:
    with pytest.raises(lt.Refused, match="nobody chooses at the same time in Odin"):
        parallel_env("odin", 3)
    with pytest.raises(lt.Refused, match="ansi or rgb_array"):
        env("odin", 3, render_mode="human")
    with pytest.raises(lt.Refused, match="2 to 6"):
        env("odin", 9)
    with pytest.raises(lt.Refused, match="has no option"):
        env("odin", 3, aim=3)


def test_before_a_reset_it_says_what_to_do() -> None:
    played = env("odin", 3)
    for use in (played.last, played.render, lambda: played.step(0), lambda: played.observe("seat_0")):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            use()
    assert not hasattr(played, "renderer")


def test_seeds_may_be_of_numpy() -> None:
    one, two = env("odin", 3), env("odin", 3)
    one.reset(seed=np.int64(7))  # type: ignore[arg-type]  # whoever has it from NumPy
    two.reset(seed=7)
    assert same(shown(one), shown(two))


def finish(table: Any, rng: random.Random) -> dict[str, float]:
    """Play a game to its end as PettingZoo's documentation shows; return what everybody got."""
    paid = {}
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        if ended or cut:
            paid[agent] = reward
        table.step(None if ended or cut else pick(rng, seen["action_mask"]))
    assert not table.agents
    return paid


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_their_wrappers(name: str) -> None:
    """What people put around environments: order, bounds, an end to illegal actions; copied in the middle, too."""
    played = env(name, lt.game(name).meta.least)
    table = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(played, illegal_reward=-1)))
    rng = random.Random(8)
    table.reset(seed=8)
    for _ in range(min(9, played.layout.rules.longest // 2)):
        table.step(pick(rng, table.last()[0]["action_mask"]))
    for made in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert sum(finish(made, random.Random(1)).values()) == pytest.approx(0)
    agent, mask = table.agent_selection, table.last()[0]["action_mask"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table.step(int(mask.argmin()))
    assert finish(table, rng) == {one: -1.0 * (one == agent) for one in played.possible_agents}


def test_a_wrapper_may_end_a_game() -> None:
    played = env("odin", 3)
    played.reset(seed=1)
    played.truncations = dict.fromkeys(played.agents, True)
    assert set(finish(played, random.Random(1)).values()) == {0.0}
    played.reset(seed=1)
    assert not any(played.truncations.values())


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_conversions(name: str) -> None:
    """Turns as steps in which one agent acts; the other conversion says that it would not be safe."""
    seats = lt.game(name).meta.least
    table = turn_based_aec_to_parallel(env(name, seats))
    rng = random.Random(6)
    seen, _ = table.reset(seed=6)
    paid: dict[str, float] = {}
    while table.agents:
        agent = table.aec_env.agent_selection
        actions = {one: pick(rng, seen[one]["action_mask"]) if one == agent else None for one in table.agents}
        seen, paid, *_ = table.step(actions)
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) == 1 or 0 in paid.values()
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(env(name, seats))


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_pictures(name: str) -> None:
    """Pictures keep their size for a whole game and show all of the table; texts say what a terminal shows."""
    seats = lt.game(name).meta.most
    drawn, told = env(name, seats, render_mode="rgb_array"), env(name, seats, render_mode="ansi")
    rng = random.Random(2)
    sizes, rows = set(), []
    drawn.reset(seed=2)
    told.reset(seed=2)
    for turn in itertools.count():
        if turn % 25 == 0:
            picture = drawn.render()
            sizes.add((picture.shape, picture.dtype))
            rows.append(len(told.render().splitlines()))
        move = pick(rng, drawn.observe(drawn.agent_selection)["action_mask"])
        drawn.step(move)
        told.step(move)
        if any(drawn.terminations.values()):
            break
    assert drawn.render().std() > 5
    assert sizes == {((768, 800, 3), np.dtype("uint8"))}
    assert max(rows) <= 48
    assert "Player 1" in told.render()


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_pictures_are_legible(name: str) -> None:
    """Whatever is written stands out from what it is written on, as the eye sees it: 3 to 1 at least."""
    layout = Layout(name, lt.game(name).meta.most)
    rules, rng = layout.rules, random.Random(5)
    s = rules.start(5)
    console = Console(width=picture.COLUMNS, force_terminal=True, color_system="truecolor", legacy_windows=False)
    seen = set()
    for _ in range(150):
        if rules.over(s):
            break
        seat = rules.to_move(s)
        for line in console.render_lines(picture.drawn(layout, s, seat)):
            seen |= {picture.colours(segment.style) for segment in line if segment.text.strip()}
        rules.apply(s, seat, rng.choice(rules.legal_moves(s, seat)), None)
    assert seen
    for ink, paper in seen:
        lighter, darker = sorted((luminance(ink), luminance(paper)), reverse=True)
        assert (lighter + 0.05) / (darker + 0.05) >= 3, (ink, paper)


def luminance(colour: tuple[int, int, int]) -> float:
    """Return how light a colour is, by the definition of the Web Content Accessibility Guidelines."""
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in np.array(colour) / 255]
    return float(np.dot(linear, (0.2126, 0.7152, 0.0722)))


# The parallel environment


@pytest.mark.parametrize("table", SIMULTANEOUS, ids=called)
def test_parallel(table: Table) -> None:
    """Their test; then a game in which all who owe a decision act at once, as one after the other does."""
    name, seats, options = table
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(name, seats, **options), num_cycles=20)
    played, turns = parallel_env(name, seats, **options), opened(table)
    rng = random.Random(4)
    seen, _ = played.reset(seed=4)
    turns.reset(seed=4)
    together = 0
    while True:
        waiting = played.rules.waiting(played.state_now)
        together = max(together, len(waiting))
        actions = {agent: pick(rng, seen[agent]["action_mask"]) for agent in played.agents}
        assert {agent for agent, action in actions.items() if action == played.wait} == {
            agent for agent, seat in played.seat_of.items() if seat not in waiting
        }
        assert all(played.observation_space(agent).contains(seen[agent]) for agent in played.agents)
        again = copy.deepcopy(played) if len(waiting) > 1 else None
        seen, paid, ended, _, infos = played.step(actions)
        assert again is None or same(again.step(actions)[0], seen)
        for seat in waiting:
            turns.step(actions[f"seat_{seat}"])
        assert turns.state_now.digest() == played.state_now.digest()
        if not played.agents:
            break
    assert together > 1 or seats == 2
    assert all(ended.values())
    assert same(paid, turns.rewards)
    assert same(infos, turns.infos)
    assert parallel_env(name, seats, render_mode="ansi").render()
    turned = parallel_to_aec(parallel_env(name, seats, **options))
    turned.reset(seed=4)
    assert sum(finish(turned, rng).values()) == pytest.approx(0)
