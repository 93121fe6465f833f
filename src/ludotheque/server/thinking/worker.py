"""A worker process: jobs come in by the standard input, answers go out by the standard output."""

import math
import os
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from ludotheque.server import logs
from ludotheque.server.thinking.jobs import AnyJob, do

DECODER = msgspec.msgpack.Decoder(AnyJob)
WIDTH = 4  # bytes of the length before each message
READY = b"ready\n"


def read(stream: BinaryIO) -> bytes:
    """Read one message; nothing at the end."""
    head = stream.read(WIDTH)
    if len(head) < WIDTH:
        return b""
    return stream.read(int.from_bytes(head, "big"))


def limit_memory(size: int) -> None:
    """Take no more memory than this, where the system can see to it: asking for more is then an error of ours."""
    try:
        import resource
    except ImportError:
        return  # Windows
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if size:
        with suppress(ValueError, OSError):  # a stricter limit holds already, or there is none of this kind
            resource.setrlimit(resource.RLIMIT_AS, (size, size))


def limit_cpu(seconds: float) -> None:
    """Take no more of the processor than this from now on, where the system can see to it: it ends the process."""
    try:
        import resource
    except ImportError:
        return
    if seconds:
        used = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(used.ru_utime + used.ru_stime + seconds), hard))


def main(memory: int, cpu: float) -> None:
    """Do jobs until there are no more, each within `cpu` seconds of the processor."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing a bot prints may get between the answers
    logs.set_up()
    with suppress(AttributeError):
        os.nice(5)  # people's moves come before bots' thoughts
    limit_memory(memory)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy would take memory for a thread on every core
    answers.write(READY)
    answers.flush()
    while message := read(jobs):
        limit_cpu(cpu)
        packed = msgspec.msgpack.encode(do(DECODER.decode(message)))
        answers.write(len(packed).to_bytes(WIDTH, "big") + packed)
        answers.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main(int(sys.argv[1]), float(sys.argv[2]))
    sys.exit(0)
