"""Run `./dev bench server`: what a move costs on a server, with every commit on disk, and how soon everybody sees it.

The server has one core to itself, the clients another; all of it stays on this machine and ends by itself.
`--save` keeps the table in bench/server.md; `--tables`, `--seconds` and `--rounds` measure more or longer.
"""

import argparse
import asyncio
import datetime
import http.client
import importlib.metadata
import json
import os
import platform
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Protocol
from urllib.parse import SplitResult, urlsplit

import msgspec

from ludotheque.engine import rng

ROOT = Path(__file__).parent.parent
MOST_COST = 150.0  # µs of processor for a move
MOST_WAIT = 100.0  # ms until all have seen 99 of 100 moves
BUSY = 40  # tables at which everybody moves as fast as they can
MOVES = 100  # of each of them in a round; few matches are shorter
SEATS = 4
GAME = "odin"
SETTINGS = """
messages_per_second = 1e6
messages_at_once = 1000000
frames_per_second = 1e6
frames_at_once = 1000000
bytes_per_second = 1e9
bytes_at_once = 1000000000
connections_per_address = 100000
sockets_per_address = 100000
requests_per_second = 1e6
requests_at_once = 1000000
tables_per_minute = 1e9
hello_within = 600.0
"""
PAGE = os.sysconf("SC_PAGE_SIZE")
MASK = b"\0\0\0\0"  # our frames are masked with nothing: allowed, and cheap for the client


class Move(msgspec.Struct):
    m: int


class View(msgspec.Struct, tag="view", tag_field="t"):
    v: int
    choices: list[Move]


class Other(msgspec.Struct, tag="table", tag_field="t"):
    status: str


class Done(msgspec.Struct, tag="done", tag_field="t"):
    v: int


class Refused(msgspec.Struct, tag="refused", tag_field="t"):
    reason: str


class Host(Protocol):
    """One server, or several."""

    def door(self, seat: int) -> SplitResult: ...

    def cpu(self) -> float: ...

    def memory(self) -> int: ...


DECODER = msgspec.json.Decoder(View | Other | Done | Refused)


class Serving:
    """A server of our own, on one core if it is named."""

    def __init__(self, data: Path, core: int | None, store: str = "", more: str = "") -> None:
        settings = data / "settings.toml"
        settings.write_text(SETTINGS + more)
        command = [sys.executable, "-c", "from ludotheque.cli import main; main()", "serve", "--port", "0"]
        command += ["--data", str(data), "--settings", str(settings)]
        command += ["--store", store] if store else []
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.address = urlsplit(next(word for word in said.replace(";", " ").split() if word.startswith("http")))

    def door(self, seat: int) -> SplitResult:
        """Return where a seat comes in."""
        return self.address

    def cpu(self) -> float:
        """Return how many seconds of processor the server has used, all its threads together, kernel included."""
        return time.clock_gettime((~self.process.pid << 3) | 2)  # Linux: the clock of another process

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@contextmanager
def served(core: int | None) -> Iterator[Serving]:
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        serving = Serving(Path(folder), core)
        try:
            yield serving
        finally:
            serving.stop()


class Line(asyncio.Protocol):
    """One socket, as thin as can be."""

    def __init__(self, table: "Table", seat: int, secret: str) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        self.buffer = b""
        self.open = False
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.table.id}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def say(self, message: object) -> None:
        body = msgspec.json.encode(message)
        head = bytes([0x81, 0x80 | len(body)]) if len(body) < 126 else b"\x81\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(head + MASK + body)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data
        if not self.open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            self.open = True
            self.say({"t": "hello", "secrets": [self.secret]})
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            opcode, body = buffer[0] & 15, buffer[start : start + size]
            buffer = buffer[start + size :]
            if opcode == 9:
                self.transport.write(bytes([0x8A, 0x80 | len(body)]) + MASK + body)
            elif opcode == 1:
                self.table.heard(self, DECODER.decode(body))
        self.buffer = buffer


