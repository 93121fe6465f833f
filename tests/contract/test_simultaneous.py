"""C1 to C4, at every table."""

import pytest

from tests.contract import simultaneous
from tests.contract.play import played
from tests.contract.tables import TABLES, Table

tables = pytest.mark.parametrize("table", TABLES, ids=str)


@tables
def test_the_order_of_arrival_does_not_matter(table: Table) -> None:
    for moment in played(table).moments:
        simultaneous.check_order(moment)


@tables
def test_choices_stay_secret(table: Table) -> None:
    for moment in played(table).moments:
        simultaneous.check_secret(moment)


@tables
def test_choices_can_be_replaced(table: Table) -> None:
    for moment in played(table).moments:
        simultaneous.check_revisions(moment)


@tables
def test_double_and_late_choices(table: Table) -> None:
    for moment in played(table).moments:
        simultaneous.check_late(moment)
