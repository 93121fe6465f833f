"""Playing by keyboard: keys go where they are meant, and the focus stays near the hand."""

import random

import pytest
from playwright.sync_api import Browser

import ludotheque
from tests.web.hands import IS_FREE
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel
GAMES = sorted(ludotheque.all_games())
FOCUSED = "() => document.activeElement?.matches('main .frame button:not(:disabled):not([aria-disabled=true])')"
PICK = """() => {
  const pieces = [...document.querySelectorAll('main .frame button[aria-pressed=false]')];
  pieces.find(one => !one.disabled && one.getAttribute('aria-disabled') !== 'true')?.click();
}"""
PRESSED = "document.querySelectorAll('main .frame [aria-pressed=true]').length"


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stays_near_the_hand(browser: Browser, address: str, game: str) -> None:
    """After a move by keyboard, what can be pressed next is at hand: not the top of the page."""
    sitting = Sitting(browser, address)
    try:
        sitting.sit(game, max(3, ludotheque.game(game).meta.least))
        for _ in range(3):
            sitting.play(1, random.Random(game), "keyboard")
            if sitting.settled() is None:
                break
            sitting.page.wait_for_function(FOCUSED)
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("game", GAMES)
def test_keys_in_a_dialog_are_not_the_table_s(browser: Browser, address: str, game: str) -> None:
    """Whatever is pressed in the menu, no move is made and nothing chosen is let go."""
    sitting = Sitting(browser, address)
    page = sitting.page
    rng = random.Random(game)
    try:
        sitting.sit(game, max(3, ludotheque.game(game).meta.least))
        sitting.settled()
        for _ in range(40):
            page.evaluate(PICK)
            if page.evaluate(PRESSED):
                break
            sitting.turn(rng)  # there was nothing to choose from
            sitting.made()
            assert sitting.settled()
        chosen, moves = page.evaluate(PRESSED), sitting.moves
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("heading", name="Menu").focus()
        for key in ("Enter", "p", "1", "u", "h", "Escape"):
            page.keyboard.press(key)
        page.get_by_role("dialog").wait_for(state="detached")
        assert chosen
        assert sitting.moves == moves
        assert page.evaluate(PRESSED) == chosen
        assert page.evaluate(IS_FREE)
    finally:
        sitting.close()
