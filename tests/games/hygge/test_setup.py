"""Setting up."""

from collections import Counter
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from tests.games.hygge.tables import BOX, HYGGE, PATTERNS, state

DEALS = 1600


@pytest.mark.rule("hygge.setup.players")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(lt.Refused) as refused:
        HYGGE.match(seats)
    assert refused.value.rule == "hygge.setup.players"


@pytest.mark.rule("hygge.setup.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_may_play(seats: int) -> None:
    assert len(HYGGE.match(seats, 1).scores) == seats


@pytest.mark.rule("hygge.setup.deck")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_66_cards_and_the_winter_card_are_dealt(seats: int) -> None:
    told = state(HYGGE.match(seats, 5))
    cards = Counter(card for card in [*told["deck"], *told["stock"]] if card != "-")
    animals = {row["name"] for row in BOX["animal"]}
    assert len(animals) == 7
    assert all(cards[animal] == 3 for animal in animals)
    assert cards.pop("winter") == 1
    assert cards == {row["name"]: row["copies"] for row in BOX["animal"] + BOX["object"]}
    colours = Counter({row["colour"]: 0 for row in BOX["object"]})
    for row in BOX["object"]:
        colours[row["colour"]] += cards[row["name"]]
    assert colours == dict.fromkeys(["red", "blue", "purple", "green", "yellow"], 9)
    assert told["front"] == told["stored"] == [[] for _ in range(seats)]


@pytest.mark.rule("hygge.setup.deck")
def test_every_card_is_as_likely_in_every_place() -> None:
    rules = HYGGE.rules(2)
    deals: list[Any] = [rules.position(rules.start(seed)) for seed in range(DEALS)]
    expected = [DEALS * row["copies"] / 66 for row in BOX["animal"] + BOX["object"]]
    names = [row["name"] for row in BOX["animal"] + BOX["object"]]
    for place in (0, 9):
        found = Counter(deal["stock"][place] for deal in deals)
        assert chi_square([found[name] for name in names], expected) > 1e-4
    for number in (0, 30, 55):
        found = Counter(without_winter(deal)[number] for deal in deals)
        assert chi_square([found[name] for name in names], expected) > 1e-4


def without_winter(deal: dict[str, Any]) -> list[str]:
    return [card for card in deal["deck"] if card not in ("-", "winter")]


@pytest.mark.rule("hygge.setup.winter")
@pytest.mark.parametrize(("seats", "hiding"), [(2, 16), (3, 10), (4, 16)])
def test_winter_is_one_of_the_last_cards(seats: int, hiding: int) -> None:
    rules = HYGGE.rules(seats)
    under: Counter[int] = Counter()
    for seed in range(DEALS):
        deck: Any = rules.position(rules.start(seed))["deck"]
        assert len(deck) == 67
        under[66 - deck.index("winter")] += 1
    assert set(under) == set(range(hiding))
    assert chi_square([under[n] for n in range(hiding)], [DEALS / hiding] * hiding) > 1e-4


@pytest.mark.rule("hygge.setup.stock")
@pytest.mark.parametrize(("seats", "places"), [(2, 10), (3, 12), (4, 13)])
def test_the_stock_is_dealt_in_the_pattern_of_the_player_count(seats: int, places: int) -> None:
    match = HYGGE.match(seats, 3)
    told = state(match)
    assert len(told["stock"]) == places
    assert "-" not in told["stock"]
    assert "winter" not in told["stock"]
    assert told["deck"][:places] == ["-"] * places
    assert "-" not in told["deck"][places:]
    view: Any = match.view()
    drawn = ["".join("." if place < 0 else "#" for place in row) for row in view.grid]
    assert drawn == PATTERNS[seats]
    assert [place for row in view.grid for place in row if place >= 0] == list(range(places))


@pytest.mark.rule("hygge.setup.stock")
def test_the_patterns_are_those_of_the_rulebook() -> None:
    assert PATTERNS == {
        2: ["###.", ".###", "##..", "..##"],
        3: ["###.", ".###", "###.", ".###"],
        4: ["###.", "####", ".###", "#.##"],
    }


@pytest.mark.rule("hygge.setup.first")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_or_chosen(seats: int) -> None:
    rules = HYGGE.rules(seats)
    drawn = Counter(int(rules.to_move(rules.start(seed))) for seed in range(600))
    assert chi_square([drawn[seat] for seat in range(seats)], [600 / seats] * seats) > 1e-4
    for first in range(seats):
        for match in (False, True):
            rules = HYGGE.rules(seats, {"first": first, "match": match})
            assert {rules.to_move(rules.start(seed)) for seed in range(20)} == {first}


@pytest.mark.rule("hygge.setup.first")
def test_nobody_sits_there() -> None:
    with pytest.raises(lt.Refused) as refused:
        HYGGE.match(2, 1, first=2)
    assert refused.value.rule == "hygge.setup.first"
