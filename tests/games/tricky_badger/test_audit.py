"""Positions that cannot be are refused."""

import json
from typing import Any

import pytest

import ludotheque as lt
from tests.games.tricky_badger.tables import (
    BADGER,
    CAGE,
    GIVE,
    KEEP,
    LEAF,
    MAGPIE,
    OVER,
    PRIZE,
    TRAP,
    table,
    won,
)


def told(match: lt.Match) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(match.position()))
    return position


def following() -> dict[str, Any]:
    """Give a sound position: seat 1 follows, seat 2 lacks blue."""
    match = table(
        ["o3 b5", "o9 p3", "o10 p4"],
        ["female-wheat twig", "badger-bone", "bone"],
        prize="badger-up",
        prizes="twig-up twig-down",
        voids=[[], [], ["blue"]],
    )
    match.play(0, "play o3")
    return told(match)


def refused(position: dict[str, Any], **change: Any) -> str:
    assert set(change) <= set(position["state"])
    position["state"] |= change
    with pytest.raises(lt.Refused) as error:
        BADGER.from_position(position)
    return str(error.value)


def test_sound() -> None:
    assert BADGER.from_position(following()).waiting == [1]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"phase": -1}, "a counter is out of bounds"),
        ({"phase": 8}, "a counter is out of bounds"),
        ({"round": -1}, "a counter is out of bounds"),
        ({"round": 5}, "a counter is out of bounds"),
        ({"trick": -1}, "a counter is out of bounds"),
        ({"trick": 10}, "a counter is out of bounds"),
        ({"first": -1}, "a counter is out of bounds"),
        ({"first": 3}, "a counter is out of bounds"),
        ({"turn": -1}, "nobody, or nobody there is, to act"),
        ({"turn": 3}, "nobody, or nobody there is, to act"),
        ({"phase": OVER}, "nobody, or nobody there is, to act"),
        ({"phase": OVER, "turn": -1}, "the game ends after the last trick"),
        ({"trick": 9}, "the game ends after the last trick"),
        ({"winner": 1}, "an effect is the winner's"),
        ({"phase": MAGPIE}, "an effect is the winner's"),
        ({"phase": MAGPIE, "winner": 0}, "an effect is the winner's"),
        ({"phase": MAGPIE, "winner": 1}, "the prize does not do that"),
        ({"phase": CAGE, "winner": 1}, "the prize does not do that"),
        ({"phase": TRAP, "winner": 1}, "the prize does not do that"),
        ({"phase": KEEP, "winner": 1}, "the prize does not do that"),
        ({"prize": "-"}, "a prize is missing"),
        ({"phase": PRIZE}, "a prize is missing, or there is one too many"),
        ({"phase": GIVE, "winner": 1}, "a prize is missing, or there is one too many"),
        ({"arriving": "twig"}, "a card arrives that does not"),
        ({"phase": GIVE, "winner": 1, "prize": "-"}, "a card arrives that does not, or the reverse"),
        ({"turn": 2}, "the trick does not fit"),
        ({"turn": 0}, "the trick does not fit"),
        ({"first": 2}, "the trick does not fit"),
        ({"table": ["-", "-", "-"]}, "the trick does not fit"),
        ({"table": ["o3", "o9", "-"]}, "the trick does not fit"),
        ({"table": ["o9", "-", "-"]}, "a leaf on the table was not played"),
        ({"hands": [["b5"], ["o9", "p3"], ["o10", "o9"]]}, "a leaf is in two places"),
        ({"hands": [["o3"], ["o9", "p3"], ["o10", "p4"]]}, "a leaf is in two places"),
        ({"hands": [["b5"], ["o9", "p3"], ["o10"]]}, "a hand has too many leaves, or too few"),
        ({"hands": [["b5", "p6"], ["o9", "p3"], ["o10", "p4"]]}, "a hand has too many leaves, or too few"),
        ({"voids": [[], [], ["orange"]]}, "a seat holds a colour it has shown to lack"),
        ({"hands": [["b5"], ["o9", "g3"], ["o10", "p4"]]}, "a leaf is not of this table"),
        ({"hands": [["b5"], ["o9", "p3"]]}, "a list of 3 is needed"),
        ({"trick": 6}, "a hand has too many leaves, or too few"),
        ({"played": ["o3"]}, "the played leaves are too many, or too few"),
        ({"round": 3}, "the deck does not fit the round"),
        ({"deck": ["-"] * 53}, "the deck does not fit the round"),
        ({"discards": [[]]}, "a collection card is lost or doubled"),
        ({"prizes": [["twig-up", "bone-up"]]}, "a collection card is lost or doubled"),
        ({"prizes": [["twig-up"]]}, "a collection card is lost or doubled"),
        ({"collections": [["female-wheat", "twig"], ["badger-bone"], []]}, "a collection card is lost or doubled"),
        ({"collections": [["female", "wheat", "twig"], ["badger-bone"], ["bone"]]}, "cards that can be associated"),
        ({"collections": [["female-wheat", "twig"], ["badger", "bone"], ["bone"]]}, "cards that can be associated"),
    ],
)
def test_refused(change: dict[str, Any], says: str) -> None:
    assert says in refused(following(), **change)


