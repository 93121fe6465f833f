"""Opening a trick."""

import pytest

from tests.games.odin.tables import hand, table
from tests.games.tables import events, refusal, state, texts


@pytest.mark.rule("odin.open.single")
def test_one_card() -> None:
    match = table(["b3 b5 r5 k9", "p1", "p2"])
    assert texts(match) == ["play b3", "play b5", "play r5", "play k9"]
    match.play(0, "play b5")
    now = state(match)
    assert (now["centre"], now["leader"], now["turn"]) == ("b5", 0, 1)
    assert hand(match, 0) == ["b3", "r5", "k9"]


@pytest.mark.rule("odin.open.single")
@pytest.mark.parametrize("text", ["play b3 b5", "play b5 r5", "play b3 b5 b7"])
def test_two_cards_are_refused(text: str) -> None:
    assert refusal(table(["b3 b5 b7 r5", "p1", "p2"]), 0, text) == "odin.open.single"


@pytest.mark.rule("odin.open.whole-hand")
@pytest.mark.parametrize("cards", ["b3 b5", "k1 k2 k3 k9", "r7 o7", "b4 r4 p4 g4 k4 o4", "g1 g2 g3 g4 g5 g6 g7 g8 g9"])
def test_whole_hand(cards: str) -> None:
    match = table([cards, "p1 p2", "b1"], target=5)
    singles = [f"play {card}" for card in cards.split()]
    assert sorted(texts(match)) == sorted([*singles, f"play {cards}"])
    match.play(0, f"play {cards}")
    assert state(match)["round"] == 1
    assert match.scores == [0, 2, 1]
    assert events(match)[:2] == ["open", "out"]


@pytest.mark.rule("odin.open.whole-hand")
def test_whole_hand_is_optional() -> None:
    match = table(["b3 b5", "p1 p2"])
    match.play(0, "play b3")
    assert hand(match, 0) == ["b5"]
    assert not match.over


@pytest.mark.rule("odin.open.whole-hand")
@pytest.mark.parametrize("cards", ["b3 r4", "b3 b5 r5", "b3 r3 b5", "b3 b4 b5 b6 r6"])
def test_mixed_hand_stays(cards: str) -> None:
    match = table([cards, "p1 p2"])
    assert texts(match) == [f"play {card}" for card in sorted(cards.split(), key=lambda card: card[0] != "b")]


@pytest.mark.rule("odin.open.whole-hand")
def test_whole_hand_in_the_first_trick_and_in_later_ones() -> None:
    first = table(["r2 r3 r4 r5 r6 r7 r8 r9 r1", "p1", "p2"])
    assert state(first)["discards"] == []
    assert "play r1 r2 r3 r4 r5 r6 r7 r8 r9" in texts(first)
    later = table(["r2 r3", "p1", "p2"], discards="b1 b2", seen="r2")
    assert "play r2 r3" in texts(later)


@pytest.mark.rule("odin.open.whole-hand")
def test_last_card_is_listed_once() -> None:
    match = table(["r2", "p1 p5", "p2"])
    assert texts(match) == ["play r2"]
    match.play(0, "play r2")
    assert match.scores == [0, 2, 1]


@pytest.mark.rule("odin.open.no-pass")
def test_no_pass() -> None:
    match = table(["b3 r5", "p1", "p2"])
    assert "pass" not in texts(match)
    assert refusal(match, 0, "pass") == "odin.open.no-pass"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("play p1", "table.owner"),
        ("play b3 b4", "table.owner"),
        ("play b3 b3", "table.owner"),  # held once
        ("play z1", "table.owner"),
        ("take b3", "table.step"),
        ("play b3 r5", "odin.open.single"),  # no set either, but one card is what is asked for
        ("play b3 r5 g9", "odin.open.single"),
        ("play b3 b7", "odin.open.single"),
        ("play", "odin.open.single"),
        ("pass", "odin.open.no-pass"),
    ],
)
def test_the_first_rule_in_the_way(text: str, rule: str) -> None:
    match = table(["b3 b7 r5 g9", "p1", "p2"])
    assert refusal(match, 0, text) == rule
    assert refusal(match, 1, text) == "table.turn"
