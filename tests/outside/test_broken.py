"""A game that is being written and does not load is told in one sentence: the file, the fault, and what to do."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.terminal import environment

pytestmark = [pytest.mark.on_wheel, pytest.mark.slow]

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = "crazy_eights"
FAILS = "ludotheque: the game crazy_eights doesn’t load ({}); run `ludotheque check games/crazy_eights`\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copy the example into a folder of games."""
    return Path(shutil.copytree(EXAMPLES / GAME, tmp_path / "games" / GAME))


def run(tmp_path: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command beside the folder of games."""
    return subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments],
        cwd=tmp_path,
        env=environment(tmp_path / "state") | more,
        input="quit\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def no_python(folder: Path) -> None:
    (folder / "rules.py").write_text("import os\ndef (:\n", "utf-8")


def no_bot(folder: Path) -> None:
    (folder / "bot.py").unlink()


def no_name(folder: Path) -> None:
    text = (folder / "rules.py").read_text("utf-8")
    (folder / "rules.py").write_text(f"nothing\n{text}", "utf-8")


def no_luck(folder: Path) -> None:
    (folder / "__init__.py").write_text("1 / 0\n", "utf-8")


def no_meta(folder: Path) -> None:
    (folder / "__init__.py").write_text("", "utf-8")


PLAY, SIMULATE, SERVE = ("play", GAME), ("simulate", GAME, "-n", "2"), ("serve", "--port", "0", "--data", "data")
FAULTS: list[tuple[Callable[[Path], None], str, list[tuple[str, ...]]]] = [
    (no_python, "rules.py, line 2: SyntaxError: invalid syntax", [PLAY, SIMULATE, SERVE]),
    (no_bot, "bot.py is missing", [PLAY, SERVE]),
    (no_name, "rules.py, line 1: NameError: name 'nothing' is not defined", [PLAY, SERVE]),
    (no_luck, "__init__.py, line 1: ZeroDivisionError: division by zero", [PLAY, SERVE, ("games",), ("rules",)]),
    (
        no_meta,
        "__init__.py: AttributeError: module 'ludotheque.games.crazy_eights' has no attribute 'META'",
        [PLAY, ("games",)],
    ),
]


@pytest.mark.parametrize(
    ("spoil", "told", "command"),
    [(spoil, told, command) for spoil, told, commands in FAULTS for command in commands],
    ids=[f"{spoil.__name__}-{command[0]}" for spoil, _, commands in FAULTS for command in commands],
)
def test_one_sentence_names_file_and_fault(
    spoil: Callable[[Path], None], told: str, command: tuple[str, ...], folder: Path, tmp_path: Path
) -> None:
    spoil(folder)
    done = run(tmp_path, "--games", "games", *command)
    assert (done.returncode, done.stderr) == (2, FAILS.format(told))


@pytest.mark.parametrize("spoil", [fault[0] for fault in FAULTS])
def test_check_says_what_is_wrong_and_sends_nobody_to_itself(
    spoil: Callable[[Path], None], folder: Path, tmp_path: Path
) -> None:
    spoil(folder)
    done = run(tmp_path, "check", f"games/{GAME}")
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr
    assert any(file in done.stdout + done.stderr for file in ("rules.py", "bot.py", "__init__.py"))
    assert "run `" not in done.stdout + done.stderr


@pytest.mark.parametrize("command", [("play", "eights"), ("games",), ("check", "games/eights")])
def test_a_folder_of_another_name_than_the_game(command: tuple[str, ...], folder: Path, tmp_path: Path) -> None:
    folder.rename(folder.with_name("eights"))
    done = run(tmp_path, "--games", "games", *command)
    assert done.returncode == 2
    assert done.stderr == "ludotheque: META.name is crazy_eights, but its folder is eights\n"


def test_an_entry_point_of_another_name_than_the_game(folder: Path, tmp_path: Path) -> None:
    info = folder.parent / "eights-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.4\nName: eights\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[ludotheque.games]\neights = {GAME}\n")
    done = run(tmp_path, "games", PYTHONPATH=str(folder.parent))
    assert done.returncode == 2
    assert done.stderr == "ludotheque: META.name is crazy_eights, but its entry point is eights\n"


@pytest.mark.parametrize("command", [("games",), ("play", "odin"), SERVE, ("rules",), ("check", "odin")])
def test_a_folder_of_the_environment_that_is_not_there(command: tuple[str, ...], tmp_path: Path) -> None:
    done = run(tmp_path, *command, LUDOTHEQUE_GAMES="/nope", LANG="fr_FR.UTF-8")
    assert (done.returncode, done.stderr) == (2, "ludotheque: il n’y a pas de dossier /nope\n")


def test_the_way_back_names_the_folder(folder: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "--games", "games", "play", GAME)
    assert done.stdout.endswith("Game saved. Resume it with `ludotheque --games games play crazy_eights`.\n")
    again = run(tmp_path, "--games", "games", "play", GAME, "--resume")
    assert again.returncode == 0, again.stderr
