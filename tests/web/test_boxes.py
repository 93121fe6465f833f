"""Every table, for every number of players, on screens of every kind: nothing overlaps, sticks out or is pushed off."""

import random
import time

import pytest
from playwright.sync_api import Browser, Page

import ludotheque
from tests.web.boxes import SIZES, WRONG
from tests.web.guest import Guest
from tests.web.hands import CUT
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_source

SETTLED = float(__import__('os').environ.get('S', 30))  # seconds
# How far a match has come for every seat, on average: far enough that there is much to show.
TURNS = {"odin": 4, "hygge": 8, "tricky_badger": 14, "happy_pigs": 22, "happy_corgi": 15}
COUNTS = [
    (game, count)
    for game in sorted(TURNS)
    for count in range(ludotheque.game(game).meta.least, ludotheque.game(game).meta.most + 1)
]


def advance(address: str, sitting: Sitting, game: str, count: int) -> str:
    """Play a match by dice until the first seat has a choice; give its table, after its secret."""
    wish = {"game": game, "seats": [{"kind": "mine", "name": ""}] * count, "private": True}
    opened = sitting.ask("/api/tables", wish)
    guest = Guest(address, opened["table"], [*opened["secrets"].values(), opened["host"]])
    guest.ask(t="start")
    rng = random.Random(f"{game} {count}")
    made = 0
    while (view := guest.due()) and not (made >= TURNS[game] * count and view["seat"] == 0 and len(view["choices"]) > 2):
        guest.ask(t="move", seat=view["seat"], v=view["v"], m=rng.choice(view["choices"])["m"])
        view["choices"] = []
        made += 1
    assert view, "the match was over before"
    guest.close()
    sitting.come(opened["table"], [opened["secrets"]["0"]])
    sitting.page.wait_for_selector("main .frame")
    sitting.settled()
    return str(opened["table"])


def fits(page: Page, what: str) -> list[str]:
    """Look at every size until what was moved has come to rest; say what is still wrong."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        end = time.monotonic() + SETTLED
        while (wrong := page.evaluate(WRONG) + page.evaluate(CUT)) and time.monotonic() < end:
            page.wait_for_timeout(50)
        found += [f"{what} at {width} × {height}: {one}" for one in wrong]
    return found


@pytest.mark.parametrize(("game", "count"), COUNTS)
def test_a_table_fits_its_screen(browser: Browser, address: str, game: str, count: int) -> None:
    sitting = Sitting(browser, address, *SIZES[0], locale="fr")
    try:
        advance(address, sitting, game, count)
        wrong = fits(sitting.page, f"{game} with {count}")
        assert not wrong, "\n".join(wrong)
        assert sitting.troubles == []
    finally:
        sitting.close()
