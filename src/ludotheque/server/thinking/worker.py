"""A worker process: jobs come in by the standard input, answers go out by the standard output."""

import os
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from ludotheque.server.thinking.jobs import AnyJob, do

DECODER = msgspec.msgpack.Decoder(AnyJob)
WIDTH = 4  # bytes of the length before each message


def read(stream: BinaryIO) -> bytes:
    """Read one message; nothing at the end."""
    head = stream.read(WIDTH)
    if len(head) < WIDTH:
        return b""
    return stream.read(int.from_bytes(head, "big"))


def main() -> None:
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing a bot prints may get between the answers
    with suppress(AttributeError):
        os.nice(5)  # people's moves come before bots' thoughts
    while message := read(jobs):
        packed = msgspec.msgpack.encode(do(DECODER.decode(message)))
        answers.write(len(packed).to_bytes(WIDTH, "big") + packed)
        answers.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
    sys.exit(0)
