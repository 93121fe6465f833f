"""lt.game knows each game's view, and mypy each game's modules."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.catalogue import FILE, written

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.on_source  # annotations are not compiled


def test_the_catalogue_is_fresh() -> None:
    assert FILE.read_text("utf-8") == written(), "write it again: python -m tests.catalogue"


def test_views_are_typed(tmp_path: Path) -> None:
    """A type checker knows what a view holds, and what it does not."""
    sample = tmp_path / "sample.py"
    sample.write_text(
        "import ludotheque as lt\n"
        "view = lt.game('odin').match(seats=2).view(0)\n"
        "hand: list[str] = view.hand\n"
        "wrong: int = view.hand\n"
        "view.no_such_thing\n",
        "utf-8",
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", str(sample)]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False).stdout
    assert [line.split(":")[1] for line in said.splitlines() if ": error:" in line] == ["4", "5"], said
