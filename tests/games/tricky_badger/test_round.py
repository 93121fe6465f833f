"""Rounds."""

from collections import Counter
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from ludotheque.engine.rng import Rng
from tests.games.tables import events, state
from tests.games.tricky_badger.tables import BADGER, OVER, PICKING, discards, in_use, table


def play_on(match: lt.Match) -> None:
    """Make the first choice of whoever is to act."""
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])


def begun_rounds(seats: int, seed: int) -> list[dict[str, Any]]:
    """Play a game, and return the state at the start of each round."""
    match = BADGER.match(seats, seed)
    met = [state(match)]
    while not match.over:
        play_on(match)
        if state(match)["round"] == len(met):
            met.append(state(match))
    return met


@pytest.mark.rule("badger.round.deal")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_five_rounds_of_nine_leaves_and_ten_prizes(seats: int) -> None:
    rounds = begun_rounds(seats, 3)
    assert len(rounds) == 5
    for number, now in enumerate(rounds):
        assert [len(hand) for hand in now["hands"]] == [9] * seats
        held = {leaf for hand in now["hands"] for leaf in hand}
        assert len(held) == 9 * seats
        assert held <= set(in_use(seats))
        assert len(in_use(seats)) - len(held) == {3: 2, 4: 4, 5: 6}[seats]
        assert len(now["prizes"][0]) == 10
        assert now["deck"].count("-") == 10 * (number + 1)
        assert (now["played"], now["voids"], now["trick"]) == ([], [[]] * seats, 0)
        assert (now["phase"], now["round"]) == (PICKING, number)


@pytest.mark.rule("badger.round.deal")
def test_leaves_are_shuffled_for_every_round() -> None:
    """In the next round each leaf is as likely to be left out as any other."""
    left: Counter[str] = Counter()
    games = 150
    for seed in range(games):
        match = table(["o1", "b1", "p1"], prize="twig-up", round=3)
        match.state.rng.assign(Rng(seed))
        for _ in range(3):
            play_on(match)
        while state(match)["round"] == 3:
            play_on(match)
        held = [leaf for hand in state(match)["hands"] for leaf in hand]
        left.update(leaf for leaf in in_use(3) if leaf not in held)
    assert left.total() == 2 * games
    assert chi_square([left[leaf] for leaf in in_use(3)], [games * 2 / 29] * 29) > 1e-3


@pytest.mark.rule("badger.round.deal")
def test_ten_new_prizes_come_off_the_deck_in_order() -> None:
    first, second, *_ = begun_rounds(3, 5)
    assert Counter(second["prizes"][0]) == Counter(first["deck"][10:20])
    assert second["deck"] == ["-"] * 20 + first["deck"][20:]


@pytest.mark.rule("badger.round.leftover")
def test_the_tenth_card_is_discarded_without_effect() -> None:
    match = table(["o1", "b1", "b2"], ["male", "female", ""], prize="twig-up", prizes="badger-up", round=2)
    before = discards(match)
    for seat, leaf in enumerate(["o1", "b1", "b2"]):
        match.play(seat, f"play {leaf}")
    now = state(match)
    assert Counter(discards(match)) - Counter(before) == Counter(["badger"])
    assert now["collections"] == [["male", "twig"], ["female"], []]
    assert (now["round"], now["trick"], now["phase"]) == (3, 0, PICKING)
    assert events(match) == ["lead", "void", "void", "win", "leftover", "round"]
    assert ("round", 3) in [(one.mark, one.args.get("round")) for one in match.moments]
    assert match.story()[-2:] == ["The badger is left over and discarded.", "Round 4: Player 2 starts."]


@pytest.mark.rule("badger.round.leftover")
def test_three_cards_are_never_seen() -> None:
    match = BADGER.match(4, 2)
    while not match.over:
        play_on(match)
    now = state(match)
    assert sum(card != "-" for card in now["deck"]) == 3
    assert now["deck"][:50] == ["-"] * 50
    assert now["prizes"] == [[]]
    assert (now["round"], now["trick"], now["phase"], now["turn"]) == (4, 9, OVER, -1)
    assert events(match).count("leftover") == 5
    assert events(match).count("round") == 4
    assert events(match)[-1] == "end"
    assert match.waiting == []
    assert match.legal(0) == []


@pytest.mark.rule("badger.round.deal")
def test_the_game_ends_after_the_fifth_round() -> None:
    match = table(["o1", "b1", "b2"], prize="twig-up", prizes="badger-up")
    for seat, leaf in enumerate(["o1", "b1", "b2"]):
        match.play(seat, f"play {leaf}")
    assert match.over
    assert state(match)["hands"] == [[], [], []]
    assert state(match)["first"] == 1
