"""What ./dev lint and ./dev types say, said by ./dev test too."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.on_source

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("tool", ["ruff check", "ruff format --check", pytest.param("mypy", marks=pytest.mark.slow)])
def test_nothing_to_say(tool: str) -> None:
    done = subprocess.run([sys.executable, "-m", *tool.split()], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_ignored_has_its_reason_beside_it() -> None:
    bare = re.compile(r"# (type: ignore|noqa)\b[^#]*$")
    found = []
    for file in (file for folder in ("src", "tests", "bench") for file in (ROOT / folder).rglob("*.py")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if bare.search(line):
                found.append(f"{file.relative_to(ROOT)}:{number}")
    assert found == []
