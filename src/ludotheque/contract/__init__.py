"""The contract: what every game promises, as a list of checks that `ludotheque check` and anybody's pytest run.

@pytest.mark.parametrize("check", contract.checks("duel", Path(__file__).parent), ids=str)
def test_contract(check: contract.Check) -> None:
check()
"""

from ludotheque.contract.listing import Check, checks

__all__ = ["Check", "checks"]
