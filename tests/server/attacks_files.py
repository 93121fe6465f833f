"""Attacks by what is handed in and asked for over HTTP, for `tests.server.attacks`: same signature, one dictionary."""

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import httpx2

import ludotheque as lt

HOME = "127.0.0.66"
PATIENCE = 240.0


class Target(Protocol):
    """Where to attack: the address of a server, and a table that somebody plays at."""

    address: str
    table: str


Ask = Callable[[httpx2.AsyncClient, int], Awaitable[httpx2.Response]]


async def again_and_again(target: Target, seconds: float, ask: Ask, at_once: int, homes: int = 1) -> str:
    """Ask the same from several places at once, for so long; count what came back, by status and reason."""
    outcomes: Counter[str] = Counter()
    until = time.monotonic() + seconds

    async def asking(number: int) -> None:
        transport = httpx2.AsyncHTTPTransport(local_address=f"127.0.0.{66 + number % homes}")
        async with httpx2.AsyncClient(base_url=target.address, transport=transport, timeout=PATIENCE) as http:
            count = 0
            while time.monotonic() < until:
                count += 1
                try:
                    answer = await ask(http, number * 1_000_000 + count)
                except httpx2.HTTPError as error:
                    outcomes[type(error).__name__] += 1
                    await asyncio.sleep(0.1)
                    continue
                reason = answer.json().get("reason", "") if answer.status_code >= 400 else ""
                outcomes[f"{answer.status_code} {reason}".strip()] += 1

    await asyncio.gather(*(asking(number) for number in range(at_once)))
    return ", ".join(f"{count} × {how}" for how, count in outcomes.most_common())


def pigs(number: int, width: int, height: int, footprints: str) -> dict[str, Any]:
    """Wish for a table of Happy Pigs with fields of our own."""
    sheet = (
        lt.game("happy_pigs").text("sheet.toml").replace("width = 8\nheight = 4", f"width = {width}\nheight = {height}")
    )
    start, *pigs = sheet.split("[[footprint]]")
    for index, size in enumerate(footprints.split()):
        wide, high = size.split("x")
        name = pigs[index].split("width")[0]
        rest = pigs[index].split("source", 1)[1]
        pigs[index] = f"{name}width = {wide}\nheight = {high}\nsource{rest}"
    text = "[[footprint]]".join([start, *pigs]) + f"# {number}\n"
    seats = [{"kind": "mine"}, {"kind": "mine"}]
    return {"game": "happy_pigs", "seats": seats, "sheet": text, "private": True}


async def large_sheets(target: Target, seconds: float) -> str:
    """Open tables with sheets that take seconds, and hundreds of megabytes, to lay out."""

    async def ask(http: httpx2.AsyncClient, number: int) -> httpx2.Response:
        return await http.post("/api/tables", json=pigs(number, 10, 6, "2x2 4x1 3x2 5x1"))

    return await again_and_again(target, seconds, ask, 4)


async def other_sheets(target: Target, seconds: float) -> str:
    """Open tables with sheets that are accepted, all different, and have each laid out."""

    async def ask(http: httpx2.AsyncClient, number: int) -> httpx2.Response:
        opened = await http.post("/api/tables", json=pigs(number, 10, 4, "2x2 3x2 3x3 4x3"))
        if opened.status_code != 201:
            return opened
        return await http.get(f"/api/tables/{opened.json()['table']}/pieces")

    return await again_and_again(target, seconds, ask, 4)


def long_record() -> str:
    """Play a long match, so that its replay is long too."""
    match = lt.game("happy_pigs").match(6, 1)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.rules.legal_moves(match.state, seat)[0])
    return match.record().to_json()


async def long_records(target: Target, seconds: float) -> str:
    """Hand in long records, as many as are taken."""
    record = long_record()

    async def ask(http: httpx2.AsyncClient, number: int) -> httpx2.Response:
        return await http.post("/api/replay", content=record, headers={"Accept-Encoding": "identity"})

    return await again_and_again(target, seconds, ask, 10)


async def deep_records(target: Target, seconds: float) -> str:
    """Hand in records that are no records: deep, with numbers without an end, with half characters."""
    bodies = ["[" * 900_000, '{"a":' * 300_000, json.dumps({"format": 2, "seed": "9" * 900_000}), "9" * 1_900_000]

    async def ask(http: httpx2.AsyncClient, number: int) -> httpx2.Response:
        return await http.post("/api/verify", content=bodies[number % len(bodies)])

    return await again_and_again(target, seconds, ask, 4)


