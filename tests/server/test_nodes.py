"""Several nodes over one log: any seat at any node, one truth, and bots and clocks that somebody always keeps."""

import asyncio
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.net.codes import RESTART
from ludotheque.server.table.seats import hashed
from tests.server.client import Line, Party, new_key
from tests.server.games import NAMES, least
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Nursery
from tests.server.test_cli import ServerCalled, serving
from tests.server.test_kill import events

pytestmark = [pytest.mark.asyncio, pytest.mark.on_wheel, pytest.mark.slow]

GAME = NAMES[0]


class Nodes:
    """Servers that share a database."""

    def __init__(self, nursery: Nursery, folder: Path, count: int, store: str) -> None:
        habits: dict[str, Any] = {"store": store, "patience": 0.2, "warning": 0.2, "presence_holds": PATIENCE}
        self.servers = [nursery.server(folder / str(n), **habits) for n in range(count)]

    def stop(self) -> None:
        for server in self.servers:
            server.stop()
            assert [line for line in server.log() if line["level"] == "error"] == []


@pytest.fixture
def nodes(folder: Path, postgres: Postgres) -> Iterator[Nodes]:
    nursery = Nursery()
    yield Nodes(nursery, folder, 2, postgres.database())
    nursery.close()


def free_ports(count: int) -> int:
    """Find so many ports in a row that are free, below those that the system gives away; return the first."""
    while True:
        first = random.randrange(20_000, 30_000)
        with ExitStack() as stack, suppress(OSError):
            for port in range(first, first + count):
                stack.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return first


async def spread(nodes: Nodes, party: Party) -> None:
    """Let every other player of a party come by way of the second node."""
    for seat in list(party.lines):
        if seat % 2:
            await party.lines[seat].close()
            party.lines[seat] = await Line.open(nodes.servers[1], party.id, [party.secrets[seat]])


async def test_players_at_two_nodes_play_one_match(nodes: Nodes) -> None:
    for name in NAMES:
        party = await Party.sit(nodes.servers[0], name, least(name))
        await spread(nodes, party)
        rng = random.Random(name)
        await party.play(rng, 30)
        v = max(line.v() for line in party.lines.values())
        await party.seen(v)
        shown = [party.lines[seat].views[seat]["view"]["scores"] for seat in party.lines]
        assert all(scores == shown[0] for scores in shown)
        assert [event["n"] for event in events(nodes.servers[0], party.id)] == list(range(1, v + 1))
        fresh = [await Line.open(server, party.id, [party.secrets[0]]) for server in nodes.servers]
        assert fresh[0].views[0]["view"] == fresh[1].views[0]["view"] == party.lines[0].views[0]["view"]
        for line in fresh:
            line.cut()
        await party.close()
    nodes.stop()


async def test_of_two_moves_at_once_one_counts(nodes: Nodes) -> None:
    party = await Party.sit(nodes.servers[0], GAME, least(GAME))
    for _ in range(20):
        seat = party.waiting()[0]
        here = party.lines[seat]
        there = await Line.open(nodes.servers[1], party.id, [party.secrets[seat]])
        view = here.views[seat]
        asked = [
            line.ask("move", k=new_key(), seat=seat, v=view["v"], m=choice["m"])
            for line, choice in zip((here, there), (view["choices"] * 2)[:2], strict=True)
        ]
        answers = await asyncio.gather(*asked)
        kinds = sorted(answer["t"] for answer in answers)
        assert kinds == ["done", "refused"], answers
        await party.lines[0].until(lambda v=view["v"]: party.lines[0].v() > v)  # type: ignore[misc]  # a default has no type
        await there.close()
        if party.over():
            break
    numbers = [event["n"] for event in events(nodes.servers[0], party.id)]
    assert numbers == list(range(1, len(numbers) + 1))
    await party.close()
    nodes.stop()


