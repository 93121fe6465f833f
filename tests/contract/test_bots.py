"""B1, B2, B4 and B7 for every game's own bot."""

import pytest

from tests.contract import bots
from tests.contract.play import played
from tests.contract.tables import TABLES, Table

tables = pytest.mark.parametrize("table", TABLES, ids=str)


@tables
def test_bots_get_a_redeal(table: Table) -> None:
    for moment in played(table).moments[::2]:
        bots.check_bot_gets_a_redeal(moment)


@tables
def test_bots_choose_legal_moves(table: Table) -> None:
    for moment in played(table).moments[::2]:
        bots.check_bot_is_legal(moment)


@tables
def test_bots_do_not_peek(table: Table) -> None:
    for moment in played(table).moments[::2]:
        bots.check_bot_does_not_peek(moment)


@tables
def test_bots_are_reproducible(table: Table) -> None:
    for moment in played(table).moments[::2]:
        bots.check_bot_is_reproducible(moment)


@tables
def test_evaluations_are_chances(table: Table) -> None:
    for moment in played(table).moments[::2]:
        bots.check_evaluation(moment)
