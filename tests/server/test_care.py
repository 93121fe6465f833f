"""Taking care of a store: what is backed up, copied or checked is what was played, while people go on playing."""

import asyncio
import random
import resource
import shutil
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.cli.app import build
from ludotheque.engine.refused import Refused
from ludotheque.server.store import care
from ludotheque.server.store.sqlite import SqliteStore
from tests.server.client import Line, Party
from tests.server.conftest import on_sqlite
from tests.server.games import NAMES, least
from tests.server.postgres import Postgres
from tests.server.running import Nursery, Server
from tests.server.test_kill import events

pytestmark = [pytest.mark.asyncio, pytest.mark.on_wheel, pytest.mark.slow]

GAME = NAMES[0]


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Run `ludotheque store …` and return its exit code and what it says."""
    code = 0
    try:
        build().main(["store", *arguments, "--lang", "en"], "ludotheque", standalone_mode=False)
    except SystemExit as end:
        code = int(end.code or 0)
    said = capsys.readouterr()
    return code, (said.out + said.err).strip()


async def apart(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Run it beside the loop of the test: it has a loop of its own."""
    return await asyncio.to_thread(call, capsys, *arguments)


def entries(path: Path, table: str) -> int:
    with sqlite3.connect(path) as store:
        return int(store.execute('SELECT count(*) FROM events WHERE "table" = ?', (table,)).fetchone()[0])


@on_sqlite
async def test_a_backup_taken_during_play_holds_every_acknowledged_move(
    nursery: Nursery, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME))
    rng = random.Random(1)
    file = tmp_path / "none.sqlite"
    for turn in range(3):
        made = await party.step(rng)
        file = tmp_path / f"{turn}.sqlite"
        code, said = await apart(capsys, "backup", str(file), "--data", str(folder))
        assert (code, said) == (0, f"Backed up to {file}, and checked.")
        assert entries(file, party.id) == made
        assert file.stat().st_mode & 0o77 == 0, "nobody else may read it: it knows all hands"
    assert (await apart(capsys, "backup", str(file), "--data", str(folder)))[0] == 2, "nothing is written over"
    await party.play(rng, 3)
    server.stop()
    code, said = await apart(capsys, "restore", str(tmp_path / "1.sqlite"), "--data", str(folder))
    assert code == 0
    assert "What was there before is now in" in said
    server.start()
    line = await Line.open(server, party.id, [party.secrets[0]])
    assert line.v() == 2
    line.cut()
    server.stop()


