"""Attack a server from one address while others play, and see what it costs them.

`python -m tests.server.attacks NAME…` (all, if none is named) prints, for each attack, how long the moves of a quiet
table took before and meanwhile, how long `/health` took, the memory of the server, and what became of the attacker;
at the end, which of them the server withstood. It exits with 1 if there is one that it did not.
An attack is a function in ATTACKS: it is given the address of a server and a table to look at, has some seconds, and
returns what happened to it in a line. It runs in a process of its own, from an address of its own.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx2

from tests.server import attacks_files, attacks_tables
from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import PATIENCE, Nursery, Server

SECONDS = 8.0
HOME = "127.0.0.66"  # whom the attacks come from
PACE = 0.1  # seconds between two moves of the quiet table
BAR = 0.1  # seconds that the slowest of a hundred of its moves may take under attack
PAGE = os.sysconf("SC_PAGE_SIZE")
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = b"\0\0\0\0"
PING = b"\x89\x81" + MASK + b"p"
OPENING = b"\x01\x80" + MASK  # the first fragment of a message, empty
FRAGMENT = b"\x00\x80" + MASK  # one more


class Target:
    """Where to attack."""

    def __init__(self, address: str, table: str) -> None:
        self.address = address
        self.table = table
        found = urlsplit(address)
        self.host, self.port = found.hostname or "", found.port or 0

    async def connect(self, home: str = HOME) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(home, 0))

    async def socket(self, home: str = HOME) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a WebSocket, and say hello."""
        reader, writer = await self.connect(home)
        writer.write(UPGRADE.format(table=self.table, host=self.host).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(head.split(b"\r\n")[0].decode())
        hello = b'{"t":"hello","secrets":[]}'
        writer.write(bytes([0x81, 0x80 | len(hello)]) + MASK + hello)
        return reader, writer


async def end(reader: asyncio.StreamReader) -> str:
    """Read to the end, and return how it ended: the code and reason of the last frame, a status, or nothing said."""
    last = b""
    try:
        while data := await reader.read(1 << 16):
            last = (last + data)[-4_096:]
    except OSError:
        pass
    if last.startswith(b"HTTP/1.1 "):
        return last.split(b"\r\n")[0].decode()
    at = last.rfind(b"\x88")
    if at < 0 or len(last) < at + 4:
        return "cut off"
    return f"closed {int.from_bytes(last[at + 2 : at + 4], 'big')} {last[at + 4 :].decode(errors='replace')}".strip()


async def pour(target: Target, first: bytes, chunk: bytes, seconds: float) -> str:
    """Send the same over a socket as fast as it is taken; return how that ended."""
    try:
        reader, writer = await target.socket()
    except (OSError, asyncio.IncompleteReadError) as error:
        return f"not let in: {error}"
    ending = asyncio.create_task(end(reader))
    until = time.monotonic() + seconds
    try:
        writer.write(first)
        while time.monotonic() < until and not ending.done():
            writer.write(chunk)
            await writer.drain()
            await asyncio.sleep(0)
    except OSError:
        pass
    done, _ = await asyncio.wait([ending], timeout=3)
    writer.transport.abort()
    return ending.result() if done else "still there"


async def crowd(acts: list[Awaitable[str]]) -> str:
    """Do it all at once, and count the outcomes."""
    return ", ".join(f"{count} × {how}" for how, count in Counter(await asyncio.gather(*acts)).most_common())


async def pings(target: Target, seconds: float) -> str:
    """Send pings of a byte over one socket, 10,000 in a packet."""
    return await pour(target, b"", PING * 10_000, seconds)


async def pings_from_many_sockets(target: Target, seconds: float) -> str:
    return await crowd([pour(target, b"", PING * 10_000, seconds) for _ in range(20)])


async def empty_fragments(target: Target, seconds: float) -> str:
    """Send messages of empty fragments without an end."""
    return await crowd([pour(target, OPENING, FRAGMENT * 10_000, seconds) for _ in range(20)])


async def patient_pings(target: Target, seconds: float) -> str:
    """Open as many sockets as there may be, and send as much as each may at once, again and again."""
    return await crowd([pour(target, b"", PING * 200, seconds) for _ in range(110)])


async def silence(target: Target, seconds: float) -> str:
    """Open a thousand connections, and say nothing."""

    async def silent() -> str:
        try:
            reader, _ = await target.connect()
        except OSError as error:
            return type(error).__name__
        try:
            return await asyncio.wait_for(end(reader), seconds)
        except TimeoutError:
            return "still there"

    return await crowd([silent() for _ in range(1_000)])


async def slow_heads(target: Target, seconds: float) -> str:
    """Send requests whose head comes a byte at a time."""

    async def slow() -> str:
        try:
            reader, writer = await target.connect()
            ending = asyncio.create_task(end(reader))
            writer.write(b"GET /health HTTP/1.1\r\nX: ")
            until = time.monotonic() + seconds
            while time.monotonic() < until and not ending.done():
                writer.write(b"x")
                await asyncio.sleep(0.2)
            writer.transport.abort()
            return ending.result() if ending.done() else "still there"
        except OSError as error:
            return type(error).__name__

    return await crowd([slow() for _ in range(300)])


async def crumbs(target: Target, seconds: float) -> str:
    """Send bodies in chunks of a byte."""
    head = f"POST /api/verify HTTP/1.1\r\nHost: {target.host}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()

    async def crumbling() -> str:
        until, ended = time.monotonic() + seconds, "nothing"
        while time.monotonic() < until:
            try:
                reader, writer = await target.connect()
                writer.write(head + b"1\r\nx\r\n" * 40_000)
                ended = await asyncio.wait_for(end(reader), seconds)
                writer.transport.abort()
            except (OSError, TimeoutError) as error:
                ended = type(error).__name__
        return ended

    return await crowd([crumbling() for _ in range(10)])


async def long_heads(target: Target, seconds: float) -> str:
    """Send requests with fifty thousand headers."""
    head = f"GET /health HTTP/1.1\r\nHost: {target.host}\r\n".encode() + b"a:b\r\n" * 50_000 + b"\r\n"

    async def longwinded() -> str:
        until, ended = time.monotonic() + seconds, "nothing"
        while time.monotonic() < until:
            try:
                reader, writer = await target.connect()
                writer.write(head)
                ended = await asyncio.wait_for(end(reader), seconds)
                writer.transport.abort()
            except (OSError, TimeoutError) as error:
                ended = type(error).__name__
        return ended

    return await crowd([longwinded() for _ in range(10)])


async def requests(target: Target, seconds: float) -> str:
    """Ask one thing after the other without waiting for answers."""
    ask = f"GET /api/games HTTP/1.1\r\nHost: {target.host}\r\nAccept-Encoding: gzip\r\n\r\n".encode()

    async def asking() -> str:
        until, ended = time.monotonic() + seconds, "nothing"
        while time.monotonic() < until:
            try:
                reader, writer = await target.connect()
                writer.write(ask * 2_000)
                while data := await asyncio.wait_for(reader.read(1 << 16), seconds):
                    if data.startswith(b"HTTP/1.1 "):
                        ended = data.split(b"\r\n")[0].decode()
                writer.transport.abort()
            except (OSError, TimeoutError) as error:
                ended = type(error).__name__
        return ended

    return await crowd([asking() for _ in range(50)])


Attack = Callable[[Target, float], Awaitable[str]]
ATTACKS: dict[str, Attack] = {
    "pings": pings,
    "pings-from-many-sockets": pings_from_many_sockets,
    "empty-fragments": empty_fragments,
    "patient-pings": patient_pings,
    "silence": silence,
    "slow-heads": slow_heads,
    "crumbs": crumbs,
    "long-heads": long_heads,
    "requests": requests,
    **attacks_files.ATTACKS,
    **attacks_tables.ATTACKS,
}


class Quiet:
    """A table of two at which somebody moves ten times a second, and somebody who asks how the server is."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.moves: list[float] = []
        self.health: list[float] = []

    async def play(self, seconds: float) -> None:
        rng, until = random.Random(1), time.monotonic() + seconds
        while time.monotonic() < until:
            party = await Party.sit(self.server, NAMES[0], least(NAMES[0]))
            while time.monotonic() < until and not party.over():
                began = time.perf_counter()
                await party.step(rng)
                self.moves.append(time.perf_counter() - began)
                await asyncio.sleep(PACE)
            await party.close()

    async def ask(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            began = time.perf_counter()
            answer = await asyncio.to_thread(httpx2.get, f"{self.server.address}/health", timeout=PATIENCE)
            assert answer.status_code == 200
            self.health.append(time.perf_counter() - began)
            await asyncio.sleep(PACE)

    def told(self) -> str:
        def spread(times: list[float]) -> str:
            middle = sorted(times)[len(times) // 2]
            return f"p50 {middle * 1e3:.1f} p99 {p99(times) * 1e3:.1f} worst {max(times) * 1e3:.0f} ms"

        return f"{len(self.moves)} moves {spread(self.moves)}; health {spread(self.health)}"


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


def verdict(found: dict[str, float]) -> tuple[list[str], int]:
    """Say of each attack whether the quiet table's p99 kept below the bar, and with which status that ends."""
    lines = [
        f"{'holds' if late < BAR else 'FAILS'}  {name}: p99 {late * 1e3:.1f} ms of {BAR * 1e3:.0f}"
        for name, late in found.items()
    ]
    return lines, int(any(late >= BAR for late in found.values()))


def memory(server: Server) -> float:
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * PAGE / 2**20


async def siege(server: Server, name: str, seconds: float) -> float:
    """Play for a while in peace, and for a while under attack; return the p99 of the moves made meanwhile."""
    watched = await Party.sit(server, NAMES[0], least(NAMES[0]))
    peace, war = Quiet(server), Quiet(server)
    await asyncio.gather(peace.play(seconds / 2), peace.ask(seconds / 2))
    before = memory(server)
    command = [sys.executable, "-m", "tests.server.attacks", "--attack", name, server.address, watched.id, str(seconds)]
    attack = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    await asyncio.gather(war.play(seconds + 2), war.ask(seconds + 2))
    said, _ = await attack.communicate()
    fresh = await Line.open(server, watched.id)
    await fresh.close()
    await watched.close()
    lines = [
        line for line in server.log() if line["event"].startswith(("connection.", "request.", "message.", "socket."))
    ]
    say(f"{name}\n  in peace:  {peace.told()}\n  attacked:  {war.told()}")
    say(f"  memory:    {before:.0f} MiB before, {memory(server):.0f} after\n  attacker:  {said.decode().strip()}")
    kinds = Counter(f"{line['event']} {line['why']} {line['what']}".strip() for line in lines)
    say(f"  log:       {', '.join(f'{count} × {kind}' for kind, count in kinds.items())}")
    return p99(war.moves)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--attack"]:
        name, address, table, seconds = arguments[1:]
        say(asyncio.run(attacked(ATTACKS[name], Target(address, table), float(seconds))))
        return
    nursery, found = Nursery(), {}
    for name in arguments or ATTACKS:
        with tempfile.TemporaryDirectory(prefix="ludotheque-attack-") as folder:
            server = Server(nursery, Path(folder), {}, False, False)
            found[name] = asyncio.run(siege(server, name, SECONDS))
            server.kill()
    nursery.close()
    lines, status = verdict(found)
    say("\n".join(lines))
    sys.exit(status)


async def attacked(attack: Attack, target: Target, seconds: float) -> str:
    return await attack(target, seconds)


if __name__ == "__main__":
    main()
