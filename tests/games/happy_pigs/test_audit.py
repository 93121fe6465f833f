"""Positions that are none: every lost piece and every senseless counter is found."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.happy_pigs.tables import ACT, CHOOSE, EFFECT, GAME, OVER, PREPARE, SAVE, choose, play, state, table

FARM = "$9 2 fields 2 baby 2 small 1 big 2 vaccine"


def found(match: lt.Match, **fields: Any) -> str:
    """Change a position and tell what is wrong with it then."""
    position: dict[str, Any] = match.position()
    position["state"] |= fields
    with pytest.raises(lt.Refused) as refused:
        GAME.from_position(position)
    return str(refused.value).removeprefix("this position does not fit: ")


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
    assert found(table([FARM, FARM]), **fields) == "a counter is out of bounds"


def test_turns() -> None:
    nobody = "nobody, or nobody there is, to act"
    assert found(table([FARM, FARM]), turn=-1) == nobody
    assert found(table([FARM, FARM]), turn=2) == nobody
    assert found(table([FARM, FARM], card="quiet-week", number=3), phase=OVER) == nobody
    assert found(table([FARM, FARM]), turn=1) == "the seat to act is not the first that has to choose"


def test_steps_of_the_year() -> None:
    assert found(GAME.match(2, 1), round=1) == "the preparatory turn comes before the first round"
    assert found(table([FARM, FARM]), phase=SAVE) == "the season does not change in this round"
    assert found(table([FARM, FARM]), phase=OVER, turn=-1) == "the season does not change in this round"
    assert found(acting(), phase=EFFECT) == "the season has nothing to give"


def test_pieces() -> None:
    match = table([FARM, FARM])
    told = state(match)
    lost = "a piece is lost, or there is one too many"
    for number in range(8):
        for step in (-1, 1):
            supply = list(told["supply"])
            supply[number] += step
            assert found(match, supply=supply) == lost
    assert found(match, pigs=[told["pigs"][0], ["baby"]]) == lost
    assert found(match, items=[[], told["items"][1]]) == lost
    assert found(match, land=[2, 1]) == lost
    assert found(match, money=[-1, 0]) == "a count is out of bounds"
    assert found(match, money=[10**7, 0]) == "a count is out of bounds"
    supply = [told["supply"][0] - 100, *told["supply"][1:]]
    assert found(match, supply=supply) == "a count is out of bounds"


def test_fields() -> None:
    match = table(["1 medium", "2 fields 2 medium"])
    told = state(match)
    supply = list(told["supply"])
    supply[2] -= 2
    pigs = [["medium"] * 3, ["medium"] * 2]
    assert found(match, supply=supply, pigs=pigs) == "the pigs do not fit on the fields"
    supply = list(told["supply"])
    supply[7] += 1
    assert found(table(["", ""]), supply=[50, 48, 48, 50, 25, 25, 25, 19], land=[0, 1]) == "a player has no field"


def test_year() -> None:
    match = table([FARM, FARM])
    year = state(match)["year"]
    assert found(match, year=[year[6], *year[1:6], year[0], *year[7:]]) == "a season does not have its own cards"
    assert found(match, year=[year[0], year[0], *year[2:]]) == "a season does not have its own cards"
    assert found(match, year=[*year[:4], year[5], year[4], *year[6:]]) == "the removed cards have an order"
    assert found(match, card="drought") == "the season card is not the one of this round"
    assert found(match, card="-") == "the season card is not the one of this round"
    assert found(GAME.match(2, 1), card=state(GAME.match(2, 1))["year"][0]) == (
        "the season card is not the one of this round"
    )


def test_tiles() -> None:
    match = table([FARM, FARM])
    holds = "nobody, or nobody there is, holds the neutral tiles"
    assert found(match, holder=-1) == holds
    assert found(match, holder=2) == holds
    assert found(table([FARM, FARM, ""]), holder=0) == holds
    assert found(match, neutral="feed") == "the neutral action is missing, or there is one too many"
    early = "somebody has chosen too early, or not at all"
    assert found(GAME.match(2, 1), actions=["feed", "-"]) == early
    assert found(acting(), actions=["feed", "-"]) == early
    assert found(match, actions=["feed", "feed"]) == "the seat to act is not the first that has to choose"
    assert found(acting(), neutral="-") == "the neutral action is missing, or there is one too many"
    shown = table([FARM, FARM, FARM], options={"open_choice": True}, first=1)
    play(shown, "choose feed")
    assert found(shown, actions=["feed", "feed", "-"]) == early
    assert found(shown, turn=0) == early


def test_shares() -> None:
    match = acting()
    assert state(match)["shares"] == [4, 4]
    assert found(match, shares=[5, 4]) == "the shares are larger than the limit"
    assert found(match, shares=[-1, 4]) == "a share is out of bounds"
    assert found(table([FARM, FARM]), shares=[1, 0]) == "a share is out of bounds"
    assert found(match, used=4) == "too much has been done already"
    assert found(match, used=-1) == "too much has been done already"
    assert found(GAME.match(2, 1), used=5) == "too much has been done already"
    assert found(table([FARM, FARM]), used=1) == "too much has been done already"
    assert found(match, fed=[[]]) == "the pigs fed are not as many as the meals"
    assert found(table([FARM, FARM]), fed=[["small"]]) == "the pigs fed are not as many as the meals"
    assert found(match, fed=[["medium"]]) == "more pigs have been fed than there are"
    assert found(match, fed=[["baby"]]) == "more pigs have been fed than there are"  # who has eaten is none any more


def test_picks() -> None:
    match = saving()
    assert state(match)["picks"] == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert found(match, picks=[0] * 4 + [0, 0, 0, 2] + [0] * 4) == "more pigs are picked than there are"
    assert found(match, picks=[0] * 4 + [2, 0, 0, 1] + [0] * 4) == "more pigs are picked than there are vaccines"
    assert found(match, picks=[1] + [0] * 11) == "more pigs are picked than there are vaccines"
    assert found(match, picks=[-1] + [0] * 11) == "a pick is out of bounds"
    assert found(match, ready=[0, 2, 1]) == "a pick is out of bounds"
    assert found(match, ready=[1, 1, 1]) == "the seat to act is not the first that has to vaccinate"
    assert found(match, ready=[0, 1, 0]) == "a seat has nothing to vaccinate, or nothing to do it with"
    assert found(table([FARM, FARM]), picks=[1] + [0] * 7) == "picks outside of a change of season"
    assert found(table([FARM, FARM]), ready=[1, 0]) == "picks outside of a change of season"


def test_phases_are_numbered_as_the_tests_think() -> None:
    assert (PREPARE, CHOOSE, ACT, EFFECT, SAVE, OVER) == (0, 1, 2, 3, 4, 5)
    matches = [GAME.match(2, 1), table([FARM, FARM]), acting(), saving()]
    assert [state(match)["phase"] for match in matches] == [PREPARE, CHOOSE, ACT, SAVE]
