"""Strangers who mean harm: everything they send is counted, nothing of theirs lasts, and the others play on."""

import asyncio
import contextlib
import re
import resource
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from ludotheque.server import logs
from ludotheque.server.http.gate import beside_us
from tests.server.attacks import FRAGMENT, MASK, OPENING, PING, UPGRADE, Target, end, verdict
from tests.server.client import Line, Party
from tests.server.games import NAMES, least, wish
from tests.server.running import PATIENCE, Nursery, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio, pytest.mark.one_store]
GAME = NAMES[0]
ELSEWHERE = "127.0.0.9"
USUAL: dict[str, Any] = {  # at once; fewer a second than usual, so that a flood is one on a busy machine, too
    "frames_per_second": 1.0,
    "frames_at_once": 240,
    "bytes_per_second": 1_000.0,
    "bytes_at_once": 262_144,
}


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def told(server: Server, event: str, **fields: str) -> list[dict[str, Any]]:
    """Find lines of the log."""
    return [line for line in server.log() if line["event"] == event and fields.items() <= line.items()]


def stop(server: Server) -> None:
    """Stop a server to which nothing must have happened that it did not expect."""
    assert server.get("/health")["ok"]
    server.stop()
    assert [line for line in server.log() if line["level"] in ("warning", "error")] == []


async def ended(reader: asyncio.StreamReader) -> str:
    return await asyncio.wait_for(end(reader), PATIENCE)


# Every frame counts


@pytest.mark.parametrize(
    ("first", "chunk", "what"),
    [
        (b"", PING * 5_000, "frames"),
        (OPENING, FRAGMENT * 5_000, "frames"),
        (b"", b"\x8a\x80" + MASK, "frames"),  # pongs, one by one
        (b"", (b"\x89\xfd" + MASK + b"p" * 125) * 200, "frames"),
        (b"", b"\x82\xfe\x10\0" + MASK + b"x" * 4_096, "bytes"),
    ],
)
async def test_a_flood_of_frames_ends_its_socket_with_a_reason(
    nursery: Nursery, folder: Path, first: bytes, chunk: bytes, what: str
) -> None:
    limits = {**USUAL, "frames_at_once": 10_000} if what == "bytes" else USUAL
    server = nursery.server(folder, **limits, strikes=100_000)
    party = await Party.sit(server, GAME, least(GAME))
    reader, writer = await Target(server.address, party.id).socket()
    ending = asyncio.create_task(ended(reader))
    with contextlib.suppress(OSError):
        writer.write(first)
        while not ending.done() and not told(server, "socket.closed"):
            writer.write(chunk)
            await writer.drain()
            await asyncio.sleep(0.001)
    assert await ending == "closed 4429 rate"
    assert [line["what"] for line in told(server, "socket.closed", why="rate", address="127.0.0.66")] == [what]
    assert (await party.lines[0].ask("say", seat=0, phrase="hello"))["t"] == "done"
    fresh = await Line.open(server, party.id)
    await fresh.close()
    writer.close()
    await party.close()
    stop(server)


async def test_the_sockets_of_an_address_share_what_it_may_send(nursery: Nursery, folder: Path) -> None:
    limits: dict[str, Any] = {"frames_per_second": 0.01, "frames_at_once": 100, "address_share": 2.0}
    server = nursery.server(folder, **limits)
    party = await Party.sit(server, GAME, least(GAME))
    target = Target(server.address, party.id)
    endings = []
    for _ in range(4):
        reader, writer = await target.socket()
        writer.write(PING * 80)
        pongs = b""
        with contextlib.suppress(asyncio.IncompleteReadError):
            async with asyncio.timeout(PATIENCE):
                while pongs.count(b"\x8a\x01p") < 80 and b"\x88\x06" not in pongs:
                    pongs += await reader.readexactly(1)
        endings.append(b"\x88\x06" in pongs)
    assert endings == [False, False, True, True], "though none has sent more than it may alone"
    reader, writer = await target.socket(ELSEWHERE)
    writer.write(PING)
    await asyncio.wait_for(reader.readuntil(b"\x8a\x01p"), PATIENCE)
    assert (await party.lines[0].ask("say", seat=0, phrase="hello"))["t"] == "done"
    await party.close()
    stop(server)


