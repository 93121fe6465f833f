"""Taking a card."""

import pytest

from ludotheque.engine.rng import Rng
from tests.games.happy_corgi.tables import TINY, hand, river, table
from tests.games.tables import events, play, refusal, state, texts

RIVER = "bark-s1 bark-s1 fart-c2 sniff-s1"


@pytest.mark.rule("corgi.turn.draw")
def test_take_from_the_river() -> None:
    match = table(["mark-s1", ""], phase="draw", river=RIVER, deck="judge-c1 judge-c2")
    assert texts(match) == ["draw", "take fart-c2", "take bark-s1", "take sniff-s1"]  # alike ones are one choice
    play(match, "take fart-c2")
    assert hand(match, 0) == ["fart-c2", "mark-s1"]
    assert river(match) == ["bark-s1", "bark-s1", "judge-c1", "sniff-s1"]  # refilled at once
    assert match.waiting == [0]
    assert state(match)["phase"] == "walk"


@pytest.mark.rule("corgi.turn.draw")
def test_draw_from_the_deck() -> None:
    match = table(["mark-s1", ""], phase="draw", river=RIVER, deck="judge-c1 judge-c2")
    play(match, "draw")
    assert hand(match, 0) == ["judge-c1", "mark-s1"]
    assert river(match) == RIVER.split()
    assert state(match)["deck"][state(match)["stock"] - 1] == "judge-c2-1"


@pytest.mark.rule("corgi.turn.draw")
def test_a_card_comes_first() -> None:
    match = table(["mark-s1", ""], phase="draw", river=RIVER)
    assert refusal(match, match.waiting[0], "walk beach") == "corgi.turn.draw"
    assert refusal(match, match.waiting[0], "end") == "corgi.turn.draw"
    for said in ("walk postman", "solve postman", "poop beach", "take fart-c2 sniff-s1"):
        assert refusal(match, match.waiting[0], said) == "corgi.turn.draw"
    assert refusal(match, 1, "walk postman") == "table.turn"
    assert refusal(match, match.waiting[0], "take judge-c1") == "table.owner"
    assert refusal(match, 1, "draw") == "table.turn"
    play(match, "take bark-s1")
    assert refusal(match, match.waiting[0], "take fart-c2") == "table.step"


# The tiny box holds seven cards: bark-s2 bark-c1 bark-c2 waddle-s1 waddle-c1 sniff-s1 sniff-c2.
REST = "bark-c2 waddle-s1 waddle-c1 sniff-s1 sniff-c2"


@pytest.mark.rule("corgi.turn.deck-empty")
def test_the_discards_make_a_new_deck() -> None:
    match = table(
        ["bark-s2", ""],
        phase="draw",
        sheet=TINY,
        river="waddle-s1 waddle-c1",
        discards="bark-c1 bark-c2 sniff-s1 sniff-c2",
    )
    play(match, "draw")
    told = state(match)
    assert events(match)[0] == "reshuffle"
    assert told["discards"] == []
    assert told["top"] == "-"
    assert told["stock"] == 3
    assert len(told["hands"][0]) == 2
    shuffled = {*told["deck"][:3], *told["hands"][0]} - {"bark-s2-1"}
    assert shuffled == {"bark-c1-1", "bark-c2-1", "sniff-s1-1", "sniff-c2-1"}


@pytest.mark.rule("corgi.turn.deck-empty")
def test_new_decks_are_shuffled() -> None:
    tops = set()
    for seed in range(40):
        match = table(
            ["bark-s2", ""],
            phase="draw",
            sheet=TINY,
            river="waddle-s1 waddle-c1",
            discards="bark-c1 bark-c2 sniff-s1 sniff-c2",
            rng=Rng(seed).words(),
        )
        play(match, "draw")
        tops.add(tuple(hand(match, 0)))
    assert len(tops) == 4


@pytest.mark.rule("corgi.turn.deck-empty")
def test_nothing_to_draw() -> None:
    match = table([REST, ""], phase="draw", sheet=TINY, river="bark-s2 bark-c1")
    assert texts(match) == ["take bark-s2", "take bark-c1"]
    assert refusal(match, match.waiting[0], "draw") == "corgi.turn.deck-empty"
    play(match, "take bark-s2")
    assert river(match) == ["-", "bark-c1"]  # a gap: there is nothing to fill it with


