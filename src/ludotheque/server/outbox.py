"""What is on its way to a socket: straight out while the line is clear, a short queue while it is not."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from typing import Any

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_ANSWERS = 200  # waiting for a client that asks but does not listen


class Outbox:
    """Send texts in order. When a client is too slow for its views, those that wait give way to one fresh present.

    `refresh` is to show the present again; `lost` is called once, when the client is gone or hopeless.
    """

    def __init__(self, send: Send, most: int, refresh: Callable[[], None], lost: Callable[[bool], None]) -> None:
        self.send = send
        self.most = most
        self.refresh = refresh
        self.lost = lost
        self.draining: asyncio.Task[None] | None = None
        self.queue: deque[tuple[bool, str]] = deque()
        self.shows = 0  # how many of the queue are views or tables
        self.behind = False
        self.closed = False

    def put(self, text: str, show: bool) -> None:
        if self.closed:
            return
        if self.draining is None:
            self.send_now(text)
        elif not show:
            self.queue.append((False, text))
            if len(self.queue) - self.shows > MOST_ANSWERS:
                self.close(slow=True)
        elif not self.behind:
            self.queue.append((True, text))
            self.shows += 1
            if self.shows > self.most:
                self.queue = deque(item for item in self.queue if not item[0])
                self.shows = 0
                self.behind = True

    def send_now(self, text: str) -> None:
        """Send without a task of its own: as long as the line is clear, sending never has to wait."""
        sending = self.send({"type": "websocket.send", "text": text})
        assert isinstance(sending, Coroutine)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except (OSError, RuntimeError):
            self.close()
            return
        self.draining = asyncio.get_running_loop().create_task(self.drain(Rest(sending, waits_for)))

    async def drain(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self.queue or self.behind:
                if not self.queue:
                    self.behind = False
                    self.refresh()
                    continue
                show, text = self.queue.popleft()
                self.shows -= show
                await self.send({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError):
            self.close()
        finally:
            self.draining = None

    def close(self, slow: bool = False) -> None:
        if not self.closed:
            self.closed = True
            self.queue.clear()
            self.lost(slow)


class Rest:
    """Await what is left of a coroutine that has already been run up to its first wait."""

    def __init__(self, started: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self.started = started
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, None, None]:
        while True:
            try:
                sent = yield self.waits_for
                self.waits_for = self.started.send(sent)
            except StopIteration:
                return
