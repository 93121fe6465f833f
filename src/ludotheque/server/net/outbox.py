"""What is on its way to a socket: straight out while the line is clear, a short queue while it is not."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from ludotheque.server.http.lines import Line
from ludotheque.server.net.frames import framed

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_ANSWERS = 200  # waiting for a client that asks but does not listen
MOST_BYTES = 1 << 18  # of all that waits


class Outbox:
    """Send texts in order. When a client is too slow for its views, those that wait give way to one fresh present.

    `refresh` is to show the present again; `hopeless` is called when not even answers get through.
    """

    def __init__(self, send: Send, most: int, refresh: Callable[[], None], hopeless: Callable[[], None]) -> None:
        self.send = send
        self.line = line(send)
        self.most = most
        self.refresh = refresh
        self.hopeless = hopeless
        self.draining: asyncio.Task[None] | None = None
        self.queue: deque[tuple[bool, bytes]] = deque()
        self.shows = 0  # how many of the queue are views or tables
        self.bytes = 0  # in the queue
        self.refreshing = False
        self.behind = False
        self.closed = False

    def put(self, text: bytes, show: bool) -> None:
        if self.closed:
            return
        if self.draining is None:
            if self.clear():
                self.write(framed(text))
                return
            self.draining = asyncio.get_running_loop().create_task(self.drain())
        if show and self.behind:
            return
        self.queue.append((show, text))
        self.bytes += len(text)
        self.shows += show
        if self.shows and not self.refreshing and (self.shows > self.most or self.bytes > MOST_BYTES):
            self.queue = deque(item for item in self.queue if not item[0])
            self.bytes = sum(len(item[1]) for item in self.queue)
            self.shows = 0
            self.behind = True
        if len(self.queue) - self.shows > MOST_ANSWERS or (self.bytes > MOST_BYTES and not self.shows):
            hopeless = self.hopeless
            self.close()
            hopeless()

    def put_both(self, answer: bytes, shown: bytes) -> None:
        """Send an answer and a view after it: one packet, if the line is clear."""
        if not self.closed and self.draining is None and self.clear():
            self.write(framed(answer) + framed(shown))
        else:
            self.put(answer, show=False)
            self.put(shown, show=True)

    def clear(self) -> bool:
        """Return whether nothing is on its way, so that what is written now goes out at once."""
        line = self.line
        return line is not None and not line.close_sent and not line.transport.get_write_buffer_size()

    def write(self, frames: bytes) -> None:
        assert self.line is not None
        try:
            self.line.transport.write(frames)
        except RuntimeError:  # the client is gone, and its listener will notice
            self.close()

    async def drain(self) -> None:
        """Send what waits, and at its end, if views were left out, the present."""
        try:
            while self.queue or self.behind:
                if not self.queue:
                    self.behind = False
                    self.refreshing = True  # however large the present is, it is sent
                    self.refresh()
                    self.refreshing = False
                    continue
                show, text = self.queue.popleft()
                self.shows -= show
                self.bytes -= len(text)
                await self.send({"type": "websocket.send", "text": text.decode()})
        except (OSError, RuntimeError):
            self.close()
        finally:
            self.draining = None

    def close(self) -> None:
        """Send nothing any more, and let go of whose this was: it need not wait for anybody to look for its memory."""
        self.closed = True
        self.behind = False
        self.queue.clear()
        self.refresh = self.hopeless = rest


def rest() -> None:
    """Do nothing."""


def line(send: Send) -> Line | None:
    """Find our end of a connection behind the `send` that uvicorn gives us.

    A whole frame written there by ourselves costs a tenth of what it costs through its doors, and most of what a
    server does is to send views. Anything else than a clear line goes through the doors.
    """
    protocol = getattr(send, "__self__", None)
    return protocol if isinstance(protocol, Line) else None
