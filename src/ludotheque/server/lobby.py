"""The lobby: tables being opened and joined, found and put away again."""

import asyncio
import gc
import itertools
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from ludotheque import fair
from ludotheque.bots.levels import OFFERED, named
from ludotheque.engine.meta import Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.sheet import fingerprint
from ludotheque.library import all_games
from ludotheque.server.logs import log, short
from ludotheque.server.metrics import Metrics
from ludotheque.server.orders import BAN, Orders
from ludotheque.server.public import PublicTables
from ludotheque.server.settings import Settings
from ludotheque.server.store import OPEN, PLAYING, Chair, Entry, Row, Store, Unreachable, changed
from ludotheque.server.table import clocks, names, seats
from ludotheque.server.table.setups import house_sheet, setup
from ludotheque.server.table.table import Table, playable
from ludotheque.server.table.turns import Act, Asked, Write
from ludotheque.server.thinking.bots import Bots
from ludotheque.server.thinking.compiling import Compiling
from ludotheque.server.thinking.jobs import CheckSheet
from ludotheque.server.thinking.reviews import Reviews
from ludotheque.server.thinking.workers import Failed, Workers, cores
from ludotheque.server.wire import Joined, Joining, Listed, Opened, Opening, SeatListed

SHOWN = 100  # tables in the list
LOOKED_AT = 300  # tables that these are chosen from
LISTED_FOR = 1.0  # seconds that the list is not asked for again
SWEEP = 1.0  # seconds between two rounds of tidying up
LITTER = 500  # tables and sockets that go before their memory is looked for: they hold on to each other until then
TOGETHER = 50  # tables that are looked at without a pause meanwhile
TAP = 0.05  # seconds that a clock may lose when the server is killed
SELDOM = 4  # taps that are left out where no clock runs, but other nodes ask for the time
PATIENCE = 10.0  # seconds that somebody who joins waits for the table

T = TypeVar("T")


class NotGranted(Exception):
    """A request that is not granted."""

    def __init__(self, status: int, reason: str, refused: Refused | None = None) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.refused = refused  # why, more exactly, where there is more to say


