"""The heuristic: honest, quick, and far better than chance."""

import pytest

from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from tests.games.happy_corgi.tables import CORGI, table
from tests.games.tables import play


class Chance(Bot):
    """Choose any move."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return rules.sample(s, seat, rng)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (4, {}), (2, {"combos": True}), (3, {"expert": True})],
)
def test_the_bot_beats_chance(seats: int, options: dict[str, object]) -> None:
    rules = CORGI.rules(seats, options)
    won = 0
    for seed in range(12):
        s, rng = rules.start(seed), Rng(seed)
        mine = seed % seats
        bots = [CORGI.bot() if seat == mine else Chance() for seat in range(seats)]
        while not rules.over(s):
            seat = rules.to_move(s)
            rules.apply(s, seat, ask(bots[seat], rules, s, seat, rng), None)
        won += rules.ranking(s)[mine] == 1
    assert won >= 11  # of 12, where chance would have 3 to 6


def chosen(hands: list[str], at: str, phase: str, river: str = "") -> str:
    match = table(hands, at=at, phase=phase, river=river)
    seat = match.waiting[0]
    return match.rules.choice(ask(CORGI.bot(), match.rules, match.state, seat, Rng(1))).text


def test_it_takes_what_it_needs() -> None:
    # Three of the four cards for a picnic.
    river = "bark-s1 sniff-s1 bark-s1 judge-s1"
    assert chosen(["fart-s1 mark-s1 waddle-s1", ""], "sofa basket", "draw", river=river) == "take sniff-s1"


def test_it_solves_the_largest_it_can() -> None:
    hand = "fart-s1 mark-s1 waddle-s1 sniff-s1"
    assert chosen([hand, ""], "park basket", "solve").startswith("solve picnic")


def test_it_walks_to_where_it_can_solve() -> None:
    hand = "bark-s1 judge-s1 fart-s1 mark-s1"
    match = table([hand, ""], at="school basket")
    bot = CORGI.bot()
    for _ in range(4):
        if match.waiting != [0]:
            break
        move = ask(bot, match.rules, match.state, 0, Rng(2))
        match.play(0, match.rules.choice(move))
    assert match.scores[0] >= 3


def test_it_does_not_give_a_good_card_for_a_bad_one() -> None:
    hands = ["fart-s1 mark-s1 waddle-s1 sniff-s1", "judge-s1"]
    match = play(table(hands, at="studio park", deck="fart-s1"), "walk park")
    move = ask(CORGI.bot(), match.rules, match.state, 0, Rng(1))
    assert match.rules.choice(move).text == "back"


def test_evaluations_follow_the_hugs() -> None:
    bot = CORGI.bot()
    match = table(["", "", ""], at="park basket basket", solved=["mess", "lift", ""])
    values = [bot.evaluate(match.rules, match.state, seat) for seat in range(3)]
    assert values[0] > 0.5 > values[1] > values[2]
