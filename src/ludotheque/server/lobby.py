"""The lobby: tables found, listed, put away, and taken up again."""

import asyncio
import gc
import itertools
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import msgspec

from ludotheque.server.asking import NotGranted
from ludotheque.server.logs import trouble
from ludotheque.server.metrics import Metrics
from ludotheque.server.orders import BAN, Orders
from ludotheque.server.public import PublicTables
from ludotheque.server.settings import Settings
from ludotheque.server.store import OPEN, PLAYING, Row, Store, Unreachable
from ludotheque.server.table import clocks
from ludotheque.server.table.table import Table, playable
from ludotheque.server.thinking.bots import Bots
from ludotheque.server.thinking.compiling import Compiling
from ludotheque.server.thinking.reviews import Reviews
from ludotheque.server.thinking.workers import Workers, cores
from ludotheque.server.wire import Listed, SeatListed

SHOWN = 100  # tables in the list
LOOKED_AT = 300  # tables that these are chosen from
LISTED_FOR = 1.0  # seconds that the list is not asked for again
SWEEP = 1.0  # seconds between two rounds of tidying up
LITTER = 500  # tables and sockets that go before their memory is looked for: they hold on to each other until then
TIDY = 20.0  # seconds from one such look to the next: everybody waits for it, and anybody can come and go all the time
TOGETHER = 50  # tables that are looked at without a pause meanwhile
TAP = 0.05  # seconds that a clock may lose when the server is killed
SELDOM = 4  # taps that are left out where no clock runs, but other nodes ask for the time
LATER = 0.01  # seconds after a clock has run out that its table is looked at


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
        self.reviews = Reviews(
            self.review_workers, settings.review_seconds, settings.reviews_at_once, settings.reviews_in_all
        )
        self.bots = Bots(self.workers, settings, self.metrics)
        self.advisers = Bots(self.hint_workers, settings, self.metrics, settings.hint_cpu)
        self.public = PublicTables(settings.public_per_address)
        self.tables: dict[str, Table] = {}
        self.again: set[str] = set()  # tables that move by themselves, and could not for want of the store
        self.resuming: dict[str, asyncio.Task[None]] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.missed: set[str] = set()  # of these, those that other nodes have written to meanwhile
        self.alarms: dict[str, asyncio.TimerHandle] = {}  # of tables put away though a clock runs there
        self.rows: list[Row] = []  # of public tables, and
        self.list: list[Listed] = []  # what is told of those that are chosen
        self.looked_at = self.listed_at = float("-inf")
        self.draining = False  # about to stop: no longer ready
        self.closing = False
        self.timed = False  # is a clock running anywhere?
        self.gone = 0  # tables and sockets whose memory has not been looked for
        self.tidied = self.told = 0.0  # when that memory was looked for last, and others were told who is where
        # Not for strangers' files: a sheet has to be weighed at the speed at which it is laid out here.
        self.compiling = Compiling([self.workers, self.hint_workers, self.review_workers])
        chores = (self.sweep, self.adopt, self.keep_time, self.compiling.see_to_it)
        self.chores = [self.loop.create_task(self.tried(chore)) for chore in chores]
        self.metrics.gauges["tables"] = lambda: len(self.tables)
        self.metrics.gauges["ready"] = lambda: not (store.failing or self.closing or self.draining)
        self.metrics.gauges["commits"] = lambda: store.commits
        self.metrics.gauges["workers"] = lambda: sum(len(pool.running) for pool in self.pools())
        self.metrics.gauges["bots_waiting"] = lambda: len(self.bots.line)
        self.metrics.gauges["bot_budget_seconds"] = self.bots.patience
        self.metrics.gauges["reviews_waiting"] = lambda: self.review_workers.queued
        self.metrics.gauges["files_waiting"] = lambda: self.file_workers.queued

    def pools(self) -> list[Workers]:
        return [self.workers, self.hint_workers, self.file_workers, self.review_workers]

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
            if await asyncio.shield(under_way) is None:
                return None
        raise NotGranted(503, "closing")

    async def load(self, table_id: str) -> Table | None:
        try:
            return await self.bring_in(table_id)
        finally:
            del self.loading[table_id]  # not in a callback, later: to wait for what is done gives nobody else a turn

    async def bring_in(self, table_id: str) -> Table | None:
        self.missed.discard(table_id)
        try:
            found = await self.store.read(table_id)
        except Unreachable:
            raise NotGranted(503, "store") from None
        if found is None:
            return None
        self.make_room(found[0])
        table = Table(self, found[0])
        for _ in table.rebuild(found[1]):
            await asyncio.sleep(0)  # so that nobody's move waits for a long log to be played again
        self.tables[table_id] = table
        if table_id in self.alarms:
            self.alarms.pop(table_id).cancel()
        if table_id in self.missed:
            self.missed.remove(table_id)
            table.turns.catch_up()
        table.ask_who_is_there()
        table.autoplay.wake()
        return table

    def put_away(self, table: Table) -> None:
        """Let go of a table that nobody uses; where a clock runs, come back when it has run out."""
        deadline = table.deadline()
        table.drop()
        if deadline < float("inf") and self.store.keeps(table.id):
            seconds = max(0.0, deadline - self.store.tick()) + LATER
            self.alarms[table.id] = self.loop.call_later(seconds, self.ring, table.id)

    def ring(self, table_id: str) -> None:
        del self.alarms[table_id]
        self.resumed(table_id)

    def make_room(self, row: Row) -> None:
        """See to it that tables with sheets of their own do not fill the memory: what they share is theirs alone."""
        own = [table for table in self.tables.values() if table.row.sheet_text] if row.sheet_text else []
        if len(own) < self.settings.own_sheets:
            return
        idle = [(since, table.id) for table in own if (since := table.idle_since()) is not None]
        if not idle:
            raise NotGranted(503, "busy")
        self.put_away(self.tables[min(idle)[1]])

    def forget(self, table: Table) -> None:
        self.gone += 1
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        if table.status != OPEN:
            self.public.remove(table.row.opener, table.id)

    async def look_up(self) -> None:
        """Look up which public tables there are."""
        self.looked_at = clocks.now()
        self.rows = [row for row in await self.store.listed(LOOKED_AT) if playable(row)]

    async def public_rows(self) -> list[Row]:
        """Return public tables as they were a second ago at most."""
        if clocks.now() - self.looked_at > LISTED_FOR:
            await self.look_up()
        return self.rows

    async def listed(self) -> list[Listed]:
        """List public tables; asked often, looked up once a second."""
        if clocks.now() - self.listed_at > LISTED_FOR:
            self.listed_at = clocks.now()
            await self.look_up()
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
                for row in self.public.fair(self.rows, SHOWN)
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
        self.missed.update(self.loading if table_id is None else {table_id} & self.loading.keys())
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
        if table_id not in self.resuming:
            self.resuming[table_id] = self.loop.create_task(self.resume(table_id))
            self.resuming[table_id].add_done_callback(lambda _: self.resuming.pop(table_id))

    async def resume(self, table_id: str) -> None:
        """Take up a match in which a bot or a clock may have to go on; it stays in memory for the next move."""
        try:
            table = await self.find(table_id)
        except NotGranted:
            if self.store.shared:  # a file that cannot be read stays so
                self.again.add(table_id)
            return
        if table is not None and table.shelved:
            with suppress(Unreachable):
                await self.store.decline(table_id)  # another node may have the rules it needs
        elif table is not None:
            table.autoplay.wake()

    async def tried(self, chore: Callable[[], Awaitable[None]]) -> None:
        """Do a chore; if it fails in a way nobody foresaw, tell, and let what comes after it be done all the same."""
        try:
            await chore()
        except Exception as error:
            trouble("chore.failed", error)

    async def sweep(self) -> None:
        """Do again and again what nobody asks for."""
        while True:
            await asyncio.sleep(SWEEP)
            for chore in (self.beat, self.obey, self.say_who_is_where, self.look_round, self.tidy):
                await self.tried(chore)

    async def beat(self) -> None:
        """Keep the time where somebody plays."""
        self.timed = bool(self.alarms) or any(table.clocks is not None for table in self.tables.values())
        played = any(table.status == PLAYING for table in self.tables.values())
        if played or self.timed or self.store.shared or self.store.failing:
            self.store.beat()

    async def say_who_is_where(self) -> None:
        """Tell other nodes, before they stop believing it."""
        if self.store.shared and clocks.now() >= self.told + self.settings.presence_holds / 3:
            self.told = clocks.now()
            for table in self.tables.values():
                if table.clients:
                    table.say_who_is_here()

    async def look_round(self) -> None:
        """Show at each table who has gone or does not move, and put tables away that nobody uses."""
        idle = []
        for number, table in enumerate(list(self.tables.values())):
            if number % TOGETHER == 0:
                await asyncio.sleep(0)  # so that nobody's move waits for the round to end
            if table.clients and table.patience.news():
                table.touch()
            since = table.idle_since()
            if since is not None:
                idle.append((since, table.id))
        await self.clear(sorted(idle))

    async def tidy(self) -> None:
        """Give back the memory of what has gone."""
        if self.gone >= LITTER and clocks.now() >= self.tidied + TIDY:
            self.gone, self.tidied = 0, clocks.now()
            gc.collect()

    async def clear(self, idle: list[tuple[float, str]]) -> None:
        """Put away the tables that have been idle for long; of those that have not, the longest, if they are many."""
        oldest, many = clocks.now() - self.settings.unload_after, len(idle) - self.settings.idle_tables
        for number, (since, table_id) in enumerate(idle, 1):
            if since >= oldest and number > many:
                return
            if number % TOGETHER == 0:
                await asyncio.sleep(0)
            table = self.tables.get(table_id)
            if table is not None and table.idle_since() == since:
                self.put_away(table)

    async def adopt(self) -> None:
        """Take over what nobody keeps, time and again: it may be much, and the sweep does not wait for it."""
        while True:
            await self.tried(self.take_over)
            await asyncio.sleep(SWEEP)

    async def take_over(self) -> None:
        """Take up the matches that nobody keeps: after a restart, or when another node is gone."""
        if self.store.failing:
            return
        try:
            fresh = await self.store.claim()
        except Unreachable:
            return
        waiting, self.again = self.again.union(fresh), set()
        for table_id in sorted(waiting):
            if self.closing:
                return
            if self.store.keeps(table_id):
                await self.tried(partial(self.resume, table_id))
                table = self.tables.get(table_id)
                if table is not None and table.idle_since() is not None:
                    self.put_away(table)  # they may be many: whoever it waits for, people or a clock, will find it
                await asyncio.sleep(0)

    async def obey(self) -> None:
        """Send away those whom the operator has shut out, and look at the tables they have closed."""
        if not self.orders.look():
            return
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