@on_sqlite
async def test_a_server_in_use_is_not_restored_over(
    nursery: Nursery, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = nursery.server(folder)
    await apart(capsys, "backup", str(tmp_path / "b.sqlite"), "--data", str(folder))
    code, said = await apart(capsys, "restore", str(tmp_path / "b.sqlite"), "--data", str(folder))
    assert code == 2
    assert str(folder) in said
    assert server.get("/health")["ok"]
    server.stop()


@on_sqlite
async def test_tables_are_copied_to_postgres_and_back_and_played_on(
    nursery: Nursery, folder: Path, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    server = nursery.server(folder)
    parties = [await Party.sit(server, name, least(name)) for name in NAMES]
    rng = random.Random(2)
    for party in parties:
        await party.play(rng, 5)
    moves = sum(party.lines[0].v() for party in parties)
    server.stop()
    url = postgres.database()
    said = await apart(capsys, "copy", str(folder), url)
    assert said == (0, f"{len(parties)} tables copied and compared, {moves} moves.")
    assert (await apart(capsys, "copy", str(folder), url))[0] == 2, "not into a store that has them already"
    assert (await apart(capsys, "check", "--store", url)) == (0, f"{len(parties)} tables, {moves} moves.")
    assert (await apart(capsys, "copy", url, str(tmp_path / "back")))[0] == 0
    shown = [party.view(0)["view"] for party in parties]
    for again in (nursery.server(tmp_path / "one", store=url), nursery.server(tmp_path / "back")):
        lines = [await Line.open(again, party.id, [party.secrets[0]]) for party in parties]
        assert [line.views[0]["view"] for line in lines] == shown
        for line in lines:
            line.cut()
        again.stop()


@on_sqlite
async def test_damage_is_named_and_the_rest_is_saved(
    nursery: Nursery, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = nursery.server(folder)
    sound, broken = [await Party.sit(server, GAME, least(GAME)) for _ in range(2)]
    for party in (sound, broken):
        await party.play(random.Random(3), 3)
    server.sql(f"UPDATE events SET move = 99999 WHERE n = 2 AND \"table\" = '{broken.id}'")
    code, said = await apart(capsys, "check", "--data", str(folder))
    assert code == 1
    assert broken.id in said
    assert sound.id not in said
    server.sql(f"UPDATE tables SET row = X'00' WHERE id = '{broken.id}'")
    code, said = await apart(capsys, "copy", str(folder), str(tmp_path / "saved"))
    assert code == 1
    assert said.startswith("One table copied and compared")
    assert broken.id in said
    server.stop()


async def test_idle_tables_are_forgotten_and_others_kept(
    nursery: Nursery, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server: Server = nursery.server(folder)
    old, new = [await Party.sit(server, GAME, least(GAME)) for _ in range(2)]
    for party in (old, new):
        await party.play(random.Random(4), 2)
        await party.close()
    server.stop()
    then = time.time() - 40 * 86_400
    where = ("--store", server.store) if server.store else ("--data", str(folder))
    server.sql(f"UPDATE events SET at = {then} WHERE \"table\" = '{old.id}'")
    server.sql(f"UPDATE tables SET opened = {then}")  # long ago, but somebody has moved since
    assert await apart(capsys, "prune", "30", *where) == (0, "One table forgotten, idle for 30 days or longer.")
    assert events(server, old.id) == []
    assert len(events(server, new.id)) == 2
    assert (await apart(capsys, "prune", "30", *where))[1] == "No table has been idle for 30 days."


async def test_who_sits_at_a_table_that_is_forgotten_is_told(
    nursery: Nursery, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server: Server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME))
    await party.play(random.Random(5), 2)
    for change in ("UPDATE events SET at = 5", "UPDATE tables SET opened = 5"):
        server.sql(change)
    where = ("--store", server.store) if server.store else ("--data", str(folder))
    assert (await apart(capsys, "prune", "1", *where))[1] == "One table forgotten, idle for a day or longer."
    seat = party.waiting()[0]
    line, view = party.lines[seat], party.view(seat)
    with suppress(ConnectionClosed):  # other nodes hear of it, and a single server when somebody moves
        await line.say("move", k="gone", seat=seat, v=view["v"], m=view["choices"][0]["m"])
    await line.until_closed()
    assert "gone" not in line.answers, "nobody is told that a move counts which nobody will find"
    again = await Line.open(server, party.id, hello=False)
    await again.say("hello", secrets=[])
    assert await again.until_closed() == 4404
    await party.close()
    server.stop()
    assert [line for line in server.log() if line["level"] == "error"] == []


@on_sqlite
async def test_what_is_no_backup_is_not_restored(
    nursery: Nursery, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME))
    await party.close()
    server.stop()
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as made:
        made.execute("CREATE TABLE addresses (name)")
    (tmp_path / "text.sqlite").write_text("no database at all" * 100)
    for file in (other, tmp_path / "text.sqlite"):
        assert (await apart(capsys, "restore", str(file), "--data", str(folder)))[0] == 2
    server.start()
    line = await Line.open(server, party.id)
    assert line.table["status"] == "playing", "everything is where it was"
    line.cut()
    server.stop()


async def test_a_full_disk_is_no_damage(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite", 1e9)
    await store.close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as made:
        made.execute("CREATE TABLE much AS SELECT zeroblob(200000)")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limit[1]))
    try:
        with pytest.raises(Refused) as refused:
            care.backup(tmp_path, tmp_path / "copy")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert refused.value.key == "file"
    assert "full" in str(refused.value)
    assert not (tmp_path / "copy").exists()
    care.backup(tmp_path, tmp_path / "copy")


async def test_a_restore_that_is_cut_off_leaves_the_database_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy"
    await SqliteStore(file, 1e9).close()
    care.backup(tmp_path, copy)
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE later (x)")

    def power_cut(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as cut:
        cut.setattr(Path, "replace", power_cut)
        with pytest.raises(KeyboardInterrupt):
            care.restore(copy, tmp_path)

    def later(path: Path) -> bool:
        with sqlite3.connect(path) as found:
            return bool(found.execute("SELECT 1 FROM sqlite_schema WHERE name = 'later'").fetchone())

    assert later(file)
    assert (aside := care.restore(copy, tmp_path)) is not None
    assert (later(file), later(aside)) == (False, True)


async def test_the_file_beside_a_database_is_not_taken_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await SqliteStore(tmp_path / "tables.sqlite", 1e9).close()
    copy = tmp_path / "copy"
    shutil.copy(tmp_path / "tables.sqlite", copy)
    for action, file in (("backup", tmp_path / "new"), ("restore", copy)):
        asked = (action, str(file), "--data", str(tmp_path), "--store", "postgresql://nobody@127.0.0.1:9/none")
        code, said = await apart(capsys, *asked)
        assert (code, said) == (2, "ludotheque: PostgreSQL has tools of its own for this: pg_dump and pg_restore")
    assert sorted(path.name for path in tmp_path.glob("tables.sqlite.*")) == []
    assert not (tmp_path / "new").exists()


async def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["mend"],
        ["backup"],
        ["copy", "here"],
        ["prune", "some"],
        ["backup", str(tmp_path / "x"), "--data", str(tmp_path / "nowhere")],
        ["check", "--data", str(tmp_path / "nowhere")],
        ["copy", str(tmp_path / "nowhere"), str(tmp_path / "there")],
        ["check", "--store", "mysql://x"],
        ["check", "--store", "postgresql://nobody@127.0.0.1:9/none"],
        ["restore", str(tmp_path / "missing"), "--data", str(tmp_path)],
    ):
        code, said = await apart(capsys, *arguments)
        assert code == 2, arguments
        assert said.startswith("ludotheque: ")
        assert "\n" not in said
