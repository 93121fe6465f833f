"""What only the table of Tricky Badger shows, in a real browser."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.hands import IS_FREE
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel

AT_REST = "() => Promise.allSettled(document.getAnimations().map(one => one.finished)).then(() => true)"
# How far the way of a prize begins from it.
APART = """() => {
  const [x, y] = document.querySelector('.way path').getAttribute('d').match(/[\\d.]+/g).map(Number);
  const box = document.querySelector('.big .piece').getBoundingClientRect();
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}"""


@pytest.mark.rule("badger.score")
def test_the_table_says_what_wins(sitting: Sitting) -> None:
    sitting.sit("tricky_badger", 3, first=0)
    aims = "After 5 rounds, the most points win.|Après 5 manches, le plus grand total l’emporte."
    assert sitting.page.locator(".aim:visible").inner_text() in aims.split("|")


def test_the_way_of_a_prize_begins_at_it(browser: Browser, address: str) -> None:
    """Though the line on top has grown with the moment, and the prize has moved."""
    sitting = Sitting(browser, address, 390, 664, pace="wait", locale="fr", reduced_motion="no-preference")
    page = sitting.page
    rng = random.Random(1)
    try:
        sitting.sit("tricky_badger", 3)
        ways = 0
        while ways < 4:
            page.wait_for_function(f"() => document.querySelector('main[data-moment]') || ({IS_FREE})()")
            if not page.locator("main[data-moment]").count():
                sitting.turn(rng)
                sitting.made()
                continue
            page.evaluate(AT_REST)
            if page.locator("main[data-moment=trick]").count():
                page.wait_for_selector(".way")
                assert page.evaluate(APART) < 20
                ways += 1
            page.locator("main .on:visible").first.click()
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_whoever_gave_no_name_is_not_called_by_a_number(browser: Browser, address: str) -> None:
    sitting = Sitting(browser, address)
    page = sitting.page
    try:
        sitting.sit("tricky_badger", 3, name="", first=0)
        sitting.settled()
        page.locator(".prizes button").first.click()
        page.locator(".actions .primary").click()
        expect(page.locator(".trick .who", has_text="You")).to_have_count(1)
        expect(page.locator(".log li").first).to_contain_text("You play for")
        assert sitting.troubles == []
    finally:
        sitting.close()
