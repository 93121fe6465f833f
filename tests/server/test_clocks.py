"""Clocks are the server's: they run out without anybody's help, and survive a power cut."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from ludotheque.server.table.clocks import Clocks
from ludotheque.server.wire import ClockSetting
from tests.server.client import Line, Party
from tests.server.games import NAMES, least, wish
from tests.server.running import PATIENCE, Nursery, Server
from tests.server.test_kill import events

pytestmark = [pytest.mark.on_wheel, pytest.mark.slow]
GAME = NAMES[0]


def test_a_decision_costs_what_it_takes_beyond_its_step() -> None:
    clocks = Clocks(ClockSetting(10, 60), 2)
    clocks.run([0], 100.0)
    assert clocks.deadline(0) == 170.0
    assert clocks.deadline(1) == float("inf")
    assert [(c.step, c.bank, c.running) for c in clocks.shown(105.0)] == [(5000, 60000, True), (10000, 60000, False)]
    assert [(c.step, c.bank) for c in clocks.shown(125.0)] == [(0, 45000), (10000, 60000)]
    clocks.charge(0, clocks.spent(0, 125.0))
    clocks.run([1], 125.0)
    assert clocks.bank == [45.0, 60.0]
    assert clocks.since == [None, 125.0]
    clocks.charge(1, clocks.spent(1, 130.0))
    assert clocks.bank == [45.0, 60.0], "a step is free"
    clocks.run([0, 1], 130.0)
    clocks.run([0, 1], 150.0)
    assert clocks.since == [130.0, 130.0], "who waits on waits on"
    clocks.charge(0, 999_000)
    assert clocks.bank[0] == 0.0


@pytest.mark.asyncio
async def test_when_time_is_up_the_server_moves(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 0})
    view = party.view(0)
    assert [clock["running"] for clock in view["clocks"]] == [seat in view["view"]["waiting"] for seat in party.lines]
    assert all(clock["bank"] == 0 for clock in view["clocks"])
    late = party.waiting()[0]
    assert not any(party.view(seat)["undo"] for seat in party.lines)
    await party.lines[0].until(lambda: party.lines[0].v() >= 2)
    stale = await party.lines[late].ask("move", seat=late, v=0, m=view["choices"][0]["m"] if view["choices"] else 0)
    assert stale["reason"] in ("stale", "late")
    await party.close()


@pytest.mark.asyncio
async def test_with_a_clock_nothing_is_taken_back(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 60, "bank": 0})
    rng = random.Random(1)
    for _ in range(5):
        seat = party.waiting()[0]
        v = await party.step(rng)
        assert not any(party.view(one)["undo"] for one in party.lines)
        assert (await party.lines[seat].ask("undo", seat=seat, v=v))["reason"] == "undo"
    await party.close()
    assert server.post("/api/tables", wish(GAME, least(GAME), clock={"step": 0, "bank": 0}), 422)["reason"] == "message"


@pytest.mark.asyncio
async def test_a_client_cannot_talk_about_time(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 60, "bank": 60})
    seat = party.waiting()[0]
    await party.lines[seat].say("move", k="t", seat=seat, v=0, m=party.view(seat)["choices"][0]["m"], spent=0)
    await party.lines[seat].until(lambda: party.lines[seat].messages[-1]["t"] == "refused")
    assert party.lines[seat].messages[-1]["reason"] == "message"
    await party.close()


@pytest.mark.asyncio
async def test_clocks_stand_still_while_the_server_is_down(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 10_000})
    begun = time.monotonic()
    await party.step(random.Random(1))
    seat = party.waiting()[0]
    await asyncio.sleep(3.2)  # of which the store knows of half a second at least, however busy the machine is
    v = party.view(seat)["v"]
    server.kill()
    up = time.monotonic() - begun
    await asyncio.sleep(2.0)
    begun = time.monotonic()
    server.start()
    line = await Line.open(server, party.id, [party.secrets[seat]])
    up += time.monotonic() - begun
    clock = line.views[seat]["clocks"][seat]
    assert line.v() == v
    assert clock["running"]
    assert 10_001_000 - 1000 * up <= clock["bank"] + clock["step"] < 10_000_500
    line.cut()
    server.stop()


@pytest.mark.asyncio
async def test_however_often_the_server_is_down_that_costs_nobody_time(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 10_000})
    await party.step(random.Random(1))
    seat = party.waiting()[0]
    up, begun = 0.0, time.monotonic()
    for _ in range(3):
        await asyncio.sleep(0.3)
        server.kill()
        up += time.monotonic() - begun
        await asyncio.sleep(1.0)
        begun = time.monotonic()
        server.start()
    line = await Line.open(server, party.id, [party.secrets[seat]])
    up += time.monotonic() - begun
    clock = line.views[seat]["clocks"][seat]
    assert clock["bank"] + clock["step"] >= 10_001_000 - 1000 * up, "only what the server was up is charged"
    line.cut()
    server.stop()


@pytest.mark.asyncio
async def test_a_killed_server_knows_how_far_a_clock_had_come(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 10_000})
    seat = party.waiting()[0]
    losses: list[int] = []
    for _ in range(5):  # a machine may be too busy for a beat, but not every time
        await asyncio.sleep(2.5)
        line = await Line.open(server, party.id, [party.secrets[seat]])
        shown = line.views[seat]["clocks"][seat]
        server.kill()
        server.start()
        line = await Line.open(server, party.id, [party.secrets[seat]])
        again = line.views[seat]["clocks"][seat]
        losses.append(again["bank"] + again["step"] - shown["bank"] - shown["step"])
        line.cut()
        if losses[-1] < 1500:
            break
    assert losses[-1] < 1500, f"a second from beat to beat; taps make it less: {losses}"
    server.stop()


@pytest.mark.asyncio
async def test_a_wrong_time_of_day_in_the_log_empties_no_clock(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 100})
    await party.step(random.Random(1))
    seat = party.waiting()[0]
    server.stop()
    server.sql("UPDATE events SET at = at - 86400")
    server.start()
    line = await Line.open(server, party.id, [party.secrets[seat]])
    assert line.views[seat]["clocks"][seat]["bank"] > 50_000
    line.cut()
    server.stop()


@pytest.mark.asyncio
async def test_coming_back_does_not_turn_a_clock_back(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 10_000})
    seat = party.waiting()[0]
    line = party.lines[seat]
    await asyncio.sleep(1.5)
    assert (await line.ask("back", seat=seat))["t"] == "done"
    again = await Line.open(server, party.id, [party.secrets[seat]])
    assert again.views[seat]["clocks"][seat]["bank"] < 9_999_600
    again.cut()
    await party.close()


@pytest.mark.asyncio
async def test_clocks_run_out_after_a_restart_though_nobody_comes(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 0})
    server.restart()
    async with asyncio.timeout(PATIENCE):
        while len(events(server, party.id)) < 2:
            await asyncio.sleep(0.05)
    server.stop()


@pytest.mark.asyncio
async def test_a_table_that_waits_for_a_clock_takes_no_memory(nursery: Nursery, folder: Path) -> None:
    """Nobody is there and nothing happens for hours: it is only on disk, its time goes on, and it is looked at then."""
    server = nursery.server(folder, unload_after=0.1)
    slow = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 10_000})
    quick = await Party.sit(server, GAME, least(GAME), clock={"step": 1, "bank": 4})
    before = slow.view(0)["clocks"]
    begun = time.monotonic()
    for party in (slow, quick):
        await party.close()
    async with asyncio.timeout(PATIENCE):
        while server.metric("tables"):
            await asyncio.sleep(0.05)
        while len(events(server, quick.id)) < 2:
            await asyncio.sleep(0.05)
    await asyncio.sleep(2.0)
    server.kill()  # time was kept all the while
    up = time.monotonic() - begun
    server.start()
    begun = time.monotonic()
    line = await Line.open(server, slow.id, [slow.secrets[0]])
    up += time.monotonic() - begun
    after = line.views[0]["clocks"]
    gone = max(one["bank"] + one["step"] - two["bank"] - two["step"] for one, two in zip(before, after, strict=True))
    assert 3_000 < gone <= 1000 * up + 1_500
    line.cut()
    server.stop()
