"""Every command says no in a sentence, with exit code 2, and never with a traceback."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ludotheque as lt
from ludotheque.cli.app import app
from tests.cli.terminal import environment, run

BAD = {
    "play nosuch": "there is no game called nosuch",
    "play odin --seats 9": "Odin is for 2 to 6 players, not 9",
    "play odin --seats two": "--seats",
    "play odin --humans 7": "from none to 4 can be people, not 7",
    "play odin --bots clever": "there is no bot called clever",
    "play odin -o target": "an option is written name=value, not target",
    "play odin -o target=7": "the option target takes one of: 5, 10",
    "play odin -o colour=1": "Odin has no option colour; it has target, single_round and four_colours",
    "play odin -o first=1": "who begins is said with --first",
    "play odin -o four_colours=on": "for 2 players only",
    "play odin --first 5": "a seat from 1 to 4, not 5",
    "play odin --first me": "a seat from 1 to 4, not me",
    "play odin --seed -1": "a seed is a whole number",
    "play odin --sheet nosuch.toml": "nosuch.toml: No such file or directory",
    "play odin --sheet .": "Is a directory",
    "play odin --record nosuch/r.json": "there is no folder nosuch",
    "play odin --record pyproject.toml": "pyproject.toml is there already",
    "play odin --name Ann --name Bob": "give at most one name",
    "play odin --humans 2 --name Ann --name Ann": "no two alike",
    "play odin --name ": "a name has 1 to 24 characters",
    "play odin --lang de": "there is no language de; there are en, fr",
    "play odin --resume": "there is no match to take up",
    "rules nosuch": "there is no game called nosuch",
    "rules odin nosuch": "odin has no rule called nosuch",
    "rules": "GAME",
    "sheet nosuch": "there is no game called nosuch",
    "sheet": "GAME",
    "games --lang xx": "there is no language xx",
    "simulate odin --bots greedy,clever": "there is no bot called clever",
    "simulate odin --seats 2 --bots greedy,easy,random": "takes 1 to 2 bots, not 3",
    "simulate odin --games 0": "--games",
    "simulate odin --jobs 0": "--jobs",
    "simulate odin --seed -3": "a seed is a whole number",
    "simulate odin --json nosuch/f.json": "there is no folder nosuch",
    "simulate odin --sheet pyproject.toml": "there is no [",
    "simulate nosuch": "there is no game called nosuch",
    "replay nosuch.json": "nosuch.json: No such file or directory",
    "replay pyproject.toml": "this is no record: it is not JSON",
    "replay tests": "Is a directory",
    "replay": "FILE",
    "check nosuch": "there is no game called nosuch",
    "check tests": "tests is no game folder",
    "check": "GAME",
    "nosuch": "nosuch",
    "--nosuch": "--nosuch",
}


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.parametrize("line", BAD)
def test_bad_arguments(line: str) -> None:
    done = CliRunner().invoke(app, line.split(" ") if line.endswith(" ") else line.split())
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == 2, done.output
    assert BAD[line] in done.stderr
    assert done.stdout == ""


def test_bad_arguments_in_french() -> None:
    done = CliRunner().invoke(app, ["play", "odin", "--seats", "9", "--lang", "fr"])
    assert done.exit_code == 2
    assert done.stderr == "ludotheque: Odin se joue de 2 à 6, pas à 9\n"


# Words that a finger, a script or a cat may put after `ludotheque`; no number so large that a test would wait for it.
WORDS = [
    *("play", "games", "rules", "sheet", "simulate", "replay", "check", "odin", "o", "nosuch", "", " ", "-", "--", "?"),
    *("--seats", "--humans", "--bots", "--name", "-o", "--first", "--sheet", "--seed", "--record", "--new", "--resume"),
    *("--lang", "--games", "--json", "--seat", "--all", "--list", "--version", "--help", "-h", "--matches", "-n"),
    *(
        "0",
        "1",
        "2",
        "3",
        "-1",
        "3.5",
        "1e9",
        "٣",
        "²",
        "99999999999999999999999999999999",
        "random",
        "greedy",
        "easy,",
    ),
    *(
        "en",
        "fr",
        "target=10",
        "target=",
        "=",
        "single_round=on",
        "/dev/null",
        ".",
        "é",
        "\udcff",
        "[bold]x",
        "\x1b[2J",
    ),
]


@pytest.mark.parametrize("seed", range(25))
def test_nonsense_never_ends_in_a_traceback(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    rng = random.Random(seed)
    for _ in range(8):
        arguments = rng.choices(WORDS, k=rng.randint(1, 7))
        if rng.random() < 0.7:
            arguments.insert(0, rng.choice(WORDS[:7]))
        if "simulate" in arguments:
            arguments += ["--games", "2"]
        if "check" in arguments and "odin" in arguments:
            continue  # it has a test of its own, and takes its time
        done = CliRunner().invoke(app, arguments, input="?\nquit\n")
        assert done.exception is None or isinstance(done.exception, SystemExit), (arguments, done.exception)
        assert done.exit_code in (0, 1, 2, 130), (arguments, done.exit_code)
        assert "Traceback" not in done.output


def test_a_pipe_that_closes_early_is_quiet(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "rules", "odin"]
    with subprocess.Popen(
        command, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_light_commands_stay_light(tmp_path: Path) -> None:
    """A list of games loads no rules; the version loads neither colours nor languages."""

    def loaded(*arguments: str) -> str:
        command = [sys.executable, "-X", "importtime", "-m", "ludotheque", *arguments]
        done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=True)
        return done.stderr

    assert "ludotheque.library" in loaded("games")
    for game in lt.games():
        assert f"ludotheque.games.{game}.rules" not in loaded("games")
    light = loaded("--version")
    assert "rich.console" not in light
    assert "fluent" not in light


def test_help_and_version(tmp_path: Path) -> None:
    done = run(tmp_path, "--version")
    assert (done.returncode, done.stdout) == (0, f"ludotheque {lt.__version__}\n")
    everything = run(tmp_path, "--help").stdout
    for command in ("play", "games", "rules", "sheet", "simulate", "replay", "check"):
        assert command in everything
        assert run(tmp_path, command, "-h").returncode == 0
