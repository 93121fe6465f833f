"""Somebody at the page: opens tables, reads what the socket says, and moves by mouse, keyboard or touch."""

import json
import random
import re
import time
import urllib.request
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket
from playwright.sync_api import TimeoutError as Late

# Where a lit piece can really be hit: nothing lies over that point.
POINT = """([wanted, v]) => {
  if (document.querySelector('main')?.dataset.v !== v) return { moved: true };
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
      const pressed = document.querySelectorAll('[aria-pressed="true"]').length;
      return { x, y, pressed, last: !element.matches('[aria-pressed]') || element.dataset.leads === String(wanted) };
    }
  }
  return { covered: element.outerHTML.slice(0, 300) };
}"""


# Something came of it: another version, the curtain, or one more piece chosen.
CHANGED = """([v, pressed]) => document.querySelector('.curtain')
  || document.querySelector('main')?.dataset.v !== v
  || document.querySelectorAll('[aria-pressed="true"]').length !== pressed"""

DRIVEN = "document.querySelector('[data-driven]')?.outerHTML.slice(0, 300)"

# How often to press the tab key from here to the piece; backwards if negative.
STEPS = """() => {
  const reached = one => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden';
  const every = [...document.querySelectorAll('a[href], button:not(:disabled), input, [tabindex="0"]')].filter(reached);
  const to = every.findIndex(one => one.matches('[data-driven]'));
  const from = every.indexOf(document.activeElement);
  if (from < 0 && document.activeElement !== document.body) document.activeElement.blur();
  return to - from;
}"""

# Everything a click on which may lead to a move, and the moves it leads to.
LEADS = "[...document.querySelectorAll('[data-leads]')].flatMap(one => one.dataset.leads.split(' ').map(Number))"

# Text that does not fit where it stands, and a hand that lies under the dock.
CUT = """() => {
  const found = new Set();
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.add(`the page is ${wide} wide`);
  for (const one of document.querySelectorAll('main *, header *, dialog[open] *')) {
    if (one.closest('.unseen, .word, .token, .log, .said') || !one.getClientRects().length) continue;
    if (![...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    const said = `"${one.textContent.trim().slice(0, 40)}"`;
    if (text.right > innerWidth + 1 || text.left < -1) found.add(`${said} leaves the page`);
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if ([overflowX, overflowY].some(value => value === 'auto' || value === 'scroll')) break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      const out = [text.bottom - box.bottom, box.top - text.top, text.right - box.right, box.left - text.left];
      if (Math.max(...out) > 3) found.add(`${said} is cut by .${around.classList[0]}`);
      break;
    }
  }
  const dock = document.querySelector('.actions')?.getBoundingClientRect();
  const hand = [...document.querySelectorAll('.hand .piece')].map(one => one.getBoundingClientRect());
  const under = innerWidth < 600 && dock && hand.some(box => box.bottom > dock.top + 2);
  if (under) found.add('the hand lies under the dock');
  return [...found];
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
        self.moves = 0
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

        def said(payload: str | bytes) -> None:
            self.moves += json.loads(payload)["t"] == "move"

        socket.on("framereceived", heard)
        socket.on("framesent", said)

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
        self.come(opened["table"], [*opened["secrets"].values(), opened["host"]], start=True)
        self.page.wait_for_selector("main[data-v], .curtain")
        return str(opened["table"])

    def come(self, table: str, secrets: list[str], start: bool = False) -> None:
        """Go to a table with the secrets of some of its seats; none to watch."""
        self.go("/about")
        self.page.evaluate(
            """([table, secrets, start]) => {
              localStorage.setItem('ludotheque.seats', JSON.stringify({ [table]: { secrets, at: Date.now() } }));
              if (start) sessionStorage.setItem('start ' + table, '1');
            }""",
            [table, secrets, start],
        )
        self.go(f"/table/{table}")

    @property
    def over(self) -> bool:
        return any(view["view"]["over"] for view in self.views.values())

    def asked(self) -> dict[str, Any] | None:
        """Give the view in which one of ours must choose, if there is one just now."""
        return next((view for view in self.views.values() if view["choices"] and not view["revising"]), None)

    def due(self, patience: float = 30) -> dict[str, Any] | None:
        """Wait for a view in which one of ours must choose; None once the match is over."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.over:
                return None
            if view := self.asked():
                return view
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing to do for {patience} s: {[v['view']['prompt'] for v in self.views.values()]}")

    def settled(self) -> dict[str, Any] | None:
        """Wait until ours is the next move and the page shows it: others may still be choosing, too."""
        while (view := self.due()) is not None:
            try:
                self.page.wait_for_selector(f'main[data-v="{view["v"]}"]', timeout=2000)
            except Late:
                continue
            self.page.wait_for_timeout(15)
            if self.views[view["seat"]] is view:
                return view
        return None

    def move(self, view: dict[str, Any], target: int, how: str = "mouse") -> None:
        """Make a move through the page, one lit piece after another."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if self.views[view["seat"]]["v"] != view["v"]:
                return
            point = self.page.evaluate(POINT, [target, str(view["v"])])
            if point is None:
                self.page.wait_for_timeout(30)
                continue
            if "moved" in point:
                return
            if "covered" in point and self.page.locator(".bubble").count():
                self.page.keyboard.press("Escape")  # a rule was quoted over it
                self.page.wait_for_timeout(30)
                continue
            assert "covered" not in point, f"{point['covered']} cannot be hit"
            if how == "keyboard":
                if not self.walk():
                    continue
                self.page.keyboard.press("Enter" if point["last"] else "Space")
            elif how == "touch":
                self.page.touchscreen.tap(point["x"], point["y"])
            else:
                self.page.mouse.click(point["x"], point["y"])
            try:
                self.page.wait_for_function(CHANGED, arg=[str(view["v"]), point["pressed"]], timeout=1500, polling=20)
            except Late:
                continue
        choice = next(choice for choice in view["choices"] if choice["m"] == target)
        raise AssertionError(f"no way to {choice['text']} ({view['view']['prompt']['key']}) by {how}")

    def walk(self) -> bool:
        """Go to the piece by the tab key, as somebody without a mouse would; false if it went away in between."""
        for _ in range(3):
            steps: int = self.page.evaluate(STEPS)
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
            if self.page.evaluate("document.activeElement?.matches('[data-driven]')"):
                return True
            if self.page.evaluate(DRIVEN) is None:
                return False
        raise AssertionError(f"the tab key does not lead to {self.page.evaluate(DRIVEN)}")

    def play(self, decisions: int, rng: random.Random, how: str = "mouse") -> None:
        """Make random moves."""
        for _ in range(decisions):
            view = self.settled()
            if view is None:
                return
            self.move(view, rng.choice(view["choices"])["m"], how)


def no_raw_keys(page: Page) -> None:
    """See that everything on the page has been put into words."""
    text = page.inner_text("body")
    assert "⟦" not in text
    assert not re.search(r"\b(?:ui|prompt|log|choice|refused|option|level|phrase|reason)-[a-z]", text)
