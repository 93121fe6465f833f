"""A move that is the only one there is, made for whoever asks for it."""

import random
import re

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel


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


def wish(sitting: Sitting, value: str) -> None:
    """Choose in the menu whether passes shall be made for us."""
    page = sitting.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radiogroup", name=re.compile("^Pass for me")).get_by_role("radio", name=value).click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def stop_clock(page: Page) -> None:
    """Let the page's clock stand still, soon: by a leap of it the page would take its line to the server for lost."""
    page.clock.install()
    while True:
        soon = page.evaluate("Date.now()") + 3_000
        try:
            page.clock.pause_at(soon / 1_000)
        except Error:  # a busy machine took longer than that
            continue
        return


@pytest.mark.rule("odin.pass.forced")
def test_a_forced_pass_is_made_for_who_asks(browser: Browser, address: str) -> None:
    """Off at first; once asked for, a pass is announced for a moment, in which one may say no, and then made."""
    sitting = Sitting(browser, address)
    page = sitting.page
    rng = random.Random(2)
    note = page.get_by_role("status").filter(has_text="Your only choice")
    try:
        sitting.sit("odin", 4, target=50)  # rounds enough that two forced passes come, whatever is dealt
        moves = reach_a_forced_pass(sitting, rng)
        page.locator(".prompt").get_by_text(re.compile(r"^Nothing in your hand beats \d+: pass\.$")).wait_for()
        expect(page.locator(".button.primary")).to_have_text([re.compile("^Pass")])
        stop_clock(page)  # no moment is too short to look at
        assert note.count() == 0
        wish(sitting, "Yes")
        note.get_by_role("button", name="Wait").click()
        note.wait_for(state="detached")
        page.clock.run_for(2_000)
        assert sitting.moves == moves
        wish(sitting, "No")
        sitting.turn(rng)
        sitting.made()
        moves = reach_a_forced_pass(sitting, rng)
        wish(sitting, "Yes")
        note.wait_for()
        page.clock.run_for(1_000)
        assert note.count() == 1
        assert sitting.moves == moves
        page.clock.run_for(1_000)
        while sitting.moves == moves:
            page.wait_for_timeout(5)
        sitting.made()
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
