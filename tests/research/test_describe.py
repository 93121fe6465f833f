"""The tables of features and actions are those of the games."""

from pathlib import Path

import pytest

from ludotheque.research import describe

pytestmark = pytest.mark.on_wheel
PAGE = Path(__file__).parents[2] / "docs" / "arrays.md"


def test_the_page_says_what_the_games_have() -> None:
    assert PAGE.read_text("utf-8") == describe.main([]) + "\n", describe.__doc__


def test_every_feature_of_a_table() -> None:
    lines = describe.main(["odin", "4"]).splitlines()
    assert len(lines) == 462
    assert lines[0] == "0 hand b1"
    assert describe.main(["odin"]).splitlines()[-1] == "341 acts +1"
