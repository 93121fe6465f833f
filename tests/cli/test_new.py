"""`ludotheque new`: what it writes is a game, in a checkout and in a project of its own."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import environment, run

ROOT = Path(__file__).parents[2]


def texts(*folders: Path) -> list[str]:
    """Read all that was written."""
    files = [file for folder in folders for file in folder.rglob("*.*") if file.is_file() and file.suffix != ".pyc"]
    return [file.read_text("utf-8") for file in files]


def test_what_its_view_holds_has_a_name_in_every_language() -> None:
    """The table that shows any game calls each field by a text of the game."""
    game = ROOT / "src" / "ludotheque" / "cli" / "scaffold" / "game"
    view = (game / "view.py.txt").read_text("utf-8").split("class MyGameView")[1]
    fields = re.findall(r"^    (\w+): ", view, re.MULTILINE)
    assert fields
    for lang in ("en", "fr"):
        text = (game / "text" / f"{lang}.ftl.txt").read_text("utf-8")
        assert [name for name in fields if name != "players" and f"show-{name} = " not in text] == []


@pytest.mark.on_wheel
@pytest.mark.slow
def test_a_project_of_its_own(tmp_path: Path) -> None:
    """It passes the check and its own tests at once, and every command that is printed works."""
    project = tmp_path / "river"
    made = run(tmp_path, "new", "river_bank", "--folder", str(project))
    assert made.returncode == 0, made.stderr
    assert not any("my_game" in text or "MyGame" in text or "mygame" in text for text in texts(project))
    printed = [line.strip() for line in made.stdout.splitlines() if line.startswith("    ")]
    check, play, serve, tests = printed
    checked = subprocess.run(check, shell=True, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    assert "✗" not in checked.stdout
    assert "No tests" not in checked.stdout
    for command in (play, serve):
        asked = subprocess.run(f"{command} --help", shell=True, capture_output=True, text=True, check=False)
        assert asked.returncode == 0, asked.stderr
    quick = f"{tests} -q -k 'rules or files or strangers'"
    tested = subprocess.run(quick, shell=True, capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stdout
    listed = run(tmp_path, "--games", str(project), "games")
    assert "River Bank" in listed.stdout


@pytest.mark.on_source
@pytest.mark.slow
def test_in_a_checkout(tmp_path: Path) -> None:
    """It goes into the game, test and page folders of the tree, and is found there."""
    root = tmp_path / "checkout"
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", root)
    (root / "web" / "src" / "games").mkdir(parents=True)
    env = environment(tmp_path) | {"PYTHONPATH": str(root / "src"), "LUDOTHEQUE_COMMAND": "./dev run"}
    command = [sys.executable, "-m", "ludotheque"]
    made = subprocess.run(
        [*command, "new", "river_bank"], cwd=root, env=env, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
    assert made.stdout.splitlines() == [
        "src/ludotheque/games/river_bank",
        "tests/games/river_bank",
        "web/src/games/river_bank",
        "A small working game, its tests and its page. CONTRIBUTING.md goes on from here; now try:",
        "    ./dev run check river_bank",
        "    ./dev play river_bank",
        "    ./dev test tests/games/river_bank",
    ]
    checking = [*command, "check", "river_bank", "--quick"]
    checked = subprocess.run(checking, cwd=root, env=env, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    assert {file.name for file in (root / "web/src/games/river_bank").iterdir()} >= {"index.ts", "Table.svelte"}
    lint = [sys.executable, "-m", "ruff", "check", "src/ludotheque/games/river_bank", "tests/games/river_bank"]
    linted = subprocess.run(lint, cwd=root, capture_output=True, text=True, check=False)
    assert linted.returncode == 0, linted.stdout


@pytest.mark.on_wheel
@pytest.mark.slow
def test_a_broken_game_does_not_pass(tmp_path: Path) -> None:
    run(tmp_path, "new", "river_bank", "--folder", str(tmp_path / "river"))
    rules = tmp_path / "river" / "river_bank" / "rules.py"
    whole = rules.read_text("utf-8")
    broken = whole.replace("known |= s.hands[viewer]", "known |= 0")  # a redeal that forgets the seat's own hand
    assert broken != whole
    rules.write_text(broken, "utf-8")
    checked = run(tmp_path, "check", str(tmp_path / "river" / "river_bank"), "--quick")
    assert checked.returncode == 1
    assert "audit-twice" in " ".join(checked.stdout.split())


@pytest.mark.on_wheel
@pytest.mark.slow
def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "river" / "tests").mkdir(parents=True)
    refused = run(tmp_path, "new", "river_bank", "--folder", str(tmp_path / "river"))
    assert refused.returncode == 2
    assert "nothing was written" in refused.stderr
    assert [place.name for place in (tmp_path / "river").iterdir()] == ["tests"]


@pytest.mark.on_wheel
@pytest.mark.slow
def test_bad_names_are_refused(tmp_path: Path) -> None:
    for name in ("River", "class", "a/b", "", "9lives", "x" * 40):
        refused = run(tmp_path, "new", name, "--folder", str(tmp_path / "river"))
        assert refused.returncode == 2
        assert "Traceback" not in refused.stderr
        assert not list(tmp_path.iterdir())
