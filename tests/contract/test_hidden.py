"""H1, H3, H4 and H5, at every table; H4 on tiny boxes too."""

import pytest

import ludotheque as lt
from tests.contract import hidden
from tests.contract.perft import tiny_tables
from tests.contract.play import played
from tests.contract.tables import GAMES, TABLES, Table
from tests.contract.tests_of import folder, reveals

tables = pytest.mark.parametrize("table", TABLES, ids=str)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@tables
def test_what_is_sent_survives_a_redeal(table: Table) -> None:
    for moment in played(table).moments:
        hidden.check_redeal_shows_nothing(moment)


@tables
def test_refusals_survive_a_redeal(table: Table) -> None:
    for moment in played(table).moments:
        hidden.check_refusals_show_nothing(moment)


@tables
def test_features_survive_a_redeal(table: Table) -> None:
    for moment in played(table).moments:
        hidden.check_features_show_nothing(moment)


@tables
def test_redeals_depend_on_what_is_known_alone(table: Table) -> None:
    for moment in played(table).moments:
        hidden.check_redeal_knows_nothing(moment)


@tables
def test_redeals_are_sound(table: Table) -> None:
    for moment in played(table).moments:
        hidden.check_redeal_is_sound(moment)


@tables
def test_the_journal_tells_no_more(table: Table) -> None:
    shown = reveals(table.game)
    for moment in played(table).moments:
        hidden.check_journal_tells_no_more(moment, shown)


@tables
def test_luck_stays_secret(table: Table) -> None:
    hidden.check_luck_stays_secret(played(table))


@tables
def test_spectators_see_what_is_public(table: Table) -> None:
    for moment in played(table).moments:
        hidden.check_spectators(moment)


@games
def test_who_was_sent_the_same_knows_the_same(game: lt.Game) -> None:
    met = sum(hidden.check_knowledge(table) for table in tiny_tables(game, folder(game)))
    assert met > 50, f"{game.name}: nobody saw the same twice: its tiny boxes are not tiny enough"


@games
def test_redeals_fall_as_deals_do(game: lt.Game) -> None:
    for table in tiny_tables(game, folder(game)):
        hidden.check_fair_redeals(table)
