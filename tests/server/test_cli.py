"""`ludotheque serve` and `ludotheque verify`, as somebody would call them."""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import httpx2
import pytest

import ludotheque as lt
from ludotheque.cli import hosting, main
from ludotheque.engine.refused import Refused
from ludotheque.engine.sheet import fingerprint
from ludotheque.fair import commitment, seed, verify
from ludotheque.server import logs, nodes, run
from ludotheque.server.settings import Settings
from ludotheque.text.words import Words
from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import EASY, PATIENCE, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.slow]
CALL = [sys.executable, "-c", "from ludotheque.cli import main; main()"]
GAME = NAMES[0]


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [*CALL, "serve", "--port", "0", "--data", str(folder), *more]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LANG": "en"}
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://[\d.:]+\d", process.stdout.readline())
        assert found, process.stderr.read() if process.stderr else ""
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


class ServerCalled(Server):
    """A server that was started by its command."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx2.Client(base_url=address, timeout=PATIENCE, verify=False)


@pytest.mark.asyncio
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_serves_and_stops_in_order(tmp_path: Path, number: signal.Signals) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("\n".join(f"{key} = {json.dumps(value)}" for key, value in EASY.items()))
    folder = tmp_path / "data"
    with serving(folder, "--settings", str(settings)) as (process, address):
        server = ServerCalled(address)
        party = await Party.sit(server, GAME, least(GAME))
        await party.play(random.Random(1), 3)
        before = party.view(0)
        process.send_signal(number)
        assert await party.lines[0].until_closed() == 1012
        assert party.lines[0].socket.close_reason == "closing"
        _, told = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        events = [json.loads(line)["event"] for line in told.splitlines()]
        assert events[0] == "server.started"
        assert events[-1] == "server.stopped"
    assert not list(folder.glob("*-wal")), "the store was closed, not abandoned"
    with serving(folder) as (_, address):
        line = await Line.open(ServerCalled(address), party.id, [party.secrets[0]])
        assert line.views[0]["view"] == before["view"]
        await line.close()


@pytest.mark.asyncio
async def test_a_move_under_way_when_the_server_stops_is_not_lost(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as (process, address):
        party = await Party.sit(ServerCalled(address), GAME, least(GAME))
        seat = party.waiting()[0]
        move = {"k": "last", "seat": seat, "v": 0, "m": party.view(seat)["choices"][0]["m"]}
        await party.lines[seat].say("move", **move)
        process.send_signal(signal.SIGTERM)
        await party.lines[seat].until_closed()
        process.communicate(timeout=PATIENCE)
    with serving(tmp_path / "data") as (_, address):
        line = await Line.open(ServerCalled(address), party.id, [party.secrets[seat]])
        assert await line.ask("move", **move) == {"t": "done", "k": "last", "v": 1}
        await line.close()


class Called:
    """What came of a call."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Called]:
    """Call the command line without a process of its own."""

    def called(*arguments: str) -> Called:
        monkeypatch.setattr(sys, "argv", ["ludotheque", *arguments])
        code: object = 0
        try:
            main()
        except SystemExit as ended:
            code = ended.code or 0
        assert isinstance(code, int)
        return Called(code, *capsys.readouterr())

    return called


Call = Callable[..., Called]


def one_sentence(done: Called) -> str:
    assert (done.code, done.out) == (2, "")
    (sentence,) = done.err.splitlines()
    return str(sentence)


def test_what_cannot_be_served_is_one_sentence(tmp_path: Path, call: Call) -> None:
    folder = str(tmp_path / "data")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "already in use" in one_sentence(call("serve", "--port", port, "--data", folder))
    with run.claim(Path(folder)):
        assert "another server is using" in one_sentence(call("serve", "--port", "0", "--data", folder))
    wrong = tmp_path / "settings.toml"
    wrong.write_text("no_such_setting = 1")
    assert "no_such_setting" in one_sentence(call("serve", "--port", "0", "--data", folder, "--settings", str(wrong)))
    wrong.write_text("workers = 2.5", "utf-8")
    said = call("--lang", "fr", "serve", "--port", "0", "--data", folder, "--settings", str(wrong))
    assert one_sentence(said).endswith("workers doit être un nombre entier, pas 2.5")
    for number in ("workers = -3", "bot_cpu = nan", "patience = -0.5"):
        wrong.write_text(number)
        said = call("serve", "--port", "0", "--data", folder, "--settings", str(wrong))
        name, _, value = number.partition(" = ")
        assert one_sentence(said).endswith(f"{name} must be 0 or more, not {value}")
    for level in ("hint_level = 'foo'", "timeout_level = 'random'", "timeout_level = ''"):
        wrong.write_text(level)
        said = call("serve", "--port", "0", "--data", folder, "--settings", str(wrong))
        assert f"{level.split()[0]} must be a level of bots" in one_sentence(said)
    missing = str(tmp_path / "missing.toml")
    assert "no such file or folder" in one_sentence(
        call("serve", "--port", "0", "--data", folder, "--settings", missing)
    )
    assert "--port takes a whole number" in one_sentence(call("serve", "--port", "http"))
    (tmp_path / "data" / "tables.sqlite").write_text("something else" * 100)
    assert "is not a Ludothèque database" in one_sentence(call("serve", "--port", "0", "--data", folder))


