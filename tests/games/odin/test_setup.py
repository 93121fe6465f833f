"""Setting up."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from tests.games.odin.slow import ORDER
from tests.games.odin.tables import ODIN, hand, table
from tests.games.tables import events, state
from tests.games.views import view_of

COLOURS = "brpgko"
PAIRS = {"".join(pair) for pair in combinations(COLOURS, 2) if "r" in pair or "k" in pair}


def play_round(match: lt.Match) -> None:
    """Play until another round is dealt, or the game is over."""
    before = state(match)["round"]
    while not match.over and state(match)["round"] == before:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])


@pytest.mark.rule("odin.setup.deck")
def test_deck() -> None:
    match = ODIN.match(6, 3)
    held = [card for seat in range(6) for card in hand(match, seat)]
    assert sorted(held) == sorted(ORDER)
    assert len(ORDER) == 54
    assert match.rules.pieces()["card"] == ORDER


@pytest.mark.rule("odin.setup.players")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8, True])
def test_players_refused(seats: int) -> None:
    with pytest.raises(lt.Refused) as refused:
        ODIN.match(seats)
    assert refused.value.rule == "odin.setup.players"


@pytest.mark.rule("odin.setup.players")
@pytest.mark.parametrize("seats", range(2, 7))
def test_players(seats: int) -> None:
    assert len(ODIN.match(seats).scores) == seats


@pytest.mark.rule("odin.setup.deal")
@pytest.mark.parametrize("seats", range(2, 7))
def test_deal(seats: int) -> None:
    match = ODIN.match(seats, 5, target=50, four_colours=False)
    for number in range(4):
        held = [card for seat in range(seats) for card in hand(match, seat)]
        assert [len(hand(match, seat)) for seat in range(seats)] == [9] * seats
        assert len(set(held)) == 9 * seats
        now = state(match)
        assert (now["round"], now["seen"], now["discards"], now["beaten"]) == (number, [], [], [])
        assert (now["phase"], now["centre"], now["passes"]) == (0, "-", 0)
        assert view_of(match, 0).aside == 54 - 9 * seats
        play_round(match)


@pytest.mark.rule("odin.setup.deal")
def test_every_card_is_shuffled_into_every_deal() -> None:
    """Each card comes to each of two seats in a sixth of the deals, also in the second round."""
    rules = ODIN.rules(2, {"four_colours": False})
    for later in (False, True):
        found: Counter[tuple[int, str]] = Counter()
        for seed in range(600):
            s: Any = rules.start(seed)
            if later:
                # One card each, an opening that ends the round, and points that do not end the game.
                s.hands = type(s.hands)([1, 2])
                s.opener = s.turn = s.leader = 0
                rules.apply(s, 0, 0, None)
            for seat, mask in enumerate(s.hands):
                found.update((seat, card) for number, card in enumerate(ORDER) if mask >> number & 1)
        counts = [found[seat, card] for seat in range(2) for card in ORDER]
        assert chi_square(counts, [600 * 9 / 54] * 108) > 1e-4


@pytest.mark.rule("odin.setup.first")
def test_first_is_drawn() -> None:
    for seats in (2, 5):
        rules = ODIN.rules(seats)
        firsts = Counter(int(rules.to_move(rules.start(seed))) for seed in range(1000))
        assert chi_square([firsts[seat] for seat in range(seats)], [1000 / seats] * seats) > 1e-4


@pytest.mark.rule("odin.setup.first")
@pytest.mark.parametrize("first", range(3))
def test_first_is_chosen(first: int) -> None:
    for seed in range(8):
        match = ODIN.match(3, seed, first=first)
        now = state(match)
        assert match.waiting == [first]
        assert (now["opener"], now["leader"]) == (first, first)


@pytest.mark.rule("odin.setup.first")
def test_first_that_nobody_is() -> None:
    with pytest.raises(lt.Refused) as refused:
        ODIN.match(3, first=3)
    assert refused.value.rule == "odin.setup.first"


@pytest.mark.rule("odin.setup.first")
def test_clockwise() -> None:
    match = table(["b1 r1", "b2 r2", "b3 r3"], turn=2, opener=2)
    turns = []
    for text in ("play b3", "pass"):
        match.play(match.waiting[0], text)
        turns += match.waiting
    assert turns == [0, 1]


@pytest.mark.rule("odin.setup.two-players")
def test_four_colours() -> None:
    found: Counter[str] = Counter()
    rules = ODIN.rules(2)
    for seed in range(1800):
        s: Any = rules.start(seed)
        box = rules.position(s)["box"]
        assert isinstance(box, list)
        left = sorted({str(card)[0] for card in box}, key=COLOURS.index)
        assert len(box) == 18
        assert s.box & (s.hands[0] | s.hands[1]) == 0
        found["".join(left)] += 1
    assert set(found) == PAIRS
    assert len(PAIRS) == 9
    assert chi_square(list(found.values()), [200.0] * 9) > 1e-4


@pytest.mark.rule("odin.setup.two-players")
@pytest.mark.rule("odin.info.public")
def test_the_same_two_colours_all_game_and_announced() -> None:
    match = ODIN.match(2, 11, target=50)
    box = state(match)["box"]
    for _ in range(5):
        now = state(match)
        assert now["box"] == box
        assert not set(box) & {card for held in now["hands"] for card in held}
        for seat in (0, 1, None):
            view: Any = view_of(match, seat)
            assert view.box == box
            assert view.aside == 36 - 18
        play_round(match)
    assert "round" in events(match)


@pytest.mark.rule("odin.setup.two-players")
def test_all_six_colours() -> None:
    match = ODIN.match(2, 11, four_colours=False)
    assert state(match)["box"] == []
    seen: set[str] = set()
    for seed in range(20):
        seen |= set(hand(ODIN.match(2, seed, four_colours=False), 0))
    assert {card[0] for card in seen} == set(COLOURS)


@pytest.mark.rule("odin.setup.two-players")
def test_four_colours_are_for_two() -> None:
    with pytest.raises(lt.Refused) as refused:
        ODIN.match(3, four_colours=True)
    assert refused.value.rule == "odin.setup.two-players"
    assert ODIN.match(3, 1, four_colours=False).options["four_colours"] is False
    assert ODIN.match(2, 1).options["four_colours"] is True
    assert state(ODIN.match(3, 1))["box"] == []
