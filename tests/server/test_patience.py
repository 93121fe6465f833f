"""People who stop playing: nobody is replaced unheard, and nobody has to wait for ever."""

import random
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import ludotheque as lt
from ludotheque.server.lobby import Lobby
from ludotheque.server.presence import Presence
from ludotheque.server.settings import Settings
from ludotheque.server.table.table import Table
from tests.server.client import Line, Party
from tests.server.games import NAMES, least, wish
from tests.server.running import Nursery, Server
from tests.server.test_lobby import Shelf, row

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio]
GAME = NAMES[0]


def seat_of(line: Line, seat: int) -> dict[str, object]:
    found: dict[str, object] = line.table["seats"][seat]
    return found


async def test_who_is_there_but_does_not_move_is_warned_before_anything_else(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, patience=0.1, warning=3600)
    party = await Party.sit(server, GAME, least(GAME), watched=True)
    watcher, rng = party.watcher, random.Random(4)
    assert watcher is not None
    slow = party.waiting()[0]
    other = next(line for seat, line in party.lines.items() if seat != slow)
    await other.until(lambda: bool(seat_of(other, slow)["idle"]))
    assert (await watcher.ask("warn", seat=slow))["reason"] == "secret"
    assert (await other.ask("away", seat=slow))["reason"] == "present", "not unheard"
    assert (await other.ask("end"))["reason"] == "present"
    assert (await other.ask("warn", seat=slow))["t"] == "done"
    mine = party.lines[slow]
    await mine.until(lambda: seat_of(mine, slow)["warned"] is not None)
    assert 0 < int(str(seat_of(mine, slow)["warned"])) <= 3_600_000, "they see how long they have"
    assert (await other.ask("away", seat=slow))["reason"] == "present", "not before that"
    assert (await other.ask("end"))["reason"] == "present"
    await party.step(rng)
    await other.until(lambda: seat_of(other, slow)["warned"] is None)

    slow = party.waiting()[0]
    me = next(seat for seat in party.lines if seat != slow)
    other = party.lines[me]
    await other.until(lambda: bool(seat_of(other, slow)["idle"]))
    assert (await other.ask("warn", seat=slow))["t"] == "done"
    server.settings["warning"] = 0.1
    server.restart()  # a warning outlasts it
    await party.connect()
    other, mine = party.lines[me], party.lines[slow]
    await other.until(lambda: seat_of(other, slow)["warned"] == 0)
    v = other.v()
    assert (await other.ask("away", seat=slow, level="random"))["t"] == "done"
    await other.until(lambda: other.v() > v)
    assert (seat_of(other, slow)["away"], seat_of(other, slow)["level"]) == (True, other.table["stand_in"])
    assert other.table["stand_in"] in server.get("/api/games")["levels"], "the table's own, never a random one"
    assert (await mine.ask("back", seat=slow))["t"] == "done"
    await party.close()
    server.stop()


