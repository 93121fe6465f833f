"""Nobody installs more than they need: each extra is whole by itself, and a missing one is a sentence that names it."""

import re
import subprocess
import sysconfig
import venv
from collections import Counter
from functools import cache
from importlib.metadata import PackageNotFoundError, distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.on_wheel
ROOT = Path(__file__).parents[2]

# What each extra is for; an environment has nothing else.
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


@cache
def files() -> dict[str, list[str]]:
    """List what each distribution has put into this environment; a folder as a whole, if no other is in it."""
    listed = {plain(one.name): (one.read_text("RECORD") or "").splitlines() for one in distributions()}
    paths = {name: [line.partition(",")[0] for line in lines] for name, lines in listed.items()}
    tops = {name: {path.partition("/")[0] for path in found} - {"..", "__pycache__"} for name, found in paths.items()}
    owners = Counter(top for found in tops.values() for top in found)
    return {
        name: [top for top in found if owners[top] == 1]
        + [path for path in paths[name] if owners[path.partition("/")[0]] > 1]
        for name, found in tops.items()
    }


def linked(extra: str, folder: Path) -> Path:
    """Make an environment with what comes with an extra and nothing else, linked from this one; return its Python."""
    venv.create(folder, symlinks=True)
    (here,) = folder.glob("lib/python*/site-packages")
    for path in [path for name in closure("ludotheque", extra) for path in files().get(name, [])]:
        (here / path).parent.mkdir(parents=True, exist_ok=True)
        (here / path).symlink_to(Path(sysconfig.get_path("purelib"), path))
    return folder / "bin" / "python"


def run(code: str, extra: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [str(linked(extra, folder)), "-c", f"import sys; import ludotheque as lt\n{code}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("extra", NEEDED)
def test_an_extra_is_enough(extra: str, tmp_path: Path) -> None:
    done = run(NEEDED[extra], extra, tmp_path)
    assert done.returncode == 0, done.stderr


def test_without_extras_the_one_that_is_missing_is_named(tmp_path: Path) -> None:
    tried = "\n".join(
        f"try:\n    {code}\nexcept (lt.Refused, ImportError, SystemExit) as error:\n    print(error)"
        for code in SENTENCES
    )
    done = run(tried, "", tmp_path)
    assert done.returncode == 0, done.stderr
    for said, sentence in zip(done.stdout.splitlines(), SENTENCES.values(), strict=True):
        assert sentence in said
