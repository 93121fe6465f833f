"""Attacks by what a table lets one do, for `tests.server.attacks`: same signature, one dictionary."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import httpx2

import ludotheque as lt
from tests.server.games import NAMES, least

HOME = "127.0.0.66"
SOCKETS = 110  # of an address that may have 120
PATIENCE = 240.0
MASK = b"\0\0\0\0"
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Target(Protocol):
    """Where to attack: the address of a server, and a table that somebody plays at."""

    address: str
    host: str
    table: str

    async def connect(self, home: str = HOME) -> Pipe: ...


UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frame(**message: object) -> bytes:
    text = json.dumps(message).encode()
    head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2, "big")
    return head + MASK + text


class Own:
    """A table of the attacker's own."""

    def __init__(self, target: Target, opened: dict[str, Any]) -> None:
        self.target = target
        self.id: str = opened["table"]
        self.secrets: list[str] = [opened["host"], *opened["secrets"].values()]

    @staticmethod
    async def open(target: Target, game: str = NAMES[0], **wish: Any) -> "Own":
        transport = httpx2.AsyncHTTPTransport(local_address=HOME)
        async with httpx2.AsyncClient(base_url=target.address, transport=transport, timeout=PATIENCE) as http:
            wish = {"game": game, "seats": [{"kind": "mine"}] * least(game), "private": True} | wish
            answer = await http.post("/api/tables", json=wish)
            assert answer.status_code == 201, answer.text
            return Own(target, answer.json())

    async def socket(self) -> Pipe:
        """Come to the table, with all its secrets."""
        reader, writer = await self.target.connect()
        writer.write(UPGRADE.format(table=self.id, host=self.target.host).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(head.split(b"\r\n")[0].decode())
        writer.write(frame(t="hello", secrets=self.secrets))
        return reader, writer


async def counted(reader: asyncio.StreamReader, outcomes: Counter[str]) -> None:
    """Read all, and count what comes by a word of it."""
    words = (b'"refused"', b'"past"', b'"said"', b'"hint"', b'"why"', b'"done"', b"\x88\x06\x11")
    try:
        while data := await reader.read(1 << 16):
            for word in words:
                outcomes[word.decode("latin-1").strip('"\x88')] += data.count(word)
    except OSError:
        pass


async def flood(own: Own, frames: Callable[[int], bytes], seconds: float, pause: float, deaf: bool = False) -> str:
    """Say things over as many sockets as there may be."""
    outcomes: Counter[str] = Counter()

    async def saying(number: int) -> None:
        reader, writer = await own.socket()
        reading = None if deaf else asyncio.create_task(counted(reader, outcomes))
        until, count = time.monotonic() + seconds, 0
        try:
            while time.monotonic() < until:
                count += 1
                writer.write(frames(number * 100_000 + count))
                await writer.drain()
                await asyncio.sleep(pause)
        except OSError:
            outcomes["cut off"] += 1
        writer.transport.abort()
        if reading is not None:
            await reading

    await asyncio.gather(*(saying(number) for number in range(SOCKETS)))
    return ", ".join(f"{count} × {how}" for how, count in outcomes.most_common() if count)


async def started(target: Target, game: str = NAMES[0]) -> Own:
    own = await Own.open(target, game)
    _, writer = await own.socket()
    writer.write(frame(t="start", k="start"))
    await asyncio.sleep(0.5)
    writer.close()
    return own


async def chatter(target: Target, seconds: float) -> str:
    """Say phrases at a table of our own, before as many sockets as there may be."""
    own = await started(target)
    return await flood(own, lambda n: frame(t="say", k=f"k{n}", seat=0, phrase="hello"), seconds, 0.7)


async def arranging(target: Target, seconds: float) -> str:
    """Change a name again and again, before as many sockets as there may be: each change is written down and shown."""
    own = await Own.open(target)
    return await flood(own, lambda n: frame(t="name", k=f"k{n}", seat=0, name=f"N{n}"), seconds, 0.7)


async def greeting(target: Target, seconds: float) -> str:
    """Say hello again and again: each is answered by everything."""
    own = await started(target)
    return await flood(own, lambda n: frame(t="hello", secrets=own.secrets), seconds, 2.0)


async def deaf(target: Target, seconds: float) -> str:
    """Look back all the time, and read nothing of what comes."""
    own = await started(target, NAMES[-1])
    look = frame(t="look", k="k", seat=0, v=0)
    return await flood(own, lambda n: look * 4, seconds, 0.7, deaf=True)


async def knocking(target: Target, seconds: float) -> str:
    """Open sockets, say hello, and go."""
    own = await started(target)
    outcomes: Counter[str] = Counter()

    async def knock() -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                _, writer = await own.socket()
                outcomes["let in"] += 1
                await asyncio.sleep(0.02)
                writer.transport.abort()
            except (OSError, asyncio.IncompleteReadError) as error:
                outcomes[str(error)] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(knock() for _ in range(50)))
    return ", ".join(f"{count} × {how}" for how, count in outcomes.most_common())