class Table:
    """Four players who move at random, as soon as they are asked or when they are told to."""

    def __init__(self, serving: Host, connection: http.client.HTTPConnection) -> None:
        wish = {"game": GAME, "seats": [{"kind": "mine"}] * SEATS, "private": True}
        connection.request("POST", "/api/tables", json.dumps(wish))
        opened = json.loads(connection.getresponse().read())
        self.serving = serving
        self.id: str = opened["table"]
        self.secrets: dict[str, str] = opened["secrets"]
        self.lines: list[Line] = []
        self.next: tuple[Line, int, int] | None = None
        self.moves = 0
        self.seen = 0
        self.clicked = 0.0
        self.waits: list[float] = []
        self.until = 0  # moves it makes as fast as it can
        self.over = False

    async def connect(self, seats: Sequence[int]) -> None:
        loop = asyncio.get_running_loop()
        new = [Line(self, seat, self.secrets[str(seat)]) for seat in seats]
        for line in new:
            address = self.serving.door(line.seat)
            await loop.create_connection(partial(itself, line), address.hostname or "", address.port or 0)
        self.lines += new
        await asyncio.gather(*(line.ready for line in new))

    def begin(self) -> None:
        self.lines[0].say({"t": "start", "k": "start"})

    def heard(self, line: Line, message: View | Other | Done | Refused) -> None:
        if isinstance(message, View):
            if message.choices:
                self.next = (line, message.v, random.choice(message.choices).m)
            self.seen += message.v == self.moves
            if self.seen == SEATS and self.clicked:
                self.waits.append(time.perf_counter() - self.clicked)
                self.clicked = 0.0
                if self.moves < self.until:
                    self.click()
        elif isinstance(message, Other):
            if not line.ready.done():
                line.ready.set_result(None)
            self.over = message.status == "over"
        elif isinstance(message, Refused):
            raise SystemExit(f"refused: {message.reason}")

    def click(self) -> bool:
        """Make the next move, if the last one has been seen by all."""
        if self.next is None or self.clicked:
            return False
        line, v, move = self.next
        self.next = None
        self.seen = 0
        self.moves += 1
        self.clicked = time.perf_counter()
        line.say({"t": "move", "k": f"m{v}", "seat": line.seat, "v": v, "m": move})
        return True

    def close(self) -> None:
        for line in self.lines:
            line.transport.close()


def itself(line: Line) -> Line:
    return line


async def lay(serving: Host, count: int, seats: Sequence[int]) -> list[Table]:
    """Open tables with these seats connected."""
    address = serving.door(0)
    connection = http.client.HTTPConnection(address.hostname or "", address.port)
    tables = [Table(serving, connection) for _ in range(count)]
    connection.close()
    for table in tables:
        await table.connect(seats)
    return tables


async def begin(tables: list[Table]) -> None:
    for table in tables:
        table.begin()
    await until(lambda: all(table.next is not None for table in tables))


async def until(true: Callable[[], bool], seconds: float = 60) -> None:
    end = time.perf_counter() + seconds
    while not true():
        if time.perf_counter() > end:
            raise SystemExit("nobody could move: is the server well?")
        await asyncio.sleep(0.01)


class Cost(msgspec.Struct):
    """What a move costs at tables where everybody moves as fast as they can."""

    processor: float  # µs
    rate: float  # moves a second
    made: int


async def cost(serving: Host) -> Cost:
    tables = await lay(serving, BUSY, range(SEATS))
    await begin(tables)

    async def play(moves: int) -> None:
        for table in tables:
            table.until += moves
            table.click()
        await until(lambda: all(table.over or (table.moves == table.until and not table.clicked) for table in tables))

    await play(20)
    made = sum(table.moves for table in tables)
    used, began = serving.cpu(), time.perf_counter()
    await play(MOVES)
    used, took = serving.cpu() - used, time.perf_counter() - began
    made = sum(table.moves for table in tables) - made
    for table in tables:
        table.close()
    return Cost(used / made * 1e6, made / took, made)


class Pace(msgspec.Struct):
    """How tables do that move once a second: waits in ms, memory in bytes, processors as shares of a core."""

    p50: float
    p99: float
    worst: float
    moves: int
    missed: int  # clicks that could not be made, as the one before had not been seen by all
    server: float
    client: float
    per_socket: float
    per_table: float
    in_all: int


