"""A game's folders: that of the game, and that of its tests."""

import importlib.util
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path

import ludotheque as lt

RECOUNT = "recount.py"
REVEALS = "reveals.txt"

Recount = Callable[[lt.Match], list[int]]


def sources(game: lt.Game) -> dict[str, str]:
    """Read the Python files of a game, by name."""
    names = sorted(file.name for file in resources.files(game.package).iterdir() if file.name.endswith(".py"))
    return {name: game.text(name) for name in names}


def find_tests(game: lt.Game) -> Path | None:
    """Find the tests of a game: beside its folder, or where a checkout of ours keeps them."""
    folder = Path(str(resources.files(game.package)))
    beside = folder.parent / "tests"
    for place in (beside / game.name, beside, *(parent / "tests" / "games" / game.name for parent in folder.parents)):
        if (place / RECOUNT).is_file():
            return place
    return None


@cache
def recount(tests: Path) -> Recount:
    """Load the independent recount of a game's scores."""
    assert (tests / RECOUNT).is_file(), f"{tests} has no {RECOUNT}: a function recount(match) that adds up the scores"
    spec = importlib.util.spec_from_file_location(f"recount_of_{tests.name}", tests / RECOUNT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Recount = module.recount
    return found


@cache
def reveals(tests: Path) -> frozenset[str]:
    """Name the events that show something by a rule, after which the table forgets it."""
    file = tests / REVEALS
    return frozenset(file.read_text("utf-8").split()) if file.exists() else frozenset()