async def test_the_sockets_of_an_address_share_its_messages(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, messages_per_second=0.01, messages_at_once=20, address_share=2.0)
    opened = server.post("/api/tables", wish(GAME, least(GAME)))
    lines = [await Line.open(server, opened["table"], local_addr=(ELSEWHERE, 0)) for _ in range(4)]
    for line in lines:
        for _ in range(10):
            await line.say("ping")
        await line.until(lambda line=line: len(line.messages) >= 11)  # type: ignore[misc]  # a default has no type
    answers = [[message["t"] for message in line.messages].count("pong") for line in lines]
    assert answers == [10, 10, 40 - 4 * 3 - 20, 0], "a hello counts as three"
    assert {message.get("reason") for message in lines[3].messages if message["t"] == "refused"} == {"rate"}
    other = await Line.open(server, opened["table"])
    for line in [*lines, other]:
        await line.close()
    stop(server)


async def test_a_phrase_before_a_crowd_counts_as_several_messages(nursery: Nursery, folder: Path) -> None:
    """Otherwise all the sockets of an address at a table of its own would have each other told a hundred thousand."""
    server = nursery.server(folder, messages_per_second=0.001, messages_at_once=33)
    party = await Party.sit(server, GAME, least(GAME))
    crowd = [await Line.open(server, party.id) for _ in range(21)]
    line = await Line.open(server, party.id, [party.secrets[0]])
    said = [(await line.ask("say", seat=0, phrase="hello")).get("reason", "") for _ in range(11)]
    assert said == [""] * 10 + ["rate"], "three each, of the thirty that its hello left"
    assert told(server, "message.refused", why="rate", address="127.0.0.1")
    for one in [*crowd, line]:
        await one.close()
    await party.close()
    stop(server)


async def test_who_does_not_listen_is_let_go_in_the_end(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME))
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    host, port = server.address.removeprefix("http://").split(":")
    deaf.connect((host, int(port)))
    deaf.sendall(UPGRADE.format(table=party.id, host=host).encode())
    deaf.setblocking(False)
    hello = b'{"t":"hello","secrets":[]}'
    frame = bytes([0x81, 0x80 | len(hello)]) + MASK + hello
    look = b'{"t":"look","k":"k","seat":null,"v":0}'
    frames = (bytes([0x81, 0x80 | len(look)]) + MASK + look) * 50
    async with asyncio.timeout(PATIENCE):
        await asyncio.sleep(0.2)
        deaf.send(frame)
        while not told(server, "socket.closed", why="slow"):
            with contextlib.suppress(BlockingIOError):
                deaf.send(frames)
            await asyncio.sleep(0.005)
        await until(lambda: server.metric("sockets") == least(GAME))
    deaf.close()
    await party.close()
    stop(server)


# Connections


async def test_an_address_has_only_so_many_connections(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, connections_per_address=5)
    target = Target(server.address, "")
    silent = [await target.connect() for _ in range(5)]
    for _ in range(40):
        reader, writer = await target.connect()
        assert await ended(reader) == "HTTP/1.1 429 Too Many Requests"
        writer.close()
    lines = told(server, "connection.refused", why="rate", what="connections", address="127.0.0.66")
    assert 1 <= len(lines) <= 1 + PATIENCE / logs.EVERY, "the log is not flooded"
    assert server.get("/health")["ok"], "others come in"
    silent.pop()[1].close()
    await until(lambda: server.metric("connections") == 5)  # four, and ours
    reader, writer = await target.connect()
    writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert b" 200 " in await asyncio.wait_for(reader.readline(), PATIENCE)
    for _, other in silent:
        other.close()
    writer.close()
    stop(server)


