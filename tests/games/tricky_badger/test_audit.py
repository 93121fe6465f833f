"""Positions that cannot be are refused."""

import json
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.text.words import sentence
from tests.games.tricky_badger.tables import (
    AIMING,
    BADGER,
    CAGING,
    GIVING,
    KEEPING,
    OVER,
    PICKING,
    PLAYING,
    TRAPPING,
    table,
    won,
)


def position_of(match: lt.Match) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(match.position()))
    return position


def following() -> dict[str, Any]:
    """Return a sound position: seat 1 follows, seat 2 lacks blue."""
    match = table(
        ["o3 b5", "o9 p3", "o10 p4"],
        ["female-wheat twig", "badger-bone", "bone"],
        prize="badger-up",
        prizes="twig-up twig-down",
        voids=[[], [], ["blue"]],
    )
    match.play(0, "play o3")
    return position_of(match)


def refused(position: dict[str, Any], **change: Any) -> str:
    """Change a position, and return the key of what is wrong with it."""
    assert set(change) <= set(position["state"])
    position["state"] |= change
    with pytest.raises(lt.Refused) as error:
        BADGER.from_position(position)
    assert error.value.key == "position"
    reason = error.value.details["reason"]
    assert isinstance(reason, lt.Refused)
    return reason.key


def test_refused_in_both_languages() -> None:
    position = following()
    position["state"]["trick"] = 9
    with pytest.raises(lt.Refused) as error:
        BADGER.from_position(position)
    assert "the game ends after the last trick" in sentence(error.value, "en")
    assert "la partie se termine après le dernier pli" in sentence(error.value, "fr")


def test_sound() -> None:
    assert BADGER.from_position(following()).waiting == [1]


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"phase": -1}, "audit-bounds"),
        ({"phase": 8}, "audit-bounds"),
        ({"round": -1}, "audit-bounds"),
        ({"round": 5}, "audit-bounds"),
        ({"trick": -1}, "audit-bounds"),
        ({"trick": 10}, "audit-bounds"),
        ({"first": -1}, "audit-bounds"),
        ({"first": 3}, "audit-bounds"),
        ({"turn": -1}, "audit-turn"),
        ({"turn": 3}, "audit-turn"),
        ({"phase": OVER}, "audit-turn"),
        ({"phase": OVER, "turn": -1}, "audit-end"),
        ({"trick": 9}, "audit-end"),
        ({"winner": 1}, "audit-effect"),
        ({"phase": AIMING}, "audit-effect"),
        ({"phase": AIMING, "winner": 0}, "audit-effect"),
        ({"phase": AIMING, "winner": 1}, "audit-effect-prize"),
        ({"phase": CAGING, "winner": 1}, "audit-effect-prize"),
        ({"phase": TRAPPING, "winner": 1}, "audit-effect-prize"),
        ({"phase": KEEPING, "winner": 1}, "audit-effect-prize"),
        ({"prize": "-"}, "audit-prize"),
        ({"phase": PICKING}, "audit-prize"),
        ({"phase": GIVING, "winner": 1}, "audit-prize"),
        ({"arriving": "twig"}, "audit-arriving"),
        ({"phase": GIVING, "winner": 1, "prize": "-"}, "audit-arriving"),
        ({"turn": 2}, "audit-trick"),
        ({"turn": 0}, "audit-trick"),
        ({"first": 2}, "audit-trick"),
        ({"table": ["-", "-", "-"]}, "audit-trick"),
        ({"table": ["o3", "o9", "-"]}, "audit-trick"),
        ({"table": ["o9", "-", "-"]}, "audit-not-played"),
        ({"hands": [["b5"], ["o9", "p3"], ["o10", "o9"]]}, "audit-leaf-twice"),
        ({"hands": [["o3"], ["o9", "p3"], ["o10", "p4"]]}, "audit-leaf-twice"),
        ({"hands": [["b5"], ["o9", "p3"], ["o10"]]}, "audit-hand"),
        ({"hands": [["b5", "p6"], ["o9", "p3"], ["o10", "p4"]]}, "audit-hand"),
        ({"voids": [[], [], ["orange"]]}, "audit-void-held"),
        ({"hands": [["b5"], ["o9", "g3"], ["o10", "p4"]]}, "audit-leaf-unknown"),
        ({"trick": 6}, "audit-hand"),
        ({"played": ["o3"]}, "audit-played"),
        ({"round": 3}, "audit-deck"),
        ({"deck": ["-"] * 53}, "audit-deck"),
        ({"discards": [[]]}, "audit-cards"),
        ({"prizes": [["twig-up", "bone-up"]]}, "audit-cards"),
        ({"prizes": [["twig-up"]]}, "audit-cards"),
        ({"collections": [["female-wheat", "twig"], ["badger-bone"], []]}, "audit-cards"),
        ({"collections": [["female", "wheat", "twig"], ["badger-bone"], ["bone"]]}, "audit-associate"),
        ({"collections": [["female-wheat", "twig"], ["badger", "bone"], ["bone"]]}, "audit-associate"),
    ],
)
def test_refused(change: dict[str, Any], wrong: str) -> None:
    assert refused(following(), **change) == wrong


