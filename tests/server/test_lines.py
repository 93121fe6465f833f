"""The short way in: what comes as one whole frame, and everything that does not, is heard alike and in order."""

import asyncio
import json
import random
from collections.abc import Sequence

import pytest
from websockets.frames import Frame, Opcode

from ludotheque.server.http.gate import Config, Gate
from ludotheque.server.http.lines import Line
from ludotheque.server.metrics import Metrics
from ludotheque.server.net.frames import LONGEST, Scanner, plain
from ludotheque.server.settings import Settings
from tests.server.client import Party
from tests.server.games import NAMES, least
from tests.server.running import PATIENCE, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio, pytest.mark.one_store]
PING = json.dumps({"t": "ping"}).encode()
STRANGE = json.dumps({"t": "ping", "é": 1}, ensure_ascii=False).encode()  # refused, but text all the same


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


ONE = frame(PING)


async def talk(server: Server, table: str, chunks: Sequence[bytes], wanted: int) -> list[str]:
    """Say hello, send chunks as they are, and return what is answered: as much as is wanted, and what comes with it."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(b'{"t":"hello","secrets":[]}'))
    heard: list[str] = []

    async def listen() -> None:
        while True:
            head = await reader.readexactly(2)
            size = head[1]
            if size > 125:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
            body = await reader.readexactly(size)
            if head[0] & 15 == Opcode.TEXT:
                heard.append(str(json.loads(body)["t"]))
            elif head[0] & 15 == Opcode.PONG:
                heard.append("PONG")
            elif head[0] & 15 == Opcode.CLOSE:
                heard.append(f"closed {int.from_bytes(body[:2], 'big')}")

    def answers() -> list[str]:
        return [told for told in heard if told not in ("table", "view")]

    listening = asyncio.create_task(listen())
    async with asyncio.timeout(PATIENCE):
        while "view" not in heard:
            await asyncio.sleep(0.005)
        for chunk in chunks:
            writer.write(chunk)
            await writer.drain()
            await asyncio.to_thread(server.get, "/health")  # by then it is read: the chunks come apart
        while len(answers()) < wanted:
            await asyncio.sleep(0.005)
    await asyncio.sleep(0.05)  # in case there is more to come than there should be
    listening.cancel()
    writer.close()
    return answers()


@pytest.mark.parametrize(
    ("chunks", "answers"),
    [
        ([frame(PING)] * 3, ["pong"] * 3),
        ([frame(PING) * 3], ["pong"] * 3),
        ([frame(PING)[:1], frame(PING)[1:], frame(PING)], ["pong"] * 2),
        ([frame(PING)[:2], frame(PING)[2:], frame(PING)], ["pong"] * 2),
        ([frame(PING) + ONE[:9], ONE[9:], frame(PING)], ["pong"] * 3),
        ([frame(PING[:5], fin=False), frame(PING[5:], Opcode.CONT), frame(PING)], ["pong"] * 2),
        ([frame(PING[:5], fin=False), frame(PING)], ["closed 1002"]),
        ([frame(PING), frame(STRANGE), frame(PING)], ["pong", "refused", "pong"]),
        ([frame(PING), frame(b"hi", Opcode.PING), frame(PING)], ["pong", "PONG", "pong"]),
        ([frame(PING), b"\x81\x02hi"], ["pong", "closed 1002"]),
        ([frame(PING), frame(b"\xff\xfe")], ["pong", "closed 1007"]),
        ([frame(b'{"t":"hello","secrets":[]}') + frame(PING), frame(PING)], ["pong"] * 2),
        ([frame(PING + b" " * 2 * LONGEST), frame(PING)], ["pong"] * 2),
    ],
)
async def test_however_it_comes(server: Server, chunks: list[bytes], answers: list[str]) -> None:
    party = await Party.sit(server, NAMES[0], 0, bots=["random"] * least(NAMES[0]))
    assert await talk(server, party.id, chunks, len(answers)) == answers


async def test_the_short_way_is_taken() -> None:
    line = Line.__new__(Line)  # a line that has nothing but what the short way needs: the long one would break
    gate = Gate(Settings(), Metrics())
    line.handshake_initiated, line.close_sent, line.scanner = True, False, Scanner()
    line.queue, line.config = asyncio.Queue(), Config(gate, None, ws_max_size=LONGEST)
    line.meter = gate.meter(gate.addresses.find("somewhere"))
    heard: list[bytes] = []
    line.listener = lambda text: not heard.append(text)  # type: ignore[func-returns-value]  # it takes everything
    line.data_received(frame(PING))
    assert heard == [PING]
    with pytest.raises(AttributeError):
        line.data_received(frame(STRANGE))


async def test_frames_are_read_as_the_library_writes_them() -> None:
    rng = random.Random(1)
    for _ in range(500):
        text = "".join(rng.choice('abc{}"é') for _ in range(rng.randrange(1, 2 * LONGEST))).encode()
        sent = frame(text)
        assert plain(sent) == (text if len(text) <= LONGEST and text.isascii() else b"")
        cut = rng.randrange(1, len(sent))
        assert plain(sent[:cut]) == b""


async def test_frames_are_counted_in_whatever_chunks_they_come() -> None:
    rng = random.Random(2)
    for _ in range(60):
        sent, frames, ends = b"", 0, {0}
        for _ in range(rng.randrange(1, 12)):
            sizes = [rng.choice([0, 5, 125, 126, 65_535, 65_536]) for _ in range(rng.randrange(1, 4))]
            for at, size in enumerate(sizes):
                kind = Opcode.CONT if at else rng.choice([Opcode.TEXT, Opcode.BINARY])
                sent += frame(bytes(size), kind, at == len(sizes) - 1)
                frames += 1
                if at == len(sizes) - 1:
                    ends.add(len(sent))
                elif rng.random() < 0.5:
                    sent += frame(b"p", Opcode.PING)
                    frames += 1
        scanner, counted, at = Scanner(), 0, 0
        while at < len(sent):
            size = rng.choice([1, 2, 3, 9, 500, 100_000])
            counted += scanner.count(sent[at : at + size], frames)
            at = min(at + size, len(sent))
            assert scanner.between == (at in ends)
        assert counted == frames
        assert Scanner().count(sent, 0) == 1, "no further than need be"
