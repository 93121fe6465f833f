"""Somebody at the page: opens tables, hears what the socket says, and plays by mouse, keyboard or touch."""

import json
import random
import re
import time
import urllib.request
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.web.hands import CHOOSE, CUT, IS_FREE, STEPS_TO_WANTED, WHOSE

PATIENCE = 120  # seconds without any progress, on however busy a machine
GLANCE = 20  # milliseconds from one look to the next


class Sitting:
    """A page at a table."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        width: int = 1280,
        height: int = 800,
        *,
        pace: str = "once",
        **context: Any,
    ) -> None:
        self.address = address
        wishes = [{"name": "ludotheque.prefs", "value": json.dumps({"pace": pace})}]
        usual: dict[str, Any] = {
            "locale": "en",
            "reduced_motion": "reduce",
            "service_workers": "block",  # one would fetch the whole page each time
            "storage_state": {"cookies": [], "origins": [{"origin": address, "localStorage": wishes}]},
        }
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            **{**usual, **context},
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.views: dict[int | None, dict[str, Any]] = {}
        self.told: dict[int, dict[str, Any]] = {}  # what was seen after each move
        self.troubles: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)

    def close(self) -> None:
        self.context.close()

    def listen(self, socket: WebSocket) -> None:
        def heard(payload: str | bytes) -> None:
            message = json.loads(payload)
            if message["t"] == "view":
                self.views[message["seat"]] = message
                self.told[message["v"]] = message["view"]
            elif message["t"] == "refused":
                self.troubles.append(f"refused: {message}")

        def said(payload: str | bytes) -> None:
            message = json.loads(payload)
            if message["t"] == "move":
                self.sent.append(message)

        socket.on("framereceived", heard)
        socket.on("framesent", said)

    @property
    def moves(self) -> int:
        return len(self.sent)

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def games(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask("/api/games")["games"]
        return found

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def sit(self, game: str, seats: int, mine: int = 1, name: str = "Anna", **options: object) -> str:
        """Open a table with bots and sit down at it."""
        level = self.ask("/api/games")["levels"][0]
        wishes: list[dict[str, str]] = [{"kind": "mine", "name": f"{name}{i or ''}"} for i in range(mine)]
        wishes += [{"kind": "bot", "level": level}] * (seats - mine)
        opened = self.ask("/api/tables", {"game": game, "seats": wishes, "private": True, "options": options})
        self.come(opened["table"], [*opened["secrets"].values(), opened["host"]], start=True)
        self.page.wait_for_selector("main .frame, .curtain")
        return str(opened["table"])

    def come(self, table: str, secrets: list[str], start: bool = False) -> None:
        """Go to a table with the secrets of some of its seats; none to watch."""
        known = json.dumps([table, secrets, start])
        self.page.add_init_script(
            f"""(([table, secrets, start]) => {{
              const once = 'come ' + table + secrets;
              if (sessionStorage.getItem(once)) return;  // only the first time
              sessionStorage.setItem(once, '1');
              localStorage.setItem('ludotheque.seats', JSON.stringify({{ [table]: {{ secrets, at: Date.now() }} }}));
              if (start) sessionStorage.setItem('start ' + table, '1');
            }})({known})"""
        )
        self.go(f"/table/{table}")

    @property
    def over(self) -> bool:
        return any(view["view"]["over"] for view in self.views.values())

    def asked(self) -> dict[str, Any] | None:
        """Return the view in which one of ours must choose, if there is one just now."""
        return next((view for view in self.views.values() if view["choices"] and not view["revising"]), None)

    def due(self) -> dict[str, Any] | None:
        """Wait for a view in which one of ours must choose; None once the match is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.over:
                return None
            if view := self.asked():
                return view
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"nothing to do for {PATIENCE} s: {[v['view']['prompt'] for v in self.views.values()]}")

    def settled(self) -> dict[str, Any] | None:
        """Wait until ours is the next move and the page shows it; others may still be choosing, too."""
        end = time.monotonic() + PATIENCE
        while (view := self.due()) is not None:
            if self.page.evaluate(IS_FREE) and self.views[view["seat"]] is view:
                return view
            assert time.monotonic() < end, f"nothing to press for {PATIENCE} s"
            self.page.wait_for_timeout(
                GLANCE
            )  # a move of ours may still be on its way, after which the match may be over
        return None

    def whose(self) -> str | None:
        """Return the name of the player whose table is on the screen."""
        found: str | None = self.page.evaluate(WHOSE)
        return found

    def turn(self, rng: random.Random, how: str = "mouse", eager: float = 0.2) -> None:
        """Make one move, pressing what may be pressed by dice; `eager`: how likely to pass or stop rather than not."""
        before = self.moves
        presses = 0
        end = time.monotonic() + PATIENCE
        dice = rng.random(), rng.random()
        while self.moves == before:
            point = self.page.evaluate(CHOOSE, [dice, eager, how == "keyboard"])
            if self.moves > before:
                return  # it was made meanwhile, and this is about the next one
            if point is None:
                assert time.monotonic() < end, f"nothing to press for {PATIENCE} s"
                if self.over or not self.asked():
                    return
                self.page.wait_for_timeout(GLANCE)  # a move was made and is on its way, or the page still comes
                continue  # with the same dice: how often one looked must not decide what is played
            presses += 1
            dice = rng.random(), rng.random()
            assert presses < 200, f"200 presses by {how}, and no move"
            if "covered" in point:
                assert self.page.locator(".bubble, .tip").count(), f"{point['covered']} cannot be hit"
                self.page.keyboard.press("Escape")  # a rule was quoted over it, or what lies under the mouse explained
            elif presses % 20 == 0:
                self.page.keyboard.press("Escape")  # what was chosen leads nowhere: choose again
            elif how == "keyboard":
                self.walk(point["space"])
            elif how == "touch":
                self.page.touchscreen.tap(point["x"], point["y"])
            else:
                self.page.mouse.click(point["x"], point["y"])

    def walk(self, space: bool) -> None:
        """Go to the button by the tab key, as somebody without a mouse would, and press it, unless it goes away."""
        for _ in range(4):  # where the focus was lost, the first step leads somewhere near
            steps: int | None = self.page.evaluate(STEPS_TO_WANTED)
            if steps is None:
                return
            if steps == 0:
                self.page.keyboard.press("Space" if space else "Enter")
                return
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        raise AssertionError(f"the tab key does not lead to {self.page.evaluate('window.wanted.outerHTML')}")

    def made(self) -> dict[str, Any]:
        """Return the last move, and wait until the page has heard what came of it."""
        last = self.sent[-1]
        end = time.monotonic() + PATIENCE
        while self.views[last["seat"]]["v"] <= last["v"]:
            assert time.monotonic() < end, f"no answer to {last}"
            self.page.wait_for_timeout(GLANCE)
        return last

    def play(self, decisions: int, rng: random.Random, how: str = "mouse") -> None:
        """Make random moves."""
        for _ in range(decisions):
            if self.settled() is None:
                return
            self.turn(rng, how)
            self.made()


def nothing_cut(page: Page) -> None:
    """See that all text fits where it stands, once everything is there."""
    end = time.monotonic() + PATIENCE
    while found := page.evaluate(CUT):
        assert time.monotonic() < end, found
        page.wait_for_timeout(50)


def no_raw_keys(page: Page) -> None:
    """See that everything on the page has been put into words."""
    text = page.inner_text("body")
    assert "⟦" not in text
    assert not re.search(r"\b(?:ui|prompt|log|choice|refused|option|level|phrase|reason)-[a-z]", text)
