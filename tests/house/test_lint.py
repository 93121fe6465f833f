"""What ./dev lint and ./dev types say, said by ./dev test too."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.on_source

ROOT = Path(__file__).parents[2]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("tool", ["ruff check", "ruff format --check", "mypy"])
def test_nothing_to_say(tool: str) -> None:
    done = subprocess.run([sys.executable, "-m", *tool.split()], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
