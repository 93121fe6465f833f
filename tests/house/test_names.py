"""A game more is one folder more: nothing outside a game's folders names it."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

import ludotheque as lt

pytestmark = pytest.mark.on_wheel  # it reads the sources, whatever the build

ROOT = Path(__file__).parents[2]
# Here no game is named outside its own folder; pages, benchmarks and the tests of the rest may take one as example.
NAMELESS = ("src", "web", "tests/contract", "tests/zoo")
WRITTEN = "src/ludotheque/catalogue.py"  # by a program, from what it found on the shelf


def files() -> list[Path]:
    """List the files that are, or are about to be, in the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", *NAMELESS]
    names = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
    return [ROOT / name for name in names if name and name != WRITTEN and (ROOT / name).is_file()]


def pattern(game: lt.Game) -> re.Pattern[str]:
    """Match a game's name, however it is spelled, and its title."""
    spelled = re.escape(game.name).replace("_", "[-_ ]?")
    return re.compile(rf"(?<![a-z])(?:{spelled}|{re.escape(game.meta.title)})(?![a-z])", re.IGNORECASE)


def without_examples(source: str) -> str:
    """Take the docstrings out of a Python source: an example has to name some game."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            docstring = node.body[0]
            for number in range(docstring.lineno - 1, docstring.end_lineno or docstring.lineno):
                lines[number] = ""
    return "\n".join(lines)


def named_in(file: Path, games: list[lt.Game]) -> list[str]:
    """Name the games that a file speaks of and does not belong to."""
    text = file.read_bytes().decode("utf-8", "replace")
    if file.suffix == ".py":
        text = without_examples(text)
    path = file.relative_to(ROOT).as_posix()
    strangers = [game for game in games if f"/games/{game.name}/" not in f"/{path}"]
    return [game.name for game in strangers if pattern(game).search(f"{path}\n{text}")]


def test_no_game_is_named_elsewhere() -> None:
    games = list(lt.all_games().values())
    found = {str(file.relative_to(ROOT)): named_in(file, games) for file in files()}
    assert {file: names for file, names in found.items() if names} == {}


def test_names_are_seen() -> None:
    game = next(game for game in lt.all_games().values() if "_" in game.name)
    for text in (game.name, game.name.replace("_", "-"), f'"{game.meta.title}"', game.name.replace("_", "").upper()):
        assert pattern(game).search(f"x = {text}")
    assert not pattern(game).search(f"un{game.name}ed")
    assert game.name not in without_examples(f'"""{game.name}"""\n\nX = 1\n')
    assert game.name in without_examples(f'"""A."""\n\nX = 1  # {game.name}\n')
    assert len(files()) > 50
