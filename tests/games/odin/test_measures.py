"""What random play and the bot were measured at."""

import pytest

from ludotheque.engine.bot import Bot
from ludotheque.engine.loop import bot_game, random_game
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from tests.games.odin.tables import ODIN


class Chance(Bot):
    """Draw any legal move."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return rules.sample(s, seat, rng)


@pytest.mark.on_wheel
@pytest.mark.slow
def test_decisions_per_round() -> None:
    rules = ODIN.rules(4, {"single_round": True})
    rng = Rng(1)
    rounds = 60_000
    assert sum(random_game(rules, seed, rng) for seed in range(rounds)) / rounds == pytest.approx(70.3, abs=0.5)


@pytest.mark.on_wheel
@pytest.mark.slow
def test_decisions_per_game() -> None:
    rules = ODIN.rules(4)
    rng = Rng(2)
    games = 20_000
    assert sum(random_game(rules, seed, rng) for seed in range(games)) / games == pytest.approx(422, abs=4)


@pytest.mark.on_wheel
@pytest.mark.slow
@pytest.mark.parametrize(("seats", "wins"), [(2, 0.9), (4, 0.8), (6, 0.7)])
def test_the_bot_beats_chance(seats: int, wins: float) -> None:
    """One bot among players who draw their moves: its share of won games over 200 of them."""
    rules = ODIN.rules(seats)
    rng = Rng(3)
    won = 0
    for seed in range(200):
        seat = seed % seats
        s = rules.start(seed)
        bot_game(rules, s, [ODIN.bot() if p == seat else Chance() for p in range(seats)], rng)
        won += rules.ranking(s)[seat] == 1
    assert won / 200 >= wins
