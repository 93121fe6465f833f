"""Tables in PostgreSQL: one log for many nodes. Its primary keys decide who was first, and nothing else does.

Whatever waits is written by one call of one function, in one transaction, which also notifies the other nodes: of
tables and numbers, never of contents. Every node reads on for itself what concerns its own guests.
"""

import asyncio
import errno
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec

from ludotheque.engine.refused import Refused
from ludotheque.server.logs import log, trouble
from ludotheque.server.store import (
    OPEN,
    PLAYING,
    Entry,
    Found,
    Heard,
    Known,
    Lost,
    News,
    Overtaken,
    Row,
    Store,
    Unreachable,
    Written,
)
from ludotheque.text import system

if TYPE_CHECKING:
    import asyncpg

SCHEMA = 5
MOST = 1024  # writes in one transaction
BREATH = 0.005  # seconds from one to the next in a rush: each wakes every other node
FORGETTING = 7044  # the lock that all who write share, and whoever forgets tables has alone
CHANNEL, SAYINGS = "ludotheque", "ludotheque_sayings"
LONGEST = 7_000  # bytes of a notification, of 8,000 that PostgreSQL allows
ALIVE = 2.5  # seconds after its last beat that a node counts as alive
SOON, OFTEN = 2.0, 0.2  # seconds by which a beat, or a tap, moves the tick on at most: the time since is downtime
AGAIN = 0.5  # seconds between two tries to reach the database
ASKING = 10.0  # seconds for an answer
PULSE, ANSWER = 2.0, 5.0  # seconds between two questions on a line that only listens, and for an answer to each
CONNECTIONS = 4
# What passes, by SQLSTATE: lines that broke; a new password, or database; too many connections, a full disk; a database
# that starts, stops or may only be read; its own trouble with files.
PASSING = ("08", "28", "3D", "53", "57", "58", "25006")
CLAIMED = 200  # tables taken over at a time

