"""Two players: combos."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.happy_corgi.tables import CORGI, hand, table
from tests.games.tables import events, play, refusal, state, texts
from tests.games.views import view_of

# park    beach   groomer
# studio  basket  school
# garden  kitchen sofa


def combo(hands: list[str], at: str, **fields: Any) -> lt.Match:
    return table(hands, at=at, combos=True, **fields)


def further(match: lt.Match) -> list[str]:
    return [text for text in texts(match) if text.startswith("walk")]


@pytest.mark.rule("corgi.combo.walk")
def test_for_two_players_only() -> None:
    for seats in (3, 4):
        with pytest.raises(lt.Refused) as refused:
            CORGI.match(seats, combos=True)
        assert refused.value.rule == "corgi.combo.walk"
        assert CORGI.match(seats, combos=False).options["combos"] is False
    assert CORGI.match(2).options["combos"] is False  # off by default


@pytest.mark.rule("corgi.combo.walk")
def test_the_first_walk_is_one_step() -> None:
    match = combo(["bark-s1 fart-c2", ""], at="park basket")
    assert texts(match) == ["walk beach", "walk studio"]
    assert refusal(match, match.waiting[0], "walk groomer bark-s1") == "corgi.combo.walk"
    assert refusal(match, match.waiting[0], "walk beach bark-s1") == "corgi.combo.walk"
    assert refusal(match, match.waiting[0], "walk groomer mark-s1") == "table.owner"
    assert (
        refusal(match, match.waiting[0], "walk groomer") == "corgi.combo.walk"
    )  # not corgi.move.card: that is not in force
    assert refusal(match, match.waiting[0], "walk groomer bark-s1 fart-c2") == "corgi.combo.walk"
    assert refusal(match, match.waiting[0], "walk park") == "corgi.move.must"
    assert refusal(match, match.waiting[0], "walk postman") == "corgi.move.path"
    assert view_of(match, 0).prompt.key == "walk-one-you"
    assert view_of(match).prompt.key == "walk-one"


@pytest.mark.rule("corgi.combo.walk")
def test_a_card_makes_a_second_walk() -> None:
    match = combo(["bark-s1 fart-c2", "mark-s1"], at="beach groomer", deck="judge-s1 sniff-c1 waddle-s1")
    play(match, "walk park", "use")
    assert hand(match, 0) == ["fart-c2", "judge-s1", "bark-s1"]
    assert state(match)["flipped"] == ["park"]
    assert further(match) == [
        "walk beach fart-c2",
        "walk groomer fart-c2",
        "walk studio fart-c2",
        "walk garden fart-c2",
        "walk basket fart-c2",
        "walk beach judge-s1",
        "walk studio judge-s1",
        "walk beach bark-s1",
        "walk studio bark-s1",
    ]
    assert refusal(match, match.waiting[0], "walk park fart-c2") == "corgi.combo.walk"  # not where it began
    assert refusal(match, match.waiting[0], "walk school fart-c2") == "corgi.combo.walk"
    assert refusal(match, match.waiting[0], "walk garden bark-s1") == "corgi.combo.walk"
    assert refusal(match, match.waiting[0], "walk beach sniff-s1") == "table.owner"
    assert refusal(match, match.waiting[0], "walk pool bark-s1") == "table.owner"
    assert refusal(match, match.waiting[0], "walk beach") == "corgi.combo.walk"  # not without a card
    assert refusal(match, match.waiting[0], "walk postman bark-s1") == "corgi.move.path"
    play(match, "walk groomer fart-c2")  # a meeting there, and its effect too
    assert events(match) == ["walk", "draw", "flip", "go", "meet", "steal"]
    assert state(match)["top"] == "sniff-c1-1"
    play(match, "discard mark-s1")
    assert state(match)["flipped"] == ["park", "groomer"]
    assert further(match) == []  # one card, and only one
    assert refusal(match, match.waiting[0], "walk beach bark-s1") == "corgi.combo.walk"
    assert refusal(match, match.waiting[0], "walk beach") == "corgi.combo.walk"


@pytest.mark.rule("corgi.combo.walk")
def test_the_second_walk_may_end_where_the_turn_began() -> None:
    match = combo(["bark-s1", ""], at="beach basket")
    play(match, "walk park", "skip", "walk beach bark-s1")
    assert state(match)["corgis"] == ["beach", "basket"]
    assert texts(match) == ["use", "skip"]
    play(match, "skip")
    assert state(match)["flipped"] == ["park", "beach"]
    assert state(match)["walks"] == 2
    assert "poop mess" in texts(match)


@pytest.mark.rule("corgi.combo.walk")
def test_the_second_walk_is_not_compulsory() -> None:
    match = play(combo(["bark-s1", ""], at="beach basket"), "walk park", "skip", "end")
    assert match.waiting == [1]
    assert state(match)["walks"] == 0
    assert hand(match, 0) == ["bark-s1"]


@pytest.mark.rule("corgi.combo.stop")
def test_solving_ends_the_turn_between_the_walks() -> None:
    match = combo(["bark-s1 fart-c2", ""], at="beach basket")
    play(match, "walk park", "skip")
    assert "solve postman bark-s1" in texts(match)
    play(match, "solve postman bark-s1")
    assert match.waiting == [1]
    assert state(match)["player"] == 1
    assert hand(match, 0) == ["fart-c2"]


@pytest.mark.rule("corgi.combo.stop")
def test_a_poop_ends_the_turn_too() -> None:
    match = play(combo(["bark-s1", ""], at="beach basket"), "walk park", "skip", "poop picnic")
    assert match.waiting == [1]


@pytest.mark.rule("corgi.combo.stop")
def test_solving_after_the_second_walk() -> None:
    match = combo(["bark-s1 fart-c2", ""], at="beach basket")
    play(match, "walk park", "skip", "walk studio fart-c2")
    assert state(match)["phase"] == "solve"  # no card to swap for: nothing is offered at the studio
    assert refusal(match, match.waiting[0], "solve postman bark-s1") == "corgi.activity.reach"
    play(match, "poop lift")
    assert match.waiting == [1]


def test_a_blocked_corgi_may_walk_on() -> None:
    match = combo(["bark-s1 fart-c2", ""], at="beach basket", animals={"park": "cat"})
    play(match, "walk park", "skip")
    assert match.waiting == [0]
    assert view_of(match, 0).prompt.key == "walk-on-you"
    assert [text for text in texts(match) if not text.startswith("walk")] == ["end"]
    play(match, "walk basket fart-c2", "skip")
    assert "solve postman bark-s1" in texts(match)  # no cat here
    assert view_of(match, 0).prompt.key == "solve-you"
    # Without a card the turn is over.
    match = combo(["", ""], at="beach basket", animals={"park": "cat"})
    assert play(match, "walk park", "skip").waiting == [1]


def test_combos_go_with_the_expert_option() -> None:
    match = CORGI.match(2, 3, combos=True, expert=True)
    assert match.options["combos"] is True
    assert match.options["expert"] is True
    assert view_of(match).expert
