"""Every game of ours keeps the contract: the list that `ludotheque check` runs, with what its tests know of it."""

from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque import contract

GAMES = Path(__file__).parents[1] / "games"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    quick = bool(metafunc.config.getoption("quick"))
    listed = [check for name in lt.all_games() for check in contract.checks(name, GAMES / name, quick=quick)]
    metafunc.parametrize("check", listed, ids=str)


def test_contract(check: contract.Check) -> None:
    check()
