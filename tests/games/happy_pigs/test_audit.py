"""Positions that are none: every lost piece and every senseless counter is found."""

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.engine import position
from ludotheque.games.happy_pigs.state import PigsState
from ludotheque.text.words import LANGUAGES, Words
from tests.games.happy_pigs.tables import ACT, CHOOSE, EFFECT, GAME, OVER, PREPARE, SAVE, choose, table
from tests.games.tables import play, state

FARM = "$9 2 fields 2 baby 2 small 1 big 2 vaccine"


def found(match: lt.Match, **fields: Any) -> str:
    """Change a position, see that it is refused, and tell what is wrong with it."""
    told: dict[str, Any] = match.position()
    with pytest.raises(lt.Refused):
        GAME.from_position(told | {"state": told["state"] | fields})
    s = match.state.copy()
    for field in s.fields():
        if field.name in fields:
            held = getattr(s, field.name)
            length = -1 if isinstance(held, int) else len(held)
            codes = match.rules.pieces().get(field.kind, [])
            setattr(s, field.name, position.read(fields[field.name], field, codes, length))
    wrong = match.rules.audit(s)
    assert all(Words("happy_pigs", lang).has(f"error-{wrong}") for lang in LANGUAGES), wrong
    return wrong


def acting() -> lt.Match:
    match = table([FARM, FARM], actions="feed feed sell")
    play(match, "feed baby")
    return match


def saving() -> lt.Match:
    match = table([FARM, FARM, "1 big"], card="land-sale", number=3)
    choose(match, "mate mate mate")
    while state(match)["phase"] == ACT:
        play(match, "stop")
    match.play(1, "save 1-big")
    return match


def test_sound_positions() -> None:
    for match in (GAME.match(2, 1), table([FARM, FARM]), acting(), saving()):
        assert match.rules.audit(match.state) == ""


@pytest.mark.parametrize(
    "fields",
    [{"phase": 6}, {"phase": -1}, {"round": 16}, {"round": -1}, {"first": 2}, {"first": -1}],
)
def test_counters(fields: dict[str, int]) -> None:
    assert found(table([FARM, FARM]), **fields) == "audit-counter"


def test_turns() -> None:
    nobody = "audit-turn"
    assert found(table([FARM, FARM]), turn=-1) == nobody
    assert found(table([FARM, FARM]), turn=2) == nobody
    assert found(table([FARM, FARM], card="quiet-week", number=3), phase=OVER) == nobody
    assert found(table([FARM, FARM]), turn=1) == "audit-choosing"


def test_steps_of_the_year() -> None:
    assert found(GAME.match(2, 1), round=1) == "audit-prepare"
    assert found(table([FARM, FARM]), phase=SAVE) == "audit-change"
    assert found(table([FARM, FARM]), phase=OVER, turn=-1) == "audit-change"
    assert found(acting(), phase=EFFECT) == "audit-gift"


def test_pieces() -> None:
    match = table([FARM, FARM])
    told = state(match)
    lost = "audit-piece"
    for number in range(8):
        for step in (-1, 1):
            supply = list(told["supply"])
            supply[number] += step
            assert found(match, supply=supply) == lost
    assert found(match, pigs=[told["pigs"][0], ["baby"]]) == lost
    assert found(match, items=[[], told["items"][1]]) == lost
    assert found(match, land=[2, 1]) == lost
    assert found(match, money=[-1, 0]) == "audit-count"
    assert found(match, money=[10**7, 0]) == "audit-count"
    supply = [told["supply"][0] - 100, *told["supply"][1:]]
    assert found(match, supply=supply) == "audit-count"


def test_fields() -> None:
    match = table(["1 medium", "2 fields 2 medium"])
    told = state(match)
    supply = list(told["supply"])
    supply[2] -= 2
    pigs = [["medium"] * 3, ["medium"] * 2]
    assert found(match, supply=supply, pigs=pigs) == "audit-room"
    supply = list(told["supply"])
    supply[7] += 1
    assert found(table(["", ""]), supply=[50, 48, 48, 50, 25, 25, 25, 19], land=[0, 1]) == "audit-field"


