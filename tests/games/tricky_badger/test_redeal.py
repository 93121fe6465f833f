"""Redeals: what a seat knows is kept, and the rest falls as fairly as it can."""

from collections import Counter
from itertools import combinations, permutations
from math import comb, prod
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from ludotheque.engine.rng import Rng
from tests.games.tables import state
from tests.games.tricky_badger.slow import COLOURS
from tests.games.tricky_badger.tables import BADGER, PLAYING, in_use, table

SHEET = """
[deck]
rounds = 1
hand = {hand}
cards = {cards}
source = "house"
[leaves]
plain = {plain}
pink = {pink}
source = "house"
[[colour]]
name = "orange"
source = "house"
[[colour]]
name = "blue"
source = "house"
[[type]]
name = "twig"
points = -1
source = "house"
[[type]]
name = "bone"
points = 0
source = "house"
[[card]]
type = "twig"
arrow = "up"
copies = {twigs}
source = "house"
[[card]]
type = "bone"
arrow = "down"
copies = {bones}
source = "house"
"""


def tiny(hands: list[str], played: str = "", voids: list[str] | None = None, hand: int = 2, **fields: Any) -> lt.Match:
    """Lay out a table of three with eight leaves: orange and blue 1 to 3, pink 1 and 2."""
    sheet = SHEET.format(hand=hand, cards=hand + 1 + 3, plain=3, pink=2, twigs=hand + 2, bones=2)
    position: dict[str, Any] = BADGER.match(3, 1, sheet, first=0).position()
    trick = len(played.split()) // 3
    position["state"] |= {
        "first": 0,
        "turn": 0,
        "trick": trick,
        "phase": PLAYING,
        "hands": [held.split() for held in hands],
        "played": played.split(),
        "voids": [void.split() for void in voids or ["", "", ""]],
        "prize": "twig-up",
        "prizes": [["twig-up"] * (hand - trick)],
        "deck": ["-"] * (hand + 1) + ["bone-down", "twig-up", "bone-down"],
        "discards": [["twig"] * trick],
        "collections": [[], [], []],
        "winner": -1,
        "arriving": "-",
    } | fields
    position["state"]["deck"] = position["state"]["deck"][: hand + 4]
    return BADGER.from_position(position)


def worlds(match: lt.Match, seat: int | None) -> set[str]:
    """Work out every way the hidden leaves may lie, from what a seat (None: a spectator) sees."""
    position = state(match)
    away = {*position["played"], *([] if seat is None else position["hands"][seat])}
    free = [f"{c}{v}" for c in "obp" for v in range(1, 4 if c != "p" else 3) if f"{c}{v}" not in away]
    found = {""}
    for p, held in enumerate(position["hands"]):
        if p == seat:
            found = {f"{before}|{' '.join(sorted(held))}" for before in found}
            continue
        fit = [leaf for leaf in free if COLOURS[leaf[0]] not in position["voids"][p]]
        found = {
            f"{before}|{' '.join(sorted(drawn))}"
            for before in found
            for drawn in combinations([leaf for leaf in fit if leaf not in before], len(held))
        }
    return found


CASES: list[tuple[list[str], str, list[str], int]] = [
    (["o1 o2", "o3 b1", "b2 p1"], "", ["", "", ""], 2),
    (["o1 o2", "b3 b1", "b2 p1"], "", ["", "orange", ""], 2),
    (["o1 o2", "b3 b1", "b2 p1"], "", ["", "orange", "orange"], 2),
    (["o1 o2", "b3 b1", "o3 p1"], "", ["", "orange", "blue"], 2),
    (["o1 o2", "b3 b1", "o3 p1"], "", ["", "pink", "blue"], 2),
    (["b1 o2", "b2 b3", "o1 o3"], "", ["pink", "orange pink", "blue"], 2),
    (["o1", "b3", "o3"], "b1 b2 o2", ["", "orange", "blue"], 2),
    (["o1", "p1", "o3"], "b1 p2 o2", ["blue", "orange blue", ""], 2),
]


