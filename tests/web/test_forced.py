"""A move that is the only one there is, made for whoever asks for it."""

import random
import re

import pytest
from playwright.sync_api import Browser

from tests.web.sitting import Sitting

pytestmark = [pytest.mark.on_wheel, pytest.mark.timeout(600)]


def reach_a_forced_pass(sitting: Sitting, rng: random.Random) -> int:
    """Play on until the only choice is to pass; return how many moves were made by then."""
    for _ in range(300):
        view = sitting.settled()
        assert view is not None, "the match ended before anybody had to pass"
        if [choice["kind"] for choice in view["choices"]] == ["pass"]:
            return sitting.moves
        sitting.turn(rng, eager=0)
        sitting.made()
    raise AssertionError("nobody ever had to pass")


@pytest.mark.rule("odin.pass.forced")
def test_a_forced_pass_is_made_for_who_asks(browser: Browser, address: str) -> None:
    """Off at first; once asked for, a pass is announced and made; and one may say no."""
    sitting = Sitting(browser, address)
    page = sitting.page
    rng = random.Random(2)
    note = page.get_by_role("status").filter(has_text="Your only choice")
    try:
        sitting.sit("odin", 4)
        moves = reach_a_forced_pass(sitting, rng)
        assert note.count() == 0
        page.get_by_role("button", name="Menu").click()
        wish = page.get_by_role("radiogroup", name=re.compile("^Pass for me"))
        wish.get_by_role("radio", name="Yes").click()
        page.keyboard.press("Escape")
        note.wait_for()
        note.wait_for(state="detached")
        sitting.made()
        assert sitting.moves == moves + 1
        moves = reach_a_forced_pass(sitting, rng)
        note.get_by_role("button", name="Wait").click()
        note.wait_for(state="detached")
        page.reload()  # what was held back is held back by this page only
        note.wait_for()
        note.wait_for(state="detached")
        assert sitting.made()["m"] == sitting.sent[-1]["m"]
        assert sitting.moves == moves + 1
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_other_games_do_not_offer_it(browser: Browser, address: str) -> None:
    sitting = Sitting(browser, address)
    try:
        sitting.sit("hygge", 2)
        sitting.page.get_by_role("button", name="Menu").click()
        sitting.page.get_by_role("radiogroup", name="Sort hand").wait_for()
        assert sitting.page.get_by_role("radiogroup", name=re.compile("^Pass for me")).count() == 0
    finally:
        sitting.close()
