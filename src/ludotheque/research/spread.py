"""Spread calls over processes, in any order."""

import multiprocessing
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

from ludotheque.research.simulate import no_interrupts, settle

T = TypeVar("T")


def spread(function: Callable[..., T], calls: Iterable[tuple[object, ...]], jobs: int) -> Generator[T, None, None]:
    """Call a function with each of the arguments and give its answers as they come; closing it stops the processes."""
    context = multiprocessing.get_context("spawn")  # a fork would copy the locks of our caller's threads
    stopping = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=settle, initargs=(stopping,))
    waiting = iter(calls)
    doing: set[Future[T]] = set()
    try:
        while True:
            with no_interrupts():  # a process that starts now inherits this: Ctrl-C is our affair, not its
                doing |= {pool.submit(function, *call) for call in islice(waiting, 2 * jobs - len(doing))}
            if not doing:
                return
            done, doing = wait(doing, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        stopping.set()
        pool.shutdown(wait=True, cancel_futures=True)
