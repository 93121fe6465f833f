"""At the usual pace whatever happens between your own moves is shown, one thing after the other, and stands."""

import json
import random
import re
import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket

import ludotheque
from tests.web.hands import IS_FREE
from tests.web.moments import HELPERS, SEEN, UNEXPLAINED
from tests.web.sitting import PATIENCE, Sitting

pytestmark = pytest.mark.on_source

LEAST, MOST = 8, 24  # frames to look at: a moment among them, unless that takes too long
STEP, MOMENT = 1000, 1200  # milliseconds that each stands, at least, from when it is drawn on
DRAWN = 0.25  # of that is certain, however long a busy machine draws: what is skipped stands for none of it

# Write down what the page shows, whenever that changes, and since when: [move, moment, milliseconds]; and which moments
# had all there is to see.
WATCH = (
    "([seen, n]) => {"
    + HELPERS
    + """
  const complete = Object.fromEntries(Object.entries(seen).map(([mark, said]) => [mark, eval(`() => ${said}`)]));
  window.seen = [];
  window.whole = {};
  const look = () => {
    const { move = '', moment = '' } = document.querySelector('main')?.dataset ?? {};
    const last = window.seen.at(-1);
    if (move && (last?.[0] !== +move || last[1] !== moment)) window.seen.push([+move, moment, performance.now()]);
    if (moment && complete[moment]()) window.whole[`${move} ${moment}`] = true;
    window.kept ||= ['.prompt.acting:not(.moment)', '.actions .skip'].every((path) => document.querySelector(path));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""
)
# What stands until somebody taps: the end of a round.
TAP = "() => document.querySelector('main[data-moment] .button.on:not(:has(.ring))')?.click()"


class Told:
    """What the socket told the page: each frame by its move and its moment, and whether it must stand."""

    def __init__(self, page: Page) -> None:
        self.frames: list[tuple[int, str]] = []
        self.stands: dict[tuple[int, str], int] = {}
        self.lines = 0
        page.on("websocket", lambda socket: self.listen(socket))

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.heard)

    def heard(self, payload: str | bytes) -> None:
        message: dict[str, Any] = json.loads(payload)
        if message["t"] != "view" or (message["v"], "") in self.frames:
            return
        lines = message["log"]["from"] + len(message["log"]["lines"])
        for mark in [*(one["mark"] for one in message.get("moments", [])), ""]:
            frame = message["v"], mark
            self.frames.append(frame)
            self.stands[frame] = MOMENT if mark else STEP * (lines > self.lines and not message["choices"])
        self.lines = lines


@pytest.mark.parametrize("game", sorted(ludotheque.all_games()))
def test_nothing_is_left_out(browser: Browser, address: str, game: str) -> None:
    sitting = Sitting(browser, address, 390, 664, pace="calm")
    page = sitting.page
    told = Told(page)
    rng = random.Random(game)
    try:
        seats = max(3, ludotheque.game(game).meta.least)
        sitting.sit(game, seats)
        page.evaluate(WATCH, [SEEN[game], seats])
        end = time.monotonic() + PATIENCE
        seen: list[list[Any]] = []
        while len(told.frames) < LEAST or (len(told.frames) < MOST and not any(mark for _, mark in told.frames)):
            assert time.monotonic() < end
            seen = page.evaluate("window.seen")
            view = sitting.asked()
            if view and seen[-1][:2] == [view["v"], ""]:
                assert page.evaluate(UNEXPLAINED) == []
                sitting.turn(rng, eager=0.5)
                sitting.made()
            page.evaluate(TAP)
            page.wait_for_timeout(20)
        wanted = told.frames.copy()
        while not told.stands[wanted[-1]]:
            wanted.pop()
        while [*wanted[-1]] not in [one[:2] for one in seen]:
            assert time.monotonic() < end, f"{wanted[-1]} is not shown"
            page.evaluate(TAP)
            page.wait_for_timeout(20)
            seen = page.evaluate("window.seen")
        shown = [(move, moment) for move, moment, _ in seen]
        shown = shown[: shown.index(wanted[-1]) + 1]
        # What others do while one may choose is not shown one by one.
        assert shown == [one for one in wanted[wanted.index(shown[0]) :] if told.stands[one] or one in shown]
        whole = page.evaluate("window.whole")
        assert [one for one in shown if one[1] and f"{one[0]} {one[1]}" not in whole] == []
        assert not page.evaluate("window.kept"), "a choice was asked for while something else was still to be shown"
        for (move, moment, since), (*_, until) in pairwise(seen[1:]):  # since when the first stood, nobody saw
            least = DRAWN * told.stands[move, moment]
            assert until - since >= least, f"move {move} {moment}: {until - since:.0f} ms"
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_who_skips_ahead_is_told_how_far(browser: Browser, address: str) -> None:
    sitting = Sitting(browser, address, 390, 664, pace="calm")
    page = sitting.page
    rng = random.Random(3)
    later = page.locator(".prompt .later")
    end = time.monotonic() + PATIENCE
    try:
        sitting.sit("odin", 4)
        while not later.count():
            assert time.monotonic() < end
            if page.locator(".actions .skip").count():
                page.evaluate("document.querySelector('.actions .skip')?.click()")
            elif sitting.asked() and page.evaluate(IS_FREE):
                sitting.turn(rng, eager=0.9)
                sitting.made()
            page.evaluate(TAP)
            page.wait_for_timeout(20)
        assert re.fullmatch(r"[2-9]\d* moves later|1\d+ moves later", later.inner_text())
        assert sitting.troubles == []
    finally:
        sitting.close()
