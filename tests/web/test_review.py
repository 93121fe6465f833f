"""The review of a finished game, beside its replay."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import ludotheque as lt
from tests.web.axe import complaints
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel
WORDS = {
    "en": (
        "Review",
        "This move",
        "Luck and skill",
        "Moments",
        "Next turning point",
        "See what",
        "In detail",
        "deal and draws",
    ),
    "fr": (
        "Analyse",
        "Ce coup",
        "Chance et talent",
        "Moments",
        "Prochain tournant",
        "Voir ce que savait",
        "En détail",
        "donne et pioches",
    ),
}


@pytest.mark.parametrize(("width", "height", "lang"), [(1280, 800, "en"), (390, 664, "fr")])
def test_a_game_is_reviewed(browser: Browser, address: str, tmp_path: Path, width: int, height: int, lang: str) -> None:
    """What decided it is told, and each of the costliest decisions leads to its place and to its best move."""
    match = lt.game("odin").match(seats=2, seed=5, single_round=True)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json())
    review, move, sources, moments, further, knew, apart, draws = WORDS[lang]
    sitting = Sitting(browser, address, width, height, locale=lang)
    page = sitting.page

    def part(name: str) -> None:
        if width < 600:  # one at a time
            page.get_by_role("radio", name=name).click()

    try:
        sitting.go("/replay")
        page.set_input_files("input[type=file]", file)
        page.get_by_role("button", name=review).click()
        expect(page.locator(".curve .depth.full")).to_contain_text(" s")  # the full one is there, too
        part(sources)
        rows = page.locator(".findings table").first.locator("tbody tr")
        expect(rows).to_have_count(2)
        page.locator("summary", has_text=apart).click()
        expect(page.locator(".apart tr", has_text=draws)).to_have_count(1)  # of the seat one looks through
        expect(page.locator(".apart tr")).to_have_count(4)  # luck, the part of it that was drawn, and each player's
        part(moments)
        cost = page.locator(".findings button:has(.token)").first
        number = int("".join(filter(str.isdigit, cost.inner_text().partition(":")[0])))
        cost.click()
        step = page.locator(".player .step")
        expect(step).to_contain_text(f" {number - 1} ")
        expect(page.locator(".findings .made")).to_be_visible()
        # Its best move is ringed at the table for who sees it as the player did, and for nobody else.
        ringed = page.locator("main .frame div.chosen")
        expect(ringed).not_to_have_count(0)
        page.locator(".seats .switch button[aria-pressed=false]").first.click()
        expect(ringed).to_have_count(0)
        page.get_by_role("button", name=knew).click()
        expect(ringed).not_to_have_count(0)
        expect(page.get_by_role("button", name=knew)).to_have_count(0)
        part(moments)
        turns = page.locator(".findings ol:has(.number) li").all_inner_texts()
        on = page.get_by_role("button", name=further)
        for _ in turns:  # one after the other, round and round
            _, _, to, *_ = re.findall(r"\d+", turns[int(on.inner_text().split()[0]) - 1])
            on.click()
            expect(step).to_contain_text(f" {to} ")
        part(move)
        assert complaints(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert sitting.troubles == []
    finally:
        sitting.close()
