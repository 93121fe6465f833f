"""A real terminal with `ludotheque` running in it, to type into and to read from."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Self

PROMPT = "\n> "
STYLES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 240.0  # seconds for one answer, however busy the machine is


def environment(state: Path, locale: str = "en_GB.UTF-8") -> dict[str, str]:
    """Return the environment of a player: a terminal, a locale, a place to save, and nothing else that matters."""
    ours = ("LC_", "LANG", "XDG_", "COLUMNS", "LUDOTHEQUE_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {"LANG": locale, "XDG_STATE_HOME": str(state), "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}


class Terminal:
    """Run a command in a pseudo-terminal; `seen` is all it has printed, without colours."""

    def __init__(
        self, state: Path, *arguments: str, locale: str = "en_GB.UTF-8", env: dict[str, str] | None = None
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 120, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(state, locale) if env is None else env,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(slave)
        self.raw = b""
        self.read_to = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def seen(self) -> str:
        return STYLES.sub("", self.raw.decode("utf-8", "replace")).replace("\r\n", "\n")

    def read(self, seconds: float) -> bool:
        """Take what was printed; False when there is no more to come."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return True
        try:
            chunk = os.read(self.master, 65536)
        except OSError:  # how a terminal says that the other end is closed
            return False
        self.raw += chunk
        return bool(chunk)

    def expect(self, *texts: str) -> str:
        """Wait until one of the texts is printed; return what was printed since the last time."""
        end = time.monotonic() + PATIENCE
        while True:
            new = self.seen[self.read_to :]
            if any(text in new for text in texts):
                self.read_to += len(new)
                return new
            if time.monotonic() > end or not self.read(0.2):
                raise AssertionError(f"none of {texts} came; this did: {new}")

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def press(self, keys: bytes) -> None:
        os.write(self.master, keys)

    def end(self) -> int:
        """Read to the last word of the program; return its exit code."""
        end = time.monotonic() + PATIENCE
        while self.read(0.2):
            assert time.monotonic() < end, self.seen
        return self.process.wait(PATIENCE)

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)


def take_terminal() -> None:
    """Make the pseudo-terminal the one that Ctrl-C comes from, and let it have its effect."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell that runs us in the background had it ignored
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def run(state: Path, *arguments: str, said: str = "", locale: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    """Run a command without a terminal: lines in, text out."""
    return subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments],
        input=said,
        env=environment(state, locale),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
