"""What strangers hand in, ask for and call themselves: within limits, and at nobody else's cost."""

import asyncio
import json
import os
import random
import signal
import stat
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace

import ludotheque as lt
from ludotheque.engine.refused import Refused
from ludotheque.server import run
from ludotheque.server.metrics import Metrics
from ludotheque.server.public import PublicTables, trace
from ludotheque.server.settings import Settings
from ludotheque.server.store import OPEN, PLAYING, Chair, Row
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.table import names
from ludotheque.server.table.setups import CHOICES, setup
from ludotheque.server.thinking import jobs, sheets, workers
from ludotheque.server.thinking.bots import Bots, own_rng
from ludotheque.server.thinking.jobs import ReplayRecord, VerifyRecord
from ludotheque.server.thinking.workers import Failed, Workers
from tests.server.client import Line, Party
from tests.server.games import NAMES, least, wish
from tests.server.running import PATIENCE, Nursery, Server

pytestmark = pytest.mark.one_store
GAME = NAMES[0]
LARGEST = 20_000_000  # bytes: far more than what is refused, far less than what it would take


def own_sheet(name: str, number: int) -> str:
    """Return a custom sheet that plays like the house's: no two are the same text."""
    return lt.game(name).text("sheet.toml") + f"# {number}\n"


def children(pid: int) -> set[int]:
    """List the processes that a process has started."""
    found = set()
    for thread in Path(f"/proc/{pid}/task").iterdir():
        found |= set(map(int, (thread / "children").read_text().split()))
    return found


# Workers: places of their own, and limits


@pytest.mark.asyncio
async def test_a_slow_file_holds_up_neither_bots_nor_hints(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, True, replay_seconds=PATIENCE, heavy_at_once=1)
    assert server.http.post("/api/verify", json={}).status_code == 200  # the process for files is there from now on
    (stuck,) = children(server.pid)
    os.kill(stuck, signal.SIGSTOP)
    home = {"X-Forwarded-For": "192.0.2.1"}
    async with httpx2.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        slow = asyncio.create_task(http.post("/api/verify", json={}, headers=home))
        while not await asyncio.to_thread(server.metric, "files_waiting"):
            await asyncio.sleep(0.01)
        second = await http.post("/api/verify", json={}, headers=home)
        assert (second.status_code, second.json()["reason"]) == (503, "busy"), "one too many of this address"
        elsewhere = asyncio.create_task(http.post("/api/verify", json={}, headers={"X-Forwarded-For": "192.0.2.2"}))
        party = await Party.sit(server, GAME, least(GAME))
        assert (await party.lines[party.waiting()[0]].ask("hint", seat=party.waiting()[0]))["t"] == "hint"
        await party.close()
        bots = await Party.sit(server, GAME, 0, bots=["random"] * least(GAME))
        assert bots.watcher is not None
        await bots.watcher.until(lambda: bots.watcher is not None and bots.watcher.table["status"] == "over")
        await bots.close()
        assert server.metric("bot_fallbacks_total") == 0
        assert not slow.done()
        assert not elsewhere.done()
        os.kill(stuck, signal.SIGCONT)
        assert (await slow).status_code == (await elsewhere).status_code == 200
    server.stop()


@pytest.mark.asyncio
async def test_a_file_that_takes_too_long_is_refused_with_a_sentence(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, replay_seconds=5)  # enough for a worker to start on a busy machine
    assert server.http.post("/api/verify", json={}).status_code == 200
    (stuck,) = children(server.pid)
    os.kill(stuck, signal.SIGSTOP)
    answer = server.http.post("/api/replay", json={})
    assert (answer.status_code, answer.json()["reason"]) == (422, "record")
    assert answer.json()["sentence"] == "this is too large, or takes too long to read"
    assert server.http.post("/api/verify", json={}).status_code == 200, "another process has taken its place"
    server.stop()
    assert [line["job"] for line in server.log() if line["event"] == "worker.replaced"] == ["ReplayRecord"]


