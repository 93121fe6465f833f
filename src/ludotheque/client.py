"""A seat at a table on a server, for bots and programs from outside: docs/protocol.md as an async Python client.

    async with await join("http://127.0.0.1:8420/table/…", name="Ada") as seat:
        async for turn in seat:
            await turn.play(turn.choices[0])
    print(seat.view["ranking"])

A lost connection is made again, and what was not answered is asked again: a move counts once, however often it is
sent. Whatever is not done raises NotGranted, which says why in a sentence.
"""

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.text.words import Words

Message = dict[str, Any]

NO_TABLE = 4404  # how the server hangs up where there is no such table


class NotGranted(Exception):
    """What is not done: a reason (`stale`, `secret`, …) and the id of a rule if one is in the way.

    Most reasons are the server's (docs/protocol.md); ours are `link` (not one of a table), `unreachable` (no such
    server answers) and `move` (not a choice, its number or its text). `str()` is a sentence.
    """

    def __init__(self, reason: str, rule: str = "", sentence: str = "") -> None:
        super().__init__(reason, rule, sentence)
        self.reason = reason
        self.rule = rule
        self.sentence = sentence  # what the server says more exactly

    def __str__(self) -> str:
        words = Words("", "en")
        key = f"client-{self.reason}" if words.has(f"client-{self.reason}") else f"refused-{self.reason}"
        told = words(key) if words.has(key) else self.reason
        more = [part for part in (self.sentence, self.rule) if part]
        return f"{told.removesuffix('.')} ({', '.join(more)})." if more else told


@dataclass
class Turn:
    """A decision a seat owes: what it sees, and what it may do."""

    seat: "Seat"
    version: int
    view: Message  # the game's own view
    choices: list[Message]  # each with its number `m`, its `kind`, `args` and `text`

    async def play(self, choice: Message | int | str) -> None:
        """Make a move: one of the choices, its number or its text; raise NotGranted if it is refused."""
        move = choice.get("m") if isinstance(choice, dict) else choice
        if isinstance(move, str):
            found = [one["m"] for one in self.choices if one["text"] == move]
            if not found:
                raise NotGranted("rule", await self.seat.why(move))
            move = found[0]
        if type(move) is not int:
            raise NotGranted("move")
        await self.seat.ask("move", seat=self.seat.number, v=self.version, m=move)


