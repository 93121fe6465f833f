"""The line to a browser, as uvicorn keeps it, with a short way in for what nearly every message is: one whole frame."""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotheque.server.net.frames import LONGEST, plain, whole


class Line(WebSocketsSansIOProtocol):
    """Hand short texts straight to `listener`; whatever it does not take, and everything else, is uvicorn's.

    The long way leads through a parser, a queue and a task, and reading is paused meanwhile. We may only look into a
    chunk that begins with a frame: as soon as one has ended within a frame, or a message, all go the long way.
    """

    listener: Callable[[bytes], bool] | None = None
    sound = True

    def data_received(self, data: bytes) -> None:
        if self.sound and self.handshake_complete:
            text = b"" if self.listener is None or self.close_sent or not self.queue.empty() else plain(data)
            if text and self.listener is not None and self.config.ws_max_size >= LONGEST and self.listener(text):
                return
            self.sound = whole(data)
        elif not data.endswith(b"\r\n\r\n"):
            self.sound = False
        super().data_received(data)