def doing(what: str) -> tuple[str, ...]:
    """Return the command of a worker that answers each job by what this says."""
    script = f"""
import sys
from ludotheque.server.thinking import jobs, worker
def answer(job):
    {what}
jobs.answer = answer
worker.main(int(sys.argv[1]), float(sys.argv[2]))
"""
    return sys.executable, "-P", "-c", script


ANY = VerifyRecord("", "en")


@pytest.fixture
def starting(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(workers, "STARTING", 2 * PATIENCE)
    return monkeypatch


@pytest.mark.asyncio
async def test_a_job_has_only_so_much_of_the_processor(starting: pytest.MonkeyPatch) -> None:
    starting.setattr(workers, "COMMAND", doing("while True: pass"))
    pool = Workers(1, cpu=0.2)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(Failed):
            await pool.ask(ANY, 2 * PATIENCE)
    await pool.close()


@pytest.mark.asyncio
async def test_a_worker_that_has_yet_to_start_gives_no_extra_time(starting: pytest.MonkeyPatch) -> None:
    starting.setattr(workers, "COMMAND", doing("while True: pass"))
    pool = Workers(1)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(Failed):
            await pool.ask(ANY, 0.1)
    await pool.close()


@pytest.mark.asyncio
async def test_a_worker_without_memory_refuses_and_is_replaced(starting: pytest.MonkeyPatch) -> None:
    starting.setattr(workers, "COMMAND", doing("return bytes(1 << 32)"))
    pool = Workers(1, memory=1 << 30)
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            await pool.ask(ANY, PATIENCE)
        assert refused.value.key == "too-much"
        assert not pool.running
    await pool.close()


@pytest.mark.asyncio
async def test_what_nobody_thought_of_is_refused_and_the_worker_stays(starting: pytest.MonkeyPatch) -> None:
    starting.setattr(workers, "COMMAND", doing("raise OverflowError"))
    pool = Workers(1)
    with pytest.raises(Refused) as refused:
        await pool.ask(ANY, PATIENCE)
    assert refused.value.key == "unreadable"
    assert len(pool.idle) == 1
    await pool.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", "")])
async def test_a_worker_that_does_not_start_costs_no_table(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(workers, "COMMAND", command)
    match = lt.game(GAME).match(least(GAME), 5)
    pool = Workers(1)
    bots = Bots(pool, Settings(), Metrics())
    seat = match.waiting[0]
    for v in range(3):
        move = await bots.choose(setup(GAME, match.seats, match.options, ""), match.state, seat, "easy", own_rng(5, v))
        assert move in match.rules.legal_moves(match.state, seat)
    assert bots.metrics.counts["bot_fallbacks"] == 3
    assert not pool.running
    with pytest.raises(Failed):
        await pool.ask(ANY, PATIENCE)


# Records


def finished(name: str = GAME) -> dict[str, Any]:
    match, rng = lt.game(name).match(least(name), 3), random.Random(3)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.rules.legal_moves(match.state, seat)))
    data: dict[str, Any] = json.loads(match.record().to_json())
    return data


HUGE = "9" * 30_000
HOSTILE = [
    ("players", '["\\ud800"]'),
    ("sheet_text", '"\\ud800"'),
    ("table", '"\\ud800", "commitment": "x"'),
    ("commitment", '"\\ud800", "table": "x"'),
    ("seats", HUGE),
    ("scores", f"[{HUGE}]"),
    ("moves", f"[[0, {HUGE}]]"),
    ("options", f'{{"first": {HUGE}}}'),
    ("start", f'{{"x": {"9" * 4_000}}}, "seed": null'),
]


@pytest.mark.asyncio
@pytest.mark.parametrize(("key", "value"), HOSTILE, ids=[key for key, _ in HOSTILE])
async def test_records_of_strange_numbers_and_half_characters(server: Server, key: str, value: str) -> None:
    record = finished()
    record.pop(key, None)
    if key == "start":
        del record["seed"]
    text = json.dumps(record)[:-1] + f', "{key}": {value}}}'
    spot = f'{{"step": 0, "seat": 0, "record": {text}}}'
    doors = {"replay": text, "verify": text, "branches": spot, "exercise": spot}
    for door, said in doors.items():
        answer = server.http.post(f"/api/{door}", content=said.encode())
        assert answer.status_code in (200, 201, 400, 422), answer.text
        told = answer.json()
        if answer.status_code >= 400:
            assert told["reason"] == ("record" if answer.status_code == 422 else "message")
            assert told["sentence"]


