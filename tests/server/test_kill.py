"""`kill -9` of the server, again and again, mid-game: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from tests.server.client import Line, Party, new_key
from tests.server.games import NAMES, least
from tests.server.running import Nursery, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio, pytest.mark.slow, pytest.mark.timeout(1200)]
KILLS = 100  # over each store, at least
EACH = -(-KILLS // len(NAMES))


class Survivor:
    """A player's browser that loses its server all the time, and sends what was not answered again."""

    def __init__(self, party: Party, seat: int) -> None:
        self.party = party
        self.seat = seat
        self.line = party.lines[seat]
        self.made: dict[str, dict[str, Any]] = {}
        self.sent: dict[str, dict[str, Any]] = {}
        self.done: dict[str, int] = {}

    async def send(self, rng: random.Random) -> None:
        """Make a random move, without waiting for anything."""
        view = self.line.views[self.seat]
        k = new_key()
        move = {"k": k, "seat": self.seat, "v": view["v"], "m": rng.choice(view["choices"])["m"]}
        self.made[k] = self.sent[k] = move
        await self.line.say("move", **move)

    def hear(self) -> None:
        """Note what was acknowledged before the lights went out."""
        for k in list(self.sent):
            answer = self.line.answers.get(k)
            if answer is not None:
                assert answer["t"] == "done", answer
                self.done[k] = answer["v"]
                del self.sent[k]

    async def come_again(self) -> None:
        party = self.party
        self.line = party.lines[self.seat] = await Line.open(party.server, party.id, [party.secrets[self.seat]])
        for move in self.sent.values():
            await self.line.ask("move", **move)
        self.hear()


def events(server: Server, table: str) -> list[dict[str, Any]]:
    """Read a table's log from the disk."""
    found = server.sql(f"SELECT n, seat, move, key FROM events WHERE \"table\" = '{table}' ORDER BY n")
    return [dict(zip(("n", "seat", "move", "key"), row, strict=True)) for row in found]


@pytest.mark.parametrize("name", NAMES)
async def test_nothing_acknowledged_is_lost(nursery: Nursery, folder: Path, name: str) -> None:
    server = nursery.server(folder)
    rng = random.Random(name)
    kills, tables = 0, 0
    while kills < EACH:
        tables += 1
        party = await Party.sit(server, name, least(name))
        people = {seat: Survivor(party, seat) for seat in party.lines}
        while kills < EACH and not party.over():
            for _ in range(rng.randrange(3)):
                if not party.over():
                    await party.step(rng)
            if party.over():
                break
            before = {seat: party.view(seat) for seat in people}
            for seat in party.waiting():  # all of them, where several choose at once
                await people[seat].send(rng)
            await asyncio.sleep(rng.random() * 0.006)
            server.kill()
            kills += 1
            for one in people.values():
                await one.line.until_closed()
                one.hear()
            # Nobody was answered, and nobody was shown, what is not there afterwards.
            done = [v for one in people.values() for v in one.done.values()]
            acknowledged = max([before[0]["v"], *done, *(one.line.v() for one in people.values())])
            server.start()
            for one in people.values():
                await one.come_again()
            assert all(one.line.v() >= acknowledged for one in people.values())
            assert not any(one.sent for one in people.values())
            await party.seen(max(v for one in people.values() for v in [one.line.v(), *one.done.values()]))
        kept = events(server, party.id)
        assert [event["n"] for event in kept] == list(range(1, len(kept) + 1)), "a log without a gap"
        for seat, one in people.items():
            for k, v in one.done.items():
                move = one.made[k]
                assert kept[v - 1] == {"n": v, "seat": seat, "move": move["m"], "key": k}, "done once, as it was asked"
        if not party.over() and tables == 1:
            await party.play(rng)
        if party.over():
            assert lt.replay(server.http.get(f"/api/tables/{party.id}/record").text).over
        await party.close()
    server.stop()
    assert [line for line in server.log() if line["level"] == "error"] == []


async def test_bots_resume_by_themselves(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    parties = [await Party.sit(server, name, 0, bots=["random"] * least(name)) for name in NAMES]
    for _ in range(3):
        await asyncio.sleep(0.3)
        server.restart()
    for party in parties:
        line = await Line.open(server, party.id)
        await line.until(lambda line=line: line.table["status"] == "over")  # type: ignore[misc]  # a default has no type
        assert lt.replay(lt.Record.from_json(server.http.get(f"/api/tables/{party.id}/record").text)).over
        await line.close()
    server.stop()


async def test_opening_and_joining_are_on_disk_when_they_are_answered(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    table = server.post("/api/tables", {"game": NAMES[0], "seats": [{"kind": "mine"}, {"kind": "open"}]})
    joined = server.post(f"/api/tables/{table['table']}/join", {"name": "Bea"})
    server.restart()
    line = await Line.open(server, table["table"], [joined["secret"], table["secrets"]["0"]])
    assert line.table["yours"] == [0, 1]
    assert (await line.ask("start"))["t"] == "done"
    line.cut()
    server.restart()
    line = await Line.open(server, table["table"], [joined["secret"]])
    assert line.table["status"] == "playing"
    line.cut()
    server.stop()