TABLES = f"""
CREATE TABLE tables (
    id text PRIMARY KEY, status text NOT NULL, private boolean NOT NULL, opened float8 NOT NULL, row bytea NOT NULL,
    version integer NOT NULL, unattended boolean NOT NULL, keeper text
);
CREATE INDEX tables_listed ON tables (status, private, opened);
CREATE INDEX tables_unattended ON tables (keeper) WHERE unattended;
CREATE TABLE events (
    "table" text NOT NULL, n integer NOT NULL, seat integer NOT NULL, move bigint NOT NULL,
    at float8 NOT NULL, spent bigint NOT NULL, key text NOT NULL, tick float8 NOT NULL, PRIMARY KEY ("table", n)
);
CREATE TABLE nodes (id text PRIMARY KEY, alive timestamptz NOT NULL);
CREATE TABLE life (id integer PRIMARY KEY CHECK (id = 1), tick float8 NOT NULL, at timestamptz NOT NULL);
INSERT INTO life VALUES (1, 0, clock_timestamp());
CREATE TABLE house (schema integer NOT NULL);
INSERT INTO house VALUES ({SCHEMA});
"""
FUNCTIONS = f"""
CREATE OR REPLACE FUNCTION put(
    node text, news text[],
    "table" text[], n integer[], seat integer[], move bigint[], at float8[], spent bigint[], key text[], tick float8[],
    id text[], status text[], private boolean[], opened float8[], row_ bytea[], version integer[], unattended boolean[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE written bigint;
BEGIN
    PERFORM pg_advisory_xact_lock_shared({FORGETTING});
    IF array_length(id, 1) > 0 THEN
        INSERT INTO tables AS old
        SELECT *, node FROM unnest(id, status, private, opened, row_, version, unattended)
            AS given(id, status, private, opened, row, version, unattended)
        WHERE given.version = 0 OR (SELECT true FROM tables WHERE tables.id = given.id)
        ON CONFLICT ON CONSTRAINT tables_pkey DO UPDATE
        SET status = excluded.status, private = excluded.private, row = excluded.row, version = excluded.version,
            unattended = excluded.unattended, keeper = coalesce(old.keeper, node)
        WHERE old.version = excluded.version - 1;
        GET DIAGNOSTICS written = ROW_COUNT;
        IF written < array_length(id, 1) THEN
            RAISE unique_violation USING MESSAGE = 'overtaken';
        END IF;
    END IF;
    INSERT INTO events SELECT * FROM unnest("table", n, seat, move, at, spent, key, tick) AS given("table")
    WHERE (SELECT true FROM tables WHERE tables.id = given."table");  -- no move of a table that is gone
    GET DIAGNOSTICS written = ROW_COUNT;
    IF written < coalesce(array_length(n, 1), 0) THEN
        RAISE unique_violation USING MESSAGE = 'gone';
    END IF;
    PERFORM pg_notify('{CHANNEL}', part) FROM unnest(news) AS part;
END $$;

CREATE OR REPLACE FUNCTION beat(node text, most float8, mine float8) RETURNS float8 LANGUAGE sql AS $$
    SELECT set_config('synchronous_commit', 'off', true);  -- losing a beat costs nobody anything
    INSERT INTO nodes VALUES (node, clock_timestamp())
    ON CONFLICT ON CONSTRAINT nodes_pkey DO UPDATE SET alive = excluded.alive;
    UPDATE life SET at = clock_timestamp(), tick = greatest(mine, tick + CASE
        WHEN at < pg_postmaster_start_time() THEN 0  -- what went by was downtime
        ELSE least(greatest(extract(epoch FROM clock_timestamp() - at), 0), most) END)
    RETURNING tick;
$$;

CREATE OR REPLACE FUNCTION claim(node text, declined text[]) RETURNS SETOF text LANGUAGE sql AS $$
    UPDATE tables SET keeper = node WHERE id IN (
        SELECT id FROM tables WHERE unattended AND (keeper IS NULL OR keeper NOT IN (
            SELECT nodes.id FROM nodes WHERE alive > clock_timestamp() - interval '{ALIVE} seconds'
        )) AND NOT EXISTS (SELECT FROM unnest(declined) AS one WHERE one = id) LIMIT {CLAIMED} FOR UPDATE SKIP LOCKED
    );
    SELECT id FROM tables WHERE unattended AND keeper = node;
$$;
"""
LAST = 'greatest(opened, coalesce((SELECT max(at) FROM events WHERE "table" = tables.id), 0))'
IDLE = f'SELECT id FROM tables WHERE {LAST} < $1 ORDER BY id COLLATE "C"'
FORGET = f"""
DELETE FROM tables USING unnest($1::text[], $2::integer[]) AS seen(id, version)
WHERE tables.id = seen.id AND tables.version = seen.version AND {LAST} < $3 RETURNING tables.id
"""
ASKED = "unnest($1::text[], $2::integer[], $3::integer[]) WITH ORDINALITY AS asked(id, after, version, place)"
READ = f"""
SELECT place, CASE WHEN tables.version <> asked.version THEN row END, NULL, NULL, NULL, NULL, NULL, NULL, NULL
FROM {ASKED} JOIN tables ON tables.id = asked.id
UNION ALL SELECT place, NULL, n, seat, move, at, spent, key, tick
FROM {ASKED}, LATERAL (SELECT * FROM events WHERE "table" = asked.id AND n > after ORDER BY n) AS new
"""  # one statement sees one moment, and takes one way there and back
CLAIM = "SELECT claim($1, $2)"
PUT = f"SELECT put({', '.join(f'${i}' for i in range(1, 18))})"

Write = tuple[Sequence[Entry], Sequence[Row], Written]
Asked = tuple[str, int, int, Known]  # a table, an entry, a version of the row, and who wants to know


