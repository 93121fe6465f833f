"""Whole games in a real browser, against a real server: every other game on the sources, as `./dev play` runs it."""

import random
import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Browser

import ludotheque
from tests.web.sitting import Sitting, no_raw_keys

BUILDS = (pytest.mark.on_source, pytest.mark.on_wheel)
WINDOWS = {"mouse": (1280, 800), "touch": (390, 844), "keyboard": (1280, 800)}
CASES = [
    pytest.param(game, how, marks=BUILDS[number % 2])
    for number, (game, how) in enumerate(zip(sorted(ludotheque.all_games()), cycle(WINDOWS), strict=False))
]

# What is cut off at the end of a result's first screen: what decided it and, on a desktop, how it came about.
CUT_OFF = """() => {
  const { top } = document.querySelector('dialog .foot').getBoundingClientRect();
  const seen = innerWidth < 1000 ? '.top' : '.top, .parts ol, .chart';
  const parts = [...document.querySelectorAll(`dialog :is(${seen})`)];
  return parts.filter(one => one.getBoundingClientRect().bottom > top).map(one => one.className || one.tagName);
}"""


def options(sitting: Sitting, game: str) -> list[dict[str, Any]]:
    """List a game's options whose values are numbers: the smallest makes the shortest game."""
    found = next(one for one in sitting.games() if one["name"] == game)
    return [one for one in found["options"] if all(type(value) is int for value in one["values"])]


def short_sheet(game: str) -> str | None:
    """Return a game's sheet with two rounds, which show how one follows the other, if it says how many there are."""
    text = ludotheque.game(game).text("sheet.toml")
    short = re.sub(r"^rounds = \d+", "rounds = 2", text, flags=re.MULTILINE)
    return None if short == text else short


@pytest.mark.parametrize(("game", "how"), CASES)
def test_a_whole_game(browser: Browser, address: str, game: str, how: str) -> None:
    """U1: one person among bots, with a mouse, by touch, or by keyboard alone; beside the mouse somebody watches."""
    person = Sitting(browser, address, *WINDOWS[how], has_touch=how == "touch")
    watchers = [Sitting(browser, address, 390, 844)] if how == "mouse" else []
    try:
        shortest = {option["name"]: min(option["values"]) for option in options(person, game)}
        seats = [{"kind": "mine", "name": how}, *[{"kind": "bot", "level": "medium"}] * 2]
        wish = {"game": game, "seats": seats, "options": shortest, "sheet": short_sheet(game), "private": True}
        opened = person.ask("/api/tables", wish)
        person.come(opened["table"], [opened["secrets"]["0"], opened["host"]], start=True)
        for watching in watchers:
            watching.come(opened["table"], [])
            watching.page.locator(".prompt").get_by_text("You are watching").wait_for()
        rng = random.Random(game)
        while person.settled():
            person.turn(rng, how, eager=0.6)
            person.made()
        for one in (person, *watchers):
            one.page.get_by_role("dialog", name="Result").wait_for()
            one.page.wait_for_function(f"() => !({CUT_OFF})().length")
            assert one.page.locator("dialog .decided").count() <= 1
            no_raw_keys(one.page)
            assert one.troubles == []
        for watching in watchers:
            assert watching.moves == 0
            assert watching.views[None]["view"]["seat"] is None
    finally:
        for one in (person, *watchers):
            one.close()
