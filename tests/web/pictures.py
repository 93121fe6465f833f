"""Take the pictures of docs/pictures, by one command: `.venv/bin/python -m tests.web.pictures [NAME …]`.

Every page, and every game at its beginning, in its middle and at its end, on a desktop and on a phone; the game of
examples/ in its middle, at the generic table; stretches of games frame by frame (frames.py). Deals are never the
same, so that a middle is waited for that has something to show.
"""

import base64
import json
import random
import sys
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import ludotheque
from tests.web import frames
from tests.web.guest import Guest
from tests.web.hands import CHOOSE
from tests.web.running import launch, serving
from tests.web.sitting import Sitting

ROOT = Path(__file__).parents[2]
OUT = ROOT / "docs" / "pictures"
EXAMPLES = ROOT / "examples"
EXAMPLE = "crazy_eights"
QUALITY = 70
ATTEMPTS = 12
CHANCE = "ludotheque"  # not what serves the tests, which deals the same every time


class Style(NamedTuple):
    width: int
    height: int
    lang: str
    theme: str


DESKTOP = Style(1280, 800, "en", "light")
DUSK = Style(1280, 800, "fr", "dark")
PHONE = Style(390, 844, "fr", "light")
NIGHT = Style(390, 844, "en", "dark")
PHASES = {"begin": (DESKTOP, PHONE), "middle": (DESKTOP, NIGHT), "end": (DUSK, PHONE)}

# A moment worth a picture, in a message of our seat's turn; any turn after some moves will do for other games.
Worth = Callable[[dict[str, Any]], bool]


def may(told: dict[str, Any], kind: str) -> bool:
    return any(choice["kind"] == kind for choice in told["choices"])


def odin(told: dict[str, Any]) -> bool:
    view = told["view"]
    return may(told, "play") and len(view["hand"]) > 6 and 1 < len(view["centre"]) < 4


def hygge(told: dict[str, Any]) -> bool:
    mine = told["view"]["players"][told["seat"]]
    return may(told, "store") and len(mine["front"]) > 3 and len(mine["stored"]) > 2


def tricky_badger(told: dict[str, Any]) -> bool:
    view = told["view"]
    laid = sum(bool(player["leaf"]) for player in view["players"])
    return may(told, "play") and view["round"] > 1 and len(view["hand"]) > 4 and laid > 1


def happy_pigs(told: dict[str, Any]) -> bool:
    mine = told["view"]["players"][told["seat"]]
    return may(told, "choose") and told["view"]["round"] > 6 and len(mine["pigs"]) > 3 and mine["fields"] > 1


def happy_corgi(told: dict[str, Any]) -> bool:
    view = told["view"]
    return may(told, "solve") and len(view["hand"]) > 3 and sum(cell is not None for cell in view["cells"]) > 7


def crazy_eights(told: dict[str, Any]) -> bool:
    view = told["view"]
    return may(told, "play") and len(told["choices"]) > 2 and len(view["hand"]) > 3 and len(view["pile"]) > 4


WORTHY = (odin, hygge, tricky_badger, happy_pigs, happy_corgi, crazy_eights)
MIDDLES: dict[str, Worth] = {found.__name__: found for found in WORTHY}
CHOSEN = ".hand .piece.lit, .front .piece.lit, .tile.lit"


def shoot(page: Page, name: str) -> None:
    """Keep what the page shows, small."""
    page.wait_for_timeout(400)
    page.evaluate("document.fonts.ready.then(() => true)")
    wish = {"format": "webp", "quality": QUALITY, "optimizeForSpeed": False}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    (OUT / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))


def sit(browser: Browser, address: str, style: Style) -> Sitting:
    return Sitting(browser, address, style.width, style.height, locale=style.lang, color_scheme=style.theme)


def pages(browser: Browser, address: str, finished: str) -> None:
    """Take the pages around the tables."""
    asking = sit(browser, address, DESKTOP)
    friends = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "medium"}]
    for game, name in zip(sorted(ludotheque.all_games())[:3], ("Jeanne", "Milo", "Théo"), strict=False):
        asking.ask("/api/tables", {"game": game, "seats": [{"kind": "mine", "name": name}, *friends]})
    opened = asking.ask("/api/tables", {"game": "odin", "seats": [{"kind": "mine", "name": "Anna"}, *friends]})
    secrets = [*opened["secrets"].values(), opened["host"]]
    asking.close()
    for name, path, sign, style in (
        ("lobby-desktop", "/", "[aria-labelledby='tables-title'] li .button", DESKTOP),
        ("lobby-phone", "/", ".shelf img", PHONE),
        ("waiting-desktop", "table", ".chair", DUSK),
        ("waiting-phone", "table", ".chair", NIGHT),
        ("replay-desktop", f"/replay?table={finished}&step=24&seat=0&true", "main .frame", DESKTOP),
        ("replay-phone", f"/replay?table={finished}&step=24&seat=0", "main .frame", PHONE),
        ("review-desktop", f"/replay?table={finished}&step=24&seat=0&review", ".findings table", DUSK),
        ("review-phone", f"/replay?table={finished}&step=24&seat=0&review", ".findings table", PHONE),
        ("what-if-desktop", f"/replay?table={finished}&step=24&seat=0", "main .frame", DESKTOP),
        ("what-if-phone", f"/replay?table={finished}&step=24&seat=0", "main .frame", PHONE),
        ("puzzle-desktop", "/", "a[href^='/puzzle/']", DESKTOP),
        ("puzzle-phone", "/", "a[href^='/puzzle/']", NIGHT),
        ("rulebook-desktop", "/rules/odin#odin.play.value", "article", DUSK),
        ("rulebook-phone", "/rules/odin#odin.play.value", "article", NIGHT),
        ("about-desktop", "/about", "li", DESKTOP),
        ("about-phone", "/about", "li", PHONE),
    ):
        sitting = sit(browser, address, style)
        if path == "table":
            sitting.come(opened["table"], secrets)
        else:
            sitting.go(path)
        sitting.page.wait_for_selector(sign)
        if name.startswith("review"):
            sitting.page.wait_for_selector(".findings .progress", state="detached")
        if name.startswith("what-if"):
            sitting.page.get_by_role("button", name="Et si…" if style.lang == "fr" else "What if…").first.click()
            sitting.page.locator("dialog .primary:enabled").wait_for()
        if name.startswith("puzzle"):
            solve(sitting)
        shoot(sitting.page, name)
        sitting.close()


