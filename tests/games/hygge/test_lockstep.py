"""Whole games beside a slow second implementation, state by state; and node counts by way of it."""

from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.contract.perft import counts
from ludotheque.engine.bot import ask
from ludotheque.engine.rng import Rng
from tests.games.hygge.slow import Slow
from tests.games.hygge.tables import HOUSE, HYGGE
from tests.games.tables import state

pytestmark = pytest.mark.on_wheel  # the slow game is slow enough; the sources keep step by their digests

HERE = Path(__file__).parent
TINY = (HERE / "tiny.toml").read_text("utf-8")


def follow(match: lt.Match, sheet: str, rng: Rng, bots: bool) -> None:
    """Play a game on both tables at once, the seats that choose together in any order, some changing their minds."""
    bot = HYGGE.bot()
    slow = Slow(state(match), sheet, 3 if match.options["match"] else 1)
    while True:
        told = state(match)
        told.pop("rng")
        assert told == slow.position()
        assert match.waiting == slow.waiting()
        if not match.waiting:
            assert match.over
            assert match.scores == slow.totals()
            return
        for other in range(match.seats):
            if other not in match.waiting + match.rules.revising(match.state):
                assert match.legal(other) == []
        able = match.waiting + match.rules.revising(match.state)
        seat = able[rng.below(len(able))]
        legal = match.legal(seat)
        assert sorted(choice.text for choice in legal) == sorted(slow.legal(seat))
        choice = legal[rng.below(len(legal))]
        if bots and rng.below(3):
            choice = match.rules.choice(ask(bot, match.rules, match.state, seat, rng))
        match.play(seat, choice)
        if slow.do(seat, choice.text):
            fresh = state(match)
            slow.deal(fresh["deck"], fresh["stock"])


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_go_as_the_slow_game(seats: int, bots: bool) -> None:
    for seed in range(3):
        follow(HYGGE.match(seats, seed + 40), HOUSE, Rng(seed), bots)


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_go_as_the_slow_game(seats: int, memory: bool) -> None:
    follow(HYGGE.match(seats, seats, match=True, memory=memory), HOUSE, Rng(seats), bots=False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiny_games_go_as_the_slow_game(seats: int) -> None:
    for seed in range(30):
        follow(HYGGE.match(seats, seed, TINY, match=seed % 3 == 0), TINY, Rng(seed), bots=seed % 2 == 0)


@pytest.mark.parametrize("number", range(len(counts(HERE))))
def test_node_counts_are_those_of_the_slow_game(number: int) -> None:
    row = counts(HERE)[number]
    match = HYGGE.match(row["seats"], row["seed"], TINY, **row["options"])
    assert Slow(state(match), TINY).nodes(row["depth"]) == row["nodes"]
