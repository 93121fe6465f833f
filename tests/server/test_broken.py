"""Tables that cannot go on: other rules, another sheet, a damaged log, a full disk."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

import ludotheque as lt
import ludotheque.server.lobby
from ludotheque.engine.rng import Rng
from ludotheque.server.asking import NotGranted
from ludotheque.server.http.api import Api
from ludotheque.server.joining import joined
from ludotheque.server.lobby import Lobby
from ludotheque.server.net.clients import Client
from ludotheque.server.opening import opened as open_table
from ludotheque.server.orders import Orders
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.table import seating
from ludotheque.server.table.seats import hashed
from ludotheque.server.table.setups import house_sheet
from ludotheque.server.table.table import Table
from ludotheque.server.wire import Joining, Move, Opening, SeatAsked, Start
from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import PATIENCE, Nursery, Server
from tests.zoo.shelf.crows.state import CrowsState

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio]
GAME = NAMES[0]


def edit(server: Server, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the rows of all tables behind a server's back."""
    for table, kept in server.sql("SELECT id, row FROM tables"):
        row = json.loads(kept)
        change(row)
        server.sql(f"UPDATE tables SET row = {blob(json.dumps(row), server)} WHERE id = '{table}'")


def blob(text: str, server: Server) -> str:
    """Write bytes as SQL does."""
    return f"'\\x{text.encode().hex()}'" if server.store else f"X'{text.encode().hex()}'"


@pytest.mark.parametrize(
    "change",
    [{"rules": 999}, {"sheet": "0123456789abcdef"}, {"game": "no_such_game"}],
    ids=["other rules", "another sheet of the house", "a game that is gone"],
)
async def test_what_was_played_otherwise_is_kept_but_not_played(
    nursery: Nursery, folder: Path, change: dict[str, Any]
) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME))
    waits = server.post("/api/tables", {"game": GAME, "seats": [{"kind": "mine"}] * least(GAME)})
    await party.play(random.Random(1), 4)
    server.stop()
    edit(server, lambda row: row.update(change))
    server.start()
    line = await Line.open(server, party.id, list(party.secrets.values()), hello=False)
    await line.say("hello", secrets=list(party.secrets.values()))
    await line.until(lambda: bool(line.table))
    assert line.table["status"] == "shelved"
    assert line.table["v"] == 0
    assert not line.views
    assert (await line.ask("move", seat=0, v=4, m=0))["reason"] == "closed"
    assert (await line.ask("undo", seat=0, v=4))["reason"] == "closed"
    assert (await line.ask("away", seat=0, level="random"))["reason"] == "closed"
    assert server.http.get(f"/api/tables/{party.id}/pieces").json()["reason"] == "closed"
    assert server.http.get(f"/api/tables/{party.id}/record").json()["reason"] == "closed"
    line.cut()
    line = await Line.open(server, waits["table"], [waits["host"]])
    assert (await line.ask("start"))["reason"] == "closed"
    assert server.post(f"/api/tables/{waits['table']}/join", {"name": "A"}, 409)["reason"] == "closed"
    line.cut()
    server.stop()
    edit(server, lambda row: row.update(house_row()))
    server.start()
    line = await Line.open(server, party.id, [party.secrets[0]])
    assert (line.table["status"], line.v()) == ("playing", 4), "nothing was lost meanwhile"
    line.cut()
    server.stop()


def house_row() -> dict[str, Any]:
    return {"rules": lt.game(GAME).meta.version, "sheet": house_sheet(GAME), "game": GAME}


async def test_a_damaged_log_is_never_played_on(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME))
    await party.play(random.Random(1), 4)
    server.stop()
    server.sql("UPDATE events SET move = 99999 WHERE n = 3")
    server.start()
    line = await Line.open(server, party.id)
    assert line.table["status"] == "shelved"
    line.cut()
    server.stop()
    assert "table.shelved" in [entry["event"] for entry in server.log()]


