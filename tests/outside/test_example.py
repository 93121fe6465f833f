"""The example keeps the contract and passes its tests, run as its author would run them."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.on_wheel  # the example itself is never compiled; there the rest is

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
def test_its_tests_pass() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