# Without a word


@contextmanager
def at_home(state: Path, *arguments: str, screen: bool = True) -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """Start `ludotheque` as a player would; its browser only notes what it was asked to show."""
    shown, browser = state / "shown", state / "browser"
    state.mkdir(exist_ok=True)
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{shown}"\n')
    browser.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
    env = {**kept, "LANG": "en", "LC_ALL": "", "XDG_STATE_HOME": str(state)}
    process = subprocess.Popen(
        [*CALL, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env | {"BROWSER": str(browser)} if screen else env,
    )
    try:
        yield process, shown
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def address_in(sentence: str) -> str:
    found = re.search(r"http://127\.0\.0\.1:\d+", sentence)
    assert found, sentence
    return found[0]


def patiently(path: Path) -> list[str]:
    for _ in range(int(10 * PATIENCE)):
        if path.exists() and path.read_text():
            break
        time.sleep(0.1)
    return path.read_text().splitlines()


def test_without_a_word_the_lobby_opens(tmp_path: Path) -> None:
    with at_home(tmp_path) as (process, shown):
        said = first_line(process)
        address = address_in(said)
        assert "Ctrl-C stops the server" in said
        assert httpx2.get(address, timeout=PATIENCE).status_code == 200
        assert patiently(shown) == [address]
        with at_home(tmp_path, "--lang", "fr") as (second, _):
            out, err = second.communicate(timeout=PATIENCE)
            assert (second.returncode, err) == (0, "")
            assert out == f"Les tables sont déjà à l’adresse {address}\u202f: une autre fenêtre les sert.\n"
        assert shown.read_text().splitlines() == [address, address]
        with at_home(tmp_path, "serve") as (third, _):
            _, err = third.communicate(timeout=PATIENCE)
            assert third.returncode == 2
            assert "another server is using" in err
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (0, "", "")
    with at_home(tmp_path, screen=False) as (process, _):
        address_in(first_line(process))
        process.send_signal(signal.SIGTERM)
        assert process.communicate(timeout=PATIENCE) == ("", "")
        assert shown.read_text().splitlines() == [address, address], "without a screen, there is just the address"


def bind_aside(taken: socket.socket) -> int:
    """Bind to a port that no system gives away by itself: when it is free again, nobody else has it."""
    for port in range(20_000, 20_100):
        with contextlib.suppress(OSError):
            taken.bind(("127.0.0.1", port))
            return port
    pytest.fail("a hundred ports are taken")


def test_a_taken_port_is_no_obstacle_unless_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        port = bind_aside(taken)
        taken.listen()
        monkeypatch.setattr(hosting, "PORT", port)
        with hosting.find_port("127.0.0.1", None) as other:
            assert other.getsockname()[1] != port
        with pytest.raises(Refused, match="already in use"):
            hosting.find_port("127.0.0.1", port)
    with hosting.find_port("127.0.0.1", None) as usual:
        assert usual.getsockname()[1] == port
    with pytest.raises(Refused, match=f"port {port} of 192.0.2.1"):
        hosting.find_port("192.0.2.1", None)  # an address that is nobody's


def test_nodes_of_one_machine_share_its_cores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[int] = []

    class Started:
        def __init__(self, count: int, serve: Callable[[int], None]) -> None:
            for node in range(count):
                serve(node)

        def wait(self) -> None:
            pass

    monkeypatch.setattr(os, "cpu_count", lambda: 10)
    monkeypatch.setattr(logs, "set_up", lambda: None)
    monkeypatch.setattr(run, "reach", AsyncMock())
    monkeypatch.setattr(run, "serve", lambda taken, folder, habits, *_: served.append(habits.workers))
    monkeypatch.setattr(run, "run", lambda _: None)
    monkeypatch.setattr(nodes, "Nodes", Started)
    for workers in (0, 7):
        habits = Settings(store="postgresql://x", workers=workers)
        hosting.keep_tables("127.0.0.1", 0, tmp_path, habits, 4, False, False, Words("", "en"))
    assert served == [2] * 4 + [7] * 4, "unless somebody says how many each has"


# Verifying


def recorded(share: str = "5e", mine: str = "a1") -> dict[str, object]:
    """Play a match as a server deals it: from its own share, and from those of two pages."""
    box, count = lt.game(GAME), least(GAME)
    shares = [mine, "b2", *[""] * (count - 2)]
    sheet, options = fingerprint(box.text("sheet.toml")), box.meta.resolve(count, {})
    match = lt.Match(box, count, seed("abc", GAME, box.meta.version, options, sheet, share, shares), luck="hashed")
    rng = random.Random(7)
    while not match.over:
        match.play(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
    told: dict[str, object] = json.loads(match.record().to_json())
    return told | {"table": "abc", "commitment": commitment("abc", share), "share": share, "shares": shares}


def test_records_are_judged_by_what_was_kept() -> None:
    told = recorded()
    forged = recorded(share="6f", mine="c3")
    seen = str(told["commitment"])
    plain = {key: value for key, value in told.items() if key not in ("table", "commitment")}
    old = json.loads(lt.game(GAME).match(least(GAME), 7).record().to_json())
    old |= {"table": "abc", "commitment": commitment("abc", "7")}
    moves = told["moves"]
    assert isinstance(moves, list)
    cases: list[tuple[dict[str, object], str, list[str], str, bool]] = [
        (told, "", [], "consistent", True),
        (told, seen.upper(), [], "sealed", True),
        (told, f"{seen[:16]}…", [], "sealed", True),
        (told, seen[:7], [], "short-seal", False),
        (told, "", ["A1 "], "shared", True),
        (told, seen[:8], ["a1"], "honest", True),
        (told, seen, ["a1", "b2"], "honest", True),
        (told, seen, ["c3"], "other-share", False),
        (told, commitment("abc", "6f"), ["a1"], "other-seal", False),
        (forged, "", [], "consistent", True),
        (forged, seen, ["a1"], "other-seal", False),
        ({**told, "commitment": commitment("abc", "6f")}, "", [], "seed", False),
        ({**told, "table": "abd"}, "", [], "seed", False),
        ({**told, "shares": ["b2", "a1", *[""] * (least(GAME) - 2)]}, "", [], "seed", False),
        ({**told, "shares": None}, "", [], "seed", False),
        (plain, "", [], "legal", True),
        (plain, seen, [], "elsewhere", False),
        (old, "", [], "consistent", True),
        (old, commitment("abc", "7"), [], "sealed", True),
        (old, commitment("abc", "8"), [], "other-seal", False),
        ({**told, "moves": moves[:-1], "scores": [], "ranking": []}, "", [], "consistent", True),
        ({**told, "rules": 999}, "", [], "refused", False),
        ({**told, "luck": "good"}, "", [], "refused", False),
    ]
    for record, shown, given, expected, ok in cases:
        verdict = verify(json.dumps(record), shown, given)
        assert (verdict.verdict, verdict.ok) == (expected, ok), (shown, given)
    assert verify("nonsense").verdict == "refused"
    cut_short = verify(json.dumps({**told, "moves": moves[:-1]}))
    assert cut_short.verdict in ("unfinished", "refused")  # as the last move changed a score or not
    assert not cut_short.ok


@pytest.mark.parametrize(("lang", "sentence"), [("en", "The deal is honest"), ("fr", "La donne est honnête")])
def test_verify_says_so_in_words(tmp_path: Path, call: Call, lang: str, sentence: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(recorded()))
    kept = ("--commitment", str(recorded()["commitment"])[:16], "--share", "a1", "--share", "b2")
    done = call("verify", str(file), *kept, "--lang", lang)
    assert done.code == 0
    assert done.out.startswith(sentence)
    done = call("verify", str(file), "--commitment", "0" * 16, "--lang", lang)
    assert done.code == 1
    assert len(done.out.splitlines()) == 1
    assert "missing.json" in one_sentence(call("verify", str(tmp_path / "missing.json")))


def test_verify_speaks_one_language(tmp_path: Path, call: Call) -> None:
    file = tmp_path / "record.json"
    file.write_text("nonsense")
    said = call("--lang", "fr", "verify", str(file)).out
    assert said.startswith(
        "Cet enregistrement n’est pas valide\u202f: ce n’est pas un enregistrement de partie (ce n’est"
    )
    honest = recorded()
    assert isinstance(honest["moves"], list)
    seat, _ = honest["moves"][0]
    file.write_text(json.dumps({**honest, "moves": [[seat, 10**6]]}))
    done = call("--lang", "fr", "verify", str(file))
    assert done.code == 1
    assert "le coup 1 de cet enregistrement n’est pas permis\u202f: " in done.out
    assert one_sentence(call("--lang", "fr", "replay", str(tmp_path / "x"))).endswith(
        "x\u202f: aucun fichier ni dossier de ce nom"
    )


def test_asyncio_is_enough_where_there_is_no_uvloop(tmp_path: Path) -> None:
    """Serve on the loop of the standard library, as on Windows."""
    code = "import sys; sys.modules['uvloop'] = None\nfrom ludotheque.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        found = re.search(r"http://[\d.:]+\d", process.stdout.readline())
        assert found
        server = ServerCalled(found[0])

        async def play() -> None:
            party = await Party.sit(server, GAME, least(GAME))
            await party.play(random.Random(1), 5)
            await party.close()

        asyncio.run(play())
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_a_server_that_listens_everywhere_names_an_address_to_type() -> None:
    everywhere, here = Mock(), Mock()
    everywhere.getsockname.return_value = ("0.0.0.0", 8420)
    here.getsockname.return_value = ("127.0.0.1", 8420)
    assert run.address_of(here) == "http://127.0.0.1:8420"
    assert re.fullmatch(r"http://(?!0\.)[\d.]+:8420", run.address_of(everywhere))
