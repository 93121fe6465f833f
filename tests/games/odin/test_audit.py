"""Positions that no game leads to are refused."""

import json
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.engine.bot import ask
from ludotheque.engine.rng import Rng
from ludotheque.text.words import sentence
from tests.games.odin.tables import FOLLOW, ODIN, OPEN, OVER, TAKING, lay, table

HANDS = ["b1 b2 b3 b4 b5 r1 r2 r3 r4", "k1 k2 k3 k4 k5 k6 p1 p2 p3", "g1 g2 g3 g4 g5 g6 g7 g8 g9"]
MOVES = ["play b1", "play k1 k2", "play g3 g4 g5", "take k1", "pass", "pass", "play g9"]
SLIM = [HANDS[0].split()[2:], ["b1", "b2", *HANDS[1].split()[2:]], HANDS[2].split()]
QUICK = [HANDS[0].split()[1:], ["b1", *HANDS[1].split()[3:]], ["k1", "g1", "g2", "g7", "g8", "g9"]]
EQUAL = [HANDS[0].split()[1:], ["b1", *HANDS[1].split()[2:]], HANDS[2].split()[2:]]


def reached(moves: int, **options: Any) -> lt.Match:
    """Play the first moves of a round for three."""
    match = table(HANDS, **options)
    for text in MOVES[:moves]:
        match.play(match.waiting[0], text)
    return match


STEPS = {
    "dealt": 0,  # seat 0 leads the first trick
    "led": 1,  # b1 in the centre
    "beaten": 2,  # seat 1 beat it with k1 k2 and holds b1
    "taking": 3,  # seat 2 beat that with g3 g4 g5 and takes k1 or k2
    "follow": 4,  # took k1; seat 0 is to beat 543
    "passed": 5,
    "won": 6,  # seat 2 leads the next trick
    "again": 7,  # with g9
}


def over(**options: Any) -> lt.Match:
    """End a game by beating two cards with the last two."""
    hands = ["k9 o9", HANDS[1], HANDS[2][3:]]
    discards = " ".join(HANDS[0].split()[:6])
    match = table(hands, centre="p8 p9", opener=2, discards=discards, **{"single_round": True} | options)
    match.play(0, "play k9 o9")
    return match


def copy_of(match: lt.Match) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(json.dumps(match.position()))
    return fields


def refused(fields: dict[str, Any]) -> str:
    with pytest.raises(lt.Refused) as error:
        ODIN.from_position(fields)
    return str(error.value)


@pytest.mark.parametrize("step", STEPS)
def test_sound(step: str) -> None:
    match = reached(STEPS[step])
    assert match.rules.audit(match.state) == ""
    assert ODIN.from_position(copy_of(match)).waiting == match.waiting


