"""The table for any game: every game of ours under a name that the page has no folder for."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

import ludotheque
from tests.web.axe import complaints
from tests.web.hands import CUT
from tests.web.pageless import rename
from tests.web.sitting import Sitting, no_raw_keys

pytestmark = [pytest.mark.on_wheel, pytest.mark.timeout(300)]
GAMES = sorted(ludotheque.all_games())
COMMON = {"seat", "waiting", "over", "scores", "ranking", "breakdown", "tie", "prompt"}


def numbers(thing: Any) -> list[int]:
    """List the numbers of something, not those of its parts."""
    return [value for value in thing.values() if type(value) is int] if isinstance(thing, dict) else []


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("game", GAMES)
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
        assert page.evaluate(CUT) == []
        assert complaints(page) == []
        assert sitting.troubles == []
    finally:
        sitting.close()
