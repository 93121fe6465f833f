"""Points and ties."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.tricky_badger.tables import table
from tests.games.tricky_badger.test_assoc import mixed
from tests.games.views import view_of


def ended(*collections: str, seats: int = 3) -> lt.Match:
    """Return a game that is over."""
    match = table([""] * seats, collections)
    assert match.over
    return match


@pytest.mark.rule("badger.twig")
@pytest.mark.parametrize(
    ("twigs", "points"), [(0, 0), (1, -1), (2, -2), (3, -3), (4, -4), (5, 10), (6, 12), (7, 14), (8, 16)]
)
def test_twigs(twigs: int, points: int) -> None:
    match = ended(" ".join(["twig"] * twigs))
    assert match.scores == [points, 0, 0]


@pytest.mark.rule("badger.twig")
def test_twigs_are_counted_player_by_player() -> None:
    assert ended("twig twig twig twig", "twig twig twig").scores == [-4, -3, 0]


@pytest.mark.rule("badger.score")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("", 0),
        ("badger-cage", 3),
        ("badger-bone-cage badger-bone-cage", 6),
        ("female", 1),
        ("male-trap", 1),
        ("bone wheat", 0),
        ("weevil weevil bone", 0),
        ("badger-bone-cage male-weevil female-wheat-trap female-weevil twig twig bone", 3 + 2 + 2 + 2 + 1 - 2),
    ],
)
def test_points_of_a_collection(held: str, points: int) -> None:
    assert ended(held).scores == [points, 0, 0]


@pytest.mark.rule("badger.score")
def test_points_are_those_printed_on_the_cards() -> None:
    """In another box: associated cards, cages and traps count, and so does each card's own number."""
    match = mixed(
        "magpie-up", "badger(4)-bone(-1)-cage(1) female(3)-wheat(1)-trap(1) male(2) twig(-2) twig(-1) wheat(0)"
    )
    assert match.scores[0] == (4 - 1 + 1) + (3 + 1 + 1 + 1) + 2 + 1 - 2 - 1
    match = mixed("magpie-up", "twig(-2) twig(-2) twig(-2) twig(-1) twig(-1)")
    assert match.scores[0] == 10


@pytest.mark.rule("badger.score")
def test_the_highest_total_wins() -> None:
    match = ended("female", "badger-cage badger-cage", "twig", "badger-bone-cage", seats=4)
    assert match.scores == [1, 6, -1, 3]
    assert match.ranking == [3, 1, 4, 2]
    assert view_of(match).tie == ""


@pytest.mark.rule("badger.tie")
def test_badgers_break_a_tie() -> None:
    match = ended("badger-cage", "female-wheat-trap male-trap twig", "")
    assert match.scores == [3, 3, 0]
    assert match.ranking == [1, 2, 3]
    assert view_of(match).tie == "badgers"


@pytest.mark.rule("badger.tie")
def test_then_hamsters_of_both_sexes() -> None:
    match = ended("male female twig", "female-wheat", "female female")
    assert match.scores == [2, 2, 2]
    assert match.ranking == [1, 3, 1]
    assert view_of(match).tie == "hamsters"
    match = ended("badger-bone-cage female-trap male-trap", "badger-cage badger-cage", "")
    assert match.scores == [6, 6, 0]
    assert match.ranking == [2, 1, 3]
    assert view_of(match).tie == "badgers"


@pytest.mark.rule("badger.tie")
def test_then_the_victory_is_shared() -> None:
    match = ended("female", "male", "twig")
    assert match.ranking == [1, 1, 3]
    assert view_of(match).tie == ""
    match = ended("", "", "")
    assert match.ranking == [1, 1, 1]


@pytest.mark.rule("badger.tie")
def test_places_below_the_first_are_told_apart_too() -> None:
    match = ended("badger-cage badger-cage", "female-wheat-trap male-trap twig", "badger-cage")
    assert match.ranking == [1, 3, 2]
    assert view_of(match).tie == ""


def test_where_points_come_from() -> None:
    match = ended("badger-bone-cage male-weevil female-wheat-trap twig", "female", "twig twig twig twig twig")
    view = view_of(match)
    assert view.breakdown == [
        {"badgers": 3, "hamsters": 2, "couple": 1, "fed": 2, "twigs": -1},
        {"badgers": 0, "hamsters": 1, "couple": 0, "fed": 0, "twigs": 0},
        {"badgers": 0, "hamsters": 0, "couple": 0, "fed": 0, "twigs": 10},
    ]
    assert [sum(sources.values()) for sources in view.breakdown] == match.scores


def test_where_points_come_from_in_another_box() -> None:
    match = mixed("magpie-up", "badger(4)-bone(-1)-cage(1) female(3)-wheat(1)-trap(1) male(2) twig(-2)")
    player: Any = view_of(match).players[0]
    assert player.sources == {"badgers": 4, "hamsters": 5, "couple": 1, "fed": 1, "twigs": -2, "objects": 2}
    assert sum(player.sources.values()) == player.points == match.scores[0]
