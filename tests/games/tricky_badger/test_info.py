"""What a view shows, to whom, and for how long."""

from typing import Any

import msgspec
import pytest

import ludotheque as lt
from ludotheque.text.table import plain
from tests.games.tables import state
from tests.games.tricky_badger.tables import BADGER, CARDS, OVER, rules, table, won


def seen(match: lt.Match, seat: int | None) -> Any:
    """Return what a seat is sent, as data."""
    return msgspec.json.decode(msgspec.json.encode(match.view(seat)))


@pytest.mark.rule("badger.info.public")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everyone_sees_the_table(seat: int | None) -> None:
    match = table(
        ["o3 b5", "o9 p3", "b3 b4"],
        ["female-wheat twig", "badger-bone-cage", ""],
        prize="badger-up",
        prizes="twig-up twig-down",
        voids=[[], [], ["orange"]],
    )
    match.play(0, "play o3")
    view = seen(match, seat)
    assert [player["hand"] for player in view["players"]] == [1, 2, 2]
    assert [player["leaf"] for player in view["players"]] == ["o3", "", ""]
    assert [player["voids"] for player in view["players"]] == [[], [], ["orange"]]
    assert [[find["code"] for find in player["finds"]] for player in view["players"]] == [
        ["female-wheat", "twig"],
        ["badger-bone-cage"],
        [],
    ]
    assert view["players"][1]["finds"][0] == {
        "code": "badger-bone-cage",
        "types": ["badger", "bone", "cage"],
        "points": 3,
    }
    assert [player["points"] for player in view["players"]] == match.scores == view["scores"]
    assert view["prize"] == {"code": "badger-up", "type": "badger", "points": 3, "up": True}
    assert [prize["code"] for prize in view["prizes"]] == ["twig-up", "twig-down"]
    assert view["prizes"][1] == {"code": "twig-down", "type": "twig", "points": -1, "up": False}
    assert (view["ahead"], view["trampled"], view["first"], view["winner"]) == (0, [], 0, -1)
    assert view["played"] == state(match)["played"]
    assert len(view["played"]) == 22
    assert [find["code"] for find in view["discards"]] == state(match)["discards"][0]
    assert (view["undealt"], view["deck"]) == (2, 3)
    assert (view["round"], view["rounds"], view["trick"], view["tricks"]) == (5, 5, 8, 9)
    assert view["waiting"] == [1]
    assert (view["over"], view["ranking"], view["breakdown"], view["tie"]) == (False, [], [], "")
    assert view["arriving"] is None


@pytest.mark.rule("badger.info.public")
def test_effects_are_open() -> None:
    match = won("wheat-up", "female female-trap")
    view = seen(match, 2)
    assert view["arriving"] == {"code": "wheat", "types": ["wheat"], "points": 0}
    assert (view["winner"], view["ahead"], view["prize"]) == (0, 0, None)
    assert [player["leaf"] for player in view["players"]] == ["p4", "b8", "o2"]


@pytest.mark.rule("badger.info.public")
def test_voids_show_and_are_forgotten_with_the_round() -> None:
    match = table(["o1", "b1", "b2"], prize="twig-up", round=2)
    match.play(0, "play o1")
    match.play(1, "play b1")
    assert seen(match, None)["players"][1]["voids"] == ["orange"]
    match.play(2, "play b2")
    assert [player["voids"] for player in seen(match, None)["players"]] == [[], [], []]


@pytest.mark.rule("badger.info.hidden")
def test_hands_are_their_owners() -> None:
    match = table(["o3 b5", "o9 p3", "b3 b4"], prize="badger-up")
    assert seen(match, 1)["hand"] == ["o9", "p3"]
    assert seen(match, None)["hand"] == []
    for seat in (0, 2, None):
        sent = msgspec.json.encode(match.view(seat)).decode()
        assert '"o9"' not in sent
        assert '"p3"' not in sent


@pytest.mark.rule("badger.info.hidden")
def test_leaves_that_were_not_dealt_are_only_counted() -> None:
    match = BADGER.match(5, 1)
    dealt = {leaf for hand in state(match)["hands"] for leaf in hand}
    undealt = {leaf for leaf in rules(5).pieces()["leaf"] if leaf not in dealt}
    assert len(undealt) == seen(match, None)["undealt"] == 6
    for seat in (None, 0, 1, 2, 3, 4):
        sent = msgspec.json.encode(match.view(seat)).decode()
        assert not [leaf for leaf in undealt if f'"{leaf}"' in sent]