class PostgresStore(Store):
    """A store that several servers share. Make it with `open`, on the loop whose callbacks it is to call."""

    shared = True

    def __init__(self, url: str, pool: "asyncpg.Pool") -> None:
        self.url = url
        self.pool = pool
        self.loop = asyncio.get_running_loop()
        self.node = secrets.token_hex(6)
        self.commits = 0
        self.base = self.read_at = float("-inf")  # until the database says
        self.begun = False
        self.halted = False  # does time stand still until the next beat?
        self.kept: set[str] = set()
        self.declined: set[str] = set()
        self.news: News = lambda table: None
        self.heard: Heard = lambda node, table, text: None
        self.lost: Lost = lambda: None
        self.sayings: list[str] = []
        self.gathered: list[Write] = []
        self.asked: list[Asked] = []
        self.reading: asyncio.Task[None] | None = None
        self.waiting = asyncio.Event()
        self.closing = False
        self.beating: asyncio.Task[None] | None = None
        self.tasks = [self.loop.create_task(self.run())]

    @classmethod
    async def open(cls, url: str, forget_open_after: float) -> "PostgresStore":
        """Reach the database, make the tables where they are missing, and tidy up."""
        try:
            import asyncpg
        except ImportError:
            raise Refused("store-driver", extra="postgres") from None
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=CONNECTIONS,
                max_size=CONNECTIONS,
                max_inactive_connection_lifetime=0,  # kept: a server that is short of files must not be short of these
                timeout=ASKING,
                command_timeout=ASKING,
                reset=as_it_is,
                server_settings={"application_name": "ludotheque"},
            )
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Refused("store-unreachable", reason=why(error)) from None
        store = cls(url, pool)
        try:
            await store.prepare(time.time() - forget_open_after)
            await store.beaten(0.0)  # what went by was downtime, or another node says otherwise
        except BaseException:
            await store.close()
            raise
        store.tasks.append(store.loop.create_task(store.listen()))
        return store

    async def prepare(self, forget_before: float) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(7043)")  # nodes may start at the same moment
            if await connection.fetchval("SELECT to_regclass('house')") is None:
                if await connection.fetchval("SELECT to_regclass('tables')") is not None:
                    raise Refused("store", file=place(self.url))
                await connection.execute(TABLES + FUNCTIONS)
            version = await connection.fetchval("SELECT schema FROM house")
            if version > SCHEMA:
                raise Refused("store-newer", file=place(self.url), version=version, known=SCHEMA)
            if version < SCHEMA:  # what the functions do has changed, and no table
                await connection.execute(FUNCTIONS)
                await connection.execute("UPDATE house SET schema = $1", SCHEMA)
            await connection.execute("DELETE FROM tables WHERE status = $1 AND opened < $2", OPEN, forget_before)
            await connection.execute("DELETE FROM nodes WHERE alive < clock_timestamp() - interval '1 day'")

    # Writing

    def write(self, entries: Sequence[Entry], rows: Sequence[Row], then: Written) -> None:
        self.gathered.append((entries, rows, then))
        self.waiting.set()

    async def run(self) -> None:
        """Take what has come in since the last transaction, and write it together."""
        while not (self.closing and not self.gathered):
            await self.waiting.wait()
            self.waiting.clear()
            while self.gathered:
                writes, self.gathered = self.gathered[:MOST], self.gathered[MOST:]
                again = self.loop.time() + BREATH
                errors = await self.commit(writes)
                self.stand(errors)
                for (_, _, then), error in zip(writes, errors, strict=True):
                    self.loop.call_soon(then, error)  # whatever comes of it, writing goes on
                if len(writes) > 1 and not self.closing:
                    await asyncio.sleep(max(0.0, again - self.loop.time()))

    async def commit(self, writes: list[Write]) -> list[Exception | None]:
        """Write all in one transaction; if that fails, in ever smaller ones, so that only the culprit suffers."""
        from asyncpg import UniqueViolationError
        from asyncpg.exceptions import TransactionRollbackError

        try:
            async with self.connected() as connection:
                await connection.execute(PUT, *self.columns(writes))
        except Unreachable as error:
            return [error] * len(writes)  # nobody knows what was written: to ask again will tell
        except Exception as error:
            if len(writes) == 1:  # two that wait for each other: one is asked again
                return [Overtaken() if isinstance(error, (UniqueViolationError, TransactionRollbackError)) else error]
            half = len(writes) // 2
            return [*await self.commit(writes[:half]), *await self.commit(writes[half:])]
        self.commits += 1
        for _, rows, _ in writes:
            self.kept.update(row.id for row in rows if unattended(row))
        return [None] * len(writes)

    def columns(self, writes: list[Write]) -> list[object]:
        entries = sorted(entry for write in writes for entry in write[0])  # in one order at all nodes, so that none
        rows = sorted((row for write in writes for row in write[1]), key=lambda row: row.id)  # waits for another's
        latest = {entry.table: entry.n for entry in entries} | {row.id: 0 for row in rows}
        return [
            self.node,
            parts(self.node, latest),
            *([list(column) for column in zip(*entries, strict=True)] if entries else [[]] * 8),
            [row.id for row in rows],
            [row.status for row in rows],
            [row.private for row in rows],
            [row.opened for row in rows],
            [msgspec.json.encode(row) for row in rows],
            [row.version for row in rows],
            [unattended(row) for row in rows],
        ]

    def stand(self, errors: Iterable[Exception | None]) -> None:
        """Take note of whether the database can be reached and written to; say so when it no longer can be."""
        serious = [error for error in errors if error is not None and not isinstance(error, Overtaken)]
        if serious and not self.failing:
            unreachable = next((error for error in serious if isinstance(error, Unreachable)), None)
            if unreachable is None:
                trouble("store.failing", serious[0])
            else:
                trouble("store.unreachable", reason=type(unreachable.__cause__).__name__)
                self.loop.call_soon(self.lost)
        self.failing = bool(serious)

    # Time and leases

    def tick(self) -> float:
        """Return the time of all nodes together. It soon stands still while this one does not hear of it."""
        if not self.begun or self.halted:
            return self.base
        return self.base + min(time.monotonic() - self.read_at, OFTEN if self.failing else SOON)

    def begin(self) -> None:
        self.begun = True
        self.read_at = time.monotonic()

    def halt(self) -> None:
        """Let time stand still until the next beat: the database may be down, and what goes by is downtime then."""
        self.base, self.halted = self.tick(), True

    def beat(self) -> None:
        self.move_on(SOON)

    def tap(self) -> None:
        self.move_on(OFTEN)

    def move_on(self, most: float) -> None:
        """Report that this node is alive, unless it is just doing so."""
        if self.beating is None or self.beating.done():
            self.beating = self.loop.create_task(self.beaten_if_reached(most))

    async def beaten_if_reached(self, most: float) -> None:
        try:
            await self.beaten(0.0 if self.failing else most)
            self.stand([])
        except Exception as error:
            self.stand([error])

    async def beaten(self, most: float) -> None:
        """Move the common time on by what has gone by, but not by more; no node's time goes back."""
        async with self.connected() as connection:
            tick = await connection.fetchval("SELECT beat($1, $2, $3)", self.node, most, self.tick())
        self.base, self.read_at, self.halted = max(tick, self.tick()), time.monotonic(), False

    def keeps(self, table: str) -> bool:
        return table in self.kept

    async def claim(self) -> list[str]:
        async with self.connected() as connection:
            kept = {table for (table,) in await connection.fetch(CLAIM, self.node, list(self.declined))}
        fresh = kept - self.kept
        self.kept = kept
        return sorted(fresh)

    async def decline(self, table: str) -> None:
        self.declined.add(table)
        self.kept.discard(table)  # whatever becomes of this: if the database does not hear it, the next claim finds it
        async with self.connected() as connection:
            await connection.execute("UPDATE tables SET keeper = NULL WHERE id = $1 AND keeper = $2", table, self.node)

    # Reading

    async def read(self, table: str, after: int = 0) -> tuple[Row, list[Entry]] | None:
        (found,) = await self.read_all([(table, after, -1)])
        return None if found is None or found[0] is None else (found[0], found[1])

    def read_on(self, table: str, after: int, version: int, then: Known) -> None:
        """Gather what is asked while an answer is under way: reading for many costs little more than for one."""
        self.asked.append((table, after, version, then))
        if self.reading is None:
            self.reading = self.loop.create_task(self.catch_up())

    async def catch_up(self) -> None:
        while self.asked:
            asked, self.asked = self.asked[:MOST], self.asked[MOST:]
            found: list[Found] = [None] * len(asked)
            error: Exception | None = None
            try:
                found = await self.read_all([one[:3] for one in asked])
            except Exception as failure:
                error = failure
            for (_, _, _, then), one in zip(asked, found, strict=True):
                self.loop.call_soon(then, one, error)
        self.reading = None

    async def read_all(self, asked: Sequence[tuple[str, int, int]]) -> list[Found]:
        """Read what is new at each of these tables since an entry, and since a version of the row."""
        async with self.connected() as connection:
            records = await connection.fetch(READ, *(list(column) for column in zip(*asked, strict=True)))
        found: list[Found] = [None] * len(asked)
        entries: list[list[Entry]] = [[] for _ in asked]
        for place, row, *event in records:
            at = place - 1
            if event[0] is not None:
                entries[at].append(Entry(asked[at][0], *event))
            elif row is None:
                found[at] = (None, entries[at])
            else:
                for one in decoded([row]):
                    found[at] = (one, entries[at])
        for new in entries:
            new.sort()
        return found

    async def listed(self, most: int) -> list[Row]:
        sql = "SELECT row FROM tables WHERE status = ANY($1) AND NOT private ORDER BY status, opened DESC LIMIT $2"
        async with self.connected() as connection:
            return decoded(record["row"] for record in await connection.fetch(sql, [OPEN, PLAYING], most))

    async def ids(self, after: str, most: int) -> list[str]:
        sql = 'SELECT id FROM tables WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2'
        async with self.connected() as connection:
            return [record["id"] for record in await connection.fetch(sql, after, most)]

    async def idle(self, before: float) -> list[str]:
        async with self.connected() as connection:
            return [record["id"] for record in await connection.fetch(IDLE, before)]

    async def remove(self, rows: Sequence[Row], before: float = float("inf")) -> int:
        async with self.connected() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", FORGETTING)
            asked = [row.id for row in rows], [row.version for row in rows], before
            gone = [record["id"] for record in await connection.fetch(FORGET, *asked)]
            await connection.execute('DELETE FROM events WHERE "table" = ANY($1)', gone)
            news = parts(self.node, gone) if gone else []
            await connection.execute(f"SELECT pg_notify('{CHANNEL}', part) FROM unnest($1::text[]) AS part", news)
        return len(gone)

    @asynccontextmanager
    async def connected(self) -> "AsyncIterator[asyncpg.pool.PoolConnectionProxy]":
        """Give a connection; what breaks it, or passes by itself, is Unreachable."""
        from asyncpg import InterfaceError, InternalClientError, PostgresError
        from asyncpg.exceptions import ReadOnlySQLTransactionError

        try:
            async with self.pool.acquire(timeout=ASKING) as connection:
                try:
                    yield connection
                except TimeoutError:  # its line is dead, and so the others may be: none is waited for again
                    connection.terminate()
                    await self.pool.expire_connections()
                    raise
        except (OSError, TimeoutError, InterfaceError, InternalClientError) as error:
            raise Unreachable from error
        except PostgresError as error:
            if isinstance(error, ReadOnlySQLTransactionError):  # another machine may be the one to write to by now
                await self.pool.expire_connections()
            if str(error.sqlstate).startswith(PASSING):
                raise Unreachable from error
            raise

    # What other nodes write

    def on_news(self, news: News, heard: Heard, lost: Lost) -> None:
        self.news = news
        self.heard = heard
        self.lost = lost

    def say(self, table: str, text: str) -> None:
        if not self.sayings:
            self.loop.call_soon(lambda: self.loop.create_task(self.said()))
        self.sayings.append(f"{self.node} {table} {text}")

    async def said(self) -> None:
        sayings, self.sayings = self.sayings, []
        with suppress(Unreachable):  # it was not important
            async with self.connected() as connection:
                await connection.execute(
                    f"SELECT pg_notify('{SAYINGS}', said) FROM unnest($1::text[]) AS said", sayings
                )

    async def listen(self) -> None:
        """Hear of what other nodes write, as long as this store is open; after a break, everything may be new."""
        import asyncpg

        while not self.closing:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.url, timeout=ASKING)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(AGAIN)
                continue
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                connection.add_termination_listener(lambda _: self.halt())
                await connection.add_listener(CHANNEL, self.notified)
                await connection.add_listener(SAYINGS, self.notified)
                log("store.listening")
                self.news(None)  # what was written while nobody listened
                while True:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), PULSE)
                    async with asyncio.timeout(ANSWER):  # a line may be dead, and nobody says so
                        await connection.execute("SELECT 1")
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                trouble("store.lost")
                await asyncio.sleep(AGAIN)
            finally:
                connection.terminate()

    def notified(self, _: object, pid: int, channel: str, payload: object) -> None:
        node, _, rest = str(payload).partition(" ")
        if node == self.node:
            return
        if channel == SAYINGS:
            table, _, text = rest.partition(" ")
            self.heard(node, table, text)
        else:
            for table in rest.split():
                self.news(table)

    # The end

    async def close(self) -> None:
        """Write what is waiting, leave what we keep to others, and stop."""
        self.closing = True
        self.waiting.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.tasks[0], ASKING)
        for task in (*self.tasks, self.beating, self.reading):
            if task is not None:
                task.cancel()
        with suppress(Unreachable):
            if self.begun:
                await self.beaten(SOON)
            async with self.connected() as connection:
                await connection.execute("UPDATE tables SET keeper = NULL WHERE keeper = $1", self.node)
                await connection.execute("DELETE FROM nodes WHERE id = $1", self.node)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.pool.close(), ASKING)


