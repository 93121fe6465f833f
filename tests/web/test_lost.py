"""Somebody who is lost: at an address that does not exist, or at a table that is gone."""

import urllib.error
import urllib.request

import pytest
from playwright.sync_api import Browser

from tests.web.axe import complaints
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel


@pytest.mark.parametrize(
    ("path", "said"),
    [("/nothing/here", "There is nothing here."), ("/table/missing", "There is no such table.")],
)
def test_the_way_back(browser: Browser, address: str, path: str, said: str) -> None:
    """A sentence, and the way back to a lobby that works."""
    sitting = Sitting(browser, address, 390, 664)
    page = sitting.page
    try:
        sitting.go(path)
        page.get_by_role("heading", name=said).wait_for()
        assert complaints(page) == []
        page.get_by_role("link", name="Back to the games").click()
        page.get_by_role("radio", name="Hygge").click()
        page.get_by_role("heading", name="Hygge").wait_for()
        # A browser tells of an address that is not there; the page itself has nothing to complain about.
        assert [one for one in sitting.troubles if "404" not in one] == []
    finally:
        sitting.close()


def test_programs_are_told_not_found(address: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404") as told:
        urllib.request.urlopen(f"{address}/nothing/here")
    assert told.value.read() == b"Not Found"


def test_the_sound_has_a_name(browser: Browser, address: str) -> None:
    sitting = Sitting(browser, address)
    try:
        sitting.sit("hygge", 2)
        sound = sitting.page.get_by_role("button", name="Sound", exact=True)
        assert sound.get_attribute("aria-pressed") == "true"
        sound.click()
        assert sound.get_attribute("aria-pressed") == "false"
    finally:
        sitting.close()
