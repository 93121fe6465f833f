"""Reading lines from the keyboard, and being stopped while one is awaited."""

import contextlib
import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from types import FrameType

from rich.console import Console

TICK = 0.2  # seconds


class Stopped(BaseException):
    """The system asked us to end (SIGTERM), or the terminal is gone (SIGHUP)."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextlib.contextmanager
def stoppable() -> Iterator[None]:
    """Turn the signals that end a program into an exception, so that it can say goodbye."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Stopped(number)

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [(number, signal.signal(number, stop)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


@contextlib.contextmanager
def awake() -> Iterator[None]:
    """Look up a few times a second while a key is awaited.

    A signal that comes after the prompt is shown, but before the wait for a key begins, interrupts nothing: Ctrl-C
    or SIGTERM would have to wait for the next key.
    """
    if not hasattr(signal, "setitimer"):  # Windows
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def line(console: Console, prompt: str) -> str:
    """Read one line; EOFError when there are no more."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # editing and history, where the system has it
        with awake():
            return input(prompt)
    console.print(prompt, end="")
    read = sys.stdin.readline()
    if not read:
        raise EOFError
    console.print(read.rstrip("\n"))  # so that a piped game reads like a played one
    return read.rstrip("\n")


def clear(console: Console) -> None:
    """Leave nothing to read on the screen, nor above it: somebody else sits down."""
    if console.is_terminal:
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
        sys.stdout.flush()
    else:
        console.print()


ARROWS = {"\x1b[C": "next", "\x1b[D": "back", "\x1b[H": "start", "\x1b[F": "end", "\x1bOC": "next", "\x1bOD": "back"}


@contextlib.contextmanager
def keys(console: Console) -> Iterator[Callable[[], str]]:
    """Return a way to read one key at a time, arrows by name; where that cannot be done, a line at a time."""
    try:
        import termios
        import tty
    except ImportError:
        yield lambda: line(console, "> ")
        return
    if not sys.stdin.isatty():
        yield lambda: line(console, "> ")
        return
    stream = sys.stdin.fileno()
    before = termios.tcgetattr(stream)
    try:
        tty.setcbreak(stream, termios.TCSADRAIN)  # what was typed already is not lost
        with awake():
            yield lambda: key(stream)
    finally:
        termios.tcsetattr(stream, termios.TCSADRAIN, before)


def key(stream: int) -> str:
    pressed = os.read(stream, 1).decode("utf-8", "replace")
    if pressed == "\x1b" and select.select([stream], [], [], 0.05)[0]:
        pressed += os.read(stream, 2).decode("utf-8", "replace")
    if not pressed or pressed == "\x04":
        raise EOFError
    return ARROWS.get(pressed, pressed)