def solve(sitting: Sitting) -> None:
    """Choose something in the puzzle of the day, and see what it is worth."""
    page = sitting.page
    page.locator("a[href^='/puzzle/']").first.click()
    page.locator(".told.asking").wait_for()
    while not page.locator(".verdict").count():
        point = page.evaluate(CHOOSE, [[random.random(), random.random()], 0.2, False])
        if point and "x" in point:
            page.mouse.click(point["x"], point["y"])
        page.wait_for_timeout(30)
    page.mouse.move(1, 1)


def challenge(browser: Browser, address: str) -> None:
    """Take the page on which two who played the same deal are compared."""
    anna, milo = sit(browser, address, DESKTOP), sit(browser, address, PHONE)
    link = ""
    for one, name in ((anna, "Anna"), (milo, "Milo")):
        if link:
            one.go("/about")
            one.page.evaluate(
                "localStorage.setItem('ludotheque.prefs', JSON.stringify({ pace: 'once', name: 'Milo' }))"
            )
            one.go(link)
            one.page.locator(".button.primary").click()
            one.page.wait_for_selector("main .frame")
            table = one.page.url.rsplit("/", 1)[1]
        else:
            table = one.sit("happy_corgi", 3, name=name)
        secrets = json.loads(one.page.evaluate("localStorage.getItem('ludotheque.seats')"))[table]["secrets"]
        guest = Guest(address, table, secrets)
        while view := guest.due():
            if link:  # otherwise than the first
                guest.ask(t="move", seat=view["seat"], v=view["v"], m=view["choices"][-1]["m"])
                view["choices"] = []
            else:
                guest.play(view)
        guest.close()
        if not link:
            one.page.get_by_role("button", name="Same deal").click()
            one.page.get_by_role("button", name="Create the link").click()
            link = one.page.locator(".invite .url").inner_text().removeprefix(address)
    for one, name in ((anna, "desktop"), (milo, "phone")):
        one.go(link)
        one.page.locator("details").first.wait_for()
        one.page.locator("summary").first.click()
        shoot(one.page, f"challenge-{name}")
        one.close()


def table(browser: Browser, address: str, game: str, phases: Collection[str] = tuple(PHASES)) -> str:
    """Take a game at its beginning, in its middle and at its end, or at some of them; give the table."""
    for attempt in range(ATTEMPTS):
        asking = sit(browser, address, DESKTOP)
        seats = max(4, next(one["least"] for one in asking.games() if one["name"] == game))
        wishes = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Jeanne"}]
        wishes += [{"kind": "bot", "level": "medium"}] * (seats - 2)
        opened = asking.ask("/api/tables", {"game": game, "seats": wishes, "private": True})
        asking.close()
        guest = Guest(address, opened["table"], [*opened["secrets"].values(), opened["host"]])
        guest.ask(t="start")
        worth = MIDDLES.get(game, bool)
        moves, begun, shown = 0, False, False

        def take(phase: str, secret: str = opened["secrets"]["0"], at: str = opened["table"]) -> None:
            for style in PHASES[phase] if phase in phases else ():
                sitting = sit(browser, address, style)
                sitting.come(at, [secret])
                sitting.page.wait_for_selector("main .frame")
                if phase == "end":
                    sitting.page.wait_for_selector("dialog[open]")
                elif phase == "middle" and (lit := sitting.page.locator(CHOSEN)).count():
                    lit.first.click(position={"x": 12, "y": 30})
                    sitting.page.mouse.move(5, 5)
                shoot(sitting.page, f"{game}-{phase}-{'phone' if style.width < 600 else 'desktop'}")
                sitting.close()

        while view := guest.due():
            if view["seat"] == 0 and not begun:
                begun = True
                take("begin")
            good = worth(view) or attempt == ATTEMPTS - 1
            if view["seat"] == 0 and not shown and moves > 4 and good:
                shown = True
                take("middle")
            guest.play(view)
            moves += 1
        if shown:
            take("end")
        guest.close()
        if shown:
            return str(opened["table"])
    raise AssertionError(f"no middle of {game} was worth a picture")


def main() -> None:
    wanted = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as ours,
        tempfile.TemporaryDirectory() as others,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        finished = ""
        with serving(Path(ours), program=CHANCE) as address:
            for game in sorted(ludotheque.all_games(), reverse=True):
                if not wanted or game in wanted:
                    finished = table(browser, address, game)
            if not wanted or "pages" in wanted:
                pages(browser, address, finished or table(browser, address, "odin"))
            if not wanted or "pages" in wanted or "challenge" in wanted:
                challenge(browser, address)
            for stretch in frames.STRETCHES:
                if not wanted or "frames" in wanted or stretch.name in wanted:
                    frames.take(browser, address, stretch, OUT)
        if not wanted or EXAMPLE in wanted:
            with serving(Path(others), EXAMPLES, CHANCE) as address:
                table(browser, address, EXAMPLE, ["middle"])
        browser.close()


if __name__ == "__main__":
    main()
