"""Setting up, and the preparatory turn."""

from collections import Counter
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from tests.games.happy_pigs.tables import CHOOSE, CODES, GAME, PREPARE, herd, items, sheet, supply
from tests.games.tables import play, refusal, state, texts
from tests.games.views import view_of


@pytest.mark.rule("pigs.setup.players")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, True])
def test_players_refused(seats: int) -> None:
    with pytest.raises(lt.Refused) as refused:
        GAME.match(seats)
    assert refused.value.rule == "pigs.setup.players"


@pytest.mark.rule("pigs.setup.players")
@pytest.mark.parametrize("seats", range(2, 7))
def test_players(seats: int) -> None:
    assert len(GAME.match(seats).scores) == seats


@pytest.mark.rule("pigs.setup.supply")
@pytest.mark.parametrize("seats", range(2, 7))
def test_supply(seats: int) -> None:
    match = GAME.match(seats, 1)
    goods = ["baby", "small", "medium", "big", "vaccine", "supplement", "amulet"]
    assert [supply(match, name) for name in goods] == [50, 48, 48, 50, 25, 25, 25]
    assert supply(match, "field") == 20 - seats


@pytest.mark.rule("pigs.setup.supply")
@pytest.mark.parametrize("goods", ["baby", "small", "medium", "big", "vaccine", "supplement", "amulet"])
def test_supply_is_a_hard_limit(goods: str) -> None:
    one = sheet((f'name = "{goods}"\ncount = \\d+', f'name = "{goods}"\ncount = 1'))
    match = GAME.match(2, 1, one, first=0)
    match.play(0, f"buy {goods}")
    assert supply(match, goods) == 0
    assert f"buy {goods}" not in texts(match)
    assert refusal(match, 0, f"buy {goods}") == "pigs.setup.supply"


@pytest.mark.rule("pigs.setup.supply")
def test_fields_are_a_hard_limit() -> None:
    match = GAME.match(2, 1, sheet(("count = 20", "count = 3")), first=0)
    play(match, "buy field", "stop")
    assert refusal(match, 1, "buy field") == "pigs.setup.supply"
    with pytest.raises(lt.Refused) as refused:
        GAME.match(4, 1, sheet(("count = 20", "count = 3")))
    assert refused.value.rule == "pigs.setup.supply"


@pytest.mark.rule("pigs.setup.player")
@pytest.mark.parametrize("seats", range(2, 7))
def test_what_players_start_with(seats: int) -> None:
    match = GAME.match(seats, 1)
    told = state(match)
    assert told["money"] == [45] * seats
    assert told["land"] == [1] * seats
    assert told["pigs"] == told["items"] == [[]] * seats
    assert match.rules.pieces()["action"] == ["feed", "mate", "buy", "sell"]


@pytest.mark.rule("pigs.setup.seasons")
def test_year() -> None:
    seen: Counter[tuple[str, int]] = Counter()
    rules = GAME.rules(2)
    for seed in range(300):
        cards: Any = rules.position(rules.start(seed))["year"]
        for season in range(4):
            of_season = cards[6 * season : 6 * season + 6]
            assert sorted(of_season) == sorted(CODES[6 * season : 6 * season + 6])
            for place, code in enumerate(of_season):
                seen[code, min(place, 4)] += 1
    for code in CODES:
        expected = [50.0] * 4 + [100.0]
        assert chi_square([seen[code, place] for place in range(5)], expected) > 1e-4, code