async def test_a_refused_connection_is_told_why(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, connections_per_address=0)
    reader, _ = await Target(server.address, "").connect()
    said = await asyncio.wait_for(reader.read(), PATIENCE)
    assert b'"reason":"rate"' in said
    assert b"Too many requests. Wait a moment." in said
    server.stop()


GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    ("sent", "drop"),
    [
        (b"", b""),  # nothing at all
        (GET, b""),
        (GET, b"x"),  # it comes on, but comes to no end
        (GET + b"\r\nGET /health HTT", b"x"),  # a second one
        (GET + b"Content-Length: 1000000\r\n\r\n{", b"x"),  # answered, and never at its end
    ],
)
async def test_a_request_is_not_waited_for_for_ever(nursery: Nursery, folder: Path, sent: bytes, drop: bytes) -> None:
    server = nursery.server(folder, head_within=0.3)
    reader, writer = await Target(server.address, "").connect()
    writer.write(sent)
    ending = asyncio.create_task(asyncio.wait_for(reader.read(), PATIENCE))
    with contextlib.suppress(OSError):
        while drop and not ending.done():
            writer.write(drop)
            await asyncio.sleep(0.05)
    said = b""
    with contextlib.suppress(ConnectionError):
        said = await ending
    assert len(told(server, "connection.closed", why="late", address="127.0.0.66")) == 1
    if sent == GET and not drop:
        assert said.startswith(b"HTTP/1.1 408 ")
        assert b'"reason":"late"' in said
    writer.close()
    stop(server)


