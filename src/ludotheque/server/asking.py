"""What is asked for over HTTP: granted, or not; and what takes a turn at a table, once it has had it."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from ludotheque.engine.refused import Refused
from ludotheque.server.table.turns import Act, Asked

if TYPE_CHECKING:
    from ludotheque.server.lobby import Lobby
    from ludotheque.server.table.table import Table

PATIENCE = 10.0  # seconds that somebody waits for the table

T = TypeVar("T")


class NotGranted(Exception):
    """A request that is not granted."""

    def __init__(self, status: int, reason: str, refused: Refused | None = None) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.refused = refused  # why, more exactly, where there is more to say


async def answered(lobby: "Lobby", table: "Table", act: Callable[[], Asked[T]]) -> T:
    """Let an act run at a table, and return what comes of it."""
    answer: asyncio.Future[T] = lobby.loop.create_future()

    def run() -> Act:
        try:
            settle(answer, (yield from act()))
        except NotGranted as denied:
            settle(answer, denied)
        except Exception:
            settle(answer, NotGranted(503, "store"))
            raise

    if not table.turns.take(run):
        raise NotGranted(503, "closing" if lobby.closing else "busy")
    patience = lobby.loop.call_later(PATIENCE, settle, answer, NotGranted(503, "busy"))  # if the table is dropped
    try:
        return await answer
    finally:
        patience.cancel()


def settle(future: "asyncio.Future[T]", outcome: T | NotGranted) -> None:
    """Answer somebody who waits, unless they have gone or been answered."""
    if future.done():
        return
    if isinstance(outcome, NotGranted):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
