"""Sockets: one connection of a browser or of an outside bot, from its first `hello` to its last word."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from ludotheque.server.asking import NotGranted
from ludotheque.server.lobby import Lobby
from ludotheque.server.logs import short, trouble
from ludotheque.server.net.clients import Client
from ludotheque.server.net.codes import BANNED, GUILTY, MALFORMED, NO_HELLO, NO_TABLE, RATE, REASONS, RESTART, SLOW
from ludotheque.server.net.limits import Bucket
from ludotheque.server.net.meters import Meter
from ludotheque.server.net.outbox import Outbox, Send
from ludotheque.server.table import questions, seating
from ludotheque.server.table.seats import hashed
from ludotheque.server.table.table import Table
from ludotheque.server.table.turns import Act
from ludotheque.server.wire import (
    DECODER,
    Hello,
    Hint,
    Incoming,
    Look,
    Move,
    Pace,
    PaceName,
    Ping,
    Pong,
    Say,
    Undo,
    Why,
)

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

COSTS: dict[type, float] = {Hint: 10.0, Look: 3.0, Hello: 3.0, Why: 2.0, Undo: 2.0}  # the others count as one message
LONG = 250  # moves of a match, for each of which such a message counts as one more
CROWD = 10  # sockets at a table, for each of which a phrase or a change of seats counts as one more
FORGIVING = 0.2  # strikes a second that are forgotten
PARTING = 5.0  # seconds for a goodbye to leave
CATCHING_UP = 10.0  # seconds for a table to read what other nodes have written


class Socket(Client):
    """A client at the other end of a line."""

    def __init__(self, lobby: Lobby, table_id: str, send: Send, meter: Meter) -> None:
        super().__init__()
        settings = lobby.settings
        self.lobby = lobby
        self.table_id = table_id
        self.table: Table | None = None
        self.send = send
        self.outbox = Outbox(send, settings.outbox, self.refresh, self.hopeless)
        self.meter = meter
        self.home = meter.home.name
        self.strikes = Bucket(FORGIVING, settings.strikes)
        self.hinting: asyncio.Task[None] | None = None
        self.closing: asyncio.Task[None] | None = None
        self.hearing = False  # a message that came the long way

    async def run(self, receive: Receive) -> None:
        """Listen until the line is closed."""
        patience = self.lobby.loop.call_later(self.lobby.settings.hello_within, self.no_hello)
        line = self.outbox.line
        if line is not None:
            line.listener = self.heard
        try:
            while True:
                event = await receive()
                if event["type"] != "websocket.receive":
                    return
                if self.closing is None:
                    self.hearing = True
                    await self.hear(event.get("text"))
                    self.hearing = False
        finally:
            if line is not None:
                line.listener = None
            patience.cancel()
            self.outbox.close()
            if self.table is not None:
                self.table.leave(self)

    # What comes in

    def heard(self, text: bytes) -> bool:
        """Take what can be answered at once; false for what has to go the long way, or to wait its turn."""
        if self.table is None or self.hearing or self.closing is not None:
            return False
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        if type(message) is Hello:
            return False
        self.attend(message)
        return True

    async def hear(self, text: str | None) -> None:
        try:
            message = DECODER.decode(text or "")
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            self.strike("", "message", MALFORMED)
            return
        if not isinstance(message, Hello):
            self.attend(message)
        elif self.affords(message):
            await self.hello(message)

    def affords(self, message: Incoming) -> bool:
        """Count a message; false if it is one too many."""
        cost = COSTS.get(type(message), 1.0)
        if self.table is not None and type(message) is not Move and type(message) is not Ping:
            if cost == 1.0:
                cost += len(self.table.clients) // CROWD  # all of them are told
            elif self.table.live is not None:
                cost += len(self.table.live.made) // LONG  # a match that is played again for it, or shown as a whole
        if self.meter.affords(cost):
            return True
        self.strike(getattr(message, "k", ""), "rate", RATE)
        return False

    def attend(self, message: Incoming) -> None:
        """Answer a message, whichever way it came."""
        if not self.affords(message):
            return
        if type(message) is Move and self.table is not None:  # nearly all are, and isinstance takes long
            self.handle(self.table, message)
        elif isinstance(message, Ping):
            self.tell(Pong())
        elif isinstance(message, Pace):
            self.keep_to(message.pace)
        elif not isinstance(message, Hello):
            if self.table is None:
                self.strike(message.k, "message", MALFORMED)
            else:
                self.handle(self.table, message)

    def keep_to(self, pace: PaceName) -> None:
        """Let bots keep to another pace, at whatever node they think."""
        if pace != self.pace:
            self.pace = pace
            if self.table is not None:
                self.table.say_who_is_here()

    def handle(self, table: Table, message: Incoming) -> None:
        """Hand a message to whom it concerns."""
        taken = True
        if type(message) is Move:
            taken = table.move(self, message)
        elif isinstance(message, Undo):
            taken = table.undo(self, message)
        elif isinstance(message, Why):
            questions.why(table, self, message)
        elif isinstance(message, Look):
            questions.look(table, self, message)
        elif isinstance(message, Say):
            questions.say(table, self, message)
        elif isinstance(message, Hint):
            taken = self.hint(table, message)
        elif not isinstance(message, Hello | Pace | Ping):
            taken = seating.handle(table, self, message)
        if not taken and not isinstance(message, Hello | Pace | Ping):
            self.refuse(message.k, "closing" if self.lobby.closing else "busy")

    async def hello(self, message: Hello) -> None:
        """Come to the table, with all the secrets one has for it."""
        self.hashes = frozenset(map(hashed, message.secrets))
        if self.table is None:
            known = self.table_id in self.lobby.tables or self.table_id in self.lobby.loading
            try:
                table = await self.lobby.find(self.table_id)
            except NotGranted:
                self.close(RESTART)
                return
            if known and table is not None and self.lobby.store.shared and not await caught_up(table):
                self.close(RESTART)
                return
            if table is None:
                self.close(NO_TABLE)
                return
            crowded = len(table.clients) >= self.lobby.settings.sockets_per_table
            if crowded and not self.hashes & table.keyholders():  # spectators never keep a player out
                self.close(RATE)
                return
            self.table = table
        self.table.admit(self)
        if not self.hashes <= self.table.keyholders():
            self.refuse("", "secret")

    def hint(self, table: Table, message: Hint) -> bool:
        """Let a bot think for this socket: one thought at a time."""
        if self.hinting is not None and not self.hinting.done():
            return False
        self.hinting = self.lobby.loop.create_task(questions.hint(table, self, message))
        self.hinting.add_done_callback(self.hinted)
        return True

    def hinted(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            trouble("hint.failed", error, table=short(self.table_id))

    def strike(self, k: str, reason: str, code: int) -> None:
        """Note what should not have come, and refuse it; a client that keeps doing so is sent away."""
        self.meter.refused(reason)
        super().refuse(k, reason)
        if not self.strikes.take():
            self.close(code)

    # What goes out

    def post(self, text: bytes) -> None:
        self.outbox.put(text, show=False)

    def show(self, text: bytes) -> None:
        self.outbox.put(text, show=True)

    def answer(self, text: bytes, shown: bytes) -> None:
        self.outbox.put_both(text, shown)

    def refuse(self, k: str, reason: str, rule: str = "") -> None:
        self.lobby.metrics.refused[reason] += 1
        super().refuse(k, reason, rule)

    def refresh(self) -> None:
        self.lobby.metrics.counts["outbox_refreshed"] += 1
        if self.table is not None:
            self.table.present(self)

    # The end

    def no_hello(self) -> None:
        if self.table is None:
            self.close(NO_HELLO)

    def hopeless(self) -> None:
        self.close(SLOW)

    def dismiss(self) -> None:
        self.close(RESTART)

    def banish(self) -> None:
        self.close(BANNED)

    def close(self, code: int) -> None:
        """Hang up; the line then ends `run`."""
        if self.closing is None:
            if code in GUILTY:
                self.meter.closed(REASONS[code])
            self.outbox.close()
            self.closing = self.lobby.loop.create_task(self.hang_up(code))

    async def hang_up(self, code: int) -> None:
        try:
            async with asyncio.timeout(PARTING):
                await self.send({"type": "websocket.close", "code": code, "reason": REASONS[code]})
        except TimeoutError:  # it does not even listen to this
            if self.outbox.line is not None:
                self.outbox.line.transport.abort()
        except (OSError, RuntimeError):
            pass  # it is gone already


async def caught_up(table: Table) -> bool:
    """Let a table read on, so that nobody who comes from another node sees less than there; false if it cannot."""
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def look() -> Act:
        try:
            yield from table.read_on()
        finally:
            if not done.done():
                done.set_result(True)

    if not table.turns.take(look):
        return False
    try:
        async with asyncio.timeout(CATCHING_UP):
            return await done and not table.turns.stopped
    except TimeoutError:
        return False
