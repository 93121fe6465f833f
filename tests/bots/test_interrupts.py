"""Ctrl-C at any moment is heard, and never the end of a compiled program."""

import subprocess
import sys


def test_ctrl_c_in_the_middle_of_compiled_code() -> None:
    command = [sys.executable, "-m", "tests.bots.interrupted"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
