"""Run `./dev bench kills`: kill servers in the middle of games, and hold what people were told against the log.

`--kills 1000` kills one server over SQLite so often; `--nodes 3 --kills 300 --restarts 20 --cuts 6` kills nodes
over one PostgreSQL, restarts that, and cuts the first node off from it. Two devices play each seat, at whatever node
takes them, and come again when their line breaks, as the page does. All of it stays on this machine and ends by itself.
"""

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.cluster_of import CUTS, Cluster
from bench.history import Asked, History, Seen, clocks_wrong_by, digest, faults
from ludotheque.library import all_games
from ludotheque.server.settings import Settings
from ludotheque.server.store import Entry, Row
from ludotheque.server.store.opening import open_store
from tests.server.client import Line, new_key

LONGEST = 5.0  # seconds until bots and clocks go on, at most
EXACT = 0.1  # seconds by which a clock may be wrong, at most
BUSY = ("busy", "closing", "store")  # to be asked again
LINES = itertools.count()
CLOCK = {"step": 0, "bank": 86_400}  # measures, and never runs out
SHORT = {"step": 1, "bank": 0}  # runs out all the time
BROKEN = (OSError, TimeoutError, WebSocketException, httpx2.HTTPError, ConnectionError)


class Witness(Line):
    """A line whose every view is noted down."""

    def __init__(self, socket: ClientConnection, device: "Device") -> None:
        self.device = device
        self.number = next(LINES)
        self.began = time.monotonic()  # it says hello at once
        super().__init__(socket)

    def take(self, text: str) -> None:
        if self.device.run.ended:  # what bots go on to do is not in the log that was read
            return
        super().take(text)
        message = self.messages.pop()  # or a long run would keep everything
        self.heard.clear()
        if message["t"] == "view":
            self.device.saw(self, message)
        elif message["t"] in ("done", "refused"):
            self.device.told(message)


class Device:
    """A browser at a table, of a player or of a spectator: it loses its line all the time, and comes again."""

    def __init__(self, run: "Run", table: str, secrets: Sequence[str], seat: int | None) -> None:
        self.run = run
        self.table = table
        self.secrets = secrets
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.pending: Asked | None = None
        self.pending_v = 0
        self.refused = -1  # the version at which a move was refused: there is nothing to add before the next one
        self.closed_with: list[int] = []
        self.over = False

    def saw(self, line: Witness, view: dict[str, Any]) -> None:
        now = time.monotonic()
        self.run.history.seen.append(
            Seen(self.table, line.number, view["seat"], view["v"], digest(view["view"]), line.began, now)
        )
        line.began = float("-inf")  # whatever comes now was not asked for
        self.view = view
        self.over = bool(view["view"]["over"])

    def told(self, answer: dict[str, Any]) -> None:
        asked = self.pending
        if asked is None or answer["k"] != asked.k:
            return
        self.pending = None
        asked.ended = time.monotonic()
        asked.answer = "done" if answer["t"] == "done" else answer["reason"]
        asked.v = answer.get("v", -1)
        self.run.made += asked.answer == "done"
        if asked.answer != "done":
            self.refused = -1 if asked.answer in BUSY else self.pending_v

    async def play(self) -> None:
        """Play until the match is over, or the run."""
        while not self.over and not self.run.ended:
            try:
                line = await self.come()
            except BROKEN:
                await asyncio.sleep(self.run.rng.random() * 0.1)
                continue
            with suppress(*BROKEN):
                await self.stay(line)
            if line.closed is not None:
                self.closed_with.append(line.closed)
            line.cut()
            await line.reading

    async def come(self) -> Witness:
        node = self.run.cluster.some(self.run.rng)
        url = node.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        line = Witness(await connect(url, compression=None, max_size=None, open_timeout=20), self)
        try:
            await line.say("hello", secrets=self.secrets)
            await line.until(lambda: bool(line.table), 20)
            if self.pending is not None:
                await self.send(line, self.pending)
        except BaseException:
            line.cut()
            await line.reading
            raise
        return line

    async def stay(self, line: Witness) -> None:
        rng = self.run.rng
        while not self.over and not self.run.ended:
            await line.until(lambda: self.run.ended or self.over or self.wants(line), 20 if self.pending else 600)
            await asyncio.sleep(rng.random() * self.run.pause)
            if self.wants(line):
                self.refused = self.pending_v = self.view["v"]
                move = rng.choice(self.view["choices"])["m"]
                assert self.seat is not None
                self.pending = Asked(self.table, self.seat, new_key(), move, time.monotonic())
                self.run.history.asked.append(self.pending)
                await self.send(line, self.pending)

    def wants(self, line: Witness) -> bool:
        """Return whether there is something to decide."""
        if line.closed is not None:
            raise ConnectionError
        view = self.view
        return bool(self.seat in line.views and self.pending is None and view["choices"] and view["v"] > self.refused)

    async def send(self, line: Witness, asked: Asked) -> None:
        await line.say("move", k=asked.k, seat=asked.seat, v=self.pending_v, m=asked.m)


