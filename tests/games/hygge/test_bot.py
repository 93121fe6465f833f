"""The heuristic bot: better than chance, honest, and no fool at the end."""

from itertools import product
from typing import Any

import pytest

from ludotheque.engine.bot import ask
from ludotheque.engine.rng import Rng
from ludotheque.games.hygge.bot import HyggeBot
from ludotheque.games.hygge.legal import held
from ludotheque.games.hygge.moves import LINES
from ludotheque.games.hygge.reasons import gain, in_front, stores
from ludotheque.games.hygge.rules import HyggeRules
from tests.games.hygge.tables import HYGGE, STORE, TAKE, last, table

BOT = HYGGE.bot()


def choose(match: Any, seat: int) -> str:
    return str(match.rules.choice(ask(BOT, match.rules, match.state, seat, Rng(1))))


@pytest.mark.parametrize(("seats", "games", "wins", "edge"), [(2, 24, 22, 30), (3, 24, 21, 20), (4, 24, 19, 12)])
def test_the_bot_beats_random(seats: int, games: int, wins: int, edge: int) -> None:
    """Ninety-eight games in a hundred are won in the long run; these are the same seeds every time."""
    rules = HYGGE.rules(seats)
    won = 0.0
    ahead = 0.0
    for number in range(games):
        s = rules.start(number)
        rng = Rng(number)
        mine = number % seats
        while (seat := int(rules.to_move(s))) >= 0:
            rules.apply(s, seat, ask(BOT, rules, s, seat, rng) if seat == mine else rules.sample(s, seat, rng), None)
        points, ranking = rules.scores(s), rules.ranking(s)
        won += ranking[mine] == 1 and 1 / ranking.count(1)
        ahead += points[mine] - (sum(points) - points[mine]) / (seats - 1)
    assert won >= wins
    assert ahead / games > edge


def test_the_last_action_is_the_best_one() -> None:
    """All it takes is to count: every other choice is tried out."""
    kinds = ["hedgehog", "dormouse", "mittens mittens", "scarf", "honey honey honey", "quilt"]
    for some in product([0, 1], repeat=len(kinds)):
        front = " ".join(kind for kind, there in zip(kinds, some, strict=True) if there)
        if not front:
            continue
        match = last([front, ""])
        ends = []
        for move in match.rules.legal_moves(match.state, 0):
            s = match.state.copy()
            match.rules.apply(s, 0, move, None)
            ends.append(match.rules.scores(s)[0])
        match.play(0, choose(match, 0))
        assert match.scores[0] == max(ends), front


def test_it_stores_what_is_ripe_when_winter_is_near() -> None:
    front = ["hedgehog mittens mittens mittens mittens jumper jumper scarf", "acorn"]
    match = table("mug mug candle candle book -", front, "quilt winter", phase=STORE)
    assert choose(match, 0) == "store hedgehog mittens jumper"


def test_it_takes_what_its_animal_stores() -> None:
    front = ["hedgehog", "acorn"]
    match = table("jumper jumper mug candle quilt book", front, "quilt acorn acorn winter", pattern=["##", "##", "##"])
    assert choose(match, 0) == "take 1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_threat_is_the_best_of_all_lines_and_stores(seats: int) -> None:
    """What is counted once for all lines of a decision is what trying each of them out finds."""
    rules, bot, rng = HYGGE.rules(seats), HyggeBot(), Rng(seats)
    assert isinstance(rules, HyggeRules)
    box, s = rules.box, rules.start(seats)
    while (seat := int(rules.to_move(s))) >= 0:
        if s.phase == TAKE:
            bot.prepare(rules, s, seat)
            for line in rules.legal_moves(s, seat):
                gone = box.line_mask[line] & held(s.stock)
                most = 0
                for other in range(LINES):
                    front = in_front(s, int(rules.left_of(seat)))
                    for place in box.places_of(other):
                        if s.stock[place] >= 0 and not gone >> place & 1:
                            front[s.stock[place]] += 1
                    most = max([most, *(gain(box, front, move) for move in stores(box, front))])
                if gone != held(s.stock):
                    assert bot.threat(box, s.stock, gone) == most
        rules.apply(s, seat, rules.sample(s, seat, rng), None)


def test_evaluations_tell_who_is_ahead() -> None:
    match = table("mug mug candle candle book -", ["", "acorn"], stored=["bear quilt quilt", "frog acorn"])
    mine, other = (BOT.evaluate(match.rules, match.state, seat) for seat in (0, 1))
    assert 0 <= other < 0.5 < mine <= 1
    done = last(["mug", "acorn"], ["bear quilt", "frog acorn"])
    for seat in (0, 1):
        done.play(seat, "nothing")
    assert BOT.evaluate(done.rules, done.state, 0) == 1
    assert BOT.evaluate(done.rules, done.state, 1) == 0
