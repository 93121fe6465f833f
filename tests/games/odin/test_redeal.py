"""Redeals: what a seat knows is kept, and the rest falls as fairly as it can."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from ludotheque.engine.rng import Rng
from tests.games.odin.slow import ORDER
from tests.games.odin.tables import ODIN, lay, table
from tests.games.tables import state

SHEET = """
[deck]
values = [1, 2, 3, 4]
hand = {hand}
source = "house"
[[colour]]
name = "blue"
letter = "b"
source = "house"
[[colour]]
name = "red"
letter = "r"
source = "house"
"""
CARDS = [(colour + value, 1 << ORDER.index(colour + value)) for colour in "br" for value in "1234"]
NAMED = {
    sum(bit for _card, bit in held): sorted(card for card, _bit in held)
    for size in range(5)
    for held in combinations(CARDS, size)
}


def redealt(match: lt.Match, seat: int | None, rng: Rng) -> dict[str, Any]:
    other = match.copy()
    other.rules.redeal(other.state, seat, rng)
    return state(other)


def tiny(hands: list[str], hand: int, **fields: Any) -> lt.Match:
    """Lay out a table with eight cards."""
    seats = len(hands)
    options = {"four_colours": False} if seats == 2 else {}
    match = ODIN.match(seats, 1, SHEET.format(hand=hand), **options)
    lay(match, {"hands": [held.split() for held in hands], "turn": 0, "leader": 0, "opener": 0} | fields)
    return match


def worlds(match: lt.Match, seat: int | None) -> set[str]:
    """Work out every way the hidden cards may lie, from what a seat (None: a spectator) sees."""
    now = state(match)
    centre = [] if now["centre"] == "-" else now["centre"].split("+")
    held = [card for p, cards in enumerate(now["hands"]) for card in cards if p == seat or card in now["seen"]]
    away = {*now["discards"], *now["beaten"], *centre, *held}
    free = [colour + value for colour in "br" for value in "1234" if colour + value not in away]
    found = {""}
    for p, cards in enumerate(now["hands"]):
        kept = sorted(cards if p == seat else [card for card in cards if card in now["seen"]])
        missing = len(cards) - len(kept)
        found = {
            f"{before}|{' '.join(sorted([*kept, *drawn]))}"
            for before in found
            for drawn in combinations([card for card in free if card not in before], missing)
        }
    return found


CASES: list[tuple[list[str], int, dict[str, Any]]] = [
    (["b1 b2", "b3 r1"], 2, {}),
    (["b1 b2 r1", "b3 r2 r3"], 3, {"seen": ["r2"]}),
    (["b1 b2", "b3 r1", "r2"], 2, {}),
    (["b1 b2", "b3 r1", "r2 r3"], 2, {"seen": ["b3", "b1"]}),
    (["b1", "b3 r1", "r2 r3"], 2, {"centre": "b4", "phase": 1, "leader": 2}),
    (["b1", "b3", "r2"], 2, {"centre": "b4+r4", "beaten": ["r1"], "phase": 2, "discards": ["b2"]}),
    (["b1", "b3", "r2"], 2, {"discards": ["b2", "b4"], "seen": ["r2"]}),
]


@pytest.mark.on_wheel
@pytest.mark.rule("odin.info.hidden")
@pytest.mark.parametrize("case", range(len(CASES)))
def test_every_hidden_world_is_equally_likely(case: int) -> None:
    hands, size, fields = CASES[case]
    match = tiny(hands, size, **fields)
    for seat in [*range(len(hands)), None]:
        expected = worlds(match, seat)
        rng = Rng(100 * case + (0 if seat is None else seat + 1))
        each = 60 if len(expected) < 100 else 12
        found: Counter[str] = Counter()
        for _ in range(each * len(expected)):
            copy: Any = match.state.copy()
            match.rules.redeal(copy, seat, rng)
            found["".join(f"|{' '.join(NAMED[mask])}" for mask in copy.hands)] += 1
        assert set(found) == expected
        assert chi_square(list(found.values()), [float(each)] * len(expected)) > 1e-4


@pytest.mark.rule("odin.info.memory")
def test_what_a_seat_knows_is_kept() -> None:
    match = table(
        ["b5 b7 r1", "k4 k8 r2 r3", "p5 p6", "o1 o2"],
        turn=1,
        centre="g5 g6",
        discards="g1 g2",
        seen="r2 p6 b7",
        passes=1,
    )
    before = state(match)
    rng = Rng(3)
    for seat in (0, 1, 2, 3, None):
        moved = set()
        for _ in range(30):
            after = redealt(match, seat, rng)
            assert {**after, "hands": 0, "rng": 0} == {**before, "hands": 0, "rng": 0}
            assert [len(cards) for cards in after["hands"]] == [3, 4, 2, 2]
            assert "r2" in after["hands"][1]
            assert "p6" in after["hands"][2]
            assert "b7" in after["hands"][0]
            for other, cards in enumerate(after["hands"]):
                if other == seat:
                    assert cards == before["hands"][other]
                elif cards != before["hands"][other]:
                    moved.add(other)
        assert moved == {0, 1, 2, 3} - {seat}


def test_the_box_is_known() -> None:
    match = ODIN.match(2, 4)
    box = set(state(match)["box"])
    rng = Rng(1)
    for _ in range(20):
        after = redealt(match, 0, rng)
        assert set(after["box"]) == box
        assert not box & {card for cards in after["hands"] for card in cards}


@pytest.mark.rule("odin.info.public")
def test_the_centre_is_seen_whatever_lies_there() -> None:
    """The lowest card is move 0 and the lowest bit: it is a card like any other."""
    match = table(["b5 b7 r1", "k4 k8 r2 r3", "p5 p6"], turn=1, centre="b1")
    rng = Rng(5)
    for _ in range(200):
        assert not any("b1" in cards for cards in redealt(match, None, rng)["hands"])


def test_hands_stay_once_they_are_shown() -> None:
    match = table(["b5", "k4 k8 r2 r3", "p5 p6"], single_round=True)
    match.play(0, "play b5")
    after = redealt(match, 0, Rng(1))
    assert after["hands"] == state(match)["hands"]
    assert after["rng"] != state(match)["rng"]


def test_the_random_state_is_new() -> None:
    match = table(["b5 b6", "k4 k8", "p5 p6"])
    found = {tuple(redealt(match, 0, Rng(n))["rng"]) for n in range(20)}
    assert len(found) == 20
    assert tuple(state(match)["rng"]) not in found
