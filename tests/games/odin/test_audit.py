"""Positions that cannot be are refused."""

import json
from typing import Any

import pytest

import ludotheque as lt
from tests.games.odin.tables import FOLLOW, ODIN, OPEN, OVER, TAKE, table


def follow() -> dict[str, Any]:
    """Give a sound position: three players, a pair in the centre."""
    match = table(["b5 b7 r1", "k4 k8 r2", "p5 p6"], turn=1, centre="g5 g6", discards="g1", seen="r2")
    told: dict[str, Any] = json.loads(json.dumps(match.position()))
    return told


def refused(told: dict[str, Any]) -> str:
    with pytest.raises(lt.Refused) as error:
        ODIN.from_position(told)
    return str(error.value)


def test_sound() -> None:
    assert ODIN.from_position(follow()).waiting == [1]


@pytest.mark.parametrize(
    "change",
    [
        {"phase": -1},
        {"phase": 4},
        {"round": -1},
        {"round": 1000},
        {"opener": 3},
        {"opener": -1},
        {"leader": 3},
        {"leader": -1},
        {"passes": 3},
        {"passes": -1},
        {"turn": -1},
        {"turn": 3},
        {"phase": OVER},
        {"phase": OPEN},
        {"phase": TAKE},
        {"centre": "-"},
        {"centre": "b5"},
        {"beaten": ["o1"]},
        {"beaten": ["o1", "o2"], "phase": FOLLOW},
        {"discards": ["g5"]},
        {"discards": ["b5"]},
        {"box": ["b5"]},
        {"hands": [["b5"], ["b5"], ["p5"]]},
        {"hands": [["b5"], ["k4", "r2"], []]},
        {"hands": [["b5"], ["k4", "r2"], ["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "o9", "b1"]]},
        {"hands": [["b5"], ["k4", "r2"]]},
        {"seen": ["o9"]},
        {"seen": ["g1"]},
        {"points": [0, -1, 0]},
        {"points": [0, 1000, 0]},
        {"points": [0, 0]},
        {"points": [0, 0, True]},
        {"points": [0, 0, 2**70]},
        {"hands": [["b5", "b5"], ["k4", "r2"], ["p5"]]},
        {"hands": [["b0"], ["k4", "r2"], ["p5"]]},
        {"hands": "b5"},
        {"rng": [1, 2, 3]},
        {"rng": [1, 2, 3, 2**32]},
        {"rng": [1, 2, 3, -1]},
        {"rng": "lucky"},
        {"turn": "1"},
        {"centre": "pass"},
        {"centre": 7},
        {"luck": 1},
    ],
    ids=str,
)
def test_unsound(change: dict[str, Any]) -> None:
    told = follow()
    told["state"] |= change
    assert refused(told)


def test_missing_part() -> None:
    told = follow()
    del told["state"]["seen"]
    assert "exactly these parts" in refused(told)


def test_over_needs_one_empty_hand_of_the_last_player() -> None:
    match = table(["b5", "k4 k8", "p5 p6"], single_round=True)
    match.play(0, "play b5")
    told: dict[str, Any] = json.loads(json.dumps(match.position()))
    assert ODIN.from_position(told).over
    assert refused({**told, "state": {**told["state"], "leader": 1}})
    assert refused({**told, "state": {**told["state"], "turn": 0}})


@pytest.mark.parametrize(
    "change",
    [
        {"position": 2},
        {"game": "chess"},
        {"rules": 99},
        {"seats": "3"},
        {"options": []},
        {"sheet_text": 1},
        {"state": []},
    ],
    ids=str,
)
def test_no_position_of_this_game(change: dict[str, Any]) -> None:
    assert refused(follow() | change)
