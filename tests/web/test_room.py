"""Room for everything: names, rounds and the last line of the log are seen whole, and what is played is in reach."""

import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

import ludotheque
from tests.web.sitting import PATIENCE, Sitting, nothing_cut

pytestmark = pytest.mark.on_wheel

# How far the names of the action tiles reach into the dock, in pixels, on a page that was not scrolled.
UNDER_THE_DOCK = """() => {
  scrollTo(0, 0);
  const dock = document.querySelector('.actions').getBoundingClientRect().top;
  return [...document.querySelectorAll('.tile b')].map(one => one.getBoundingClientRect().bottom - dock);
}"""
HEIGHT = "document.querySelector('.log').scrollHeight"
# How much of the log is left below what is seen of it, in pixels.
LEFT_BELOW = """() => {
  const log = document.querySelector('.log');
  return log.scrollHeight - log.clientHeight - log.scrollTop;
}"""


def record(game: str, seats: int, file: Path) -> Path:
    """Play a match by dice; write its record."""
    match = ludotheque.game(game).match(seats=seats, seed=5)
    rng = random.Random(5)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal(seat)))
    file.write_text(match.record().to_json(), "utf-8")
    return file


@pytest.mark.parametrize("game", sorted(ludotheque.all_games()))
def test_nothing_is_cut_in_a_replay_of_many(browser: Browser, address: str, game: str, tmp_path: Path) -> None:
    """As many players as there may be, and every round of a long game on the timeline."""
    sitting = Sitting(browser, address, locale="fr")
    page = sitting.page
    try:
        sitting.go("/replay")
        played = record(game, ludotheque.game(game).meta.most, tmp_path / "record.json")
        page.set_input_files("input[type=file]", played)
        page.wait_for_selector("main .frame")
        for step in range(1, 25):  # by way of the moments of each
            while not page.get_by_text(f"Coup {step} sur").count() or page.locator("main[data-moment]").count():
                page.keyboard.press("ArrowRight")
                nothing_cut(page)
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_the_last_line_of_the_log_is_seen_however_late_its_pictures_come(browser: Browser, address: str) -> None:
    sitting = Sitting(browser, address)
    page = sitting.page
    late: list[Route] = []
    try:
        table = sitting.sit("hygge", 3)
        sitting.play(12, random.Random(1))
        page.route("**/api/sheet/*", lambda route: late.append(route))  # what is printed on its cards
        page.goto("about:blank")
        sitting.go(f"/table/{table}")
        page.wait_for_selector(".log li:nth-child(20)")
        while not late:
            page.wait_for_timeout(5)
        before = page.evaluate(HEIGHT)
        while late:
            late.pop().continue_()
        page.unroute("**/api/sheet/*")
        page.wait_for_function(f"before => {HEIGHT} > before", arg=before)
        end = time.monotonic() + PATIENCE
        while page.evaluate(LEFT_BELOW) > 2:
            assert time.monotonic() < end, "the log does not end with its last line"
            page.wait_for_timeout(20)
    finally:
        sitting.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_tiles_are_in_reach_on_a_short_phone(browser: Browser, address: str, lang: str) -> None:
    """With the forecast there are two cards above them."""
    sitting = Sitting(browser, address, 390, 664, locale=lang)
    try:
        sitting.sit("happy_pigs", 4, forecast=True)
        rng = random.Random(lang)
        while (view := sitting.settled()) and not view["view"]["forecast"]:
            sitting.play(1, rng)
        under = sitting.page.evaluate(UNDER_THE_DOCK)
        assert len(under) == 4
        assert max(under) <= 0
    finally:
        sitting.close()