async def test_a_move_sent_again_to_another_node_counts_once(nodes: Nodes) -> None:
    party = await Party.sit(nodes.servers[0], GAME, least(GAME))
    seat = party.waiting()[0]
    move = {"k": "again", "seat": seat, "v": 0, "m": party.view(seat)["choices"][0]["m"]}
    assert (await party.lines[seat].ask("move", **move))["t"] == "done"
    there = await Line.open(nodes.servers[1], party.id, [party.secrets[seat]])
    assert (await there.ask("move", **move))["v"] == 1
    assert len(events(nodes.servers[0], party.id)) == 1
    await there.close()
    await party.close()
    nodes.stop()


async def test_people_sit_down_at_any_node(nodes: Nodes) -> None:
    one, two = nodes.servers
    opened = one.post(
        "/api/tables", {"game": GAME, "seats": [{"kind": "mine", "name": "Ann"}, *[{"kind": "open"}] * 2]}
    )
    host = await Line.open(one, opened["table"], [opened["host"], *opened["secrets"].values()])
    joined = [
        server.post(f"/api/tables/{opened['table']}/join", {"name": name})
        for server, name in ((two, "Bea"), (one, "Cy"))
    ]
    assert sorted(answer["seat"] for answer in joined) == [1, 2]
    await host.until(lambda: [seat["kind"] for seat in host.table["seats"]] == ["person"] * 3)
    guest = await Line.open(two, opened["table"], [joined[0]["secret"]])
    assert (await guest.ask("start"))["t"] == "done"
    await host.until(lambda: host.table["status"] == "playing" and 0 in host.views)
    await guest.until(lambda: guest.table["status"] == "playing" and 1 in guest.views)
    await host.close()
    await guest.close()
    nodes.stop()


async def test_bots_go_on_when_their_node_is_killed(nodes: Nodes) -> None:
    party = await Party.sit(nodes.servers[0], GAME, 0, bots=["random"] * least(GAME), watched=True)
    watcher = await Line.open(nodes.servers[1], party.id)
    await watcher.until(lambda: watcher.v() >= 1)
    nodes.servers[0].kill()
    seen = watcher.v()
    await watcher.until(lambda: watcher.table["status"] == "over" or watcher.v() > seen + 3)
    nodes.servers[1].stop()


async def test_a_bot_answers_a_move_made_at_another_node(nodes: Nodes) -> None:
    party = await Party.sit(nodes.servers[0], GAME, 1, bots=["random"] * (least(GAME) - 1))
    await party.lines[0].close()
    line = party.lines[0] = await Line.open(nodes.servers[1], party.id, [party.secrets[0]])
    rng = random.Random(2)
    for _ in range(6):
        await line.until(lambda: 0 in line.views[0]["view"]["waiting"] or line.table["status"] == "over")
        if line.table["status"] == "over":
            break
        view = line.views[0]
        answer = await line.ask("move", seat=0, v=view["v"], m=rng.choice(view["choices"])["m"])
        assert answer["t"] == "done"
    await line.close()
    nodes.stop()


async def test_a_bot_waits_for_who_looks_on_from_another_node(nodes: Nodes) -> None:
    one, two = nodes.servers
    one.settings["bot_pause"] = 0.5
    one.restart()
    party = await Party.sit(one, "odin", 1, bots=["random"] * (least("odin") - 1), watched=True)
    assert party.watcher is not None
    watcher = party.watcher
    await watcher.say("pace", pace="once")  # who keeps the table shows it at once; the player, elsewhere, does not
    await party.lines[0].close()
    await watcher.until(lambda: not watcher.table["seats"][0]["connected"])
    line = party.lines[0] = await Line.open(two, party.id, [party.secrets[0]])
    await watcher.until(lambda: bool(watcher.table["seats"][0]["connected"]))
    rng, v = random.Random(2), line.v()
    for _ in range(3):
        await line.until(lambda: 0 in line.views[0]["view"]["waiting"] or line.table["status"] == "over")
        if line.table["status"] == "over":
            break
        view = line.views[0]
        assert (await line.ask("move", seat=0, v=view["v"], m=rng.choice(view["choices"])["m"]))["t"] == "done"
    sql = f"SELECT seat, at FROM events WHERE \"table\" = '{party.id}' AND n > {v} ORDER BY n"
    made = one.sql(sql)
    waited = [later - at for (seat, at), (after, later) in itertools.pairwise(made) if seat == 0 and after != 0]
    assert waited
    assert min(waited) >= 0.5
    await party.close()
    nodes.stop()


