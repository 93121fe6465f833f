"""A refusal names the first rule in the way, in the order of the rulebook, however the move was said."""

import pytest

import ludotheque as lt
from tests.games.hygge.tables import STORE, last, table
from tests.games.tables import refusal

STOCK = "mug mug candle candle book -"
FRONT = ["hedgehog bear mittens mittens scarf quilt", "dormouse honey lantern mug"]

# What names no move, whatever the step: two animals, none, no object, too many kinds, one kind twice, two cards.
SAID = (
    "store hedgehog bear mittens",
    "store hedgehog bear mug",
    "store mittens",
    "store",
    "store hedgehog",
    "store hedgehog mittens scarf quilt",
    "store hedgehog mittens mittens",
    "take 1 2",
    "take",
    "discard mittens scarf",
    "discard",
    "store hedgehog broom",
    "dance",
)


def rules(match: lt.Match, seat: int) -> list[str]:
    return [refusal(match, seat, text) for text in SAID]


@pytest.mark.rule("hygge.check.continue")
def test_out_of_turn_nothing_else_is_in_the_way() -> None:
    for phase in (0, STORE):
        assert set(rules(table(STOCK, FRONT, phase=phase), 1)) == {"table.turn"}


@pytest.mark.rule("hygge.take.line")
def test_before_taking() -> None:
    assert rules(table(STOCK, FRONT), 0) == [
        *["table.step"] * 7,
        *["hygge.take.line"] * 2,
        *["hygge.end.last-action"] * 2,
        *["table.owner"] * 2,
    ]


@pytest.mark.rule("hygge.store.optional")
@pytest.mark.rule("hygge.store.paws")
def test_while_storing() -> None:
    assert rules(table(STOCK, FRONT, phase=STORE), 0) == [
        *["hygge.store.optional"] * 2,
        *["hygge.store.match"] * 2,
        *["hygge.store.paws"] * 3,
        *["table.step"] * 2,
        *["hygge.end.last-action"] * 2,
        *["table.owner"] * 2,
    ]


@pytest.mark.rule("hygge.end.winter")
@pytest.mark.rule("hygge.end.last-action")
def test_in_winter() -> None:
    match = last([*FRONT, ""])
    assert rules(match, 0) == [
        *["hygge.store.optional"] * 2,
        *["hygge.store.match"] * 2,
        *["hygge.store.paws"] * 3,
        *["hygge.end.winter"] * 2,
        *["hygge.end.last-action"] * 2,
        *["table.owner"] * 2,
    ]
    assert set(rules(match, 2)) == {"table.turn"}  # nothing in front, nothing to choose
    match.play(0, "nothing")
    assert rules(match, 0) == rules(last([*FRONT, ""]), 0)  # until all have chosen, it may be replaced


@pytest.mark.rule("hygge.store.match")
@pytest.mark.parametrize(
    "text", ["store bear mug", "store bear", "store bear mug teapot armchair", "store frog acorn", "store frog"]
)
def test_an_animal_with_nothing_to_store_comes_before_its_paws(text: str) -> None:
    # Nothing purple lies in front, and no frog.
    match = table(STOCK, ["hedgehog bear mittens", "mug teapot armchair"], phase=STORE, stored=["frog acorn", ""])
    assert refusal(match, 0, text) == "hygge.store.match"


@pytest.mark.rule("hygge.store.colours")
def test_paws_come_before_colours_and_colours_before_what_is_not_there() -> None:
    match = table(STOCK, ["hedgehog dormouse mittens honey quilt", ""], phase=STORE, stored=["bat scarf", ""])
    assert refusal(match, 0, "store dormouse mittens quilt") == "hygge.store.paws"
    assert refusal(match, 0, "store dormouse mittens") == "hygge.store.colours"
    assert refusal(match, 0, "store hedgehog quilt scarf") == "hygge.store.colours"
    assert refusal(match, 0, "store hedgehog mittens scarf") == "table.owner"


def test_a_number_and_its_text_are_refused_alike() -> None:
    for match in (table(STOCK, FRONT), table(STOCK, FRONT, phase=STORE), last(FRONT)):
        moves = range(int(match.rules.actions))
        for seat in (0, 1):
            by_number = [match.rules.why_not(match.state, seat, move) for move in moves]
            texts = [match.rules.choice(move).text for move in moves]
            assert by_number == [match.rules.why_not_text(match.state, seat, text) for text in texts]
