"""Whole games beside a slow second implementation, state by state; and node counts by way of it."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.perft import TINY, counts, perft
from ludotheque.engine.bot import ask
from ludotheque.engine.rng import Rng
from tests.games.tables import state
from tests.games.tricky_badger.slow import Slow
from tests.games.tricky_badger.tables import BADGER

pytestmark = pytest.mark.on_wheel  # the slow game is slow enough; the sources keep step by their digests

HERE = Path(__file__).parent
# Counts with bones to steal, keep and choose between. They are not in perft.json: what is hidden in this box is
# hidden in the other tiny box too, and the contract deals each box that is named there hundreds of times.
BONES: list[dict[str, Any]] = [
    {"seats": 3, "options": {"first": 0}, "seed": 1, "depth": 16, "nodes": 416, "sheet": "tiny-bones.toml"},
    {"seats": 3, "options": {"first": 0}, "seed": 3, "depth": 17, "nodes": 288, "sheet": "tiny-bones.toml"},
    {"seats": 3, "options": {"first": 0}, "seed": 7, "depth": 18, "nodes": 382, "sheet": "tiny-bones.toml"},
]


def ordered(position: dict[str, Any]) -> dict[str, Any]:
    """Bring a position into the order of the slow game."""
    position = dict(position)
    position.pop("rng")
    for name in ("hands", "voids", "collections"):
        position[name] = [sorted(held) for held in position[name]]
    for name in ("prizes", "discards"):
        position[name] = sorted(position[name][0])
    position["played"] = sorted(position["played"])
    position["deck"] = [card for card in position["deck"] if card != "-"]
    return position


def follow(match: lt.Match, slow: Slow, rng: Rng, bots: bool) -> None:
    """Play a game on both tables at once."""
    bot = BADGER.bot()
    while True:
        assert ordered(state(match)) == slow.position()
        legal = match.legal(slow.turn) if slow.turn >= 0 else []
        assert sorted(choice.text for choice in legal) == sorted(slow.legal())
        assert match.waiting == ([slow.turn] if legal else [])
        assert match.scores == slow.scores()
        if not legal:
            assert match.over
            return
        seat = slow.turn
        choice = legal[rng.below(len(legal))]
        if bots and rng.below(3):
            choice = match.rules.choice(ask(bot, match.rules, match.state, seat, rng))
        match.play(seat, choice)
        if slow.do(choice.text):
            slow.hands = state(match)["hands"]


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("seats", range(3, 6))
def test_games_go_as_the_slow_game(seats: int, bots: bool) -> None:
    for seed in range(3):
        match = BADGER.match(seats, seed + 40)
        follow(match, Slow(state(match)), Rng(seed), bots)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_cards_of_different_points_go_as_the_slow_game(seed: int) -> None:
    match = BADGER.match(4, seed, (HERE / "mixed.toml").read_text("utf-8"))
    follow(match, Slow(state(match)), Rng(seed), bots=False)


@pytest.mark.parametrize("row", [*counts(HERE), *BONES], ids=str)
def test_node_counts_are_those_of_the_slow_game(row: dict[str, Any]) -> None:
    match = BADGER.match(
        row["seats"], row["seed"], (HERE / row.get("sheet", TINY)).read_text("utf-8"), **row["options"]
    )
    rules: Any = match.rules
    assert perft(rules, match.state, row["depth"]) == row["nodes"]
    slow = Slow(state(match), int(rules.hand), int(rules.rounds))
    slow.tramples = {}
    # No move touches the random state: the hands of the next round are the same whatever is played.
    while state(match)["round"] == 0:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    slow.next_hands = state(match)["hands"]
    assert slow.nodes(row["depth"]) == row["nodes"]