class Run:
    """Tables that are played while things are broken, until it has been done often enough."""

    def __init__(self, cluster: Cluster, seed: int, tables: int, pause: float, pace: float) -> None:
        self.pace = pace
        self.cluster = cluster
        self.rng = random.Random(seed)
        self.tables = tables
        self.pause = pause
        self.history = History()
        self.kinds: dict[str, str] = {}
        self.devices: list[Device] = []
        self.made = 0  # moves that were acknowledged
        self.ended = False

    async def open(self, kind: str, wish: dict[str, Any]) -> tuple[str, dict[str, str], str]:
        """Open a table and begin, however often it takes."""
        opened: dict[str, Any] = {}
        while not opened:
            try:
                node = self.cluster.some(self.rng)
                async with httpx2.AsyncClient(base_url=node.address, timeout=20) as web:
                    answer = await web.post("/api/tables", json=wish)
                if answer.status_code != 201:
                    raise ConnectionError
                opened = answer.json()
            except BROKEN:
                await asyncio.sleep(0.1)
        self.kinds[opened["table"]] = kind
        key = new_key()
        while True:
            line = None
            try:
                line = await Line.open(self.cluster.some(self.rng), opened["table"], [opened["host"]], hello=False)
                await line.say("hello", secrets=[opened["host"]])
                await line.until(lambda line=line: bool(line.table), 20)  # type: ignore[misc]  # a default has no type
                if line.table["status"] == "open":
                    await line.say("start", k=key)
                    await line.until(lambda line=line: line.table["status"] != "open", 20)  # type: ignore[misc]  # the same
                return opened["table"], opened["secrets"], opened["host"]
            except BROKEN:
                await asyncio.sleep(0.1)
            finally:
                if line is not None:
                    line.cut()
                    await line.reading

    async def people(self, number: int) -> None:
        """Let people play one match after the other; those of every other table have clocks."""
        names = sorted(all_games())
        for turn in itertools.count():
            if self.ended:
                return
            game = names[(number + turn) % len(names)]
            seats = all_games()[game].meta.least
            clocked = (number + turn) % 2 == 0
            wish: dict[str, Any] = {"game": game, "seats": [{"kind": "mine"}] * seats, "private": True}
            if clocked:
                wish["clock"] = CLOCK
            table, secrets, _ = await self.open("clock" if clocked else "people", wish)
            devices = [Device(self, table, [secrets[str(seat)]], seat) for seat in range(seats) for _ in range(2)]
            self.devices += devices
            await asyncio.gather(*(device.play() for device in devices))

    async def alone(self, kind: str) -> None:
        """Let bots play, or clocks run out, at one table after the other, with somebody to watch."""
        names = sorted(all_games())
        for turn in itertools.count():
            if self.ended:
                return
            game = names[turn % len(names)]
            seats = all_games()[game].meta.least
            if kind == "bots":
                wish: dict[str, Any] = {"game": game, "seats": [{"kind": "bot", "level": "random"}] * seats}
            else:
                wish = {"game": game, "seats": [{"kind": "mine"}] * seats, "clock": SHORT, "stand_in": "beginner"}
            table, _, host = await self.open(kind, wish)
            device = Device(self, table, [host], None)
            self.devices.append(device)
            await device.play()

    async def play(self, trouble: "asyncio.Future[None]") -> None:
        """Play until the trouble is over."""
        players = [asyncio.create_task(self.people(number)) for number in range(self.tables)]
        players += [asyncio.create_task(self.alone(kind)) for kind in ("bots", "bots", "out")]
        done, _ = await asyncio.wait([*players, asyncio.ensure_future(trouble)], return_when=asyncio.FIRST_COMPLETED)
        for one in done:
            one.result()
        await asyncio.sleep(2.0)  # so that everybody is told what is still on its way
        self.ended = True
        for device in self.devices:
            device.over = True
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)


