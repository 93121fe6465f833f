"""Where the tests of a game are, and what they tell the contract."""

from pathlib import Path

import ludotheque as lt
from tests.contract.hidden import REVEALS

ROOT = Path(__file__).parents[2]


def folder(game: lt.Game) -> Path:
    return ROOT / "tests" / "games" / game.name


def sources(game: lt.Game) -> list[str]:
    """Read the code of a game."""
    files = sorted((ROOT / "src" / "ludotheque" / "games" / game.name).glob("*.py"))
    return [file.read_text("utf-8") for file in files]


def reveals(game: lt.Game) -> set[str]:
    """Name the events that show something by a rule which the table then forgets."""
    file = folder(game) / REVEALS
    return set(file.read_text("utf-8").split()) if file.exists() else set()
