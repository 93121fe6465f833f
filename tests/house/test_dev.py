"""The ./dev script, where it has to say no."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.on_source

ROOT = Path(__file__).parents[2]
TOOLS = ("sh", "dirname", "cat", "cksum", "ln", "rm", "mv", "readlink", "sleep")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy what ./dev reads, as in a fresh clone; its folder has a space in its name."""
    folder = tmp_path / "a clone"
    folder.mkdir()
    for name in (
        "dev",
        "pyproject.toml",
        "hatch_build.py",
        "build_docstrings.py",
        *(lock.name for lock in ROOT.glob("requirements*.lock")),
    ):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """Make a PATH with the usual tools and no Python at all."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found is not None
        (folder / tool).symlink_to(found)
    return folder


def dev(checkout: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_", "PYTHON"))}
    command = [str(checkout / "dev"), *arguments]
    return subprocess.run(command, cwd="/", env=env | environment, capture_output=True, text=True, check=False)


def test_help_needs_nothing(checkout: Path, tools: Path) -> None:
    assert "./dev play" in dev(checkout, "help", PATH=str(tools)).stdout


# A Python, a uv, a ludotheque: whatever it is called, it notes how, and makes the next of its kind.
DUMMY = """#!/bin/sh
case "$*" in
-c*) echo 3.12.0 "$0"; exit ;;
*venv*)
    for folder; do :; done
    mkdir -p "$folder/bin"
    for tool in python uv ludotheque; do cp "$0" "$folder/bin/$tool"; done ;;
esac
echo "${0##*/}" "$*" >>"$NOTES"
"""


def test_play_opens_the_page_or_a_terminal_game(checkout: Path, tools: Path, tmp_path: Path) -> None:
    for tool in ("mkdir", "cp"):
        (tools / tool).symlink_to(str(shutil.which(tool)))
    python = tools / "python3"
    python.write_text(DUMMY)
    python.chmod(0o755)
    notes = tmp_path / "notes"

    def called(*arguments: str) -> list[str]:
        notes.write_text("")
        done = dev(checkout, *arguments, PATH=str(tools), NOTES=str(notes))
        assert done.returncode == 0, done.stderr
        return [line.replace(f"{checkout}/", "") for line in notes.read_text().splitlines()]

    called("play", "odin")  # it installs, first
    built = "python3 web/build.py --fresh"
    assert called("play") == [built, "ludotheque "]
    assert called("play", "odin", "--seats", "3") == ["ludotheque play odin --seats 3"]
    assert called("run") == [built, "ludotheque "]
    assert called("run", "serve", "--open") == [built, "ludotheque serve --open"]
    assert called("run", "games") == ["ludotheque games"]
    assert not (checkout / ".venv" / ".packages-dev").exists()
    assert called("run", "new", "river_bank")[-1] == "ludotheque new river_bank"
    assert (checkout / ".venv" / ".packages-dev").exists(), "the catalogue cannot be written without ruff"


def test_unknown_command(checkout: Path) -> None:
    done = dev(checkout, "plaay")
    assert done.returncode == 2
    assert done.stderr.startswith("dev: there is no command 'plaay'\n")


def test_no_python(checkout: Path, tools: Path) -> None:
    old = tools / "python3"
    old.write_text("#!/bin/sh\necho 3.10.0 old\nexit 1\n")
    old.chmod(0o755)
    done = dev(checkout, "play", PATH=str(tools))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Python 3.11 or newer is needed" in done.stderr


@pytest.mark.slow
def test_no_network(checkout: Path, tools: Path) -> None:
    (tools / "python3.12").symlink_to(sys.executable)
    nowhere = "http://127.0.0.1:9/simple"
    settings = {"PIP_INDEX_URL": nowhere, "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull, "PATH": str(tools)}
    done = dev(checkout, "play", **settings)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "dev: installing uv",
        "dev: installing uv failed: the package index cannot be reached. Is the network there?",
    ]
    left = {path.name for path in checkout.iterdir()}
    assert ".dev.lock" not in left
    assert not (checkout / ".uv" / ".made-from").exists()