@pytest.mark.parametrize(
    ("step", "change", "key"),
    [
        ("follow", {"phase": -1}, "number"),
        ("follow", {"phase": 4}, "number"),
        ("follow", {"round": -1}, "number"),
        ("follow", {"round": 1000}, "number"),
        ("follow", {"opener": 3}, "number"),
        ("follow", {"opener": -1}, "number"),
        ("follow", {"leader": 3}, "number"),
        ("follow", {"leader": -1}, "number"),
        ("follow", {"passes": 3}, "number"),
        ("follow", {"passes": -1}, "number"),
        ("follow", {"turn": 3}, "number"),
        ("follow", {"turn": -2}, "number"),
        ("follow", {"points": [0, -1, 0]}, "number"),
        ("follow", {"points": [0, 1000, 0]}, "number"),
        # Cards
        ("dealt", {"box": ["o1"]}, "box"),
        ("dealt", {"box": [f"{colour}{value}" for colour in "ok" for value in range(1, 10)]}, "box"),
        ("follow", {"discards": ["g5"]}, "card"),
        ("follow", {"discards": ["b2"]}, "card"),
        ("follow", {"hands": [["b2"], ["b2"], ["p5"]]}, "card"),
        ("follow", {"discards": []}, "lost"),
        ("follow", {"discards": ["k2", "o1"]}, "lost"),
        ("dealt", {"hands": [HANDS[0][3:].split(), HANDS[1].split(), HANDS[2].split()]}, "lost"),
        ("dealt", {"hands": [HANDS[0][3:].split(), [*HANDS[1].split(), "b1"], HANDS[2].split()]}, "hand"),
        ("led", {"hands": [[], HANDS[1].split(), HANDS[2].split()], "discards": HANDS[0].split()[1:]}, "hand"),
        ("follow", {"seen": ["o9"]}, "seen"),
        ("follow", {"seen": ["k2"]}, "seen"),
        ("follow", {"top": []}, "top"),
        ("follow", {"top": ["b2"]}, "top"),
        ("won", {"top": ["k2", "g3"]}, "top"),
        # The step
        ("follow", {"phase": OPEN}, "centre"),
        ("won", {"phase": FOLLOW}, "centre"),
        ("follow", {"phase": TAKING}, "centre"),
        ("taking", {"phase": FOLLOW}, "centre"),
        ("led", {"hands": [HANDS[0].split()[2:], *(held.split() for held in HANDS[1:])], "beaten": ["b2"]}, "centre"),
        ("follow", {"passes": 2, "turn": 2}, "passes"),  # then the trick would be over
        ("won", {"passes": 1}, "passes"),
        ("taking", {"passes": 1}, "passes"),
        ("follow", {"turn": 2}, "turn"),  # their own play
        ("follow", {"turn": 1}, "turn"),
        ("follow", {"turn": -1}, "turn"),
        ("passed", {"passes": 0}, "turn"),
        ("won", {"turn": 0}, "turn"),
        ("taking", {"turn": 1}, "turn"),
        # The last play
        ("dealt", {"leader": 1, "turn": 1}, "leader"),
        ("dealt", {"seen": ["b1"]}, "seen"),
        ("led", {"leader": 1, "turn": 2}, "centre"),
        ("led", {"seen": ["k1"]}, "centre"),
        ("beaten", {"seen": []}, "centre"),  # a pair beats something, and takes it
        ("beaten", {"leader": 2, "turn": 0}, "centre"),
        ("follow", {"seen": ["b1"]}, "centre"),
        ("follow", {"seen": ["b1", "g1"]}, "centre"),  # g1 and k2 make no play
        ("won", {"seen": ["b1"]}, "centre"),
        ("taking", {"centre": "g1+g2", "hands": EQUAL}, "centre"),  # 21 is not more than 21
        ("taking", {"seen": []}, "centre"),
        ("beaten", {"hands": SLIM}, "centre"),  # ten cards before the play
        ("follow", {"centre": "g3+g4+g5+g6", "hands": QUICK, "discards": ["k2", "k3"], "top": ["k2", "k3"]}, "centre"),
        ("beaten", {"opener": 2}, "hand"),  # who led the first trick has a card less
        # The points
        ("follow", {"points": [0, 1, 0]}, "points"),  # before the end of a round
        ("follow", {"round": 1}, "points"),
        ("follow", {"round": 1, "points": [1, 1, 1]}, "points"),  # nobody went out
        ("follow", {"round": 1, "points": [0, 0, 9]}, "points"),  # two went out
        ("follow", {"round": 1, "points": [0, 10, 2]}, "points"),  # more than a hand
        ("follow", {"round": 2, "points": [0, 1, 4]}, "points"),
        ("follow", {"round": 2, "points": [3, 15, 0]}, "target"),
        ("follow", {"phase": OVER, "turn": -1}, "hand"),
    ],
    ids=str,
)
def test_unsound(step: str, change: dict[str, Any], key: str) -> None:
    match = reached(STEPS[step])
    lay(match, change)
    assert match.rules.audit(match.state) == f"audit-{key}"
    assert refused(copy_of(match))


@pytest.mark.parametrize(
    ("rounds", "points"), [(0, [0, 0, 0]), (1, [0, 9, 1]), (2, [2, 1, 9]), (3, [1, 2, 14]), (7, [7, 7, 1])], ids=str
)
def test_points_that_can_be(rounds: int, points: list[int]) -> None:
    match = reached(4)
    lay(match, {"round": rounds, "points": points})
    assert match.rules.audit(match.state) == ""


