"""E9 and E10, for every game."""

from pathlib import Path

import pytest

import ludotheque as lt
from tests.contract import golden, perft
from tests.contract.tables import GAMES
from tests.contract.tests_of import folder

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FILES = [(game, file) for game in GAMES for file in sorted((folder(game) / golden.FOLDER).glob("*.txt"))]


@games
def test_playthroughs_exist(game: lt.Game) -> None:
    golden.check_playthroughs_exist(game, folder(game))


@pytest.mark.parametrize(("game", "file"), FILES, ids=[f"{game.name}-{file.stem}" for game, file in FILES])
def test_playthrough(game: lt.Game, file: Path) -> None:
    golden.check_playthrough(game, file)


@games
def test_node_counts(game: lt.Game) -> None:
    perft.check_counts(game, folder(game))
