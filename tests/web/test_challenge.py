"""The same deal, played again by whoever follows a link, and compared."""

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.web.axe import complaints
from tests.web.sitting import Sitting, no_raw_keys
from tests.web.test_games import finish

pytestmark = pytest.mark.on_wheel

SEATS = "localStorage.getItem('ludotheque.seats')"


def test_the_same_deal(browser: Browser, address: str) -> None:
    anna, friend = Sitting(browser, address), Sitting(browser, address, 390, 664)
    try:
        table = anna.sit("hygge", 2)
        finish(address, table, json.loads(anna.page.evaluate(SEATS))[table]["secrets"])
        anna.page.get_by_role("button", name="Same deal").click()
        assert not anna.page.locator(".invite").count()  # it closes the game to reviews: that is told before it is done
        anna.page.get_by_role("button", name="Create the link").click()
        link = anna.page.locator(".invite .url").inner_text()
        assert table not in link
        friend.go(link.removeprefix(address))
        friend.page.get_by_role("button", name="Play it").wait_for()
        assert complaints(friend.page) == []
        friend.page.get_by_label("Your name").fill("Milo")
        friend.page.get_by_role("button", name="Play it").click()
        friend.page.wait_for_selector("main .frame")
        played = friend.page.url.rsplit("/", 1)[1]
        finish(address, played, json.loads(friend.page.evaluate(SEATS))[played]["secrets"])
        friend.go(link.removeprefix(address))
        expect(friend.page.locator("ol > li")).to_have_count(2)
        expect(friend.page.locator("ol > li", has_text="Anna")).to_have_count(1)
        anna.go(link.removeprefix(address))
        expect(anna.page.locator("ol > li", has_text="Milo")).to_have_count(1)
        friend.page.get_by_text("Where the moves differ").click()
        assert complaints(friend.page) == []
        no_raw_keys(friend.page)
        assert friend.troubles == []
    finally:
        anna.close()
        friend.close()