@pytest.mark.rule("corgi.turn.deck-empty")
def test_gaps_are_filled_at_the_start_of_a_turn() -> None:
    match = table(
        ["bark-s2 bark-c1 bark-c2 sniff-s1", "sniff-c2"],
        at="basket basket",
        phase="solve",
        sheet=TINY,
        discards="waddle-s1",
        river="waddle-c1",
    )
    assert river(match) == ["waddle-c1", "-"]
    play(match, "end")
    # The last discard filled the gap, so that nothing is left to draw; two cards to choose from.
    assert river(match) == ["waddle-c1", "waddle-s1"]
    assert texts(match) == ["take waddle-s1", "take waddle-c1"]
    assert match.waiting == [1]


@pytest.mark.rule("corgi.turn.deck-empty")
def test_a_single_way_to_take_is_taken() -> None:
    # The last card of all lies in the river: no choice.
    match = table(
        ["bark-s2 bark-c1 bark-c2 sniff-s1", "sniff-c2 waddle-s1"], phase="solve", sheet=TINY, river="waddle-c1"
    )
    play(match, "end")
    assert state(match)["phase"] == "walk"
    assert hand(match, 1) == ["waddle-s1", "waddle-c1", "sniff-c2"]
    assert river(match) == ["-", "-"]


@pytest.mark.rule("corgi.turn.deck-empty")
def test_no_card_anywhere_skips_the_draw() -> None:
    match = table(["bark-s2 bark-c1 bark-c2 sniff-s1", "sniff-c2 waddle-s1 waddle-c1"], phase="solve", sheet=TINY)
    play(match, "end")
    assert match.waiting == [1]
    assert state(match)["phase"] == "walk"
    assert len(hand(match, 1)) == 3
    assert "draw" not in events(match)


@pytest.mark.rule("corgi.turn.deck-empty")
def test_an_older_gap_waits_for_the_start_of_the_next_turn() -> None:
    # Nothing could fill the gap when the turn began. There are discards by now, but they wait.
    match = table(
        ["bark-s2 bark-c1 sniff-c2", "sniff-s1"],
        at="beach basket",
        sheet=TINY,
        river="waddle-c1",
        discards="bark-c2 waddle-s1",
        flipped="park",
    )
    play(match, "walk park", "take waddle-c1")
    assert river(match) in (["bark-c2", "-"], ["waddle-s1", "-"])  # replaced at once, and nothing more
    assert state(match)["stock"] == 1
    play(match, "end")
    assert "-" not in river(match)


@pytest.mark.rule("corgi.turn.deck-empty")
def test_a_gap_of_this_turns_draw_waits_too() -> None:
    match = table(
        ["bark-s2 bark-c1 sniff-c2", "sniff-s1 bark-c2"],
        at="groomer basket",
        phase="draw",
        sheet=TINY,
        river="waddle-c1 waddle-s1",
        flipped="park",
    )
    play(match, "take waddle-c1", "walk park bark-c1", "take waddle-s1")
    assert river(match) == ["-", "bark-c1"]


@pytest.mark.rule("corgi.turn.deck-empty")
def test_a_new_river_is_drawn_whole() -> None:
    match = table(
        ["bark-s2 bark-c1", "sniff-s1"],
        at="beach basket",
        sheet=TINY,
        river="waddle-c1",
        discards="bark-c2 waddle-s1 sniff-c2",
        flipped="groomer",
    )
    play(match, "walk groomer", "use")
    assert "-" not in river(match)


@pytest.mark.rule("corgi.hand.limit")
def test_hands_have_no_limit() -> None:
    many = "waddle-s1 waddle-s1 waddle-s1 fart-s1 fart-s1 fart-s1 judge-s1 judge-s1 judge-s1 mark-s1 mark-s1 mark-s1"
    match = table(
        [many + " bark-s1 bark-s1 bark-s1 sniff-s1", ""],
        phase="draw",
        river=RIVER.replace("bark-s1", "bark-c1"),
        deck="judge-c1",
    )
    play(match, "draw")
    assert len(hand(match, 0)) == 17
    play(match, "walk studio")
    assert len(hand(match, 0)) == 17
