"""The shelf: as many boxes as there are games, with a picture each."""

import pytest
from playwright.sync_api import Browser, Route

from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel

BOXES = "[role=radio][aria-label$='minutes']"
# How many pixels of each box lie outside of the shelf, and which pictures did not come.
OUTSIDE = """() => {
  const shelf = document.querySelector("[role=radiogroup]:has([aria-label$='minutes'])").getBoundingClientRect();
  return [...document.querySelectorAll("[role=radio][aria-label$='minutes']")].map(one => {
    const box = one.getBoundingClientRect();
    return Math.max(shelf.left - box.left, box.right - shelf.right, shelf.top - box.top, box.bottom - shelf.bottom, 0);
  });
}"""
BROKEN = "[...document.images].filter(one => one.complete && !one.naturalWidth).map(one => one.outerHTML)"


def more(route: Route) -> None:
    """Put eight games on the shelf that have no page of their own, the first for two players only."""
    told = route.fetch().json()
    for number in range(8):
        seats = {"least": 2, "most": 2 if number == 0 else 4}
        told["games"].append({**told["games"][0], "name": f"game_{number}", "title": f"Game {number}", **seats})
    route.fulfill(json=told)


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_any_number_of_games(browser: Browser, address: str, width: int) -> None:
    sitting = Sitting(browser, address, width, 800)
    try:
        sitting.page.route("**/api/games", more)
        sitting.go("/")
        boxes = sitting.page.locator(BOXES)
        boxes.nth(12).wait_for()
        assert max(sitting.page.evaluate(OUTSIDE)) == 0
        placed = [box for one in boxes.all() if (box := one.bounding_box())]
        assert len({round(box["y"] / 40) for box in placed}) > 1, "thirteen boxes stand on more than one board"
        assert min(box["width"] for box in placed) > 60
        sitting.page.wait_for_load_state("networkidle")
        assert sitting.page.evaluate(BROKEN) == []
        sitting.page.get_by_role("radio", name="Game 0, 2 players, ").wait_for()
        assert "2–2" not in sitting.page.inner_text("body")
    finally:
        sitting.close()


def test_two_players_in_french(browser: Browser, address: str) -> None:
    sitting = Sitting(browser, address, locale="fr")
    try:
        sitting.page.route("**/api/games", more)
        sitting.go("/")
        sitting.page.get_by_role("radio", name="Game 0, 2 joueurs, ").wait_for()
        sitting.page.get_by_role("radio", name="Game 1, de 2 à 4 joueurs, ").wait_for()
    finally:
        sitting.close()