@pytest.mark.rule("odin.setup.two-players")
def test_the_box_of_two() -> None:
    match = ODIN.match(2, 4)
    assert match.rules.audit(match.state) == ""
    for box in ([], ["r1"], [f"{colour}{value}" for colour in "bp" for value in range(1, 10)]):
        lay(match, {"box": box})
        assert match.rules.audit(match.state) == "audit-box"


@pytest.mark.rule("odin.setup.first")
def test_the_opener_is_the_one_that_was_chosen() -> None:
    match = ODIN.match(3, 4, first=1)
    assert match.rules.audit(match.state) == ""
    lay(match, {"opener": 2, "leader": 2, "turn": 2})
    assert match.rules.audit(match.state) == "audit-opener"
    lay(match, {"round": 1, "points": [4, 5, 0]})
    assert match.rules.audit(match.state) == ""


@pytest.mark.rule("odin.game.end")
def test_a_game_is_over_when_the_target_is_reached_and_not_before() -> None:
    match = over()
    assert match.over
    assert match.scores == [0, 9, 8]
    assert match.rules.audit(match.state) == ""
    for change, key in (
        ({"leader": 1}, "hand"),
        ({"turn": 0}, "turn"),
        ({"passes": 1}, "passes"),
        ({"points": [0, 9, 7]}, "points"),
        ({"points": [0, 9, 9]}, "points"),
        ({"round": 1, "points": [0, 10, 9]}, "target"),  # a single round has no second
    ):
        again = over()
        lay(again, change)
        assert again.rules.audit(again.state) == f"audit-{key}", change
    match = over(single_round=False, target=15, points=[0, 6, 3], round=1)
    assert match.over
    assert match.rules.audit(match.state) == ""
    lay(match, {"points": [0, 14, 11]})  # nobody has reached it
    assert match.rules.audit(match.state) == "audit-target"
    lay(match, {"points": [0, 24, 11]})  # it was reached a round before
    assert match.rules.audit(match.state) == "audit-target"


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_state_of_a_game_is_sound(seats: int) -> None:
    """Games of each length, led by a chosen seat or a drawn one, played by the bot and at random."""
    rng = Rng(seats)
    for number, target in enumerate((0, 5, 15, 50)):
        options = {"single_round": not target, "target": target or 15, "first": number if number < seats else "random"}
        rules = ODIN.rules(seats, options | ({"four_colours": number % 2 == 0} if seats == 2 else {}))
        s = rules.start(number)
        while (seat := rules.to_move(s)) >= 0:
            assert rules.audit(s) == "", rules.position(s)
            rules.apply(
                s, seat, ask(ODIN.bot(), rules, s, seat, rng) if number % 2 else rules.sample(s, seat, rng), None
            )
        assert rules.audit(s) == "", rules.position(s)


@pytest.mark.parametrize(
    "change",
    [
        {"points": [0, 0]},
        {"points": [0, 0, True]},
        {"points": [0, 0, 2**70]},
        {"hands": [["b2", "b2"], ["k4", "r2"], ["p5"]]},
        {"hands": [["b0"], ["k4", "r2"], ["p5"]]},
        {"hands": [["b2"], ["k4", "r2"]]},
        {"hands": "b2"},
        {"rng": [1, 2, 3]},
        {"rng": [1, 2, 3, 2**32]},
        {"rng": [1, 2, 3, -1]},
        {"rng": "lucky"},
        {"turn": "1"},
        {"centre": "pass"},
        {"centre": 7},
        {"other": 1},
    ],
    ids=str,
)
def test_not_a_state(change: dict[str, Any]) -> None:
    fields = copy_of(reached(4))
    fields["state"] |= change
    assert refused(fields)


def test_what_is_wrong_is_told_in_both_languages() -> None:
    match = reached(4)
    lay(match, {"turn": 2})
    with pytest.raises(lt.Refused) as error:
        ODIN.from_position(copy_of(match))
    assert sentence(error.value, "en").endswith("it is another player’s turn")
    assert sentence(error.value, "fr").endswith("c’est à quelqu’un d’autre de jouer")


def test_missing_part() -> None:
    fields = copy_of(reached(4))
    del fields["state"]["seen"]
    assert "exactly these parts" in refused(fields)


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
    assert refused(copy_of(reached(4)) | change)