def test_a_hand_is_missing() -> None:
    assert not refused(following(), hands=[["b5"], ["o9", "p3"]]).startswith("audit-")


def test_an_arrow_too_many() -> None:
    """There are three badgers with the arrow up: not four of them face up."""
    match = table(["o1 o2 o3", "b1 b2 b3", "p1 p2 p3"], prizes="badger-up badger-up badger-up badger-down")
    assert refused(position_of(match), prizes=[["badger-up"] * 4]) == "audit-card-twice"


def test_too_many_prizes() -> None:
    position = following()
    gone = position["state"]["discards"][0]
    gone.remove("wheat")
    prizes = [[*position["state"]["prizes"][0], "wheat-up"]]
    assert refused(position, prizes=prizes) == "audit-prizes"


def moved(position: dict[str, Any], seat: int, finds: str) -> dict[str, Any]:
    """Put discarded cards into a collection."""
    gone = position["state"]["discards"][0]
    for find in finds.split():
        for part in find.split("-"):
            gone.remove(part)
        position["state"]["collections"][seat].append(find)
    return position


@pytest.mark.parametrize(
    ("finds", "wrong"),
    [
        ("magpie", "audit-loose"),
        ("cage", "audit-loose"),
        ("trap", "audit-loose"),
        ("female wheat", "audit-associate"),
        ("male-trap weevil", "audit-associate"),
        ("badger-cage bone", "audit-associate"),
        ("male male", "audit-males"),
        ("male-trap male-wheat", "audit-males"),
        ("badger female", "audit-hungry"),
        ("badger-cage male-wheat", "audit-hungry"),
        ("weevil wheat", "audit-weevil"),
    ],
)
def test_collections_that_cannot_be(finds: str, wrong: str) -> None:
    position = position_of(table(["o1 o2", "b1 b2", "p1 p2"], prizes="twig-up twig-down twig-up"))
    assert refused(moved(position, 1, finds)) == wrong


@pytest.mark.parametrize("finds", ["female male", "badger", "badger-bone female", "weevil weevil"])
def test_collections_that_can_be(finds: str) -> None:
    position = position_of(table(["o1 o2", "b1 b2", "p1 p2"], prizes="twig-up twig-down twig-up"))
    assert BADGER.from_position(moved(position, 1, finds)).waiting == [0]


def test_discards_are_not_associated() -> None:
    position = following()
    gone = position["state"]["discards"][0]
    gone.remove("female")
    gone.remove("wheat")
    gone.append("female-wheat")
    assert refused(position) == "audit-discards"


def test_a_magpie_steals_no_food() -> None:
    position = position_of(won("magpie-up", "", "twig"))
    assert position["state"]["phase"] == KEEPING
    assert refused(position, arriving="weevil") == "audit-stolen"


@pytest.mark.parametrize(
    ("match", "collections"),
    [
        (won("magpie-up", "wheat", "wheat"), [["wheat", "wheat"], [], []]),
        (won("cage-up", "badger", "badger"), [["badger", "badger"], [], []]),
        (won("trap-up", "female", "female"), [["female", "female"], [], []]),
        (won("weevil-up", "female female-trap"), [[], ["female", "female-trap"], []]),
    ],
)
def test_there_is_always_something_to_choose(match: lt.Match, collections: list[list[str]]) -> None:
    assert refused(position_of(match), collections=collections) == "audit-no-choice"


def test_the_first_player_picks() -> None:
    position = position_of(table(["o1 o2", "b1 b2", "p1 p2"], prizes="twig-up twig-down twig-up"))
    assert refused(position, turn=1) == "audit-first"


@pytest.mark.parametrize(("led", "thrown"), [("o3", "b9"), ("b3", "o1")])
def test_who_did_not_follow_has_shown_a_void(led: str, thrown: str) -> None:
    match = table([f"{led} b5", f"{thrown} p3", "o10 p4"], prize="badger-up")
    match.play(0, f"play {led}")
    match.play(1, f"play {thrown}")
    position = position_of(match)
    assert position["state"]["phase"] == PLAYING
    assert refused(position, voids=[[], [], []]) == "audit-void-missing"
