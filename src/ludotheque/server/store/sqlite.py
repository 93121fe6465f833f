"""Tables in one SQLite file: one thread writes and commits for all who wait, others read."""

import asyncio
import os
import queue
import sqlite3
import struct
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from io import FileIO
from pathlib import Path
from typing import TypeVar

import msgspec

from ludotheque.engine.refused import Refused
from ludotheque.server import private
from ludotheque.server.logs import trouble
from ludotheque.server.store import OPEN, PLAYING, Entry, Known, Overtaken, Row, Store, Unreachable, Written
from ludotheque.text import system

SCHEMA = 2
MOST = 1024  # writes in one commit
BREATH = 0.005  # seconds from one commit to the next in a rush: it costs much the same for one move and for thirty
PATIENCE = 5.0  # seconds for a file that somebody else is looking at

TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, private INTEGER NOT NULL, opened REAL NOT NULL, row BLOB NOT NULL,
    version INTEGER NOT NULL DEFAULT 0, unattended INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (status, private, opened);
CREATE INDEX tables_unattended ON tables (id) WHERE unattended;
CREATE TABLE events (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, move INTEGER NOT NULL,
    at REAL NOT NULL, spent INTEGER NOT NULL, key TEXT NOT NULL, tick REAL NOT NULL DEFAULT 0, PRIMARY KEY ("table", n)
) WITHOUT ROWID;
CREATE TABLE life (id INTEGER PRIMARY KEY CHECK (id = 1), tick REAL NOT NULL);
"""
FROM_1 = """
ALTER TABLE tables RENAME COLUMN told TO row;
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN unattended INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET unattended = status = 'playing';
CREATE INDEX tables_unattended ON tables (id) WHERE unattended;
ALTER TABLE events ADD COLUMN tick REAL NOT NULL DEFAULT 0;
DROP TABLE life;
CREATE TABLE life (id INTEGER PRIMARY KEY CHECK (id = 1), tick REAL NOT NULL);
"""
ADD_EVENT = """
INSERT INTO events SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)
"""  # no move of a table that is gone
PUT_TABLE = """
INSERT INTO tables SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
WHERE ?6 = 0 OR EXISTS (SELECT 1 FROM tables WHERE id = ?1)
ON CONFLICT (id) DO UPDATE
SET status = excluded.status, private = excluded.private, row = excluded.row, version = excluded.version,
    unattended = excluded.unattended
