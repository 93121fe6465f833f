"""`ludotheque new`: a game to start from."""

import keyword
import re
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from ludotheque.cli.arguments import Lang


def new(
    name: Annotated[str, Argument(metavar="NAME", help="help-new-name")],
    inside: Annotated[str | None, Option("--in", metavar="FOLDER", help="help-in")] = None,
    lang: Lang = None,
) -> None:
    """Start a game: a small one that works, passes `check`, and waits to be changed."""
    from ludotheque.cli.say import fail, language
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    folder = Path(inside) if inside is not None else None
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name) or len(name) > 30:
        fail(words("cli-new-name", {"name": name}))
    games = Path(__file__).parents[1] / "games"
    root = games.parents[2]
    if folder is None and not (root / "pyproject.toml").is_file():
        fail(words("cli-new-where"))
    target, tests = (
        (folder / name, folder / "tests" / name) if folder else (games / name, root / "tests" / "games" / name)
    )
    for place in (target, tests):
        if place.exists():
            fail(words("cli-new-there", {"place": str(place)}))
    scaffold = resources.files("ludotheque.cli").joinpath("scaffold")
    try:
        write(scaffold, target, name)
        write(scaffold.joinpath("tests"), tests, name)
    except OSError as error:
        fail(words("cli-file", {"file": str(target), "reason": error.strerror or str(error)}))
    sys.stdout.write(words("cli-new-made", {"folder": str(target), "game": str(target) if folder else name}) + "\n")


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