async def reading(target: Target, seconds: float) -> str:
    """Ask for what is made again for everybody who asks."""
    paths = [
        "/api/rulebook/odin/fr",
        "/api/puzzles/today",
        "/api/tables",
        f"/api/tables/{target.table}/pieces",
        "/api/games",
    ]
    paths += [f"/api/tables/{target.table}/position/{'9' * 5_000}", f"/api/tables/{target.table}/record"]

    async def ask(http: httpx2.AsyncClient, number: int) -> httpx2.Response:
        return await http.get(paths[number % len(paths)])

    return await again_and_again(target, seconds, ask, 10)


async def a_full_list(target: Target, seconds: float) -> str:
    """Open public tables from six addresses, so that nobody finds any other."""

    async def ask(http: httpx2.AsyncClient, number: int) -> httpx2.Response:
        seats = [{"kind": "mine", "name": f"Buy {number}"}, {"kind": "open"}]
        return await http.post("/api/tables", json={"game": "odin", "seats": seats})

    return await again_and_again(target, seconds, ask, 12, homes=6)


async def half_bodies(target: Target, seconds: float) -> str:
    """Hand in bodies that are as long as they may be, but for their last byte."""
    size = 2_000_000
    host, port = target.address.removeprefix("http://").split(":")
    head = f"POST /api/verify HTTP/1.1\r\nHost: {host}\r\nContent-Length: {size}\r\n\r\n".encode()
    outcomes: Counter[str] = Counter()

    async def halves() -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(HOME, 0))
                writer.write(head + b"x" * (size - 1))
                try:
                    said = await asyncio.wait_for(reader.readline(), until - time.monotonic())
                    outcomes[said.decode().strip() or "cut off"] += 1
                except TimeoutError:
                    outcomes["waits"] += 1
                writer.transport.abort()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(halves() for _ in range(40)))
    return ", ".join(f"{count} × {how}" for how, count in outcomes.most_common())


async def reviews(target: Target, seconds: float) -> str:
    """Have long files reviewed that are no records."""
    dragons = [f"{number}\U0001f409" * 300_000 for number in range(20)]
    bodies = [json.dumps({"format": 2, "players": [dragon]}, ensure_ascii=False) for dragon in dragons]

    async def ask(http: httpx2.AsyncClient, number: int) -> httpx2.Response:
        return await http.post("/api/review", content=bodies[number % len(bodies)].encode())

    return await again_and_again(target, seconds, ask, 4)


async def wide_branches(target: Target, seconds: float) -> str:
    """Play on from a record whose sheet is two megabytes long."""
    sheet = lt.game("odin").text("sheet.toml") + "# and so on\n" * 150_000
    match = lt.game("odin").match(2, 1, sheet=sheet, target=15)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.rules.legal_moves(match.state, seat)[0])
    record = match.record().to_json()
    body = json.dumps({"step": 1, "seat": match.moves[1][0], "record": json.loads(record)})

    async def ask(http: httpx2.AsyncClient, number: int) -> httpx2.Response:
        return await http.post("/api/branches", content=body)

    return await again_and_again(target, seconds, ask, 4)


async def ranges(target: Target, seconds: float) -> str:
    """Ask for a file of the page in thousands of pieces."""
    pieces = ",".join(f"{2 * n}-{2 * n}" for n in range(1_500))

    async def ask(http: httpx2.AsyncClient, number: int) -> httpx2.Response:
        paths = ("/", "/manifest.webmanifest", "/icon.svg", "/games")
        headers = {"Range": f"bytes={pieces}", "Accept-Encoding": "identity"}
        answer = await http.get(paths[number % len(paths)], headers=headers)
        return answer if answer.headers["content-type"] == "application/json" else httpx2.Response(200)

    return await again_and_again(target, seconds, ask, 10)


ATTACKS = {
    "large-sheets": large_sheets,
    "other-sheets": other_sheets,
    "long-records": long_records,
    "deep-records": deep_records,
    "reading": reading,
    "a-full-list": a_full_list,
    "half-bodies": half_bodies,
    "reviews": reviews,
    "wide-branches": wide_branches,
    "ranges": ranges,
}
