"""Stopping and meeting."""

import pytest

from ludotheque.engine.rng import Rng
from ludotheque.text.words import Words
from tests.games.happy_corgi.tables import TINY, hand, table
from tests.games.tables import events, play, refusal, state, texts


@pytest.mark.rule("corgi.stop.order")
def test_dog_meetings_effect_flip_then_solving() -> None:
    hands = ["bark-s1 fart-c2", "mark-s1"]
    match = table(hands, at="studio park", deck="waddle-c1 sniff-s2", animals={"park": "dog"})
    play(match, "walk park")
    assert events(match) == ["walk", "dog-taken", "meet", "steal"]
    assert state(match)["phase"] == "effect"
    assert refusal(match, match.waiting[0], "poop postman") == "corgi.stop.order"
    assert refusal(match, match.waiting[0], "end") == "corgi.stop.order"
    play(match, "use")
    assert events(match)[4:] == ["draw", "flip"]  # with the dog, the turn is over
    assert state(match)["flipped"] == ["park"]
    assert match.waiting == [1]


@pytest.mark.rule("corgi.stop.order")
def test_the_place_comes_before_the_activities() -> None:
    match = table(["bark-s1", ""], at="beach basket")
    play(match, "walk park")
    assert texts(match) == ["use", "skip"]
    play(match, "use")
    assert state(match)["phase"] == "solve"
    assert "solve postman bark-s1" in texts(match)


@pytest.mark.rule("corgi.meet.who")
def test_every_corgi_there_is_met_clockwise_from_the_mover() -> None:
    hands = ["mark-s1", "mark-s2", "", "mark-c2"]
    match = table(hands, at="park park studio park", player=2, deck="bark-c1 sniff-c2 fart-c1 waddle-c1")
    play(match, "walk park")
    assert [line for line in match.story() if "meets" in line] == [
        "Player 3 meets Player 4 and shows Bark C1.",
        "Player 3 meets Player 1 and shows Sniff C2.",
        "Player 3 meets Player 2 and shows Fart C1.",
    ]
    assert hand(match, 2) == ["mark-s1", "mark-s2", "mark-c2"]
    told = state(match)
    assert set(told["discards"]) == {"bark-c1-1", "sniff-c2-1", "fart-c1-1"}
    assert told["top"] == "fart-c1-1"


@pytest.mark.rule("corgi.meet.who")
def test_one_meeting_is_finished_before_the_next() -> None:
    hands = ["mark-s1", "mark-s2", "mark-c2"]
    match = table(hands, at="studio park park", deck="bark-s1 sniff-c2")
    play(match, "walk park")
    assert state(match)["phase"] == "meet"
    assert state(match)["partner"] == 1
    assert state(match)["top"] == "bark-s1-1"  # the second card is not drawn yet
    for text in ("end", "skip", "use", "poop postman"):
        assert refusal(match, match.waiting[0], text) == "corgi.meet.who"  # compulsory
    assert refusal(match, match.waiting[0], "walk beach") == "table.step"
    play(match, "back")
    assert state(match)["top"] == "sniff-c2-1"
    assert hand(match, 0) == ["mark-s1", "mark-c2"]
    assert state(match)["partner"] == -1
    assert state(match)["phase"] == "effect"


@pytest.mark.rule("corgi.meet.who")
def test_only_who_stands_there_is_met() -> None:
    match = play(table(["", "mark-s2"], at="studio beach", deck="bark-c1"), "walk park")
    assert "meet" not in events(match)
    assert state(match)["discards"] == []


@pytest.mark.rule("corgi.meet.who")
@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Stop on another corgi’s place"), ("fr", "Arrêtez-vous sur le lieu d’un autre corgi")]
)
def test_the_tour_lets_corgis_meet_on_one_place(lang: str, says: str) -> None:
    # One step apart nobody meets; the tour once said otherwise.
    assert "meet" not in events(play(table(["", "mark-s1"], at="park beach"), "walk studio"))
    assert Words("happy_corgi", lang)("tour-end").startswith(says)


@pytest.mark.rule("corgi.meet.basket")
def test_no_meetings_in_the_basket() -> None:
    match = play(table(["", "mark-s2"], at="studio basket", deck="bark-c1"), "walk basket")
    assert events(match) == ["walk"]
    assert texts(match) == ["use", "skip"]


