"""Whole games in a real browser, against a real server: every other game on the sources, as `./dev play` runs it."""

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser

import ludotheque
from tests.web.sitting import GLANCE, PATIENCE, Sitting, no_raw_keys

BUILDS = (pytest.mark.on_source, pytest.mark.on_wheel)
GAMES = [pytest.param(game, marks=BUILDS[number % 2]) for number, game in enumerate(sorted(ludotheque.all_games()))]

WINDOWS = {"mouse": (1280, 800), "touch": (390, 844), "keyboard": (1280, 800)}


def options(sitting: Sitting, game: str) -> list[dict[str, Any]]:
    """List a game's options whose values are numbers: the smallest makes the shortest game."""
    found = next(one for one in sitting.games() if one["name"] == game)
    return [one for one in found["options"] if all(type(value) is int for value in one["values"])]


def short_sheet(game: str) -> str | None:
    """Return a game's sheet with two rounds, which show how one follows the other, if it says how many there are."""
    text = ludotheque.game(game).text("sheet.toml")
    short = re.sub(r"^rounds = \d+", "rounds = 2", text, flags=re.MULTILINE)
    return None if short == text else short


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, address: str, game: str) -> None:
    """U1: three people, one with a mouse, one by touch, one by keyboard alone; a bot, and a spectator."""
    hows = ["mouse", "touch", "keyboard"]
    people = [Sitting(browser, address, *WINDOWS[how], has_touch=how == "touch") for how in hows]
    watching = Sitting(browser, address)
    try:
        shortest = {option["name"]: min(option["values"]) for option in options(watching, game)}
        seats = [*[{"kind": "mine", "name": how} for how in hows], {"kind": "bot", "level": "medium"}]
        wish = {"game": game, "seats": seats, "options": shortest, "sheet": short_sheet(game), "private": True}
        opened = watching.ask("/api/tables", wish)
        for seat, person in enumerate(people):
            start = seat == len(people) - 1
            person.come(opened["table"], [opened["secrets"][str(seat)], *([opened["host"]] if start else [])], start)
        watching.come(opened["table"], [])
        watching.page.locator(".prompt").get_by_text("You are watching").wait_for()
        rng = random.Random(game)
        waited = time.monotonic()
        while not all(person.over for person in people):
            for person, how in zip(people, hows, strict=True):
                if person.asked():
                    person.turn(rng, how, eager=0.6)
                    person.made()
                    waited = time.monotonic()
            people[0].page.wait_for_timeout(GLANCE)
            assert time.monotonic() - waited < PATIENCE, "nobody has anything to do"
        for person in (*people, watching):
            person.page.get_by_role("dialog", name="Result").wait_for()
            no_raw_keys(person.page)
            assert person.troubles == []
        assert watching.moves == 0
        assert watching.views[None]["view"]["seat"] is None
    finally:
        for person in (*people, watching):
            person.close()
