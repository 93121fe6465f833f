"""The one writer of a table: acts run one after the other, and each is on disk before anybody hears of it."""

from collections import deque
from collections.abc import Callable
from functools import partial

from ludotheque.server.store import Entry, Row, Store


class Change:
    """What an act writes, what is to be done once it is written, and whom to tell if the disk refuses."""

    def __init__(
        self,
        entries: list[Entry],
        rows: list[Row],
        then: Callable[[], None],
        refused: Callable[[], None] | None = None,
    ) -> None:
        self.entries = entries
        self.rows = rows
        self.then = then
        self.refused = refused


Act = Callable[[], Change | None]  # it checks, tries out on a copy, and changes nothing itself; None: nothing to write


class Writer:
    """Run acts. `broken` is called when one fails in a way nobody foresaw: the disk is then the only truth."""

    def __init__(self, store: Store, most: int, broken: Callable[[Exception], None]) -> None:
        self.store = store
        self.most = most
        self.broken = broken
        self.busy = False
        self.stopped = False
        self.queue: deque[Act] = deque()

    def submit(self, act: Act) -> bool:
        """Let an act run as soon as no other one is being written; false if too many wait already."""
        if self.stopped or len(self.queue) >= self.most:
            return False
        if self.busy:
            self.queue.append(act)
        else:
            self.run(act)
        return True

    def run(self, act: Act) -> None:
        try:
            change = act()
        except Exception as error:
            self.fail(error)
            return
        if change is not None:
            self.busy = True
            self.store.write(change.entries, change.rows, partial(self.stored, change))

    def stored(self, change: Change, error: Exception | None) -> None:
        if error is not None and change.refused is not None:
            change.refused()
        if self.stopped:
            return
        try:
            if error is not None:
                raise error
            change.then()
        except Exception as failure:
            self.fail(failure)
            return
        self.busy = False
        while self.queue and not self.busy:
            self.run(self.queue.popleft())

    def fail(self, error: Exception) -> None:
        self.stop()
        self.broken(error)

    def stop(self) -> None:
        self.stopped = True
        self.queue.clear()
