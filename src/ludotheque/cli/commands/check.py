"""`ludotheque check`: whether a game keeps the contract."""

import sys
from typing import TYPE_CHECKING, Annotated

from ludotheque.cli.arguments import Argument, Lang, Option, complete_game

if TYPE_CHECKING:
    from pathlib import Path

    from ludotheque.contract import Check
    from ludotheque.library import Game
    from ludotheque.text.words import Words

MOST = 10  # sentences shown of a promise that is broken


def check(
    game: Annotated[str, Argument(metavar="GAME", help="help-check-game", shell_complete=complete_game)],
    tests: Annotated[str | None, Option("--tests", metavar="FOLDER", help="help-tests")] = None,
    matches: Annotated[str | None, Option("--matches", metavar="N", help="help-matches")] = None,
    quick: Annotated[bool, Option("--quick", help="help-quick")] = False,
    writing: Annotated[bool, Option("--write", help="help-write")] = False,
    lang: Lang = None,
) -> None:
    """Print the promises of a game, kept or broken; exit with 1 if one is broken, 2 if there is no such game."""
    from pathlib import Path

    from ludotheque import contract
    from ludotheque.cli.say import fail, language, refusals
    from ludotheque.cli.table import read_whole
    from ludotheque.contract.folder import find_tests
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    wanted = read_whole("--matches", matches or "1", 1, 1000, words)
    with refusals(words):
        found = find(game)
    folder = Path(tests) if tests is not None else find_tests(found)
    if folder is not None and not folder.is_dir():
        fail(words("cli-no-folder", {"folder": str(folder)}))
    if writing:
        if folder is None:
            fail(words("cli-check-where", {"game": found.name}))
        write(found, folder, words)
        return
    listed = contract.checks(found, folder, quick=quick, matches=wanted)
    broken = run(listed, words)
    if folder is None:
        sys.stdout.write(words("cli-check-no-tests") + "\n")
    sys.exit(1 if broken else 0)


def find(said: str) -> "Game":
    """Find a game by its name, or by the folder that holds it; raise Refused if there is none."""
    from pathlib import Path

    from ludotheque import library, shelf
    from ludotheque.engine.refused import Refused

    folder = Path(said).resolve()
    if folder.is_dir():
        if not (folder / "__init__.py").is_file():
            raise Refused("no-game-folder", folder=said)
        shelf.add(folder.parent)
        library.all_games.cache_clear()
    try:
        return library.game(folder.name if folder.is_dir() else said)
    except Refused as refused:
        fault = refused.__cause__  # of a game on the shelf that cannot be loaded
        if fault is None:
            raise
        where = str(refused.details["folder"])
        raise Refused("no-meta", folder=where, reason=f"{type(fault).__name__}: {fault}") from None


def run(listed: "list[Check]", words: "Words") -> bool:
    """Run checks and print a line about each promise; return whether one was broken."""
    from rich.text import Text

    from ludotheque.cli.say import console
    from ludotheque.contract.listing import NEEDED

    out = console()
    promises: dict[str, list[Check]] = {}
    for one in listed:
        promises.setdefault(one.name, []).append(one)
    broken = False
    for name, tried in promises.items():
        wrong = list(dict.fromkeys(sentence for one in tried for sentence in attempt(one)))
        mark = Text("✗ ", style="bold red") if wrong else Text("✓ ", style="bold green")
        out.print(mark.append(words(f"promise-{name.replace('_', '-')}"), style="default"))
        for sentence in wrong[:MOST]:
            out.print(Text(f"    {sentence}"))
        if len(wrong) > MOST:
            out.print(Text("    " + words("cli-check-more", {"count": len(wrong) - MOST})))
        broken = broken or bool(wrong)
        if wrong and name in NEEDED:
            out.print(Text("    " + words("cli-check-waits")))
            break
    return broken


def attempt(one: "Check") -> list[str]:
    """Run a check and return what is wrong; one that breaks has found something too."""
    try:
        one()
    except AssertionError as wrong:
        return [str(wrong)]
    except Exception as error:  # whatever a game being written can do
        return [f"{one.subject}: {type(error).__name__}: {error}"]
    return []


def write(game: "Game", folder: "Path", words: "Words") -> None:
    from ludotheque.contract.write import write

    written = list(write(game, folder))
    for file in written:
        sys.stdout.write(f"{file}\n")
    sys.stdout.write(words("cli-check-written", {"count": len(written)}) + "\n")
