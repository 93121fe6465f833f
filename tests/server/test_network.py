"""Network: numbered versions, messages that come twice, lines that break, two tabs, clocks, and stand-ins."""

import asyncio
import random
from pathlib import Path

import pytest

import ludotheque as lt
from tests.server.client import Line, Party, new_key
from tests.server.games import NAMES, least
from tests.server.running import Nursery, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio]
GAME = NAMES[0]


# N1: numbered events, duplicates dropped, gaps resynced


@pytest.mark.parametrize("name", NAMES)
async def test_versions_come_in_order_and_hello_gives_the_whole_present(server: Server, name: str) -> None:
    party = await Party.sit(server, name, least(name), watched=True)
    rng = random.Random(name)
    made = await party.play(rng, 25)
    for seat, line in [*party.lines.items(), (None, party.watcher)]:
        assert line is not None
        versions = [message["v"] for message in line.messages if message["t"] == "view"]
        assert versions == list(range(made + 1))
        fresh = await Line.open(server, party.id, [party.secrets[seat]] if seat is not None else [])
        now, then = fresh.views[seat], line.views[seat]
        apart = {"log": None, "moments": None}  # what there was to see on the way is not the present
        assert {**now, **apart} == {**then, **apart}
        assert fresh.logs[seat] == line.logs[seat]
        before = len(line.messages)
        await line.hello([party.secrets[seat]] if seat is not None else [])
        again = next(message for message in line.messages[before:] if message["t"] == "view")
        assert again == now
        await fresh.close()
    await party.close()


# N2: a move re-sent is applied once


async def test_a_move_sent_twice_counts_once(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME))
    seat = party.waiting()[0]
    move = {"seat": seat, "v": 0, "m": party.view(seat)["choices"][0]["m"], "k": "twice"}
    line = party.lines[seat]
    for _ in range(3):  # without waiting for the answer
        await line.say("move", **move)
    await line.until(lambda: sum(message.get("k") == "twice" for message in line.messages) == 3)
    answers = [message for message in line.messages if message.get("k") == "twice"]
    assert answers == [{"t": "done", "k": "twice", "v": 1}] * 3
    line.cut()
    again = await Line.open(server, party.id, [party.secrets[seat]])
    assert again.views[seat]["v"] == 1
    assert await again.ask("move", **move) == {"t": "done", "k": "twice", "v": 1}
    server.restart()
    again = await Line.open(server, party.id, [party.secrets[seat]])
    assert await again.ask("move", **move) == {"t": "done", "k": "twice", "v": 1}
    assert again.views[seat]["v"] == 1
    # The key is the seat's own: nobody else's message is taken for it.
    other = next(one for one in party.secrets if one != seat)
    line = await Line.open(server, party.id, [party.secrets[other]])
    assert (await line.ask("move", **{**move, "seat": other}))["t"] == "refused"
    server.stop()


# N3: a line that breaks at every boundary between two messages


BOUNDARIES = ("before sending", "after sending", "after the answer", "after the view")


@pytest.mark.parametrize("name", NAMES)
async def test_a_line_may_break_between_any_two_messages(server: Server, name: str) -> None:
    party = await Party.sit(server, name, least(name))
    rng = random.Random(name)
    for number in range(24):
        if party.over():
            break
        seat = rng.choice(party.waiting())
        line, v, k = party.lines[seat], party.view(seat)["v"], new_key()
        choice = rng.choice(party.view(seat)["choices"])
        boundary = BOUNDARIES[number % 4]
        if boundary != "before sending":
            await line.say("move", k=k, seat=seat, v=v, m=choice["m"])
        if boundary == "after the answer":
            await line.answer(k)
        elif boundary == "after the view":
            await line.until(lambda line=line, v=v: line.v() > v)  # type: ignore[misc]  # a default has no type
        line.cut()
        line = party.lines[seat] = await Line.open(server, party.id, [party.secrets[seat]])
        answer = await line.ask("move", k=k, seat=seat, v=v, m=choice["m"])
        assert answer == {"t": "done", "k": k, "v": v + 1}
        await party.seen(v + 1)
        assert [one.v() for one in party.lines.values()] == [v + 1] * len(party.lines)
    await party.close()


# N4: two tabs, two devices, one seat


