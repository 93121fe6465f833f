"""Every table, for every number of players, on screens of every kind: nothing overlaps, sticks out or is pushed off."""

import random
import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page

import ludotheque
from tests.web.boxes import SIZES, WRONG
from tests.web.guest import Guest
from tests.web.hands import CHOOSE, CUT
from tests.web.sitting import GLANCE, PATIENCE, Sitting

pytestmark = pytest.mark.on_source

SETTLED = 20  # seconds, in which whatever moves has come to rest on however busy a machine
# How far a match has come for every seat, on average: far enough that there is much to show.
TURNS = {"odin": 4, "hygge": 8, "tricky_badger": 14, "happy_pigs": 22, "happy_corgi": 15}
PHONE = (390, 664)
PRESSES = 40  # enough for several turns
MOVES = 4
# Write down what is told of others, and how much of it is cut or runs out of the page.
NEWS = """() => {
  window.news = {};
  const look = () => {
    const [prompt, second] = ['', ' .second'].map(part => document.querySelector('main .prompt:not(.moment)' + part));
    if (!second) return;
    const over = Math.max(
      prompt.getBoundingClientRect().right - innerWidth,
      document.documentElement.scrollWidth - innerWidth,
      second.scrollWidth - second.clientWidth,
      second.scrollHeight - second.clientHeight,
    );
    window.news[second.innerText] = Math.max(over, 0);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
COUNTS = [
    (game, count)
    for game in sorted(TURNS)
    for count in range(ludotheque.game(game).meta.least, ludotheque.game(game).meta.most + 1)
]


def advance(address: str, sitting: Sitting, game: str, count: int) -> Guest:
    """Play a match by dice until the first seat has a choice, and come to it; give who keeps the others present."""
    wish = {"game": game, "seats": [{"kind": "mine", "name": ""}] * count, "private": True}
    opened = sitting.ask("/api/tables", wish)
    guest = Guest(address, opened["table"], [*opened["secrets"].values(), opened["host"]])
    guest.ask(t="start")
    while not all(seat in guest.views for seat in range(count)):
        guest.hear()
    rng = random.Random(f"{game} {count}")
    made = 0
    least = TURNS[game] * count
    while True:
        views = [guest.views[seat] for seat in range(count)]
        assert not views[0]["view"]["over"], "the match was over before"
        view = next(one for one in views if one["choices"] and not one["revising"])
        if made >= least and view["seat"] == 0 and len(view["choices"]) > 2:
            break
        assert guest.ask(t="move", seat=view["seat"], v=view["v"], m=rng.choice(view["choices"])["m"])["t"] != "refused"
        made += 1
        while any(guest.views[seat]["v"] <= view["v"] for seat in range(count)):
            guest.hear()
    sitting.come(opened["table"], [opened["secrets"]["0"]])
    sitting.page.wait_for_selector("main .frame")
    sitting.settled()
    return guest


def fits(page: Page, what: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """Look at every size until what was moved has come to rest; say what is still wrong."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        end = time.monotonic() + SETTLED
        while (wrong := page.evaluate(WRONG) + page.evaluate(CUT)) and time.monotonic() < end:
            page.wait_for_timeout(50)
        found += [f"{what} at {width} × {height}: {one}" for one in wrong]
    return found


def await_others(sitting: Sitting) -> None:
    """Wait until the bot that plays for us has done all it can, and the page shows it: the others never move."""
    end = time.monotonic() + PATIENCE
    while (view := sitting.views[0]) and view["choices"] and not view["revising"]:
        assert time.monotonic() < end, f"no bot moves for us at {view['view']['prompt']}"
        sitting.page.wait_for_timeout(GLANCE)
    sitting.page.locator(f"main[data-move='{view['v']}']").wait_for()


@pytest.mark.parametrize(("game", "count"), COUNTS)
def test_a_table_fits_its_screen(browser: Browser, address: str, game: str, count: int) -> None:
    sitting = Sitting(browser, address, *SIZES[0], locale="fr")
    try:
        guest = advance(address, sitting, game, count)
        wrong = fits(sitting.page, f"{game} with {count}")
        if count == ludotheque.game(game).meta.most:
            sitting.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            sitting.page.locator(".actions").get_by_role("button", name="Conseil").click()
            sitting.page.locator(".hinting .note").wait_for()
            wrong += fits(sitting.page, f"{game} with a hint", [PHONE])
            sitting.page.get_by_role("button", name="Menu").click()
            sitting.page.get_by_role("button", name="Laisser un robot jouer pour moi").click()
            sitting.page.keyboard.press("Escape")
            sitting.page.locator(".away").wait_for()
            await_others(sitting)
            wrong += fits(sitting.page, f"{game} played by a bot", [PHONE])
        assert not wrong, "\n".join(wrong)
        guest.close()
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("game", sorted(TURNS))
def test_a_small_phone_through_a_game(browser: Browser, address: str, game: str) -> None:
    """With as many as can play, in French: whatever is chosen or picked, the dock and the hand stay on the screen."""
    sitting = Sitting(browser, address, *SIZES[0], locale="fr", has_touch=True)
    rng = random.Random(f"{game} through")
    try:
        sitting.sit(game, ludotheque.game(game).meta.most)
        for _ in range(PRESSES):
            if sitting.settled() is None:
                break
            prompt = sitting.page.locator(".prompt").inner_text()
            wrong = fits(sitting.page, f"{game} at “{prompt}”", [SIZES[0]])
            assert not wrong, "\n".join(wrong)
            point = sitting.page.evaluate(CHOOSE, [[rng.random(), rng.random()], 0.2, False])
            if point is None:
                continue
            if "x" in point:
                sitting.page.touchscreen.tap(point["x"], point["y"])
            else:
                sitting.page.keyboard.press("Escape")
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("game", sorted(TURNS))
def test_what_others_did_fits(browser: Browser, address: str, game: str) -> None:
    """While others act, the line on top tells what they have just done: all of it, however long it is."""
    sitting = Sitting(browser, address, *SIZES[0], locale="fr", pace="brisk")
    rng = random.Random(f"{game} news")
    try:
        sitting.sit(game, ludotheque.game(game).meta.most)
        sitting.page.evaluate(NEWS)
        for _ in range(MOVES):
            if sitting.settled() is None:
                break
            sitting.turn(rng, eager=0.3)
            sitting.made()
        news = sitting.page.evaluate("window.news")
        assert news
        assert {told: over for told, over in news.items() if over > 1} == {}
        assert sitting.troubles == []
    finally:
        sitting.close()
