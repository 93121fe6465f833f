"""Whole games beside a slow second implementation, state by state."""

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.perft import counts
from ludotheque.engine.bot import ask
from ludotheque.engine.rng import Rng
from tests.games.happy_corgi.slow import Slow
from tests.games.happy_corgi.slow_box import SlowBox
from tests.games.happy_corgi.tables import ALIKE, CORGI, HERE, HOUSE, TINY
from tests.games.tables import state

pytestmark = pytest.mark.on_wheel  # the slow game is slow enough; the sources keep step by their digests


def follow(match: lt.Match, rng: Rng, bots: bool, most: int = 10_000) -> None:
    """Play a game on both tables at once."""
    bot = CORGI.bot()
    slow = Slow(SlowBox(match.sheet or HOUSE, match.options), state(match))
    while most:
        most -= 1
        assert state(match) == slow.told()
        waiting = match.waiting
        assert waiting == slow.waiting()
        for seat in range(match.seats):
            assert sorted(choice.text for choice in match.legal(seat)) == sorted(slow.legal(seat))
        if not waiting:
            assert match.over
            assert match.scores == slow.hugs
            return
        seat = waiting[rng.below(len(waiting))]
        legal = match.legal(seat)
        choice = legal[rng.below(len(legal))]
        if bots and rng.below(3):
            choice = match.rules.choice(ask(bot, match.rules, match.state, seat, rng))
        match.play(seat, choice)
        slow.do(seat, choice.text)


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"combos": True}),
        (2, {"expert": True, "hugs": 12}),
        (2, {"expert": True, "combos": True}),
        (3, {}),
        (3, {"expert": True, "blue_replaces": "beach+kitchen+park"}),
        (4, {}),
        (4, {"expert": True, "blue_replaces": "garden+school+studio"}),
    ],
)
def test_games_go_as_the_slow_game(seats: int, options: dict[str, Any], bots: bool) -> None:
    for seed in range(3):
        follow(CORGI.match(seats, 300 + seed, **options), Rng(seed), bots)


@pytest.mark.parametrize("sheet", [TINY, ALIKE], ids=["tiny", "alike"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, {"combos": True, "expert": True}), (3, {"expert": True}), (3, {}), (4, {}), (4, {"expert": True})],
)
def test_games_with_few_cards_go_as_the_slow_game(seats: int, options: dict[str, Any], sheet: str) -> None:
    """Decks run dry, rivers have gaps, hands are empty, and much is known of them."""
    for seed in range(8):
        follow(CORGI.match(seats, seed, sheet, **options), Rng(seed), seed % 2 == 1, most=120)


@pytest.mark.parametrize("number", range(len(counts(HERE))))
def test_node_counts_are_those_of_the_slow_game(number: int) -> None:
    row = counts(HERE)[number]
    match = CORGI.match(row["seats"], row["seed"], TINY, **row["options"])
    assert Slow(SlowBox(TINY, match.options), state(match)).nodes(row["depth"]) == row["nodes"]