@pytest.mark.on_wheel
@pytest.mark.rule("badger.info.hidden")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("case", range(len(CASES)))
def test_every_deal_in_which_shown_voids_hold_is_equally_likely(case: int, seat: int | None) -> None:
    hands, played, voids, size = CASES[case]
    match = tiny(hands, played, voids, size)
    expected = worlds(match, seat)
    rng = Rng(10 * case + (0 if seat is None else seat + 1))
    draws = max(300, 12 * len(expected))
    rules = match.rules
    found: Counter[str] = Counter()
    names = rules.pieces()["leaf"]
    for _ in range(draws):
        other: Any = match.state.copy()
        rules.redeal(other, seat, rng)
        hands_now = ([leaf for i, leaf in enumerate(names) if hand >> i & 1] for hand in other.hands)
        found["".join(f"|{' '.join(sorted(hand))}" for hand in hands_now)] += 1
    assert set(found) <= expected
    if len(expected) > 1:
        chance = chi_square([found[world] for world in sorted(expected)], [draws / len(expected)] * len(expected))
        assert chance > 1e-4


@pytest.mark.on_wheel
@pytest.mark.rule("badger.info.hidden")
def test_every_order_of_the_deck_is_equally_likely() -> None:
    """Two bones and a twig lie face down: three orders, in which twigs are alike and so are bones."""
    match = tiny(["o1 o2", "o3 b1", "b2 p1"])
    rng = Rng(3)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(1200):
        other = match.state.copy()
        match.rules.redeal(other, 0, rng)
        position: Any = match.rules.position(other)
        deck = position["deck"]
        assert deck[:3] == ["-"] * 3
        found[tuple(deck[3:])] += 1
    orders = set(permutations(["bone-down", "bone-down", "twig-up"]))
    assert set(found) == orders
    assert chi_square([found[order] for order in sorted(orders)], [400.0] * 3) > 1e-4


def large() -> lt.Match:
    """Lay out five players in the fifth trick, four of them with voids, all five colours among them."""
    hands = ["o1 o2 b1 g1 p1", "o3 o4 o5 g2 g3", "b2 b3 b4 u1 u2", "g4 g5 u3 u4 p2", "o6 b5 g6 u5 p3"]
    played = "o7 o8 o9 o10 b6 b7 b8 b9 b10 g7 g8 g9 g10 u6 u7 u8 u9 p4 p5 p6"
    voids = [["purple"], ["blue", "pink", "purple"], ["orange", "green"], ["orange"], []]
    return table(hands, prize="twig-up", played=played, voids=voids)


@pytest.mark.rule("badger.info.hidden")
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_what_a_seat_knows_is_kept(seat: int | None) -> None:
    match = large()
    before = state(match)
    rng = Rng(8)
    met: dict[int, set[str]] = {other: set() for other in range(5)}
    left: set[str] = set()
    for _ in range(100):
        other = match.state.copy()
        match.rules.redeal(other, seat, rng)
        assert match.rules.audit(other) == ""
        position: Any = match.rules.position(other)
        for name in before:
            if name not in ("hands", "deck", "rng"):
                assert position[name] == before[name]
        assert sorted(position["deck"]) == sorted(before["deck"])
        held = {leaf for hand in position["hands"] for leaf in hand} | set(position["played"])
        left |= {leaf for leaf in in_use(5) if leaf not in held}
        for p, hand in enumerate(position["hands"]):
            assert len(hand) == 5
            met[p] |= set(hand)
    if seat is not None:
        assert sorted(met[seat]) == sorted(before["hands"][seat])
    known = {*before["played"], *([] if seat is None else before["hands"][seat])}
    free = {leaf for leaf in in_use(5) if leaf not in known}
    assert left == free
    for p in range(5):
        if p != seat:
            assert met[p] == {leaf for leaf in free if COLOURS[leaf[0]] not in before["voids"][p]}


