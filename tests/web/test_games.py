"""Your own games: under way, over, counted, kept in a file, and gone when you say so."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import complaints
from tests.web.guest import Guest
from tests.web.sitting import Sitting, no_raw_keys, nothing_cut

pytestmark = pytest.mark.on_wheel


def seated(sitting: Sitting, game: str, seats: int) -> tuple[str, list[str]]:
    """Take a seat against bots; return the table and the secrets of the seat."""
    table = sitting.sit(game, seats)
    kept = sitting.page.evaluate("localStorage.getItem('ludotheque.seats')")
    secrets: list[str] = json.loads(kept)[table]["secrets"]
    return table, secrets


def finish(address: str, table: str, secrets: list[str]) -> None:
    """Play somebody's seat to the end, from elsewhere."""
    guest = Guest(address, table, secrets)
    try:
        while (view := guest.due()) is not None:
            guest.ask(t="move", seat=view["seat"], v=view["v"], m=view["choices"][0]["m"])
            view["choices"] = []
    finally:
        guest.close()


def running(page: Page) -> list[str]:
    return page.locator(".running b").all_inner_texts()


def test_your_games(browser: Browser, address: str, tmp_path: Path) -> None:
    sitting = Sitting(browser, address, 390, 664)
    page = sitting.page
    try:
        badger, secrets = seated(sitting, "tricky_badger", 3)
        seated(sitting, "hygge", 2)
        sitting.due()

        # In the lobby both wait for one; what happened last is told.
        sitting.go("/")
        row = page.locator(".running li", has_text="Hygge")
        expect(row.locator(".tag.now")).to_have_text("your turn")
        expect(row).to_contain_text("Anna 0")
        page.get_by_role("link", name="All your games").click()
        page.get_by_role("heading", name="Your games").wait_for()
        assert set(running(page)) == {"Hygge", "Tricky Badger"}

        # One that ended while nobody looked is over, and counts.
        finish(address, badger, secrets)
        page.reload()
        over = page.locator("section", has_text="Finished").locator("li")
        expect(over).to_have_count(1)
        expect(over).to_contain_text("Tricky Badger")
        expect(page.locator(".running b")).to_have_text(["Hygge"])
        record = page.locator(".record details")
        expect(record).to_have_count(1)
        record.locator("summary").click()
        expect(record.get_by_role("rowheader", name=re.compile(r"Bot \("))).to_be_visible()
        assert complaints(page) == []
        no_raw_keys(page)
        nothing_cut(page)

        # As a file it comes back after it was removed, and only once.
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save as a file").click()
        file = tmp_path / "games.json"
        saved.value.save_as(file)
        page.get_by_role("button", name="Remove from your games: Tricky Badger").click()
        expect(over).to_have_text("Your finished games will be listed here.")
        for said in ("1 game added.", "Nothing new in this file."):
            page.set_input_files("input[type=file]", file)
            page.get_by_text(said).wait_for()
        expect(over).to_contain_text("Tricky Badger")
        (tmp_path / "other.json").write_text("{}")
        page.set_input_files("input[type=file]", tmp_path / "other.json")
        page.get_by_text("This file contains no Ludothèque games.").wait_for()

        # Whoever removes a game by mistake has it back; the way to a replay is there.
        page.get_by_role("button", name="Remove from your games: Hygge").click()
        expect(page.locator(".running b")).to_have_count(0)
        page.get_by_role("region", name="In progress").get_by_role("button", name="Undo").click()
        expect(page.locator(".running b")).to_have_text(["Hygge"])
        page.get_by_role("link", name="Watch the replay: Tricky Badger").click()
        page.wait_for_selector("main .frame")

        # Its result is shared as a picture that is made here, with a line of text.
        sitting.go(f"/table/{badger}")
        page.get_by_role("button", name="Share").click()
        shared = page.get_by_role("dialog", name="Share the result")
        expect(shared.locator(".line")).to_have_text(re.compile(r"Tricky Badger: .+ Anna −?[0-9]+.*\."))
        assert complaints(page) == []
        with page.expect_download() as saved:
            shared.get_by_role("button", name="Save picture").click()
        saved.value.save_as(tmp_path / "result.png")
        head = (tmp_path / "result.png").read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        assert int.from_bytes(head[16:20]) == 1080
        assert sitting.troubles == []
    finally:
        sitting.close()
