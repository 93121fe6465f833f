"""`ludotheque check` prints the promises of a game, and what is wrong with one that breaks some."""

import shutil
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque import contract
from ludotheque.contract import listing
from ludotheque.text.words import Words
from tests.cli.terminal import run

pytestmark = [pytest.mark.on_wheel, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
PARTS = [import_module(f"ludotheque.contract.{file.stem}") for file in Path(contract.__file__).parent.glob("[a-z]*.py")]
TOY = ROOT / "tests" / "zoo" / "shelf" / "crows"


def test_a_game_by_its_name(tmp_path: Path) -> None:
    tests = ROOT / "tests" / "games" / "odin"
    done = run(tmp_path, "check", "odin", "--quick", "--tests", str(tests))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "✗" not in done.stdout
    assert done.stdout.count("✓") == len({check.name for check in contract.checks("odin", tests, quick=True)})


def test_every_promise_is_told_in_every_language() -> None:
    """In English, in the words of its docstring."""
    checks = {name: check for part in PARTS for name, check in vars(part).items() if name.startswith("check_")}
    assert len(checks) > 60
    for name, check in checks.items():
        key = name.replace("check_", "promise-").replace("_", "-")
        assert Words("", "en")(key) == listing.check(check, "", check).promise.replace("'", "’")
        assert Words("", "fr")(key)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copy a toy, as somebody would have it who writes a game."""
    return Path(shutil.copytree(TOY, tmp_path / "crows", ignore=shutil.ignore_patterns("__pycache__")))


def test_a_folder_being_written(folder: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "check", str(folder), "--matches", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No tests were found" in done.stdout


BREAKS = {
    "observe.py": ("cards_of(s.hands[seat])", "cards_of(s.hands[0])", "sees what it cannot know"),
    "text/fr.ftl": ("log-play", "log-playing", "log-play: the code says it, and fr has no text for it"),
    "rules.py": (
        "        return s.turn\n",
        "        return nothing\n",
        "NameError: name 'nothing' is not defined",
    ),
}


@pytest.mark.parametrize("file", BREAKS)
def test_what_is_broken_is_told(file: str, folder: Path, tmp_path: Path) -> None:
    old, new, found = BREAKS[file]
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    done = run(tmp_path, "check", str(folder), "--quick")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "✗" in done.stdout
    assert found in " ".join(done.stdout.split())
    assert "Traceback" not in done.stdout + done.stderr


def test_a_folder_without_its_files(folder: Path, tmp_path: Path) -> None:
    (folder / "terminal.py").unlink()
    (folder / "text" / "fr.ftl").unlink()
    done = run(tmp_path, "check", str(folder))
    assert done.returncode == 1
    assert "terminal.py" in done.stdout
    assert "text/fr.ftl is missing" in " ".join(done.stdout.split())
    assert done.stdout.count("✗") == 1  # the rest waits
    done = run(tmp_path, "check", str(folder), "--lang", "fr")
    assert "✗ Ses fichiers sont là et offrent ce que tout jeu offre" in done.stdout
    assert "    Le reste doit attendre que ceci soit réglé.\n" in done.stdout
    (folder / "__init__.py").write_text("META = ")
    assert run(tmp_path, "check", str(folder)).returncode == 2
    assert run(tmp_path, "check", str(tmp_path)).returncode == 2
    assert run(tmp_path, "check", str(folder / "text")).returncode == 2


def test_what_the_tests_hold_is_written(folder: Path, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    shutil.copy(TOY / "sheet.toml", tests / "tiny.toml")
    done = run(tmp_path, "check", str(folder), "--tests", str(tests), "--write")
    assert done.returncode == 0, done.stdout + done.stderr
    assert {file.name for file in tests.iterdir()} == {"tiny.toml", "golden", "digests.json", "perft.json"}
    again = run(tmp_path, "check", str(folder), "--tests", str(tests), "--write", "--lang", "fr")
    assert again.stdout == "Rien n’a changé.\n"