class Found(msgspec.Struct):
    """What a run has shown."""

    faults: list[str]
    tables: int = 0
    moves: int = 0
    asked: int = 0
    refused: int = 0
    unanswered: int = 0
    views: int = 0
    clocks: float = 0.0  # by how much a decision was charged wrongly, at most
    ticks: float = 0.0  # by how much the store's time went wrong between two moves of a table while all was well
    lost: float = 0.0  # time that was forgotten at a kill or restart that stopped everything
    charged: float = 0.0  # time that counted though nothing could be written
    gap: float = 0.0  # between two moves of bots or of clocks that ran out, while the store was there
    gap_down: float = 0.0  # the same, counted from when the store was back

    def beyond(self) -> list[str]:
        """List the times that are longer than they may be."""
        clocks, gaps = ("clocks", "ticks", "lost", "charged"), ("gap", "gap_down")
        bars = dict.fromkeys(clocks, EXACT) | dict.fromkeys(gaps, LONGEST)
        return [f"{name}: {getattr(self, name):.3f} s, more than {bar}" for name, bar in bars.items()
                if getattr(self, name) > bar]  # fmt: skip


async def judge(run: Run, data: Path, url: str) -> Found:
    """Read the log, and compare."""
    store = await open_store(data, Settings(store=url, forget_open_after=float("inf")))
    found = Found([])
    try:
        for table, kind in run.kinds.items():
            kept = await store.read(table)
            if kept is None:
                found.faults.append(f"table {table} is lost")
                continue
            weigh(found, run, kind, *kept)
    finally:
        await store.close()
    found.asked, found.views = len(run.history.asked), len(run.history.seen)
    found.refused = sum(one.answer not in ("", "done") for one in run.history.asked)
    found.unanswered = sum(not one.answer for one in run.history.asked)
    return found


def weigh(found: Found, run: Run, kind: str, row: Row, entries: list[Entry]) -> None:
    found.tables += 1
    found.moves += len(entries)
    found.faults += faults(run.history, row, entries)
    if kind in ("clock", "out"):
        found.clocks = max(found.clocks, clocks_wrong_by(row, entries))
    for one, other in itertools.pairwise(entries):
        if run.cluster.quiet(one.at, other.at):
            found.ticks = max(found.ticks, abs(other.tick - one.tick - (other.at - one.at)))
        elif (down := run.cluster.down(one.at, other.at)) > 0:
            more = other.tick - one.tick - (other.at - one.at - down)
            found.lost, found.charged = max(found.lost, -more), max(found.charged, more)
    if kind in ("bots", "out"):
        for one, other in itertools.pairwise(entries):
            downs = [end for _, end in run.cluster.downs if one.at < end < other.at]
            kills = [at for at in run.cluster.kills if one.at < at < other.at]  # the next node may be killed, too
            waited = other.at - max([one.at, *downs, *kills])
            if downs:
                found.gap_down = max(found.gap_down, waited)
            elif run.cluster.quiet(one.at, other.at):
                found.gap = max(found.gap, waited)


