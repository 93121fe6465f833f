"""The audit finds every lost or doubled piece and every counter out of bounds."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.happy_corgi.tables import CORGI, TINY, table
from tests.games.tables import play


def laid_out() -> lt.Match:
    return table(
        ["bark-s1 bark-s2", "mark-s1", ""],
        at="park beach basket",
        river="sniff-s1 sniff-s2",
        discards="fart-s1 fart-s2",
        poops=["postman", "mess picnic", ""],
        solved=["", "", "lift"],
        animals={"sofa": "cat", "garden": "dog"},
        known=["mark-s1-1", "bark-s2-1", "bark-s2-1", ""],
    )


def wrong(match: lt.Match, **fields: Any) -> str:
    """Change some fields of a position; return the text key of why it is refused."""
    told: Any = match.position()
    assert CORGI.from_position(told).position() == told
    told["state"] |= fields
    with pytest.raises(lt.Refused) as refused:
        CORGI.from_position(told)
    reason = refused.value.details["reason"]
    assert isinstance(reason, lt.Refused)
    assert reason.key not in str(refused.value)  # it has words
    return reason.key


DECK = "audit-deck"
TWO = "audit-card-twice"
MISSING = "audit-card-missing"
TOP = "audit-top"
MIDDLE = "audit-middle"
CORGIS = "audit-corgi"
AWAY = "audit-animal-away"
MANY = "audit-animals"
FLIPPED = "audit-flipped"
CELLS = "audit-cells"
POOP = "audit-poop"
RESERVE = "audit-reserve"
HUGS = "audit-hugs"
SEAT = "audit-seat"
COUNTER = "audit-turn"
ROUND = "audit-round"
DECIDES = "audit-decides"
PARTNER = "audit-partner"
MEETING = "audit-meeting"
LAID = "audit-laid"
STUCK = "audit-stuck"
CHOSEN = "audit-chosen"
KNOWS = "audit-knows"
SECRET = "audit-secret"
DOUBT = "audit-doubt"
DECKED = "audit-deck-known"
MISSED = "audit-missed"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"stock": 10}, DECK),
        ({"stock": -1}, DECK),
        ({"stock": 61}, DECK),
        ({"hands": [["bark-s1-1", "bark-s2-1"], ["mark-s1-1", "bark-s1-1"], []]}, TWO),
        ({"hands": [["bark-s1-1"], ["mark-s1-1"], []]}, MISSING),
        ({"river": ["sniff-s1-1", "-", "-", "-"]}, MISSING),
        ({"top": "bark-s1-1"}, TOP),
        ({"top": "-"}, TOP),
        ({"spots": [0, 1, 2, 3, 5, 6, 7, 7, -1, -1, -1, 4]}, MIDDLE),
        ({"spots": [0, 1, 2, 3, 4, 6, 7, 8, -1, -1, -1, 5]}, MIDDLE),
        ({"spots": [0, 1, 2, 3, 5, 6, 7, -1, -1, -1, -1, 4]}, MIDDLE),
        ({"corgis": ["park", "pool", "basket"]}, CORGIS),
        ({"corgis": ["park", "-", "basket"]}, CORGIS),
        ({"animals": ["-"] * 11 + ["cat"]}, AWAY),
        ({"animals": ["-"] * 9 + ["dog", "-", "-"]}, AWAY),
        ({"animals": ["cat"] * 5 + ["-"] * 7}, MANY),
        ({"dogs": [3, 1, 0]}, MANY),
        ({"dogs": [-1, 0, 0]}, "audit-animal"),
        ({"flipped": ["basket"]}, FLIPPED),
        ({"flipped": ["pool"]}, FLIPPED),
        ({"cells": ["postman"] * 16}, CELLS),
        ({"solved": [["mess"], [], ["lift"]]}, "audit-activity-twice"),
        ({"solved": [["lift"], [], ["lift"]], "hugs": [2, 0, 2]}, "audit-activity-twice"),
        ({"solved": [[], [], []], "hugs": [0, 0, 0]}, "audit-activity-missing"),
        ({"poops": [["lift"], ["mess", "picnic"], []]}, POOP),
        ({"reserve": [4, 2, 4]}, RESERVE),
        ({"reserve": [-1, 2, 4]}, RESERVE),
        ({"reserve": [2, 2, 4]}, HUGS),
        ({"hugs": [1, 0, 2]}, HUGS),
        ({"first": 3}, SEAT),
        ({"first": -1}, SEAT),
        ({"player": 3}, SEAT),
        ({"partner": 3}, SEAT),
        ({"partner": -2}, SEAT),
        ({"phase": "-"}, COUNTER),
        ({"walks": 3}, COUNTER),
        ({"walks": -1}, COUNTER),
        ({"meeting": 3}, COUNTER),
        ({"meeting": -1}, COUNTER),
        ({"round": 1000}, ROUND),
        ({"round": 0, "solved_in": 1}, ROUND),
        ({"solved_in": -1}, ROUND),
        ({"turn": 1}, DECIDES),
        ({"turn": -1}, DECIDES),
        ({"phase": "over"}, DECIDES),
        ({"phase": "kitchen", "turn": 1}, DECIDES),
        ({"partner": 1}, PARTNER),
        ({"phase": "give"}, PARTNER),
        ({"phase": "give", "partner": 0}, PARTNER),
        ({"phase": "meet", "partner": 1}, MEETING),
        ({"meeting": 1}, MEETING),
        ({"phase": "give", "partner": 2}, STUCK),
        ({"phase": "victim", "partner": 2, "turn": 2}, STUCK),
        ({"phase": "discard", "player": 2, "turn": 2}, STUCK),
        (
            {
                "phase": "effect",
                "corgis": ["garden", "beach", "basket"],
                "poops": [[], ["mess", "picnic"], []],
                "reserve": [4, 2, 4],
            },
            STUCK,
        ),
        ({"chosen": ["bark-s1", "-", "-"]}, CHOSEN),
        ({"phase": "kitchen", "turn": 1, "chosen": ["mark-s1", "-", "-"]}, CHOSEN),
        ({"known": [["sniff-s1-1"], [], [], []]}, KNOWS),
        ({"known": [["bark-s1-1"], [], [], []]}, KNOWS),
        ({"vague": [["sniff-s1-1"], [], [], []]}, KNOWS),
        ({"vague": [[], ["mark-s1-1"], [], []]}, KNOWS),
        ({"vague": [["mark-s1-1"], [], [], []]}, KNOWS),
        ({"doubtful": [[], [], ["mark-s1-1"], []]}, DOUBT),
        ({"drawable": [[], [], [], []]}, DECKED),
        ({"secret": [[], [], ["mark-s1-1"], []]}, SECRET),
        ({"known": [["mark-s1-1"], [], ["mark-s1-1"], ["mark-s1-1"]], "secret": [["mark-s1-1"], [], [], []]}, SECRET),
        ({"known": [["mark-s1-1"], ["bark-s2-1"], ["bark-s2-1"], ["bark-s1-1"]]}, MISSED),
    ],
)
def test_what_is_wrong_is_named(fields: dict[str, Any], reason: str) -> None:
    assert wrong(laid_out(), **fields) == reason


def test_a_card_beside_the_river_belongs_to_its_step() -> None:
    match = table(["bark-c1 bark-c2", ""], at="park basket", river="bark-s1 fart-s1", flipped="studio")
    play(match, "walk studio", "put bark-c1")
    assert wrong(match, phase="solve") == LAID


def test_a_taken_card_belongs_to_a_meeting() -> None:
    match = play(table(["bark-c1", "mark-s2"], at="studio park", deck="fart-s1"), "walk park")
    assert wrong(match, meeting=0) == MEETING
    assert wrong(match, partner=-1) == PARTNER
    told: Any = match.position()
    assert wrong(match, taken="-", hands=[["bark-c1-1"], [told["state"]["taken"]]], known=[[], [], []]) == MEETING


def test_a_step_needs_cards_to_choose_from() -> None:
    hands = ["bark-s2 bark-c1 bark-c2 sniff-s1", "sniff-c2 waddle-c1 waddle-s1"]
    match = table(hands, at="park basket", sheet=TINY)
    assert wrong(match, phase="river") == STUCK
    assert wrong(match, phase="draw") == STUCK


def test_the_victim_decides() -> None:
    hands = ["bark-s1", "mark-s1 mark-s2"]
    match = play(table(hands, at="groomer basket", flipped="school"), "walk school", "player 2")
    assert wrong(match, turn=0) == DECIDES


def test_every_part_is_needed() -> None:
    match = laid_out()
    told: Any = match.position()
    del told["state"]["laid"]
    with pytest.raises(lt.Refused):
        CORGI.from_position(told)
