"""Places: applying them, skipping them, turning them over; the effects that touch your own cards and the river."""

import pytest

from tests.games.happy_corgi.tables import TINY, hand, river, table
from tests.games.tables import events, play, refusal, state, texts

RIVER = "bark-s1 fart-s1 mark-s1 sniff-s1"


@pytest.mark.rule("corgi.place.effect")
def test_the_effect_may_be_applied_or_not() -> None:
    match = table(["", ""], at="beach basket", deck="judge-s1")
    play(match, "walk park")
    assert texts(match) == ["use", "skip"]
    used = play(table(["", ""], at="beach basket", deck="judge-s1"), "walk park", "use")
    assert hand(used, 0) == ["judge-s1"]
    play(match, "skip")
    assert hand(match, 0) == []
    assert events(match) == ["walk", "skip", "flip"]


@pytest.mark.rule("corgi.place.flip")
def test_the_place_is_turned_over_used_or_not() -> None:
    for choice in ("use", "skip"):
        match = play(table(["", ""], at="beach basket", river=RIVER), "walk park", choice)
        assert state(match)["flipped"] == ["park"]
        assert state(match)["phase"] == "solve"
        assert refusal(match, match.waiting[0], "take bark-s1") == "table.step"  # the new side is not for this turn
        assert refusal(match, match.waiting[0], "use") == "corgi.place.flip"
        play(match, "end")
        assert state(match)["flipped"] == ["park"]
    match = play(table(["", ""], at="beach basket", river=RIVER, flipped="park sofa"), "walk park")
    assert texts(match) == ["take fart-s1", "take mark-s1", "take bark-s1", "take sniff-s1", "skip"]
    assert state(play(match, "take mark-s1"))["flipped"] == ["sofa"]


@pytest.mark.rule("corgi.place.basket")
def test_the_basket_has_an_effect_and_never_turns_over() -> None:
    match = play(table(["", ""], at="beach park", deck="judge-s1"), "walk basket", "use")
    assert hand(match, 0) == ["judge-s1"]
    assert state(match)["flipped"] == []
    assert "flip" not in events(match)


@pytest.mark.rule("corgi.effect.doable")
def test_effects_that_cannot_begin_are_not_offered() -> None:
    # Nothing to draw: all seven cards of the tiny box are in hands and river.
    hands = ["bark-s2 bark-c1 bark-c2 sniff-s1", "sniff-c2"]
    for place, start in (("park", "studio"), ("beach", "park")):
        match = play(table(hands, at=f"{start} basket", sheet=TINY, river="waddle-s1 waddle-c1"), f"walk {place}")
        assert state(match)["phase"] == "solve"
        assert state(match)["flipped"] == [place]  # turned over all the same
    # No card to discard, none in the river, no poop to take back, nobody with more cards.
    for place, start, back in (
        ("groomer", "beach", ""),
        ("groomer", "beach", "groomer"),
        ("studio", "park", ""),
        ("studio", "park", "studio"),
        ("school", "groomer", ""),
        ("school", "groomer", "school"),
        ("garden", "studio", ""),
        ("kitchen", "garden", ""),
        ("kitchen", "garden", "kitchen"),
        ("park", "beach", "park"),
    ):
        match = play(table(["", ""], at=f"{start} basket", flipped=back), f"walk {place}")
        assert state(match)["phase"] == "solve", (place, back)
        assert (place in state(match)["flipped"]) == (not back)


@pytest.mark.rule("corgi.effect.doable")
def test_as_much_as_possible_is_done() -> None:
    # One card is left to draw: the Beach gives that one, and takes one.
    hands = ["bark-s2 bark-c1 bark-c2", "sniff-c2"]
    match = table(hands, at="park basket", sheet=TINY, river="waddle-s1 waddle-c1", deck="sniff-s1")
    play(match, "walk beach", "use")
    assert len(hand(match, 0)) == 4
    assert refusal(match, match.waiting[0], "skip") == "corgi.effect.doable"  # who begins does it all
    play(match, "discard sniff-s1")
    assert len(hand(match, 0)) == 3


@pytest.mark.rule("corgi.effect.doable")
def test_who_declines_does_none_of_it() -> None:
    match = play(table(["bark-s1", "sniff-s1"], at="beach basket", deck="judge-s1"), "walk groomer", "skip")
    assert hand(match, 0) == ["bark-s1"]
    assert state(match)["discards"] == []


def test_take_from_the_river() -> None:
    match = table(["", ""], at="beach basket", river=RIVER, deck="judge-s1", flipped="park")
    play(match, "walk park", "take fart-s1")
    assert hand(match, 0) == ["fart-s1"]
    assert river(match) == ["bark-s1", "judge-s1", "mark-s1", "sniff-s1"]


def test_an_effect_offers_only_its_own_moves() -> None:
    match = play(table(["mark-c1", ""], at="beach basket", river=RIVER, flipped="park"), "walk park")
    assert refusal(match, match.waiting[0], "take judge-c2") == "table.owner"
    assert refusal(match, match.waiting[0], "discard mark-c1") == "table.step"
    assert refusal(match, match.waiting[0], "use") == "table.step"
    assert refusal(match, match.waiting[0], "walk beach") == "table.step"


def test_draw_two_then_discard_one() -> None:
    match = play(table(["bark-s1", ""], at="park basket", deck="judge-s1 mark-c2 fart-c2"), "walk beach", "use")
    assert hand(match, 0) == ["judge-s1", "mark-c2", "bark-s1"]
    assert texts(match) == ["discard judge-s1", "discard mark-c2", "discard bark-s1"]
    for card in ("sniff-s1", "waddle-s1"):
        assert refusal(match, match.waiting[0], f"discard {card}") == "table.owner"
    assert refusal(match, match.waiting[0], "end") == "table.step"
    play(match, "discard mark-c2")
    assert hand(match, 0) == ["judge-s1", "bark-s1"]
    assert state(match)["top"] == "mark-c2-1"
    assert state(match)["flipped"] == ["beach"]