async def pace(serving: Host, count: int, seconds: int) -> Pace:
    before = serving.memory()
    tables = await lay(serving, count, [0])
    await asyncio.sleep(1.0)
    alone = serving.memory()
    for table in tables:
        await table.connect(range(1, SEATS))
    await asyncio.sleep(1.0)
    together = serving.memory()
    await begin(tables)
    await asyncio.sleep(1.0)
    playing = serving.memory()
    missed = 0

    async def once_a_second(table: Table) -> None:
        nonlocal missed
        at = time.perf_counter() + random.random()
        for _ in range(seconds):
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            missed += not table.click()
            at += 1.0

    used, own, began = serving.cpu(), time.process_time(), time.perf_counter()
    await asyncio.gather(*map(once_a_second, tables))
    used, own, took = serving.cpu() - used, time.process_time() - own, time.perf_counter() - began
    await until(lambda: not any(table.clicked for table in tables))
    waits = sorted(wait * 1e3 for table in tables for wait in table.waits)
    per_socket = (together - alone) / (count * (SEATS - 1))
    for table in tables:
        table.close()
    return Pace(
        waits[len(waits) // 2],
        waits[int(len(waits) * 0.99)],
        waits[-1],
        len(waits),
        missed,
        used / took,
        own / took,
        per_socket,
        (alone - before + playing - together) / count - per_socket,
        playing,
    )


def report(costs: list[Cost], paced: Pace, tables: int) -> list[str]:
    """Write the table."""
    processor = min(one.processor for one in costs)  # what else runs on a machine can only make a round dearer
    median = statistics.median(one.processor for one in costs)
    rate = max(one.rate for one in costs)
    shares = f"server {paced.server:.0%} of its core, clients {paced.client:.0%} of theirs"
    whole = f"the whole server, with {tables} tables and {tables * SEATS} sockets: {paced.in_all / 2**20:.0f} MiB"
    late = f", {paced.missed} clicks missed" if paced.missed else ""
    rows = [
        (
            "processor for a move",
            f"{processor:.0f} µs (median of the rounds {median:.0f})",
            f"≤ {MOST_COST:.0f} µs",
            processor <= MOST_COST,
            f"{SEATS} sockets a table, {BUSY} tables flat out: {rate:.0f} moves/s",
        ),
        (
            "from a click until all have seen it, p99",
            f"{paced.p99:.1f} ms (p50 {paced.p50:.1f}, worst {paced.worst:.0f})",
            f"< {MOST_WAIT:.0f} ms",
            paced.p99 < MOST_WAIT and not paced.missed,
            f"{tables} tables × {SEATS} sockets, a move a second each: {paced.moves} moves{late}; {shares}",
        ),
        ("memory of a table being played", f"{paced.per_table / 1024:.1f} KiB", "", True, "without its sockets"),
        ("memory of a socket", f"{paced.per_socket / 1024:.1f} KiB", "", True, whole),
    ]
    lines = ["| | measured | bar | | |", "|---|---|---|---|---|"]
    for name, measured, bar, kept, how in rows:
        lines.append(f"| {name} | {measured} | {bar} | {('✓' if kept else '✗') if bar else ''} | {how} |")
    return lines


def save(lines: list[str]) -> None:
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("uvicorn", "uvloop", "websockets"))
    head = f"""# What a move costs on the server

`{" ".join(["./dev bench server", *sys.argv[1:]])}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}, \
CPython {platform.python_version()}, {versions}, SQLite {sqlite3.sqlite_version} (WAL, synchronous=FULL).

Server and clients on one machine, a core each, over loopback; Odin with random moves. Every move is committed to disk
before anybody is told. Processor time is that of the whole process of the server, with the work of the kernel for it;
the best of some rounds counts, as what else runs on a machine can only make a round dearer.

"""
    (ROOT / "bench" / "server.md").write_text(head + "\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--save", action="store_true", help="keep the table in bench/server.md")
    asked = parser.parse_args()
    if not (rng.__file__ or "").endswith((".so", ".pyd")):
        sys.exit("bench: this is not the compiled build; ./dev bench builds and uses it")
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with served(cores[0]) as serving:
        costs = [asyncio.run(cost(serving)) for _ in range(asked.rounds)]
    with served(cores[0]) as serving:  # a fresh one: what the other has freed would be taken up again unseen
        paced = asyncio.run(pace(serving, asked.tables, asked.seconds))
    lines = report(costs, paced, asked.tables)
    print(*lines, f"load average {os.getloadavg()[0]:.1f}", sep="\n")
    if asked.save:
        save(lines)


if __name__ == "__main__":
    main()