async def trouble(run: Run, kills: int, restarts: int, cuts: int) -> None:
    """Kill, restart and cut, in turn and at random moments."""
    cluster, rng = run.cluster, random.Random(run.rng.random())
    plan = ["kill"] * kills + ["restart"] * restarts + ["cut"] * cuts
    rng.shuffle(plan)
    began = time.monotonic()
    cutting: asyncio.Task[None] | None = None
    while len(run.devices) <= run.tables or not all(device.view for device in run.devices):
        await asyncio.sleep(0.05)  # until everybody plays
    for number, what in enumerate(plan):
        await asyncio.sleep(rng.random() * run.pace)
        if what == "kill":
            await middle(run, rng)
            await cluster.kill(rng.randrange(cluster.count))
        elif what == "restart":
            await middle(run, rng)
            await cluster.restart_postgres(rng.choice(["fast", "immediate"]))
        elif cluster.proxy is not None:
            if cutting is not None:
                await cutting
            cutting = asyncio.create_task(cluster.proxy.cut(2 + rng.random() * 10 * run.pace, rng.choice(CUTS)))
        if number % 50 == 49:
            print(f"{number + 1} of {len(plan)}, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    if cutting is not None:
        await cutting
    await asyncio.sleep(min(LONGEST, 10 * run.pace))


async def middle(run: Run, rng: random.Random) -> None:
    """Wait until people have moved again, and then for some milliseconds."""
    enough, until = run.made + rng.randrange(1, 2 * run.tables), time.monotonic() + 300
    while run.made < enough and time.monotonic() < until:
        await asyncio.sleep(0.002)
    if run.made < enough:
        raise SystemExit("bench: nobody could move for five minutes")
    await asyncio.sleep(rng.random() * 0.03)


async def tried(
    folder: Path, nodes: int, postgres: bool, plan: tuple[int, int, int], tables: int, pace: float, seed: int
) -> tuple[Run, Found]:
    """Do all of it once."""
    cluster = Cluster(folder, nodes, postgres)
    try:
        await cluster.start()
        run = Run(cluster, seed, tables, 0.05, pace)
        await run.play(asyncio.ensure_future(trouble(run, *plan)))
        found = await judge(run, folder / f"node{nodes - 1}", cluster.nodes[-1].store)
        return run, found
    finally:
        await asyncio.to_thread(cluster.close)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--nodes", type=int, default=1, help="more than one: over PostgreSQL")
    parser.add_argument("--restarts", type=int, default=0, help="of PostgreSQL")
    parser.add_argument("--cuts", type=int, default=0, help="between the first node and PostgreSQL")
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--pace", type=float, default=0.4, help="seconds between two kills, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--history", type=Path, help="keep what the clients wrote down in this file")
    asked = parser.parse_args()
    postgres = asked.nodes > 1 or asked.restarts > 0 or asked.cuts > 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ludotheque-kills-", ignore_cleanup_errors=True) as folder:
        plan = (asked.kills, asked.restarts, asked.cuts)
        run, found = asyncio.run(tried(Path(folder), asked.nodes, postgres, plan, asked.tables, asked.pace, asked.seed))
        logs = [
            json.loads(line) for log in sorted(Path(folder).glob("node*/log")) for line in log.read_text().splitlines()
        ]
        strange = {line["event"] for line in logs if line["level"] == "error"} - {
            "store.lost",
            "store.unreachable",
            "table.dropped",
        }
    if asked.history:
        run.history.write(asked.history)
    print(
        f"{asked.nodes} nodes: {asked.kills} kills, {asked.restarts} restarts of PostgreSQL, {asked.cuts} cuts", end=""
    )
    print(f" in {time.monotonic() - began:.0f} s")
    print(
        f"{found.tables} tables, {found.moves} moves in the log; {found.asked} asked for, {found.refused} refused",
        end="",
    )
    print(f", {found.unanswered} never answered; {found.views} views")
    print(f"decisions charged otherwise than the store's time says: by {found.clocks:.3f} s at most")
    print(f"the store's time between two moves, otherwise than the clock on the wall: by {found.ticks:.3f} s at most")
    print(f"over a kill or restart that stopped everything: {found.lost:.3f} s forgotten at most", end="")
    print(f", {found.charged:.3f} s counted that were downtime")
    print(f"bots and clocks went on after {found.gap:.1f} s at most; after the store was back, {found.gap_down:.1f} s")
    print(f"log lines of errors: {', '.join(sorted(strange)) or 'none'}")
    print(*found.faults[:20], sep="\n")
    print(f"{len(found.faults)} faults")
    print(*(beyond := found.beyond()), sep="\n", end="\n" if beyond else "")
    sys.exit(1 if found.faults or strange or beyond else 0)


if __name__ == "__main__":
    main()
