"""What random play and the bot were measured at, and what the bot understands."""

import pytest

import ludotheque as lt
from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.loop import bot_game, random_game, sampled_game
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from tests.games.tricky_badger.tables import BADGER, rules, table, won


class Chance(Bot):
    """Draw any legal move."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return rules.sample(s, seat, rng)


@pytest.mark.on_wheel
@pytest.mark.slow
@pytest.mark.parametrize(("seats", "decisions"), [(3, 187.9), (4, 233.4), (5, 278.7)])
def test_decisions_per_game(seats: int, decisions: float) -> None:
    made = rules(seats)
    rng = Rng(1)
    games = 1_000
    assert sum(random_game(made, seed, rng) for seed in range(games)) / games == pytest.approx(decisions, abs=0.3)
    assert sum(sampled_game(made, seed, rng) for seed in range(games)) / games == pytest.approx(decisions, abs=0.3)


@pytest.mark.on_wheel
@pytest.mark.slow
@pytest.mark.parametrize(("seats", "wins"), [(3, 0.83), (4, 0.76), (5, 0.66)])
def test_the_bot_beats_chance(seats: int, wins: float) -> None:
    """One bot among players who draw their moves: its share of won games over 300 of them."""
    made = rules(seats)
    rng = Rng(3)
    won_games = 0
    for seed in range(300):
        seat = seed % seats
        s = made.start(seed)
        bot_game(made, s, [BADGER.bot() if p == seat else Chance() for p in range(seats)], rng)
        won_games += made.ranking(s)[seat] == 1
    assert won_games / 300 >= wins


def chosen(match: lt.Match) -> str:
    """Ask the bot for the seat to act."""
    seat = match.waiting[0]
    return match.rules.choice(ask(BADGER.bot(), match.rules, match.state, seat, Rng(1))).text


def test_it_takes_what_helps_and_leaves_what_harms() -> None:
    """Last to play: it takes a female for its male, and leaves a second male to someone else."""
    hands = ["o3 b1", "o4 b2", "o2 o9"]
    wanted = table(hands, ["", "", "male"], prize="female-up", prizes="twig-up twig-down")
    wanted.play(0, "play o3")
    wanted.play(1, "play o4")
    assert chosen(wanted) == "play o9"
    feared = table(hands, ["", "", "male female female"], prize="male-up", prizes="twig-up twig-down")
    feared.play(0, "play o3")
    feared.play(1, "play o4")
    assert chosen(feared) == "play o2"


def test_it_uses_effects_well() -> None:
    assert chosen(won("cage-up", "female female male", "badger-bone badger")) == "steal 2 badger-bone"
    assert chosen(won("magpie-up", "wheat", "twig twig twig twig twig")) == "steal 2 twig"
    assert chosen(won("trap-up", "male", "male female-wheat")) == "steal 2 female-wheat"


def test_it_discards_a_stolen_twig_and_keeps_a_bone_it_needs() -> None:
    match = won("magpie-up", "", "twig")
    assert chosen(match) == "discard"
    match = won("magpie-up", "badger", "bone")
    assert chosen(match) == "keep"


def test_evaluations_order_collections() -> None:
    bot = BADGER.bot()
    match = table(["o3 b1", "o4 b2", "o2 o9"], ["badger-bone", "", "twig"], prize="female-up")
    values = [bot.evaluate(match.rules, match.state, seat) for seat in range(3)]
    assert values[0] > values[1] > values[2]
    over = table(["", "", ""], ["badger-bone", "", "twig"])
    assert [bot.evaluate(over.rules, over.state, seat) for seat in range(3)] == [1.0, 0.5, 0.0]
