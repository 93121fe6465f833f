"""Redeals: what a seat knows stays, everything else falls as it might lie."""

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from ludotheque.engine.rng import Rng
from tests.games.happy_pigs.tables import CODES, GAME, SHEET, choose, table
from tests.games.tables import play, state

FEWER = SHEET.replace("removed = 2", "removed = 3")  # three cards of each season are played, three are removed


def redealt(match: lt.Match, seat: int | None, rng: Rng) -> dict[str, Any]:
    """Return a state in which all that a seat cannot know was dealt again."""
    copy = match.state.copy()
    match.rules.redeal(copy, seat, rng)
    told: Any = match.rules.position(copy)
    return dict(told)


def falls(match: lt.Match, seat: int | None, part: Any, times: int) -> Counter[Any]:
    rng = Rng(12)
    return Counter(part(redealt(match, seat, rng)) for _ in range(times))


def fair(found: Counter[Any], worlds: list[Any]) -> None:
    """Check that all worlds, and no others, come up equally often."""
    assert set(found) == set(worlds)
    each = found.total() / len(worlds)
    assert chi_square([found[world] for world in worlds], [each] * len(worlds)) > 1e-4


def years(deck: list[str], shown: list[str], kept: int) -> list[tuple[str, ...]]:
    """List all ways in which the cards of a season may lie, some of them being known."""
    rest = [code for code in deck if code not in shown]
    worlds = []
    for order in permutations(rest, kept - len(shown)):
        removed = sorted((code for code in rest if code not in order), key=CODES.index)
        worlds.append((*shown, *order, *removed))
    return worlds


@pytest.mark.rule("pigs.info.hidden")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_cards_to_come_and_cards_removed(seat: int) -> None:
    match = table(["$9", "$9"], card="vets-round", cards={0: "fresh-grass", 1: "land-sale"}, number=2)
    spring, summer = CODES[:6], CODES[6:12]
    shown = state(match)["year"][:3]
    found = falls(match, seat, lambda told: tuple(told["year"][:6]), 3000)
    fair(found, years(spring, shown, 4))
    found = falls(match, seat, lambda told: tuple(told["year"][6:12]), 15_000)
    fair(found, years(summer, [], 4))


@pytest.mark.rule("pigs.info.hidden")
def test_the_forecast_is_kept() -> None:
    match = table(["$9", "$9"], card="fresh-grass", cards={1: "land-sale"}, options={"forecast": True})
    found = falls(match, 0, lambda told: tuple(told["year"][:6]), 3000)
    fair(found, years(CODES[:6], ["fresh-grass", "land-sale"], 4))
    last = table(["$9", "$9"], card="land-sale", number=3, cards={4: "drought"}, options={"forecast": True})
    found = falls(last, 0, lambda told: tuple(told["year"][6:12]), 6000)
    fair(found, years(CODES[6:12], ["drought"], 4))


@pytest.mark.rule("pigs.info.hidden")
def test_what_subtraction_reveals_is_kept() -> None:
    """Four cards of spring have been shown; with the forecast, three and the next one do as well."""
    for match in (
        table(["$9", "$9"], card="land-sale", number=3),
        table(["$9", "$9"], card="land-sale", number=2, cards={3: "vets-round"}, options={"forecast": True}),
    ):
        before = state(match)["year"][:6]
        assert set(falls(match, 1, lambda told: tuple(told["year"][:6]), 50)) == {tuple(before)}
    unsure = table(["$9", "$9"], card="land-sale", number=2)
    assert len(falls(unsure, 1, lambda told: tuple(told["year"][:6]), 200)) == 3


@pytest.mark.rule("pigs.info.hidden")
def test_nothing_is_known_of_the_year_while_preparing() -> None:
    match = GAME.match(2, 3, forecast=True)
    found = falls(match, 0, lambda told: told["year"][0], 3000)
    fair(found, CODES[:6])


