"""Every command says no in a sentence, with exit code 2, and never with a traceback."""

import io
import random
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.cli import app
from ludotheque.cli.parser import Parser
from ludotheque.text.words import Words
from tests.cli.terminal import environment

BAD = {
    "play nosuch": "there is no game called nosuch",
    "play odin --seats 9": "Odin is for 2 to 6 players, not 9",
    "play odin --seats two": "Odin is for 2 to 6 players, not two",
    "play odin --humans 7": "--humans takes a whole number from 0 to 4, not 7",
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
    "rules": "GAME is missing",
    "sheet nosuch": "there is no game called nosuch",
    "sheet": "GAME is missing",
    "games --lang xx": "there is no language xx",
    "simulate odin --bots greedy,clever": "there is no bot called clever",
    "simulate odin --seats 2 --bots greedy,easy,random": "takes 1 to 2 bots, not 3",
    "simulate odin --games 0": "--games takes a whole number from 1 to 1000000000, not 0",
    "simulate odin --jobs many": "--jobs takes a whole number from 1 to 256, not many",
    "simulate odin --seed -3": "a seed is a whole number",
    "simulate odin --json nosuch/f.json": "there is no folder nosuch",
    "simulate odin --sheet pyproject.toml": "there is no [",
    "simulate nosuch": "there is no game called nosuch",
    "replay nosuch.json": "nosuch.json: No such file or directory",
    "replay pyproject.toml": "this is no record: it is not JSON",
    "replay tests": "Is a directory",
    "replay": "FILE is missing",
    "check nosuch": "there is no game called nosuch",
    "check tests": "tests is no game folder",
    "check": "GAME is missing",
    "nosuch": "there is no command 'nosuch'. Try: ludotheque --help",
    "--nosuch": "--nosuch is not understood",
    "games extra": "extra is not understood",
    "play odin --new=yes": "--new takes no value, and 'yes' is one",
    "play odin --seats": "a value is missing after --seats/-s",
}


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


class Shell:
    """Run commands in this process: quicker than a process each, for the hundreds of them here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, arguments: list[str], said: str = "") -> Done:
        self.monkeypatch.setattr(sys, "argv", ["ludotheque", *arguments])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(said))
        code: object = 0
        try:
            app.run()
        except SystemExit as end:
            code = end.code or 0
        assert isinstance(code, int)
        out, err = self.capsys.readouterr()
        return Done(code, out, err)


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return Shell(monkeypatch, capsys)


@pytest.mark.parametrize("line", BAD)
def test_bad_arguments(line: str, shell: Shell) -> None:
    done = shell.run(line.split(" ") if line.endswith(" ") else line.split())
    assert done.code == 2, done
    assert done.err.startswith("ludotheque: ")
    assert done.err.count("\n") == 1
    assert BAD[line] in done.err
    assert done.out == ""


FRENCH = {
    "play odin --seats 9": "Odin se joue de 2 à 6, pas à 9",
    "play odin --games": "--games n’est pas compris. Voir\u202f: ludotheque --help",
    "play odin --seats": "il manque une valeur après --seats/-s. Voir\u202f: ludotheque play --help",
    "rules": "il manque GAME. Voir\u202f: ludotheque rules --help",
}


@pytest.mark.parametrize("line", FRENCH)
def test_bad_arguments_in_french(line: str, shell: Shell) -> None:
    assert shell.run(["--lang", "fr", *line.split()]) == Done(2, "", f"ludotheque: {FRENCH[line]}\n")
    shell.monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert shell.run(line.split()) == Done(2, "", f"ludotheque: {FRENCH[line]}\n")


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
def test_nonsense_never_ends_in_a_traceback(seed: int, shell: Shell, tmp_path: Path) -> None:
    shell.monkeypatch.chdir(tmp_path)
    rng = random.Random(seed)
    for _ in range(8):
        arguments = rng.choices(WORDS, k=rng.randint(1, 7))
        if rng.random() < 0.7:
            arguments.insert(0, rng.choice(WORDS[:7]))
        if "simulate" in arguments:
            arguments += ["--games", "2"]
        if "check" in arguments and "odin" in arguments:
            continue  # it has a test of its own, and takes its time
        done = shell.run(arguments, "?\nquit\n")
        assert done.code in (0, 1, 2, 130), (arguments, done)
        assert (done.code != 2) == (done.err == ""), (arguments, done)


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

    shelf = loaded("games")
    assert "ludotheque.library" in shelf
    assert [game for game in lt.games() if f"ludotheque.games.{game}.rules" in shelf] == []
    light = loaded("--version")
    assert "rich.console" not in light
    assert "fluent" not in light


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help(lang: str, shell: Shell) -> None:
    """Every command and every argument is explained, in both languages."""
    everything = shell.run(["--lang", lang, "-h"]).out
    for command, module in app.COMMANDS.items():
        assert f"    {command} " in everything
        done = shell.run([command, "--help", "--lang", lang])
        assert done.code == 0
        assert "help-" not in done.out.replace("help-", "", done.out.count("--help-"))
        parser = Parser()
        module.arguments(parser)
        for action in parser._actions:
            assert all(name in done.out for name in action.option_strings or [str(action.metavar)])
            assert Words("", lang)(str(action.help)).split()[0] in done.out


def test_version(shell: Shell) -> None:
    assert shell.run(["--version"]) == Done(0, f"ludotheque {lt.__version__}\n", "")
