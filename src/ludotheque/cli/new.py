"""`ludotheque new`: a game to start from."""

import keyword
import re
import sys
from argparse import Namespace
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NoReturn

from ludotheque.cli.parser import Parser


def arguments(parser: Parser) -> None:
    parser.add_argument("name", metavar="NAME", help="help-new-name")
    parser.value("--in", metavar="FOLDER", about="help-in")


def run(said: Namespace) -> None:
    inside = getattr(said, "in")
    new(said.name, Path(inside) if inside is not None else None)


def new(name: str, folder: Path | None = None) -> None:
    """Start a game: a small one that works, passes `check`, and waits to be changed."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name) or len(name) > 30:
        stop(f"{name} is no name for a game: take small letters, digits and underscores, like river_bank")
    games = Path(__file__).parents[1] / "games"
    root = games.parents[2]
    if folder is None and not (root / "pyproject.toml").is_file():
        stop("this ludotheque is installed, not a checkout of its sources: say where with --in FOLDER")
    target, tests = (
        (folder / name, folder / "tests" / name) if folder else (games / name, root / "tests" / "games" / name)
    )
    for place in (target, tests):
        if place.exists():
            stop(f"{place} is there already; nothing was written")
    scaffold = resources.files("ludotheque.cli").joinpath("scaffold")
    try:
        write(scaffold, target, name)
        write(scaffold.joinpath("tests"), tests, name)
    except OSError as error:
        stop(f"{target} cannot be written: {error.strerror}")
    said = name if folder is None else str(target)
    sys.stdout.write(f"{target} holds a small game that works. Try: ludotheque check {said}\n")
    sys.stdout.write("CONTRIBUTING.md tells how to go on from there.\n")


def write(source: Traversable, target: Path, name: str) -> None:
    """Copy a folder of the scaffold, with the new name in it."""
    target.mkdir(parents=True)
    for file in source.iterdir():
        if file.is_dir():
            if file.name == "text":
                write(file, target / "text", name)
        elif file.name.endswith(".txt"):
            text = file.read_text("utf-8")
            title = name.replace("_", " ").title()
            for old, fresh in (
                ("MyGame", title.replace(" ", "")),
                ("My Game", title),
                ("my_game", name),
                ("mygame", name.replace("_", "")),
            ):
                text = text.replace(old, fresh)
            (target / file.name.removesuffix(".txt")).write_text(text, "utf-8")


def stop(sentence: str) -> NoReturn:
    sys.stderr.write(f"ludotheque: {sentence}\n")
    sys.exit(2)