async def test_a_table_that_somebody_left_can_be_ended_and_played_again(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    gone, here = party.lines.pop(0), party.lines[1]
    if 1 in party.waiting():
        await party.step(random.Random(2))
    await gone.close()
    await here.until(lambda: bool(seat_of(here, 0)["absent"]))
    assert (await here.ask("end"))["t"] == "done"
    await here.until(lambda: here.table["status"] == "over")
    await here.until(lambda: here.views[1]["choices"] == [])
    assert (await here.ask("end"))["reason"] == "closed"
    text = server.http.get(f"/api/tables/{party.id}/record").text
    record = lt.Record.from_json(text)
    assert (record.scores, record.ranking) == ([], [])
    assert len(lt.replay(text).moves) == len(record.moves) == here.v()
    assert (await here.ask("rematch"))["t"] == "done"
    await here.until(lambda: bool(here.table["next"]))
    late = await Line.open(server, party.id, [party.secrets[0]])
    assert (late.table["status"], late.views[0]["choices"]) == ("over", [])
    await late.close()
    await party.close()


async def test_a_table_chooses_its_patience_and_a_phone_may_sleep(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    for wrong in ({"patience": 20}, {"stand_in": "random"}, {"stand_in": "no such"}):
        server.post("/api/tables", {**wish(GAME, least(GAME)), **wrong}, status=422)
    level = server.get("/api/games")["levels"][0]
    party = await Party.sit(server, GAME, least(GAME), patience=30, stand_in=level)
    asleep = party.waiting()[0]
    other = next(line for seat, line in party.lines.items() if seat != asleep)
    assert (other.table["patience"], other.table["stand_in"]) == (30, level)
    before = party.lines[asleep].views[asleep]
    party.lines[asleep].cut()
    await other.until(lambda: not seat_of(other, asleep)["connected"])
    assert (await other.ask("away", seat=asleep))["reason"] == "present", "asleep is not gone"
    again = party.lines[asleep] = await Line.open(server, party.id, [party.secrets[asleep]])
    assert {**again.views[asleep], "log": None} == {**before, "log": None}
    assert (await party.move(asleep, before["choices"][0]["m"]))["t"] == "done"
    await party.close()
    server.stop()


async def a_table(store: Shelf, patience: float) -> Table:
    table = Table(Lobby(store, Settings()), replace(row(), patience=patience))
    for _ in table.rebuild([]):
        pass
    return table


async def test_patience_begins_when_somebody_was_last_seen_at_a_node_that_died() -> None:
    table = await a_table(Shelf([], []), 3600)
    table.left = [table.left[0] - 7200] * len(table.left)  # it has been in memory for long
    table.heard("n", msgspec.json.encode(Presence([1])).decode())
    table.elsewhere["n"] = (Presence([1]), 0.0)  # and that node has not been heard of since
    assert not table.here(1)
    assert [table.patience.absent(seat) for seat in (0, 1)] == [True, False]
    await table.lobby.close()


async def test_bots_keep_to_the_pace_of_those_at_other_nodes() -> None:
    table = await a_table(Shelf([], []), 0)
    calm = table.lobby.settings.bot_pause
    assert table.autoplay.pause() == 0, "nobody is there"

    def heard(node: str, said: Presence) -> float:
        table.heard(node, msgspec.json.encode(said).decode())
        return table.autoplay.pause()

    assert heard("n", Presence([], pace="calm")) == calm, "somebody looks on"
    assert heard("m", Presence([1], pace="brisk")) == calm / 2, "somebody plays"
    assert heard("l", Presence([0], pace="once")) == calm / 2
    assert heard("m", Presence([], pace=None)) == 0
    table.elsewhere["l"] = (Presence([0], pace="once"), 0.0)  # it has not been heard of since
    assert table.autoplay.pause() == calm
    table.heard("k", '{"t":"present","seats":[1]}')  # a node of before there were paces
    assert table.autoplay.pause() == calm
    await table.lobby.close()


async def test_a_table_is_not_put_away_while_somebody_is_there_at_another_node() -> None:
    store = Shelf([], [])
    table = await a_table(store, 0)
    table.heard("n", msgspec.json.encode(Presence([1])).decode())
    assert table.idle_since() is not None, "the node that keeps it answers them"
    store.kept = {"t1"}
    assert table.idle_since() is None
    table.heard("n", msgspec.json.encode(Presence([], pace=None)).decode())
    assert table.idle_since() is not None
    await table.lobby.close()


async def test_who_comes_and_goes_and_never_moves_can_be_warned() -> None:
    store = Shelf([], [])
    table = await a_table(store, 3600)
    assert table.live is not None
    slow = table.live.waiting[0]
    assert not table.patience.idle(slow)
    store.time = 3600.0
    assert (table.here(slow), table.patience.absent(slow), table.patience.idle(slow)) == (False, False, True)
    await table.lobby.close()
