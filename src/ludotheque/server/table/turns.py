"""Turns at a table: acts run one after the other, and what each writes is on disk before anybody hears of it.

An act is a generator. It checks, tries out on a copy, and yields what it has to write; when it goes on, that is on
disk, and it may change things and tell everybody. So it reads from top to bottom, and nothing can get in between.
"""

from collections import deque
from collections.abc import Callable, Generator
from functools import partial
from typing import TypeVar

from ludotheque.server.store import Entry, Found, Overtaken, Row, Store


class Write:
    """What an act writes, all or none of it."""

    def __init__(self, entries: list[Entry], rows: list[Row]) -> None:
        self.entries = entries
        self.rows = rows


class Read:
    """What an act asks for: what is new at a table since an entry of its log, and since a version of its row."""

    def __init__(self, table: str, after: int, version: int) -> None:
        self.table = table
        self.after = after
        self.version = version


T = TypeVar("T")
Asked = Generator[Write | Read, Found, T]  # an act from which somebody waits for an answer
Act = Asked[None]


class Turns:
    """Run acts. When another node was quicker, `read_on` runs, and then the act is asked again from its beginning.

    `broken` is called when an act fails in a way nobody foresaw: the disk is then the only truth.
    """

    def __init__(
        self, store: Store, most: int, read_on: Callable[[], Act], broken: Callable[[Exception], None]
    ) -> None:
        self.store = store
        self.most = most
        self.read_on = read_on
        self.broken = broken
        self.busy = False
        self.stopped = False
        self.queue: deque[Callable[[], Act]] = deque()

    def take(self, begin: Callable[[], Act]) -> bool:
        """Let an act begin as soon as no other one is under way; false if too many wait already."""
        if self.stopped or len(self.queue) >= self.most:
            return False
        self.queue.append(begin)
        self.run()
        return True

    def catch_up(self) -> None:
        """Read on, unless that waits already: there is always room for it."""
        if not self.stopped and self.read_on not in self.queue:
            self.queue.append(self.read_on)
            self.run()

    def run(self) -> None:
        while self.queue and not self.busy:
            begin = self.queue.popleft()
            self.go_on(begin, begin(), None, None)

    def go_on(self, begin: Callable[[], Act], act: Act, found: Found, error: Exception | None) -> None:
        """Run an act to its next wish, or to its end; an error is what the store had to say about its last one."""
        try:
            wish = act.send(found) if error is None else act.throw(error)
        except StopIteration:
            return
        except Exception as failure:
            self.fail(failure)
            return
        self.busy = True
        if isinstance(wish, Write):
            self.store.write(wish.entries, wish.rows, partial(self.written, begin, act))
        else:
            self.store.read_on(wish.table, wish.after, wish.version, partial(self.known, begin, act))

    def written(self, begin: Callable[[], Act], act: Act, error: Exception | None) -> None:
        self.busy = False
        if isinstance(error, Overtaken):
            act.close()
            self.queue.extendleft((begin, self.read_on))
        elif self.stopped and error is None:
            act.close()  # the table is gone: a client that comes again finds the move there
        else:
            self.go_on(begin, act, None, error)
        self.run()

    def known(self, begin: Callable[[], Act], act: Act, found: Found, error: Exception | None) -> None:
        self.busy = False
        if not self.stopped:
            self.go_on(begin, act, found, error)
            self.run()

    def fail(self, error: Exception) -> None:
        if not self.stopped:
            self.stop()
            self.broken(error)

    def stop(self) -> None:
        self.stopped = True
        self.queue.clear()
