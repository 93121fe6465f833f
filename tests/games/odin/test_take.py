"""Taking a card."""

import pytest

from tests.games.odin.tables import FOLLOW, OPEN, TAKING, hand, table
from tests.games.tables import events, refusal, state, texts


@pytest.mark.rule("odin.take.one")
def test_one_of_several() -> None:
    match = table(["p1", "k5 k6 k7 r1", "p2"], turn=1, centre="b1 b2")
    match.play(1, "play k5 k6 k7")
    assert state(match)["phase"] == TAKING
    assert state(match)["beaten"] == ["b1", "b2"]
    assert match.waiting == [1]
    assert texts(match) == ["take b1", "take b2"]
    match.play(1, "take b2")
    now = state(match)
    assert hand(match, 1) == ["b2", "r1"]
    assert now["discards"] == ["b1"]
    assert (now["beaten"], now["phase"], now["turn"], now["seen"]) == ([], FOLLOW, 2, ["b2"])
    assert match.story() == [
        "Player 2 plays black 5, black 6 and black 7: 765.",
        "Player 2 takes blue 2; blue 1 is discarded.",
    ]


@pytest.mark.rule("odin.take.one")
@pytest.mark.parametrize("text", ["take b9", "take k5", "take r1", "take p1", "take b1 b2", "take"])
def test_other_cards_are_refused(text: str) -> None:
    match = table(["p1", "r1", "p2"], turn=1, centre="k5 k6", beaten="b1 b2")
    assert refusal(match, 1, text) == "odin.take.one"


@pytest.mark.rule("odin.take.when")
@pytest.mark.parametrize("text", ["pass", "play r1", "play b1", "play b1 b2", "play r1 r1", "play r1 b2"])
def test_no_declining_and_nothing_else_first(text: str) -> None:
    match = table(["p1", "r1", "p2"], turn=1, centre="k5 k6", beaten="b1 b2")
    assert refusal(match, 1, text) == "odin.take.when"


@pytest.mark.rule("odin.take.when")
def test_lone_card_comes_by_itself() -> None:
    match = table(["p1", "k5 r1", "p2"], turn=1, centre="b1")
    match.play(1, "play k5")
    assert hand(match, 1) == ["b1", "r1"]
    assert match.waiting == [2]
    assert (state(match)["seen"], state(match)["discards"]) == (["b1"], [])
    assert match.story() == ["Player 2 plays black 5.", "Player 2 takes blue 1."]


@pytest.mark.rule("odin.take.when")
def test_taken_card_can_be_played_from_the_next_turn_on() -> None:
    match = table(["p1 p3", "k5 r1", "p2"], turn=1, centre="b1")
    match.play(1, "play k5")
    assert refusal(match, 1, "play b1") == "table.turn"
    match.play(2, "pass")
    match.play(0, "pass")
    match.play(1, "play b1")
    assert hand(match, 1) == ["r1"]
    assert state(match)["seen"] == []


@pytest.mark.rule("odin.take.none-on-open")
def test_opening_takes_nothing() -> None:
    match = table(["b5 r1", "p1", "p2"], discards="k1 k2")
    match.play(0, "play b5")
    assert hand(match, 0) == ["r1"]
    assert events(match) == ["open"]
    assert (state(match)["discards"], state(match)["seen"], state(match)["phase"]) == (["k1", "k2"], [], FOLLOW)


@pytest.mark.rule("odin.take.none-when-out")
@pytest.mark.parametrize(("centre", "last"), [("b1", "k5"), ("b1 b2", "k5 k6"), ("b1", "k5 k6"), ("b1 b2", "k5 k6 k7")])
def test_an_empty_hand_takes_nothing(centre: str, last: str) -> None:
    match = table(["p1", last, "p2"], turn=1, centre=centre, single_round=True)
    match.play(1, f"play {last}")
    now = state(match)
    assert match.over
    assert hand(match, 1) == []
    assert now["discards"] == centre.split()
    assert now["beaten"] == []
    assert events(match) == ["play", "out", "show", "show", "end"]


@pytest.mark.rule("odin.take.none-on-open")
def test_a_trick_later_the_centre_is_empty_again() -> None:
    match = table(["b5 r1", "p1 p8", "p2 p7"])
    match.play(0, "play b5")
    match.play(1, "pass")
    match.play(2, "pass")
    assert state(match)["phase"] == OPEN
    match.play(0, "play r1")
    assert match.scores == [0, 2, 2]
