"""Rulebooks have the same rules in every language, and only rules that exist are named."""

import re
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.contract.ids import check_rulebooks_agree, known_ids
from ludotheque.engine.rules import OWNER, STEP, TURN
from ludotheque.text.rulebook import rulebook
from ludotheque.text.words import LANGUAGES

pytestmark = pytest.mark.on_wheel  # it reads the sources, whatever the build

ROOT = Path(__file__).parents[2]
GAMES = list(lt.all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rulebooks_agree(game: lt.Game) -> None:
    check_rulebooks_agree(game)


def test_shared_rulebooks_agree() -> None:
    books = [rulebook("", lang) for lang in LANGUAGES]
    assert [list(book.rules()) for book in books] == [[TURN, STEP, OWNER]] * len(LANGUAGES)
    assert len({len(book.text) for book in books}) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rulebooks_speak_of_rules_that_exist(game: lt.Game) -> None:
    known = known_ids(game)
    for lang in LANGUAGES:
        text = game.text(f"text/rulebook.{lang}.md")
        spoken = re.findall(rf"\b{game.meta.prefix}\.[a-z]+\.[a-z0-9]+(?:-[a-z0-9]+)*", text)
        assert set(spoken) <= known


def test_no_two_games_share_a_prefix() -> None:
    prefixes = [game.meta.prefix for game in GAMES]
    assert len(set(prefixes)) == len(prefixes)
    assert "table" not in prefixes
