"""Somebody at the page: opens tables, reads what the socket says, and moves by mouse, keyboard or touch."""

import json
import random
import time
import urllib.request
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket
from playwright.sync_api import TimeoutError as Late

# Where a lit piece can really be hit: nothing lies over that point.
POINT = """wanted => {
  const all = [...document.querySelectorAll('[data-leads]')];
  const leading = all.filter(one => one.dataset.leads.split(' ').includes(String(wanted)));
  leading.sort((a, b) => a.dataset.leads.length - b.dataset.leads.length);
  const element = leading[0];
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  const box = element.getBoundingClientRect();
  for (const fy of [.3, .5, .15, .7, .85]) for (const fx of [.12, .3, .5, .7, .88]) {
    const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
    const hit = document.elementFromPoint(x, y);
    if (hit && (hit === element || element.contains(hit))) {
      document.querySelectorAll('[data-driven]').forEach(one => one.removeAttribute('data-driven'));
      element.setAttribute('data-driven', '');
      return { x, y, last: !element.matches('[aria-pressed]') || element.dataset.leads === String(wanted) };
    }
  }
  return { covered: element.outerHTML.slice(0, 300) };
}"""


class Sitting:
    """A page at a table."""

    def __init__(self, browser: Browser, address: str, width: int = 1280, height: int = 800, **context: Any) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", **{"locale": "en", **context}
        )
        self.page: Page = self.context.new_page()
        self.views: dict[int | None, dict[str, Any]] = {}
        self.troubles: list[str] = []
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
            elif message["t"] == "refused":
                self.troubles.append(f"refused: {message}")

        socket.on("framereceived", heard)

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

    def sit(self, game: str, seats: int, mine: int = 1, name: str = "Anna") -> str:
        """Open a table with bots and sit down at it."""
        level = self.ask("/api/games")["levels"][0]
        wishes: list[dict[str, str]] = [{"kind": "mine", "name": f"{name}{i or ''}"} for i in range(mine)]
        wishes += [{"kind": "bot", "level": level}] * (seats - mine)
        opened = self.ask("/api/tables", {"game": game, "seats": wishes, "private": True})
        self.go("/about")
        self.page.evaluate(
            """([table, secrets]) => {
              localStorage.setItem('ludotheque.seats', JSON.stringify({ [table]: { secrets, at: Date.now() } }));
              sessionStorage.setItem('start ' + table, '1');
            }""",
            [opened["table"], [*opened["secrets"].values(), opened["host"]]],
        )
        self.go(f"/table/{opened['table']}")
        self.page.wait_for_selector("main[data-v], .curtain")
        return str(opened["table"])

    def due(self, patience: float = 30) -> dict[str, Any] | None:
        """Wait for a view in which one of ours must choose; None once the match is over."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if any(view["view"]["over"] for view in self.views.values()):
                return None
            for view in self.views.values():
                if view["choices"] and not view["revising"]:
                    return view
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing to do for {patience} s: {[v['view']['prompt'] for v in self.views.values()]}")

    def settled(self) -> dict[str, Any] | None:
        """Wait until ours is the next move and the page shows it: others may still be choosing, too."""
        while (view := self.due()) is not None:
            try:
                self.page.wait_for_selector(f'main[data-v="{view["v"]}"]', timeout=500)
            except Late:
                continue
            self.page.wait_for_timeout(40)
            if self.views[view["seat"]] is view:
                return view
        return None

    def move(self, view: dict[str, Any], target: int, how: str = "mouse") -> None:
        """Make a move through the page, one lit piece after another."""
        moved = f'main[data-v]:not([data-v="{view["v"]}"]), .curtain'
        end = time.monotonic() + 20
        while time.monotonic() < end:
            if self.views[view["seat"]]["v"] != view["v"]:
                return
            point = self.page.evaluate(POINT, target)
            if point is None:
                self.page.wait_for_timeout(30)
                continue
            assert "covered" not in point, f"{point['covered']} cannot be hit"
            if how == "keyboard":
                self.page.locator("[data-driven]").focus()
                self.page.keyboard.press("Enter" if point["last"] else "Space")
            elif how == "touch":
                self.page.touchscreen.tap(point["x"], point["y"])
            else:
                self.page.mouse.click(point["x"], point["y"])
            try:
                self.page.wait_for_selector(moved, timeout=250)
            except Late:
                continue
        choice = next(choice for choice in view["choices"] if choice["m"] == target)
        raise AssertionError(f"no way to {choice['text']} ({view['view']['prompt']['key']}) by {how}")

    def play(self, decisions: int, rng: random.Random, how: str = "mouse") -> None:
        """Make random moves."""
        for _ in range(decisions):
            view = self.settled()
            if view is None:
                return
            self.move(view, rng.choice(view["choices"])["m"], how)
