"""The door: a connection for requests as uvicorn keeps it, except that nothing on it lasts, or grows, for ever."""

import asyncio
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ludotheque.server.http.gate import Config
from ludotheque.server.net.addresses import Address
from ludotheque.server.net.limits import address
from ludotheque.server.wire import ENCODER, Denied
from ludotheque.text.words import LANGUAGES, Words

HEAD = 16_384  # bytes of a request before its body
PIECES, PIECE = 50, 256  # chunks that a body may come in, and one more for each so many bytes
LEAST = 256  # bytes that every packet counts for: one sent byte by byte costs as much
STATUS = {"busy": "503 Service Unavailable", "rate": "429 Too Many Requests", "late": "408 Request Timeout"}


@cache
def answer(reason: str) -> bytes:
    """Return the whole answer to somebody whose request we do not wait for, in the first of our languages."""
    body = ENCODER.encode(Denied(reason, "", "", Words("", LANGUAGES[0])(f"refused-{reason}")))
    head = f"HTTP/1.1 {STATUS[reason]}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


class Reader(h11.Connection):
    """Refuse a head that is too long though it came at once, and a body in crumbs: each takes its time to read."""

    pieces = size = 0

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            held = self.trailing_data[0]
            if len(held) > HEAD and b"\n\r\n" not in held[:HEAD] and b"\n\n" not in held[:HEAD]:
                raise h11.RemoteProtocolError("head too long", error_status_hint=431)
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = self.size = 0
        elif isinstance(event, h11.Data):
            self.pieces += event.chunk_start
            self.size += len(event.data)
            if self.pieces > PIECES + self.size // PIECE:
                raise h11.RemoteProtocolError("too many chunks")
        return event


class Door(H11Protocol):
    """Count connections; close those that send nothing, or too slowly, or take no answer."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = Reader(h11.SERVER, HEAD)
        self.gate = config.gate
        self.home: Address | None = None  # nobody's, of a proxy that speaks for others
        self.patience: asyncio.TimerHandle | None = None
        self.working = False  # at an answer
        self.since = 0.0  # when the present request came
        self.taken = 0  # bytes since the last request came

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.home = None if self.config.trusts(peer) else self.gate.addresses.find(address(self.client))
        refused = self.gate.enter(transport, self.home)
        if refused:
            transport.write(answer(refused))
            transport.close()
        else:
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    # What comes in

    def data_received(self, data: bytes) -> None:
        self.taken += max(len(data), LEAST)
        if self.taken > 2 * self.gate.settings.record_size + HEAD:
            self.end("size")
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and self.taken > 4 * HEAD:
            self.end("size")

    def handle_events(self) -> None:
        before = self.cycle
        super().handle_events()
        if self.cycle is not before:
            self.doubt()
            self.working = True
            self.taken = 0
            self.since = self.loop.time()
            self.rest()
            self.patience = self.loop.call_later(self.gate.settings.answer_within, self.end, "slow")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.rest()
        self.doubt()
        super().handle_websocket_upgrade(event)

    def doubt(self) -> None:
        if self.home is not None:
            self.gate.doubt(self.home, self.headers)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not a request, unless an answer is under way already: then nothing fits any more."""
        if not self.working and self.conn.our_state is h11.IDLE:
            super().send_400_response(msg)
            return
        if self.working:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    # How long things take

    def on_response_complete(self) -> None:
        self.working = False
        super().on_response_complete()  # it may find the next request waiting
        if not self.working:
            self.wait()

    def wait(self) -> None:
        """Wait for a request, but not for ever."""
        self.rest()
        self.gate.idle[self] = None
        self.patience = self.loop.call_later(self.gate.settings.head_within, self.late)

    def rest(self) -> None:
        """Stop waiting for anything."""
        self.gate.idle.pop(self, None)
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def late(self) -> None:
        """End the wait for a request, unless the last answer is still on its way."""
        if self.transport.get_write_buffer_size() and self.loop.time() < self.since + self.gate.settings.answer_within:
            self.wait()
            return
        self.end("late")

    def give_way(self) -> None:
        """Make room for somebody else."""
        self.end("busy")

    def end(self, why: str) -> None:
        """Hang up, with a word if there is room for one."""
        self.rest()
        self.gate.refusals.note("connection.closed", why, address(self.client))
        heard = self.taken and self.conn.their_state is h11.IDLE
        if why == "late" and heard and not self.transport.is_closing() and not self.transport.get_write_buffer_size():
            self.transport.write(answer(why))
            self.transport.close()
        else:
            self.transport.abort()
