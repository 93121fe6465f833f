"""Whole games beside a slow second implementation, state by state; and node counts by way of it."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.perft import counts
from ludotheque.engine.bot import ask
from ludotheque.engine.rng import Rng
from tests.games.odin.slow import Slow
from tests.games.odin.tables import ODIN
from tests.games.tables import state

pytestmark = pytest.mark.on_wheel  # the slow game is slow enough; the sources keep step by their digests

HERE = Path(__file__).parent


def compare(match: lt.Match, slow: Slow) -> None:
    now = state(match)
    now.pop("rng")
    assert now == slow.fields()


def follow(match: lt.Match, target: int, rng: Rng, bots: bool) -> None:
    """Play a game on both tables at once."""
    bot = ODIN.bot()
    slow = Slow(state(match), target)
    while True:
        compare(match, slow)
        legal = match.legal(slow.turn) if slow.turn >= 0 else []
        assert sorted(choice.text for choice in legal) == sorted(slow.legal())
        assert match.waiting == ([slow.turn] if legal else [])
        if not legal:
            assert match.over
            assert match.scores == slow.points
            return
        seat = slow.turn
        choice = legal[rng.below(len(legal))]
        if bots and rng.below(3):
            choice = match.rules.choice(ask(bot, match.rules, match.state, seat, rng))
        match.play(seat, choice)
        if slow.do(choice.text):
            slow.deal(state(match)["hands"])


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_go_as_the_slow_game(seats: int, bots: bool) -> None:
    for seed in range(2):
        follow(ODIN.match(seats, seed + 40), 15, Rng(seed), bots)


@pytest.mark.parametrize(("target", "single"), [(5, False), (20, False), (15, True)])
def test_games_to_other_ends_go_as_the_slow_game(target: int, single: bool) -> None:
    match = ODIN.match(3, 8, target=target, single_round=single)
    follow(match, 0 if single else target, Rng(9), bots=False)


@pytest.mark.parametrize("number", range(len(counts(HERE))))
def test_node_counts_are_those_of_the_slow_game(number: int) -> None:
    row = counts(HERE)[number]
    match = ODIN.match(row["seats"], row["seed"], (HERE / "tiny.toml").read_text("utf-8"), **row["options"])
    now: Any = match.position()["state"]
    assert Slow(now, 0).nodes(row["depth"]) == row["nodes"]
