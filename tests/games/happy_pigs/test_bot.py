"""The bot: worth playing against, and sensible where it is easy to be."""

import pytest

import ludotheque as lt
from ludotheque.engine.bot import ask
from ludotheque.engine.rng import Rng
from tests.games.happy_pigs.tables import GAME, choose, table
from tests.games.tables import play, state

BOT = GAME.bot()


def against_chance(seats: int, games: int, **options: object) -> tuple[float, float]:
    """Seat the bot among players who choose at random; give its share of victories, and its lead in dollars."""
    rules = GAME.rules(seats, options)
    won, lead = 0.0, 0.0
    for seed in range(games):
        s, rng, mine = rules.start(seed), Rng(seed), seed % seats
        while not rules.over(s):
            seat = rules.to_move(s)
            move = ask(BOT, rules, s, seat, rng) if seat == mine else rules.sample(s, seat, rng)
            rules.apply(s, seat, move, None)
        won += rules.ranking(s)[mine] == 1
        scores = rules.scores(s)
        lead += scores[mine] - (sum(scores) - scores[mine]) / (seats - 1)
    return won / games, lead / games


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_it_beats_chance(seats: int) -> None:
    won, lead = against_chance(seats, 24)
    assert won >= 0.9
    assert lead >= 80


@pytest.mark.parametrize("options", [{"forecast": True}, {"open_choice": True}])
def test_it_beats_chance_with_options(options: dict[str, object]) -> None:
    won, lead = against_chance(4, 16, **options)
    assert won >= 0.9
    assert lead >= 80


def said(match: lt.Match, seat: int) -> str:
    move = ask(BOT, match.rules, match.state, seat, Rng(1))
    return match.rules.choice(int(move)).text


def test_it_saves_its_largest_pigs() -> None:
    match = table(["3 fields 4 baby 2 small 1 medium 2 big 5 vaccine", "", ""], card="land-sale", number=3)
    choose(match, "sell sell sell")
    play(match, "stop")
    assert said(match, 0) == "save 2-big 1-medium 2-small"


def test_it_takes_what_the_season_gives() -> None:
    match = table(["3 fields 4 big", ""], card="season-of-love", actions="feed sell mate")
    assert said(match, 0) == "take 2"
    match = table(["2 fields 1 baby 1 baby-v", ""], card="fresh-grass", actions="mate sell feed")
    assert said(match, 0) == "grow baby-v"
    match = table(["", ""], card="vets-round", actions="mate sell feed")
    assert said(match, 0) == "take 1"


def test_it_sells_before_the_year_is_over() -> None:
    """What is not vaccinated brings nothing after winter: better to sell it now."""
    match = table(["2 fields 3 big 2 small", "", ""], card="quiet-week", number=3)
    assert said(match, 0) == "choose sell"
    choose(match, "sell feed mate")
    for _ in range(5):
        assert said(match, 0).startswith("sell ")
        match.play(0, said(match, 0))
    assert state(match)["money"][0] == 45 + 12 + 2


def test_it_uses_supplements_where_they_bring_most() -> None:
    match = table(["3 fields 1 baby 1 small 1 supplement", "", ""], actions="feed sell mate")
    assert said(match, 0) == "feed small supplement"


def test_it_gets_in_the_way() -> None:
    """The opponent has five pigs that will be lost unless they are sold: that is where the neutral tile goes."""
    match = table(["2 fields 3 big 2 small", "$9"], card="quiet-week", number=3)
    assert said(match, 1).endswith("neutral-sell")


def test_evaluation_prefers_the_richer_farm() -> None:
    match = table(["$90 2 fields 2 big-v", "$9 1 baby", "$20"])
    values = [BOT.evaluate(match.rules, match.state, seat) for seat in range(3)]
    assert values[0] > values[2] > values[1]
