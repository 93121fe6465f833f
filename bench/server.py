"""Run `.venv-wheel/bin/python -m bench.server`: what a move costs on a server, with every commit on disk.

The server has one core to itself, the clients another; all of it stays on this machine and ends by itself.
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

SEATS = 4
GAME = "odin"
SETTINGS = """
messages_per_second = 1e6
messages_at_once = 1000000
sockets_per_address = 100000
tables_per_minute = 1e9
hello_within = 600.0
"""
TICKS = os.sysconf("SC_CLK_TCK")
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


DECODER = msgspec.json.Decoder(View | Other | Done | Refused)


class Serving:
    """A server of our own, on one core."""

    def __init__(self, data: Path, core: int) -> None:
        settings = data / "settings.toml"
        settings.write_text(SETTINGS)
        command = [sys.executable, "-c", "from ludotheque.cli import main; main()", "serve", "--port", "0"]
        command += ["--data", str(data), "--settings", str(settings)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.address = urlsplit(next(word for word in said.replace(";", " ").split() if word.startswith("http")))

    def cpu(self) -> float:
        """Tell how many seconds of processor the server has used, all its threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


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
            f"GET /api/tables/{self.table.id}/socket HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
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

    def __init__(self, serving: Serving, connection: http.client.HTTPConnection) -> None:
        wish = {"game": GAME, "seats": [{"kind": "mine"}] * SEATS, "private": True}
        connection.request("POST", "/api/tables", json.dumps(wish))
        opened = json.loads(connection.getresponse().read())
        self.serving = serving
        self.id: str = opened["table"]
        self.host: str = opened["host"]
        self.secrets: dict[str, str] = opened["secrets"]
        self.lines: list[Line] = []
        self.next: tuple[Line, int, int] | None = None
        self.moves = 0
        self.over = False
        self.seen = 0
        self.clicked = 0.0
        self.waits: list[float] = []
        self.eager = False

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        address = self.serving.address
        for seat, secret in self.secrets.items():
            line = Line(self, int(seat), secret)
            await loop.create_connection(partial(take, line), address.hostname or "", address.port or 0)
            self.lines.append(line)
        await asyncio.gather(*(line.ready for line in self.lines))

    def begin(self) -> None:
        self.lines[0].say({"t": "start", "k": "start"})

    def heard(self, line: Line, message: View | Other | Done | Refused) -> None:
        if isinstance(message, View):
            self.seen += 1
            if message.choices:
                self.next = (line, message.v, random.choice(message.choices).m)
            if self.seen == SEATS:
                self.waits.append(time.perf_counter() - self.clicked)
                if self.eager:
                    self.click()
        elif isinstance(message, Other):
            if not line.ready.done():
                line.ready.set_result(None)
            self.over = message.status == "over"
        elif isinstance(message, Refused):
            raise SystemExit(f"refused: {message.reason}")

    def click(self) -> None:
        """Make the next move."""
        if self.next is not None:
            line, v, move = self.next
            self.next = None
            self.seen = 0
            self.moves += 1
            self.clicked = time.perf_counter()
            line.say({"t": "move", "k": f"m{v}", "seat": line.seat, "v": v, "m": move})


def take(line: Line) -> Line:
    return line


async def lay(serving: Serving, count: int) -> list[Table]:
    """Open tables, with everybody connected."""
    address = serving.address
    connection = http.client.HTTPConnection(address.hostname or "", address.port)
    tables = [Table(serving, connection) for _ in range(count)]
    for table in tables:
        await table.connect()
    return tables


async def until(true: Callable[[], bool], seconds: float) -> None:
    end = time.perf_counter() + seconds
    while not true() and time.perf_counter() < end:
        await asyncio.sleep(0.05)


async def cost(serving: Serving, count: int, seconds: float) -> str:
    """Measure the processor time of a move, at tables where everybody moves as fast as he can."""
    tables = await lay(serving, count)
    for table in tables:
        table.eager = True
        table.begin()
    await until(lambda: all(table.next is not None or table.seen >= SEATS for table in tables), 10)
    await asyncio.sleep(1.0)
    used, moves, began = serving.cpu(), sum(table.moves for table in tables), time.perf_counter()
    await asyncio.sleep(seconds)
    used, moves = serving.cpu() - used, sum(table.moves for table in tables) - moves
    took = time.perf_counter() - began
    if not moves:
        raise SystemExit("nobody could move: is the server well?")
    for table in tables:
        for line in table.lines:
            line.transport.close()
    return (
        f"{used / moves * 1e6:6.0f} µs of processor for a move, {SEATS} sockets, on disk "
        f"({count} tables at once, {moves / took:.0f} moves/s, {used / took:.0%} of a core)"
    )


async def pace(serving: Serving, count: int, seconds: int) -> list[str]:
    """Measure the wait from a click until everybody has seen it, at tables that move once a second."""
    before = serving.memory()
    tables = await lay(serving, count)
    sockets = serving.memory()
    for table in tables:
        table.begin()
    await asyncio.sleep(2.0)
    playing = serving.memory()

    async def once_a_second(table: Table) -> None:
        await asyncio.sleep(random.random())
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            table.click()
            await asyncio.sleep(1.0)

    for table in tables:
        table.waits.clear()
    used, began = serving.cpu(), time.perf_counter()
    await asyncio.gather(*map(once_a_second, tables))
    await asyncio.sleep(0.5)
    used, took = serving.cpu() - used, time.perf_counter() - began
    waits = sorted(wait for table in tables for wait in table.waits)
    p50, p99 = (waits[int(len(waits) * share)] * 1e3 for share in (0.5, 0.99))
    seen = (
        f"{p99:6.1f} ms p99 from a click until all {SEATS} see it, p50 {p50:.1f} ms, worst {waits[-1] * 1e3:.0f} ms "
        f"({count} tables once a second, {count * SEATS} sockets, {len(waits)} moves, {used / took:.0%} of a core)"
    )
    held = (
        f"{(sockets - before) / count / SEATS / 1024:6.1f} KiB for a socket and its share of an open table; "
        f"{(playing - sockets) / count / 1024:.1f} KiB more for a table being played; {playing / 2**20:.0f} MiB in all"
    )
    return [seen, held]


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("--tables", type=int, default=1000)
    said.add_argument("--seconds", type=int, default=8)
    said.add_argument("--rounds", type=int, default=3)
    asked = said.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        serving = Serving(Path(folder), cores[0])
        try:
            for _ in range(asked.rounds):
                print(asyncio.run(cost(serving, 40, asked.seconds / 2)))
            print(*asyncio.run(pace(serving, asked.tables, asked.seconds)), sep="\n")
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
