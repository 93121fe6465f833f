"""Worker processes, for what takes long or comes from strangers: one that is late, or dies, is replaced.

Bots, hints and strangers' files have places of their own: none of them waits for another's work.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path

import msgspec

from ludotheque.server.logs import log
from ludotheque.server.thinking.jobs import LONGEST, Answer, AnyJob, unpack
from ludotheque.server.thinking.worker import READY, WIDTH

AGAIN = (0.1, 0.5, 1.0)  # seconds after each try to start a worker
STARTING = 20.0  # seconds for a worker to start; nobody's job is given a part of them
COMMAND = (sys.executable, "-P", "-m", "ludotheque.server.thinking.worker")


class Failed(Exception):
    """A job that came to nothing: its worker did not start, was too slow, or died."""


def cores() -> int:
    """Return for how many bots at once there is room: one core stays with the server."""
    return max(1, (os.cpu_count() or 2) - 1)


class Workers:
    """So many processes at most, started when they are first needed, each within `memory` bytes (0: no limit).

    `cpu` limits the seconds of a processor that one job may take (0: no limit); a worker that goes beyond them dies.
    """

    def __init__(self, count: int, memory: int = 0, cpu: float = 0.0) -> None:
        self.count = count
        self.limits = (str(memory), str(cpu))
        self.idle: list[Process] = []
        self.running: set[Process] = set()
        self.build: Path | None = None  # what they are started from, if not from what this process runs on
        self.former: set[Process] = set()  # those that were started before it was there
        self.places = asyncio.Semaphore(self.count)
        self.queued = 0
        self.stopped = False

    async def ask(self, job: AnyJob, seconds: float, begin: Callable[[AnyJob], AnyJob] | None = None) -> bytes:
        """Return the answer to a job as JSON; raise Refused if it is refused, Failed if none comes in time.

        First come, first served. `begin` has the last word on a job, when a worker is free for it.
        """
        self.queued += 1
        try:
            async with self.places:
                answer = await self.answer(job if begin is None else begin(job), seconds)
        finally:
            self.queued -= 1
        if answer.refusal is not None:
            raise unpack(answer.refusal)
        return answer.body

    async def answer(self, job: AnyJob, seconds: float) -> Answer:
        process = await self.find()
        try:
            async with asyncio.timeout(seconds):
                answer = await talk(process, job)
        except (TimeoutError, OSError, EOFError) as error:
            log("worker.replaced", why=type(error).__name__, job=type(job).__name__)
            raise Failed from error
        else:
            if not answer.last and process not in self.former:
                self.idle.append(process)
            return answer
        finally:
            if process not in self.idle:
                await self.end(process)

    async def find(self) -> Process:
        """Return a worker; where the system lets none begin, try again before giving up."""
        for pause in AGAIN:
            if self.idle:
                return self.idle.pop()
            try:
                return await self.start()
            except OSError as error:
                log("worker.not_started", why=type(error).__name__, reason=str(error))
                await asyncio.sleep(pause)
        raise Failed

    async def start(self) -> Process:
        """Start a worker, and wait until it is ready: its first job then has all its time, and no more."""
        if self.stopped:
            raise Failed
        paths = {} if self.build is None else {"PYTHONPATH": str(self.build)}
        process = await asyncio.create_subprocess_exec(
            *COMMAND, *self.limits, stdin=PIPE, stdout=PIPE, limit=1 << 20, env=os.environ | paths
        )
        self.running.add(process)
        ready = b""
        try:
            assert process.stdout is not None
            async with asyncio.timeout(STARTING):
                ready = await process.stdout.readexactly(len(READY))
        except (TimeoutError, OSError, EOFError) as error:
            log("worker.not_started", why=type(error).__name__)
            raise Failed from error
        finally:
            if ready != READY:
                await self.end(process)
        if ready != READY:
            raise Failed
        return process

    async def use(self, build: Path) -> None:
        """Start workers from this build from now on; those at work finish what they are at."""
        self.build = build
        self.former = set(self.running)
        former, self.idle = self.idle, []
        await asyncio.gather(*(self.end(process) for process in former))

    async def end(self, process: Process) -> None:
        self.running.discard(process)
        self.former.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        self.stopped = True
        self.idle.clear()
        await asyncio.gather(*(self.end(process) for process in list(self.running)))


async def talk(process: Process, job: AnyJob) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    packed = msgspec.msgpack.encode(job)
    process.stdin.write(len(packed).to_bytes(WIDTH, "big") + packed)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(WIDTH), "big")
    if length > 2 * LONGEST:
        raise EOFError  # not one of our answers
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