async def hints(target: Target, seconds: float) -> str:
    """Ask for hints over all sockets, as many as are answered."""
    own = await started(target, NAMES[-1])

    def ask(n: int) -> bytes:
        return b"".join(frame(t="hint", k=f"k{n}{seat}", seat=seat) for seat in range(2))

    return await flood(own, ask, seconds, 0.7)


async def hints_and_away(target: Target, seconds: float) -> str:
    """Ask for a hint, and go before it is there."""
    own = await started(target)
    outcomes: Counter[str] = Counter()

    async def ask() -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                _, writer = await own.socket()
                for seat in range(2):
                    writer.write(frame(t="hint", k="k", seat=seat))
                await asyncio.sleep(0.3)
                outcomes["asked"] += 1
                writer.transport.abort()
            except (OSError, asyncio.IncompleteReadError) as error:
                outcomes[str(error)] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(ask() for _ in range(30)))
    return ", ".join(f"{count} × {how}" for how, count in outcomes.most_common())


async def why_texts(target: Target, seconds: float) -> str:
    """Ask why long texts are no moves, at a table of each game and number of players."""
    tables = [
        await started_with(target, name, seats)
        for name in NAMES
        for seats in range(least(name), min(least(name) + 3, lt.game(name).meta.most + 1))
    ]
    text = ("r2 r8 " * 50)[:300]
    told = [flood_few(own, lambda n: frame(t="why", k=f"k{n}", seat=n % 2, text=text), seconds, 0.3) for own in tables]
    return "; ".join(await asyncio.gather(*told))


async def started_with(target: Target, game: str, seats: int) -> Own:
    own = await Own.open(target, game, seats=[{"kind": "mine"}] * seats)
    _, writer = await own.socket()
    writer.write(frame(t="start", k="start"))
    await asyncio.sleep(0.1)
    writer.close()
    return own


async def flood_few(own: Own, frames: Callable[[int], bytes], seconds: float, pause: float) -> str:
    """Say things over one socket."""
    outcomes: Counter[str] = Counter()
    reader, writer = await own.socket()
    reading = asyncio.create_task(counted(reader, outcomes))
    until, count = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        count += 1
        writer.write(frames(count))
        await asyncio.sleep(pause)
    writer.transport.abort()
    await reading
    return ", ".join(f"{count} × {how}" for how, count in outcomes.most_common() if count)


async def crowded_bots(target: Target, seconds: float) -> str:
    """Open as many tables of bots as may be, of the strongest level, and leave them to themselves."""
    outcomes: Counter[str] = Counter()
    for _ in range(20):
        own = await Own.open(target, NAMES[-1], seats=[{"kind": "bot", "level": "expert"}] * least(NAMES[-1]))
        _, writer = await own.socket()
        writer.write(frame(t="start", k="start"))
        await asyncio.sleep(0.05)
        writer.close()
        outcomes["begun"] += 1
    await asyncio.sleep(seconds)
    return ", ".join(f"{count} × {how}" for how, count in outcomes.most_common())


Attack = Callable[[Any, float], Awaitable[str]]
ATTACKS: dict[str, Attack] = {
    "chatter": chatter,
    "arranging": arranging,
    "greeting": greeting,
    "deaf": deaf,
    "knocking": knocking,
    "hints": hints,
    "hints-and-away": hints_and_away,
    "why-texts": why_texts,
    "crowded-bots": crowded_bots,
}
