"""Somebody stops playing, and the others go on without them; at the end each page has checked the deal by itself."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.axe import complaints
from tests.web.running import serving
from tests.web.sitting import Sitting, no_raw_keys
from tests.web.test_page import GAMES

pytestmark = pytest.mark.on_wheel


def test_who_stops_playing_is_warned_and_replaced_and_the_deal_is_checked(browser: Browser, tmp_path: Path) -> None:
    """At a server that deals by chance, as only its deals can be checked; nothing here depends on the cards."""
    with serving(tmp_path, program="ludotheque", patience=0.5, warning=0.5) as address:
        here = Sitting(browser, address, 390, 664)
        there = Sitting(browser, address, locale="fr", color_scheme="dark")
        seats = [{"kind": "mine", "name": name} for name in ("Anna", "Ben", "Cleo")]
        opened = here.ask("/api/tables", {"game": GAMES[0], "seats": seats, "options": {}})
        secrets = opened["secrets"]
        there.come(opened["table"], [secrets["1"]])
        there.page.get_by_text("Cleo").first.wait_for()
        here.come(opened["table"], [secrets["0"], opened["host"]], start=True)
        for page in (here.page, there.page):
            page.wait_for_selector("main .frame")
        # Cleo never came. Whoever of the two is to move is warned by the other, and sees it.
        here.page.get_by_text("Cleo has been gone for a while.").wait_for()
        no_raw_keys(here.page)
        assert complaints(here.page) == []
        here.page.get_by_role("button", name="Let a bot play", exact=True).click()
        here.page.get_by_text("Cleo has been gone for a while.").wait_for(state="detached")
        remind = re.compile("Remind them|Lui rappeler son tour")
        asking = here.page.get_by_role("button", name=remind).or_(here.page.locator(".prompt.acting"))
        asking.first.wait_for()
        slow, other = (here, there) if here.page.locator(".prompt.acting").count() else (there, here)
        other.page.get_by_role("button", name=remind).click()
        slow.page.get_by_text(re.compile("The others are waiting|Les autres attendent")).wait_for()
        no_raw_keys(slow.page)
        other.page.get_by_role("button", name=re.compile("^(Let a bot play|Laisser jouer un robot)$")).click()
        slow.page.get_by_text(re.compile("A bot is playing for you|Un robot joue pour vous")).wait_for()
        other.page.get_by_role("button", name="Menu").click()
        other.page.get_by_role("button", name=re.compile("a bot play for me|un robot jouer pour moi")).click()
        other.page.keyboard.press("Escape")
        for sitting, checked, mine in (
            (here, "Deal checked by this page: nobody chose it alone", "This page’s own random part is in the deal"),
            (there, "Donne vérifiée par cette page", "La part tirée au hasard par cette page est dans la donne"),
        ):
            page = sitting.page
            page.get_by_text(checked).click()
            page.get_by_text(mine).wait_for()
            page.get_by_text("ludotheque verify record.json --commitment").wait_for()
            no_raw_keys(page)
            assert complaints(page) == []
            assert sitting.troubles == []
            sitting.close()
