"""Scoring."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.hygge.tables import BOX, STORE, last, table

FLAKES = {row["name"]: row["snowflakes"] for row in BOX["object"]}
REACHED_BY_BAT = [row["name"] for row in BOX["object"] if row["colour"] in ("red", "yellow", "purple")]


def end(front: list[str], stored: list[str]) -> lt.Match:
    """Let everybody do nothing more."""
    match = last(front, stored)
    for seat in match.waiting:
        match.play(seat, "nothing")
    assert match.over
    return match


@pytest.mark.rule("hygge.score.stored")
@pytest.mark.parametrize("card", FLAKES)
def test_each_stored_object_scores_its_snowflakes(card: str) -> None:
    animal = "bat" if card in REACHED_BY_BAT else "frog"
    match = end(["mug", ""], [f"{animal} {card} {card}", ""])
    assert match.scores == [2 * FLAKES[card] - 1, 0]


@pytest.mark.rule("hygge.score.stored")
def test_snowflakes_are_those_of_the_rulebook() -> None:
    assert {kind: (row["copies"], FLAKES[kind]) for row in BOX["object"] for kind in [row["name"]]} == {
        "mittens": (4, 2),
        "scarf": (3, 3),
        "jumper": (2, 4),
        "mug": (4, 2),
        "teapot": (3, 3),
        "armchair": (2, 4),
        "candle": (5, 2),
        "book": (2, 3),
        "quilt": (2, 5),
        "acorn": (5, 2),
        "pine-cone": (2, 3),
        "garland": (2, 5),
        "honey": (3, 3),
        "lantern": (3, 3),
        "cushion": (3, 3),
    }


@pytest.mark.rule("hygge.score.stored")
def test_stored_animals_score_nothing() -> None:
    pile = "hedgehog squirrel bear marmot dormouse bat frog mittens mug candle acorn honey honey honey"
    assert end(["mug", ""], [pile, ""]).scores == [2 + 2 + 2 + 2 + 3 * 3 - 1, 0]


@pytest.mark.rule("hygge.score.left")
@pytest.mark.parametrize(
    ("lying", "cost"),
    [
        ("mittens", 1),
        ("quilt quilt", 2),
        ("hedgehog", 2),
        ("squirrel", 2),
        ("bear", 2),
        ("marmot", 2),
        ("dormouse", 1),
        ("bat", 1),
        ("frog frog", 2),
        ("bear bear dormouse acorn acorn mug", 8),
    ],
)
def test_objects_and_paws_left_in_front_cost(lying: str, cost: int) -> None:
    match = end([lying, ""], ["bat scarf", "frog honey"])
    assert match.scores == [3 - cost, 3]
    view: Any = match.view()
    assert view.players[0].minus == cost
    assert view.breakdown == [{"stored": 3, "left": -cost}, {"stored": 3, "left": 0}]


@pytest.mark.rule("hygge.score.winner")
def test_the_highest_total_wins() -> None:
    match = end(["mug", "", "mug mug"], ["bat scarf", "bat jumper", "bat quilt"])
    assert match.scores == [2, 4, 3]
    assert match.ranking == [3, 1, 2]
    assert match.view().tie == ""


@pytest.mark.rule("hygge.score.winner")
def test_fewest_negative_points_break_a_tie() -> None:
    match = end(["mug", "mug mug", ""], ["bat scarf", "bat jumper", ""])
    assert match.scores == [2, 2, 0]
    assert match.ranking == [1, 2, 3]
    assert match.view().tie == "minus"
    match = end(["mug mug", "mug"], ["bat jumper", "bat scarf"])
    assert match.ranking == [2, 1]


@pytest.mark.rule("hygge.score.winner")
def test_players_still_tied_share_the_victory() -> None:
    match = end(["mug", "acorn", "acorn mug mug"], ["bat scarf", "bat honey", "bat quilt"])
    assert match.scores == [2, 2, 2]
    assert match.ranking == [1, 1, 3]
    assert match.view().tie == "minus"
    match = end(["mug", "acorn"], ["bat scarf", "bat honey"])
    assert match.ranking == [1, 1]
    assert match.view().tie == ""


@pytest.mark.rule("hygge.score.winner")
def test_many_negative_points_never_outweigh_a_point() -> None:
    lying = "mug mug mug mug teapot teapot teapot armchair armchair"
    match = end([lying, ""], ["bat quilt quilt", ""])
    assert match.scores == [1, 0]
    assert match.ranking == [1, 2]


@pytest.mark.rule("hygge.score.winner")
def test_a_running_game_is_ranked_as_if_it_ended_now() -> None:
    # Both have 2 points, the second with fewer negative ones.
    piles = ["bat jumper", "bat scarf"]
    match = table("mug mug candle candle book -", ["quilt quilt", "acorn"], stored=piles)
    assert match.scores == [2, 2]
    assert match.rules.ranking(match.state) == [2, 1]


@pytest.mark.rule("hygge.score.stored")
@pytest.mark.rule("hygge.score.left")
def test_running_scores_are_as_if_the_game_ended_now() -> None:
    match = table("mug mug candle candle book -", ["hedgehog mittens", "acorn"], phase=STORE, stored=["bat honey", ""])
    assert match.scores == [3 - 3, -1]
    match.play(0, "store hedgehog mittens")
    assert match.scores == [5, -1]
