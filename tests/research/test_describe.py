"""The tables of features and actions are those of the games."""

import math
import re
from pathlib import Path

import numpy as np
import pytest

import ludotheque as lt
from ludotheque.research import describe
from ludotheque.research.arrays import Layout
from ludotheque.research.meanings import Meaning, meanings
from ludotheque.research.vector import Vector
from tests.research.tables import COUNTS, OPTIONS

pytestmark = pytest.mark.on_wheel
PAGE = Path(__file__).parents[2] / "docs" / "arrays.md"


def test_the_page_says_what_the_games_have() -> None:
    assert PAGE.read_text("utf-8") == describe.main([]) + "\n", describe.__doc__


def test_every_feature_of_a_table() -> None:
    lines = describe.main(["odin", "4"]).splitlines()
    assert len(lines) == 462
    assert lines[0] == "0 hand b1: this card is in your hand (1 is: yes)"
    assert describe.main(["odin"]).splitlines()[-1] == "341 acts +1: that seat is to act (1 is: yes)"
    with pytest.raises(lt.Refused, match="2 to 6"):
        describe.main(["odin", "9"])
    with pytest.raises(KeyError):
        Layout("odin", 2).meaning("hand x9")


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_features_are_on_the_scale_they_say(name: str) -> None:
    """At every table each has a meaning, and none is left over; `yes` is 1, and where 1 is 50 points, all are whole."""
    found: dict[Meaning, set[int]] = {meaning: set() for meaning in meanings(lt.game(name))}
    for _, seats, options in [table for table in COUNTS + OPTIONS if table[0] == name]:
        games = Vector(name, seats, count=4, seed=3, **options)
        rows = np.concatenate([games.step(games.sample()).observations.copy() for _ in range(300)])
        for meaning, columns in describe.folded(games.layout).items():
            one = re.search(r"\d+", "1" if meaning.one == "yes" else meaning.one)
            counts = rows[:, columns] * int(one[0]) if one else np.arange(2)
            assert np.allclose(counts, np.rint(counts), atol=1e-3), meaning
            assert meaning.one != "yes" or 0 <= counts.min() <= counts.max() <= 1, meaning
            found[meaning] |= set(np.rint(counts).astype(int).ravel().tolist())
    for meaning, values in found.items():
        # Where twice as much was said to be 1, all counts would be even. A target is a multiple of 5.
        assert math.gcd(*values) == (5 if meaning.pattern == "target" else 1), meaning
