"""Public tables: how many an address may have waiting, and which are shown where there are too many for the list."""

import time
from collections.abc import Callable, Sequence

from ludotheque.server.store import Row

REMEMBERED = 10_000  # tables whose opener is known; nothing of this is written down
COUNTED = 3_600.0  # seconds that a waiting table counts: nobody is shut out for long by what was abandoned


class PublicTables:
    """Who opened which public table since the server started, so that nobody can fill the list alone."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.openers: dict[str, str] = {}  # of each table its address, the latest last
        self.waiting: dict[str, dict[str, float]] = {}  # of each address its tables that have not begun, since when

    def add(self, home: str, table: str, waits: Callable[[str], bool]) -> bool:
        """Count a table that an address opens; false if it has as many as it may that still wait to be started."""
        now = time.monotonic()
        known = self.waiting.get(home, {})
        mine = {one: opened for one, opened in known.items() if now - opened < COUNTED and waits(one)}
        self.waiting[home] = mine
        if len(mine) >= self.most:
            return False
        mine[table] = now
        self.openers[table] = home
        if len(self.openers) > REMEMBERED:
            oldest = next(iter(self.openers))
            self.remove(oldest)
            del self.openers[oldest]
        return True

    def remove(self, table: str) -> None:
        """Count a table no more: it has begun, or was never kept."""
        home = self.openers.get(table, "")
        mine = self.waiting.get(home, {})
        mine.pop(table, None)
        if not mine:
            self.waiting.pop(home, None)

    def fair(self, rows: Sequence[Row], most: int) -> list[Row]:
        """Choose so many rows, one of each opener before a second of any; those chosen stay in their order."""
        ranked = []
        seen: dict[str, int] = {}
        for place, row in enumerate(rows):
            home = self.openers.get(row.id, row.id)
            seen[home] = seen.get(home, 0) + 1
            ranked.append((seen[home], place))
        chosen = sorted(place for _, place in sorted(ranked)[:most])
        return sorted((rows[place] for place in chosen), key=lambda row: -row.opened)