WHERE tables.version = excluded.version - 1
"""
PUT_LIFE = "INSERT INTO life VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET tick = excluded.tick"
LAST = 'max(opened, coalesce((SELECT max(at) FROM events WHERE "table" = id), 0))'  # when something happened last
IDLE = f"SELECT id FROM tables WHERE {LAST} < ? ORDER BY id"
FORGET = f"DELETE FROM tables WHERE id = ? AND version = ? AND {LAST} < ?"
WAYS = (
    "SELECT id FROM tables INDEXED BY tables_listed",
    "SELECT id FROM tables ORDER BY id",
    "SELECT id FROM tables ORDER BY id DESC",
    'SELECT DISTINCT "table" FROM events',
    'SELECT DISTINCT "table" FROM events ORDER BY "table" DESC',
)
LOST = 2.0  # seconds between two beats, at most: what a tap may be ahead of them
TAPPED = struct.Struct("<d")

T = TypeVar("T")
Write = tuple[Sequence[Entry], Sequence[Row], Written | None]


class SqliteStore(Store):
    """A store in a file. Make it on the loop whose callbacks it is to call."""

    def __init__(self, path: Path, forget_open_after: float) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.commits = 0
        self.claimed = False
        try:
            keep_private(path)
        except OSError as error:
            raise Refused("file", file=str(path), reason=system.reason(error)) from None
        self.connection = self.connect()
        self.recognise()
        self.tapped = open_tapped(Path(f"{path}-tick"))
        try:
            self.prepare(time.time() - forget_open_after)
            self.base = self.last_tick()
        except sqlite3.DatabaseError:  # a page is damaged that nobody can do without
            self.connection.close()
            self.tapped.close()
            raise Refused("store-broken", file=str(path)) from None
        self.began: float | None = None
        self.queue: queue.SimpleQueue[list[Write]] = queue.SimpleQueue()
        self.gathered: list[Write] = []
        self.asking: set[asyncio.Task[tuple[Row, list[Entry]] | None]] = set()
        self.reader: sqlite3.Connection | None = None
        self.readers = ThreadPoolExecutor(1, "reader")
        self.writer = threading.Thread(target=self.run, name="writer", daemon=True)
        self.writer.start()

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)

    def recognise(self) -> None:
        """Make sure that a file is ours, or new, before anything in it is changed."""
        try:
            (version,) = self.connection.execute("PRAGMA user_version").fetchone()
            new = not self.connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
        except sqlite3.DatabaseError:
            raise Refused("store", file=str(self.path)) from None
        if version > SCHEMA:
            raise Refused("store-newer", file=str(self.path), version=version, known=SCHEMA)
        if version == 0 and not new:
            raise Refused("store", file=str(self.path))

    def prepare(self, forget_before: float) -> None:
        """Make the tables where they are missing, and tidy up."""
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute("PRAGMA synchronous = FULL")
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        if version != SCHEMA:
            script = FROM_1 if version == 1 else TABLES
            self.connection.executescript(f"BEGIN;{script}PRAGMA user_version = {SCHEMA};COMMIT")
        if forget_before > float("-inf"):
            self.connection.execute("DELETE FROM tables WHERE status = ? AND opened < ?", (OPEN, forget_before))

    # Time

    def last_tick(self) -> float:
        """Return how far the tick had come: as the last beat says, or a tap soon after it."""
        found = self.connection.execute("SELECT tick FROM life").fetchone()
        beaten = float(found[0]) if found else 0.0
        written = self.tapped.read(TAPPED.size) or b""
        tapped = TAPPED.unpack(written)[0] if len(written) == TAPPED.size else 0.0
        return float(tapped) if beaten <= tapped <= beaten + LOST else beaten

    def tick(self) -> float:
        return self.base if self.began is None else self.base + time.monotonic() - self.began

    def begin(self) -> None:
        self.began = time.monotonic()

    def beat(self) -> None:
        self.write((), (), None)

    def tap(self) -> None:
        with suppress(OSError):  # on a full disk the beats are all there is
            self.tapped.seek(0)
            self.tapped.write(TAPPED.pack(self.tick()))

    # Writing

    def write(self, entries: Sequence[Entry], rows: Sequence[Row], then: Written | None) -> None:
        """Gather what one turn of the loop has to write: waking the writer costs more than writing."""
        if not self.gathered:
            self.loop.call_soon(self.hand_over)
        self.gathered.append((entries, rows, then))

    def hand_over(self) -> None:
        if self.gathered:
            self.queue.put(self.gathered)
            self.gathered = []

    def run(self) -> None:
        """Take what has come in since the last commit, and commit it together; unless many write, at once."""
        again = 0.0  # when to commit again, at the earliest
        while True:
            writes = self.queue.get()
            last = not writes
            time.sleep(max(0.0, again - time.monotonic()))
            began = time.monotonic()
            with suppress(queue.Empty):
                while not last and len(writes) < MOST:
                    more = self.queue.get_nowait()
                    last = not more
                    writes += more
            again = began + BREATH if len(writes) > 1 else 0.0
            if writes:
                errors = self.commit(writes)
                self.failing = any(error is not None and not isinstance(error, Overtaken) for error in errors)
                self.finish(writes, errors)
            if last:
                self.connection.close()
                return

    def commit(self, writes: list[Write]) -> list[Exception | None]:
        """Write all in one transaction; if that fails, each in its own, so that only the culprit suffers."""
        try:
            self.transact(writes)
        except Exception as error:  # whatever it is, the writer goes on
            if len(writes) == 1:
                return [Overtaken() if isinstance(error, sqlite3.IntegrityError) else error]
            return [self.commit([write])[0] for write in writes]
        return [None] * len(writes)

    def transact(self, writes: list[Write]) -> None:
        run = self.connection.execute
        run("BEGIN IMMEDIATE")
        try:
            for write in writes:
                for row in write[1]:
                    if not run(PUT_TABLE, columns(row)).rowcount:
                        raise Overtaken(row.id)
            entries = [entry for write in writes for entry in write[0]]
            if entries and self.connection.executemany(ADD_EVENT, entries).rowcount < len(entries):
                raise Overtaken
            if entries or any(then is None for _, _, then in writes):  # no entry may be of a time that is forgotten
                run(PUT_LIFE, (self.tick(),))
            run("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # where SQLite has already rolled back
                run("ROLLBACK")
            raise
        self.commits += 1

    def finish(self, writes: list[Write], errors: list[Exception | None]) -> None:
        with suppress(RuntimeError):  # the loop is gone: nobody is left to hear of it
            self.loop.call_soon_threadsafe(tell, writes, errors)

    # Reading

    async def read(self, table: str, after: int = 0) -> tuple[Row, list[Entry]] | None:
        return await self.ask(lambda connection: read(connection, table, after))

    def read_on(self, table: str, after: int, version: int, then: Known) -> None:
        def done(task: "asyncio.Task[tuple[Row, list[Entry]] | None]") -> None:
            if task.cancelled():  # the store is being closed
                return
            error = task.exception()
            found = None if error else task.result()
            row = found[0] if found and found[0].version != version else None
            then(found and (row, found[1]), error if isinstance(error, Exception) else None)

        asking = self.loop.create_task(self.read(table, after))
        self.asking.add(asking)
        asking.add_done_callback(self.asking.discard)
        asking.add_done_callback(done)

    async def listed(self, most: int) -> list[Row]:
        return await self.ask(lambda connection: listed(connection, most))

    def keeps(self, table: str) -> bool:
        return True

    async def claim(self) -> list[str]:
        """List the tables that move by themselves, once: nobody else will ever keep them."""
        if self.claimed:
            return []
        self.claimed = True
        return await self.ask(unattended)

    async def ids(self, after: str, most: int) -> list[str]:
        return await self.ask(lambda connection: ids(connection, after, most))

    async def idle(self, before: float) -> list[str]:
        return await self.ask(lambda connection: [table for (table,) in connection.execute(IDLE, (before,))])

    async def remove(self, rows: Sequence[Row], before: float = float("inf")) -> int:
        def forget() -> int:
            with closing(self.connect()) as connection:
                connection.execute("BEGIN IMMEDIATE")
                gone = [row for row in rows if connection.execute(FORGET, (row.id, row.version, before)).rowcount]
                connection.executemany('DELETE FROM events WHERE "table" = ?', [(row.id,) for row in gone])
                connection.execute("COMMIT")
                return len(gone)

        return await self.loop.run_in_executor(None, forget)

    async def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Put a question to the reader: it never waits for the writer, nor the loop for either."""
        return await self.loop.run_in_executor(self.readers, self.answer, question)

    def answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        if self.reader is None:
            self.reader = self.connect()
            self.reader.execute("PRAGMA query_only = ON")
        try:
            self.reader.execute("BEGIN")  # one moment for all that a question reads
            try:
                return question(self.reader)
            finally:
                self.reader.execute("COMMIT")
        except sqlite3.Error as error:
            trouble("store.damaged", error)  # `ludotheque store check` says more, and `store copy` saves what it can
            raise Unreachable from error

    async def close(self) -> None:
        if self.began is not None:
            self.beat()
            self.tap()
        self.hand_over()
        self.queue.put([])  # the end
        await self.loop.run_in_executor(None, self.writer.join)
        await asyncio.sleep(0)  # what was committed last is still to be called back
        self.readers.shutdown()
        self.tapped.close()
        if self.reader is not None:
            self.reader.close()


