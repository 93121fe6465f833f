"""Public tables: how many an address may have waiting, and which are shown where there are too many for the list."""

from collections.abc import Callable, Sequence

from ludotheque.server.store import Row

REMEMBERED = 10_000  # tables whose opener is known; nothing of this is written down


class PublicTables:
    """Who opened which public table since the server started, so that nobody can fill the list alone."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.openers: dict[str, str] = {}  # of each table its address, the latest last
        self.waiting: dict[str, set[str]] = {}  # of each address its tables that have not begun

    def add(self, home: str, table: str, waits: Callable[[str], bool]) -> bool:
        """Count a table that an address opens; false if it has as many as it may that still wait to be started."""
        mine = {known for known in self.waiting.get(home, ()) if waits(known)}
        if len(mine) >= self.most:
            self.waiting[home] = mine
            return False
        self.waiting[home] = mine | {table}
        self.openers[table] = home
        if len(self.openers) > REMEMBERED:
            oldest = next(iter(self.openers))
            self.remove(oldest)
            del self.openers[oldest]
        return True

    def remove(self, table: str) -> None:
        """Count a table no more: it has begun, or was never kept."""
        home = self.openers.get(table, "")
        mine = self.waiting.get(home, set())
        mine.discard(table)
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