async def test_two_tabs_show_the_same_and_only_one_move_counts(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    rng = random.Random(6)
    twins = {seat: await Line.open(server, party.id, [secret]) for seat, secret in party.secrets.items()}
    for _ in range(10):
        if party.over():
            break
        seat = party.waiting()[0]
        one, two = party.lines[seat], twins[seat]
        v = party.view(seat)["v"]
        await two.until(lambda two=two, v=v: two.v() >= v)  # type: ignore[misc]  # a default has no type
        assert two.views[seat]["choices"] == one.views[seat]["choices"]
        answers = await asyncio.gather(
            *(line.ask("move", seat=seat, v=v, m=rng.choice(line.views[seat]["choices"])["m"]) for line in (one, two))
        )
        assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
        assert next(answer for answer in answers if answer["t"] == "refused")["reason"] == "stale"
        await party.seen(v + 1)
        await two.until(lambda two=two, v=v: two.v() > v)  # type: ignore[misc]  # a default has no type
        assert two.views[seat]["view"] == one.views[seat]["view"]
    for line in twins.values():
        await line.close()
    await party.close()


async def test_presence_counts_devices(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), watched=True)
    watcher = party.watcher
    assert watcher is not None
    twin = await Line.open(server, party.id, [party.secrets[0]])
    await party.lines[0].close()
    await asyncio.sleep(0.05)
    assert watcher.table["seats"][0]["connected"]
    await twin.close()
    await watcher.until(lambda: not watcher.table["seats"][0]["connected"])
    tables = [message["seats"][0] for message in watcher.messages if message["t"] == "table"]
    assert not next(seat for seat in tables if not seat["connected"])["absent"], "not at once"
    await watcher.until(lambda: watcher.table["seats"][0]["absent"])
    party.lines[0] = await Line.open(server, party.id, [party.secrets[0]])
    await watcher.until(lambda: watcher.table["seats"][0]["connected"] and not watcher.table["seats"][0]["absent"])
    await party.close()


# N7: an absent player's seat taken by a bot, and given back


async def test_a_bot_stands_in_for_who_is_absent_and_goes_again(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), watched=True)
    rng, watcher = random.Random(8), party.watcher
    assert watcher is not None
    while party.waiting() != [0]:
        await party.step(rng)
    here = party.lines[1]
    assert (await here.ask("away", seat=0, level="random"))["reason"] == "present"
    assert (await watcher.ask("away", seat=0, level="random"))["reason"] == "secret"
    await party.lines.pop(0).close()
    await watcher.until(lambda: watcher.table["seats"][0]["absent"])
    v = here.v()
    assert (await here.ask("away", seat=0, level="no such"))["reason"] == "level"
    assert (await here.ask("away", seat=0, level="random"))["t"] == "done"
    await watcher.until(lambda: watcher.table["seats"][0]["away"])
    await here.until(lambda: here.v() > v)
    # Its player comes again: they see their seat, and play once they have taken it back.
    party.lines[0] = line = await Line.open(server, party.id, [party.secrets[0]])
    if line.views[0]["choices"]:
        move = {"seat": 0, "v": line.v(), "m": line.views[0]["choices"][0]["m"]}
        assert (await line.ask("move", **move))["reason"] in ("away", "stale")
    assert (await line.ask("undo", seat=0, v=line.v()))["reason"] == "away", "a bot's move is its own"
    assert (await here.ask("back", seat=0))["reason"] == "secret"
    assert (await line.ask("back", seat=0))["t"] == "done"
    await watcher.until(lambda: not watcher.table["seats"][0]["away"])
    await party.seen(max(one.v() for one in party.lines.values()))
    while not party.over() and party.waiting() != [0]:
        await party.step(rng)
    if not party.over():
        v = line.v()
        await asyncio.sleep(0.3)
        assert line.v() == v, "nobody moves for a player who is back"
        await party.step(rng)
    await party.close()


async def test_one_may_leave_ones_own_seat_to_a_bot(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    for seat, line in party.lines.items():
        assert (await line.ask("away", seat=seat, level="random"))["reason"] == "level", "for studies, not for people"
        assert (await line.ask("away", seat=seat, level="beginner"))["t"] == "done"
    await party.lines[0].until(lambda: party.lines[0].table["status"] == "over")
    record = lt.Record.from_json(server.http.get(f"/api/tables/{party.id}/record").text)
    assert lt.replay(record).over
    await party.close()
