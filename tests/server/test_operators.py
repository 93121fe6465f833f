"""Whoever runs a server: orders while it runs, tables without hints, old records, a stop that a balancer notices."""

import asyncio
import json
import os
import random
import resource
import signal
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from ludotheque.cli.app import build
from ludotheque.engine.refused import Refused
from ludotheque.server import logs
from ludotheque.server.net.codes import BANNED, NO_TABLE
from ludotheque.server.orders import Orders, network
from tests.server.client import Line, Party
from tests.server.conftest import on_sqlite
from tests.server.games import NAMES, least, wish
from tests.server.running import PATIENCE, Nursery, Server
from tests.server.test_broken import edit

pytestmark = [pytest.mark.asyncio, pytest.mark.on_wheel]

GAME = NAMES[0]


async def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Run a command beside the loop of the test, and return its exit code and what it says."""

    def run() -> int:
        try:
            build().main([*arguments, "--lang", "en"], "ludotheque", standalone_mode=False)
        except SystemExit as end:
            return int(end.code or 0)
        return 0

    code = await asyncio.to_thread(run)
    said = capsys.readouterr()
    return code, (said.out + said.err).strip()


def place(server: Server) -> list[str]:
    return ["--data", str(server.data), *(["--store", server.store] if server.store else [])]


async def test_a_table_without_hints_gives_none(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), hints=False)
    seat = party.waiting()[0]
    assert party.lines[seat].table["hints"] is False
    assert (await party.lines[seat].ask("hint", seat=seat))["reason"] == "unaided"
    rng = random.Random(1)
    await party.play(rng)
    assert (await party.lines[0].ask("rematch"))["t"] == "done"
    line = party.lines[0]
    await line.until(lambda: line.table["next"] is not None)
    again = await Line.open(server, line.table["next"], [party.secrets[0]])
    assert again.table["hints"] is False, "nor does the next one"
    await again.close()
    assert (await party.lines[0].ask("hint", seat=0, v=1))["t"] == "hint", "once it is over, moves are explained"
    await party.close()


async def test_orders_hold_while_the_server_runs(
    nursery: Nursery, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = nursery.server(folder, proxied=True)
    party = await Party.sit(server, GAME, least(GAME))
    home = {"X-Forwarded-For": "192.0.2.7"}
    line = await Line.open(server, party.id, [party.secrets[0]], additional_headers=home)
    assert (await call(capsys, "admin", "mute", "192.0.2.7", *place(server)))[0] == 0
    async with asyncio.timeout(PATIENCE):
        while (await line.ask("say", seat=0, phrase="hello")).get("reason") != "muted":
            await asyncio.sleep(0.05)
    assert (await party.lines[0].ask("say", seat=0, phrase="hello"))["t"] == "done", "others may speak"
    assert (await call(capsys, "admin", "ban", "192.0.2.0/24", *place(server)))[1] == "192.0.2.0/24 is banned."
    assert await line.until_closed() == BANNED
    refused = server.http.get("/api/games", headers=home)
    assert (refused.status_code, refused.json()["reason"]) == (403, "banned")
    assert (await call(capsys, "admin", "list", *place(server)))[1] == "mute 192.0.2.7/32\nban 192.0.2.0/24"
    assert (await call(capsys, "admin", "unban", "192.0.2.0/24", *place(server)))[0] == 0
    async with asyncio.timeout(PATIENCE):
        while server.http.get("/api/games", headers=home).status_code != 200:
            await asyncio.sleep(0.05)
    assert (await call(capsys, "admin", "unban", "192.0.2.0/24", *place(server)))[0] == 2, "there is no such order"
    await party.close()
    server.stop()


async def test_a_table_is_closed_while_it_is_played(
    nursery: Nursery, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME))
    made = await party.step(random.Random(1))
    waits = server.post("/api/tables", {"game": GAME, "seats": [{"kind": "mine"}] * least(GAME)})
    guest = await Line.open(server, waits["table"], [waits["host"]])
    link = f"https://games.example.org/table/{party.id}"
    assert await call(capsys, "admin", "close", link, *place(server)) == (0, f"Table {party.id} is closed.")
    line = party.lines[0]
    await line.until(lambda: line.table["status"] == "over")
    assert (await line.ask("move", seat=0, v=made, m=0))["reason"] == "closed"
    assert server.get(f"/api/tables/{party.id}/record")["scores"] == []
    assert (await call(capsys, "admin", "close", waits["table"], *place(server)))[0] == 0
    await guest.until_closed()
    gone = await Line.open(server, waits["table"], [waits["host"]], hello=False)
    await gone.say("hello", secrets=[])
    assert await gone.until_closed() == NO_TABLE
    code, said = await call(capsys, "admin", "close", "nowhere", *place(server))
    assert (code, said) == (2, "ludotheque: there is no table “nowhere” here")
    await party.close()
    server.stop()


async def test_orders_that_cannot_be_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["ban"], ["list", "x"], ["forgive", "x"], ["ban", "nobody"], ["list"]):
        code, said = await call(capsys, "admin", *arguments, "--data", str(tmp_path / "none"))
        assert code == 2
        assert said.startswith("ludotheque: ")
        assert "\n" not in said


async def test_one_household_is_one_address(tmp_path: Path) -> None:
    assert str(network("2001:db8:1:2:3:4:5:6")) == "2001:db8:1:2::/64"
    with pytest.raises(Refused):
        network("games.example.org")
    orders = Orders(tmp_path / "orders")
    assert not orders.look()
    orders.add("ban", "2001:db8:1:2::/64")
    other = Orders(tmp_path / "orders")
    assert other.look()
    assert other.holds("ban", "2001:db8:1:2::")
    assert not other.holds("mute", "2001:db8:1:2::")
    assert not other.holds("ban", "2001:db8:1:3::")
    (tmp_path / "orders").unlink()
    assert other.look(), "nothing is ordered any more"
    assert not other.holds("ban", "2001:db8:1:2::")


async def test_what_was_played_by_other_rules_leaves_the_list_and_its_records_stay(
    nursery: Nursery, folder: Path
) -> None:
    server = nursery.server(folder)
    over, playing = [await Party.sit(server, GAME, least(GAME)) for _ in range(2)]
    await over.play(random.Random(1))
    await over.lines[0].until(lambda: over.lines[0].table["status"] == "over")
    before = server.get(f"/api/tables/{over.id}/record")
    for party in (over, playing):
        await party.close()
    server.stop()
    edit(server, lambda row: row.update({"rules": 999}))
    server.start()
    assert server.get("/api/tables")["tables"] == []
    after = server.get(f"/api/tables/{over.id}/record")
    assert after == before | {"rules": 999, "scores": [], "ranking": []}, (
        "all but the result, which only its rules know"
    )
    assert server.http.get(f"/api/tables/{playing.id}/record").json()["reason"] == "closed"
    server.stop()


async def test_a_server_that_stops_is_not_ready_first(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, drain=PATIENCE)
    party = await Party.sit(server, GAME, least(GAME))
    os.kill(server.pid, signal.SIGTERM)
    async with asyncio.timeout(PATIENCE):
        while server.http.get("/ready").status_code == 200:
            await asyncio.sleep(0.02)
    assert server.http.get("/ready").json() == {"ok": False, "reason": "closing"}
    assert server.http.get("/health").json()["ok"], "it is alive"
    await party.step(random.Random(1))  # and whoever is there plays on
    server.stop()  # told twice, it stops at once


@on_sqlite
async def test_a_damaged_page_is_a_sentence(
    nursery: Nursery, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whichever page is damaged: the server starts or says why not, and what can be read is saved."""
    server = nursery.server(folder)
    parties = [await Party.sit(server, GAME, least(GAME)) for _ in range(6)]
    for party in parties:
        await party.play(random.Random(1), 30)
        await party.close()
    server.stop()
    file = folder / "tables.sqlite"
    with sqlite3.connect(file) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = store.execute("PRAGMA page_size").fetchone()
    whole = file.read_bytes()
    saved = set()
    for page in range(len(whole) // size):
        hurt = tmp_path / f"hurt{page}"
        hurt.mkdir(mode=0o700)
        noise = random.Random(page).randbytes(size)
        (hurt / "tables.sqlite").write_bytes(whole[: page * size] + noise + whole[(page + 1) * size :])
        for arguments in (
            ["check", "--data", str(hurt)],
            ["copy", str(hurt), str(tmp_path / f"saved{page}")],
            ["backup", str(tmp_path / f"backup{page}"), "--data", str(hurt)],
            ["prune", "30", "--data", str(hurt)],
        ):
            code, said = await call(capsys, "store", *arguments)
            assert code in (0, 1, 2), (page, arguments)
            assert said
            assert "Traceback" not in said
            saved.add((arguments[0], code))
        if page % 4 == 0:
            with suppress(RuntimeError):  # it says why not, and has not just died
                other = nursery.server(hurt)
                other.http.get("/api/tables")
                other.http.get(f"/api/tables/{parties[0].id}/glance")
                other.stop()
    assert ("copy", 1) in saved, "some tables were saved, and the others named"
    assert ("backup", 2) in saved, "no damaged file passes for a backup"
    assert "trace" not in json.dumps(server.log())


@on_sqlite
async def test_a_full_disk_is_not_ready_and_tables_go_on_by_themselves(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, bot_pause=0.05)
    bots = await Party.sit(server, GAME, 0, bots=["easy"] * least(GAME))

    def bots_made() -> int:
        return int(server.sql("SELECT count(*) FROM events")[0][0])

    async with asyncio.timeout(PATIENCE):
        while bots_made() < 3:
            await asyncio.sleep(0.02)
        limit = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        full = (folder / "tables.sqlite-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, limit[1]))
        while server.http.get("/ready").status_code == 200:
            await asyncio.sleep(0.02)
        assert server.http.get("/ready").json() == {"ok": False, "reason": "store"}
        assert server.get("/health")["ok"], "it is alive"
        assert server.post("/api/tables", wish(GAME, least(GAME)), 503)["reason"] == "store"
        before = bots_made()
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limit)
        while server.http.get("/ready").status_code != 200 or bots_made() <= before + 2:
            await asyncio.sleep(0.02)  # nobody looks at the table, nor asks for anything to be written
    for line in bots.everybody():
        line.cut()
    server.stop()


async def test_what_root_does_for_a_service_belongs_to_the_service(
    nursery: Nursery, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Otherwise a server with a user of its own could neither read its orders, nor open what was restored."""
    server = nursery.server(folder)
    (await Party.sit(server, GAME, least(GAME))).lines[0].cut()
    server.stop()
    backup = tmp_path / "backup"
    with suppress(PermissionError):  # only root gives files away
        os.chown(folder, 12_345, 12_345)
    assert (await call(capsys, "admin", "ban", "192.0.2.7", *place(server)))[0] == 0
    if not server.store:
        assert (await call(capsys, "store", "backup", str(backup), "--data", str(folder)))[0] == 0
        for file in ("tables.sqlite-tick", "lock"):
            (folder / file).unlink()
        assert (await call(capsys, "store", "restore", str(backup), "--data", str(folder)))[0] == 0
        assert (await call(capsys, "store", "check", "--data", str(folder)))[0] == 0
    files = ["orders"] if server.store else ["orders", "tables.sqlite", "tables.sqlite-tick", "lock"]
    assert {(folder / file).stat().st_uid for file in files} == {folder.stat().st_uid}


async def test_orders_that_cannot_be_read_are_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    orders = Orders(tmp_path / "orders")
    orders.add("ban", "192.0.2.7")
    other = Orders(tmp_path / "orders")
    assert other.look()
    (tmp_path / "orders").write_bytes(b"ban 192.0.2.9\nban \xff\n")
    lines: list[str] = []
    monkeypatch.setattr(logs.LOGGER, "error", lambda event, **_: lines.append(event))
    assert not other.look()
    assert not other.look()
    assert lines == ["orders.unreadable"], "once"
    assert other.holds("ban", "192.0.2.7"), "what was ordered before still holds"


async def test_a_folder_that_cannot_be_used_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("lock", "tables.sqlite"):
        (tmp_path / name / name).mkdir(parents=True)
        code, said = await call(capsys, "serve", "--port", "0", "--data", str(tmp_path / name))
        assert code == 2
        assert said.startswith("ludotheque: ")
        assert "\n" not in said