def test_an_arrow_too_many() -> None:
    """There are three badgers with the arrow up: not four of them face up."""
    position = told(table(["o1 o2 o3", "b1 b2 b3", "p1 p2 p3"], prizes="badger-up badger-up badger-up badger-down"))
    assert "a collection card is doubled" in refused(position, prizes=[["badger-up"] * 4])


def test_too_many_prizes() -> None:
    position = following()
    gone = position["state"]["discards"][0]
    gone.remove("wheat")
    prizes = [[*position["state"]["prizes"][0], "wheat-up"]]
    assert "too many or too few prizes" in refused(position, prizes=prizes)


def moved(position: dict[str, Any], seat: int, finds: str) -> dict[str, Any]:
    """Put discarded cards into a collection."""
    gone = position["state"]["discards"][0]
    for find in finds.split():
        for part in find.split("-"):
            gone.remove(part)
        position["state"]["collections"][seat].append(find)
    return position


@pytest.mark.parametrize(
    ("finds", "says"),
    [
        ("magpie", "a magpie, cage or trap is in no collection on its own"),
        ("cage", "a magpie, cage or trap is in no collection on its own"),
        ("trap", "a magpie, cage or trap is in no collection on its own"),
        ("female wheat", "cards that can be associated are not"),
        ("male-trap weevil", "cards that can be associated are not"),
        ("badger-cage bone", "cards that can be associated are not"),
        ("male male", "two males live together"),
        ("male-trap male-wheat", "two males live together"),
        ("badger female", "a hungry badger has left a hamster alone"),
        ("badger-cage male-wheat", "a hungry badger has left a hamster alone"),
        ("weevil wheat", "a loose weevil has left loose wheat alone"),
    ],
)
def test_collections_that_cannot_be(finds: str, says: str) -> None:
    position = told(table(["o1 o2", "b1 b2", "p1 p2"], prizes="twig-up twig-down twig-up"))
    assert says in refused(moved(position, 1, finds))


@pytest.mark.parametrize("finds", ["female male", "badger", "badger-bone female", "weevil weevil"])
def test_collections_that_can_be(finds: str) -> None:
    position = told(table(["o1 o2", "b1 b2", "p1 p2"], prizes="twig-up twig-down twig-up"))
    assert BADGER.from_position(moved(position, 1, finds)).waiting == [0]


def test_discards_are_not_associated() -> None:
    position = following()
    gone = position["state"]["discards"][0]
    gone.remove("female")
    gone.remove("wheat")
    gone.append("female-wheat")
    assert "what is discarded is not associated" in refused(position)


def test_a_magpie_steals_no_food() -> None:
    position = told(won("magpie-up", "", "twig"))
    assert position["state"]["phase"] == KEEP
    assert "a magpie steals no such thing" in refused(position, arriving="weevil")


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
    assert "there is nothing to choose" in refused(told(match), collections=collections)


def test_the_first_player_picks() -> None:
    position = told(table(["o1 o2", "b1 b2", "p1 p2"], prizes="twig-up twig-down twig-up"))
    assert "the first player picks the prize" in refused(position, turn=1)


@pytest.mark.parametrize(("led", "thrown"), [("o3", "b9"), ("b3", "o1")])
def test_who_did_not_follow_has_shown_a_void(led: str, thrown: str) -> None:
    match = table([f"{led} b5", f"{thrown} p3", "o10 p4"], prize="badger-up")
    match.play(0, f"play {led}")
    match.play(1, f"play {thrown}")
    position = told(match)
    assert position["state"]["phase"] == LEAF
    assert "has shown no void" in refused(position, voids=[[], [], []])
