"""Waiting for a key, and being called away from it."""

import signal
import subprocess
import sys

WAIT = """
import ctypes, signal, time
from ludotheque.cli import keyboard
began = time.monotonic()
with keyboard.awake():
    woken = ctypes.CDLL(None).poll(None, 0, 60_000)  # in C, as readline waits: Python does not look after signals there
print(woken, time.monotonic() - began < 30, signal.getitimer(signal.ITIMER_REAL), signal.getsignal(signal.SIGALRM))
"""


def test_a_wait_for_a_key_never_sleeps_through_a_signal() -> None:
    """A signal between the prompt and the wait is noticed with the next tick, not with the next key."""
    done = subprocess.run([sys.executable, "-c", WAIT], capture_output=True, text=True, check=True)
    assert done.stdout == f"-1 True (0.0, 0.0) {signal.SIG_DFL}\n"
