"""Meters: everything that comes in over a socket is counted, for the socket and for its address."""

from ludotheque.server.net.addresses import Address
from ludotheque.server.net.limits import Bucket
from ludotheque.server.net.refusals import Refusals
from ludotheque.server.settings import Settings


class Meter:
    """What a socket may still send."""

    def __init__(self, settings: Settings, home: Address, refusals: Refusals) -> None:
        self.home = home
        self.refusals = refusals
        self.most_frames = settings.frames_at_once
        self.bytes = Bucket(settings.bytes_per_second, settings.bytes_at_once)
        self.frames = Bucket(settings.frames_per_second, settings.frames_at_once)
        self.messages = Bucket(settings.messages_per_second, settings.messages_at_once)

    def excess(self, size: int, frames: int) -> str:
        """Count a chunk; return of what it is too much, if it is."""
        if not (self.frames.take(frames) and self.home.frames.take(frames)):
            return "frames"
        if not (self.bytes.take(size) and self.home.bytes.take(size)):
            return "bytes"
        return ""

    def affords(self, cost: float) -> bool:
        """Count a message; false if it is one too many."""
        return self.messages.take(cost) and self.home.messages.take(cost)

    def refused(self, why: str) -> None:
        """Note that a message is refused for what it is, or because it is one too many."""
        self.refusals.note("message.refused", why, self.home.name)

    def closed(self, why: str, what: str = "") -> None:
        """Note that the socket is closed for what came or did not come over it."""
        self.refusals.note("socket.closed", why, self.home.name, what)
