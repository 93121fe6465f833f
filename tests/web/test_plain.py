"""The table for any game: every game of ours under a name that the page has no folder for."""

import random
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import ludotheque
from tests.web.axe import complaints
from tests.web.pageless import rename
from tests.web.running import serving
from tests.web.sitting import Sitting, no_raw_keys, nothing_cut

pytestmark = pytest.mark.on_wheel
GAMES = sorted(ludotheque.all_games())
EXAMPLES = Path(__file__).parents[2] / "examples"
COMMON = {"seat", "waiting", "over", "scores", "ranking", "breakdown", "tie", "prompt"}


def numbers(thing: Any) -> list[int]:
    """List the numbers of something, not those of its parts."""
    return [value for value in thing.values() if type(value) is int] if isinstance(thing, dict) else []


@pytest.mark.parametrize(("game", "width"), list(zip(GAMES, cycle([390, 1280]), strict=False)))
def test_any_game_can_be_seen_and_played(browser: Browser, address: str, game: str, width: int) -> None:
    dusk = "dark" if width < 600 else "light"
    sitting = Sitting(browser, address, width, 664 if width < 600 else 800, color_scheme=dusk)
    page = sitting.page
    rng = random.Random(game)
    rename(page, game)
    try:
        sitting.sit(game, max(3, ludotheque.game(game).meta.least))
        assert page.evaluate("document.documentElement.dataset.game") == "from_outside"
        for _ in range(4):
            view = sitting.settled()
            assert view is not None
            shown = view["view"]
            for seat, player in enumerate(shown["players"]):
                told = page.locator(".panel").nth(seat).inner_text()
                for number in numbers(player):
                    assert str(number).replace("-", "−") in told
                if "points" in player:
                    assert page.locator(".panel").nth(seat).locator(".counter").count() == 0, "the score twice"
            words = page.locator(".cloth dt").all_inner_texts()
            assert len(words) >= len(set(shown) - COMMON - {"players", "hand"})
            if "hand" in shown:
                held = page.locator(".mine .chip").all_inner_texts()
                assert sum(int(one.split("×")[1]) if "×" in one else 1 for one in held) == len(shown["hand"])
            buttons = page.locator(".mine .button")
            assert buttons.count() == len(view["choices"])
            sitting.turn(rng)
            sitting.made()
        no_raw_keys(page)
        nothing_cut(page)
        assert complaints(page) == []
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the example, too: a game that the page really has no folder for."""
    with serving(tmp_path_factory.mktemp("outside"), EXAMPLES) as found:
        yield found


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fr", 390)])
def test_a_game_from_outside(browser: Browser, outside: str, lang: str, width: int) -> None:
    """What does not concern players is not shown, nor anything twice; a card that cannot be played says why."""
    sitting = Sitting(browser, outside, width, locale=lang)
    page = sitting.page
    rng = random.Random(lang)
    refused = 0
    try:
        sitting.sit("crazy_eights", 3)
        while refused < 2:
            view = sitting.settled()
            assert view is not None, "a card that cannot be played is soon there"
            fields = page.locator(".cloth dt").all_inner_texts()
            assert len(fields) == len(set(view["view"]) - COMMON - {"players", "hand", "drawn", "passes"})
            assert page.locator(".panel .counter").count() == 0
            cloth, told = (page.locator(place).bounding_box() for place in (".cloth", ".cloth .fields"))
            assert cloth
            assert told
            assert cloth["height"] < told["height"] + 60
            dead = page.locator(".mine .chip[aria-disabled=true]")
            if dead.count():
                dead.first.click(force=True)  # which Playwright would wait for
                expect(page.locator(".bubble .tag")).to_have_text("eights.turn.play")
                page.keyboard.press("Escape")
                refused += 1
            sitting.turn(rng)
            sitting.made()
        assert sitting.troubles == []
    finally:
        sitting.close()
