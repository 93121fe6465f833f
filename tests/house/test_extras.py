"""Nobody installs more than they need: each extra is whole by itself, and a missing one is a sentence that names it."""

import json
import re
import subprocess
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.on_wheel
ROOT = Path(__file__).parents[2]

# What each extra is for; the rest of an environment that has all of them is hidden.
NEEDED = {
    "": "lt.simulate('odin', 2, ['medium', 'easy'], 2); import ludotheque.cli.app, ludotheque.server.http.app",
    "postgres": "import ludotheque.server.store.postgres, asyncpg",
    "cluster": "import ludotheque.research.cluster, distributed",
    "study": "lt.tournament('odin', ['random', 'easy'], 2, games=2)",
    "research": (
        "import ludotheque.research.gymnasium, ludotheque.research.openspiel, ludotheque.research.picture;"
        "from ludotheque.research.pettingzoo import env; env('odin', 2, render_mode='rgb_array').reset()"
    ),
    "learn": "sys.path.insert(0, 'examples'); import learn, matplotlib",
}
# What is said without any.
SENTENCES = {
    "import ludotheque.research.vector": 'numpy: pip install "ludotheque[research]"',
    "import ludotheque.research.pettingzoo": 'numpy: pip install "ludotheque[research]"',
    "import ludotheque.research.gymnasium": 'numpy: pip install "ludotheque[research]"',
    "import ludotheque.research.openspiel": 'numpy: pip install "ludotheque[research]"',
    "import ludotheque.research.picture": 'numpy: pip install "ludotheque[research]"',
    "lt.tournament('odin', ['random', 'easy'], 2, games=2)": 'openskill: pip install "ludotheque[study]"',
    "lt.simulate('odin', 2, ['policy:x'], 2)": 'numpy: pip install "ludotheque[research]"',
    "lt.report('odin', seats=[2], games=2, probes=0).html()": 'matplotlib: pip install "ludotheque[study]"',
    "lt.simulate('odin', 2, 'easy', 2, cluster='tcp://[::1]:1')": 'distributed: pip install "ludotheque[cluster]"',
    "import asyncio, ludotheque.server.store.postgres as p; asyncio.run(p.PostgresStore.open('', 0))": (
        'PostgreSQL needs one more package: pip install "ludotheque[postgres]"'
    ),
    "sys.path.insert(0, 'examples'); import learn": 'jax: pip install "ludotheque[learn]"',
}
HIDE = """
import sys, json
hidden = set(json.loads(sys.argv[1]))
from importlib.machinery import PathFinder
class Shown:
    @staticmethod
    def find_spec(name, *more):
        return None if name.partition(".")[0] in hidden else PathFinder.find_spec(name, *more)
sys.meta_path[sys.meta_path.index(PathFinder)] = Shown
import ludotheque as lt
"""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def closure(wanted: str, extra: str) -> frozenset[str]:
    """Name the distributions that come with one, with what an extra of it adds."""
    found = {plain(wanted)}
    try:
        needs = [Requirement(line) for line in requires(wanted) or []]
    except PackageNotFoundError:
        return frozenset(found)
    for need in needs:
        if need.marker is None or need.marker.evaluate({"extra": extra}):
            for more in ("", *need.extras):
                if plain(need.name) not in found or more:
                    found |= closure(need.name, more)
    return frozenset(found)


def hidden(extra: str) -> list[str]:
    """Name the modules that are not there where only this extra was asked for."""
    there = closure("ludotheque", extra)
    owners = {module: {plain(owner) for owner in owned} for module, owned in packages_distributions().items()}
    return sorted(module for module, owned in owners.items() if not owned & there)


def run(code: str, extra: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", HIDE + code, json.dumps(hidden(extra))]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("extra", NEEDED)
def test_an_extra_is_enough(extra: str) -> None:
    done = run(NEEDED[extra], extra)
    assert done.returncode == 0, done.stderr


def test_without_extras_the_one_that_is_missing_is_named() -> None:
    tried = "\n".join(
        f"try:\n    {code}\nexcept (lt.Refused, ImportError, SystemExit) as error:\n    print(error)"
        for code in SENTENCES
    )
    done = run(tried, "")
    assert done.returncode == 0, done.stderr
    for said, sentence in zip(done.stdout.splitlines(), SENTENCES.values(), strict=True):
        assert sentence in said
