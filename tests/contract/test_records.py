"""E8, at every table."""

import pytest

from tests.contract import records
from tests.contract.play import played
from tests.contract.tables import TABLES, Table

tables = pytest.mark.parametrize("table", TABLES, ids=str)


@tables
def test_every_attribute_is_listed(table: Table) -> None:
    for moment in played(table).moments:
        records.check_fields(moment)


@tables
def test_pickles_come_back(table: Table) -> None:
    for moment in played(table).moments:
        records.check_pickle(moment)


@tables
def test_positions_come_back(table: Table) -> None:
    for moment in played(table).moments:
        records.check_position(moment)


@tables
def test_records_replay_every_state(table: Table) -> None:
    records.check_record(played(table))


@tables
def test_replay_believes_no_false_record(table: Table) -> None:
    records.check_replay(played(table))
