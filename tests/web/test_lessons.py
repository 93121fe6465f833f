"""Every first game that teaches by playing, driven to its end on a phone."""

import random
import time

import pytest
from playwright.sync_api import Browser

import ludotheque
from ludotheque.lesson import has_lesson, read
from tests.web.axe import complaints
from tests.web.hands import CHOOSE
from tests.web.sitting import GLANCE, PATIENCE, Sitting, no_raw_keys, nothing_cut

pytestmark = pytest.mark.on_source

GAMES = [game for game, box in sorted(ludotheque.all_games().items()) if has_lesson(box)]
LANGUAGES = {"en": ("Learn in 3 minutes", "Well done!"), "fr": ("Apprendre en 3 minutes", "Bravo\u202f!")}


def do_step(sitting: Sitting, number: int, rng: random.Random) -> None:
    """Do what a step asks for, by touch, pressing what may be pressed until it is done."""
    page = sitting.page
    end = time.monotonic() + PATIENCE
    while page.locator(f".coach[data-step='{number}']").count():
        assert time.monotonic() < end, f"step {number} cannot be done"
        point = page.evaluate(CHOOSE, [[rng.random(), rng.random()], 0.2, False])
        if point is None:
            page.wait_for_timeout(GLANCE)
            continue
        if "covered" in point:  # by what a piece says of itself, after a press that a busy machine made a long one
            assert page.locator(".tip").count(), point
            page.keyboard.press("Escape")
            continue
        page.touchscreen.tap(point["x"], point["y"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(browser: Browser, address: str, game: str, lang: str) -> None:
    """From the shelf, step by step, nothing cut on a small phone, what is marked is there; then the way to a game."""
    sitting = Sitting(browser, address, 390, 664, has_touch=True, locale=lang)
    page = sitting.page
    offer, praise = LANGUAGES[lang]
    steps = read(ludotheque.game(game)).steps
    rng = random.Random(game)
    try:
        sitting.go("/about")
        page.evaluate("localStorage.setItem('ludotheque.prefs', JSON.stringify({ pace: 'once' }))")
        sitting.go(f"/?game={game}")
        page.get_by_role("link", name=offer).tap()  # a mouse left lying there would make pieces explain themselves
        for number, step in enumerate(steps):
            page.locator(f".coach[data-step='{number}']").wait_for()
            assert page.locator(".taught").count() >= len(step.mark), f"{step.key}: {step.mark} not on the page"
            no_raw_keys(page)
            nothing_cut(page)
            if not number:
                assert complaints(page) == []
            do_step(sitting, number, rng)
        page.get_by_text(praise).wait_for()
        nothing_cut(page)
        assert complaints(page) == []
        page.locator(".coach .primary").tap()
        page.get_by_role("radio", checked=True, name=ludotheque.game(game).meta.title).wait_for()
        assert sitting.troubles == []
    finally:
        sitting.close()