@dataclass
class Seat:
    """A seat that was taken. Use it as an async context manager, and iterate over its turns."""

    address: str  # of the table, http://…/api/tables/ID
    number: int
    secret: str
    view: Message = field(default_factory=dict)  # the last one seen
    table: Message = field(default_factory=dict)  # the last one told
    seal: str = ""  # as it was shown before the start; with `share`, what `ludotheque.fair.verify` asks for
    share: str = field(default_factory=lambda: secrets.token_hex(16))  # what this seat adds to the deal
    _v: int = -1  # the version of that view
    _owed: Turn | None = None  # the decision of the last view
    _turns: "asyncio.Queue[Turn | None]" = field(default_factory=asyncio.Queue)
    _asked: dict[str, tuple[Message, "asyncio.Future[Message]"]] = field(default_factory=dict)
    _shared: asyncio.Event = field(default_factory=asyncio.Event)  # over the present connection, or too late
    _denied: NotGranted | None = None  # why there is no connection any more
    _socket: ClientConnection | None = None
    _reader: "asyncio.Task[None] | None" = None

    async def __aenter__(self) -> "Seat":
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._reader is not None
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[Turn]:
        """Yield every decision this seat owes, until the match is over. One that has passed meanwhile is left out."""
        while (turn := await self._turns.get()) is not None:
            if turn is self._owed:
                yield turn
        if self._reader is not None and self._reader.done():
            self._reader.result()

    async def ask(self, kind: str, **parts: object) -> Message:
        """Send a message and return its answer; raise NotGranted if it is refused, or if nobody can answer now."""
        if self._reader is None or self._reader.done():
            raise NotGranted("closed")
        key = secrets.token_hex(8)
        message = {"t": kind, "k": key, **parts}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._asked[key] = (message, answer)
        try:
            await self._send(message)
            answered = await answer
        finally:
            del self._asked[key]
        if answered["t"] == "refused":
            raise NotGranted(answered["reason"], answered["rule"])
        return answered

    async def why(self, move: int | str) -> str:
        """Return the id of the rule that forbids a move; an empty string if it is legal."""
        if not isinstance(move, str) and type(move) is not int:
            raise NotGranted("move")
        said = {"text": move} if isinstance(move, str) else {"m": move}
        rule: str = (await self.ask("why", seat=self.number, **said))["rule"]
        return rule

    async def hint(self) -> Message:
        """Return what a good bot would do that knows what this seat knows."""
        return await self.ask("hint", seat=self.number)

    async def start(self) -> None:
        """Start the match, once no seat is open."""
        await self._shared.wait()
        if self._denied is not None:
            raise self._denied
        await self.ask("start")

    async def _send(self, message: Message) -> None:
        if self._socket is not None:  # else it is sent when there is a connection again
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def _read(self) -> None:
        """Read what the server says, over as many connections as it takes."""
        try:
            async for socket in connect(f"{self.address.replace('http', 'ws', 1)}/socket"):
                self._socket = socket
                self._shared.clear()
                try:
                    await socket.send(json.dumps({"t": "hello", "secrets": [self.secret]}))
                    for message, _ in list(self._asked.values()):
                        await socket.send(json.dumps(message))
                    async for text in socket:
                        self._hear(json.loads(text))
                        await self._add_share()
                        if self._over() and all(answer.done() for _, answer in self._asked.values()):
                            return
                except ConnectionClosed:
                    self._socket = None
                if socket.close_code == NO_TABLE:
                    raise NotGranted("table")
        except NotGranted as denied:
            self._denied = denied
            self._refuse(denied.reason)
            raise
        finally:
            self._turns.put_nowait(None)
            self._shared.set()
            self._refuse("closed")

    async def _add_share(self) -> None:
        """Add this seat's share to the deal, once the seal of the server's has been shown."""
        if self.table and not self._shared.is_set():
            if self.table["status"] == "open":
                self.seal = self.seal or self.table["commitment"]
                await self._send({"t": "share", "k": secrets.token_hex(8), "seat": self.number, "share": self.share})
            self._shared.set()

    def _over(self) -> bool:
        """Return whether there is nothing more to see: the match is over, or its players have ended it."""
        return bool(self.view.get("over")) or (self.table.get("status") == "over" and self.table["v"] == self._v)

    def _hear(self, message: Message) -> None:
        if message["t"] == "table":
            self.table = message
        elif message["t"] == "view" and message["seat"] == self.number:
            self.view, self._v = message["view"], message["v"]
            self._owed = None
            if message["choices"] and not message["revising"]:
                self._owed = Turn(self, message["v"], message["view"], message["choices"])
                self._turns.put_nowait(self._owed)
        elif (asked := self._asked.get(message.get("k", ""))) and not asked[1].done():
            asked[1].set_result(message)
        elif message["t"] == "refused" and message["reason"] == "secret":
            raise NotGranted("secret")  # this secret opens nothing here
        elif message["t"] == "refused" and message["reason"] == "message":
            self._refuse("message")  # the server cannot tell which one it could not read

    def _refuse(self, reason: str) -> None:
        """Leave nobody waiting for an answer that will not come."""
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(NotGranted(reason))


async def join(link: str, name: str = "Bot", seat: int | None = None) -> Seat:
    """Take an open seat at the table of a link; raise NotGranted if there is none."""
    parts = urlsplit(str(link))
    if parts.scheme not in ("http", "https") or not parts.netloc or not parts.path.strip("/"):
        raise NotGranted("link")
    address = f"{parts.scheme}://{parts.netloc}/api/tables/{parts.path.rstrip('/').rsplit('/', 1)[-1]}"
    body: Message = {"name": name} if seat is None else {"name": name, "seat": seat}
    taken = await _post(f"{address}/join", body)
    return Seat(address, taken["seat"], taken["secret"])


async def open_table(server: str, game: str, seats: list[Message], **settings: object) -> tuple[str, list[Seat]]:
    """Open a table; return its link and the seats that are `mine`. See docs/protocol.md for seats and settings."""
    server = server.rstrip("/")
    opened = await _post(f"{server}/api/tables", {"game": game, "seats": seats, **settings})
    address = f"{server}/api/tables/{opened['table']}"
    mine = [Seat(address, int(seat), secret) for seat, secret in opened["secrets"].items()]
    return f"{server}/table/{opened['table']}", mine


async def _post(address: str, body: Mapping[str, object]) -> Message:
    def post() -> Message:
        try:
            request = urllib.request.Request(
                address, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
            )
            with urllib.request.urlopen(request, timeout=30) as answer:
                taken: Message = json.load(answer)
                return taken
        except urllib.error.HTTPError as error:
            raise _denied(error.read()) from None
        except (OSError, HTTPException, ValueError):  # no server, not one of ours, or no address at all
            raise NotGranted("unreachable") from None

    return await asyncio.to_thread(post)


def _denied(body: bytes) -> NotGranted:
    """Read why a server did not grant a request."""
    try:
        denied = json.loads(body)
        return NotGranted(str(denied["reason"]), str(denied["rule"]), str(denied["sentence"]))
    except (ValueError, KeyError, TypeError):
        return NotGranted("unreachable")  # what answers there is not one of ours
