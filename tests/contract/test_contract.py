"""Every game of ours keeps the contract: the list that `ludotheque check` runs, with what its tests know of it.

On the sources at two tables of each game, and without what deals or counts a great many positions: the rules are those
of the wheel, where all is tried, and that matches go alike on both is a check of its own (`digests`).
"""

import os
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque import contract
from ludotheque.contract.listing import SLOW
from ludotheque.contract.tables import tables
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
    box = lt.game(name)
    ends = {str(table) for table in tables(box, quick=True) if table.seats in (box.meta.least, box.meta.most)}
    others = {str(table) for table in tables(box)} - ends
    return [check for check in listed if check.subject not in others and check.name not in (*SLOW, "counts")]


def test_contract(check: contract.Check) -> None:
    check()
