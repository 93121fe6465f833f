"""Clients: all that is connected to a table, as the table knows them."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from ludotheque.server.wire import ENCODER, Outgoing, PaceName, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Client:
    """Secrets somebody has shown, the seats they open, and a way to send them messages."""

    def __init__(self) -> None:
        self.hashes: frozenset[str] = frozenset()
        self.seats: list[int] = []
        self.host = False
        self.home = ""  # the address they come from
        self.pace: PaceName = "calm"  # at which their page shows what happens
        self.table_shown = b""  # the table as they were last shown it

    def eyes(self) -> Sequence[int | None]:
        """Return whose views they get: those of their seats, or a spectator's."""
        return self.seats or (None,)

    def post(self, text: bytes) -> None:
        """Send an answer."""
        raise NotImplementedError

    def show(self, text: bytes) -> None:
        """Send a view or the table; a client that is too slow for it gets the present later instead."""
        raise NotImplementedError

    def answer(self, text: bytes, shown: bytes) -> None:
        """Send an answer and a view after it."""
        self.post(text)
        self.show(shown)

    def dismiss(self) -> None:
        """Send away, to come again in a moment."""
        raise NotImplementedError

    def banish(self) -> None:
        """Send away for good: their address has been shut out."""
        raise NotImplementedError

    def tell(self, message: Outgoing) -> None:
        self.post(ENCODER.encode(message))

    def refuse(self, k: str, reason: str, rule: str = "") -> None:
        self.tell(Refusal(k, reason, rule))
