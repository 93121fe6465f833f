"""More than ten thousand messages that no honest client sends: none changes anything, and nobody else notices."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server.table.seats import hashed
from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import PATIENCE, Nursery, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio, pytest.mark.slow, pytest.mark.one_store]
MESSAGES = 10_000
BATCH = 100
OWN = 1  # the seat that an attacker may have of its own
ODD: list[Any] = [None, True, -1, 0, 2, 15, 16, 2**31, 2**63, 2**200, 1e308, 0.5, [], [[]], {}, {"a": 1}]
ODD += ["", "x", "x" * 50, "0", "\u0000", "\u202e", "\ud800"]
TYPES = ["hello", "move", "undo", "why", "hint", "look", "say", "name", "swap", "fill", "free", "start", "away", "back"]
TYPES += ["rematch", "ping", "view", "table", "done", "__proto__", ""]
FIELDS = ["k", "seat", "v", "m", "text", "secrets", "phrase", "name", "other", "level", "t", "spent", "extra"]
BROKEN = ["[" * 2_000, '{"t":' * 500, "{}", "null", "0", '""', "\ufeff{}", '{"t":"move"}{"t":"move"}', "", " ", "NaN"]


class Attacker:
    """Somebody at a table, with a seat or without, who wants more than that."""

    def __init__(self, party: Party, rng: random.Random) -> None:
        self.party = party
        self.rng = rng
        self.kinds: list[Callable[[], str | bytes]] = [
            lambda: rng.randbytes(rng.randrange(200)),
            lambda: rng.randbytes(rng.randrange(100)).decode("latin-1"),
            lambda: rng.choice(BROKEN),
            self.replayed,
            self.damaged,
            self.odd,
            self.forged,
            self.guessed,
        ]

    def message(self) -> str | bytes:
        return self.rng.choice(self.kinds)()

    def replayed(self) -> str:
        """Send what an honest client at another seat once sent."""
        return self.rng.choice([text for text in self.party.lines[0].said if "hello" not in text])

    def damaged(self) -> str:
        text, rng = self.replayed(), self.rng
        at = rng.randrange(len(text))
        return rng.choice([text[:at], text[:at] + chr(rng.randrange(1, 256)) + text[at + 1 :], text + text])

    def odd(self) -> str:
        """Fill the fields of a message with what does not belong there."""
        rng = self.rng
        message: dict[str, Any] = {"t": rng.choice(TYPES)}
        for field in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
            message[field] = rng.choice(ODD)
        return json.dumps(message)

    def forged(self) -> str:
        """Act, without a mistake, for somebody else's seat."""
        rng, seat = self.rng, self.rng.choice([seat for seat in self.party.secrets if seat != OWN])
        v, k = self.party.lines[0].v(), f"f{rng.random()}"
        acts: list[dict[str, Any]] = [
            {"t": "move", "v": v, "m": rng.choice(self.party.view(seat)["choices"] or [{"m": 0}])["m"]},
            {"t": "undo", "v": v},
            {"t": "look", "v": v},
            {"t": "why", "m": 0},
            {"t": "hint"},
            {"t": "say", "phrase": "hello"},
            {"t": "away", "level": "random"},
            {"t": "back"},
            {"t": "swap", "other": OWN},
            {"t": "free"},
        ]
        return json.dumps({**rng.choice(acts), "seat": seat, "k": k})

    def guessed(self) -> str:
        """Show secrets made up, or made of all that is broadcast; together with those one has, or none."""
        rng, party = self.rng, self.party
        known = [party.id, party.lines[0].table["commitment"], *map(hashed, party.secrets.values()), hashed(party.host)]
        made = [rng.choice([*known, party.host[:-1], rng.randbytes(16).hex(), ""]) for _ in range(rng.randrange(20))]
        return json.dumps({"t": "hello", "secrets": [guess[:64] for guess in made]})


def stored(server: Server, table: str) -> list[Any]:
    """Read all that the disk knows of a table."""
    return [
        server.sql(f"SELECT row FROM tables WHERE id = '{table}'"),
        server.sql(f"SELECT * FROM events WHERE \"table\" = '{table}' ORDER BY n"),
    ]


def healthy(server: Server) -> None:
    """Stop a server, which must have been well until now."""
    assert server.get("/health")["ok"]
    server.stop()
    assert [entry for entry in server.log() if entry["level"] == "error"] == []