@pytest.mark.on_wheel
@pytest.mark.rule("badger.info.hidden")
def test_chances_are_those_of_counting_deals() -> None:
    """Count, at a large table, the deals in which a hand holds a leaf; compare with how often redeals deal it."""
    match = large()
    position = state(match)
    seat = 0
    free = [leaf for leaf in in_use(5) if leaf not in {*position["played"], *position["hands"][seat]}]
    colours = "obgup"
    counts = tuple(sum(leaf[0] == colour for leaf in free) for colour in colours)
    banned = [[COLOURS[colour] in position["voids"][p] for colour in colours] for p in range(1, 5)]
    total = deals(counts, tuple(banned[p][c] for p in range(4) for c in range(5)), 4)
    rng = Rng(11)
    draws = 3000
    found: Counter[tuple[int, str]] = Counter()
    for _ in range(draws):
        other = match.state.copy()
        match.rules.redeal(other, seat, rng)
        redealt: Any = match.rules.position(other)
        found.update((p, leaf[0]) for p in range(1, 5) for leaf in redealt["hands"][p])
    for p in range(4):
        for c, colour in enumerate(colours):
            expected = 0.0
            flat = tuple(banned[q][d] for q in range(4) for d in range(5))
            for n, ways in by_number(counts, flat, p, c).items():
                expected += n * ways / total
            assert found[p + 1, colour] / draws == pytest.approx(expected, abs=0.12), (p + 1, colour)


def shares(counts: tuple[int, ...], banned: tuple[bool, ...], size: int = 5) -> list[tuple[tuple[int, ...], int]]:
    """List how many leaves of each colour a hand may get, and in how many ways."""
    found: list[tuple[int, ...]] = [()]
    for colour, count in enumerate(counts):
        most = 0 if banned[colour] else count
        found = [(*share, n) for share in found for n in range(min(most, size - sum(share)) + 1)]
    whole = [share for share in found if sum(share) == size]
    return [(share, prod(comb(count, n) for count, n in zip(counts, share, strict=True))) for share in whole]


def deals(counts: tuple[int, ...], banned: tuple[bool, ...], hands: int) -> int:
    """Count the deals to hands of five, whatever is left over; exact, in whole numbers."""
    if hands == 0:
        return 1
    key = (counts, banned, hands)
    if key not in KNOWN:
        KNOWN[key] = sum(
            ways * deals(tuple(a - b for a, b in zip(counts, share, strict=True)), banned[5:], hands - 1)
            for share, ways in shares(counts, banned[:5])
        )
    return KNOWN[key]


KNOWN: dict[tuple[tuple[int, ...], tuple[bool, ...], int], int] = {}


def by_number(counts: tuple[int, ...], banned: tuple[bool, ...], hand: int, colour: int) -> dict[int, int]:
    """Count the deals by how many leaves of a colour a hand gets: that hand is dealt first."""
    first = banned[5 * hand : 5 * hand + 5]
    rest = banned[: 5 * hand] + banned[5 * hand + 5 :]
    found: dict[int, int] = {}
    for share, ways in shares(counts, first):
        left = tuple(a - b for a, b in zip(counts, share, strict=True))
        found[share[colour]] = found.get(share[colour], 0) + ways * deals(left, rest, 3)
    return found


@pytest.mark.rule("badger.info.hidden")
def test_a_redeal_owes_nothing_to_the_truth() -> None:
    match = large()
    for seat in (None, 0, 1, 2, 3, 4):
        one, two = match.state.copy(), match.state.copy()
        match.rules.redeal(two, seat, Rng(1))
        match.rules.redeal(one, seat, Rng(2))
        match.rules.redeal(two, seat, Rng(2))
        assert one.digest() == two.digest()
        assert one.rng.words() != match.state.rng.words()
