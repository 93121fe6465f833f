"""Many bot tables, one after the other: no growth in memory, handles, threads or processes."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import PATIENCE, Nursery, Server

pytestmark = [
    pytest.mark.on_wheel,
    pytest.mark.asyncio,
    pytest.mark.slow,
    pytest.mark.timeout(1200),
    pytest.mark.one_store,
]
PAGE = os.sysconf("SC_PAGE_SIZE")


def held(server: Server) -> dict[str, int]:
    """Count what a server holds on to."""
    home = Path(f"/proc/{server.pid}")
    children = sum(len((task / "children").read_text().split()) for task in (home / "task").iterdir())
    return {
        "handles": len(list((home / "fd").iterdir())),
        "threads": len(list((home / "task").iterdir())),
        "children": children,
        "tables": int(server.metric("tables")),
        "sockets": int(server.metric("sockets")),
    }


def memory(server: Server) -> int:
    """Return how much a server holds, once it has thrown away what nobody needs."""
    os.kill(server.pid, signal.SIGUSR1)
    server.metric("tables")  # when it answers, it has heard the signal
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * PAGE


async def round_of_tables(server: Server) -> None:
    """Let bots play every game, with people coming and going."""
    parties = [await Party.sit(server, name, 0, bots=["random"] * least(name), private=True) for name in NAMES]
    for party in parties:
        for _ in range(5):
            (await Line.open(server, party.id)).cut()
    for party in parties:
        watcher = party.watcher
        assert watcher is not None
        await watcher.until(lambda watcher=watcher: watcher.table["status"] == "over")  # type: ignore[misc]  # a default has no type
        await party.close()
    async with asyncio.timeout(PATIENCE):
        while server.metric("tables") or server.metric("sockets"):
            await asyncio.sleep(0.1)


async def test_nothing_grows(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, unload_after=0.1)
    sizes, counts = [], []
    for _ in range(6):
        await round_of_tables(server)
        server.http.close()
        server.http = type(server.http)(base_url=server.address, timeout=PATIENCE, verify=False)
        sizes.append(memory(server))
        counts.append(held(server))
    for name in ("threads", "children", "tables", "sockets"):
        assert counts[-1][name] == counts[1][name], counts
    assert counts[-1]["handles"] <= counts[1]["handles"] + 2, counts  # a connection may be on its way out
    assert counts[-1]["tables"] == counts[-1]["sockets"] == 0
    assert sizes[-1] - sizes[2] < 2_000_000, sizes
    server.stop()
