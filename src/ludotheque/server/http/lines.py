"""The line to a browser, as uvicorn keeps it, with a short way in for what nearly every message is: one whole frame."""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotheque.server.http.gate import Config
from ludotheque.server.net.codes import RATE, REASONS, RESTART
from ludotheque.server.net.frames import LONGEST, Scanner, plain
from ludotheque.server.net.meters import Meter

LINGER = 1.0  # seconds that those who send too much have to read why they are cut off


class Line(WebSocketsSansIOProtocol):
    """Count all that comes; hand short texts straight to `listener`; whatever it does not take is uvicorn's.

    The long way leads through a parser, a queue and a task, and reading is paused meanwhile. We may only look into a
    chunk that begins with a message, and tell so by counting the frames of all that went before.
    """

    config: Config
    meter: Meter | None = None  # from when somebody answers for this line
    listener: Callable[[bytes], bool] | None = None
    cut = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.scanner = Scanner()
            super().data_received(data)  # the request, whole: the door has read it
            if not self.handshake_initiated:  # and found it good, but the library does not
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
            return
        meter = self.meter
        if meter is None or self.cut:  # nobody may speak before the door is open, or is heard after it is closed
            self.transport.abort()
            return
        text = b""
        if self.listener is not None and self.scanner.between and not self.close_sent and self.queue.empty():
            text = plain(data)
        excess = meter.excess(len(data), 1 if text else max(1, self.scanner.count(data, meter.most_frames)))
        if excess:
            self.cut_off(meter, excess)
        elif not (text and self.config.ws_max_size >= LONGEST and self.listener is not None and self.listener(text)):
            super().data_received(data)

    def cut_off(self, meter: Meter, excess: str) -> None:
        """Send why, and stop listening."""
        meter.closed(REASONS[RATE], excess)
        self.cut = True
        self.stop_keepalive()
        self.transport.pause_reading()
        self.read_paused = False  # so that nobody reads on
        self.part(RATE)
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def shutdown(self) -> None:
        if self.handshake_complete:
            self.part(RESTART)  # uvicorn's own goodbye has no reason
        super().shutdown()

    def part(self, code: int) -> None:
        """Say goodbye, and why, unless that has been said."""
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": REASONS[code]})
            self.conn.send_close(code, REASONS[code])
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True

    def keepalive_timeout(self) -> None:
        stuck = self.transport.get_write_buffer_size() > 0
        super().keepalive_timeout()
        if stuck:  # what is written would wait for ever, and the line with it
            self.transport.abort()
