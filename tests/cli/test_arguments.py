"""Every command says no in a sentence, with exit code 2, and never with a traceback."""

import io
import random
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import click
import pytest

import ludotheque as lt
from ludotheque.cli import app, hosting
from ludotheque.cli.command import in_words
from ludotheque.lesson import named, read
from ludotheque.text.words import LANGUAGES, Words
from tests.cli.terminal import environment

BAD = {
    "play nosuch": "unknown game nosuch; choose from happy_corgi, ",
    "play odin --seats 9": "Odin is for 2 to 6 players, not 9",
    "play odin --seats two": "Odin is for 2 to 6 players, not two",
    "play odin --humans 7": "--humans takes a whole number from 0 to 4, not 7",
    "play odin --bots clever": "unknown bot level clever; choose from random, beginner, easy, medium, hard and expert",
    "play odin --seats 3 --bots easy,easy,medium": "there are 2 bots: give up to 2 levels, not 3",
    "play odin --seats 2 --humans 2 --bots easy": "there are no bots here",
    "play odin -o target": "an option must be written name=value, not target",
    "play odin -o target=7": "the option target must be one of 5, 10",
    "play odin -o colour=1": "Odin has no option colour; it has target, single_round and four_colours",
    "play odin -o first=1": "use --first to choose who starts",
    "play odin -o four_colours=on": "the option four_colours is only for tables of 2",
    "play odin --first 5": "a seat from 1 to 4, not 5",
    "play odin --first me": "a seat from 1 to 4, not me",
    "play odin --seed -1": "a seed is a whole number",
    "play odin --sheet nosuch.toml": "nosuch.toml: no such file or folder",
    "play odin --sheet .": "this is a folder",
    "play odin --record nosuch/r.json": "there is no folder nosuch",
    "play odin --record pyproject.toml": "pyproject.toml already exists and won’t be overwritten",
    "play odin --name Ann --name Bob": "one name per person, all different: one person plays",
    "play odin --humans 2 --name Ann --name Ann": "one name per person, all different: 2 people play",
    "play odin --name ": "a name must have 1 to 24 printable characters",
    "play odin --lang de": "unknown language de; choose from en and fr",
    "play odin --resume": "there is no unfinished game",
    "rules nosuch": "unknown game nosuch; choose from happy_corgi, ",
    "rules odin nosuch": "odin has no rule called nosuch; `ludotheque rules odin --list` lists them",
    "sheet nosuch": "unknown game nosuch; choose from happy_corgi, ",
    "sheet": "GAME is missing",
    "games --lang xx": "unknown language xx",
    "simulate odin --bots medium,clever": "unknown bot level clever; choose from random, beginner, easy, medium, hard",
    "simulate odin --seats 2 --bots medium,easy,random": "takes 1 to 2 bots, not 3",
    "simulate odin --games 0": "--games takes a whole number from 1 to 1000000000, not 0",
    "simulate odin --jobs many": "--jobs takes a whole number from 1 to 256, not many",
    "simulate odin --seed -3": "a seed is a whole number",
    "simulate odin --json nosuch/f.json": "there is no folder nosuch",
    "simulate odin --sheet pyproject.toml": "there is no [",
    "simulate nosuch": "unknown game nosuch; choose from happy_corgi, ",
    "puzzles odin --count 0": "--count takes a whole number from 1 to 1000000, not 0",
    "puzzles odin --to nosuch/p.jsonl": "there is no folder nosuch",
    "solve odin --puzzle nosuch": "there is no puzzle nosuch",
    "replay nosuch.json": "nosuch.json: no such file or folder",
    "replay pyproject.toml": "not a game record (it is not JSON)",
    "replay tests": "this is a folder",
    "replay": "FILE is missing",
    "check nosuch": "unknown game nosuch; choose from happy_corgi, ",
    "check tests": "tests is not the folder of a game",
    "check": "GAME is missing",
    "nosuch": "unknown command nosuch. Try: ludotheque --help",
    "simulte": "unknown command simulte. Did you mean simulate? Try: ludotheque --help",
    "--nosuch": "unknown argument --nosuch",
    "play --humns 3": "unknown argument --humns. Did you mean --humans? Try: ludotheque play --help",
    "games extra": "unknown argument extra",
    "play odin --new=yes": "--new takes no value. Try: ludotheque play --help",
    "play odin --seats": "a value is missing after --seats. Try: ludotheque play --help",
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


def test_rules_alone_lists_the_games(shell: Shell) -> None:
    done = shell.run(["rules"])
    assert (done.code, done.err) == (0, "")
    *listed, advice = done.out.splitlines()
    assert listed == [f"{game.meta.title}  {game.name}" for game in lt.all_games().values()]
    assert advice == "Read the rules of a game with `ludotheque rules` and its name."


AS_DEV = {
    "games --nosuch": "unknown argument --nosuch. Try: ./dev run games --help",
    "play --zzzz": "unknown argument --zzzz. Try: ./dev play --help",
    "rules odin nosuch": "odin has no rule called nosuch; `./dev run rules odin --list` lists them",
}


@pytest.mark.parametrize("line", AS_DEV)
def test_advice_names_the_command_that_was_typed(line: str, shell: Shell) -> None:
    shell.monkeypatch.setenv("LUDOTHEQUE_COMMAND", "./dev run")
    assert shell.run(line.split()).err == f"ludotheque: {AS_DEV[line]}\n"


def test_help_names_the_command_that_was_typed(shell: Shell) -> None:
    assert "ludotheque play --help" in shell.run(["--help"]).out
    shell.monkeypatch.setenv("LUDOTHEQUE_COMMAND", "./dev run")
    told = shell.run(["--help"]).out
    assert "Usage: ./dev run " in told
    assert "./dev run play --help" in told
    assert shell.run(["play", "--help"]).out.startswith("Usage: ./dev play ")
    assert "ludotheque" not in shell.run(["sheet", "--help"]).out


@pytest.mark.parametrize(
    ("first", "command"), [([], "./dev play odin"), (["--games", "examples"], "./dev run --games examples play odin")]
)
def test_a_saved_game_is_resumed_as_it_was_started(first: list[str], command: str, shell: Shell) -> None:
    shell.monkeypatch.setenv("LUDOTHEQUE_COMMAND", "./dev run")
    shell.monkeypatch.setattr("ludotheque.cli.app.lay_on_shelf", lambda folders, lang: None)  # it would stay there
    assert shell.run([*first, "play", "odin"], "quit\n").out.endswith(f"Game saved. Resume it with `{command}`.\n")


FRENCH = {
    "play odin --seats 9": "Odin se joue de 2 à 6, pas à 9",
    "play odin --xyz": "argument inconnu\u202f: --xyz. Voir\u202f: ludotheque play --help",
    "play odin --seats": "il manque une valeur après --seats. Voir\u202f: ludotheque play --help",
    "chek": "commande inconnue\u202f: chek. Vouliez-vous dire check\u202f? Voir\u202f: ludotheque --help",
    "sheet": "il manque JEU. Voir\u202f: ludotheque sheet --help",
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
    "--auto-pass",
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
        "medium",
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
    shell.monkeypatch.setattr(hosting, "keep_tables", lambda *_: None)  # a server would stay
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
    assert [game for game in lt.all_games() if f"ludotheque.games.{game}.rules" in shelf] == []
    assert "pydantic" not in shelf + loaded("sheet", "odin", "--lang", "fr")
    light = loaded("--version")
    assert "rich.console" not in light
    assert "fluent" not in light


HEADINGS = {
    "en": ("Usage:", "Arguments", "Options", "Commands"),
    "fr": ("Usage :", "Arguments", "Options", "Commandes"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help(lang: str, shell: Shell) -> None:
    """Every command and every argument is explained, in both languages, on a terminal of any width."""
    words = Words("", lang)
    usage, arguments, options, commands = HEADINGS[lang]
    for columns in ("60", "80", "200"):
        shell.monkeypatch.setenv("COLUMNS", columns)
        done = shell.run(["--lang", lang, "-h"])
        assert done.code == 0
        everything = plain(done.out)
        assert everything.startswith(usage)
        assert commands in everything
        for command in app.build().commands.values():
            about = plain(words(f"help-{command.name}", {"command": "ludotheque"}))
            assert f"{command.name} {about}" in everything
            done = shell.run([str(command.name), "--help", "--lang", lang])
            assert (done.code, done.err) == (0, "")
            said = plain(done.out)
            assert said.startswith(f"{usage} ludotheque {command.name} [OPTIONS]")
            assert about in said
            assert options in said
            assert words("help-help") in said
            for param in command.params:
                assert isinstance(param, click.Argument | click.Option)
                assert plain(words(str(param.help), {"command": "ludotheque"})) in said
                assert in_words(param.metavar or "", words) in said
                if isinstance(param, click.Option):
                    assert ", ".join(sorted(param.opts, key=len)) in said
                else:
                    assert arguments in said


def test_the_help_names_things_in_the_reader_s_language(shell: Shell) -> None:
    done = plain(shell.run(["--lang", "fr", "rules", "-h"]).out)
    assert done.startswith("Usage : ludotheque rules [OPTIONS] [JEU] [RÈGLE]")
    assert "--sheet FICHIER" in plain(shell.run(["--lang", "fr", "play", "-h"]).out)
    assert plain(shell.run(["sheet", "-h"]).out).startswith("Usage: ludotheque sheet [OPTIONS] GAME ")
    assert "ludotheque [OPTIONS] COMMANDE [ARGUMENTS]" in plain(shell.run(["--lang", "fr", "-h"]).out)


def plain(drawn: str) -> str:
    """Take the frame away, and put broken lines together again."""
    return " ".join(re.sub("[─│╭╮╰╯]", " ", drawn).split())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_tab_key(lang: str, tmp_path: Path) -> None:
    """What a shell is told when somebody presses Tab; and how it learns to ask."""

    def complete(*typed: str) -> str:
        asked = {"COMP_WORDS": " ".join(["ludotheque", *typed]), "COMP_CWORD": typed[-1]}
        env = environment(tmp_path, f"{lang}_CH.UTF-8") | asked | {"_LUDOTHEQUE_COMPLETE": "fish_complete"}
        command = [sys.executable, "-m", "ludotheque"]
        return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout

    words = Words("", lang)
    assert complete("si") == f"plain,simulate\t{words('help-simulate')}\n"
    assert complete("play", "o") == "plain,odin\tOdin\n"
    assert f"plain,--seats\t{words('help-seats')}\n" in complete("play", "--s")
    home = {"HOME": str(tmp_path), "SHELL": "/bin/bash"}
    script = [f"{sys.executable} -m ludotheque --install-completion --lang {lang} && exit 0"]
    done = subprocess.run(
        ["bash", "-c", *script], env=environment(tmp_path) | home, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (file,) = (tmp_path / ".bash_completions").iterdir()
    assert done.stdout == words("cli-completion", {"shell": "bash", "file": str(file)}) + "\n"
    assert "complete -o nosort -F" in file.read_text()
    assert (tmp_path / ".bashrc").read_text() == "source ~/.bash_completions/ludotheque.sh\n"


def test_shells_learn_the_tab_key(tmp_path: Path, shell: Shell) -> None:
    shell.monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / ".zshrc").write_text("# mine")
    for name in ("zsh", "zsh", "fish"):
        shell.monkeypatch.setenv("SHELL", f"/usr/bin/{name}")
        assert shell.run(["--install-completion"]).code == 0
    assert "#compdef ludotheque" in (tmp_path / ".zfunc" / "_ludotheque").read_text()
    assert (tmp_path / ".zshrc").read_text() == "# mine\nfpath+=~/.zfunc; autoload -Uz compinit; compinit\n"
    assert "complete" in (tmp_path / ".config" / "fish" / "completions" / "ludotheque.fish").read_text()
    shell.monkeypatch.setenv("SHELL", "/bin/csh")
    assert "works in bash, zsh and fish, not in csh" in shell.run(["--install-completion"]).err


def test_version(shell: Shell) -> None:
    assert shell.run(["--version"]) == Done(0, f"ludotheque {lt.__version__}\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_learn(lang: str, shell: Shell) -> None:
    """A lesson is gone through by the enter key alone, or by typing what it asks for; a game without one says so."""
    for name, game in lt.all_games().items():
        steps = len(read(game).steps)
        done = shell.run(["learn", name, "--lang", lang], "\n" * steps)
        assert (done.code, done.err) == (0, "")
        end = Words(name, lang)("lesson-end", named(["", "Basil"]))
        assert " ".join(end.split()) in " ".join(done.out.split())
    typed = shell.run(["learn", "odin"], "b9\no3\n")
    assert typed.out.count("Your move: Play orange 3") == 2
    assert "Your move: Play blue 2 and blue 8" in typed.out
