"""What happens at a table is seen standing, one thing after the other: each moment with all there is to see in it."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

import ludotheque
from tests.web.hands import IS_FREE
from tests.web.moments import LOOK, MEANS, SEEN, UNEXPLAINED, explained, places
from tests.web.sitting import Sitting, no_raw_keys

pytestmark = pytest.mark.on_source

# To a step without the focus: the keys are for the way from there.
SLIDE = "(range, step) => { range.value = step; range.dispatchEvent(new Event('input', { bubbles: true })); }"
MARK = "() => document.querySelector('main')?.dataset.moment ?? ''"


@pytest.mark.parametrize("game", SEEN)
def test_each_moment_of_a_replay_shows_all_there_is_to_see(
    browser: Browser, address: str, game: str, tmp_path: Path
) -> None:
    """One of every kind that the game declares, for as many players as can be; in French, on a phone."""
    seats = ludotheque.game(game).meta.most
    sitting = Sitting(browser, address, 390, 844, locale="fr")
    page = sitting.page
    shown: ludotheque.Match | None = None
    try:
        for mark, (match, step, index) in places(game, seats).items():
            if match is not shown:
                shown = match
                file = tmp_path / f"{mark}.json"
                file.write_text(match.record().to_json(), "utf-8")
                sitting.go("/replay")
                page.set_input_files("input[type=file]", file)
                page.wait_for_selector("main .frame")
            page.locator("input[type=range]").evaluate(SLIDE, step - 1)
            for _ in range(index + 1):
                page.keyboard.press("ArrowRight")
            page.wait_for_function(f"mark => ({MARK})() === mark", arg=mark)
            assert page.evaluate(LOOK, [SEEN[game][mark], seats]), f"{mark} without {SEEN[game][mark]}"
            assert page.locator(".prompt .display").inner_text()
            assert page.evaluate(UNEXPLAINED) == []
            assert [one for one in page.evaluate(MEANS) if not explained(game, one)] == []
            no_raw_keys(page)
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_a_moment_is_told_as_it_was_told_then(browser: Browser, address: str) -> None:
    """The table may be further on, and its log name less of what fell then: here it ends, and forgets all else."""
    tables: list[dict[str, Any]] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)

        def heard(message: str | bytes) -> None:
            page.send(message)
            told = json.loads(message)
            if told["t"] == "table":
                tables.append(told)
            if told.get("moments"):
                ends = [{"v": 1, "key": "end", "args": {}}] * (told["log"]["from"] + len(told["log"]["lines"]))
                page.send(json.dumps({**told, "v": told["v"] + 1, "moments": [], "log": {"from": 0, "lines": ends}}))
                seats = [{**seat, "name": "Later"} for seat in tables[-1]["seats"]]
                page.send(json.dumps({**tables[-1], "seats": seats}))

        server.on_message(heard)

    sitting = Sitting(browser, address, pace="wait")
    try:
        sitting.page.route_web_socket("**/socket", between)
        sitting.sit("happy_pigs", 3)
        sitting.settled()
        rng = random.Random(1)
        while not sitting.page.evaluate(MARK):
            sitting.turn(rng)
            sitting.made()
            sitting.page.wait_for_function(f"() => ({MARK})() || ({IS_FREE})()")
        expect(sitting.page.locator(".panel", has_text="Later").first).to_be_visible()  # it has heard the end
        last = sitting.page.locator(".log li").last
        expect(last).to_be_visible()
        assert last.inner_text().strip() != "The year is over."
    finally:
        sitting.close()


def test_a_table_that_waits_goes_on_at_a_tap(browser: Browser, address: str) -> None:
    sitting = Sitting(browser, address, pace="wait")
    try:
        sitting.sit("happy_pigs", 3)
        sitting.settled()
        rng = random.Random(1)
        while not (shown := sitting.page.evaluate(MARK)):
            sitting.turn(rng)
            sitting.made()
            sitting.page.wait_for_function(f"() => ({MARK})() || ({IS_FREE})()")
        sitting.page.wait_for_timeout(4500)  # longer than it would stand at the usual pace
        assert (shown, sitting.page.evaluate(MARK)) == ("reveal", "reveal")
        sitting.page.locator("main .on:visible").first.click()
        sitting.page.wait_for_function(f"shown => ({MARK})() !== shown", arg=shown)
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize(("seats", "width", "height"), [(4, 1280, 800), (6, 1280, 800), (3, 390, 664)])
def test_shares_that_are_dealt_out_fit_the_cloth(
    browser: Browser, address: str, seats: int, width: int, height: int, tmp_path: Path
) -> None:
    """Three actions and more are chosen: their lanes lie on the cloth, what is told below them."""
    match = ludotheque.game("happy_pigs").match(seats=seats, seed=5)
    rng = random.Random(5)
    chosen = ["feed", "mate", "buy", "feed", "sell", "feed"]
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        kinds = {choice.kind for choice in legal}
        if "choose" in kinds and chosen:
            match.play(seat, next(choice for choice in legal if chosen[0] in choice.text))
            chosen.pop(0)
        elif "stop" in kinds and len(chosen) > 0:
            match.play(seat, next(choice for choice in legal if choice.kind == "stop"))
        else:
            match.play(seat, rng.choice(legal))
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json(), "utf-8")
    sitting = Sitting(browser, address, width, height)
    page = sitting.page
    try:
        sitting.go("/replay")
        page.set_input_files("input[type=file]", file)
        page.wait_for_selector("main .frame")
        page.keyboard.press("Home")
        for _ in range(4 * seats):
            if page.evaluate(MARK) == "reveal":
                break
            page.keyboard.press("ArrowRight")
        page.locator(".lane").first.wait_for()
        assert page.locator(".lane").count() >= 3
        assert page.evaluate(
            """() => {
              const box = path => [...document.querySelectorAll(path)].map(one => one.getBoundingClientRect());
              const [reveal] = box('.reveal'), lowest = Math.max(...box('.taker').map(one => one.bottom));
              const below = box('.reveal .others, .reveal .note').filter(one => one.height);
              const ends = Math.max(...below.map(one => one.bottom));
              return lowest <= Math.min(...below.map(one => one.top)) && ends <= reveal.bottom + 1;
            }"""
        )
        assert sitting.troubles == []
    finally:
        sitting.close()