def test_a_replay_has_a_length(monkeypatch: pytest.MonkeyPatch) -> None:
    job = ReplayRecord(json.dumps(finished()))
    assert jobs.do(job).refusal is None
    monkeypatch.setattr(jobs, "LONGEST", 10_000)
    refusal = jobs.do(job).refusal
    assert refusal is not None
    assert refusal.key == "too-much"


# Sheets


def test_a_sheet_is_weighed_before_it_is_used() -> None:
    options = lt.game(GAME).meta.resolve(least(GAME), {})
    weigh = (GAME, least(GAME), options, own_sheet(GAME, 1))
    cost = sheets.weigh(*weigh, PATIENCE, LARGEST)
    assert cost.seconds > 0
    assert cost.memory > 1_000
    for seconds, memory in ((cost.seconds / 1e6, LARGEST), (PATIENCE, 1_000)):
        with pytest.raises(Refused) as refused:
            sheets.weigh(*weigh, seconds, memory)
        assert refused.value.key == "too-much"


@pytest.mark.asyncio
@pytest.mark.parametrize("name", NAMES)
async def test_the_sheet_of_the_house_may_be_handed_in(nursery: Nursery, folder: Path, name: str) -> None:
    """Its own limits let through what a game comes with, at any number of players."""
    defaults = Settings()
    server = nursery.server(folder, sheet_memory=defaults.sheet_memory, worker_memory=defaults.worker_memory)
    for seats in (least(name), lt.game(name).meta.most):
        opened = server.post("/api/tables", wish(name, seats, sheet=own_sheet(name, seats)))
        assert server.get(f"/api/tables/{opened['table']}/pieces")
    server.stop()


