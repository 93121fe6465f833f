"""When winter comes."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.hygge.tables import LAST, OVER, front, last, stock, stored, table
from tests.games.tables import refusal, state, texts
from tests.games.views import view_of


@pytest.mark.rule("hygge.end.winter")
def test_the_game_stops_the_moment_winter_is_drawn() -> None:
    match = table("mug - candle - book acorn", ["honey", "lantern"], "quilt winter jumper scarf teapot mittens")
    match.play(0, "take 2")
    # The winter card takes no place and nothing more is dealt: two places stay empty.
    assert stock(match) == "mug book acorn quilt - -"
    assert state(match)["left"] == 4
    assert state(match)["phase"] == LAST
    assert match.waiting == [0, 1]  # nobody plays again, all choose a last action
    assert refusal(match, 0, "take 1") == "hygge.end.winter"
    assert refusal(match, 1, "take a") == "hygge.end.winter"
    assert refusal(match, 0, "skip") == "table.step"
    assert match.story() == ["Player 1 takes row 2: candle.", "Player 1 refills the stock and winter comes."]
    match.play(0, "nothing")
    match.play(1, "nothing")
    assert match.over
    assert stock(match) == "mug book acorn quilt - -"  # it belongs to nobody
    assert match.scores == [-2, -1]
    assert match.waiting == []
    assert [texts(match, seat) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("hygge.end.winter")
@pytest.mark.parametrize(
    ("deck", "left"), [("winter quilt", "mug book acorn - - -"), ("quilt scarf winter", "mug book acorn quilt scarf -")]
)
def test_winter_may_come_first_or_last_in_a_refill(deck: str, left: str) -> None:
    match = table("mug - candle - book acorn", ["honey honey", ""], deck)
    match.play(0, "take 2")
    assert stock(match) == left
    assert state(match)["phase"] == LAST


@pytest.mark.rule("hygge.end.winter")
def test_a_refill_that_ends_above_the_winter_card_goes_on() -> None:
    match = table("mug - candle - book acorn", ["", ""], "quilt scarf jumper winter")
    match.play(0, "take 2")
    assert stock(match) == "mug book acorn quilt scarf jumper"
    assert state(match)["left"] == 1
    assert match.waiting == [0]


@pytest.mark.rule("hygge.end.last-action")
def test_each_may_store_or_discard_one_card_or_do_nothing() -> None:
    match = last(["hedgehog bear mittens mittens scarf mug", "acorn"])
    assert texts(match, 0) == [
        "store hedgehog mittens",
        "store hedgehog scarf",
        "store hedgehog mittens scarf",
        "discard hedgehog",
        "discard bear",
        "discard mittens",
        "discard scarf",
        "discard mug",
        "nothing",
    ]
    assert texts(match, 1) == ["discard acorn", "nothing"]
    assert refusal(match, 0, "store bear mug") == "hygge.store.match"
    assert refusal(match, 0, "discard acorn") == "table.owner"
    assert refusal(match, 0, "discard mittens mittens") == "hygge.end.last-action"
    assert refusal(match, 0, "discard mittens mug") == "hygge.end.last-action"
    assert refusal(match, 0, "discard nobody") == "table.owner"
    assert refusal(match, 0, "store hedgehog mug") == "hygge.store.colours"


@pytest.mark.rule("hygge.end.last-action")
def test_a_last_store_follows_the_usual_rules() -> None:
    match = last(["hedgehog mittens mittens scarf jumper", ""], ["bat honey", ""])
    match.play(0, "store hedgehog mittens scarf")
    assert match.over
    assert stored(match, 0) == "hedgehog bat mittens mittens scarf honey"
    assert front(match, 0) == "jumper"
    assert match.scores == [2 + 2 + 3 + 3 - 1, 0]
    assert (
        "As a last action, Player 1 stores 2 × mittens and 1 × scarf with the hedgehog: 7 snowflakes." in match.story()
    )


@pytest.mark.rule("hygge.end.last-action")
@pytest.mark.parametrize(
    ("card", "left", "score"), [("mittens", "hedgehog mittens bat", -4), ("hedgehog", "bat mittens mittens", -3)]
)
def test_a_discarded_card_is_one_copy_and_neither_scores_nor_costs(card: str, left: str, score: int) -> None:
    match = last(["hedgehog bat mittens mittens", ""])
    match.play(0, f"discard {card}")
    assert sorted(front(match, 0).split()) == sorted(left.split())
    assert stored(match, 0) == ""
    assert match.scores[0] == score
    assert state(match)["discarded"] == [card, "-"]
    assert f"Player 1 discards one {card} card." in match.story()


@pytest.mark.rule("hygge.end.last-action")
def test_doing_nothing_keeps_everything() -> None:
    match = last(["hedgehog mittens", ""])
    match.play(0, "nothing")
    assert front(match, 0) == "hedgehog mittens"
    assert match.scores == [-3, 0]
    assert state(match)["discarded"] == ["-", "-"]
    assert match.story()[:2] == ["Player 1 does nothing more.", "Player 2 does nothing more."]


@pytest.mark.rule("hygge.end.last-action")
def test_who_has_nothing_in_front_is_not_asked() -> None:
    match = table("mug mug candle candle - -", ["", "", "acorn"], "winter", pattern=["##", "##", "##"], turn=2)
    match.play(2, "take 1")
    assert match.waiting == [2]
    assert state(match)["chosen"] == ["nothing", "nothing", "-"]
    assert texts(match, 0) == []
    assert match.rules.revising(match.state) == []
    assert refusal(match, 0, "nothing") == "table.turn"


@pytest.mark.rule("hygge.end.order")
def test_all_choose_at_once_and_the_result_is_the_same_in_any_order() -> None:
    choices = {0: "store hedgehog mittens", 1: "discard acorn", 2: "nothing"}
    ends = []
    for order in permutations(choices):
        match = last(["hedgehog mittens", "acorn acorn", "bear"])
        assert match.waiting == [0, 1, 2]
        for number, seat in enumerate(order):
            match.play(seat, choices[seat])
            assert match.waiting == sorted(order[number + 1 :])
        ends.append((match.state.digest(), match.story()))
        assert match.scores == [2, -1, -2]
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("hygge.end.order")
def test_nothing_but_having_chosen_shows_before_all_are_in() -> None:
    match = last(["hedgehog mittens", "acorn acorn", "bear"])
    seen: list[Any] = []
    for choice in ("store hedgehog mittens", "discard mittens", "nothing"):  # each replaces the one before
        match.play(0, choice)
        assert match.waiting == [1, 2]
        assert match.rules.revising(match.state) == [0]
        assert view_of(match, 0).chosen == choice
        view: Any = view_of(match, 1)
        assert view.chosen == ""
        assert [player.chosen for player in view.players] == [True, False, False]
        seen.append((view, view_of(match), front(match, 0), stored(match, 0), match.scores))
        assert match.journal == []
    assert seen[0] == seen[1] == seen[2]
    match.play(1, "nothing")
    match.play(0, "discard hedgehog")
    match.play(2, "discard bear")
    assert match.over
    assert match.scores == [-1, -2, 0]
    assert [line for line in match.story() if "discards" in line] == [
        "Player 1 discards one hedgehog card.",
        "Player 3 discards one bear card.",
    ]


@pytest.mark.rule("hygge.end.order")
def test_prompts_of_the_last_action() -> None:
    match = last(["hedgehog mittens", "acorn acorn", "bear"])
    match.play(1, "nothing")
    asked = [view_of(match, seat).prompt.key for seat in (0, 1, 2, None)]
    assert asked == ["last-you", "chosen-you", "last-you", "last"]
    assert view_of(match, 1).prompt.args == {"seats": [0, 2]}


def test_winter_with_nothing_in_front_of_anybody_ends_the_game_at_once() -> None:
    # The last card in front of anybody is stored in the very turn that brings winter.
    match = table("- - - - - honey", ["hedgehog mittens mittens", ""], "winter jumper jumper scarf", phase=1)
    match.play(0, "store hedgehog mittens")
    assert match.over
    assert state(match)["phase"] == OVER
    assert match.scores == [4, 0]
