"""Turns at a table: acts run one after the other, and what each writes is on disk before anybody hears of it.

An act is a generator. It checks, tries out on a copy, and yields what it has to write; when it goes on, that is on
disk, and it may change things and tell everybody. So it reads from top to bottom, and nothing can get in between.
"""

from collections import deque
from collections.abc import Callable, Generator
from functools import partial

from ludotheque.server.store import Entry, Row, Store


class Write:
    """What an act writes, all or none of it."""

    def __init__(self, entries: list[Entry], rows: list[Row]) -> None:
        self.entries = entries
        self.rows = rows


Act = Generator[Write, None, None]


class Turns:
    """Run acts. `broken` is called when one fails in a way nobody foresaw: the disk is then the only truth."""

    def __init__(self, store: Store, most: int, broken: Callable[[Exception], None]) -> None:
        self.store = store
        self.most = most
        self.broken = broken
        self.busy = False
        self.stopped = False
        self.queue: deque[Act] = deque()

    def take(self, act: Act) -> bool:
        """Let an act run as soon as no other one is being written; false if too many wait already."""
        if self.stopped or len(self.queue) >= self.most:
            return False
        if self.busy:
            self.queue.append(act)
        else:
            self.go_on(act, None)
        return True

    def go_on(self, act: Act, error: Exception | None) -> None:
        """Run an act to its next write, or to its end; an error is what the disk had to say about its last one."""
        try:
            write = next(act) if error is None else act.throw(error)
        except StopIteration:
            return
        except Exception as failure:
            self.fail(failure)
            return
        self.busy = True
        self.store.write(write.entries, write.rows, partial(self.written, act))

    def written(self, act: Act, error: Exception | None) -> None:
        self.busy = False
        if self.stopped and error is None:
            act.close()  # the table is gone: whoever comes again finds the move there
        else:
            self.go_on(act, error)
        while self.queue and not self.busy:
            self.go_on(self.queue.popleft(), None)

    def fail(self, error: Exception) -> None:
        if not self.stopped:
            self.stop()
            self.broken(error)

    def stop(self) -> None:
        self.stopped = True
        self.queue.clear()