@pytest.mark.rule("pigs.info.hidden")
def test_programmed_actions_of_others() -> None:
    match = table(["$9", "$9", "$9", "$9"])
    match.play(0, "choose sell")
    match.play(1, "choose buy")
    match.play(3, "choose mate")
    actions = ["feed", "mate", "buy", "sell"]
    found = falls(match, 0, lambda told: tuple(told["actions"]), 4000)
    fair(found, [("sell", one, "-", three) for one in actions for three in actions])
    found = falls(match, 2, lambda told: tuple(told["actions"]), 8000)
    fair(found, [(zero, one, "-", three) for zero, one, three in product(actions, actions, actions)])
    found = falls(match, None, lambda told: tuple(told["actions"]), 8000)
    fair(found, [(zero, one, "-", three) for zero, one, three in product(actions, actions, actions)])


@pytest.mark.rule("pigs.info.hidden")
def test_the_neutral_action_of_the_other() -> None:
    match = table(["$9", "$9"])
    match.play(1, "choose sell neutral-feed")
    actions = ["feed", "mate", "buy", "sell"]
    found = falls(match, 0, lambda told: (*told["actions"], told["neutral"]), 4000)
    fair(found, [("-", own, neutral) for own in actions for neutral in actions])
    assert set(falls(match, 1, lambda told: (*told["actions"], told["neutral"]), 50)) == {("-", "sell", "feed")}


@pytest.mark.rule("pigs.variant.open")
def test_open_actions_are_kept() -> None:
    match = table(["$9", "$9"], options={"open_choice": True}, first=1, holder=1)
    match.play(1, "choose sell neutral-feed")
    for seat in (None, 0, 1):
        assert set(falls(match, seat, lambda told: (*told["actions"], told["neutral"]), 50)) == {("-", "sell", "feed")}


def test_revealed_actions_are_kept() -> None:
    match = table(["2 fields 3 baby", "2 fields 3 baby"], actions="feed feed sell")
    for seat in (None, 0, 1):
        assert set(falls(match, seat, lambda told: (*told["actions"], told["neutral"]), 50)) == {
            ("feed", "feed", "sell")
        }


@pytest.mark.rule("pigs.info.hidden")
def test_what_others_want_to_vaccinate() -> None:
    farms = ["2 fields 2 baby 1 small 2 big 3 vaccine", "1 small 1 vaccine", "1 big 1 vaccine", ""]
    match = table(farms, card="land-sale", number=3)
    choose(match, "mate mate mate mate")
    while state(match)["phase"] == 2:
        play(match, "stop")
    match.play(0, "save 1-big")
    match.play(1, "save 1-small")
    sets = [
        (baby, small, 0, big) for baby in range(3) for small in range(2) for big in range(3) if baby + small + big <= 3
    ]
    found = falls(match, 2, lambda told: tuple(told["picks"]), 6000)
    none = (0, 0, 0, 0)
    fair(found, [(*one, *two, *none, *none) for one in sets for two in (none, (0, 1, 0, 0))])
    found = falls(match, 1, lambda told: tuple(told["picks"]), 4000)
    fair(found, [(*one, 0, 1, 0, 0, *none, *none) for one in sets])
    found = falls(match, 0, lambda told: tuple(told["picks"]), 500)
    fair(found, [(0, 0, 0, 1, *two, *none, *none) for two in (none, (0, 1, 0, 0))])
    for told in (redealt(match, 2, Rng(5)), redealt(match, None, Rng(5))):
        assert told["ready"] == [1, 1, 0, 1]


def test_everything_open_is_kept() -> None:
    match = GAME.match(3, 8)
    rng = Rng(2)
    while not match.over:
        before = state(match)
        told = redealt(match, 1, rng)
        for name in ("supply", "money", "land", "pigs", "items", "first", "phase", "turn", "round", "card", "shares"):
            assert told[name] == before[name]
        for name in ("used", "fed", "holder", "ready"):
            assert told[name] == before[name]
        seat = match.waiting[0]
        choices = match.legal(seat)
        match.play(seat, choices[rng.below(len(choices))])
    assert redealt(match, 1, rng)["year"] == state(match)["year"]


def test_luck_is_always_new() -> None:
    match = table(["$9", "$9"])
    assert len(falls(match, 0, lambda told: tuple(told["rng"]), 20)) == 20


@pytest.mark.rule("pigs.setup.seasons")
def test_a_box_that_removes_more() -> None:
    match = GAME.match(2, 1, FEWER, first=0)
    play(match, "stop", "stop")
    shown = state(match)["year"][:1]
    found = falls(match, 0, lambda told: tuple(told["year"][:6]), 6000)
    fair(found, years(CODES[:6], shown, 3))
