"""`ludotheque new`: a game to start from."""

import keyword
import os
import re
import shutil
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from ludotheque.cli.arguments import Argument, Lang, Option
from ludotheque.cli.called import program

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

# What a checkout writes about its games: the types of their views, for the library and for the page.
GENERATORS = ("tests/catalogue.py", "web/wire.py")


def new(
    name: Annotated[str, Argument(metavar="NAME", help="help-new-name")],
    folder: Annotated[str | None, Option("--folder", metavar="FOLDER", help="help-new-folder")] = None,
    lang: Lang = None,
) -> None:
    """Start a game: a small one that works, passes `check`, and waits to be changed."""
    from ludotheque.cli.say import fail, language
    from ludotheque.engine.refused import Refused
    from ludotheque.text import system
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name) or len(name) > 30:
        fail(words("cli-new-name", {"name": name}))
    root = Path(__file__).parents[4]
    if folder is None and not (root / "pyproject.toml").is_file():
        fail(words("cli-new-where"))
    places = in_checkout(name, root) if folder is None else apart(name, Path(folder))
    for place in places:
        if place.exists():
            fail(words("cli-new-there", {"place": str(place)}))
    try:
        for place, part in places.items():
            write(resources.files("ludotheque.cli").joinpath("scaffold", *part.split("/")), place, name)
        tests = next(place for place, part in places.items() if part == "tests")
        missed = complete(name, Path(folder) if folder else None, tests)
    except OSError as error:
        fail(words.error(Refused("file", file=str(error.filename or name), reason=system.reason(error))))
    for place in places:
        sys.stdout.write(f"{shown(place)}\n")
    sys.stdout.write(words("cli-new-made" if folder is None else "cli-new-made-apart") + "\n")
    for command in [*(f"{shown(Path(sys.executable))} {shown(script)}" for script in missed), *commands(name, folder)]:
        sys.stdout.write(f"    {command}\n")


def in_checkout(name: str, root: Path) -> dict[Path, str]:
    """Return where the parts of a game go in a checkout of our sources."""
    places = {root / "src" / "ludotheque" / "games" / name: "game", root / "tests" / "games" / name: "tests"}
    page = root / "web" / "src" / "games"
    return places | ({page / name: "page"} if page.is_dir() else {})


def apart(name: str, folder: Path) -> dict[Path, str]:
    """Return where the parts of a game go in a project of its own."""
    return {
        folder / name: "game",
        folder / "tests": "tests",
        folder / "tests" / "conftest.py": "project/conftest.py.txt",
        folder / "tests" / "test_contract.py": "project/test_contract.py.txt",
        folder / "pyproject.toml": "project/pyproject.toml.txt",
        folder / "README.md": "project/README.md.txt",
    }


def write(source: "Traversable", target: Path, name: str) -> None:
    """Copy a file or a folder of the scaffold, with the new name in it."""
    if source.is_dir():
        target.mkdir(parents=True)
        for file in source.iterdir():
            write(file, target / file.name.removesuffix(".txt"), name)
        return
    text = source.read_text("utf-8")
    title = name.replace("_", " ").title()
    for old, fresh in (
        ("MyGame", title.replace(" ", "")),
        ("My Game", title),
        ("my_game", name),
        ("my-game", name.replace("_", "-")),
        ("mygame", name.replace("_", "")),
    ):
        text = text.replace(old, fresh)
    target.write_text(text, "utf-8")


def complete(name: str, folder: Path | None, tests: Path) -> list[Path]:
    """Write what nobody writes by hand; return the scripts that could not run here, for want of a developer's tools."""
    from ludotheque import library, shelf
    from ludotheque.contract.write import write

    if folder is not None:
        shelf.add(folder)
    shelf.packages.cache_clear()
    library.all_games.cache_clear()
    list(write(library.game(name), tests))
    root = Path(__file__).parents[4]
    scripts = [root / script for script in GENERATORS if folder is None and (root / script).is_file()]
    return [script for script in scripts if subprocess.run([sys.executable, str(script)], check=False).returncode]


def commands(name: str, folder: str | None) -> list[str]:
    """List what to type next, as it works where one stands."""
    if folder is None and program().startswith("./dev"):
        return [f"./dev run check {name}", f"./dev play {name}", f"./dev test tests/games/{name}"]
    ours = started()
    if folder is None:
        python = shown(Path(sys.executable))
        return [f"{ours} check {name}", f"{ours} play {name}", f"{python} -m pytest tests/games/{name}"]
    place = shown(Path(folder))
    return [
        f"{ours} check {shown(Path(folder) / name)}",
        f"{ours} --games {place} play {name}",
        f"{ours} --games {place} serve --open",
        f"{shown(Path(sys.executable))} -m pytest {place}",
    ]


def started() -> str:
    """Return what this program was started by, as it works in this folder."""
    program = Path(sys.argv[0])
    if program.stem != "ludotheque":  # python -m ludotheque
        return f"{shown(Path(sys.executable))} -m ludotheque"
    known = shutil.which(program.name)
    return program.name if known and Path(known).samefile(program) else shown(program)


def shown(path: Path) -> str:
    """Write a path as one would type it here."""
    whole = Path(os.path.abspath(path))  # noqa: PTH100  # resolve() would follow the link of a virtual environment
    here = Path.cwd()
    return str(whole.relative_to(here)) if whole.is_relative_to(here) else str(whole)