class Lobby:
    """All tables of a server. Those nobody looks at are only on disk."""

    def __init__(self, store: Store, settings: Settings, orders: Orders | None = None) -> None:
        self.store = store
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        store.on_news(self.read_on, self.heard, self.lost)
        self.orders = orders or Orders()
        self.orders.look()
        self.metrics = Metrics()
        # Each has places of its own: bots do not wait for hints, and neither for strangers' files or reviews.
        self.workers = Workers(settings.workers or cores(), settings.worker_memory)
        self.hint_workers = Workers(1, settings.worker_memory)
        self.file_workers = Workers(1, settings.worker_memory, settings.replay_cpu)
        self.review_workers = Workers(settings.workers or cores(), settings.worker_memory, settings.replay_cpu)
        self.reviews = Reviews(self.review_workers, settings.review_seconds, settings.reviews_at_once)
        self.bots = Bots(self.workers, settings, self.metrics)
        self.advisers = Bots(self.hint_workers, settings, self.metrics, settings.hint_cpu)
        self.public = PublicTables(settings.public_per_address)
        self.tables: dict[str, Table] = {}
        self.again: set[str] = set()  # tables that move by themselves, and could not for want of the store
        self.resuming: dict[str, asyncio.Task[None]] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.list: list[Listed] = []
        self.listed_at = float("-inf")
        self.draining = False  # about to stop: no longer ready
        self.closing = False
        self.timed = False  # is a clock running anywhere?
        self.gone = 0  # tables and sockets whose memory has not been looked for
        self.compiling = Compiling(self.pools())
        chores = (self.sweep(), self.keep_time(), self.compiling.see_to_it())
        self.chores = [self.loop.create_task(chore) for chore in chores]
        self.metrics.gauges["tables"] = lambda: len(self.tables)
        self.metrics.gauges["ready"] = lambda: not (store.failing or self.closing or self.draining)
        self.metrics.gauges["commits"] = lambda: store.commits
        self.metrics.gauges["workers"] = lambda: sum(len(pool.running) for pool in self.pools())
        self.metrics.gauges["reviews_waiting"] = lambda: self.review_workers.queued
        self.metrics.gauges["files_waiting"] = lambda: self.file_workers.queued

    def pools(self) -> list[Workers]:
        return [self.workers, self.hint_workers, self.file_workers, self.review_workers]

    # Opening and joining

    async def open(self, wish: Opening, home: str = "") -> Opened:
        """Open a table for somebody at an address, with a seed nobody knows yet."""
        box = all_games().get(wish.game)
        if box is None:
            raise NotGranted(404, "game")
        if wish.sheet is not None and len(wish.sheet.encode()) > self.settings.sheet_size:
            raise NotGranted(413, "size")
        if wish.clock is not None and wish.clock.step + wish.clock.bank < 1:
            raise NotGranted(422, "message")
        try:
            options = box.meta.resolve(len(wish.seats), wish.options)
        except Refused as refused:
            raise NotGranted(422, "options", refused) from None
        patience = self.settings.patience if wish.patience is None else float(wish.patience)
        if wish.patience and patience < self.settings.least_patience:
            raise NotGranted(422, "message")
        if wish.stand_in and named(wish.stand_in) not in OFFERED:
            raise NotGranted(422, "level")
        text = wish.sheet or ""
        try:
            if text:
                await self.checked(box.name, len(wish.seats), options, text)
            else:
                setup(box.name, len(wish.seats), options, "")
        except Refused as refused:
            raise NotGranted(422, "sheet" if text else "options", refused) from None
        given: dict[str, str] = {}
        chairs = []
        for seat, asked in enumerate(wish.seats):
            level = self.bots.trained.named(box.name, len(wish.seats), text, asked.level)
            chairs.append(self.chair(asked.kind, asked.name, level))
            if asked.kind == "mine":
                given[str(seat)] = seats.new_secret()
                chairs[-1] = replace(chairs[-1], secret=seats.hashed(given[str(seat)]))
        host = seats.new_secret()
        row = Row(
            id=seats.new_table(),
            game=box.name,
            rules=box.meta.version,
            status=OPEN,
            options=options,
            sheet=fingerprint(text) if text else house_sheet(box.name),
            sheet_text=text,
            seed="",
            share=fair.new_share(),
            private=wish.private,
            clock=wish.clock,
            patience=patience,
            stand_in=named(wish.stand_in),
            hints=wish.hints,
            chairs=chairs,
            host=seats.hashed(host),
            opened=time.time(),
        )
        if not row.private and not self.public.add(home, row.id, self.waits):
            raise NotGranted(429, "public")
        try:
            await self.keep(row)
        except NotGranted:
            self.public.remove(row.id)
            raise
        self.metrics.counts["tables_opened"] += 1
        log("table.opened", table=short(row.id), game=row.game, seats=len(chairs), private=row.private)
        return Opened(row.id, host, given)

    def waits(self, table_id: str) -> bool:
        """Return whether a table that was opened here still waits to be started."""
        table = self.tables.get(table_id)
        return table is None or table.status == OPEN

    async def checked(self, name: str, seats: int, options: Options, text: str) -> None:
        """Let a worker check a stranger's sheet. What it accepts costs little enough to be laid out here as well."""
        settings = self.settings
        job = CheckSheet(name, seats, options, text, settings.sheet_seconds, settings.sheet_memory)
        try:
            await self.file_workers.ask(job, settings.replay_seconds)
        except Failed:
            raise Refused("too-much") from None

    def chair(self, kind: str, name: str, level: str) -> Chair:
        if kind == "open":
            return Chair("open")
        if kind == "bot":
            if not level:
                raise NotGranted(422, "level")
            return Chair("bot", level=level)
        tidy = names.clean(name)
        if kind != "mine":
            raise NotGranted(422, "message")
        if name and not tidy:
            raise NotGranted(422, "name")
        return Chair("person", tidy)

    async def keep(self, row: Row, entries: Sequence[Entry] = ()) -> None:
        """Write a new row, and what has happened there already, and wait until it is on disk."""
        kept: asyncio.Future[None] = self.loop.create_future()
        self.store.write(entries, [row], lambda error: settle(kept, NotGranted(503, "store") if error else None))
        await kept

    async def join(self, table_id: str, wish: Joining) -> Joined:
        """Take an open seat: the one asked for, or the first."""
        name = names.clean(wish.name)
        if wish.name and not name:  # none at all: everybody reads one in their own language
            raise NotGranted(422, "name")
        table = await self.find(table_id)
        if table is None:
            raise NotGranted(404, "table")
        secret = seats.new_secret()

        def sit() -> Asked[Joined]:
            row, seat = taken(table, wish.seat, Chair("person", name, secret=seats.hashed(secret)))
            yield Write([], [row])
            table.row = row
            table.reseat()
            table.touch()
            return Joined(seat, secret)

        return await self.answered(table, sit)

    async def answered(self, table: Table, act: Callable[[], Asked[T]]) -> T:
        """Let an act run at a table, and return what comes of it for whoever asked."""
        answer: asyncio.Future[T] = self.loop.create_future()

        def run() -> Act:
            try:
                settle(answer, (yield from act()))
            except NotGranted as denied:
                settle(answer, denied)
            except Exception:
                settle(answer, NotGranted(503, "store"))
                raise

        if not table.turns.take(run):
            raise NotGranted(503, "closing" if self.closing else "busy")
        patience = self.loop.call_later(PATIENCE, settle, answer, NotGranted(503, "busy"))  # if the table is dropped
        try:
            return await answer
        finally:
            patience.cancel()

    # Finding

    async def find(self, table_id: str) -> Table | None:
        """Return a table, from memory or from its log. It is there when this returns: use it before you wait again."""
        if not (table_id.isascii() and table_id.isalnum()):
            return None  # no id of ours
        while not self.closing:
            table = self.tables.get(table_id)
            if table is not None:
                return table
            under_way = self.loading.get(table_id)
            if under_way is None:
                under_way = self.loading[table_id] = asyncio.ensure_future(self.load(table_id))
                under_way.add_done_callback(lambda _: self.loading.pop(table_id))
            if await asyncio.shield(under_way) is None:
                return None
        raise NotGranted(503, "closing")

    async def load(self, table_id: str) -> Table | None:
        try:
            found = await self.store.read(table_id)
        except Unreachable:
            raise NotGranted(503, "store") from None
        if found is None:
            return None
        self.make_room(found[0])
        table = self.tables[table_id] = Table(self, *found)
        table.say_who_is_here(asking=True)
        table.autoplay.wake()
        return table

    def make_room(self, row: Row) -> None:
        """See to it that tables with sheets of their own do not fill the memory: what they share is theirs alone."""
        own = [table for table in self.tables.values() if table.row.sheet_text] if row.sheet_text else []
        if len(own) < self.settings.own_sheets:
            return
        idle = [(since, table.id) for table in own if (since := table.idle_since()) is not None]
        if not idle:
            raise NotGranted(503, "busy")
        self.tables[min(idle)[1]].drop()

    def forget(self, table: Table) -> None:
        self.gone += 1
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        if table.status != OPEN:
            self.public.remove(table.id)

    async def listed(self) -> list[Listed]:
        """List public tables; asked often, looked up once a second."""
        if clocks.now() - self.listed_at > LISTED_FOR:
            self.listed_at = clocks.now()
            self.list = [
                Listed(
                    row.id,
                    row.game,
                    row.status,
                    [SeatListed(chair.kind, chair.name) for chair in row.chairs],
                    row.options,
                    row.clock,
                    row.opened,
                )
                for row in self.public.fair([row for row in await self.store.listed(LOOKED_AT) if playable(row)], SHOWN)
            ]
        return self.list

    # Chores

    def heard(self, node: str, table_id: str, text: str) -> None:
        """Pass on what another node says about a table."""
        if table := self.tables.get(table_id):
            with suppress(msgspec.DecodeError):  # a node of another version
                table.heard(node, text)

    def read_on(self, table_id: str | None) -> None:
        """Read on where another node has written: at tables that are looked at here, or whose bots are ours."""
        for table in self.tables.values() if table_id is None else filter(None, [self.tables.get(table_id)]):
            table.turns.catch_up()
        if table_id is not None and table_id not in self.tables and self.store.keeps(table_id):
            self.resumed(table_id)

    def lost(self) -> None:
        """Send everybody away, to come again, here or at another node: what they look at may not be true any more."""
        for table in list(self.tables.values()):
            table.drop()
            if table.status == PLAYING and table.row.moves_by_itself():
                self.again.add(table.id)

    def resumed(self, table_id: str) -> None:
        self.resuming[table_id] = self.loop.create_task(self.resume(table_id))
        self.resuming[table_id].add_done_callback(lambda _: self.resuming.pop(table_id, None))

    async def resume(self, table_id: str) -> None:
        """Take up a match in which a bot or a clock may have to go on."""
        try:
            table = await self.find(table_id)
        except NotGranted:
            if self.store.shared:  # a file that cannot be read stays so
                self.again.add(table_id)
            return
        if table is not None:
            table.autoplay.wake()
            if table.idle_since() is not None:
                table.drop()  # it waits for people: they will find it

    async def sweep(self) -> None:
        """Put tables away that nobody uses, and keep the time where somebody plays."""
        again = 0.0  # when to say again who is where
        while True:
            await self.take_over()
            await asyncio.sleep(SWEEP)
            self.timed = any(table.clocks is not None for table in self.tables.values())
            if self.orders.look():
                self.obey()
            played = any(table.status == PLAYING for table in self.tables.values())
            if played or self.store.shared or self.store.failing:
                self.store.beat()
            if self.store.shared and clocks.now() >= again:
                again = clocks.now() + self.settings.presence_holds / 3
                for table in self.tables.values():
                    if table.clients:
                        table.say_who_is_here()
            oldest = clocks.now() - self.settings.unload_after
            for number, table in enumerate(list(self.tables.values())):
                if number % TOGETHER == 0:
                    await asyncio.sleep(0)  # so that nobody's move waits for the round to end
                if table.clients and table.patience.news():
                    table.touch()
                idle = table.idle_since()
                if idle is not None and idle < oldest:
                    table.drop()
            if self.gone >= LITTER:
                self.gone = 0
                gc.collect()

    async def take_over(self) -> None:
        """Take up the matches that nobody keeps: after a restart, or when another node is gone."""
        if self.store.failing:
            return
        waiting, self.again = self.again, set()
        try:
            waiting.update(await self.store.claim())
        except Unreachable:
            self.again |= waiting
            return
        for table_id in sorted(waiting):
            if self.closing:
                return
            if self.store.keeps(table_id):
                await self.resume(table_id)
                await asyncio.sleep(0)

    def obey(self) -> None:
        """Send away whom whoever runs the server has shut out, and look at the tables they have closed."""
        for table_id in self.orders.closed() & set(self.tables):
            self.read_on(table_id)
        for table in list(self.tables.values()):
            for client in list(table.clients):
                if self.orders.holds(BAN, client.home):
                    client.banish()

    def time_runs(self) -> None:
        """Keep time from now on: a clock has begun to run."""
        if not self.timed:
            self.timed = True
            self.store.beat()

    async def keep_time(self) -> None:
        """Note how far running clocks have come."""
        for turn in itertools.count():
            await asyncio.sleep(TAP)
            if self.timed or (self.store.shared and (self.store.failing or turn % SELDOM == 0)):
                self.store.tap()

    async def close(self) -> None:
        """Take nothing more, finish what is being written, and stop."""
        self.closing = True
        for chore in self.chores:
            chore.cancel()
        for table in list(self.tables.values()):
            table.autoplay.stop()
        self.reviews.close()
        await asyncio.gather(self.compiling.close(), *(pool.close() for pool in self.pools()))
        await self.store.close()


def taken(table: Table, wanted: int | None, chair: Chair) -> tuple[Row, int]:
    """Put a chair at an open seat: the one wanted, or the first."""
    row = table.row
    free = [seat for seat, old in enumerate(row.chairs) if old.kind == "open"]
    if table.status != OPEN:
        raise NotGranted(409, "closed")
    if not free:
        raise NotGranted(409, "full")
    if wanted is not None and wanted not in free:
        raise NotGranted(409, "taken")
    if names.alike(chair.name, [old.name for old in row.chairs]):
        raise NotGranted(409, "alike")
    seat = free[0] if wanted is None else wanted
    return changed(row, chairs=[chair if index == seat else old for index, old in enumerate(row.chairs)]), seat


def settle(future: "asyncio.Future[T]", outcome: T | NotGranted) -> None:
    """Answer somebody who waits, unless they have gone or been answered."""
    if future.done():
        return
    if isinstance(outcome, NotGranted):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
