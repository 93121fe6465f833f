"""Playing on."""

import pytest

from tests.games.odin.slow import value
from tests.games.odin.tables import table
from tests.games.tables import events, refusal, state, texts
from tests.games.views import view_of


@pytest.mark.rule("odin.play.count")
def test_as_many_or_one_more() -> None:
    match = table(["p1", "k5 k6 k7 k8 k9", "p2"], turn=1, centre="b1 b2")
    sizes = {len(text.split()) - 1 for text in texts(match) if text != "pass"}
    assert sizes == {2, 3}
    assert refusal(match, 1, "play k9") == "odin.play.count"
    assert refusal(match, 1, "play k6 k7 k8 k9") == "odin.play.count"


@pytest.mark.rule("odin.play.count")
def test_on_one_card() -> None:
    match = table(["p1", "k5 k6 k7 r5 p5", "p2"], turn=1, centre="b1")
    assert refusal(match, 1, "play k5 k6 k7") == "odin.play.count"
    assert refusal(match, 1, "play r5 p5 k5") == "odin.play.count"
    match.play(1, "play k5 k6")
    assert state(match)["centre"] == "k5+k6"


@pytest.mark.rule("odin.play.set")
def test_one_colour_or_one_value() -> None:
    match = table(["p1", "r5 r9 g5 o8 b1", "p2"], turn=1, centre="b2 b3")
    # The centre's colour does not matter, nor does its being of one colour.
    assert texts(match) == ["play r5 r9", "play r5 g5", "pass"]
    assert refusal(match, 1, "play r9 o8") == "odin.play.set"
    assert refusal(match, 1, "play r5 g5 o8") == "odin.play.set"
    match.play(1, "play g5 r5")
    assert state(match)["centre"] == "r5+g5"


@pytest.mark.rule("odin.play.value")
@pytest.mark.parametrize(
    ("cards", "number"), [("b2 b8", 82), ("k2 k4 k9", 942), ("r7 p7", 77), ("g3", 3), ("o1 o9", 91)]
)
def test_largest_number_of_the_digits(cards: str, number: int) -> None:
    match = table(["p1", "p3", "p2"], turn=1, centre=cards)
    assert view_of(match, 1).number == number
    assert value(cards.split()) == number


@pytest.mark.rule("odin.play.value")
def test_strictly_greater() -> None:
    match = table(["p1", "b1 k2 k3 r3 g4 o9", "p2"], turn=1, centre="b3")
    singles = [text for text in texts(match) if len(text.split()) == 2]
    assert singles == ["play g4", "play o9"]
    assert refusal(match, 1, "play r3") == "odin.play.value"
    assert refusal(match, 1, "play b1") == "odin.play.value"
    assert refusal(match, 1, "play k2") == "odin.play.value"


@pytest.mark.rule("odin.play.value")
@pytest.mark.parametrize(
    ("centre", "cards", "beats"),
    [
        ("b2 b8", "r3 r8", True),  # 83 on 82
        ("b2 b8", "r2 r8", False),  # 82 on 82
        ("b2 b8", "r1 r8", False),
        ("b2 b8", "r1 r9", True),
        ("b7 b8", "r8 p8", True),  # 88 on 87
        ("b7 b8", "r7 p7", False),  # 77 on 87
        ("b8 k8", "r8 p8", False),  # 88 on 88
        ("b8 k8", "r7 r9", True),  # 97 on 88
        ("b8 k8", "r7 r8", False),  # 87 on 88
        ("b7 k7", "r7 r8", True),  # 87 on 77
        ("b7 k7", "r1 r8", True),  # 81 on 77
        ("b7 k7", "r6 r7", False),  # 76 on 77
        ("b2 b4 b9", "r3 r4 r9", True),  # 943 on 942
        ("b2 b4 b9", "r1 r4 r9", False),
        ("b2 b4 b9", "r9 k9 g9", True),
        ("b9", "r1 r2", True),  # two cards beat any one
        ("b9 k9", "r1 r2 r3", True),
        ("b9 k9", "r1 p1 g1", True),
    ],
)
def test_what_beats_what(centre: str, cards: str, beats: bool) -> None:
    match = table(["p3", f"{cards} o1", "p2"], turn=1, centre=centre)
    if beats:
        match.play(1, f"play {cards}")
    else:
        assert refusal(match, 1, f"play {cards}") == "odin.play.value"


@pytest.mark.rule("odin.play.out-follows")
def test_going_out_obeys_the_count() -> None:
    match = table(["p1", "k5 k6 k7", "p2"], turn=1, centre="b1")
    assert "play k5 k6 k7" not in texts(match)
    assert refusal(match, 1, "play k5 k6 k7") == "odin.play.count"
    match = table(["p1", "k9", "p2"], turn=1, centre="b1 b2")
    assert texts(match) == ["pass"]
    assert refusal(match, 1, "play k9") == "odin.play.count"


@pytest.mark.rule("odin.play.out-follows")
def test_going_out_obeys_the_value() -> None:
    match = table(["p1", "k5 k6", "p2"], turn=1, centre="b7 b8")
    assert refusal(match, 1, "play k5 k6") == "odin.play.value"
    match = table(["p1 p3", "k8 k9", "p2"], turn=1, centre="b7 b8", target=5)
    match.play(1, "play k8 k9")
    assert match.scores == [2, 0, 1]
    assert events(match)[:2] == ["play", "out"]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("play p2", "table.owner"),
        ("play r3 r3", "table.owner"),  # held once
        ("play r3 r3 r3", "table.owner"),
        ("play o1 o2 o3", "table.owner"),
        ("play p2 k9", "table.owner"),
        ("play r3 z3", "table.owner"),  # no such card
        ("play z1", "table.owner"),
        ("dance", "table.owner"),
        ("pass r3", "table.owner"),
        ("", "table.owner"),
        ("take b3", "table.step"),
        ("take b3 b4", "table.step"),
        ("play", "odin.play.count"),
        ("play k7", "odin.play.count"),
        ("play k6 r3 g4 k7", "odin.play.count"),  # no set either, but the count comes first
        ("play k6 r3", "odin.play.set"),
        ("play k6 k7 g4", "odin.play.set"),
        ("play r3 g3", "odin.play.value"),
    ],
)
def test_the_first_rule_in_the_way(text: str, rule: str) -> None:
    match = table(["p1", "k6 k7 r3 g3 g4", "p2"], turn=1, centre="b3 b4", leader=0)
    assert refusal(match, 1, text) == rule
    assert refusal(match, 0, text) == "table.turn"


@pytest.mark.rule("odin.play.count")
def test_refusals_by_number_and_by_text_are_the_same() -> None:
    match = table(["p1", "k6 k7 r3 g3 g4", "p2"], turn=1, centre="b3 b4", leader=0)
    rules = match.rules
    for move in range(int(rules.actions)):
        text = rules.choice(move).text
        assert rules.why_not(match.state, 1, move) == rules.why_not_text(match.state, 1, text)
        if move not in rules.legal_moves(match.state, 1) and text.startswith("play"):
            assert rules.text_refusal(match.state, 1, text) == rules.refusal(match.state, 1, move), text