@pytest.mark.rule("badger.info.hidden")
def test_the_deck_is_only_counted() -> None:
    match = BADGER.match(3, 1)
    before = [msgspec.json.encode(match.view(seat)) for seat in (None, 0, 1, 2)]
    position: Any = match.position()
    position["state"]["deck"] = ["-"] * 10 + position["state"]["deck"][:9:-1]
    other = BADGER.from_position(position)
    assert other.state.digest() != match.state.digest()
    assert [msgspec.json.encode(other.view(seat)) for seat in (None, 0, 1, 2)] == before
    assert seen(match, 0)["deck"] == 43


@pytest.mark.rule("badger.info.hidden")
def test_the_last_three_are_never_shown() -> None:
    match = table(["o1", "b1", "b2"], prize="twig-up", prizes="badger-up")
    for seat, leaf in enumerate(["o1", "b1", "b2"]):
        match.play(seat, f"play {leaf}")
    assert state(match)["phase"] == OVER
    view = seen(match, None)
    assert view["deck"] == 3
    shown = [kind for player in view["players"] for find in player["finds"] for kind in find["types"]]
    assert len(shown) + len(view["discards"]) == len(CARDS) - 3


@pytest.mark.rule("badger.info.memory")
def test_leaves_are_remembered_for_a_round_and_discards_for_the_game() -> None:
    match = table(["o1 o2", "b1 b3", "b2 b4"], prize="magpie-up", prizes="bone-up twig-up", round=1)
    for seat, leaf in enumerate(["o1", "b1", "b2"]):
        match.play(seat, f"play {leaf}")
    assert {"o1", "b1", "b2"} <= set(seen(match, 0)["played"])
    gone = [find["code"] for find in seen(match, 0)["discards"]]
    assert "magpie" in gone
    match.play(1, "prize bone-up")
    for seat, leaf in ((1, "b3"), (2, "b4"), (0, "o2")):
        match.play(seat, f"play {leaf}")
    view = seen(match, 0)
    assert view["round"] == 3
    assert view["played"] == []
    assert sorted(find["code"] for find in view["discards"]) == sorted([*gone, "twig"])


@pytest.mark.rule("badger.info.memory")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_the_log_keeps_every_round(seat: int | None) -> None:
    """All 27 leaves of each finished round can still be read, whoever reads."""
    match = BADGER.match(3, 4)
    while seen(match, None)["round"] < 3:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    played = [event.args["leaf"] for event in match.events(seat) if event.key in ("lead", "follow", "void")]
    assert len(played) == 2 * 27
    assert len(set(played[:27])) == len(set(played[27:])) == 27
    assert seen(match, seat)["played"] == []


@pytest.mark.parametrize(
    ("match", "key"),
    [
        (table(["o1 o2", "b1 b2", "b3 b4"], prizes="twig-up bone-up"), "prize"),
        (table(["o1 o2", "b1 b2", "b3 b4"], prize="twig-up"), "lead"),
        (won("magpie-up", "wheat", "weevil"), "magpie"),
        (won("cage-up", "badger", "badger"), "cage"),
        (won("trap-up", "male", "male"), "trap"),
        (won("magpie-up", "", "twig"), "keep"),
        (won("wheat-up", "male female"), "give"),
    ],
)
def test_prompts(match: lt.Match, key: str) -> None:
    assert match.view(0).prompt.key == f"{key}-you"
    assert match.view(1).prompt.key == match.view(None).prompt.key == key
    assert match.view(1).prompt.args["seat"] == 0


def test_prompts_do_not_tell_whether_someone_can_follow() -> None:
    match = table(["o1 o2", "b1 b2", "o3 b4"], prize="twig-up")
    match.play(0, "play o1")
    assert [match.view(seat).prompt.key for seat in (0, 1, None)] == ["follow", "free-you", "follow"]
    match.play(1, "play b1")
    assert [match.view(seat).prompt.key for seat in (0, 2, None)] == ["follow", "follow-you", "follow"]


def test_the_table_in_a_terminal() -> None:
    match = table(
        ["o3 b5", "o9 p3", "b3 b4"],
        ["female-wheat twig twig", "badger-bone-cage", ""],
        prize="badger-up",
        prizes="twig-down magpie-up",
    )
    match.play(0, "play o3")
    drawn = plain(match, 1, "en").splitlines()
    assert drawn[0].startswith("Round 5 of 5 · trick 8 of 9 · Player 1 starts · 2 leaf cards not dealt")
    assert "Player 1  1      o3  winning  0" in " ".join(drawn)
    assert any("female hamster + wheat, 2 × twig" in line for line in drawn)
    assert "At stake  badger ↑ +3" in drawn
    assert "Face up  magpie ↑, twig ↓ −1" in drawn
    assert drawn[-1] == "Your hand   o9    p3"
    assert "Enjeu  blaireau ↑ +3" in plain(match, None, "fr")
