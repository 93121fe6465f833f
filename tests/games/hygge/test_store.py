"""Storing provisions."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.hygge.tables import STORE, TAKE, front, stored, table
from tests.games.tables import refusal, state, texts

LEFT = "candle candle book quilt acorn -"


def storing(mine: str, left: str = LEFT, **fields: Any) -> lt.Match:
    """Lay out a table where the first seat has taken and may store."""
    return table(left, [mine, "acorn"], phase=STORE, **fields)


@pytest.mark.rule("hygge.store.optional")
def test_storing_may_be_left() -> None:
    match = storing("hedgehog mittens")
    match.play(0, "skip")
    assert front(match, 0) == "hedgehog mittens"
    assert stored(match, 0) == ""
    assert match.waiting == [1]
    assert match.story() == ["Player 1 does not store."]


@pytest.mark.rule("hygge.store.optional")
def test_one_animal_stores_once_a_turn() -> None:
    match = storing("hedgehog hedgehog squirrel mittens scarf jumper mug")
    match.play(0, "store hedgehog mittens scarf")
    assert front(match, 0) == "hedgehog squirrel jumper mug"
    assert stored(match, 0) == "hedgehog mittens scarf"
    assert match.waiting == [1]
    assert refusal(match, 0, "store squirrel mug") == "table.turn"
    assert refusal(match, 0, "store hedgehog squirrel mug") == "table.turn"


@pytest.mark.rule("hygge.store.optional")
def test_the_extra_turn_has_a_store_of_its_own() -> None:
    deck = "acorn acorn teapot winter"
    match = storing("hedgehog hedgehog mittens jumper", "- candle - book - quilt", deck=deck)
    match.play(0, "store hedgehog mittens")
    assert match.waiting == [0]
    assert refusal(match, 0, "store hedgehog jumper") == "table.step"
    match.play(0, "take a")
    assert texts(match) == ["store hedgehog jumper", "skip"]
    match.play(0, "store hedgehog jumper")
    assert stored(match, 0) == "hedgehog hedgehog mittens jumper"


@pytest.mark.rule("hygge.store.optional")
def test_who_can_store_nothing_is_not_asked() -> None:
    match = table("mug mug candle candle book book", ["hedgehog frog", "acorn"])
    match.play(0, "take 2")
    assert match.waiting == [1]
    assert match.story() == ["Player 1 takes row 2: candle and candle."]


@pytest.mark.rule("hygge.store.match")
def test_storing_needs_an_animal_and_an_object_of_its_colour() -> None:
    match = storing("hedgehog squirrel mittens quilt")
    assert texts(match) == ["store hedgehog mittens", "skip"]
    assert refusal(match, 0, "store squirrel mittens") == "hygge.store.match"  # nothing blue
    assert refusal(match, 0, "store bear quilt") == "table.owner"  # no bear in this box
    match = storing("hedgehog mittens quilt", stored=["", "bear candle"])
    assert refusal(match, 0, "store bear quilt") == "hygge.store.match"  # no bear in front
    assert refusal(match, 0, "store mittens") == "hygge.store.match"  # no animal at all
    assert refusal(match, 0, "take 1") == "table.step"
    assert refusal(match, 0, "discard quilt") == "hygge.end.last-action"
    assert refusal(match, 0, "nothing") == "hygge.end.last-action"


@pytest.mark.rule("hygge.store.match")
def test_an_object_must_lie_in_front() -> None:
    match = storing("hedgehog mittens", stored=["", "bat scarf"])
    assert refusal(match, 0, "store hedgehog scarf") == "table.owner"
    assert refusal(match, 0, "store hedgehog mittens scarf") == "table.owner"
    assert refusal(match, 0, "store hedgehog acorn") == "hygge.store.colours"


@pytest.mark.rule("hygge.store.paws")
def test_each_paw_stores_one_kind_with_every_copy() -> None:
    # The hedgehog has two paws: two kinds of its colour, the rulebook's example.
    match = storing("hedgehog mittens mittens mittens scarf scarf jumper")
    assert texts(match) == [
        "store hedgehog mittens",
        "store hedgehog scarf",
        "store hedgehog jumper",
        "store hedgehog mittens scarf",
        "store hedgehog mittens jumper",
        "store hedgehog scarf jumper",
        "skip",
    ]
    match.play(0, "store hedgehog scarf mittens")
    assert stored(match, 0) == "hedgehog mittens mittens mittens scarf scarf"
    assert front(match, 0) == "jumper"
    assert match.story() == ["Player 1 stores 3 × mittens and 2 × scarf with the hedgehog: 12 snowflakes."]


@pytest.mark.rule("hygge.store.paws")
def test_a_paw_may_stay_unused_but_not_all() -> None:
    match = storing("hedgehog mittens mittens scarf")
    assert refusal(match, 0, "store hedgehog") == "hygge.store.paws"
    match.play(0, "store hedgehog mittens")
    assert stored(match, 0) == "hedgehog mittens mittens"
    assert front(match, 0) == "scarf"
    assert match.story() == ["Player 1 stores 2 × mittens with the hedgehog: 4 snowflakes."]


@pytest.mark.rule("hygge.store.paws")
def test_two_paws_do_not_store_three_kinds_nor_one_paw_two() -> None:
    match = storing("hedgehog dormouse mittens scarf jumper honey lantern")
    assert refusal(match, 0, "store hedgehog mittens scarf jumper") == "hygge.store.paws"
    assert refusal(match, 0, "store dormouse honey lantern") == "hygge.store.paws"
    assert refusal(match, 0, "store dormouse honey mittens") == "hygge.store.paws"


@pytest.mark.rule("hygge.store.paws")
def test_equal_snowflakes_do_not_make_one_kind() -> None:
    match = storing("dormouse honey lantern lantern cushion")
    match.play(0, "store dormouse lantern")
    assert stored(match, 0) == "dormouse lantern lantern"
    assert front(match, 0) == "honey cushion"


@pytest.mark.rule("hygge.store.colours")
@pytest.mark.parametrize(
    ("animal", "stores"),
    [
        ("hedgehog", "mittens scarf jumper"),
        ("squirrel", "mug teapot armchair"),
        ("bear", "candle book quilt"),
        ("marmot", "acorn pine-cone garland"),
        ("dormouse", "honey lantern cushion"),
        ("bat", "mittens scarf jumper candle book quilt honey lantern cushion"),
        ("frog", "mug teapot armchair acorn pine-cone garland honey lantern cushion"),
    ],
)
def test_an_animal_stores_its_own_colours(animal: str, stores: str) -> None:
    every = "mittens scarf jumper mug teapot armchair candle book quilt acorn pine-cone garland honey lantern cushion"
    match = storing(f"{animal} {every}")
    alone = [text.split()[2] for text in texts(match) if len(text.split()) == 3]
    assert alone == stores.split()
    pairs = {text for text in texts(match) if len(text.split()) == 4}
    kinds = stores.split()
    wanted = {f"store {animal} {one} {two}" for i, one in enumerate(kinds) for two in kinds[i + 1 :]}
    assert pairs == (wanted if animal in ("hedgehog", "squirrel", "bear", "marmot") else set())
    for kind in set(every.split()) - set(kinds):
        assert refusal(match, 0, f"store {animal} {kind}") == "hygge.store.colours"


@pytest.mark.rule("hygge.store.colours")
def test_bat_and_frog_store_only_one_kind() -> None:
    match = storing("bat mittens honey")
    assert texts(match) == ["store bat mittens", "store bat honey", "skip"]
    assert refusal(match, 0, "store bat mittens honey") == "hygge.store.paws"
    match = storing("hedgehog mittens honey")
    assert refusal(match, 0, "store hedgehog mittens honey") == "hygge.store.colours"


@pytest.mark.rule("hygge.store.pile")
def test_what_is_stored_is_out_of_play() -> None:
    match = storing("hedgehog bat mittens mittens", stored=["hedgehog scarf", ""])
    match.play(0, "store hedgehog mittens")
    assert stored(match, 0) == "hedgehog hedgehog mittens mittens scarf"
    assert front(match, 0) == "bat"
    assert stored(match, 1) == ""
    view: Any = match.view(1)
    assert view.players[0].pile == 5
    assert view.players[0].flakes == 7
    match.play(1, "take 2")  # and the next store of the hedgehog's colour finds nothing
    assert front(match, 0) == "bat"
    assert match.scores[0] == 7 - 1


@pytest.mark.rule("hygge.store.pile")
def test_only_the_animal_that_stores_leaves() -> None:
    match = storing("hedgehog hedgehog hedgehog mittens")
    match.play(0, "store hedgehog mittens")
    assert front(match, 0) == "hedgehog hedgehog"
    assert state(match)["phase"] == TAKE
