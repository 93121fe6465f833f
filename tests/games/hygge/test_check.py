"""Checking the stock."""

import pytest

from tests.games.hygge.tables import HYGGE, front, stock, table
from tests.games.tables import refusal, state, texts


@pytest.mark.rule("hygge.check.continue")
@pytest.mark.parametrize(("turn", "after"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_with_four_cards_left_the_next_player_plays(turn: int, after: int) -> None:
    match = table("mug mug candle candle book acorn", ["", "", "", ""], "quilt winter", turn=turn)
    match.play(turn, "take 3")
    assert match.waiting == [after]
    assert stock(match) == "mug mug candle candle - -"
    assert state(match)["left"] == 2


@pytest.mark.rule("hygge.check.refill")
def test_with_three_cards_left_the_stock_is_refilled() -> None:
    match = table("mug - candle - book acorn", ["", ""], "quilt jumper scarf teapot winter")
    match.play(0, "take 2")
    assert stock(match) == "mug book acorn quilt jumper scarf"
    assert state(match)["left"] == 2
    assert match.story() == [
        "Player 1 takes row 2: candle.",
        "Player 1 refills the stock with 3 cards and plays again.",
    ]


@pytest.mark.rule("hygge.check.refill")
@pytest.mark.parametrize(
    ("before", "line", "after"),
    [
        ("- - - mug teapot mug candle book acorn", "2", "candle book acorn quilt jumper scarf honey lantern cushion"),
        ("mug - teapot candle - mug book - acorn", "c", "mug candle book quilt jumper scarf honey lantern cushion"),
        ("mug - teapot - - - candle - acorn", "1", "candle acorn quilt jumper scarf honey lantern cushion mittens"),
        ("- mug teapot - book armchair - - -", "b", "teapot armchair quilt jumper scarf honey lantern cushion mittens"),
    ],
)
def test_the_rest_closes_ranks_and_gaps_are_filled_in_order(before: str, line: str, after: str) -> None:
    deck = "quilt jumper scarf honey lantern cushion mittens garland pine-cone winter"
    match = table(before, ["", ""], deck, pattern=["###", "###", "###"])
    match.play(0, f"take {line}")
    assert stock(match) == after
    assert state(match)["deck"][-1] == "winter"


@pytest.mark.rule("hygge.check.again")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_who_refills_plays_again(turn: int) -> None:
    match = table(
        "mug - candle - book acorn", ["", "", ""], "quilt jumper scarf teapot mittens honey winter", turn=turn
    )
    match.play(turn, "take 2")
    assert match.waiting == [turn]
    assert texts(match) == ["take 1", "take 2", "take 3", "take a", "take b", "take c"]
    other = (turn + 1) % 3
    assert refusal(match, other, "take 1") == "table.turn"
    match.play(turn, "take 1")
    assert match.waiting == [other]


@pytest.mark.rule("hygge.check.again")
def test_the_extra_turn_checks_the_stock_again() -> None:
    deck = "quilt jumper scarf teapot armchair mittens lantern winter"
    match = table("mug honey candle book acorn", ["", ""], deck, pattern=["###", ".#.", ".#."])
    match.play(0, "take b")
    assert stock(match) == "mug candle quilt jumper scarf"
    match.play(0, "take b")
    assert stock(match) == "mug quilt teapot armchair mittens"
    assert match.waiting == [0]
    assert front(match, 0) == "scarf jumper candle book acorn honey"


@pytest.mark.rule("hygge.check.refill")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_refilled_to_the_pattern(seats: int) -> None:
    match = HYGGE.match(seats, 11)
    full = len(state(match)["stock"])
    refills = 0
    while not match.over and state(match)["phase"] < 2:
        before = state(match)
        seat = match.waiting[0]
        match.play(seat, texts(match)[-1])
        after = state(match)
        if after["left"] < before["left"] and after["phase"] < 2:
            refills += 1
            assert "-" not in after["stock"]
            assert before["left"] - after["left"] >= full - 3
            assert match.waiting == [seat]
    assert refills >= 3
