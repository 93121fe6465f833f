"""Take a stretch of a game as the page shows it at the usual pace, frame by frame, as one picture for docs/pictures.

`.venv/bin/python -m tests.web.pictures frames`. A frame is taken of every move and of every moment, while it stands.
"""

import base64
import math
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.web.sitting import Sitting

PATIENCE = 600
SETTLED = 500  # milliseconds until what flew has landed
DEALT = 1200  # and until a moment shows all there is to see in it
COLUMNS = 3
QUALITY = 60
NOW = "() => { const { move, moment = '' } = document.querySelector('main').dataset; return [+move, moment]; }"
ON = "() => document.querySelector('main[data-moment] .button.on')?.click()"
HINTED = ".note .button"


class Stretch(NamedTuple):
    """What to take: from where on to which moment (none: to where it begins again), and how many frames, the last."""

    name: str
    game: str
    seats: int
    begins: Callable[[dict[str, Any]], bool]
    ends: str
    most: int
    width: int = 1280
    height: int = 800
    lang: str = "en"
    says: str = ""  # what the line on top must say by then


def any_time(_: dict[str, Any]) -> bool:
    return True


def turn_of_another(view: dict[str, Any]) -> bool:
    return bool(view["step"] == "draw" and view["player"] != view["seat"])


def before_a_trick(view: dict[str, Any]) -> bool:
    return not any(player["leaf"] for player in view["players"])


# What a prize did, in the words of the log.
EFFECT = "gives the|steal|eats|quarrel|protect"

STRETCHES = (
    Stretch("odin-trick", "odin", 4, lambda view: not view["centre"], "trick", 12),
    Stretch("odin-round", "odin", 4, any_time, "round", 9, 390, 664, "fr"),
    Stretch("hygge-turn", "hygge", 3, any_time, "refill", 9),
    Stretch("hygge-last", "hygge", 2, any_time, "last", 6, 390, 664, "fr"),
    Stretch("badger-trick", "tricky_badger", 4, before_a_trick, "prize", 9, says=EFFECT),
    Stretch("badger-round", "tricky_badger", 3, any_time, "round", 6, 390, 664, "fr"),
    Stretch("pigs-reveal", "happy_pigs", 4, lambda view: view["phase"] == "choose", "effect", 9),
    Stretch("pigs-season", "happy_pigs", 3, any_time, "lost", 6, 390, 664, "fr"),
    Stretch("corgi-turn", "happy_corgi", 3, turn_of_another, "", 9),
    Stretch("corgi-meeting", "happy_corgi", 4, any_time, "meeting", 6, 390, 664, "fr"),
)


def take(browser: Browser, address: str, stretch: Stretch, out: Path) -> None:
    """Play by hints until the stretch is over; keep its frames as one picture."""
    moving = {"locale": stretch.lang, "reduced_motion": "no-preference"}
    sitting = Sitting(browser, address, stretch.width, stretch.height, pace="calm", **moving)
    page = sitting.page
    frames: list[bytes] = []
    sitting.sit(stretch.game, stretch.seats)
    page.wait_for_selector("main[data-move]")
    last: list[Any] = []
    asked = -1
    begun = False
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        now = page.evaluate(NOW)
        if now != last:
            last = now
            told = sitting.told.get(now[0])
            fresh = bool(stretch.begins is not any_time and not now[1] and told and stretch.begins(told))
            if fresh and begun and not stretch.ends:
                break
            page.wait_for_timeout(DEALT if now[1] else SETTLED)
            taken = [page.screenshot(type="png")] if page.evaluate(NOW) == now else []
            frames = taken if fresh else frames + taken
            begun = begun or fresh
            ends = now[1] and now[1] == stretch.ends
            if taken and ends and re.search(stretch.says, page.locator(".prompt").inner_text()):
                break
        view = sitting.asked()
        if view and now == [view["v"], ""] and asked != view["v"]:
            asked = view["v"]
            page.keyboard.press("h")
            page.locator(HINTED).first.click()
            page.mouse.move(1, 1)
        elif now[1] and page.locator("main .button.on .ring").count() == 0:
            page.evaluate(ON)
        page.wait_for_timeout(30)
    else:
        raise AssertionError(f"{stretch.name} never came to its end")
    sitting.close()
    sheet(browser, frames[-stretch.most :], stretch, out / f"{stretch.name}.webp")


def sheet(browser: Browser, frames: list[bytes], stretch: Stretch, file: Path) -> None:
    """Lay frames out in the order in which they were seen, row by row."""
    phone = stretch.width < 600
    columns = COLUMNS + 3 * phone
    wide = 240 if phone else 480
    high = round(wide * stretch.height / stretch.width)
    rows = math.ceil(len(frames) / columns)
    size = {"width": columns * (wide + 6) + 6, "height": rows * (high + 6) + 6}
    context = browser.new_context(viewport=size)  # type: ignore[arg-type]  # a dict of the right shape
    page: Page = context.new_page()
    pictures = "".join(
        f'<img width={wide} height={high} src="data:image/png;base64,{base64.b64encode(frame).decode()}">'
        for frame in frames
    )
    page.set_content(
        f"<body style='margin:0;padding:6px;background:#33261d;display:flex;flex-wrap:wrap;gap:6px'>{pictures}</body>"
    )
    page.evaluate("Promise.all([...document.images].map(one => one.decode())).then(() => true)")
    wish = {"format": "webp", "quality": QUALITY, "optimizeForSpeed": False}
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    file.write_bytes(base64.b64decode(taken["data"]))
    context.close()
