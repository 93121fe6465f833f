"""Lots of games, handed out to processes here or to a cluster: wherever a lot is played, it comes out the same."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.synchronize import Event
from typing import TypeVar

from ludotheque.engine.refused import Refused, shortened

CHUNK = 100  # games handed out at a time, at most
CLUSTER = 32  # a cluster is reckoned with so many processes: lots are cut before it is asked how many it has

Lot = tuple[object, ...]  # what a task is called with
Done = TypeVar("Done")


def cut(numbers: Sequence[int], jobs: int, cluster: str | None = None) -> Iterator[Sequence[int]]:
    """Cut the numbers of games into lots that keep all processes busy until the end."""
    size = max(1, min(CHUNK, len(numbers) // (8 * (CLUSTER if cluster else jobs))))
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


def check_counts(**counts: object) -> None:
    """Raise Refused unless these are whole numbers from 1 on."""
    for name, number in counts.items():
        if type(number) is not int or number < 1:
            raise Refused("whole", name=name, said=shortened(repr(number)))


def spread(
    task: Callable[..., Done], lots: Iterable[Lot], jobs: int = 1, cluster: str | None = None
) -> Generator[Done, None, None]:
    """Carry out a task for each lot and give what comes back, in any order; closing the iterator stops all of it."""
    if cluster is not None:
        from ludotheque.research.cluster import spread_out

        return spread_out(task, lots, cluster)
    return here(task, lots) if jobs == 1 else in_processes(task, lots, jobs)


def here(task: Callable[..., Done], lots: Iterable[Lot]) -> Generator[Done, None, None]:
    for lot in lots:
        yield task(*lot)


def in_processes(task: Callable[..., Done], lots: Iterable[Lot], jobs: int) -> Generator[Done, None, None]:
    waiting = iter(lots)
    context = multiprocessing.get_context("spawn")  # a fork would copy the locks of our caller's threads
    stopping = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=settle, initargs=(stopping,))
    doing: set[Future[Done]] = set()
    try:
        while True:
            with no_interrupts():  # a process that starts now inherits this: Ctrl-C is our affair, not its
                doing |= {pool.submit(task, *lot) for lot in islice(waiting, 2 * jobs - len(doing))}
            if not doing:
                return
            done, doing = wait(doing, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        stopping.set()
        pool.shutdown(wait=True, cancel_futures=True)


# In a process of the pool, set when no more games are wanted.
stop: threading.Event | Event = threading.Event()


def stopped() -> bool:
    """Return whether nobody waits for these games any more."""
    return stop.is_set()


def settle(stopping: Event) -> None:
    """Prepare a process of the pool: it stops when told to, and when its parent is gone."""
    global stop
    stop = stopping
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C for a moment, where that is ours to decide."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
