"""E1 to E7, at every table."""

import importlib

import pytest

import ludotheque as lt
from tests.contract import engine
from tests.contract.digests import check_digests, check_hash_seeds
from tests.contract.ids import known_ids
from tests.contract.play import played
from tests.contract.tables import GAMES, TABLES, Table
from tests.contract.tests_of import folder

tables = pytest.mark.parametrize("table", TABLES, ids=str)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@tables
def test_somebody_can_act(table: Table) -> None:
    engine.check_somebody_can_act(played(table))


@tables
def test_legal_moves_are_sorted_and_unique(table: Table) -> None:
    engine.check_legal_moves(played(table))


@tables
def test_legal_moves_apply(table: Table) -> None:
    for moment in played(table).moments:
        engine.check_legal_moves_apply(moment)


@tables
def test_samples_are_legal_and_fair(table: Table) -> None:
    for moment in played(table).moments:
        engine.check_samples(moment)


@tables
def test_any_other_move_is_refused(table: Table) -> None:
    known = known_ids(table.game)
    for moment in played(table).moments:
        engine.check_refusals(moment, known)


@tables
def test_every_piece_is_in_one_place(table: Table) -> None:
    engine.check_conservation(played(table))


@tables
def test_games_end(table: Table) -> None:
    engine.check_end(played(table))


@tables
def test_scores_equal_a_recount(table: Table) -> None:
    name = f"tests.games.{table.game.name}.recount"
    assert (folder(table.game) / "recount.py").exists(), f"{table.game.name} has no recount.py"
    engine.check_scores(played(table), importlib.import_module(name).recount)


@tables
def test_places_are_places(table: Table) -> None:
    engine.check_ranking(played(table))


@tables
def test_copies_are_independent(table: Table) -> None:
    engine.check_copies(played(table))


@tables
def test_same_seed_same_game(table: Table) -> None:
    engine.check_same_again(played(table))


@games
def test_hash_seeds_do_not_matter(game: lt.Game) -> None:
    check_hash_seeds(game.name)


@games
def test_games_go_as_committed_on_every_build(game: lt.Game) -> None:
    check_digests(game, folder(game))
