"""Taking care of a store: check, back up, copy and prune it while a server uses it; restore it while none does."""

import asyncio
import errno
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec.structs import replace

from ludotheque.engine.refused import Refused, shortened
from ludotheque.server import private
from ludotheque.server.store import NO_ENTRIES, OPEN, OVER, PLAYING, Entry, Overtaken, Row, Store, Unreachable, changed
from ludotheque.server.store.opening import DATABASE
from ludotheque.server.table.live import LiveMatch
from ludotheque.server.table.setups import setup
from ludotheque.server.table.table import playable
from ludotheque.text import system

PAGE = 200  # tables listed at a time
DAY = 86_400.0
UNWRITTEN = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)  # what a full disk, or a limit, does to a copy
TRIES = 10  # to change a table that others change as well


class Health(msgspec.Struct):
    """What was found in a store."""

    tables: int = 0
    moves: int = 0
    damaged: list[str] = []  # tables whose log cannot be read, or does not follow the rules


async def every(store: Store) -> AsyncIterator[str]:
    """Go through the ids of all tables."""
    after = ""
    while found := await store.ids(after, PAGE):
        for table in found:
            yield table
        after = found[-1]


def digest(row: Row, entries: list[Entry]) -> str:
    """Play a log again, and return what it leads to; nothing where there is nothing to play."""
    if row.status == OPEN or not playable(row):
        return ""
    laid = setup(row.game, len(row.chairs), row.options, row.sheet_text)
    live = LiveMatch(laid, int(row.seed), row.luck(), row.start)
    for _ in live.replay(entries):
        pass
    return live.state.digest()


async def check(store: Store) -> Health:
    """Read every table, and play its log again."""
    health = Health()
    async for table in every(store):
        health.tables += 1
        try:
            found = await store.read(table)
            if found is None:
                raise Refused("store-damaged")
            digest(*found)
        except (Refused, Unreachable, LookupError, ValueError):
            health.damaged.append(table)
        else:
            health.moves += len(found[1])
    return health


async def copy(source: Store, target: Store) -> Health:
    """Copy all tables that can be read, and compare what came of them; damaged ones are named and left."""
    health, later = Health(), target.tick() - source.tick()
    async for table in every(source):
        try:
            found = await source.read(table)
        except Unreachable:
            found = None
        if found is None:
            health.damaged.append(table)
            continue
        row, entries = moved(*found, later)
        await put(target, row, entries)
        if await target.read(table) != (row, entries):
            raise Refused("store-copied-otherwise", table=table)
        health.tables += 1
        health.moves += len(entries)
    return health


def moved(row: Row, entries: list[Entry], later: float) -> tuple[Row, list[Entry]]:
    """Return a table as it is new to a store whose tick is another: its clocks stand there as they stood here."""
    chairs = [replace(chair, warned=chair.warned + later) for chair in row.chairs]
    row = replace(row, version=0, tick=row.tick + later, chairs=chairs)
    return row, [entry._replace(tick=entry.tick + later) for entry in entries]


async def put(store: Store, row: Row, entries: list[Entry]) -> None:
    """Write a table as it is; raise Refused if it is there already."""
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.write(entries, [row], done.set_result)
    error = await done
    if isinstance(error, Overtaken):
        raise Refused("store-not-empty", table=row.id)
    if error is not None:
        raise error


async def end(store: Store, table: str) -> None:
    """Close a table: a match ends without a result, and what has not begun is forgotten."""
    for _ in range(TRIES):
        found = await store.read(table) if table.isascii() and table.isalnum() else None
        if found is None:
            raise Refused("store-no-table", table=shortened(table))
        row = found[0]
        if row.status == OVER:
            return
        if row.status != PLAYING:
            if await store.remove([row]):
                return
            continue
        try:
            await put(store, changed(row, status=OVER), [])
        except Refused:  # somebody has just changed it
            continue
        return
    raise Refused("store-busy", table=table)


def backup(data: Path, target: Path) -> None:
    """Copy the database as it is at this moment, while a server may be writing to it."""
    source = database(data)
    if target.exists():
        raise Refused("file-exists", file=str(target))
    copy_file(source, target)


def sound(data: Path) -> bool:
    """Return whether a database is whole, tables and indexes."""
    with closing(sqlite3.connect(database(data))) as store:
        try:
            return bool(store.execute("PRAGMA integrity_check").fetchone() == ("ok",))
        except sqlite3.DatabaseError:
            return False


def database(data: Path) -> Path:
    """Return the database of a folder; raise Refused if there is none."""
    path = data / DATABASE
    if not path.exists():
        raise Refused("store-missing", file=str(path))
    return path


def copy_file(source: Path, target: Path) -> None:
    """Copy a sound database of ours, and nothing else, into a file that nobody else may read."""
    try:
        os.close(private.opened(target, os.O_EXCL))
    except OSError as error:
        raise Refused("file", file=str(target), reason=system.reason(error)) from None
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            if old.execute("PRAGMA user_version").fetchone() == (0,):
                raise Refused("store", file=str(source))
            old.backup(new)
            if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Refused("store-broken", file=str(source))
    except sqlite3.DatabaseError as error:
        target.unlink()
        if error.sqlite_errorcode in UNWRITTEN:  # it is not the source that is to blame
            full = OSError(errno.ENOSPC, "")
            raise Refused("file", file=str(target), reason=system.reason(full)) from None
        raise Refused("store-broken", file=str(source)) from None
    except Refused:
        target.unlink()
        raise


def restore(source: Path, data: Path) -> Path | None:
    """Put a backup in the place of the database, which no server may be using; return where the old one went."""
    if not source.exists():
        raise Refused("store-missing", file=str(source))
    target, aside = data / DATABASE, data / f"{DATABASE}.{time.strftime('%Y%m%d-%H%M%S')}"
    new = data / f"{DATABASE}.new"
    new.unlink(missing_ok=True)
    copy_file(source, new)  # before anything is moved: the disk may be full, or the file no backup
    moved = target.exists()
    if moved:
        with closing(sqlite3.connect(target)) as old:  # what is still in its write-ahead log belongs to it
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        keep(target, aside)
    for rest in ("-wal", "-shm", "-tick"):
        Path(f"{target}{rest}").unlink(missing_ok=True)
    new.replace(target)
    return aside if moved else None


def keep(file: Path, aside: Path) -> None:
    """Give a file a second name, so that its first is never without one: a server would begin with an empty file."""
    try:
        os.link(file, aside)
    except OSError:  # not every file system can
        file.rename(aside)


async def prune(store: Store, days: float) -> int:
    """Forget the tables where nothing has happened for so many days; return how many those were.

    A challenge that still holds is kept, and so is what was played in it.
    """
    now, count = time.time(), 0
    idle = await store.idle(now - days * DAY)
    for start in range(0, len(idle), PAGE):
        found = [await store.read(table, NO_ENTRIES) for table in idle[start : start + PAGE]]
        rows = [one[0] for one in found if one is not None and one[0].sealed < now]
        count += await store.remove(rows, now - days * DAY)
    return count
