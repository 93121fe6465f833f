"""E11, for every game."""

import pytest

import ludotheque as lt
from tests.contract import ids
from tests.contract.tables import GAMES
from tests.contract.tests_of import folder, sources

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@games
def test_every_rule_is_tested(game: lt.Game) -> None:
    ids.check_every_rule_is_tested(game, folder(game))


@games
def test_ids_in_the_code_are_rules(game: lt.Game) -> None:
    ids.check_named_ids_exist(game, sources(game))