def test_year() -> None:
    match = table([FARM, FARM])
    year = state(match)["year"]
    assert found(match, year=[year[6], *year[1:6], year[0], *year[7:]]) == "audit-season"
    assert found(match, year=[year[0], year[0], *year[2:]]) == "audit-season"
    assert found(match, year=[*year[:4], year[5], year[4], *year[6:]]) == "audit-removed"
    assert found(match, card="drought") == "audit-card"
    assert found(match, card="-") == "audit-card"
    assert found(GAME.match(2, 1), card=state(GAME.match(2, 1))["year"][0]) == ("audit-card")


def test_tiles() -> None:
    match = table([FARM, FARM])
    holds = "audit-holder"
    assert found(match, holder=-1) == holds
    assert found(match, holder=2) == holds
    assert found(table([FARM, FARM, ""]), holder=0) == holds
    assert found(match, neutral="feed") == "audit-neutral"
    early = "audit-chosen"
    assert found(GAME.match(2, 1), actions=["feed", "-"]) == early
    assert found(acting(), actions=["feed", "-"]) == early
    assert found(match, actions=["feed", "feed"]) == "audit-choosing"
    assert found(acting(), neutral="-") == "audit-neutral"
    shown = table([FARM, FARM, FARM], options={"open_choice": True}, first=1)
    play(shown, "choose feed")
    assert found(shown, actions=["feed", "feed", "-"]) == early
    assert found(shown, turn=0) == early


def test_shares() -> None:
    match = acting()
    assert state(match)["shares"] == [4, 4]
    assert found(match, shares=[5, 4]) == "audit-limit"
    assert found(match, shares=[-1, 4]) == "audit-share"
    assert found(table([FARM, FARM]), shares=[1, 0]) == "audit-share"
    assert found(match, used=4) == "audit-used"
    assert found(match, used=-1) == "audit-used"
    assert found(GAME.match(2, 1), used=5) == "audit-used"
    assert found(table([FARM, FARM]), used=1) == "audit-used"
    assert found(match, fed=[[]]) == "audit-meals"
    assert found(table([FARM, FARM]), fed=[["small"]]) == "audit-meals"
    assert found(match, fed=[["medium"]]) == "audit-fed"
    assert found(match, fed=[["baby"]]) == "audit-fed"  # who has eaten is none any more


def test_picks() -> None:
    match = saving()
    assert state(match)["picks"] == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert found(match, picks=[0] * 4 + [0, 0, 0, 2] + [0] * 4) == "audit-picked"
    assert found(match, picks=[0] * 4 + [2, 0, 0, 1] + [0] * 4) == "audit-vaccines"
    assert found(match, picks=[1] + [0] * 11) == "audit-vaccines"
    assert found(match, picks=[-1] + [0] * 11) == "audit-picks"
    assert found(match, ready=[0, 2, 1]) == "audit-picks"
    assert found(match, ready=[1, 1, 1]) == "audit-saving"
    assert found(match, ready=[0, 1, 0]) == "audit-idle"
    assert found(table([FARM, FARM]), picks=[1] + [0] * 7) == "audit-early"
    assert found(table([FARM, FARM]), ready=[1, 0]) == "audit-early"


def test_phases_are_numbered_as_the_tests_think() -> None:
    assert (PREPARE, CHOOSE, ACT, EFFECT, SAVE, OVER) == (0, 1, 2, 3, 4, 5)
    matches = [GAME.match(2, 1), table([FARM, FARM]), acting(), saving()]
    assert [state(match)["phase"] for match in matches] == [PREPARE, CHOOSE, ACT, SAVE]


def test_actions_that_do_not_exist() -> None:
    match = acting()
    assert isinstance(match.state, PigsState)
    s = match.state.copy()
    s.actions[0] = 4
    assert match.rules.audit(s) == "audit-action"


def test_what_is_wrong_is_told_in_the_readers_language() -> None:
    assert Words("happy_pigs", "en")("error-audit-action") == "an action does not exist"
    assert Words("happy_pigs", "fr")("error-audit-action") == "une action n’existe pas"