@pytest.mark.asyncio
async def test_the_sheets_of_strangers_are_not_kept(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    before = 0.0
    for number in range(40):
        name = NAMES[number % len(NAMES)]
        opened = server.post("/api/tables", wish(name, least(name), sheet=own_sheet(name, number)))
        server.get(f"/api/tables/{opened['table']}/pieces")
        if number == 9:
            before = memory(server)
    assert memory(server) - before < LARGEST
    server.stop()


def memory(server: Server) -> float:
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.asyncio
async def test_so_many_tables_with_sheets_of_their_own_are_in_use(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, own_sheets=2)
    first, second = [await Party.sit(server, GAME, least(GAME), sheet=own_sheet(GAME, n)) for n in range(2)]
    third = server.post("/api/tables", wish(GAME, least(GAME), sheet=own_sheet(GAME, 3)))
    answer = server.http.get(f"/api/tables/{third['table']}/pieces")
    assert (answer.status_code, answer.json()["reason"]) == (503, "busy")
    await Party.sit(server, GAME, least(GAME))  # with the sheet of the house there is always room
    rng = random.Random(1)
    await first.step(rng)  # those who play are not disturbed
    await first.close()
    for _ in range(int(20 * PATIENCE)):  # its place is free as soon as the server has noticed
        if server.http.get(f"/api/tables/{third['table']}/pieces").status_code == 200:
            break
        await asyncio.sleep(0.05)
    else:
        pytest.fail("nobody is at that table any more, and it stays")
    await second.step(rng)
    await second.close()
    again = await Line.open(server, first.id, list(first.secrets.values()))
    assert again.v() == 1
    await again.close()
    server.stop()


def test_choices_in_words_are_kept_within_bounds() -> None:
    name = max(NAMES, key=lambda name: lt.game(name).rules(least(name)).actions)
    laid = setup(name, least(name), lt.game(name).meta.resolve(least(name), {}), "")
    assert laid.rules.actions > CHOICES
    for move in range(laid.rules.actions):
        laid.choice(move)
        assert len(laid.encoded) <= CHOICES


# Requests


@pytest.mark.asyncio
async def test_strange_requests_are_denied_in_words(server: Server) -> None:
    party = await Party.sit(server, GAME, 0, bots=["random"] * least(GAME))
    assert party.watcher is not None
    await party.watcher.until(lambda: party.watcher is not None and party.watcher.table["status"] == "over")
    await party.close()
    for v in ("9" * 5_000, "x", "-1", "1.5", "٣"):
        answer = server.http.get(f"/api/tables/{party.id}/position/{v}")
        assert (answer.status_code, answer.json()["reason"]) == (400, "message"), v
    assert server.http.get(f"/api/tables/{party.id}/position/{'9' * 9}").status_code == 200
    bodies = [
        f'{{"game": "{GAME}", "seats": [], "options": {{"first": {HUGE}}}}}'.encode(),
        f'{{"game": "{GAME}", "seats": [], "options": {{"first": {"9" * 4_000}}}}}'.encode(),
        f'{{"game": "{GAME}", "seats": [], "clock": {{"step": {HUGE}, "bank": 1}}}}'.encode(),
        b'{"game": "\xed\xa0\x80", "seats": []}',
        b'{"game": "\\ud800", "seats": []}',
        b"\xff\xfe",
        b"",
    ]
    for body in bodies:
        answer = server.http.post("/api/tables", content=body)
        assert answer.status_code in (400, 422), body[:60]
        assert answer.json()["text"]
    answer = server.http.post(f"/api/tables/{party.id}/join", content=b'{"name": "\xed\xa0\x80"}')
    assert (answer.status_code, answer.json()["reason"]) == (400, "message")
    answer = server.http.post("/api/tables", json=wish(GAME, least(GAME)), headers={"Origin": "http://[::1"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "origin")
    assert [line for line in server.log() if line["level"] == "error"] == []


STRANGE = ['"\\ud800"', '"\\u0000"', HUGE, "9" * 4_000, "1e999", "-1", "1.5", "null", "true", "[[]]", '{"a": 1}', '"x"']


@pytest.mark.asyncio
async def test_every_field_may_hold_strange_things(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, 1, ["random"] * (least(GAME) - 1))
    line = party.lines[0]
    assert (await line.ask("away", seat=0, level="beginner"))["t"] == "done"
    await line.until(lambda: line.table["status"] == "over")
    assert (await line.ask("challenge", seat=0))["t"] == "done"
    await line.until(lambda: line.table["challenge"] is not None)
    challenge, record = line.table["challenge"], finished()
    waits = server.post("/api/tables", wish(GAME, least(GAME)))["table"]
    doors: dict[str, dict[str, object]] = {
        "tables": {
            **wish(GAME, least(GAME)),
            "options": {},
            "sheet": None,
            "private": False,
            "clock": None,
            "patience": 60,
            "hints": True,
        },
        f"tables/{waits}/join": {"name": "Ann", "seat": 0},
        f"tables/{waits}/move": {"secret": "s", "hash": "0" * 64},
        f"challenges/{challenge}/play": {"name": "Ann"},
        f"challenges/{challenge}/compare": {"table": party.id, "secret": party.secrets[0]},
        "branches": {"step": 0, "seat": 0, "record": record, "cards": "true", "level": "easy", "name": "A", "move": 0},
        "exercise": {"step": 0, "seat": 0, "table": "", "record": record},
    }
    for door, sound in doors.items():
        for field in sound:
            for strange in STRANGE:
                rest = "".join(f"{json.dumps(name)}: {json.dumps(x)}, " for name, x in sound.items() if name != field)
                answer = server.http.post(f"/api/{door}", content=f'{{{rest}"{field}": {strange}}}'.encode())
                assert answer.status_code in (200, 201, 400, 403, 404, 409, 413, 422), (door, field, strange[:20])
                if answer.status_code >= 400:
                    assert answer.json()["text"], (door, field)
    await party.close()
    server.stop()
    assert [line for line in server.log() if line["level"] == "error"] == []


@pytest.mark.asyncio
async def test_reading_has_limits_too(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, True, reads_per_minute=4.0, loads_per_minute=3.0, heavy_per_minute=2.0)
    table = server.post("/api/tables", wish(GAME, least(GAME)))["table"]

    def codes(paths: list[str], home: str = "192.0.2.1") -> list[int]:
        return [server.http.get(path, headers={"X-Forwarded-For": home}).status_code for path in paths]

    reads = ["/api/games", "/api/tables", f"/api/text/{GAME}/en", f"/api/rulebook/{GAME}/fr", f"/api/sheet/{GAME}"]
    assert codes(reads) == [200, 200, 200, 200, 429]
    loads = [f"/api/tables/{table}/{what}" for what in ("pieces", "record", "record", "pieces")]
    assert codes(loads) == [200, 409, 409, 429]
    assert codes([f"/api/tables/{table}/position/0"] * 3) == [409, 409, 429]
    assert codes(["/health", "/metrics"]) == [200, 200]
    assert codes(reads[:2], "192.0.2.2") == [200, 200]
    denied = server.http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.1", "Accept-Language": "fr"})
    assert denied.json()["text"] == "Trop de demandes. Patientez un instant."
    lines = [line for line in server.log() if line["event"] == "request.refused"]
    assert [(line["why"], line["address"], line["what"]) for line in lines[:1]] == [("rate", "192.0.2.1", "/api/sheet")]
    server.stop()


@pytest.mark.asyncio
async def test_a_record_is_made_once(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, unload_after=0.0)
    party = await Party.sit(server, GAME, 0, bots=["random"] * least(GAME))
    assert party.watcher is not None
    await party.watcher.until(lambda: party.watcher is not None and party.watcher.table["status"] == "over")
    await party.close()
    told = server.http.get(f"/api/tables/{party.id}/record")
    for _ in range(int(20 * PATIENCE)):
        if not server.metric("tables"):
            break
        await asyncio.sleep(0.05)
    assert server.http.get(f"/api/tables/{party.id}/record").content == told.content
    assert server.metric("tables") == 0, "and the table is not brought in for it again"
    again = lt.replay(lt.Record.from_json(told.text))
    assert again.record().to_json() == lt.Record.from_json(told.text).to_json()
    server.stop()


# The list


@pytest.mark.asyncio
async def test_an_address_has_only_so_many_public_tables_waiting(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, True, public_per_address=2)

    def open_table(home: str, **more: Any) -> httpx2.Response:
        return server.http.post("/api/tables", json=wish(GAME, least(GAME), **more), headers={"X-Forwarded-For": home})

    first, second, third = (open_table("192.0.2.1") for _ in range(3))
    assert [first.status_code, second.status_code, third.status_code] == [201, 201, 429]
    assert third.json()["reason"] == "public"
    assert open_table("192.0.2.1", private=True).status_code == 201
    assert open_table("192.0.2.2").status_code == 201
    told = first.json()
    line = await Line.open(server, told["table"], [told["host"]])
    assert (await line.ask("start"))["t"] == "done"
    assert [open_table("192.0.2.1").status_code for _ in range(2)] == [201, 429], "one of the two has begun"
    await line.close()
    server.restart()
    assert open_table("192.0.2.1").status_code == 429, "another node would know it, too"
    assert open_table("192.0.2.2").status_code == 201
    server.stop()


def row(number: int, status: str = OPEN, opener: str = "") -> Row:
    chairs, opened = [Chair("open")] * 2, float(number)
    return Row(f"t{number}", GAME, 1, status, {}, "", "", "1", False, None, chairs, "", opened, opener=opener)


def test_the_list_has_one_of_each_before_a_second_of_any() -> None:
    public = PublicTables(1_000)
    rows = [row(number, opener="" if number < 3 else "f" if number == 3 else "crowd") for number in range(40)]
    newest_first = rows[::-1]
    shown = [one.id for one in public.fair(newest_first, 10)]
    assert shown == ["t39", "t38", "t37", "t36", "t35", "t34", "t3", "t2", "t1", "t0"]
    assert public.fair(newest_first, 100) == newest_first
    mixed = [row(1), row(2, PLAYING)]
    assert [one.id for one in public.fair(mixed, 2)] == ["t2", "t1"], "newest first, whatever is played"


def test_only_so_many_openers_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.public.REMEMBERED", 5)
    public = PublicTables(2)
    for number in range(50):
        assert public.add(trace(f"home {number}"), f"t{number}", [], lambda _: True)
    assert len(public.waiting) == 5
    public.remove(trace("home 49"), "t49")
    assert len(public.waiting) == 4


# Names


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Zoë", "Zoë"),
        ("  two   words ", "two words"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("นิ้ง", "นิ้ง"),
        ("山田 Taro", "山田 Taro"),
        ("Ольга", "Ольга"),
        ("👩‍👩‍👧 Müller", "👩‍👩‍👧 Müller"),
        ("❤️", "❤️"),
        ("O’Brien-2", "O’Brien-2"),
        ("An\u200bna\u200d\u2060", "Anna"),
        ("\u202eanna\u2066", "anna"),
        ("a\u3164\u2800b", "ab"),
        ("\u3164\uffa0\u115f", ""),
        ("\u2800\u2800", ""),
        ("\ufe0f\u200d", ""),
        ("\u0301\u0302", ""),
        ("a" + "\u0301\u0302\u0303\u0304", ""),
        ("Аnna", ""),  # its first letter is Cyrillic
        ("Annα", ""),
        ("x" * 25, ""),
        ("", ""),
    ],
)
def test_names_can_be_seen_and_are_of_one_script(said: str, shown: str) -> None:
    assert names.clean(said) == shown
    assert names.clean(shown) == shown


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Anna", "anna", True),
        ("Anna", "А n n а".replace(" ", ""), True),
        ("ННА", "HHA", True),
        ("Ian", "lan", True),
        ("Bob", "B0b", True),
        ("Ｂｏｂ", "Bob", True),
        ("𝓑ob", "Bob", True),
        ("Zoe", "Zoé", True),
        ("Anna", "A nna.", True),
        ("Anna", "Anne", False),
        ("P1", "P2", False),
        ("山田", "山口", False),
        ("🦊", "🦉", False),
        ("", "", False),
    ],
)
def test_names_that_can_be_taken_for_each_other(one: str, other: str, same: bool) -> None:
    assert names.alike(one, [other, "Somebody else"]) == same
    assert names.alike(other, [one]) == same


