"""Taking cards."""

from typing import Any

import pytest

from tests.games.hygge.tables import STORE, front, stock, table
from tests.games.tables import refusal, state, texts

FULL = "mittens scarf jumper mug teapot armchair candle book quilt acorn"
GRID = ["###.", ".###", "##..", "..##"]


@pytest.mark.rule("hygge.take.line")
@pytest.mark.parametrize(
    ("line", "taken", "left"),
    [
        ("1", "mittens scarf jumper", "- - - mug teapot armchair candle book quilt acorn"),
        ("2", "mug teapot armchair", "mittens scarf jumper - - - candle book quilt acorn"),
        ("3", "candle book", "mittens scarf jumper mug teapot armchair - - quilt acorn"),
        ("4", "quilt acorn", "mittens scarf jumper mug teapot armchair candle book - -"),
        ("a", "mittens candle", "- scarf jumper mug teapot armchair - book quilt acorn"),
        ("b", "scarf mug book", "mittens - jumper - teapot armchair candle - quilt acorn"),
        ("c", "jumper teapot quilt", "mittens scarf - mug - armchair candle book - acorn"),
        ("d", "armchair acorn", "mittens scarf jumper mug teapot - candle book quilt -"),
    ],
)
def test_all_cards_of_one_row_or_column_are_taken(line: str, taken: str, left: str) -> None:
    match = table(FULL, ["", "frog"], pattern=GRID)
    assert texts(match) == [f"take {name}" for name in "1234abcd"]
    match.play(0, f"take {line}")
    assert front(match, 0) == taken
    assert stock(match) == left
    assert front(match, 1) == "frog"
    assert match.waiting == [1]


# Row 1 and column b have been taken: the candle is alone in its row and in its column.
LONE = "- - - - teapot armchair candle - quilt acorn"


@pytest.mark.rule("hygge.take.line")
def test_an_incomplete_line_may_be_taken_and_an_empty_one_not() -> None:
    match = table(LONE, ["mug", "book"], pattern=GRID)
    for line in ("1", "b"):
        assert refusal(match, 0, f"take {line}") == "hygge.take.line"
    for line in ("5", "e"):
        assert refusal(match, 0, f"take {line}") == "table.owner"
    assert refusal(match, 0, "take 6") == "table.owner"
    match.play(0, "take 2")
    assert front(match, 0) == "mug teapot armchair"


@pytest.mark.rule("hygge.take.line")
def test_one_line_is_taken_not_two() -> None:
    match = table(LONE, ["mug", "book"], pattern=GRID)
    for lines in ("2 4", "3 a", "2 2", ""):
        assert refusal(match, 0, f"take {lines}") == "hygge.take.line"


@pytest.mark.rule("hygge.take.line")
def test_lines_with_the_same_cards_are_one_move() -> None:
    match = table(LONE, ["mug", "book"], pattern=GRID)
    # Column a would take the candle alone, as row 3 does: it is not a move of its own.
    assert texts(match) == ["take 2", "take 3", "take 4", "take c", "take d"]
    assert refusal(match, 0, "take a") == "hygge.take.line"
    # Row 2 has been taken: the acorn is alone in its column, not in its row.
    match = table("mittens scarf jumper - - - candle book quilt acorn", ["mug", "mug mug"], pattern=GRID)
    assert texts(match) == ["take 1", "take 3", "take 4", "take a", "take b", "take c", "take d"]


@pytest.mark.rule("hygge.take.line")
def test_lines_with_equal_cards_in_different_places_stay_apart() -> None:
    match = table("mug mug mug mug - -", ["", "candle acorn"])
    assert texts(match) == ["take 1", "take 2", "take a", "take b"]


@pytest.mark.rule("hygge.take.line")
def test_a_turn_begins_by_taking() -> None:
    match = table("mug mug candle candle book -", ["hedgehog mittens", ""])
    assert refusal(match, 0, "store hedgehog mittens") == "table.step"
    assert refusal(match, 0, "skip") == "table.step"
    assert refusal(match, 0, "discard mittens") == "hygge.end.last-action"
    assert refusal(match, 0, "nothing") == "hygge.end.last-action"
    assert refusal(match, 1, "take 1") == "table.turn"


@pytest.mark.rule("hygge.take.gaps")
def test_gaps_do_not_split_a_line() -> None:
    match = table("mittens - jumper - teapot armchair candle - quilt acorn", ["", "mug mug mug"], pattern=GRID)
    match.play(0, "take 1")
    assert front(match, 0) == "mittens jumper"
    match = table("mittens scarf jumper - - - candle book quilt acorn", ["mug", "mug mug"], pattern=GRID)
    match.play(0, "take b")
    assert front(match, 0) == "scarf mug book"


@pytest.mark.rule("hygge.take.front")
def test_identical_objects_are_stacked_face_up() -> None:
    match = table("mug teapot mug mug candle acorn", ["mug bear", ""], pattern=["####", "##.."])
    match.play(0, "take 1")
    for seat in (None, 0, 1):
        view: Any = match.view(seat)
        assert [(stack.card, stack.count) for stack in view.players[0].front] == [
            ("bear", 1),
            ("mug", 4),
            ("teapot", 1),
        ]
        assert view.players[0].minus == 7
    assert match.story() == [
        "Player 1 takes row 1: mug, teapot, mug and mug.",
        "Player 1 refills the stock and winter comes.",
    ]


@pytest.mark.rule("hygge.take.front")
def test_what_is_taken_can_be_stored_at_once() -> None:
    match = table("hedgehog mittens mug mug candle acorn", ["", ""])
    match.play(0, "take 1")
    assert state(match)["phase"] == STORE
    assert texts(match) == ["store hedgehog mittens", "skip"]
