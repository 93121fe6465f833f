"""Redeals keep what a seat knows, and fall as all that fits it."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from ludotheque.engine.rng import Rng
from tests.games.happy_corgi.slow import Slow
from tests.games.happy_corgi.slow_box import SlowBox, card_of
from tests.games.happy_corgi.slow_memory import hidden_from
from tests.games.happy_corgi.tables import ALIKE, CORGI, TINY, play, state, table

SAMPLES = 1500
World = tuple[tuple[str, ...], ...]


def world(told: dict[str, Any]) -> World:
    """Tell hands, the taken card, the deck in order and the choices for the left, by cards alone."""
    hands = [tuple(sorted(card_of(copy) for copy in hand)) for hand in told["hands"]]
    deck = tuple(card_of(copy) for copy in told["deck"][: told["stock"]])
    return (*hands, (told["taken"][:-2],), deck, tuple(told["chosen"]))


def redealt(match: lt.Match, seat: int | None, rng: Rng) -> dict[str, Any]:
    copy = match.state.copy()
    match.rules.redeal(copy, seat, rng)
    return dict(match.rules.position(copy))


def redealt_world(match: lt.Match, seat: int | None, rng: Rng) -> World:
    """Tell the world of a redeal, without writing down all of its position."""
    s: Any = match.state.copy()
    match.rules.redeal(s, seat, rng)
    codes, cards = match.rules.pieces()["copy"], match.rules.pieces()["card"]
    return world(
        {
            "hands": [[codes[i] for i in range(len(codes)) if hand >> i & 1] for hand in s.hands],
            "taken": codes[s.taken] if s.taken >= 0 else "-",
            "deck": [codes[copy] for copy in s.deck if copy >= 0],
            "stock": s.stock,
            "chosen": [cards[card] if card >= 0 else "-" for card in s.chosen],
        }
    )


def every_world(match: lt.Match, seat: int | None) -> Counter[World]:
    """Deal the hidden copies in all ways that fit what a seat knows, and count how often each world comes."""
    told = state(match)
    slow = Slow(SlowBox(match.sheet or "", match.options), told)
    viewer = match.seats if seat is None else seat
    hidden = hidden_from(slow, viewer)
    drawable, vague = slow.drawable[viewer], slow.vague[viewer]
    # Slots: who holds it, and what may lie there.
    slots: list[tuple[int, set[str]]] = []
    for holder, hand in enumerate([*slow.hands, [slow.taken]]):
        for copy in sorted(set(hand) & hidden):
            fits = hidden if copy in vague else hidden & drawable if copy in drawable else hidden - drawable
            slots.append((holder, fits))
    deck = [(match.seats + 1, hidden & drawable)] * len(slow.deck)
    found: Counter[World] = Counter()
    for dealt in permutations(sorted(hidden)):
        if all(copy in fits for copy, (_, fits) in zip(dealt, slots + deck, strict=True)):
            new = {**told, "hands": [[copy for copy in hand if copy not in hidden] for hand in told["hands"]]}
            for copy, (holder, _) in zip(dealt, slots, strict=False):
                if holder < match.seats:
                    new["hands"][holder].append(copy)
                else:
                    new["taken"] = copy
            new["deck"] = list(dealt[len(slots) :])
            for chosen in choices(new["hands"], told["chosen"], seat):
                found[world({**new, "chosen": chosen})] += 1
    return found


def choices(hands: list[list[str]], chosen: list[str], seat: int | None) -> Iterator[list[str]]:
    """List what the others may have chosen for the left: any of their cards."""
    ways: list[list[str]] = [[]]
    for holder, card in enumerate(chosen):
        known = card == "-" or holder == seat
        cards = [card] if known else [card_of(copy) for copy in hands[holder]]
        ways = [[*way, name] for way in ways for name in cards]
    return iter(ways)


def check_fair(match: lt.Match, seat: int | None, seed: int) -> int:
    """Compare many redeals with all worlds there are; tell how many there are."""
    wanted = every_world(match, seat)
    rng = Rng(seed)
    found = Counter(redealt_world(match, seat, rng) for _ in range(SAMPLES))
    assert set(found) <= set(wanted)
    total = sum(wanted.values())
    names = sorted(wanted)
    expected = [SAMPLES * wanted[name] / total for name in names]
    if len(names) > 1:
        assert chi_square([found[name] for name in names], expected) > 1e-4
    return len(names)


@pytest.mark.rule("corgi.info.memory")
@pytest.mark.parametrize("sheet", [TINY, ALIKE], ids=["tiny", "alike"])
@pytest.mark.parametrize("seats", [2, 3])
def test_redeals_are_fair_all_along_a_game(seats: int, sheet: str) -> None:
    """Every few moves of some games, for every seat and the spectators."""
    sizes = set()
    for seed in range(3):
        match = CORGI.match(seats, seed, sheet)
        rng = Rng(seed + 5)
        for number in range(30):
            if match.over:
                break
            if number % 9 == 4:
                for seat in (None, *range(seats)):
                    sizes.add(check_fair(match, seat, number))
            legal = match.choices(match.waiting[0])
            match.play(match.waiting[0], legal[rng.below(len(legal))])
    assert len(sizes) > 3


@pytest.mark.rule("corgi.info.memory")
@pytest.mark.parametrize(
    ("mine", "his", "shown"), [("waddle-c1", "bark-s2 bark-c1", "waddle-s1"), ("bark-c1", "waddle-s1", "bark-s2")]
)
def test_redeals_are_fair_in_the_middle_of_a_meeting(mine: str, his: str, shown: str) -> None:
    match = table([mine, his, "sniff-s1"], at="studio park basket", sheet=TINY, deck=f"{shown} sniff-c2")
    play(match, "walk park")
    assert state(match)["phase"] == "meet"
    for seat in (None, 0, 1, 2):
        assert check_fair(match, seat, 3) > 5
    rng = Rng(1)
    assert len({redealt(match, 2, rng)["taken"] for _ in range(50)}) > 2
    assert len({redealt(match, 0, rng)["taken"] for _ in range(50)}) == 1
    assert len({redealt(match, 1, rng)["taken"] for _ in range(50)}) == 1


@pytest.mark.rule("corgi.info.memory")
def test_redeals_are_fair_while_cards_are_chosen_for_the_left() -> None:
    hands = ["waddle-s1 waddle-c1", "bark-s2 bark-c1", "sniff-s1"]
    match = table(hands, at="garden basket basket", sheet=TINY)
    play(match, "walk kitchen", "use")
    match.play(1, "give bark-c1")
    for seat in (None, 0, 1, 2):
        assert check_fair(match, seat, 3) > 10
    assert state(match)["chosen"] == ["-", "bark-c1", "sniff-s1"]


@pytest.mark.rule("corgi.info.memory")
def test_what_is_known_is_kept() -> None:
    match = table(
        ["bark-s1 bark-s2", "mark-s1 mark-s2", "fart-s1"],
        at="park basket basket",
        river="sniff-s1",
        discards="waddle-s1 waddle-c2",
        known=["mark-s2-1", "fart-s1-1", "", ""],
    )
    rng = Rng(4)
    others = set()
    for _ in range(60):
        told = redealt(match, 0, rng)
        assert told["hands"][0] == ["bark-s1-1", "bark-s2-1"]
        assert "mark-s2-1" in told["hands"][1]
        assert [len(hand) for hand in told["hands"]] == [2, 2, 1]
        assert sorted(told["discards"]) == ["waddle-c2-1", "waddle-s1-1"]
        assert told["top"] == "waddle-c2-1"
        assert told["river"][0] == "sniff-s1-1"
        assert told["known"][0] == ["mark-s2-1"]
        assert told["known"][1] == []  # what only others know is dealt anew
        others |= {card_of(copy) for copy in told["hands"][2]}
    assert len(others) > 15


@pytest.mark.rule("corgi.info.memory")
def test_others_keep_what_all_have_seen_and_what_they_saw_of_ones_own_hand() -> None:
    public = "mark-s2-1"
    match = table(
        ["bark-s1 bark-s2", "mark-s1 mark-s2", "fart-s1"],
        at="park basket basket",
        known=[public, "bark-s2-1", f"{public} bark-s1-1", public],
    )
    told = redealt(match, 0, Rng(1))
    assert [set(copies) for copies in told["known"]] == [{public}, {"bark-s2-1"}, {public, "bark-s1-1"}, {public}]


@pytest.mark.rule("corgi.info.memory")
def test_nobody_knows_what_others_know_in_secret() -> None:
    # Player 3 knows two cards of player 1, one of them in secret, and one in secret of player 2.
    match = table(
        ["bark-s1 bark-s1", "mark-s1 fart-s1", "fart-s2"],
        at="park basket basket",
        known=["", "", "bark-s1-1 bark-s1-2 mark-s1-1", ""],
        secret=["", "", "bark-s1-2 mark-s1-1", ""],
    )
    mine, his = redealt(match, 0, Rng(1)), redealt(match, 1, Rng(1))
    assert (mine["known"][2], mine["secret"][2]) == (["bark-s1-1"], [])
    assert (his["known"][2], his["secret"][2]) == ([], [])
    knows = redealt(match, 2, Rng(1))
    assert knows["known"][2] == ["mark-s1-1", "bark-s1-1", "bark-s1-2"]
    assert knows["secret"][2] == ["mark-s1-1", "bark-s1-2"]
    assert knows["hands"][0] == ["bark-s1-1", "bark-s1-2"]


@pytest.mark.rule("corgi.info.memory")
def test_after_a_shuffle_everybody_knows_what_is_in_the_deck() -> None:
    # Three cards are shuffled into a new deck: the one hidden in the other hand is not among them.
    match = table(
        ["waddle-s1", "bark-s2"],
        at="park basket",
        sheet=TINY,
        phase="draw",
        river="sniff-s1 bark-c1",
        discards="waddle-c1 sniff-c2 bark-c2",
    )
    play(match, "draw")
    rng = Rng(2)
    for _ in range(40):
        assert redealt(match, 0, rng)["hands"][1] == ["bark-s2-1"]
    # A card drawn since may be any that is left of the new deck, and no other.
    play(match, "walk beach", "skip", "end", "draw")
    drawn = set()
    for _ in range(40):
        held = set(redealt(match, 0, rng)["hands"][1])
        assert "bark-s2-1" in held
        drawn |= held - {"bark-s2-1"}
    assert len(drawn) == 2
    assert drawn < {"waddle-c1-1", "sniff-c2-1", "bark-c2-1"}


@pytest.mark.rule("corgi.info.memory")
def test_the_future_is_dealt_anew() -> None:
    match = CORGI.match(3, 5)
    rng = Rng(1)
    tops = {redealt(match, 0, rng)["deck"][49] for _ in range(50)}
    assert len(tops) > 15
    lucks = {tuple(redealt(match, 0, rng)["rng"]) for _ in range(20)}
    assert len(lucks) == 20