@pytest.mark.asyncio
async def test_nobody_sits_down_under_a_name_like_anothers(server: Server) -> None:
    name = next(name for name in NAMES if lt.game(name).meta.most >= 3)
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    opened = server.post("/api/tables", {"game": name, "seats": seats})
    path = f"/api/tables/{opened['table']}/join"
    for said in ("anna", "Annа".replace("а", "a\u200b"), "АННА".replace("Н", "n").replace("А", "A")):
        assert server.post(path, {"name": said}, 409)["reason"] == "alike"
    assert server.post(path, {"name": "Аnna"}, 422)["reason"] == "name"
    joined = server.post(path, {"name": "Bea"})
    line = await Line.open(server, opened["table"], [joined["secret"]])
    assert (await line.ask("name", seat=1, name="ANNA"))["reason"] == "alike"
    assert (await line.ask("name", seat=1, name="\u3164"))["reason"] == "name"
    assert (await line.ask("name", seat=1, name="bea"))["t"] == "done"
    await line.close()


# Files


@pytest.mark.asyncio
async def test_nobody_else_may_read_what_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.touch(0o644)
    old = os.umask(0)
    try:
        store = SqliteStore(path, 1e9)
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        store.write([], [replace(row(1), id="x")], done.set_result)
        assert await done is None
        with run.claim(tmp_path):
            kept = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(old)
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "lock"} <= set(kept)
    assert set(kept.values()) == {0o600}
