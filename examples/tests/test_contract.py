"""Crazy Eights keeps the contract."""

from pathlib import Path

import pytest

from ludotheque import contract


@pytest.mark.parametrize("check", contract.checks("crazy_eights", Path(__file__).parent), ids=str)
def test_contract(check: contract.Check) -> None:
    check()
