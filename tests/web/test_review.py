"""The review of a finished game, beside its replay."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import ludotheque as lt
from tests.web.axe import complaints
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel


@pytest.mark.parametrize(("width", "height", "lang"), [(1280, 800, "en"), (390, 664, "fr")])
def test_a_game_is_reviewed(browser: Browser, address: str, tmp_path: Path, width: int, height: int, lang: str) -> None:
    """What decided it is told, and each of the costliest decisions leads to its place."""
    match = lt.game("odin").match(seats=2, seed=5, single_round=True)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json())
    sitting = Sitting(browser, address, width, height, locale=lang)
    page = sitting.page
    try:
        sitting.go("/replay")
        page.set_input_files("input[type=file]", file)
        page.get_by_role("button", name="Review" if lang == "en" else "Analyse").click()
        expect(page.locator(".findings table")).to_be_visible()
        expect(page.locator(".findings .progress")).to_have_count(0)  # the full one is there, too
        expect(page.locator(".findings tbody tr")).to_have_count(2)
        cost = page.locator(".findings button:has(.token)").first
        number = int("".join(filter(str.isdigit, cost.inner_text().partition(":")[0])))
        cost.click()
        step = page.locator(".player .step")
        expect(step).to_contain_text(f" {number - 1} ")
        expect(page.locator(".findings .made")).to_be_visible()
        assert complaints(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert sitting.troubles == []
    finally:
        sitting.close()
