"""The learner: a few rounds of it, and what a whole run left behind."""

import importlib
import sys
from pathlib import Path

import numpy as np
import pytest

import ludotheque as lt
from ludotheque.bots.policy import Policy

pytestmark = pytest.mark.on_wheel
EXAMPLES = Path(__file__).parents[2] / "examples"


def test_it_learns_the_same_from_the_same_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    learn = importlib.import_module("learn")  # it needs the extra of its name

    for name, value in {"GAMES": 8, "STEPS": 48, "BATCH": 64, "ROOM": 128, "WIDE": 16, "DEEP": 8}.items():
        monkeypatch.setattr(learn, name, value)
    files = [tmp_path / "one.npz", tmp_path / "two.npz"]
    for file in files:
        said = ["learn", "--rounds", "2", "--judge", "2", "--policy", str(file), "--curve", str(tmp_path / "curve.svg")]
        monkeypatch.setattr(sys, "argv", said)
        learn.main()
    one, two = (Policy(str(file)).weights for file in files)
    assert all(np.array_equal(one[name], two[name]) for name in one)
    assert np.abs(one["hidden_bias"]).sum() > 0
    assert (tmp_path / "curve.svg").stat().st_size > 5_000


def test_what_it_learned_beats_the_heuristic() -> None:
    """In these games; `docs/guide/learn.md` has the share in many more."""
    found = lt.simulate("odin", 2, [f"policy:{EXAMPLES / 'odin.npz'}", "medium"], 100, seed=2 * 10**9)
    assert found.levels[0].won.value > 0.6