@pytest.mark.timeout(1200)
async def test_ten_thousand_messages_change_nothing_and_tell_nothing(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, strikes=1_000_000)
    rng = random.Random(2024)
    victims = [await Party.sit(server, name, least(name), watched=True) for name in NAMES]
    bystander = await Party.sit(server, NAMES[0], least(NAMES[0]))
    for party in victims:
        await party.play(rng, 3)
    before = [({seat: party.view(seat) for seat in party.lines}, stored(server, party.id)) for party in victims]
    sent = 0
    while sent < MESSAGES:
        party = rng.choice(victims)
        attacker, seated = Attacker(party, rng), rng.random() < 0.4
        line = await Line.open(server, party.id, [party.secrets[OWN]] if seated else [])
        for _ in range(BATCH):
            message = attacker.message()
            if not (seated and isinstance(message, str) and '"hello"' in message):  # it keeps its seat
                await line.socket.send(message)
                sent += 1
        last = await line.ask("look", seat=None, v=1 << 30)  # answered once all before it were
        assert last["reason"] == "stale"
        carried_out = [message for message in line.messages if message["t"] in ("done", "hint", "why", "said")]
        assert carried_out == []
        assert set(line.views) == ({OWN} if seated else {None})
        heard = "\n".join(line.heard)
        for secret in [party.host, *party.secrets.values()]:
            assert secret not in heard
            assert hashed(secret) not in heard
        line.cut()
        if not bystander.over():
            await bystander.step(rng)
    for party, (views, kept) in zip(victims, before, strict=True):
        assert stored(server, party.id) == kept
        for seat, view in views.items():
            fresh = await Line.open(server, party.id, [party.secrets[seat]])
            told = {"log": None, "moments": None}  # a page that comes again is told the present
            assert fresh.views[seat] | told == view | told
            await fresh.close()
        await party.step(rng)
        await party.close()
    await bystander.close()
    healthy(server)


async def test_a_client_that_sends_everything_again_changes_nothing(server: Server) -> None:
    """Replay whole sessions, from the seats they came from, in order and out of order."""
    rng = random.Random(5)
    for name in NAMES:
        party = await Party.sit(server, name, least(name))
        await party.play(rng, 12)
        views, kept = {seat: party.view(seat) for seat in party.lines}, stored(server, party.id)
        for seat, line in party.lines.items():
            moves = [text for text in line.said if '"move"' in text]
            answers = {k: answer for k, answer in line.answers.items() if answer["t"] == "done"}
            again = await Line.open(server, party.id, [party.secrets[seat]])
            for text in [*moves, *rng.sample(moves, len(moves))]:
                await again.socket.send(text)
                assert await again.answer(json.loads(text)["k"]) == answers[json.loads(text)["k"]]
            assert again.views[seat]["view"] == views[seat]["view"]
            await again.close()
        assert stored(server, party.id) == kept
        await party.close()


