"""Prices, and what season cards do to them."""

import pytest

import ludotheque as lt
from tests.games.happy_pigs.tables import GAME, SAVE, choose, herd, sheet, table
from tests.games.tables import play, refusal, state, texts
from tests.games.views import view_of

RICH = "$200 4 fields"  # room and money for anything


def cost(card: str, goods: str, farm: str = RICH) -> int:
    """Buy something in the round of a season card and tell what it cost."""
    match = table([farm, ""], card=card, actions="buy feed mate")
    before = state(match)["money"][0]
    play(match, f"buy {goods}")
    spent: int = before - state(match)["money"][0]
    return spent


def income(card: str, pig: str) -> int:
    """Sell a pig in the round of a season card and tell what it brought."""
    match = table([f"2 {pig} 1 amulet", ""], card=card, actions="sell feed mate")
    play(match, f"sell {pig}")
    earned: int = state(match)["money"][0]
    return earned


@pytest.mark.rule("pigs.price.pigs")
@pytest.mark.parametrize(("size", "price"), [("baby", 3), ("small", 6), ("medium", 10), ("big", 15)])
def test_pigs_cost_and_bring_the_same(size: str, price: int) -> None:
    assert cost("quiet-week", size) == price
    assert income("quiet-week", size) == price
    assert income("quiet-week", f"{size}-v") == price
    match = GAME.match(2, 1, first=0)
    play(match, f"buy {size}")
    assert state(match)["money"][0] == 45 - price


@pytest.mark.rule("pigs.price.items")
@pytest.mark.parametrize("item", ["vaccine", "supplement", "amulet"])
def test_items_cost_one(item: str) -> None:
    assert cost("quiet-week", item) == 1


@pytest.mark.rule("pigs.price.fields")
@pytest.mark.parametrize(("owned", "price"), [(1, 10), (2, 15), (3, 20), (4, 25), (7, 40)])
def test_fields_cost_five_more_each(owned: int, price: int) -> None:
    assert cost("quiet-week", "field", f"$200 {owned} fields") == price


@pytest.mark.rule("pigs.price.fields")
def test_all_buyers_count_their_own_fields() -> None:
    match = table(["$99", "$99 5 fields", "$99"], actions="buy buy buy", first=0)
    play(match, "buy field", "stop", "stop", "buy field")
    assert state(match)["money"] == [99 - 10 + 2, 99 + 2, 99 - 10]
    assert state(match)["land"] == [2, 5, 2]
    assert match.story()[-1] == "Player 3 buys a field for $10."


@pytest.mark.rule("pigs.price.effects")
@pytest.mark.parametrize("card", ["spring-fair", "feed-sale"])
def test_free_items(card: str) -> None:
    for item in ("vaccine", "supplement", "amulet"):
        assert cost(card, item) == 0
    for goods, price in (("baby", 3), ("big", 15), ("field", 25)):
        assert cost(card, goods) == price
    assert income(card, "baby") == 3


@pytest.mark.rule("pigs.price.effects")
def test_a_sale_of_land() -> None:
    assert cost("land-sale", "field", "$200") == 5
    assert cost("land-sale", "field", RICH) == 20
    assert cost("land-sale", "vaccine") == 1
    assert cost("land-sale", "baby") == 3


@pytest.mark.rule("pigs.price.effects")
def test_cheap_pigs() -> None:
    assert [cost("market-day", size) for size in ("baby", "small", "medium", "big")] == [2, 5, 9, 14]
    assert [income("market-day", size) for size in ("baby", "small", "medium", "big")] == [3, 6, 10, 15]
    assert cost("market-day", "amulet") == 1
    assert cost("market-day", "field") == 25


@pytest.mark.rule("pigs.price.effects")
def test_free_vaccines() -> None:
    assert cost("vaccination-drive", "vaccine") == 0
    assert cost("vaccination-drive", "supplement") == 1


