"""Running a server: from an address and a folder to tables, and down again without losing a move."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import IO, Any

import uvicorn

from ludotheque.engine.refused import Refused
from ludotheque.server import files, logs, private
from ludotheque.server.http.app import App
from ludotheque.server.http.doors import Door
from ludotheque.server.http.gate import Config
from ludotheque.server.http.hosts import ANY
from ludotheque.server.http.lines import Line
from ludotheque.server.lobby import Lobby
from ludotheque.server.orders import FILE, Orders
from ludotheque.server.settings import Settings
from ludotheque.server.store.opening import open_store
from ludotheque.text import system

GRACE = 5  # seconds for connections to end when the server stops
BACKLOG = 2_048
GC = (10_000, 10, 10)  # moves make much that lives on, and hardly a cycle: look for those seldom


class Server(uvicorn.Server):
    """uvicorn, with the signals left to us: it would end the process before the store is closed."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def listen(host: str, port: int) -> socket.socket:
    """Take the port, or say why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError as error:
        taken.close()
        raise Refused("port", port=str(port), host=host, reason=system.reason(error)) from None
    taken.setblocking(False)
    return taken


def claim(data: Path) -> IO[str]:
    """Keep other servers out of our folder, for as long as we live."""
    path = data / "lock"
    try:
        lock = os.fdopen(private.opened(path, os.O_RDWR | os.O_APPEND), "a+")  # what another server noted there stays
    except OSError as error:
        raise Refused("file", file=str(path), reason=system.reason(error)) from None
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # Windows: SQLite itself refuses a second writer soon enough
    except OSError:
        lock.close()
        raise Refused("server-folder", folder=str(data)) from None
    lock.truncate(0)
    return lock


def note(lock: IO[str], address: str) -> None:
    """Note for others where this server listens."""
    lock.write(f"{address}\n")
    lock.flush()


def noted(data: Path) -> str:
    """Return where the server of a folder listens; an empty string if it does not yet."""
    return (data / "lock").read_text("utf-8").strip()


def address_of(taken: socket.socket) -> str:
    """Return the address to type; of a server that listens everywhere, the one that others reach it by."""
    host, port = taken.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """Return by which address this machine would speak to others; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return "127.0.0.1"
        return str(line.getsockname()[0])


async def reach(data: Path, settings: Settings) -> None:
    """Open the store once, so that what is wrong with it is said before anybody serves."""
    await (await open_store(data, settings)).close()


async def serve(
    taken: socket.socket,
    data: Path,
    settings: Settings,
    proxied: bool,
    ready: Callable[[str], None],
    host: str = "",
    own: Sequence[socket.socket] = (),
) -> None:
    """Serve until told to stop.

    `host` is the name that was asked for, if it was by name; `own` is where one of several nodes is reached by itself.
    """
    loop = asyncio.get_running_loop()
    lobby = Lobby(await open_store(data, settings), settings, Orders(data / FILE))
    any_host = proxied and not settings.hosts  # the proxy may have any name
    app = App(lobby, names=[ANY] if any_host else [host])
    app.gate.most = files.room(settings.connections, sum(pool.count for pool in lobby.pools()))
    config = Config(
        app.gate,
        app,
        http=Door,
        ws=Line,
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=proxied,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(config)

    def end() -> None:
        lobby.closing = True
        server.should_exit = True

    def stop() -> None:
        if lobby.draining or not settings.drain:  # told twice: at once
            end()
        else:
            lobby.draining = True
            loop.call_later(settings.drain, end)

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))
    logs.log("server.started", address=address_of(taken))
    if any_host:
        logs.warn("hosts.any", reason="it answers to every name: set hosts to yours")
    gc.collect()
    gc.freeze()  # what is loaded by now stays: no need to look through it again and again
    gc.set_threshold(*GC)
    lobby.store.begin()
    loop.call_soon(ready, address_of(taken))
    try:
        await server.serve([taken, *own])
    finally:
        await lobby.close()
        logs.log("server.stopped")


def run(main: Coroutine[Any, Any, None]) -> None:
    """Run on the fastest loop there is."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(main)
    else:
        uvloop.run(main)