async def test_long_messages_whole_or_in_pieces_end_their_own_socket_only(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, message_size=4_096)
    party = await Party.sit(server, NAMES[0], least(NAMES[0]))
    rng = random.Random(3)
    fits = await Line.open(server, party.id)
    await fits.socket.send(" " * 4_096)
    await fits.until(lambda: fits.messages[-1]["t"] == "refused")
    await fits.close()
    for number in range(60):
        line = await Line.open(server, party.id)
        size = rng.choice([4_097, 10_000, 70_000, 1_000_000])
        pieces = [b"x" * (size // 5 + 1)] * 5
        with suppress(ConnectionClosed):
            await line.socket.send(pieces if number % 2 else "x" * size)
        # While there is more on its way, the line may break before the reason is heard.
        assert await line.until_closed() in (1009, 1006)
        if number % 10 == 0 and not party.over():
            await party.step(rng)
    await party.close()
    healthy(server)


# Below the messages: frames and requests that are none


HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frames(rng: random.Random) -> Iterator[bytes]:
    """Think of frames that RFC 6455 forbids, or that never end."""
    yield b"\x81\x05hello"  # not masked
    yield b"\x83\x80\0\0\0\0"  # an opcode that is reserved
    yield b"\xf1\x80\0\0\0\0"  # bits that nobody agreed on
    yield b"\x80\x80\0\0\0\0"  # a continuation of nothing
    yield b"\x81\xff\x7f" + b"\xff" * 7 + b"\0\0\0\0x"  # longer than any memory
    yield b"\x89\xfe\x00\xff\0\0\0\0" + b"x" * 255  # a ping that is too long
    yield b"\x88\x81\0\0\0\0x"  # a goodbye with half a code
    yield b"\x88\x82\0\0\0\0\x00\x01"  # a goodbye with a code that is none
    yield b"\x81\x82\0\0\0\0\xff\xfe"  # a text that is none
    yield b"\x01\x81\0\0\0\0a\x81\x81\0\0\0\0b"  # a text that begins within another
    yield b"\x81\x85\0\0"  # cut off
    while True:
        yield rng.randbytes(rng.randrange(1, 300))


async def test_broken_frames_end_their_own_socket_only(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, NAMES[0], least(NAMES[0]))
    rng = random.Random(7)
    host, port = server.address.removeprefix("http://").split(":")
    for _, frame in zip(range(150), frames(rng), strict=False):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(HANDSHAKE.format(table=party.id).encode())
        assert b" 101 " in await reader.readline()
        writer.write(frame)
        await writer.drain()
        writer.transport.abort()
    assert (await party.lines[0].ask("say", seat=0, phrase="hello"))["t"] == "done"
    await party.close()
    healthy(server)


def masked(head: int, content: bytes, rng: random.Random) -> bytes:
    """Make a frame as clients send them."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    mask = rng.randbytes(4)
    return bytes([head]) + length + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(content))


def written(text: str, rng: random.Random) -> bytes:
    """Write a text as one frame or as several, with a ping in between, as one may."""
    content = text.encode()
    if rng.random() < 0.7:
        return masked(0x81, content, rng)
    cut = rng.randrange(len(content) + 1)
    return masked(0x01, content[:cut], rng) + masked(0x89, b"p", rng) + masked(0x80, content[cut:], rng)


@pytest.mark.parametrize("piece", [1, 7, 60, 200, 3_000, 0])
async def test_frames_may_be_cut_and_joined_anywhere(server: Server, piece: int) -> None:
    party = await Party.sit(server, NAMES[0], least(NAMES[0]))
    rng = random.Random(piece)
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(HANDSHAKE.format(table=party.id).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    keys = [f"key {number} é" for number in range(60)]
    said = [json.dumps({"t": "hello", "secrets": []})]
    said += [json.dumps({"t": "look", "seat": None, "v": 9, "k": k}) + " " * rng.choice([0, 0, 50, 400]) for k in keys]
    sent = [written(text, rng) for text in said]
    stream = b"".join(sent)
    pieces = sent if not piece else [stream[at : at + piece] for at in range(0, len(stream), piece)]
    for number, part in enumerate(pieces):
        writer.write(part)
        await writer.drain()
        if number % 5 == 0:
            await asyncio.sleep(0.001)
    heard: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while len(heard) < len(keys):
            first, size = await reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await reader.readexactly(2), "big")
            content = await reader.readexactly(size)
            if first == 0x81 and (told := json.loads(content))["t"] == "refused":
                heard.append(told["k"])
    assert heard == keys
    writer.close()
    await party.close()


def requests(rng: random.Random) -> Iterator[bytes]:
    """Think of what is no request, or one that breaks off."""
    yield b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"  # and then nothing
    yield b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
    yield b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n"
    yield b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 200_000 + b"\r\n\r\n"
    yield b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n"
    yield b"GET /%ff%fe/../%00 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    yield b"GET /api/tables/%00/record HTTP/1.1\r\nHost: localhost\r\n\r\n"
    yield b"GET http://other/health HTTP/1.1\r\nHost: \xff\r\n\r\n"
    yield b"GET /api/tables/x/position/99999999999999999999 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    yield b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    while True:
        yield rng.choice([b"", b"GET / HTTP/1.1\r\n"]) + rng.randbytes(rng.randrange(1, 200))


async def test_broken_requests_break_nothing(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    rng = random.Random(8)
    host, port = server.address.removeprefix("http://").split(":")
    for number, request in zip(range(150), requests(rng), strict=False):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(request)
        await writer.drain()
        if number % 3:
            try:
                async with asyncio.timeout(0.05):
                    status = (await reader.readline()).split()[1:2]
                assert not status or not status[0].startswith(b"5"), (request, status)
            except (TimeoutError, ConnectionError):
                pass
        writer.transport.abort()
    healthy(server)


def wishes(rng: random.Random) -> Any:
    """Wish for a table that cannot be, or a place at one."""
    wish: dict[str, Any] = {"game": rng.choice([*NAMES, *ODD])}
    kinds = ["mine", "open", "bot", *ODD]
    seats = [{"kind": rng.choice(kinds), "level": rng.choice(["random", *ODD])} for _ in range(rng.randrange(8))]
    wish["seats"] = rng.choice([seats, seats, seats, *ODD])
    for field in rng.sample(["options", "sheet", "private", "clock", "name", "seat", "extra"], rng.randrange(4)):
        wish[field] = rng.choice([*ODD, {"target": rng.choice(ODD)}, {"step": rng.choice(ODD), "bank": 1}])
    return rng.choice([wish, wish, wish, *ODD])


async def test_odd_wishes_are_denied_with_a_reason(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    rng = random.Random(9)
    opened = server.post("/api/tables", {"game": NAMES[0], "seats": [{"kind": "open"}] * least(NAMES[0])})["table"]
    for number in range(600):
        path = f"/api/tables/{opened}/join" if number % 3 == 0 else "/api/tables"
        answer = server.http.post(path, content=json.dumps(wishes(rng)))
        assert answer.status_code in (201, 400, 404, 409, 413, 422), answer.text
        if answer.status_code != 201:
            assert answer.json()["reason"]
            assert answer.json()["text"]
    healthy(server)
