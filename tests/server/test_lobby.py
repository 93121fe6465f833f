"""The lobby brings tables in from a store: nothing is missed meanwhile, and nobody waits for a long log."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

import ludotheque as lt
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State
from ludotheque.engine.sheet import fingerprint
from ludotheque.server.lobby import Lobby
from ludotheque.server.net.clients import Client
from ludotheque.server.settings import Settings
from ludotheque.server.store import PLAYING, Chair, Entry, Found, Heard, Known, Lost, News, Row, Store, Written
from ludotheque.server.table import clocks
from ludotheque.server.table.live import TOGETHER, LiveMatch
from ludotheque.server.table.seats import hashed
from ludotheque.server.table.setups import Setup, house_sheet, own_setup, setup
from ludotheque.server.table.table import ANSWERING, Table
from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import PATIENCE, Nursery

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio, pytest.mark.one_store]
GAME = NAMES[-1]


def row() -> Row:
    meta = lt.game(GAME).meta
    chairs = [Chair("person", f"P{seat}") for seat in range(meta.least)]
    options = meta.resolve(meta.least, {})
    return Row("t1", GAME, meta.version, PLAYING, options, house_sheet(GAME), "", "7", True, None, chairs, "", 0.0)


def played(live: LiveMatch, count: int) -> list[Entry]:
    """Play so many moves at random, or to the end, and write them down."""
    entries: list[Entry] = []
    rng = Rng(1)
    while len(entries) < count and not live.over:
        seat = live.waiting[0]
        moves = live.rules.legal_moves(live.state, seat)
        move = moves[rng.below(len(moves))]
        live.accept(live.step(seat, move))
        entries.append(Entry("t1", len(entries) + 1, seat, move, 0.0, 0, ""))
    return entries


class Shelf(Store):
    """A store with one table, to which another node writes just while this one reads it."""

    shared = True

    def __init__(self, entries: list[Entry], late: list[Entry]) -> None:
        self.entries = entries
        self.late = late
        self.asked: list[int] = []
        self.reads = 0
        self.beats = 0
        self.held: asyncio.Event | None = None  # until it is set, nothing is read
        self.kept: set[str] = set()
        self.row = row()
        self.unattended: list[str] = []
        self.declined: list[str] = []
        self.time = 0.0

    def on_news(self, news: News, heard: Heard, lost: Lost) -> None:
        self.news = news

    async def read(self, table: str, after: int = 0) -> tuple[Row, list[Entry]] | None:
        self.reads += 1
        if self.held is not None:
            await self.held.wait()
        found = self.row, self.entries[:]
        self.entries += self.late
        if self.late:
            self.news(table)
        return found

    def read_on(self, table: str, after: int, version: int, then: Known) -> None:
        self.asked.append(after)
        found: Found = (None, self.entries[after:])
        asyncio.get_running_loop().call_soon(then, found, None)

    def write(self, entries: Sequence[Entry], rows: Sequence[Row], then: Written) -> None:
        then(None)

    def tick(self) -> float:
        return self.time

    def beat(self) -> None:
        self.beats += 1

    def tap(self) -> None:
        pass

    def keeps(self, table: str) -> bool:
        return table in self.kept

    async def claim(self) -> list[str]:
        return self.unattended

    async def decline(self, table: str) -> None:
        self.declined.append(table)

    async def close(self) -> None:
        pass


async def test_what_is_written_while_a_table_is_brought_in_is_not_missed() -> None:
    entries = played(LiveMatch(setup(GAME, least(GAME), row().options, ""), 7), 3)
    store = Shelf(entries[:2], entries[2:])
    lobby = Lobby(store, Settings())
    table = await lobby.find("t1")
    assert table is not None
    assert table.live is not None
    async with asyncio.timeout(60):
        while table.live.v < 3:
            await asyncio.sleep(0)
    assert store.asked == [2]
    store.late = []
    table.drop()
    assert (await lobby.find("t1")) is not None
    assert store.asked == [2], "otherwise nothing has to be read again"
    await lobby.close()


async def test_nobody_waits_for_what_is_done() -> None:
    """A table that was brought in and put away at once, while somebody looks for it, would stop the whole server."""
    lobby = Lobby(Shelf([], []), Settings())
    looking = asyncio.create_task(lobby.find("t1"))
    async with asyncio.timeout(PATIENCE):
        while "t1" not in lobby.tables:  # looked at after each turn of whoever brings it in
            await asyncio.sleep(0)
    assert "t1" not in lobby.loading
    assert await looking is lobby.tables["t1"]
    await lobby.close()


async def test_who_keeps_a_table_plays_its_log_again_once() -> None:
    """Nobody is here, and people move at another node all the time."""
    entries = played(LiveMatch(setup(GAME, least(GAME), row().options, ""), 7), 5)
    store = Shelf(entries[:1], [])
    store.kept = {"t1"}
    lobby = Lobby(store, Settings())
    for number in range(1, len(entries) + 1):
        store.entries = entries[:number]
        store.news("t1")
        task = lobby.resuming.get("t1")
        store.news("t1")
        assert lobby.resuming.get("t1") is task, "nor is it taken up twice at the same time"
        async with asyncio.timeout(PATIENCE):
            while "t1" in lobby.resuming or (live := lobby.tables["t1"].live) is None or live.v < number:
                await asyncio.sleep(0)
    assert store.reads == 1
    await lobby.close()


async def test_no_bot_moves_before_other_nodes_have_said_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Shelf([], [])
    store.kept = {"t1"}
    store.row = replace(row(), chairs=[Chair("bot", level="easy") for _ in row().chairs])
    lobby = Lobby(store, Settings(bot_pause=0))

    async def first(laid: Setup, s: State, seat: int, *_: object) -> int:
        return laid.rules.legal_moves(s, seat)[0]

    monkeypatch.setattr(lobby.bots, "choose", first)
    began = clocks.now()
    table = await lobby.find("t1")
    assert table is not None
    assert table.live is not None
    async with asyncio.timeout(PATIENCE):
        while table.live.v == 0:
            await asyncio.sleep(0.01)
    assert clocks.now() - began >= ANSWERING
    await lobby.close()


async def test_a_table_that_cannot_be_played_here_is_left_to_others() -> None:
    store = Shelf([], [])
    store.row = replace(row(), rules=row().rules + 1)
    store.kept, store.unattended = {"t1"}, ["t1"]
    lobby = Lobby(store, Settings())
    await lobby.take_over()
    assert set(store.declined) == {"t1"}
    await lobby.close()
    store.row, store.declined = row(), []
    lobby = Lobby(store, Settings())
    await lobby.take_over()
    assert not store.declined, "one that can be played is kept"
    await lobby.close()


async def test_taking_over_many_tables_holds_nothing_else_up() -> None:
    store = Shelf([], [])
    store.kept, store.unattended, store.held = {"t1"}, ["t1"], asyncio.Event()
    lobby = Lobby(store, Settings())
    async with asyncio.timeout(PATIENCE):
        while store.reads == 0 or store.beats < 2:
            await asyncio.sleep(0.01)
    store.held.set()
    await lobby.close()


def longest() -> tuple[Setup, list[Entry]]:
    """Play a match at the largest table of each game, and return the longest."""
    found = []
    for name in NAMES:
        meta = lt.game(name).meta
        laid = setup(name, meta.most, meta.resolve(meta.most, {}), "")
        found.append((laid, played(LiveMatch(laid, 7), 1_000)))
    return max(found, key=lambda one: len(one[1]))


async def test_a_long_log_is_played_again_in_parts() -> None:
    laid, entries = longest()
    assert len(entries) > TOGETHER
    live = LiveMatch(laid, 7)
    assert len(list(live.replay(entries))) == len(entries) // TOGETHER
    assert live.v == len(entries)


async def test_a_table_is_laid_out_once() -> None:
    store = Shelf([], [])
    lobby = Lobby(store, Settings())
    sheet = lt.game(GAME).text("sheet.toml") + "# my own\n"
    table = Table(lobby, replace(row(), sheet_text=sheet, sheet=fingerprint(sheet)))
    laid = table.setup
    own_setup.cache_clear()  # as by the sheets of many others
    assert table.setup is laid
    await lobby.close()


async def test_only_so_many_tables_wait_in_memory(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, idle_tables=2)
    parties = [await Party.sit(server, NAMES[0], least(NAMES[0])) for _ in range(5)]
    assert server.metric("tables") == 5, "somebody is there"
    for party in parties:
        await party.close()
    async with asyncio.timeout(PATIENCE):
        while server.metric("tables") > 2:
            await asyncio.sleep(0.05)
    await asyncio.sleep(1.5)
    assert server.metric("tables") == 2
    again = await Line.open(server, parties[0].id, [parties[0].secrets[0]])
    assert again.v() == 0
    await again.close()
    server.stop()


class Guest(Client):
    """Somebody who comes and goes."""

    def post(self, text: bytes) -> None:
        pass

    show = post


async def test_who_comes_and_goes_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """An alarm for each goodbye, a week later: whoever comes and goes all the time would fill the memory."""
    lobby = Lobby(Shelf([], []), Settings())
    chairs = [replace(chair, secret=hashed("s")) for chair in row().chairs]
    table = Table(lobby, replace(row(), patience=604_800.0, chairs=chairs))
    for _ in table.rebuild([]):
        pass
    alarms: list[object] = []
    monkeypatch.setattr(lobby.loop, "call_later", lambda *call: alarms.append(call))
    for _ in range(3):
        guest = Guest()
        guest.hashes = frozenset([hashed("s")])
        table.admit(guest)
        table.leave(guest)
    assert not alarms
    monkeypatch.undo()
    await lobby.close()
