"""Break a game's rules on purpose, one small change at a time, and see whether its tests notice.

    .venv/bin/python -m tests.mutate odin --sample 200 --jobs 2

A mutant is one change: a comparison turned, a sum made a difference, a number one larger, a condition negated, a
statement left out, a rule id replaced. It is killed when a test fails, breaks or runs too long. The survivors are
listed, to be looked at one by one: some change nothing that can be seen.

All that does not depend on the game is imported once; each mutant is then a fork, which imports the changed module
and runs the tests until one fails: first those that have killed most for their time, then the quickest.
"""

import argparse
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import TemporaryFile
from types import CodeType, FrameType, ModuleType
from typing import IO

import pytest

import ludotheque as lt
from ludotheque import contract
from tests.mutants import Mutant, mutants

ROOT = Path(__file__).parents[1]
EDGES = ("__init__", "sheet", "view", "observe", "terminal", "typed", "bot", "worth", "features", "reasons")
MEMORY = 4 << 30  # what a mutant may take
LEAST = 5  # seconds of the processor that any test may take


class Changed(MetaPathFinder):
    """Import a mutant in place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = f"ludotheque.games.{mutant.path.parent.name}.{mutant.path.stem}"
        self.loader = Loader(self.name, str(mutant.path), mutant.source())

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.loader.path, loader=self.loader)


class Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec")


class Course:
    """What the tests of a game are: in which order they run, how long each took, how many mutants it has killed."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.seconds: dict[str, float] = {}
        self.kills: Counter[str] = Counter()

    def rank(self, test: str) -> tuple[float, float]:
        seconds = self.seconds.get(test, 0.0) + 0.02
        return -self.kills[test] / seconds, seconds

    def limit(self, test: str) -> float:
        return LEAST + 20 * self.seconds.get(test, LEAST)


def left_out(item: pytest.Item) -> bool:
    """Leave out what takes long interpreted, and what runs the rules in processes of its own: those have no mutant."""
    own = item.path.is_relative_to(ROOT / "tests" / "games")
    return "hash_seeds" in item.name or (own and item.get_closest_marker("slow") is not None)


class Runner:
    """A plugin of pytest: it orders the tests, and writes down how long each takes and which one fails."""

    def __init__(self, course: Course, report: IO[str]) -> None:
        self.course = course
        self.report = report

    def tell(self, *words: object) -> None:
        print(*words, file=self.report, flush=True)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not left_out(item)]
        items.sort(key=lambda item: self.course.rank(item.nodeid))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        """Measure by the processor's time, so that a busy machine kills nobody."""

        def too_long(number: int, frame: FrameType | None) -> None:
            self.tell("failed", item.nodeid)
            os._exit(1)

        signal.signal(signal.SIGVTALRM, too_long)
        signal.setitimer(signal.ITIMER_VIRTUAL, self.course.limit(item.nodeid))
        begun = time.process_time()
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            self.tell("took", time.process_time() - begun, item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell("failed", report.nodeid)


def run(course: Course, mutant: Mutant | None, report: IO[str]) -> int:
    """Run the tests of a game against a mutant of it, or as it is; return 0 if all pass."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if mutant is not None:
        sys.meta_path.insert(0, Changed(mutant))
    own = [f"tests/games/{course.game}", "tests/contract", "-k", course.game]
    quiet = ["-x", "-q", "-p", "no:cacheprovider", "--timeout", "0"]
    return int(pytest.main([*own, *quiet], plugins=[Runner(course, report)]))


class Forks:
    """Mutants being tried, each in a process of its own."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.running: dict[int, tuple[Mutant | None, IO[str]]] = {}

    def start(self, mutant: Mutant | None) -> None:
        report = TemporaryFile("w+")  # noqa: SIM115  # closed when the fork has ended
        pid = os.fork()
        if pid == 0:
            code = 1
            try:
                code = run(self.course, mutant, report)
            finally:
                os._exit(code)
        self.running[pid] = mutant, report

    def wait(self) -> tuple[Mutant | None, bool]:
        """Wait for one to end; return it, and whether it survived."""
        pid, status = os.wait()
        mutant, report = self.running.pop(pid)
        with report:
            report.seek(0)
            for line in report:
                self.hear(line.rstrip("\n"), mutant)
        return mutant, status == 0

    def hear(self, line: str, mutant: Mutant | None) -> None:
        word, _, rest = line.partition(" ")
        if word == "failed":
            self.course.kills[rest] += 1
        elif mutant is None:
            seconds, _, test = rest.partition(" ")
            self.course.seconds[test] = float(seconds)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def warm(game: str) -> None:
    """Import what all mutants share; nothing of the game itself may be among it."""
    for other in lt.all_games():
        if other != game:
            contract.checks(other, ROOT / "tests" / "games" / other)
    early = [name for name in sys.modules if name.startswith(f"ludotheque.games.{game}.")]
    if early:
        sys.exit(f"imported too early to be changed: {', '.join(early)}")


def judge(game: str, sample: Iterable[Mutant], jobs: int) -> int:
    """Try mutants; print the survivors, and return how many there are."""
    warm(game)
    course = Course(game)
    forks = Forks(course)
    forks.start(None)
    if not forks.wait()[1]:
        sys.exit(f"the tests fail without any change: mend {', '.join(course.kills) or 'them'} first")
    say(f"{len(course.seconds)} tests, {sum(course.seconds.values()):.0f} s without any change")
    waiting, survivors = list(reversed(list(sample))), 0
    while waiting or forks.running:
        while waiting and len(forks.running) < jobs:
            forks.start(waiting.pop())
        mutant, lives = forks.wait()
        if lives:
            survivors += 1
            say(f"survived: {mutant}")
    return survivors


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("game", choices=list(lt.all_games()))
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only mutants that are listed with this, of all there are")
    chosen = parser.parse_args()
    folder = ROOT / "src" / "ludotheque" / "games" / chosen.game
    prefix = lt.game(chosen.game).meta.prefix
    files = [file for file in sorted(folder.glob("*.py")) if file.stem not in EDGES]
    found = [mutant for file in files for mutant in mutants(file, prefix)]
    sample = random.Random(chosen.seed).sample(found, min(chosen.sample, len(found)))
    if chosen.only:
        sample = [mutant for mutant in found if chosen.only in str(mutant)]
    begun = time.monotonic()
    killed = len(sample) - judge(chosen.game, sample, chosen.jobs)
    minutes = (time.monotonic() - begun) / 60
    say(f"{chosen.game}: {killed} of {len(sample)} mutants killed, of {len(found)} possible, in {minutes:.1f} minutes")


if __name__ == "__main__":
    main()
