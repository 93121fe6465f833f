"""Everything shown has words, at every table; every choice can be typed."""

import pytest

import ludotheque as lt
from tests.contract import words
from tests.contract.play import played
from tests.contract.tables import GAMES, TABLES, USUAL, Table

tables = pytest.mark.parametrize("table", TABLES, ids=str)
usual = pytest.mark.parametrize("table", [table for table in USUAL if not table.bots], ids=str)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@tables
def test_the_log_is_told(table: Table) -> None:
    words.check_log(played(table))


@tables
def test_prompts_are_told(table: Table) -> None:
    words.check_prompts(played(table))


@tables
def test_choices_are_told(table: Table) -> None:
    words.check_choices(played(table))


@tables
def test_reasons_are_told(table: Table) -> None:
    words.check_reasons(played(table))


@tables
def test_the_end_is_told(table: Table) -> None:
    words.check_end_is_told(played(table))


@tables
def test_tables_are_drawn(table: Table) -> None:
    words.check_tables_are_drawn(played(table))


@usual
def test_pieces_have_names(table: Table) -> None:
    words.check_pieces_have_names(played(table))


@games
def test_choices_can_be_typed(game: lt.Game) -> None:
    for seats in range(game.meta.least, game.meta.most + 1):
        rules = game.rules(seats)
        words.check_texts_parse(rules, range(rules.actions))