@pytest.mark.rule("pigs.price.effects")
@pytest.mark.parametrize(
    ("card", "size", "price"),
    [
        ("barbecue", "medium", 12),
        ("sausage-fest", "small", 8),
        ("bacon-festival", "big", 20),
        ("winter-feast", "big", 18),
        ("christmas-market", "baby", 5),
    ],
)
def test_pigs_that_sell_for_more(card: str, size: str, price: int) -> None:
    printed = {"baby": 3, "small": 6, "medium": 10, "big": 15}
    for other, usual in printed.items():
        assert income(card, other) == (price if other == size else usual)
        assert income(card, f"{other}-v") == (price if other == size else usual)
        assert cost(card, other) == usual


@pytest.mark.rule("pigs.price.effects")
def test_prices_go_back_after_the_round() -> None:
    match = table(["$9 1 big", "$9"], card="spring-fair", actions="buy buy sell", cards={1: "school-visit"})
    play(match, "buy vaccine", "stop", "buy vaccine", "stop")
    told = state(match)
    assert told["card"] == "school-visit"
    before = told["money"][1]
    match.play(0, "choose sell")
    match.play(1, "choose buy neutral-feed")
    play(match, "buy vaccine")
    assert state(match)["money"][1] == before - 1


@pytest.mark.rule("pigs.price.effects")
def test_no_price_falls_below_zero() -> None:
    cheap = sheet(('name = "baby"\ncount = 50\nprice = 3', 'name = "baby"\ncount = 50\nprice = 0'))
    match = table(["$5", ""], card="market-day", actions="buy feed mate", sheet_text=cheap)
    play(match, "buy baby")
    assert state(match)["money"][0] == 5
    match = table(["", ""], card="spring-fair", actions="buy feed mate")
    assert texts(match) == ["buy vaccine", "buy supplement", "buy amulet", "stop"]  # free is free, without a dollar


@pytest.mark.rule("pigs.money")
def test_what_cannot_be_paid_is_refused() -> None:
    match = table(["$9 4 fields", ""], actions="buy feed mate")
    assert "buy small" in texts(match)
    for goods in ("medium", "big", "field"):
        assert refusal(match, 0, f"buy {goods}") == "pigs.money"


def test_the_market_shows_the_prices_of_the_round() -> None:
    match = table(["$9", "$9 3 fields"], card="land-sale", actions="buy buy sell")
    for seat, field in ((None, 5), (0, 5), (1, 15)):
        stalls = {stall.code: stall for stall in view_of(match, seat).market}
        assert stalls["field"].price == field
        assert (stalls["big"].price, stalls["big"].sale, stalls["big"].left) == (15, 15, 50)
        assert (stalls["vaccine"].price, stalls["vaccine"].sale) == (1, 0)
    match = table(["$9 1 big", ""], card="bacon-festival", actions="sell buy feed")
    stalls = {stall.code: stall for stall in view_of(match, 0).market}
    assert (stalls["big"].price, stalls["big"].sale) == (15, 20)
    assert herd(match, 0) == "1 big"


@pytest.mark.rule("pigs.price.effects")
def test_list_prices_show_again_once_all_have_acted() -> None:
    """A winter feast sells big pigs for 18 in phase 4; what is left of them is counted at 15, and shown so."""
    match = table(["1 big 1 vaccine", "1 baby-v"], card="winter-feast", number=3)
    assert big_pigs(match) == 18  # announced by the card, so that one can choose to sell
    choose(match, "sell mate feed")
    assert big_pigs(match) == 18
    play(match, "stop")
    assert state(match)["phase"] == SAVE
    assert big_pigs(match) == 15
    play(match, "save 1-big")
    assert match.over
    assert big_pigs(match) == 15
    assert view_of(match, 0).breakdown[0]["pigs"] == 15


def big_pigs(match: lt.Match) -> int:
    """Return what the market shows that a big pig sells for."""
    (stall,) = [stall for stall in view_of(match, 0).market if stall.code == "big"]
    return int(stall.sale)
