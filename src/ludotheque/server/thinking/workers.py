"""Worker processes, for what takes long or comes from strangers: one that is late, or dies, is replaced."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from ludotheque.server.logs import log
from ludotheque.server.thinking.jobs import Answer, AnyJob, unpack
from ludotheque.server.thinking.worker import WIDTH

AGAIN = (0.1, 0.5, 1.0)  # seconds after each try to start a worker
STARTING = 20.0  # seconds more for a worker that has yet to start
COMMAND = (sys.executable, "-P", "-m", "ludotheque.server.thinking.worker")


class Failed(Exception):
    """A job that came to nothing: its worker was too slow, or died."""


class Workers:
    """So many processes at most, started when they are first needed."""

    def __init__(self, count: int) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.idle: list[Process] = []
        self.running: set[Process] = set()
        self.places = asyncio.Semaphore(self.count)
        self.queued = 0
        self.stopped = False

    async def ask(self, job: AnyJob, seconds: float) -> bytes:
        """Return the answer to a job as JSON; raise Refused if it is refused, Failed if none comes in time."""
        self.queued += 1
        try:
            async with self.places:
                answer = await self.answer(job, seconds)
        finally:
            self.queued -= 1
        if answer.refusal is not None:
            raise unpack(answer.refusal)
        return answer.body

    async def answer(self, job: AnyJob, seconds: float) -> Answer:
        process, new = await self.find()
        try:
            async with asyncio.timeout(seconds + STARTING * new):
                answer = await talk(process, job)
        except (TimeoutError, OSError, EOFError) as error:
            log("worker.replaced", why=type(error).__name__)
            raise Failed from error
        else:
            self.idle.append(process)
            return answer
        finally:
            if process not in self.idle:
                await self.end(process)

    async def find(self) -> tuple[Process, bool]:
        """Return a worker, and whether it is new; where the system lets none begin, try again before giving up."""
        for pause in AGAIN:
            if self.idle:
                return self.idle.pop(), False
            try:
                return await self.start(), True
            except OSError as error:
                log("worker.not_started", why=type(error).__name__, reason=str(error))
                await asyncio.sleep(pause)
        raise Failed

    async def start(self) -> Process:
        if self.stopped:
            raise Failed
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=1 << 20)
        self.running.add(process)
        return process

    async def end(self, process: Process) -> None:
        self.running.discard(process)
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
    head = await process.stdout.readexactly(WIDTH)
    return msgspec.msgpack.decode(await process.stdout.readexactly(int.from_bytes(head, "big")), type=Answer)
