"""Games from outside our tree are played, simulated, served, read and checked like ours.

The example is found in a folder that is named, and as an installed package (a folder on Python's path, with the
metadata that an installer writes).
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

import ludotheque as lt
from tests.cli.terminal import Terminal, environment
from tests.server.client import Party
from tests.server.running import EASY, PATIENCE, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.slow]

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = "crazy_eights"

Call = tuple[list[str], dict[str, str]]


def in_a_folder(tmp_path: Path) -> Call:
    return ["--games", str(EXAMPLES)], environment(tmp_path)


def installed(tmp_path: Path) -> Call:
    site = tmp_path / "site"
    shutil.copytree(EXAMPLES / GAME, site / GAME, ignore=shutil.ignore_patterns("__pycache__"))
    info = site / "crazy_eights-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.4\nName: crazy-eights\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[ludotheque.games]\n{GAME} = {GAME}\n")
    return [], environment(tmp_path) | {"PYTHONPATH": str(site)}


@pytest.fixture(params=[in_a_folder, installed])
def call(request: pytest.FixtureRequest, tmp_path: Path) -> Call:
    place: Callable[[Path], Call] = request.param
    return place(tmp_path)


def run(call: Call, *arguments: str) -> str:
    first, env = call
    command = [sys.executable, "-m", "ludotheque", *first, *arguments]
    done = subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_and_read(call: Call) -> None:
    listed = run(call, "games")
    assert "Crazy Eights  crazy_eights · 2 to 5 players" in listed
    assert "A traditional game." in listed
    assert "Un jeu traditionnel." in run(call, "games", "--lang", "fr")
    assert "names a suit" in run(call, "rules", GAME, "eight")
    assert 'code = "8"' in run(call, "sheet", GAME)


def test_it_is_simulated_in_several_processes(call: Call, tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    arguments = ["--seats", "3", "--games", "40", "--jobs", "2", "--bots", "medium,random", "--json", str(figures)]
    run(call, "simulate", GAME, *arguments)
    assert json.loads(figures.read_text("utf-8"))["games"] == 40


def test_it_is_checked(call: Call) -> None:
    assert "✗" not in run(call, "check", GAME, "--quick", "--tests", str(EXAMPLES / "tests"))


def test_it_is_played_in_a_terminal_and_verified(call: Call, tmp_path: Path) -> None:
    first, env = call
    record = tmp_path / "record.json"
    wish = ["--seats", "2", "--seed", "3", "--option", "rounds=1", "--record", str(record)]
    with Terminal(tmp_path, *first, "play", GAME, *wish, env=env) as terminal:
        while True:
            printed = terminal.expect("\n> ", str(record))
            if str(record) in printed:
                break
            listed = re.findall(r"^ *(\d+)  ", printed, re.MULTILINE)
            terminal.type(listed[0] if listed else "list")
        assert terminal.end() == 0
    assert "Crazy Eights" in terminal.seen
    run(call, "verify", str(record))
    assert "Round 1 of 1" in run(call, "replay", str(record), "--all")


class Called(Server):
    """A server started by its command."""

    def __init__(self, call: Call, folder: Path) -> None:
        first, env = call
        settings = folder / "settings.toml"
        settings.write_text("\n".join(f"{key} = {json.dumps(value)}" for key, value in EASY.items()))
        serve = ["serve", "--port", "0", "--data", str(folder / "data"), "--settings", str(settings)]
        command = [sys.executable, "-m", "ludotheque", *first, *serve]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.:]+\d", self.process.stdout.readline())
        assert found
        self.address = found[0]
        self.http = httpx2.Client(base_url=self.address, timeout=PATIENCE)


@pytest.fixture
def served(call: Call, tmp_path: Path) -> Iterator[Called]:
    server = Called(call, tmp_path)
    yield server
    server.http.close()
    server.process.terminate()
    _, log = server.process.communicate()
    assert [line for line in log.splitlines() if json.loads(line)["level"] == "error"] == []


@pytest.mark.asyncio
async def test_it_is_served_and_bots_move_in_processes_of_their_own(served: Called) -> None:
    boxes: list[dict[str, Any]] = served.get("/api/games")["games"]
    assert GAME in [box["name"] for box in boxes]
    party = await Party.sit(served, GAME, 1, bots=["medium", "random"], options={"rounds": 1})
    line = party.lines[0]
    rng = random.Random(1)
    while not party.over():
        await line.until(lambda: party.over() or 0 in party.view(0)["view"]["waiting"])
        if not party.over():
            choice = rng.choice(party.view(0)["choices"])
            done = await party.move(0, choice["m"])
            assert done["t"] == "done", done
            await party.seen(done["v"])
    moved = {line["args"]["seat"] for line in party.lines[0].logs[0] if "seat" in line["args"]}
    assert moved == {0, 1, 2}
    for path in (f"/api/text/{GAME}/fr", f"/api/rulebook/{GAME}/fr", f"/api/sheet/{GAME}"):
        assert served.http.get(path).status_code == 200
    await party.close()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "--games", "nowhere", "games"]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "ludotheque: there is no folder nowhere\n"


def test_other_packages_in_the_folder_are_no_games(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "__init__.py").write_text("raise SystemExit('this is imported')")
    command = [sys.executable, "-m", "ludotheque", "--games", str(tmp_path), "games"]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(" · ") == 2 * len(lt.all_games())


def test_a_game_for_two_is_for_two(tmp_path: Path) -> None:
    copy = Path(shutil.copytree(EXAMPLES / GAME, tmp_path / "games" / GAME))
    meta = (copy / "__init__.py").read_text("utf-8")
    (copy / "__init__.py").write_text(meta.replace("most=5", "most=2"), "utf-8")
    call = (["--games", str(tmp_path / "games")], environment(tmp_path))
    assert "crazy_eights · 2 players · " in run(call, "games")
    assert "crazy_eights · 2 joueurs · " in run(call, "games", "--lang", "fr")


def test_our_own_shelf_is_untouched() -> None:
    assert GAME not in lt.all_games()
    assert "LUDOTHEQUE_GAMES" not in os.environ