@pytest.mark.rule("pigs.setup.seasons")
def test_sixteen_rounds_in_calendar_order() -> None:
    match = GAME.match(2, 9)
    year = state(match)["year"]
    met: list[str] = []
    while not match.over:
        told = state(match)
        if told["phase"] != PREPARE and len(met) == told["round"]:
            met.append(told["card"])
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[-1])
    assert met == [year[6 * (number // 4) + number % 4] for number in range(16)]
    assert [CODES.index(card) // 6 for card in met] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4


@pytest.mark.rule("pigs.setup.first")
@pytest.mark.parametrize("seats", range(2, 7))
def test_first_player(seats: int) -> None:
    rules = GAME.rules(seats)
    drawn = Counter(rules.position(rules.start(seed))["first"] for seed in range(300))
    assert chi_square([drawn[seat] for seat in range(seats)], [300 / seats] * seats) > 1e-4
    for seat in range(seats):
        match = GAME.match(seats, 1, first=seat)
        assert (state(match)["first"], match.waiting) == (seat, [seat])
    with pytest.raises(lt.Refused) as refused:
        GAME.match(seats, 1, first=seats)
    assert refused.value.rule == "pigs.setup.first"


@pytest.mark.rule("pigs.setup.purchases")
def test_the_example_of_the_rulebook() -> None:
    match = GAME.match(3, 1, first=1)
    play(match, "buy small", "buy small", "buy medium", "buy vaccine")
    assert match.waiting == [1]
    play(match, "buy supplement")
    assert state(match)["money"][1] == 21
    assert herd(match, 1) == "2 small 1 medium"
    assert items(match, 1) == "1 vaccine 1 supplement"
    assert match.waiting == [2]  # the fifth purchase ends the turn
    assert match.story()[-1] == "Player 2 is ready after 5 purchases, with $21 left."


@pytest.mark.rule("pigs.setup.purchases")
def test_clockwise_and_in_one_go() -> None:
    match = GAME.match(4, 1, first=2)
    for seat in (2, 3, 0):
        assert match.waiting == [seat]
        match.play(seat, "buy baby")
        assert match.waiting == [seat]
        match.play(seat, "stop")
    assert state(match)["phase"] == PREPARE
    match.play(1, "stop")
    assert state(match)["phase"] == CHOOSE
    # Purchases not made pay no dollar.
    assert state(match)["money"] == [42, 45, 42, 42]


@pytest.mark.rule("pigs.setup.purchases")
def test_a_field_comes_before_the_pigs_that_need_it() -> None:
    match = GAME.match(2, 1, first=0)
    play(match, "buy medium", "buy medium")
    assert refusal(match, 0, "buy medium") == "pigs.field.full"
    assert texts(match) == ["buy baby", "buy small", "buy vaccine", "buy supplement", "buy amulet", "buy field", "stop"]
    play(match, "buy field", "buy medium")
    assert herd(match, 0) == "3 medium"
    assert state(match)["money"][0] == 5


@pytest.mark.rule("pigs.setup.purchases")
@pytest.mark.parametrize("text", ["vaccinate baby", "vaccinate small fed", "feed baby", "mate", "sell baby"])
def test_nothing_but_purchases(text: str) -> None:
    match = GAME.match(2, 1, first=0)
    play(match, "buy baby", "buy vaccine")
    assert refusal(match, 0, text) == "pigs.setup.purchases"


@pytest.mark.rule("pigs.setup.purchases")
def test_list_prices_even_in_the_first_round_of_a_sale() -> None:
    """Season cards change nothing yet: the first one is not even turned up."""
    for seed in range(30):
        match = GAME.match(2, seed, first=0)
        if state(match)["year"][0] == "spring-fair":
            play(match, "buy vaccine")
            assert state(match)["money"][0] == 44
            return
    raise AssertionError("no such year")


@pytest.mark.rule("pigs.setup.purchases")
@pytest.mark.parametrize("change", [("purchases = 5", "purchases = 0"), ("dollars = 45", "dollars = 0")])
@pytest.mark.parametrize("open_choice", [False, True])
def test_a_year_without_purchases_is_told_from_its_first_round_on(change: tuple[str, str], open_choice: bool) -> None:
    """Nobody can buy anything, so the first round begins by itself; its line comes with the first choice, once."""
    match = GAME.match(3, 1, sheet(change), first=0, open_choice=open_choice)
    assert state(match)["phase"] == CHOOSE
    match.play(0, "choose sell")
    if not open_choice:
        match.play(0, "choose feed")
    match.play(1, "choose feed")
    told = [event.key for event in match.journal]
    assert told == ["season", "round", *(["shown", "shown"] if open_choice else ["chosen", "chosen"])]
    assert match.story()[0] == "Spring starts."
    assert match.story()[1].startswith("Round 1: ")
    match.play(2, "choose feed")
    assert [event.key for event in match.journal].count("round") == 2  # there is nothing to do in the first


@pytest.mark.rule("pigs.setup.purchases")
def test_a_year_after_purchases_is_told_once() -> None:
    match = GAME.match(2, 1, first=0)
    play(match, "stop", "stop", "choose sell", "choose sell neutral-buy")
    assert [event.key for event in match.journal][:6] == ["prepared", "prepared", "season", "round", "chosen", "chosen"]


@pytest.mark.rule("pigs.money")
def test_nobody_goes_below_zero() -> None:
    match = GAME.match(2, 1, first=0)
    play(match, "buy big", "buy big")
    assert state(match)["money"][0] == 15
    play(match, "buy field")
    assert state(match)["money"][0] == 5
    assert refusal(match, 0, "buy field") == "pigs.money"
    assert refusal(match, 0, "buy small") == "pigs.money"
    play(match, "buy baby")
    assert state(match)["money"][0] == 2


@pytest.mark.rule("pigs.money")
def test_everybody_sees_the_money() -> None:
    match = GAME.match(3, 1, first=0)
    play(match, "buy small")
    for seat in (None, 0, 1, 2):
        assert [player.money for player in view_of(match, seat).players] == [39, 45, 45]
    assert match.scores == [39, 45, 45]


@pytest.mark.rule("pigs.money")
def test_a_price_that_empties_the_purse_can_be_paid() -> None:
    match = GAME.match(2, 1, sheet(("dollars = 45", "dollars = 10")), first=0)
    play(match, "buy medium")
    assert state(match)["money"][0] == 0
    assert match.waiting == [1]  # nothing is left to buy, and so there is nothing to ask


def test_steps_that_are_not_due() -> None:
    match = GAME.match(2, 1, first=0)
    for text in ("choose feed", "choose feed neutral-buy", "take 1", "decline", "grow baby", "save none"):
        assert refusal(match, 0, text) == "table.step"
    assert refusal(match, 1, "buy baby") == "table.turn"
    assert refusal(match, 0, "buy goat") == "table.owner"
