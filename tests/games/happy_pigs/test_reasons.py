"""Hints: what is said for a move is true."""

import pytest

import ludotheque as lt
from ludotheque.engine.rng import Rng
from ludotheque.text.table import names
from ludotheque.text.words import Words
from tests.games.happy_pigs.tables import choose, sheet, table
from tests.games.tables import play


def said(match: lt.Match, seat: int, text: str, lang: str = "en") -> str:
    """Return the case for a legal move."""
    move = match.rules.parse(text)
    assert move in match.rules.legal_moves(match.state, seat), text
    reason = match.game.reason(match.rules, match.state, seat, move, Rng(1))
    return Words("happy_pigs", lang).reason(reason, match.rules, names(match.seats, lang))


@pytest.mark.rule("pigs.price.effects")
@pytest.mark.parametrize(
    ("text", "dollars"),
    [
        ("feed medium", 5),  # to 15, not to the 20 of this round
        ("feed small", 4),
        ("feed small supplement", 9),
        ("feed baby", 3),
        ("feed baby supplement", 7),
    ],
)
def test_a_meal_is_worth_what_later_rounds_pay(text: str, dollars: int) -> None:
    """Big pigs sell for 20 during a bacon festival; but a pig fed in it can only be sold in a later round."""
    farm = "4 fields 1 baby 1 small 1 medium 2 supplement"
    match = table([farm, "", ""], card="bacon-festival", actions="feed mate mate")
    assert said(match, 0, text) == f"Once grown, the pig sells for ${dollars} more."


def test_growth_by_a_season_is_worth_what_later_rounds_pay() -> None:
    match = table(["2 fields 2 small", "", ""], card="acorn-fall", actions="mate mate mate")
    assert said(match, 0, "grow small") == "Once grown, the pig sells for $4 more."


@pytest.mark.rule("pigs.price.effects")
def test_a_sale_brings_what_this_round_pays() -> None:
    match = table(["1 big", "", ""], card="bacon-festival", actions="sell mate mate")
    assert said(match, 0, "sell big").startswith("It brings $20 now")
    assert said(match, 0, "sell big", "fr").startswith("Il rapporte 20\u202f$")


@pytest.mark.rule("pigs.effect.order")
def test_declining_a_gift() -> None:
    """There is room for whatever can be declined: it would not be offered otherwise."""
    match = table(["3 fields 4 big", "", ""], card="season-of-love", actions="sell mate feed")
    play(match, "stop")
    assert said(match, 0, "decline") == "Your fields keep the room for other pigs."
    assert said(match, 0, "take 2") == "It costs nothing."
    dear = sheet(('name = "vaccine"\ncount = 25\nprice = 1', 'name = "vaccine"\ncount = 25\nprice = 2'))
    match = table(["", "", ""], card="vets-round", actions="mate mate mate", sheet_text=dear)
    assert said(match, 0, "decline") == "Unless you use it, it only counts in a tie, for $2."


@pytest.mark.rule("pigs.season.choice")
@pytest.mark.parametrize(("card", "last"), [("land-sale", False), ("quiet-week", True)])
def test_vaccinating_at_a_change_of_season(card: str, last: bool) -> None:
    """Whoever is asked has something to vaccinate, and something to do it with."""
    match = table(["2 fields 2 big 1 baby 2 vaccine", "", ""], card=card, number=3)
    choose(match, "sell mate mate")
    play(match, "stop")
    kept = "You keep your vaccines for a later season."
    if last:
        kept = "The year is over: a vaccine you keep counts for $1 in a tie."
    assert said(match, 0, "save none") == kept
    assert said(match, 0, "save 1-big 1-baby") == "These pigs survive the change of season: they are worth $18."


def test_purchases() -> None:
    match = table(["$50 3 fields", "", ""], actions="buy mate mate")
    assert said(match, 0, "buy baby") == "There is room for it, and it can grow."
    assert said(match, 0, "buy big") == "There is room for it, and it can breed."
    assert said(match, 0, "buy vaccine") == "A pig without a vaccine is lost when the season changes."
    assert said(match, 0, "stop") == "An unused action brings $1, more than anything else you can do."


@pytest.mark.rule("pigs.phase4.unused")
@pytest.mark.parametrize(
    ("farm", "action", "useful"),
    [
        ("2 fields 1 small", "feed", True),
        ("1 big", "feed", False),  # a big pig does not grow
        ("2 fields 1 medium", "mate", True),
        ("2 fields 1 small", "mate", False),
        ("$1", "buy", True),  # a vaccine
        ("$0", "buy", False),
        ("1 baby", "sell", True),
        ("$9", "sell", False),
    ],
)
def test_an_action_nobody_could_use_is_worth_its_dollars(farm: str, action: str, useful: bool) -> None:
    match = table([farm, "", ""], card="quiet-week")
    why = said(match, 0, f"choose {action}")
    assert ("your farm grows about" in why) == useful
    assert ("each unused action of your share pays $1" in why) != useful
