"""What a redeal keeps, and that it is fair."""

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from ludotheque.engine.rng import Rng
from tests.games.hygge.tables import HYGGE, last, table
from tests.games.tables import state

TINY = (Path(__file__).parent / "tiny.toml").read_text("utf-8")


def redealt(match: lt.Match, seat: int | None, rng: Rng) -> dict[str, Any]:
    other = match.state.copy()
    match.rules.redeal(other, seat, rng)
    assert match.rules.audit(other) == ""
    return dict(match.rules.position(other))


def worlds(deck: list[str], within: int) -> set[tuple[str, ...]]:
    """List every order of a deck with the winter card, if it has one, among the last ones."""
    found = set(permutations(deck))
    return {order for order in found if "winter" not in order or order.index("winter") >= len(order) - within}


@pytest.mark.on_wheel
@pytest.mark.rule("hygge.info.hidden")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_redeals_of_a_tiny_box_are_all_equally_likely(seat: int | None) -> None:
    match = HYGGE.match(2, 8, TINY)
    deck = [card for card in state(match)["deck"] if card != "-"]
    assert len(deck) == 4
    possible = sorted(worlds(deck, 3))
    rng = Rng(9 if seat is None else seat + 10)
    size = 60 * len(possible)
    found = Counter(tuple(redealt(match, seat, rng)["deck"][-len(deck) :]) for _ in range(size))
    assert set(found) == set(possible)
    assert chi_square([found[world] for world in possible], [60.0] * len(possible)) > 1e-4


@pytest.mark.rule("hygge.info.hidden")
@pytest.mark.parametrize(("left", "within"), [(6, 4), (4, 4), (3, 3), (1, 1)])
def test_winter_is_no_closer_than_what_was_drawn_tells(left: int, within: int) -> None:
    rest = ["quilt", "quilt", "jumper", "scarf", "scarf"]
    drawn = " ".join([*rest[: left - 1], "winter"])
    match = table("mug mug candle candle book -", ["", "acorn acorn acorn"], drawn, apart=3)
    possible = sorted(worlds(drawn.split(), within))
    rng = Rng(left)
    found = Counter(tuple(redealt(match, 0, rng)["deck"][-left:]) for _ in range(30 * len(possible)))
    assert set(found) <= set(possible)
    assert chi_square([found[world] for world in possible], [30.0] * len(possible)) > 1e-4


def test_once_winter_is_out_the_rest_of_the_deck_stays_unknown() -> None:
    match = table("mug - candle - book acorn", ["mug", "acorn"], "winter quilt quilt scarf")
    match.play(0, "take 2")
    for choices in ([], ["nothing", "nothing"]):
        for seat, choice in enumerate(choices):
            match.play(seat, choice)
        rng = Rng(3)
        found = Counter(tuple(redealt(match, 0, rng)["deck"][-3:]) for _ in range(300))
        assert set(found) == worlds(["quilt", "quilt", "scarf"], 0)
        assert min(found.values()) > 60
    assert match.over


@pytest.mark.rule("hygge.info.hidden")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_changes_nothing_but_the_deck_and_the_random_state(seats: int) -> None:
    match = HYGGE.match(seats, 9, match=True)
    rng = Rng(4)
    for number in range(130):
        if match.over:
            break
        told = state(match)
        for seat in (None, *range(seats)):
            other = redealt(match, seat, rng)
            changed = {name for name in told if told[name] != other[name]}
            assert "rng" in changed
            assert changed <= ({"deck", "rng"} if told["phase"] != 2 else {"deck", "rng", "chosen"}), number
            assert sorted(other["deck"]) == sorted(told["deck"])
        seat = match.waiting[rng.below(len(match.waiting))]
        choices = match.legal(seat)
        match.play(seat, choices[rng.below(len(choices))])


@pytest.mark.rule("hygge.end.order")
def test_hidden_last_actions_of_others_are_chosen_again_and_your_own_kept() -> None:
    front = ["hedgehog mittens", "acorn acorn", "bear", ""]
    match = last(front)
    match.play(0, "store hedgehog mittens")
    match.play(2, "discard bear")
    possible = {
        0: ["store hedgehog mittens", "discard hedgehog", "discard mittens", "nothing"],
        2: ["discard bear", "nothing"],
    }
    for seat in (None, 0, 1, 2, 3):
        rng = Rng(1 if seat is None else seat + 2)
        found: dict[int, Counter[str]] = {other: Counter() for other in range(4)}
        for _ in range(400):
            for other, choice in enumerate(redealt(match, seat, rng)["chosen"]):
                found[other][choice] += 1
        assert found[1] == {"-": 400}
        assert found[3] == {"nothing": 400}
        for other in (0, 2):
            if other == seat:
                assert found[other] == {state(match)["chosen"][other]: 400}
            else:
                assert set(found[other]) == set(possible[other])
                size = len(possible[other])
                assert chi_square([found[other][c] for c in possible[other]], [400 / size] * size) > 1e-4


def test_redeals_leave_the_moves_of_others_to_chance() -> None:
    match = last(["hedgehog mittens", "acorn acorn", "bear"])
    match.play(0, "nothing")
    rng = Rng(1)
    decks = {str(redealt(match, 1, rng)["chosen"]) for _ in range(100)}
    assert len(decks) == 4