async def test_a_node_goes_on_once_the_database_is_well_again(nodes: Nodes) -> None:
    nodes.servers.pop().stop()
    (server,) = nodes.servers
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 10_000})
    full = "RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = 'no space left'"
    server.sql("ALTER FUNCTION beat RENAME TO beat_well")
    server.sql("ALTER FUNCTION claim RENAME TO claim_well")  # nobody foresees that
    server.sql(f"CREATE FUNCTION beat(text, float8, float8) RETURNS float8 LANGUAGE plpgsql AS $$ BEGIN {full}; END $$")
    async with asyncio.timeout(PATIENCE):
        while server.http.get("/ready").status_code != 503:
            await asyncio.sleep(0.02)
    server.sql("DROP FUNCTION beat")
    server.sql("ALTER FUNCTION beat_well RENAME TO beat")
    async with asyncio.timeout(PATIENCE):
        while "chore.failed" not in {line["event"] for line in server.log()}:
            await asyncio.sleep(0.02)
    server.sql("ALTER FUNCTION claim_well RENAME TO claim")
    server.sql("UPDATE tables SET keeper = 'gone'")
    async with asyncio.timeout(PATIENCE):
        while server.sql("SELECT 1 FROM tables WHERE keeper = 'gone'"):
            await asyncio.sleep(0.02)
    assert server.get("/ready")["ok"]
    line = await Line.open(server, party.id, [party.secrets[0]])
    line.cut()
    server.stop()


async def test_a_clock_runs_out_though_its_node_is_gone(nodes: Nodes) -> None:
    party = await Party.sit(nodes.servers[0], GAME, least(GAME), clock={"step": 2, "bank": 0})
    nodes.servers[0].kill()
    async with asyncio.timeout(PATIENCE):
        while len(events(nodes.servers[1], party.id)) < 2:
            await asyncio.sleep(0.05)
    nodes.servers[1].stop()


async def test_who_is_at_another_node_is_there(nodes: Nodes) -> None:
    party = await Party.sit(nodes.servers[0], GAME, least(GAME))
    here, away = party.lines[0], party.lines[1]
    await away.close()
    await here.until(lambda: here.table["seats"][1]["absent"])
    again = await Line.open(nodes.servers[1], party.id, [party.secrets[1]])
    await here.until(lambda: here.table["seats"][1]["connected"] and not here.table["seats"][1]["absent"])
    await again.until(lambda: bool(again.table["seats"][0]["connected"]))
    assert (await here.ask("away", seat=1, level="easy"))["reason"] == "present"
    await again.ask("say", seat=1, phrase="hello")
    await here.until(lambda: {"t": "said", "seat": 1, "phrase": "hello"} in here.messages)
    await again.close()
    await here.until(lambda: here.table["seats"][1]["absent"])
    assert (await here.ask("away", seat=1, level="easy"))["t"] == "done"
    party.lines = {0: here}
    await party.close()
    nodes.stop()


TOLD_WHILE_STARTING = """
import os, signal
from ludotheque.server.nodes import Nodes

fork = os.fork
def fork_while_told():
    os.kill(os.getpid(), signal.SIGTERM)
    return fork()

os.fork = fork_while_told
nodes = Nodes(2, lambda node: signal.pause())
nodes.wait()
nodes.running[2**22 + 1] = 0  # no process has that number: one that has just ended
nodes.stop()
print("ended")
"""


