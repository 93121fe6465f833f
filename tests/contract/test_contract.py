"""Every game of ours keeps the contract: the list that `ludotheque check` runs, with what its tests know of it.

On the sources at one table for each player count: the rules are those of the wheel, where every table is tried.
"""

import os
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque import contract
from ludotheque.contract.listing import SLOW
from tests.builds import BUILD

GAMES = Path(__file__).parents[1] / "games"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    quick = bool(metafunc.config.getoption("quick"))
    listed = [check for name in lt.all_games() for check in checks(name, quick)]
    metafunc.parametrize("check", listed, ids=str)


def checks(name: str, quick: bool) -> list[contract.Check]:
    listed = contract.checks(name, GAMES / name, quick=quick)
    if os.environ.get(BUILD) != "0":
        return listed
    few = {str(check) for check in contract.checks(name, GAMES / name, quick=True)}
    return [check for check in listed if str(check) in few or check.name in SLOW]


def test_contract(check: contract.Check) -> None:
    check()
