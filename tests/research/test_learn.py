"""The learner: a few rounds of it, and what a whole run left behind."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ludotheque as lt
from ludotheque.bots.policy import Policy

pytestmark = pytest.mark.on_wheel
EXAMPLES = Path(__file__).parents[2] / "examples"
# In a process of its own: JAX starts threads that live as long as the process.
FEW = """
import sys
import learn
learn.GAMES, learn.STEPS, learn.BATCH, learn.ROOM, learn.WIDE, learn.DEEP = 8, 48, 64, 128, 16, 8
for file in ("one.npz", "two.npz"):
    sys.argv = ["learn", "--rounds", "2", "--judge", "2", "--policy", file, "--curve", "curve.svg"]
    learn.main()
"""


def test_it_learns_the_same_from_the_same_seed(tmp_path: Path) -> None:
    path = os.pathsep.join([str(EXAMPLES), os.environ.get("PYTHONPATH", "")])
    one_thread = "--xla_cpu_multi_thread_eigen=false"  # so that sums are added up in one order
    done = subprocess.run(
        [sys.executable, "-c", FEW],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path, "XLA_FLAGS": one_thread, "MPLBACKEND": "agg"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 6
    one, two = (Policy(str(tmp_path / file)).weights for file in ("one.npz", "two.npz"))
    assert all(np.array_equal(one[name], two[name]) for name in one)
    assert np.abs(one["hidden_bias"]).sum() > 0
    assert (tmp_path / "curve.svg").stat().st_size > 5_000


def test_what_it_learned_beats_the_heuristic() -> None:
    """In these games; `docs/guide/learn.md` has the share in many more."""
    found = lt.simulate("odin", 2, [f"policy:{EXAMPLES / 'odin.npz'}", "medium"], 100, seed=2 * 10**9)
    assert found.levels[0].won.value > 0.6