async def test_an_answer_that_nobody_takes_is_given_up(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, answer_within=1.0)
    host, port = server.address.removeprefix("http://").split(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        deaf.connect((host, int(port)))
        deaf.setblocking(False)
        ask = f"GET /api/text/{GAME}/en HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 100
        async with asyncio.timeout(PATIENCE):
            while not told(server, "connection.closed", why="slow"):
                with contextlib.suppress(BlockingIOError):
                    deaf.send(ask)
                await asyncio.sleep(0.01)
    stop(server)


TOO_MUCH = {
    "crumbs": (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 20_000,
        [],
    ),
    "head": (GET + b"a:b\r\n" * 20_000 + b"\r\n", [b"400"]),
    "second head": (GET + b"\r\n" + GET + b"a:b\r\n" * 20_000 + b"\r\n", [b"200", b"400"]),
    "body": (GET + b"Content-Length: 100000000\r\n\r\n" + b"x" * 5_000_000, [b"200"]),
}


@pytest.mark.parametrize("kind", TOO_MUCH)
async def test_a_request_that_is_too_much_is_not_read_to_its_end(nursery: Nursery, folder: Path, kind: str) -> None:
    sent, answers = TOO_MUCH[kind]
    server = nursery.server(folder)
    reader, writer = await Target(server.address, "").connect()
    with contextlib.suppress(ConnectionError):
        writer.write(sent)
        await writer.drain()
    said = b""
    with contextlib.suppress(ConnectionError):  # what is said last may be lost, as we do not stop
        async with asyncio.timeout(PATIENCE):
            while data := await reader.read(1 << 16):
                said += data
    statuses = re.findall(rb"HTTP/1.1 (\d+)", said)
    assert statuses == answers[: len(statuses)]
    writer.close()
    assert server.get("/health")["ok"]
    server.stop()
    assert [line for line in server.log() if line["level"] == "error"] == []


async def test_a_body_may_come_in_chunks_that_are_none_too_small(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    answer = server.http.post("/api/verify", content=(b" " * 300 for _ in range(2_000)))
    assert (answer.status_code, answer.json()["ok"]) == (200, False), "it was read, and is no record"
    server.stop()


async def test_requests_are_counted_for_each_address(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, requests_per_second=0.01, requests_at_once=10)
    transport = httpx2.HTTPTransport(local_address=ELSEWHERE)
    with httpx2.Client(base_url=server.address, transport=transport, timeout=PATIENCE) as client:
        answers = [client.get("/health", headers={"Accept-Language": "fr"}) for _ in range(10)]
    assert [answer.status_code for answer in answers] == [200] * 9 + [429], "and the connection is one"
    assert answers[-1].json()["text"] == "Trop de demandes. Patientez un instant."
    assert answers[-1].headers["connection"] == "close"
    assert len(told(server, "request.refused", why="rate", address=ELSEWHERE)) == 1
    server.stop()


async def test_who_waits_gives_way_when_the_server_is_full(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, connections=20)
    party = await Party.sit(server, GAME, least(GAME))
    target = Target(server.address, party.id)
    silent = [await target.connect(f"127.0.1.{number}") for number in range(1, 60)]
    assert server.get("/health")["ok"]
    fresh = await Line.open(server, party.id)
    assert (await party.lines[0].ask("say", seat=0, phrase="hello"))["t"] == "done"
    assert told(server, "connection.closed", why="busy")
    assert await ended(silent[0][0]) == "cut off"
    lines = [await Line.open(server, party.id) for _ in range(20 - 1 - len(party.lines))]
    reader, _ = await target.connect()  # now nobody waits: all have a table
    assert await ended(reader) == "HTTP/1.1 503 Service Unavailable"
    assert told(server, "connection.refused", why="busy")
    for line in [fresh, *lines]:
        await line.close()
    await party.close()
    for _, writer in silent:
        writer.close()
    server.stop()


# Open files


async def test_some_files_are_kept_for_the_servers_own_work(folder: Path) -> None:
    few = Nursery()
    assert few.process.pid
    resource.prlimit(few.process.pid, resource.RLIMIT_NOFILE, (180, 220))
    server = few.server(folder)
    try:
        assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (220, 220)
        [line] = told(server, "server.crowded")
        assert line["connections"] == 220 - 128 - 4 * 8  # for a worker of each kind
        party = await Party.sit(server, GAME, least(GAME))
        target = Target(server.address, party.id)
        silent = [await target.connect(f"127.0.1.{number % 250 + 1}") for number in range(400)]
        assert server.get("/health")["ok"]
        bots = await Party.sit(server, GAME, 0, bots=["easy"] * least(GAME))  # needs a worker to be started
        watcher = bots.watcher
        assert watcher is not None
        await watcher.until(lambda: watcher.table["status"] == "over")
        assert server.metric("bot_fallbacks_total") == 0
        assert told(server, "connection.closed", why="busy")
        for _, writer in silent:
            writer.close()
        await bots.close()
        await party.close()
        stop(server)
    finally:
        few.close()


async def test_a_worker_that_cannot_be_started_costs_no_table(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    opened = server.post("/api/tables", {"game": GAME, "seats": [{"kind": "bot", "level": "easy"}] * least(GAME)})
    line = await Line.open(server, opened["table"], [opened["host"]])
    limit = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(
        server.pid, resource.RLIMIT_NOFILE, (len(list(Path(f"/proc/{server.pid}/fd").iterdir())), limit[1])
    )
    assert (await line.ask("start"))["t"] == "done"
    await line.until(lambda: line.v() >= 2)  # moves are made all the same
    assert told(server, "worker.not_started")
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, limit)
    await line.until(lambda: line.table["status"] == "over")
    assert server.metric("workers") == 1
    await line.close()
    stop(server)


# Names and proxies


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("evil.example:8420", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example", 421),
        ("localhost:1", 200),
        ("games.localhost", 200),
        ("192.0.2.7", 200),
        ("[2001:db8::1]:80", 200),
        (socket.gethostname(), 200),
        ("Games.Example.org:443", 200),
    ],
)
async def test_only_requests_to_its_own_names_are_answered(
    nursery: Nursery, folder: Path, host: str, status: int
) -> None:
    server = nursery.server(folder, hosts=["games.example.org"])
    table = server.post("/api/tables", wish(GAME, least(GAME)))["table"]
    for path in ("/health", "/", "/api/tables"):
        answer = server.http.get(path, headers={"Host": host})
        if status == 421:
            assert (answer.status_code, answer.json()["reason"]) == (421, "host")
            assert answer.json()["text"].startswith("This server doesn’t go by this name.")
        else:
            assert answer.status_code in (200, 503)  # the page may not have been built
    reader, writer = await Target(server.address, table).connect()
    writer.write(UPGRADE.format(table=table, host=host).encode())
    assert (await asyncio.wait_for(reader.readline(), PATIENCE)).split()[1] == (b"403" if status == 421 else b"101")
    writer.close()
    assert bool(told(server, "request.refused", why="host", what=host)) == (status == 421)
    assert not told(server, "hosts.any")
    stop(server)


async def test_limits_count_whom_a_trusted_proxy_names(nursery: Nursery, folder: Path) -> None:
    limits = {
        "sockets_per_address": 2,
        "connections_per_address": 3,
        "requests_per_second": 0.01,
        "requests_at_once": 6,
    }
    server = nursery.server(folder, True, False, **USUAL, **limits)
    assert told(server, "hosts.any", level="warning"), "behind a proxy, any site could have its name point here"
    table = server.post("/api/tables", wish(GAME, least(GAME)))["table"]
    lines = [
        await Line.open(server, table, additional_headers={"X-Forwarded-For": f"192.0.2.{number // 2}"})
        for number in range(8)
    ]
    third = await Line.open(server, table, hello=False, additional_headers={"X-Forwarded-For": "192.0.2.0"})
    assert await third.until_closed() == 4429
    [line] = told(server, "socket.closed", why="rate")
    assert (line["address"], line["what"]) == ("192.0.2.0", "sockets")
    for _ in range(4):
        server.http.get("/health", headers={"X-Forwarded-For": "192.0.2.1"})
    with pytest.raises(InvalidStatus) as refused:
        await Line.open(server, table, additional_headers={"X-Forwarded-For": "192.0.2.1"})
    assert refused.value.response.status_code == 403
    assert told(server, "request.refused", why="rate", address="192.0.2.1")
    reader, writer = await Target(server.address, table).connect("127.0.0.1")
    forwarded = UPGRADE.replace("Host", "X-Forwarded-For: 192.0.2.9\r\nHost")
    writer.write(forwarded.format(table=table, host="localhost").encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(PING * 5_000)
    assert await ended(reader) == "closed 4429 rate"
    for one in lines:
        await one.close()
    server.stop()


async def test_a_proxy_that_nobody_told_us_to_trust_is_in_the_log_once(nursery: Nursery, folder: Path) -> None:
    through = {"X-Forwarded-For": "192.0.2.7"}
    server = nursery.server(folder / "alone", **USUAL)
    table = server.post("/api/tables", wish(GAME, least(GAME)))["table"]
    assert not told(server, "proxy.untrusted"), "who comes by themselves is no proxy"
    line = await Line.open(server, table, additional_headers=through)
    assert told(server, "proxy.untrusted", level="warning", address="127.0.0.1")
    await line.close()
    server.http.get("/health", headers=through)
    assert len(told(server, "proxy.untrusted")) == 1
    server.stop()
    server = nursery.server(folder / "behind", True, False, **USUAL)
    server.http.get("/health", headers=through)
    assert not told(server, "proxy.untrusted")
    server.stop()


async def test_only_who_is_near_is_taken_for_a_proxy() -> None:
    near = [beside_us(address) for address in ("127.0.0.1", "10.88.0.1", "::", "fd00::", "1.1.1.1", "2606::", "")]
    assert near == [True] * 4 + [False] * 3


async def test_the_attacks_end_with_a_verdict_for_each() -> None:
    assert verdict({"pings": 0.0994, "silence": 0.1}) == (
        ["holds  pings: p99 99.4 ms of 100", "FAILS  silence: p99 100.0 ms of 100"],
        1,
    )
    assert verdict({"pings": 0.0994})[1] == 0