def open_tapped(path: Path) -> FileIO:
    """Open the file of taps: a few bytes that are written over and over, and never flushed to the disk."""
    return FileIO(private.opened(path, os.O_RDWR), "r+")


def columns(row: Row) -> tuple[object, ...]:
    unattended = row.status == PLAYING and row.moves_by_itself()
    return row.id, row.status, row.private, row.opened, msgspec.json.encode(row), row.version, unattended


def keep_private(path: Path) -> None:
    """Let nobody else read a file that holds every hand; SQLite gives those it makes beside it the same rights."""
    os.close(private.opened(path, os.O_RDWR))
    for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        with suppress(OSError):  # not there, or not ours
            file.chmod(0o600)


def tell(writes: list[Write], errors: list[Exception | None]) -> None:
    """Call back everybody who waited, on the loop, whatever comes of it."""
    for (_, _, then), error in zip(writes, errors, strict=True):
        try:
            if then is not None:
                then(error)
        except Exception as failure:
            trouble("store.unheard", failure)


def read(connection: sqlite3.Connection, table: str, after: int) -> tuple[Row, list[Entry]] | None:
    found = rows(connection.execute("SELECT row FROM tables WHERE id = ?", (table,)))
    if not found:
        return None
    events = connection.execute('SELECT * FROM events WHERE "table" = ? AND n > ? ORDER BY n', (table, after))
    return found[0], [Entry(*event) for event in events]


def ids(connection: sqlite3.Connection, after: str, most: int) -> list[str]:
    """List tables in their order; where the file is damaged, by every way that still leads to some."""
    try:
        sql = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return [table for (table,) in connection.execute(sql, (after, most))]
    except sqlite3.DatabaseError:
        found = set()
        for way in WAYS:
            with suppress(sqlite3.DatabaseError):
                for (table,) in connection.execute(way):
                    found.add(table)
        if not found:
            raise
        return sorted(table for table in found if table > after)[:most]


def listed(connection: sqlite3.Connection, most: int) -> list[Row]:
    sql = "SELECT row FROM tables WHERE status IN (?, ?) AND NOT private ORDER BY status, opened DESC LIMIT ?"
    return rows(connection.execute(sql, (OPEN, PLAYING, most)))


def unattended(connection: sqlite3.Connection) -> list[str]:
    return [table for (table,) in connection.execute("SELECT id FROM tables WHERE unattended")]


def rows(found: Iterable[tuple[bytes]]) -> list[Row]:
    """Decode rows; one that is damaged must not take the others along."""
    read = []
    for (row,) in found:
        try:
            read.append(msgspec.json.decode(row, type=Row))
        except (msgspec.DecodeError, TypeError) as error:
            trouble("row.damaged", error)
    return read