@pytest.mark.rule("corgi.meet.s")
def test_an_s_shows_one_card_at_random() -> None:
    seen = set()
    for seed in range(30):
        match = table(["bark-c1", "mark-s2 judge-c1 sniff-s1"], at="studio park", deck="fart-s1", rng=Rng(seed).words())
        play(match, "walk park")
        seen.add(state(match)["taken"])
    assert seen == {"mark-s2-1", "judge-c1-1", "sniff-s1-1"}


@pytest.mark.rule("corgi.meet.s")
def test_the_card_is_given_back_or_swapped() -> None:
    hands = ["bark-c1 bark-c2", "mark-s2"]
    match = play(table(hands, at="studio park", deck="fart-s1"), "walk park")
    assert texts(match) == ["back", "give bark-c1", "give bark-c2"]
    play(match, "back")
    assert (hand(match, 0), hand(match, 1)) == (["bark-c1", "bark-c2"], ["mark-s2"])
    assert "back" in events(match)
    match = play(table(hands, at="studio park", deck="fart-s1"), "walk park", "give bark-c2")
    assert (hand(match, 0), hand(match, 1)) == (["mark-s2", "bark-c1"], ["bark-c2"])
    assert "swap" in events(match)
    assert state(match)["top"] == "fart-s1-1"


@pytest.mark.rule("corgi.meet.s-swap")
def test_the_card_given_is_another_one() -> None:
    match = play(table(["bark-c1", "mark-s2"], at="studio park", deck="fart-s1"), "walk park")
    assert refusal(match, match.waiting[0], "give mark-s2") == "corgi.meet.s-swap"
    assert refusal(match, match.waiting[0], "give judge-s1") == "table.owner"
    assert refusal(match, match.waiting[0], "give judge-s1 bark-c1") == "corgi.meet.s"
    # Another card that looks the same is another card.
    match = play(table(["mark-s2", "mark-s2"], at="studio park", deck="fart-s1"), "walk park")
    assert texts(match) == ["back", "give mark-s2"]
    play(match, "give mark-s2")
    assert state(match)["hands"] == [["mark-s2-2"], ["mark-s2-1"]]


@pytest.mark.rule("corgi.meet.s-swap")
def test_without_another_card_it_is_given_back() -> None:
    match = play(table(["", "mark-s2 judge-s1"], at="studio park", deck="fart-s1"), "walk park")
    assert state(match)["phase"] == "effect"
    assert (hand(match, 0), hand(match, 1)) == ([], ["judge-s1", "mark-s2"])
    assert events(match) == ["walk", "meet", "back"]
    assert events(match, 0) == events(match, 1) == ["walk", "meet", "look", "back"]


@pytest.mark.rule("corgi.meet.c")
def test_a_c_steals_one_card_at_random() -> None:
    stolen = set()
    for seed in range(30):
        match = table(["bark-c1", "mark-s2 judge-c1 sniff-s1"], at="studio park", deck="fart-c1", rng=Rng(seed).words())
        play(match, "walk park")
        assert state(match)["phase"] == "effect"
        assert len(hand(match, 0)) == len(hand(match, 1)) == 2
        stolen |= set(hand(match, 0)) - {"bark-c1"}
    assert stolen == {"mark-s2", "judge-c1", "sniff-s1"}


@pytest.mark.rule("corgi.meet.empty")
def test_an_empty_hand_gives_nothing() -> None:
    for letter in ("s", "c"):
        match = play(table(["bark-c1", ""], at="studio park", deck=f"fart-{letter}1"), "walk park")
        assert state(match)["top"] == f"fart-{letter}1-1"  # drawn and discarded all the same
        assert events(match) == ["walk", "meet"]
        assert hand(match, 0) == ["bark-c1"]


@pytest.mark.rule("corgi.meet.empty")
def test_without_a_card_to_draw_nothing_happens() -> None:
    # Seven cards in all: four in one hand, one in the other, two in the river.
    hands = ["bark-s2 bark-c1 bark-c2 sniff-s1", "sniff-c2"]
    match = table(hands, at="studio park", sheet=TINY, river="waddle-s1 waddle-c1")
    play(match, "walk park")
    assert events(match)[:2] == ["walk", "meet-none"]
    assert len(hand(match, 0)) == 4


@pytest.mark.rule("corgi.meet.who")
def test_meetings_take_cards_that_were_discarded() -> None:
    hands = ["bark-s2 bark-c1 bark-c2", "sniff-c2"]
    match = table(hands, at="studio park", sheet=TINY, river="waddle-s1 waddle-c1", discards="sniff-s1")
    play(match, "walk park")
    assert events(match)[:3] == ["walk", "reshuffle", "meet"]
    assert state(match)["discards"] == ["sniff-s1-1"]
