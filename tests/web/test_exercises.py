"""What if, your own mistakes as exercises, and puzzles: from a replay to a table; choose, then see."""

import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import ludotheque as lt
from ludotheque.server import puzzles
from tests.web.axe import complaints
from tests.web.hands import CHOOSE
from tests.web.sitting import PATIENCE, Sitting, no_raw_keys

pytestmark = pytest.mark.on_wheel
WORDS = {
    "en": ("Review", "Practise here", "Next mistake", "Back to the replay", "What if…", "Next puzzle", "Solve"),
    "fr": (
        "Analyse",
        "S’exercer ici",
        "Erreur suivante",
        "Retour à la partie",
        "Et si…",
        "Problème suivant",
        "Résoudre",
    ),
}


def press(sitting: Sitting, done: Callable[[], bool]) -> None:
    """Press what may be pressed at the table until something has come of it."""
    page, rng = sitting.page, random.Random(3)
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "no choice can be made"
        point = page.evaluate(CHOOSE, [[rng.random(), rng.random()], 0.2, False])
        if point and "x" in point:
            page.mouse.click(point["x"], point["y"])
        else:
            page.wait_for_timeout(5)
    page.mouse.move(1, 1)  # or what lies there would explain itself


def choose(sitting: Sitting) -> None:
    sitting.page.locator(".told.asking").wait_for()
    press(sitting, lambda: sitting.page.locator(".verdict").count() > 0)


def sound(sitting: Sitting) -> None:
    assert complaints(sitting.page) == []
    assert sitting.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_raw_keys(sitting.page)
    assert sitting.troubles == []


@pytest.mark.parametrize(("width", "height", "lang"), [(390, 664, "fr")])
def test_from_a_replay(browser: Browser, address: str, tmp_path: Path, width: int, height: int, lang: str) -> None:
    """A mistake becomes an exercise, the moment a table of its own, and a puzzle a day waits in the lobby."""
    match = lt.game("odin").match(seats=2, seed=5, single_round=True)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json())
    review, train, next_mistake, back, what_if, next_puzzle, solve = WORDS[lang]
    sitting = Sitting(browser, address, width, height, locale=lang)
    page = sitting.page
    try:
        sitting.go("/replay")
        page.set_input_files("input[type=file]", file)
        page.get_by_role("button", name=review).click()
        page.get_by_role("button", name=train).first.click()
        page.locator(".told.asking").wait_for()
        sound(sitting)
        choose(sitting)
        then = "played then" if lang == "en" else "joué alors"
        expect(page.locator(".told li").filter(has_text=then)).to_have_count(1)
        sound(sitting)
        if page.get_by_role("button", name=next_mistake).count():
            page.get_by_role("button", name=next_mistake).click()
            page.locator(".told.asking").wait_for()
        page.get_by_role("button", name=back).click()
        page.get_by_role("button", name=what_if).click()
        page.locator("dialog .primary:enabled").wait_for()
        sound(sitting)
        page.locator("dialog .primary").click()
        page.wait_for_url("**/table/*")
        press(sitting, lambda: bool(sitting.sent))
        sitting.go("/")
        expect(page.get_by_role("link", name=solve)).to_have_attribute("href", re.compile("^/puzzle/"))
        puzzle = puzzles.shown(lt.puzzles("odin")[0].id)
        sitting.go(f"/puzzle/odin/{puzzle.id}")
        choose(sitting)
        expect(page.locator(".told li")).to_have_count(len(puzzle.moves))
        sound(sitting)
        page.get_by_role("link", name=next_puzzle).click()
        page.wait_for_url(f"**/{puzzle.next}")
        page.locator(".told.asking").wait_for()
        assert sitting.troubles == []
    finally:
        sitting.close()
