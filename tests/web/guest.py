"""Somebody at a table without a page: speaks to the socket, and plays what a good bot advises."""

import json
import time
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect


class Guest:
    """A seat, played from here."""

    def __init__(self, address: str, table: str, secrets: list[str]) -> None:
        line = connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket")
        self.open = ExitStack()
        self.socket: ClientConnection = self.open.enter_context(line)
        self.views: dict[int | None, dict[str, Any]] = {}
        self.asked = 0
        self.send(t="hello", secrets=secrets)

    def close(self) -> None:
        self.open.close()

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, patience: float = 240, **message: object) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self.asked += 1
        key = f"guest {self.asked}"
        self.send(**message, k=key)
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if (heard := self.hear()).get("k") == key:
                return heard
        raise AssertionError(f"no answer to {message}")

    def hear(self, patience: float = 240) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=patience))
        if message["t"] == "view":
            self.views[message["seat"]] = message
        return message

    def due(self) -> dict[str, Any] | None:
        """Wait until one of ours must choose; None once the match is over."""
        while True:
            for view in self.views.values():
                if view["view"]["over"]:
                    return None
                if view["choices"] and not view["revising"]:
                    return view
            self.hear()

    def play(self, view: dict[str, Any]) -> None:
        """Make the move that a good bot would make."""
        advice = self.ask(t="hint", seat=view["seat"])
        if advice["t"] == "hint":
            self.ask(t="move", seat=view["seat"], v=advice["v"], m=advice["m"])
        view["choices"] = []  # what may be done next comes with the next view