async def test_a_damaged_row_takes_no_other_table_along(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    damaged = await Party.sit(server, GAME, 0, bots=["random"] * least(GAME))
    watcher = damaged.watcher
    assert watcher is not None
    server.stop()
    damage = blob('{"id":', server)
    server.sql(f"UPDATE tables SET status = 'playing', unattended = (1 = 1), row = {damage}")
    server.start()
    party = await Party.sit(server, GAME, least(GAME))
    assert [table["id"] for table in server.get("/api/tables")["tables"]] == [party.id]
    gone = await Line.open(server, damaged.id, hello=False)
    await gone.say("hello", secrets=[])
    assert await gone.until_closed() == 4404
    await party.step(random.Random(1))
    await party.close()
    server.stop()
    assert {entry["event"] for entry in server.log() if entry["level"] == "error"} == {"row.damaged"}


async def test_bots_are_not_asked_while_the_server_stops(tmp_path: Path) -> None:
    lobby = Lobby(SqliteStore(tmp_path / "x.sqlite", 1e9), Settings())
    bots = [SeatAsked("bot", level="medium")] * (least(GAME) - 1)
    opened = await open_table(lobby, Opening(GAME, [SeatAsked("mine"), *bots]))
    table = await lobby.find(opened.table)
    assert table is not None
    lobby.closing = True  # a move that is on disk already is still told, but no bot answers in a hurry
    player = Player(opened.host, *opened.secrets.values())
    table.admit(player)
    seating.handle(table, player, Start("s"))
    await settled(table)
    assert table.live is not None
    assert table.autoplay.thinking is None
    lobby.closing = False
    if table.live.waiting != [0]:
        table.autoplay.wake()
        assert table.autoplay.thinking is not None
    await lobby.close()


class Player(Client):
    """A client without a line."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self.hashes = frozenset(map(hashed, secrets))
        self.heard: list[dict[str, Any]] = []
        self.dismissed = False

    def post(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    def show(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    def dismiss(self) -> None:
        self.dismissed = True


async def settled(table: Table) -> None:
    while table.turns.busy and not table.turns.stopped:
        await asyncio.sleep(0.001)


async def test_when_the_disk_is_full_nothing_changes_and_nothing_is_claimed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite", 1e9)
    lobby = Lobby(store, Settings())
    opened = await open_table(lobby, Opening(GAME, [SeatAsked("mine")] * least(GAME)))
    table = await lobby.find(opened.table)
    assert table is not None
    player = Player(opened.host, *opened.secrets.values())
    table.admit(player)
    assert seating.handle(table, player, Start("s"))
    await settled(table)
    pages = store.connection.execute("PRAGMA page_count").fetchone()[0]
    store.connection.execute(f"PRAGMA max_page_count = {pages}")
    rng = random.Random(1)
    acknowledged = 0
    while not player.dismissed:
        live = table.live
        assert live is not None
        assert not live.over, "the disk should have been full by now"
        seat = live.waiting[0]
        move = rng.choice(live.rules.legal_moves(live.state, seat))
        table.move(player, Move(f"k{live.v}", seat, live.v, move))
        await settled(table)
        answer = next(told for told in reversed(player.heard) if told["t"] in ("done", "refused"))
        if answer["t"] == "done":
            acknowledged = answer["v"]
        else:
            assert answer["reason"] == "store"
    with pytest.raises(NotGranted, match="store"):
        await open_table(lobby, Opening(GAME, [SeatAsked("mine", "x" * 24)] * 4, sheet=None, options={}))
    store.connection.execute("PRAGMA max_page_count = 100000")
    again = await lobby.find(opened.table)
    assert again is not None
    assert again is not table
    assert again.live is not None
    assert again.live.v == acknowledged
    await lobby.close()


async def test_who_joins_is_told_when_the_disk_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "x.sqlite", 1e9)
    lobby = Lobby(store, Settings())
    opened = await open_table(lobby, Opening(GAME, [SeatAsked("open")] * least(GAME)))
    with monkeypatch.context() as broken:
        broken.setattr(store, "transact", refusing)
        with pytest.raises(NotGranted, match="store"):
            await joined(lobby, opened.table, Joining("Ann"))
        with pytest.raises(NotGranted, match="store"):
            await open_table(lobby, Opening(GAME, [SeatAsked("open")] * least(GAME)))
        assert await readiness(lobby) == (503, {"ok": False, "reason": "store"})
    async with asyncio.timeout(PATIENCE):  # to be asked is to try again
        while (await readiness(lobby))[0] != 200:
            await asyncio.sleep(0.01)
    assert (await joined(lobby, opened.table, Joining("Ann"))).seat == 0
    await lobby.close()


async def readiness(lobby: Lobby) -> tuple[int, object]:
    answer = await Api(lobby).ready(Request({"type": "http"}))
    return answer.status_code, json.loads(bytes(answer.body))


def refusing(writes: object) -> None:
    raise sqlite3.OperationalError("disk I/O error")


async def test_a_chore_that_fails_keeps_no_other_from_being_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ludotheque.server.lobby, "SWEEP", 0.001)
    store = SqliteStore(tmp_path / "x.sqlite", 1e9)
    asked: list[str] = []

    async def claim() -> list[str]:
        asked.append("claim")
        raise RuntimeError("nobody foresaw this")

    monkeypatch.setattr(store, "claim", claim)
    monkeypatch.setattr(Orders, "look", lambda _: asked.append("orders"))
    lobby = Lobby(store, Settings())
    async with asyncio.timeout(PATIENCE):
        while asked.count("claim") < 3 or asked.count("orders") < 3:
            await asyncio.sleep(0.001)
    assert "chore.failed" in caplog.messages
    await lobby.close()


async def test_a_rule_that_breaks_takes_its_table_down_and_no_other(tmp_path: Path) -> None:
    lobby = Lobby(SqliteStore(tmp_path / "x.sqlite", 1e9), Settings())
    tables, players = [], []
    for _ in range(2):
        opened = await open_table(lobby, Opening(GAME, [SeatAsked("mine")] * least(GAME)))
        table = await lobby.find(opened.table)
        assert table is not None
        player = Player(opened.host, *opened.secrets.values())
        table.admit(player)
        seating.handle(table, player, Start("s"))
        await settled(table)
        tables.append(table)
        players.append(player)
    first, second = tables
    assert first.live is not None
    seat = first.live.waiting[0]
    move = first.live.rules.legal_moves(first.live.state, seat)[0]
    first.live.state = CrowsState(Rng(1))  # what a mistake in a game would look like from here
    first.move(players[0], Move("k", seat, 0, move))
    await settled(first)
    assert players[0].dismissed
    assert not players[1].dismissed
    assert second.live is not None
    second.move(
        players[1],
        Move(
            "k", second.live.waiting[0], 0, second.live.rules.legal_moves(second.live.state, second.live.waiting[0])[0]
        ),
    )
    await settled(second)
    assert second.live.v == 1
    again = await lobby.find(first.id)
    assert again is not None
    assert again is not first
    assert again.live is not None
    assert again.live.v == 0
    again.admit(players[0])
    again.move(players[0], Move("k", seat, 0, move))
    await settled(again)
    assert again.live.v == 1
    await lobby.close()
