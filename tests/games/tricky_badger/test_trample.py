"""Trampling."""

from typing import Any

import pytest

from tests.games.tricky_badger.tables import finds, table
from tests.games.views import view_of


def winner(laid: str, arrow: str) -> int:
    """Play a trick in which nobody has anything else left, seat 0 leading; return who won a twig."""
    leaves = laid.split()
    match = table(leaves, prize=f"twig-{arrow}", prizes="magpie-up")
    for seat, leaf in enumerate(leaves):
        match.play(seat, f"play {leaf}")
    (won,) = [seat for seat in range(len(leaves)) if finds(match, seat)]
    return won


@pytest.mark.rule("badger.trample.plain-1")
@pytest.mark.parametrize("colour", ["o", "b", "g"])
def test_a_plain_5_tramples_the_1(colour: str) -> None:
    c = colour
    assert winner(f"{c}1 {c}5 {c}6 p7".replace("p7", f"{c}9"), "down") == 1
    assert winner(f"{c}5 {c}1 {c}6 {c}9", "down") == 0
    assert winner(f"{c}1 {c}4 {c}6 {c}9", "down") == 0
    assert winner(f"{c}2 {c}5 {c}6 {c}9", "down") == 0
    assert winner(f"{c}1 {c}7 {c}6 {c}9", "down") == 0


@pytest.mark.rule("badger.trample.plain-11")
@pytest.mark.parametrize("colour", ["o", "b", "g"])
def test_a_plain_7_tramples_the_11(colour: str) -> None:
    c = colour
    assert winner(f"{c}11 {c}7 {c}6 {c}9", "up") == 3
    assert winner(f"{c}7 {c}11 {c}6 {c}3", "up") == 0
    assert winner(f"{c}11 {c}8 {c}6 {c}9", "up") == 0
    assert winner(f"{c}11 {c}5 {c}6 {c}9", "up") == 0
    assert winner(f"{c}10 {c}7 {c}6 {c}9", "up") == 0


@pytest.mark.rule("badger.trample.pink-7")
def test_the_pink_5_tramples_the_pink_7() -> None:
    assert winner("p7 p5 p6", "up") == 2
    assert winner("p7 p5 p2", "up") == 1
    assert winner("o3 p5 p7", "up") == 1
    assert winner("p7 p4 p6", "up") == 0
    assert winner("p6 p5 p4", "up") == 0
    assert winner("p7 p3 p6", "up") == 0


@pytest.mark.rule("badger.trample.pink-1")
def test_the_pink_3_tramples_the_pink_1() -> None:
    assert winner("p1 p3 p6", "down") == 1
    assert winner("p1 p3 p2", "down") == 2
    assert winner("o3 p3 p1", "down") == 1
    assert winner("p1 p5 p6", "down") == 0
    assert winner("p1 p4 p6", "down") == 0
    assert winner("p2 p3 p4", "down") == 0


@pytest.mark.rule("badger.trample.stays")
def test_the_example_of_the_rulebook() -> None:
    """Arrow down: orange 1 led, then pink 5, orange 5 and blue 4. Pink 5 wins by trump, orange 1 is trampled."""
    match = table(["o1", "p5", "o5", "b4"], prize="twig-down", prizes="magpie-up")
    for seat, leaf in enumerate(["o1", "p5", "o5", "b4"]):
        match.play(seat, f"play {leaf}")
    assert finds(match, 1) == ["twig"]
    assert "The orange 1 is trampled by the orange 5." in match.story()


@pytest.mark.rule("badger.trample.stays")
@pytest.mark.parametrize(
    ("laid", "arrow", "seat"),
    [
        ("o1 o5", "down", 1),  # the card that tramples stays, and wins
        ("o11 o7", "up", 1),
        ("o5 o1", "down", 0),  # the order does not matter
        ("o1 b5", "down", 0),  # the colour does
        ("b5 o1", "down", 0),
        ("o11 b7", "up", 0),
        ("o1 p5", "down", 1),
        ("p7 o5", "up", 0),
        ("o2 b1 b5", "down", 0),  # a colour that cannot win changes nothing
        ("o11 p7 p5", "up", 2),  # pink stays trump though the 7 is out
        ("o1 o5 p7 p5", "down", 3),
        ("o1 p1 p3 o5", "down", 2),
    ],
)
def test_what_trampling_does(laid: str, arrow: str, seat: int) -> None:
    leaves = laid.split()
    unused = [leaf for leaf in ("b9", "b10", "b8") if leaf not in leaves][: max(0, 3 - len(leaves))]
    assert winner(" ".join([*leaves, *unused]), arrow) == seat


@pytest.mark.rule("badger.trample.stays")
def test_trampled_leaves_show() -> None:
    match = table(["o1 b1", "o5 b2", "o11 b3", "o7 b4"], prize="twig-down")
    shown = []
    for seat, leaf in enumerate(["o1", "o5", "o11", "o7"]):
        shown.append((view_of(match, 0).trampled, view_of(match, 0).ahead))
        match.play(seat, f"play {leaf}")
    assert shown == [([], -1), ([], 0), (["o1"], 1), (["o1"], 1)]
    assert [line for line in match.story() if "trampled" in line] == [
        "The orange 1 is trampled by the orange 5.",
        "The orange 11 is trampled by the orange 7.",
    ]


@pytest.mark.rule("badger.trample.plain-11")
def test_a_hint_does_not_hide_that_a_card_can_be_trampled() -> None:
    """Unless nobody can: it was played, is mine, or those to come have shown that they lack the colour."""

    def said(hands: list[str], **fields: Any) -> str:
        match = table(hands, prize="twig-up", prizes="magpie-up", **fields)
        (choice,) = [one for one in match.legal(0) if one.text == "play o11"]
        return str(match.game.part("reasons").reason(match.rules, match.state.copy(), 0, choice).key)

    assert said(["o11 b3", "o7 b4", "o2 b5"]) == "ahead-unless"
    assert said(["o11 o7", "o4 b4", "o2 b5"]) == "ahead"
    assert said(["o11 b3", "b7 b4", "b2 b5"], voids=[[], ["orange"], ["orange"]]) == "ahead"


@pytest.mark.rule("badger.trample.plain-11")
def test_a_hint_compares_no_lead_that_may_be_trampled() -> None:
    """Against the next best move, too, an 11 that a 7 may still trample is not simply ahead."""

    def said(hand: str, leaf: str, other: str) -> str:
        match = table([hand, "o7 b4", "b5"], prize="twig-up", prizes="magpie-up", first=2, laid="o4")
        moves = {one.text: one for one in match.legal(0)}
        choices = (moves[f"play {leaf}"], moves[f"play {other}"])
        reasons = match.game.part("reasons")
        found = reasons.compare(match.rules, match.state.copy(), 0, *choices)
        found = found or reasons.reason(match.rules, match.state.copy(), 0, choices[0])
        return str(found.key)

    assert said("o11 o3", "o11", "o3") == "ahead-unless"
    assert said("o10 o11", "o10", "o11") == "ahead"
    assert said("o10 o8", "o8", "o10") == "than-both-ahead"
    assert said("o10 o3", "o10", "o3") == "than-ahead"
    assert said("o10 o3", "o3", "o10") == "than-behind"
    assert said("o1 o3", "o1", "o3") == "than-both-behind"
