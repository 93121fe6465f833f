"""What happens at a table is seen standing, one thing after the other: each moment with all there is to see in it."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import ludotheque
from tests.web.guest import Guest
from tests.web.sitting import Sitting, no_raw_keys

pytestmark = pytest.mark.on_source

# For each moment, what must be on the table while it stands; `n` is the number of players.
SEEN: dict[str, dict[str, str]] = {
    "odin": {
        "trick": "all('.cards.won .piece').length > 0 && all('.play .pill').length == 1",
        "round": "all('.ended li').length == n && all('.ended li').every(li => pieces(li) == number(li, '.points'))",
    },
    "hygge": {
        "refill": "all('.stock .piece').length < 4 && all('.panel.about').length == 1",
        "last": "all('.lasts li').length == n && all('.lasts li small').every(one => one.innerText)",
    },
    "tricky_badger": {
        "trick": "all('.trick .piece').length == n && all('.trick .won').length == 1 && all('.why').length == n"
        " && all('.trick .stamp').length == all('.trail').length && all('.panel.about .coming').length == 1",
        "prize": "all('.trick .won').length == 1 && all('.panel.about').length == 1",
        "loss": "all('.panel.about .lost').length > 0",
        "round": "all('.standing li').length == n",
    },
    "happy_pigs": {
        "reveal": "all('.taker').length >= n && all('.lane').every(lane => coins(lane) == number(lane, 'h2 b'))",
        "effect": "all('.cards .card').length > 0 && all('.farm').length == 1",
        "season": "all('.farm').length == 1 && all('.field:not(.mini) .pig').every(marked)",
        "lost": "all('.panel .tag').length > 0 && all('.doomed').length == 0",
    },
    "happy_corgi": {
        "meeting": "all('.board .won').length == 1 && all('.river .won').length == 1 && all('.about').length == 2",
        "place": "all('.board .won').length == 1 && all('.about').length == 1",
    },
}
LOOK = """([seen, n]) => {
  const all = path => [...document.querySelectorAll('main ' + path)];
  const pieces = one => one.querySelectorAll('.piece').length;
  const coins = one => one.querySelectorAll('.coins i').length;
  const number = (one, path) => Number(one.querySelector(path).innerText);
  const marked = pig => pig.classList.contains('doomed') != !!pig.querySelector('.sign:not(.fed)');
  return eval(seen);
}"""
MARK = "() => document.querySelector('main')?.dataset.moment ?? ''"

# Keep what the page shows, each time that anything of it changes, and how long it stood.
RECORD = """() => {
  window.frames_ = [];
  const read = () => {
    const main = document.querySelector('main');
    const shown = JSON.stringify([main?.dataset.moment ?? '', document.querySelectorAll('.log li').length]);
    const last = window.frames_.at(-1);
    if (last?.shown === shown) return;
    if (last) last.until = performance.now();
    window.frames_.push({ shown, at: performance.now() });
  };
  new MutationObserver(read).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
STANDS = 1490  # milliseconds that a moment stands at a calm table, and never less on a slow machine


@pytest.mark.parametrize("game", SEEN)
def test_each_moment_of_a_replay_shows_all_there_is_to_see(
    browser: Browser, address: str, game: str, tmp_path: Path
) -> None:
    """From the end back, by way of the moments, until one of each kind has been seen; in French, on a phone."""
    match = ludotheque.game(game).match(seats=4, seed=5)
    rng = random.Random(5)
    marks: set[str] = set()
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal(seat)))
        marks.update(moment.mark for moment in match.moments)
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json(), "utf-8")
    sitting = Sitting(browser, address, 390, 844, locale="fr")
    page = sitting.page
    try:
        sitting.go("/replay")
        page.set_input_files("input[type=file]", file)
        page.wait_for_selector("main .frame")
        page.keyboard.press("End")
        page.locator("main .frame").wait_for()
        missing = marks & set(SEEN[game])
        for _ in range(600):
            if not missing:
                break
            page.keyboard.press("ArrowLeft")
            mark = page.evaluate(MARK)
            if mark in missing:
                missing.remove(mark)
                assert page.evaluate(LOOK, [SEEN[game][mark], 4]), f"{mark} without {SEEN[game][mark]}"
                assert page.locator(".prompt .display").inner_text()
                no_raw_keys(page)
        assert not missing
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("game", ["tricky_badger", "happy_corgi"])
def test_every_step_of_the_others_stands_at_a_calm_table(browser: Browser, address: str, game: str) -> None:
    """Our move is made beside the page; what the bots answer comes at once, and is shown one after the other."""
    sitting = Sitting(browser, address, pace="calm")
    page = sitting.page
    lengths: list[int] = []  # of the log, with each view that came

    def heard(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["t"] == "view":
            lengths.append(message["log"]["from"] + len(message["log"]["lines"]))

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    bots = [{"kind": "bot", "level": "easy"}] * 2
    wish = {"game": game, "seats": [{"kind": "mine", "name": "Anna"}, *bots], "private": True}
    opened = sitting.ask("/api/tables", wish)
    secrets = [*opened["secrets"].values(), opened["host"]]
    guest = Guest(address, opened["table"], secrets)
    try:
        sitting.come(opened["table"], secrets, start=True)
        page.wait_for_selector("main .frame")
        page.evaluate(RECORD)
        acting = page.locator(".prompt.acting")
        mine = 0
        while not any(json.loads(frame["shown"])[0] for frame in page.evaluate("window.frames_")) or mine < 2:
            acting.wait_for()
            if view := guest.due():
                guest.play(view)
                sitting.due()  # what the others did has come, too
                mine += 1
            page.wait_for_function("v => !document.querySelector('.prompt.acting')", arg=0)
        acting.wait_for()
        frames: list[dict[str, Any]] = page.evaluate("window.frames_")
        told = {json.loads(frame["shown"])[1] for frame in frames}
        assert {length for length in lengths if min(told) <= length <= max(told)} <= told, "some step was left out"
        for frame in frames[:-1]:
            mark = json.loads(frame["shown"])[0]
            if mark:
                assert frame["until"] - frame["at"] >= STANDS, frame
        assert sitting.troubles == []
    finally:
        guest.close()
        sitting.close()


def test_a_table_waits_for_a_tap(browser: Browser, address: str) -> None:
    """And a click on the line that told the play shows it again."""
    sitting = Sitting(browser, address, pace="wait")
    page = sitting.page
    bots = [{"kind": "bot", "level": "easy"}] * 2
    wish = {"game": "tricky_badger", "seats": [{"kind": "mine", "name": "Anna"}, *bots], "private": True}
    opened = sitting.ask("/api/tables", wish)
    secrets = [*opened["secrets"].values(), opened["host"]]
    guest = Guest(address, opened["table"], secrets)
    try:
        sitting.come(opened["table"], secrets, start=True)
        page.wait_for_selector("main .frame")
        moment = page.locator("main[data-moment]")
        acting = page.locator(".prompt.acting")
        while True:
            moment.or_(acting).first.wait_for()
            if moment.count():
                break
            if view := guest.due():
                guest.play(view)
                sitting.due()
            expect(acting).to_have_count(0)
        expect(moment).to_have_attribute("data-moment", "trick")
        expect(page.locator(".trick .won")).to_have_count(1)
        page.get_by_role("button", name="Go on").click()
        expect(moment).to_have_attribute("data-moment", "prize")
        page.get_by_role("button", name="Go on").click()
        expect(moment).to_have_count(0)
        page.locator(".log li button").filter(has_text="leads").first.click()
        expect(moment).to_have_attribute("data-moment", "trick")
        page.get_by_role("button", name="Back to the game").click()
        expect(moment).to_have_count(0)
        assert sitting.troubles == []
    finally:
        guest.close()
        sitting.close()