def test_alike_cards_are_asked_for_too() -> None:
    # Nobody must see from the pace of play that two cards are alike.
    match = play(table(["", ""], at="park basket", deck="judge-s1 judge-s1 fart-c2"), "walk beach", "use")
    assert texts(match) == ["discard judge-s1"]
    assert state(match)["phase"] == "discard"


def test_draw_one_on_the_other_side() -> None:
    match = play(table(["", ""], at="park basket", deck="judge-s1", flipped="beach"), "walk beach", "use")
    assert hand(match, 0) == ["judge-s1"]
    assert state(match)["phase"] == "solve"


def test_discard_one_then_draw_two() -> None:
    match = table(["bark-s1 mark-s1", ""], at="beach basket", deck="judge-s1 fart-c2 sniff-c1")
    play(match, "walk groomer")
    assert texts(match) == ["skip", "discard mark-s1", "discard bark-s1"]
    assert refusal(match, match.waiting[0], "discard sniff-s1") == "table.owner"
    play(match, "discard bark-s1")
    assert hand(match, 0) == ["fart-c2", "judge-s1", "mark-s1"]
    assert state(match)["top"] == "bark-s1-1"
    assert events(match)[1:4] == ["discard", "draw", "flip"]


def test_a_new_river() -> None:
    new = "judge-s1 judge-s1 judge-c1 waddle-s1"
    match = table(["", ""], at="beach basket", river=RIVER, deck=f"{new} fart-c2", flipped="groomer")
    play(match, "walk groomer")
    assert texts(match) == ["use", "skip"]
    play(match, "use")
    assert river(match) == new.split()
    assert len(state(match)["discards"]) == 4
    assert state(match)["top"] == "sniff-s1-1"
    assert texts(match) == ["take waddle-s1", "take judge-s1", "take judge-c1"]
    assert refusal(match, match.waiting[0], "take bark-s1") == "table.owner"
    assert refusal(match, match.waiting[0], "skip") == "corgi.effect.doable"
    assert refusal(match, match.waiting[0], "end") == "table.step"
    play(match, "take judge-c1")
    assert river(match) == ["judge-s1", "judge-s1", "fart-c2", "waddle-s1"]  # replaced at once
    assert hand(match, 0) == ["judge-c1"]


def test_a_new_river_may_need_the_old_one() -> None:
    hands = ["bark-s2 bark-c1 bark-c2", "sniff-c2 sniff-s1"]
    match = table(hands, at="beach basket", sheet=TINY, river="waddle-s1 waddle-c1", flipped="groomer")
    play(match, "walk groomer", "use")
    assert set(river(match)) == {"waddle-s1", "waddle-c1"}
    assert "reshuffle" in events(match)
    play(match, "take waddle-c1")
    assert sorted(river(match)) == ["-", "waddle-s1"]


def test_swap_a_card_with_the_river() -> None:
    match = table(["bark-c1 judge-c1", ""], at="park basket", river=RIVER, deck="fart-c2", flipped="studio")
    play(match, "walk studio")
    assert texts(match) == ["skip", "put judge-c1", "put bark-c1"]
    assert refusal(match, match.waiting[0], "put sniff-s1") == "table.owner"
    play(match, "put bark-c1")
    assert hand(match, 0) == ["judge-c1"]
    assert texts(match) == ["take fart-s1", "take mark-s1", "take bark-s1", "take sniff-s1"]
    assert refusal(match, match.waiting[0], "take bark-c1") == "corgi.place.effect"  # not the one just put
    assert refusal(match, match.waiting[0], "skip") == "corgi.effect.doable"
    play(match, "take mark-s1")
    assert river(match) == ["bark-s1", "fart-s1", "bark-c1", "sniff-s1"]  # four again, and no refill
    assert hand(match, 0) == ["judge-c1", "mark-s1"]
    assert state(match)["laid"] == "-"
    assert state(match)["stock"] == 60 - 6


def test_an_alike_card_of_the_river_is_another_one() -> None:
    match = table(["bark-s1", ""], at="park basket", river=RIVER, flipped="studio")
    play(match, "walk studio", "put bark-s1")
    assert "take bark-s1" in texts(match)
    play(match, "take bark-s1")
    assert state(match)["hands"][0] == ["bark-s1-2"]
    assert state(match)["river"][0] == "bark-s1-1"


def test_a_river_with_one_kind_of_card_leaves_no_choice() -> None:
    hands = ["bark-s2 bark-c1 bark-c2 sniff-s1", "sniff-c2 waddle-c1"]
    match = table(hands, at="park basket", sheet=TINY, river="waddle-s1", flipped="studio")
    play(match, "walk studio", "put bark-c2")
    assert state(match)["phase"] == "solve"
    assert hand(match, 0) == ["waddle-s1", "bark-s2", "bark-c1", "sniff-s1"]
    assert river(match) == ["bark-c2", "-"]


def test_an_empty_river_takes_a_card_and_gives_none() -> None:
    hands = ["bark-s2 bark-c1 bark-c2 sniff-s1", "sniff-c2 waddle-c1 waddle-s1"]
    match = table(hands, at="park basket", sheet=TINY, flipped="studio")
    play(match, "walk studio", "put bark-c2")
    assert river(match) == ["bark-c2", "-"]
    assert len(hand(match, 0)) == 3
    assert state(match)["laid"] == "-"
    assert state(match)["phase"] == "solve"
