"""Bring servers into the world quickly: import everything once, then fork one for each line that comes in.

What is forked is the server as `ludotheque serve` runs it: its own process, socket, signals and file on disk. Only
its deals are the same every time (see dealing.py).
A line in: `{"data": folder, "settings": {…}, "proxied": bool}`. A line out: its process and its address.
"""

import gc
import json
import os
import signal
import sys
from pathlib import Path

import msgspec
import uvicorn.protocols.http.auto  # what a server loads when it starts
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401  # loaded once, for all children
import uvloop  # noqa: F401  # the same

from ludotheque.engine.refused import Refused
from ludotheque.library import all_games
from ludotheque.server import logs, run
from ludotheque.server.settings import Settings
from tests.server.dealing import by_chance, without_luck


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def serve(data: Path, settings: Settings, proxied: bool) -> None:
    def ready(address: str) -> None:
        say(f"{os.getpid()} {address}")

    with (data / "log").open("a", buffering=1) as told:
        logs.set_up(told)
        try:
            with run.claim(data), run.listen("127.0.0.1", 0) as taken:
                run.run(run.serve(taken, data, settings, proxied, ready))
        except Refused as refused:
            say(f"0 {refused!s}")


def main() -> None:
    for box in all_games().values():
        for part in ("rules", "observe", "bot"):
            box.part(part)
    without_luck()
    gc.freeze()
    children: list[int] = []
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.signal(signal.SIGUSR1, lambda *_: gc.collect())  # so that what is held can be told from what waits
            os.close(0)
            if asked["chance"]:
                by_chance()
            serve(Path(asked["data"]), msgspec.convert(asked["settings"], Settings), asked["proxied"])
            os._exit(0)
        children.append(child)
    for child in children:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            continue


if __name__ == "__main__":
    main()