def why(error: BaseException) -> Refused | str:
    """Return why the database cannot be reached: a line that it says, or our words where it says nothing at all."""
    if isinstance(error, TimeoutError):
        return system.reason(OSError(errno.ETIMEDOUT, ""))
    return next(iter(str(error).splitlines()), type(error).__name__)


async def as_it_is(_: "asyncpg.Connection") -> None:
    """Leave a connection as it is when it goes back to the others: nothing we do lasts beyond its transaction."""


def unattended(row: Row) -> bool:
    return row.status == PLAYING and row.moves_by_itself()


def parts(node: str, latest: Iterable[str]) -> list[str]:
    """Pack the names of tables into as few notifications as they fit in."""
    packed: list[str] = []
    text = node
    for table in latest:
        if len(text) + len(table) + 1 > LONGEST:
            packed.append(text)
            text = node
        text += f" {table}"
    return [*packed, text]


def decoded(found: Iterable[bytes]) -> list[Row]:
    """Decode rows; one that is damaged must not take the others along."""
    rows = []
    for row in found:
        try:
            rows.append(msgspec.json.decode(row, type=Row))
        except (msgspec.DecodeError, TypeError) as error:
            trouble("row.damaged", error)
    return rows


def place(url: str) -> str:
    """Name a database without its password."""
    return url.rpartition("@")[2]
