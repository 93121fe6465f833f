"""A client of the table protocol, as a browser is one; it keeps everything it hears."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Server

Message = dict[str, Any]

KEYS = itertools.count()
ANSWERS = ("done", "refused", "why", "hint", "past")


def new_key() -> str:
    return f"k{next(KEYS)}"


class Line:
    """One socket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.said: list[str] = []
        self.heard: list[str] = []
        self.messages: list[Message] = []
        self.answers: dict[str, Message] = {}
        self.table: Message = {}
        self.views: dict[int | None, Message] = {}
        self.logs: dict[int | None, list[Message]] = {}
        self.closed: int | None = None
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    @staticmethod
    async def open(server: Server, table: str, secrets: Sequence[str] = (), hello: bool = True, **more: Any) -> "Line":
        url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        line = Line(await connect(url, compression=None, max_size=None, **more))
        if hello:
            await line.hello(secrets)
        return line

    async def hello(self, secrets: Sequence[str] = ()) -> None:
        before = len(self.messages)
        await self.say("hello", secrets=list(secrets))
        await self.until(lambda: any(message["t"] == "table" for message in self.messages[before:]))
        if self.table["status"] in ("playing", "over"):
            eyes = self.table["yours"] or [None]
            await self.until(lambda: {m["seat"] for m in self.messages[before:] if m["t"] == "view"} >= set(eyes))

    async def read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.take(text)
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        self.news.set()

    def take(self, text: str) -> None:
        message: Message = json.loads(text)
        self.heard.append(text)
        self.messages.append(message)
        kind = message["t"]
        if kind == "table":
            self.table = message
        elif kind == "view":
            seat, lines = message["seat"], message["log"]
            self.views[seat] = message
            self.logs[seat] = self.logs.get(seat, [])[: lines["from"]] + lines["lines"]
        elif kind in ANSWERS:
            self.answers[message["k"]] = message
        self.news.set()

    async def say(self, t: str, **fields: Any) -> None:
        text = json.dumps({"t": t, **fields})
        self.said.append(text)
        await self.socket.send(text)

    async def ask(self, t: str, **fields: Any) -> Message:
        """Send a message, and wait for its answer."""
        k = fields.setdefault("k", new_key())
        await self.say(t, **fields)
        return await self.answer(k)

    async def answer(self, k: str) -> Message:
        await self.until(lambda: k in self.answers)
        return self.answers[k]

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                self.news.clear()
                await self.news.wait()

    async def until_closed(self, seconds: float = PATIENCE) -> int:
        with suppress(ConnectionError):
            await self.until(lambda: False, seconds)
        assert self.closed is not None
        return self.closed

    def v(self, seat: int | None = None) -> int:
        """Return the version last seen."""
        return max((view["v"] for key, view in self.views.items() if seat is None or key == seat), default=-1)

    async def close(self) -> None:
        await self.socket.close()
        await self.reading

    def cut(self) -> None:
        """Break the line off, without a goodbye."""
        self.socket.transport.abort()


class Party:
    """A table with a line for each person, and one for a spectator."""

    def __init__(self, server: Server, opened: Message) -> None:
        self.server = server
        self.id: str = opened["table"]
        self.host: str = opened["host"]
        self.secrets = {int(seat): secret for seat, secret in opened["secrets"].items()}
        self.lines: dict[int, Line] = {}
        self.watcher: Line | None = None

    @staticmethod
    async def sit(
        server: Server, game: str, people: int, bots: Sequence[str] = (), watched: bool = False, **wish: Any
    ) -> "Party":
        """Open a table and begin."""
        seats = [{"kind": "mine", "name": f"P{seat}"} for seat in range(people)]
        seats += [{"kind": "bot", "level": level} for level in bots]
        party = Party(server, server.post("/api/tables", {"game": game, "seats": seats, **wish}))
        await party.connect(watched)
        first = party.everybody()[0]
        assert (await first.ask("start"))["t"] == "done"
        for line in party.everybody():
            await line.until(lambda line=line: line.v() >= 0)  # type: ignore[misc]  # a default has no type
        return party

    async def connect(self, watched: bool = False) -> None:
        for seat, secret in self.secrets.items():
            self.lines[seat] = await Line.open(self.server, self.id, [secret])
        if watched or not self.secrets:
            self.watcher = await Line.open(self.server, self.id, [] if self.secrets else [self.host])

    def everybody(self) -> list[Line]:
        return [*self.lines.values(), *([self.watcher] if self.watcher else [])]

    def view(self, seat: int) -> Message:
        return self.lines[seat].views[seat]

    def over(self) -> bool:
        return bool(self.everybody()[0].views and next(iter(self.everybody()[0].views.values()))["view"]["over"])

    def waiting(self) -> list[int]:
        """List the people who owe a decision."""
        view = self.view(next(iter(self.lines)))["view"]
        return [seat for seat in view["waiting"] if seat in self.lines]

    async def move(self, seat: int, m: int, **fields: Any) -> Message:
        return await self.lines[seat].ask("move", seat=seat, v=self.view(seat)["v"], m=m, **fields)

    async def step(self, rng: random.Random) -> int:
        """Let somebody make a random move, and wait until everybody has seen it; give its version."""
        seat = rng.choice(self.waiting())
        choice = rng.choice(self.view(seat)["choices"])
        done = await self.move(seat, choice["m"])
        assert done["t"] == "done", done
        await self.seen(done["v"])
        return int(done["v"])

    async def seen(self, v: int) -> None:
        for line in self.everybody():
            await line.until(lambda line=line: line.v() >= v)  # type: ignore[misc]  # a default has no type

    async def play(self, rng: random.Random, most: int = 100_000) -> int:
        """Play on at random, and count the moves made."""
        made = 0
        while made < most and not self.over():
            await self.step(rng)
            made += 1
        return made

    async def close(self) -> None:
        for line in self.everybody():
            await line.close()
