"""Setting up."""

from collections import Counter
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from ludotheque.engine.rng import Rng
from tests.games.tables import refusal, state
from tests.games.tricky_badger.tables import BADGER, CARDS, COPIES, PICKING, rules, table, won


@pytest.mark.rule("badger.setup.players")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6, 7])
def test_three_to_five(seats: int) -> None:
    with pytest.raises(lt.Refused) as error:
        BADGER.match(seats, 1)
    assert error.value.rule == "badger.setup.players"


@pytest.mark.rule("badger.setup.leaves")
@pytest.mark.parametrize(("seats", "plain"), [(3, "ob"), (4, "obg"), (5, "obgu")])
def test_as_many_colours_as_players(seats: int, plain: str) -> None:
    """Over many deals every leaf in use is held by someone, and no other."""
    expected = {f"{colour}{value}" for colour in plain for value in range(1, 12)} | {f"p{v}" for v in range(1, 8)}
    met = {leaf for seed in range(60) for hand in state(BADGER.match(seats, seed))["hands"] for leaf in hand}
    assert met == expected
    assert len(expected) == {3: 29, 4: 40, 5: 51}[seats]


@pytest.mark.rule("badger.setup.leaves")
@pytest.mark.parametrize("text", ["play o12", "play p8", "play b0", "play g3", "play u11", "play o1 g3"])
def test_no_other_leaf_can_be_played(text: str) -> None:
    """Whatever is due: the prize, a leaf, or an effect."""
    for match in (
        table(["o1 o2", "b1 b2", "b3 b4"], prizes="badger-up twig-down twig-up"),
        table(["o1 o2", "b1 b2", "b3 b4"], prize="badger-up"),
        won("magpie-up", "", "twig"),
    ):
        assert refusal(match, 0, text) == "badger.setup.leaves"


@pytest.mark.rule("badger.setup.collection")
def test_collection_cards() -> None:
    now = state(BADGER.match(3, 1))
    cards = now["prizes"][0] + [card for card in now["deck"] if card != "-"]
    assert sorted(cards) == sorted(CARDS)
    assert len(cards) == 53
    assert len(COPIES) == 10
    assert sum(card.endswith("-up") for card in cards) == 27


@pytest.mark.rule("badger.setup.collection")
def test_collection_cards_are_shuffled() -> None:
    """Each of the 53 places of the deck is as likely to hold a magpie."""
    drawn = [state_of(seed) for seed in range(1500)]
    face_up = sum(prizes.count("magpie") for prizes, _ in drawn)
    places = Counter(place for _, deck in drawn for place, card in enumerate(deck) if card == "magpie")
    expected = 1500 * 5 / 53
    assert chi_square([face_up, *[places[place] for place in range(43)]], [expected * 10, *[expected] * 43]) > 1e-3


def state_of(seed: int) -> tuple[list[str], list[str]]:
    """Return the types of the prizes and of the deck at the start."""
    now: dict[str, Any] = rules(3).position(rules(3).start(seed))
    prizes, deck = now["prizes"], now["deck"]
    return [card.split("-")[0] for card in prizes[0]], [card.split("-")[0] for card in deck if card != "-"]


@pytest.mark.rule("badger.setup.first")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_first_player_is_drawn(seats: int) -> None:
    met = Counter(state(BADGER.match(seats, seed))["first"] for seed in range(300))
    assert chi_square([met[seat] for seat in range(seats)], [300 / seats] * seats) > 1e-3


@pytest.mark.rule("badger.setup.first")
@pytest.mark.parametrize("seat", range(5))
def test_first_player_can_be_chosen(seat: int) -> None:
    for seed in range(5):
        match = BADGER.match(5, seed, first=seat)
        assert state(match)["first"] == seat
        assert match.waiting == [seat]
        assert state(match)["phase"] == PICKING


@pytest.mark.rule("badger.setup.first")
def test_no_such_first_player() -> None:
    with pytest.raises(lt.Refused) as error:
        BADGER.match(3, 1, first=3)
    assert error.value.rule == "badger.setup.first"


def test_a_match_depends_on_its_seed() -> None:
    assert BADGER.match(4, 5).state.digest() == BADGER.match(4, 5).state.digest()
    assert BADGER.match(4, 5).state.digest() != BADGER.match(4, 6).state.digest()


def test_the_declared_bound() -> None:
    """A trick has a prize, a leaf each, and at most three decisions of an effect."""
    assert [int(rules(seats).longest) for seats in (3, 4, 5)] == [45 * 7, 45 * 8, 45 * 9]


def test_samples_end_games() -> None:
    made = rules(4)
    rng = Rng(4)
    s = made.start(1)
    while made.to_move(s) >= 0:
        made.apply(s, made.to_move(s), made.sample(s, made.to_move(s), rng), None)
    assert made.audit(s) == ""
