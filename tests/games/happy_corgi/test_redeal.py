"""Redeals keep what a seat knows, and fall as all that fits it."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import perm, prod
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from ludotheque.engine.bot import ask
from ludotheque.engine.rng import Rng
from tests.games.happy_corgi.slow import Slow
from tests.games.happy_corgi.slow_box import SlowBox, card_of
from tests.games.happy_corgi.slow_memory import hidden_from
from tests.games.happy_corgi.tables import ALIKE, CORGI, HOUSE, TINY, table
from tests.games.tables import play, state

SAMPLES = 1500
ALL = SlowBox(ALIKE, {"expert": False, "hugs": 10, "combos": False}).copies
DECK, SHOWN = -1, -2  # where a copy lies that nobody holds
# Eight cards of two kinds, one of them in the river: it is often in doubt which of them came from the last shuffle.
KIN = ALIKE.replace("s1 = 2", "s1 = 3").replace("c1 = 3", "c1 = 5").replace("river = 2", "river = 1")
KIN = KIN.replace("s1 = 1", "s1 = 0").replace("c2 = 1", "c2 = 0")
World = tuple[tuple[str, ...], ...]


def world(told: dict[str, Any]) -> World:
    """Return hands, the taken card, the deck in order and the choices for the left, by cards alone."""
    hands = [tuple(sorted(card_of(copy) for copy in hand)) for hand in told["hands"]]
    deck = tuple(card_of(copy) for copy in told["deck"][: told["stock"]])
    return (*hands, (told["taken"][:-2],), deck, tuple(told["chosen"]))


def redealt(match: lt.Match, seat: int | None, rng: Rng) -> dict[str, Any]:
    copy = match.state.copy()
    match.rules.redeal(copy, seat, rng)
    return dict(match.rules.position(copy))


def redealt_world(match: lt.Match, seat: int | None, rng: Rng) -> World:
    """Return the world of a redeal, without writing down all of its position."""
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
    """Deal the copies in question in all ways that fit what a seat knows, and count how often each world comes.

    In question are the hidden copies and the doubtful ones: of a doubtful card, any copy of its kind may have shown up.
    """
    told = state(match)
    slow = Slow(SlowBox(match.sheet or "", match.options), told)
    viewer = match.seats if seat is None else seat
    hidden, doubtful = hidden_from(slow, viewer), slow.doubtful[viewer]
    drawable, vague = slow.drawable[viewer], slow.vague[viewer]
    copies = hidden | doubtful
    # Slots: who holds it, and what may lie there; the doubtful cards that are in sight last.
    slots: list[tuple[int, set[str]]] = []
    for holder, hand in enumerate([*slow.hands, [slow.taken]]):
        for copy in sorted(set(hand) & hidden):
            fits = copies if copy in vague else copies & drawable if copy in drawable else copies - drawable
            slots.append((holder, fits))
    slots += [(DECK, copies & drawable)] * len(slow.deck)
    slots += [(SHOWN, {other for other in copies if card_of(other) == card_of(copy)}) for copy in doubtful - hidden]
    found: Counter[World] = Counter()
    for dealt in permutations(sorted(copies)):
        if not all(copy in fits for copy, (_, fits) in zip(dealt, slots, strict=True)):
            continue
        new = {**told, "hands": [[copy for copy in hand if copy not in hidden] for hand in told["hands"]], "deck": []}
        for copy, (holder, _) in zip(dealt, slots, strict=True):
            if holder == DECK:
                new["deck"].append(copy)
            elif holder == match.seats:
                new["taken"] = copy
            elif holder != SHOWN:
                new["hands"][holder].append(copy)
        # A doubtful card that got lost in a hand is one of its kind there.
        unsure = Counter(card_of(copy) for copy, (_, fits) in zip(dealt, slots, strict=True) if fits is copies)
        lost = Counter(card_of(copy) for copy in doubtful & hidden)
        ways = prod(perm(unsure[card], n) for card, n in lost.items())
        for chosen in choices(new["hands"], told["chosen"], seat):
            found[world({**new, "chosen": chosen})] += ways
    return +found


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


def games(seats: int, sheet: str, most: int, seeds: int = 3) -> Iterator[tuple[lt.Match, int]]:
    """Play some games at random, and stop before each move."""
    for seed in range(seeds):
        match = CORGI.match(seats, seed, sheet)
        rng = Rng(seed + 5)
        for number in range(most):
            if match.over:
                break
            yield match, number
            legal = match.legal(match.waiting[0])
            match.play(match.waiting[0], legal[rng.below(len(legal))])


@pytest.mark.on_wheel
@pytest.mark.slow
@pytest.mark.rule("corgi.info.memory")
@pytest.mark.parametrize("sheet", [TINY, ALIKE], ids=["tiny", "alike"])
@pytest.mark.parametrize("seats", [2, 3])
def test_redeals_are_fair_all_along_a_game(seats: int, sheet: str) -> None:
    """Every few moves of some games, for every seat and the spectators."""
    sizes = set()
    for match, number in games(seats, sheet, 30):
        if number % 9 == 4:
            for seat in (None, *range(seats)):
                sizes.add(check_fair(match, seat, number))
    assert len(sizes) > 3


@pytest.mark.on_wheel
@pytest.mark.slow
@pytest.mark.rule("corgi.info.memory")
@pytest.mark.parametrize("seats", [2, 3])
def test_redeals_are_fair_when_it_is_in_doubt_what_came_from_the_last_shuffle(seats: int) -> None:
    """In a box of two kinds of cards, where a game leaves somebody in doubt."""
    found = 0
    for match, number in games(seats, KIN, 150, 10):
        slow = Slow(SlowBox(KIN, match.options), state(match))
        for viewer, doubtful in enumerate(slow.doubtful):
            if found < 8 and doubtful and slow.deck:
                check_fair(match, viewer if viewer < seats else None, number)
                found += 1
    assert found > 4


@pytest.mark.on_wheel
@pytest.mark.rule("corgi.info.memory")
def test_redeals_are_fair_when_a_doubtful_card_is_lost() -> None:
    # Player 3 has seen a bark of player 2, of which it could not say whether it came from the last shuffle. Then player
    # 1 stole a card from player 2: the bark is with either of them, and not in the deck.
    match = table(
        ["waddle-s1", "bark-c1 sniff-s1", "waddle-s1"],
        sheet=ALIKE,
        river="bark-c1",
        deck="bark-c1 sniff-c2",
        drawable=[ALL, ALL, ["waddle-s1-1", "bark-c1-1", "bark-c1-3", "sniff-c2-1"], ALL],
        vague=["", "", "waddle-s1-1 bark-c1-1 sniff-s1-1", ""],
        doubtful=["", "", "bark-c1-1", ""],
    )
    assert check_fair(match, 2, 1) > 5
    rng = Rng(3)
    worlds = [redealt_world(match, 2, rng) for _ in range(200)]
    assert {(*hands, *mine).count("bark-c1") for hands, mine, *_ in worlds} == {1, 2}


@pytest.mark.rule("corgi.info.memory")
def test_a_doubtful_card_that_is_lost_stays_in_doubt_until_one_like_it_shows_up() -> None:
    copies = "bark-s1-1 mark-s1-1"
    fields: dict[str, Any] = {"known": ["", "", "bark-s1-1", ""], "doubtful": ["", "", "bark-s1-1", ""]}
    match = table(["", "bark-s1 mark-s1", ""], at="garden basket basket", flipped="kitchen", **fields)
    play(match, "walk kitchen", "player 2")  # steals either
    told = state(match)
    assert told["known"][2] == []
    assert told["vague"][2] == sorted(copies.split(), key=SlowBox(HOUSE, match.options).copies.index)
    assert told["doubtful"][2] == ["bark-s1-1"]
    # Player 2 and player 3 hold such a card each. When player 1 discards one, that may be the one that was lost.
    fields = {"vague": ["", "", f"{copies} bark-s1-2", ""], "doubtful": ["", "", "bark-s1-2", ""]}
    match = table(["bark-s1 mark-s1", "bark-s1", ""], at="park basket basket", **fields)
    play(match, "walk groomer bark-s1")
    told = state(match)
    assert told["doubtful"][2] == ["bark-s1-1"]
    assert "bark-s1-2" in told["vague"][2]


@pytest.mark.rule("corgi.info.memory")
def test_the_deck_holds_no_more_of_a_kind_than_was_shuffled_into_it() -> None:
    # Player 1 holds two barks. A third is shuffled into the deck with two other cards; player 1 draws one of the three
    # and discards a bark. It may have been either, but there is one bark at most in the deck.
    match = table(
        ["bark-c1 bark-c1", ""],
        phase="draw",
        sheet=ALIKE,
        river="waddle-s1 sniff-c2",
        discards="bark-c1 waddle-s1 sniff-s1",
        vague=["", "", ""],
    )
    play(match, "draw", "walk park bark-c1")
    for seat in (1, None):
        assert state(match)["doubtful"][seat if seat is not None else 2]
        assert check_fair(match, seat, 6) > 5
    rng = Rng(8)
    decks = [redealt_world(match, 1, rng)[3].count("bark-c1") for _ in range(200)]
    assert set(decks) == {0, 1}


@pytest.mark.rule("corgi.info.memory")
@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_redeal_expects_more_of_the_deck_than_is_left_of_the_last_shuffle(seats: int, bots: bool) -> None:
    """Whole games beside a slow one that counts what each shuffle held and what has been seen to leave the deck."""
    doubtful = 0
    bot = CORGI.bot()
    for seed in range(2):
        match = CORGI.match(seats, 40 + seed)
        slow = Slow(SlowBox(HOUSE, match.options), state(match))
        rng = Rng(seed)
        while not match.over:
            for viewer in range(seats + 1):
                deck = Counter(redealt_world(match, viewer if viewer < seats else None, rng)[seats + 1])
                assert deck <= slow.expected[viewer]
                doubtful += bool(slow.doubtful[viewer])
            seat = match.waiting[0]
            legal = match.legal(seat)
            choice = legal[rng.below(len(legal))]
            if bots and rng.below(3):
                choice = match.rules.choice(ask(bot, match.rules, match.state, seat, rng))
            match.play(seat, choice)
            slow.do(seat, choice.text)
    assert doubtful > 50


@pytest.mark.on_wheel
@pytest.mark.rule("corgi.info.memory")
@pytest.mark.parametrize(
    ("mine", "theirs", "shown"), [("waddle-c1", "bark-s2 bark-c1", "waddle-s1"), ("bark-c1", "waddle-s1", "bark-s2")]
)
def test_redeals_are_fair_in_the_middle_of_a_meeting(mine: str, theirs: str, shown: str) -> None:
    match = table([mine, theirs, "sniff-s1"], at="studio park basket", sheet=TINY, deck=f"{shown} sniff-c2")
    play(match, "walk park")
    assert state(match)["phase"] == "meet"
    for seat in (None, 0, 1, 2):
        assert check_fair(match, seat, 3) > 5
    rng = Rng(1)
    assert len({redealt(match, 2, rng)["taken"] for _ in range(50)}) > 2
    assert len({redealt(match, 0, rng)["taken"] for _ in range(50)}) == 1
    assert len({redealt(match, 1, rng)["taken"] for _ in range(50)}) == 1


@pytest.mark.on_wheel
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
        assert told["known"][1] == []  # what only others know is dealt again
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
    mine, theirs = redealt(match, 0, Rng(1)), redealt(match, 1, Rng(1))
    assert (mine["known"][2], mine["secret"][2]) == (["bark-s1-1"], [])
    assert (theirs["known"][2], theirs["secret"][2]) == ([], [])
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