async def test_a_node_that_is_just_being_started_is_told_to_stop_like_any_other() -> None:
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", TOLD_WHILE_STARTING], capture_output=True, text=True, timeout=PATIENCE
    )
    assert (done.stdout, done.stderr) == ("ended\n", "")


async def test_a_seat_moves_and_a_table_is_ended_and_played_again_across_nodes(nodes: Nodes) -> None:
    one, two = nodes.servers
    party = await Party.sit(one, GAME, least(GAME))
    slow = party.waiting()[0]
    mine = party.lines[slow]
    other = next(seat for seat in party.lines if seat != slow)
    asked = {"secret": party.secrets[other], "hash": hashed("another device")}
    assert two.post(f"/api/tables/{party.id}/move", asked) == {"seat": other}
    old = party.lines[other]
    await old.until(lambda: old.table["yours"] == [])
    assert one.post(f"/api/tables/{party.id}/move", asked) == {"seat": other}, "no answer came, it may be"
    line = await Line.open(two, party.id, ["another device"])
    assert line.table["yours"] == [other]

    await line.until(lambda: bool(line.table["seats"][slow]["idle"]))
    assert (await line.ask("warn", seat=slow))["t"] == "done"
    await mine.until(lambda: mine.table["seats"][slow]["warned"] is not None)
    await line.until(lambda: line.table["seats"][slow]["warned"] == 0)
    assert (await line.ask("end"))["t"] == "done"
    await mine.until(lambda: mine.table["status"] == "over")
    assert (await mine.ask("rematch"))["t"] == "done"
    await line.until(lambda: line.table["next"] is not None)
    again = await Line.open(two, line.table["next"], ["another device"])
    assert (again.table["yours"], again.table["status"]) == ([other], "open")
    for each in (line, again):
        await each.close()
    await party.close()
    nodes.stop()


async def test_who_is_at_a_node_that_stops_plays_on_at_another(nodes: Nodes) -> None:
    one, two = nodes.servers
    one.settings["drain"] = PATIENCE
    one.restart()
    party = await Party.sit(one, GAME, least(GAME))
    os.kill(one.pid, signal.SIGTERM)
    async with asyncio.timeout(PATIENCE):
        while one.http.get("/ready").status_code == 200:
            await asyncio.sleep(0.02)
    rng = random.Random(5)
    v = await party.step(rng)  # those who are there play on until it ends
    await asyncio.to_thread(one.stop)
    for seat, line in party.lines.items():
        assert await line.until_closed() == RESTART
        party.lines[seat] = await Line.open(two, party.id, [party.secrets[seat]])
        assert party.lines[seat].v() == v
    v = await party.step(rng)
    assert [event["n"] for event in events(two, party.id)] == list(range(1, v + 1))
    await party.close()
    two.stop()


async def test_one_command_serves_with_several_processes(tmp_path: Path, postgres: Postgres) -> None:
    first = free_ports(2)
    settings = tmp_path / "settings.toml"
    settings.write_text(f"node_ports = {first}\n")
    more = ("--nodes", "2", "--store", postgres.database(), "--settings", str(settings))
    with serving(tmp_path / "data", *more) as (process, address):
        server = ServerCalled(address)
        party = await Party.sit(server, GAME, least(GAME))
        rng = random.Random(3)
        await party.play(rng, 4)
        children = [
            int(child) for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        ]
        assert len(children) == 2
        own = [f"http://127.0.0.1:{first + node}" for node in range(2)]
        opened = [ServerCalled(door).metric("tables_opened_total") for door in own]
        assert sorted(opened) == [0.0, 1.0], "each speaks for itself"
        os.kill(children[0], signal.SIGKILL)
        for seat in party.lines:
            party.lines[seat] = await Line.open(server, party.id, [party.secrets[seat]])
        await party.play(rng, 4)
        await party.close()
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
