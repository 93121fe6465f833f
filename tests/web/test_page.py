"""The page in a real browser, against a real server."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import ludotheque
from tests.contract.tests_of import gap
from tests.web.sitting import Sitting

pytestmark = [pytest.mark.on_wheel, pytest.mark.timeout(300)]

GAMES = sorted(ludotheque.games())
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture
def sitting(browser: Browser, address: str) -> Iterator[Sitting]:
    made = Sitting(browser, address)
    yield made
    made.close()
    assert made.troubles == []


def widths(page: Page) -> tuple[int, int]:
    found: list[int] = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return found[0], found[1]


def complaints(page: Page) -> list[str]:
    """Let axe look at the page."""
    # As a file of its own the policy would forbid it: evaluated by the driver it is no script of the page.
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def no_raw_keys(page: Page) -> None:
    text = page.inner_text("body")
    assert "⟦" not in text
    assert not re.search(r"\b(?:ui|prompt|log|choice|refused|option|level|phrase)-[a-z]", text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["mouse", "keyboard", "touch"])
def test_every_choice_is_reachable(
    browser: Browser, address: str, game: str, how: str, request: pytest.FixtureRequest
) -> None:
    if reason := gap(ludotheque.game(game), how):
        request.applymarker(pytest.mark.xfail(reason=reason, strict=False))
    """U1: random moves through the page; what is lit is legal, and what is legal is lit."""
    touch = how == "touch"
    sitting = Sitting(browser, address, *((390, 844) if touch else (1280, 800)), has_touch=touch)
    try:
        sitting.sit(game, max(3, ludotheque.game(game).meta.least))
        sitting.play(6 if how == "mouse" else 3, random.Random(f"{game} {how}"), how)
        no_raw_keys(sitting.page)
        assert widths(sitting.page)[0] <= widths(sitting.page)[1]
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("game", GAMES)
def test_reload_shows_the_same(sitting: Sitting, game: str) -> None:
    """U2: the page keeps nothing that the server does not say again."""
    sitting.sit(game, max(3, ludotheque.game(game).meta.least))
    sitting.play(2, random.Random(game))
    view = sitting.settled()
    assert view is not None
    shown = f'main[data-v="{view["v"]}"]'
    before = sitting.page.inner_text(shown)
    sitting.page.reload()
    sitting.page.wait_for_selector(shown)
    assert sitting.page.inner_text(shown) == before


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(browser: Browser, address: str, game: str, scheme: str) -> None:
    """U3, at the smallest phone: nothing scrolls sideways either."""
    sitting = Sitting(browser, address, 360, 740, color_scheme=scheme, locale="fr")
    try:
        sitting.sit(game, max(3, ludotheque.game(game).meta.least))
        sitting.play(1, random.Random(game))
        sitting.settled()
        sitting.page.wait_for_timeout(200)
        assert widths(sitting.page)[0] <= 360
        no_raw_keys(sitting.page)
        assert complaints(sitting.page) == []
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_elsewhere(browser: Browser, address: str, scheme: str) -> None:
    sitting = Sitting(browser, address, 360, 740, color_scheme=scheme)
    try:
        for path, sign in (("/", ".shelf"), (f"/rules/{GAMES[0]}", "article"), ("/about", "li"), ("/replay", "h1")):
            sitting.go(path)
            sitting.page.wait_for_selector(sign)
            sitting.page.wait_for_timeout(150)
            assert widths(sitting.page)[0] <= 360, path
            no_raw_keys(sitting.page)
            assert complaints(sitting.page) == [], path
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_from_the_shelf_to_the_result(sitting: Sitting) -> None:
    """Open a table in the lobby, let a bot finish, see the result, watch the replay."""
    page = sitting.page
    sitting.go("/")
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector("main[data-v]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Result").wait_for(timeout=120_000)
    no_raw_keys(page)
    assert complaints(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("main[data-step]")
    page.keyboard.press("End")
    page.wait_for_selector("main[data-step]:not([data-step='0'])")
    page.get_by_role("radio", name="What was true").click()
    no_raw_keys(page)
    assert complaints(page) == []


def test_languages_switch_without_a_reload(sitting: Sitting) -> None:
    sitting.go("/")
    sitting.page.wait_for_selector(".shelf")
    sitting.page.evaluate("window.stayed = true")
    sitting.page.get_by_role("radio", name="FR").click()
    sitting.page.get_by_role("heading", name="À quoi joue-t-on ?").wait_for()
    assert sitting.page.evaluate("window.stayed && document.documentElement.lang") == "fr"


def test_behind_the_curtain_is_nothing(sitting: Sitting) -> None:
    """Between two players on one device, the page holds no card of either."""
    game = GAMES[0]
    sitting.sit(game, max(3, ludotheque.game(game).meta.least), mine=2)
    for _ in range(2):
        sitting.page.wait_for_selector(".curtain")
        assert sitting.page.locator("[data-id], .panel, .log").count() == 0
        assert complaints(sitting.page) == []
        sitting.page.locator(".curtain button").click()
        sitting.page.wait_for_selector("main[data-v]")
        while not sitting.page.locator(".curtain").count():
            view = sitting.due()
            assert view is not None
            sitting.page.wait_for_timeout(100)
            if sitting.page.locator(".curtain").count():
                break
            sitting.move(view, view["choices"][0]["m"])


def test_names_are_only_text(sitting: Sitting) -> None:
    """X3: whatever people call themselves."""
    sitting.sit(GAMES[0], max(3, ludotheque.game(GAMES[0]).meta.least), name="<img src=x>")
    sitting.page.wait_for_selector("main[data-v]")
    assert sitting.page.locator("img[src=x]").count() == 0
