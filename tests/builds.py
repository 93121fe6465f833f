"""Share the tests among the workers of `./dev test`: each runs once on every build, on one of that build's workers.

Tests of a file stay together, so that what they share is set up once, and are handed out in the order in which the
workers collected them: what takes long comes first (see conftest.py), so that all workers end at about the same time.
"""

from collections import deque
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import pytest

MOST = 100  # tests of a file handed out at once
BUILD = "EXPECT_COMPILED"  # what a worker of the same build has the same in its environment

Worker = Any  # xdist's WorkerController, which has no types


def build_of(worker: Worker) -> str:
    return str(worker.gateway.spec.env[BUILD])


def bundles(tests: Sequence[str]) -> "deque[list[int]]":
    """Cut the tests, by their numbers, into what one worker runs in a row."""
    files = [[number for number, _ in group] for _, group in groupby(enumerate(tests), key=file_of)]
    return deque(file[at : at + MOST] for file in files for at in range(0, len(file), MOST))


def file_of(numbered: tuple[int, str]) -> str:
    return numbered[1].partition("::")[0]


class Builds:
    """A scheduler of xdist: its names are xdist's."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.tests: dict[str, list[str]] = {}  # what each build has collected
        self.waiting: dict[str, deque[list[int]]] = {}  # and what of it nobody has been given
        self.given: dict[Worker, list[int]] = {}
        self.collected: set[Worker] = set()
        self.arrived = 0

    @property
    def nodes(self) -> list[Worker]:
        return list(self.given)

    @property
    def collection_is_completed(self) -> bool:
        return self.arrived >= self.workers

    @property
    def has_pending(self) -> bool:
        return any(self.waiting.values()) or any(self.given.values())

    @property
    def tests_finished(self) -> bool:
        """Return whether workers may go home: they still run what they have."""
        return self.collection_is_completed and not any(self.waiting.values())

    def add_node(self, node: Worker) -> None:
        self.given[node] = []

    def add_node_collection(self, node: Worker, collection: Sequence[str]) -> None:
        """Take note of what a worker could run: the same as the others of its build, or the numbers mean nothing."""
        build = build_of(node)
        if build not in self.tests:
            self.tests[build] = list(collection)
            self.waiting[build] = bundles(collection)
        if self.tests[build] != list(collection):
            raise pytest.UsageError(f"the workers of a build do not collect the same tests: {node.gateway.id}")
        self.collected.add(node)
        self.arrived += 1

    def schedule(self) -> None:
        for node in self.nodes:
            if node in self.collected:
                self.give(node)

    def mark_test_complete(self, node: Worker, item_index: int, duration: float = 0) -> None:
        self.given[node].remove(item_index)
        self.give(node)

    def give(self, node: Worker) -> None:
        """Keep a worker busy: it begins a test only when it knows the next one, or that there is none."""
        waiting = self.waiting[build_of(node)]
        while len(self.given[node]) < 2 and waiting and not node.shutting_down:
            bundle = waiting.popleft()
            self.given[node] += bundle
            node.send_runtest_some(bundle)
        if not waiting and not node.shutting_down:
            node.shutdown()

    def remove_node(self, node: Worker) -> str | None:
        """Forget a worker; return the test in which it crashed, if it did. What it had left to do is for others."""
        left = self.given.pop(node)
        if not left:
            return None
        build = build_of(node)
        if len(left) > 1:
            self.waiting[build].appendleft(left[1:])
        return self.tests[build][left[0]]
