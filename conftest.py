"""Run the tests twice in one session: `./dev test` gives the sources and the compiled wheel workers of their own.

EXPECT_COMPILED tells a worker which of the two it is (0 or 1); a plain pytest has none and runs everything.
"""

import os
import site
import sys
from pathlib import Path

import pytest

from tests.builds import BUILD, Builds

EXPECT_COMPILED = os.environ.get(BUILD)
BROWSER = Path(__file__).parent / "tests" / "web"
ELSEWHERE = {"0": "on_wheel", "1": "on_source"}

if EXPECT_COMPILED is not None:
    # xdist hands its own sys.path to every worker it starts here; each takes back its own packages.
    sources = str(Path(__file__).parent / "src")
    sys.path[:] = [entry for entry in sys.path if entry != sources and Path(entry).name != "site-packages"]
    for packages in site.getsitepackages():
        site.addsitedir(packages)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what is slow, and most tables of the contract")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if is_left_out(item, config)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    # What waits for browsers and servers comes first, file by file: at the end, short ones fill every worker's time.
    ranks: dict[Path, int] = {}
    for item in items:
        ranks[item.path] = min(rank(item), ranks.get(item.path, 2))
    items.sort(key=lambda item: ranks[item.path])


def rank(item: pytest.Item) -> int:
    if "browser" in getattr(item, "fixturenames", ()):
        return 0
    return 1 if item.get_closest_marker("slow") else 2


def is_left_out(item: pytest.Item, config: pytest.Config) -> bool:
    if config.getoption("quick") and (item.get_closest_marker("slow") or item.path.is_relative_to(BROWSER)):
        return True
    if EXPECT_COMPILED is None:
        return False
    where = next((marker.name for marker in item.iter_markers() if marker.name in ELSEWHERE.values()), None)
    return where == ELSEWHERE[EXPECT_COMPILED]  # the nearest mark counts: that of a parameter before that of a file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config) -> Builds | None:
    return Builds(len(config.getoption("tx"))) if config.getoption("dist") == "each" else None


crashed: list[object] = []


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(error: object) -> None:
    if error:
        crashed.append(error)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a session that lost a worker: xdist calls it a success when the crash came before the first test."""
    if crashed and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.INTERNAL_ERROR
