"""Public tables: how many an address may have waiting, and which are shown where there are too many for the list.

What a row keeps of its opener's address is enough that nobody fills the list alone, at whatever nodes they open tables
and after a restart, and too little to find the address again.
"""

import hashlib
import time
from collections.abc import Callable, Sequence

from ludotheque.server.store import OPEN, Row

DIGITS = 4  # of a hash: tens of thousands of addresses share them
REMEMBERED = 1_000  # openers whose tables are counted here, beyond those in the list
COUNTED = 3_600.0  # seconds that a waiting table counts: nobody is shut out for long by what was abandoned


def trace(home: str) -> str:
    """Return what is kept of an address."""
    return hashlib.sha256(home.encode()).hexdigest()[:DIGITS]


class PublicTables:
    """Which public tables each opener has waiting, so that nobody can fill the list alone."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: dict[str, dict[str, float]] = {}  # of each opener the tables opened here, since when

    def add(self, opener: str, table: str, listed: Sequence[Row], waits: Callable[[str], bool]) -> bool:
        """Count a table that somebody opens; false if they have as many as they may that still wait to be started."""
        now, began = time.monotonic(), time.time() - COUNTED
        mine = {one: at for one, at in self.waiting.pop(opener, {}).items() if now - at < COUNTED and waits(one)}
        theirs = (row.id for row in listed if row.opener == opener and row.status == OPEN and row.opened > began)
        if mine:
            self.waiting[opener] = mine
        if len(mine.keys() | set(filter(waits, theirs))) >= self.most:
            return False
        mine[table] = now
        self.waiting[opener] = mine
        if len(self.waiting) > REMEMBERED:
            del self.waiting[next(iter(self.waiting))]
        return True

    def remove(self, opener: str, table: str) -> None:
        """Count a table no more: it has begun, or was never kept."""
        mine = self.waiting.get(opener, {})
        mine.pop(table, None)
        if not mine:
            self.waiting.pop(opener, None)

    def fair(self, rows: Sequence[Row], most: int) -> list[Row]:
        """Choose so many rows, one of each opener before a second of any; those chosen stay in their order."""
        ranked = []
        seen: dict[str, int] = {}
        for place, row in enumerate(rows):
            opener = row.opener or row.id
            seen[opener] = seen.get(opener, 0) + 1
            ranked.append((seen[opener], place))
        chosen = sorted(place for _, place in sorted(ranked)[:most])
        return sorted((rows[place] for place in chosen), key=lambda row: -row.opened)
