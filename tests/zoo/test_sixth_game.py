"""A game more is one folder more: laid on the shelf, it is found, played, told and replayed; no file changes."""

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque import library
from ludotheque.engine.loop import random_game, sampled_game
from ludotheque.engine.rng import Rng
from ludotheque.shelf import packages
from ludotheque.text.rulebook import rule
from ludotheque.text.table import names, plain
from ludotheque.text.words import Words
from tests.zoo.recount import RECOUNTS

SHELF = Path(__file__).parent / "shelf"
TOYS = ["crows", "masks"]


@pytest.fixture(autouse=True)
def _laid_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the shelf be two folders for a while: that of the house and that of the toys."""
    shelf = importlib.import_module("ludotheque.games")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(SHELF)])
    packages.cache_clear()
    library.all_games.cache_clear()
    yield
    packages.cache_clear()
    library.all_games.cache_clear()


def test_it_is_found_among_the_others() -> None:
    found = list(lt.all_games())
    assert set(TOYS) < set(found)
    assert found == sorted(found)


@pytest.mark.parametrize("name", TOYS)
def test_it_is_played_told_and_replayed(name: str) -> None:
    match = lt.game(name).match(seats=3, seed=7)
    while not match.over:
        seat = match.waiting[-1]
        match.play(seat, str(match.legal(seat)[-1]))
    assert match.scores == RECOUNTS[name](match)
    assert lt.replay(lt.Record.from_json(match.record().to_json())).state.digest() == match.state.digest()
    assert "Player 3" in str(match)
    assert "Joueur 3" in plain(match, seat=2, lang="fr")
    words = Words(name, "fr")
    assert all(words.event(event, match.rules, names(3, "fr")) for event in match.journal)
    assert rule(name, "fr", f"{name}.info.public") is not None


@pytest.mark.parametrize("name", TOYS)
def test_it_runs_in_the_loops_of_the_engine(name: str) -> None:
    """Interpreted classes, in what may be compiled code."""
    rules = lt.game(name).rules(2)
    assert random_game(rules, 5, Rng(1)) > 3
    assert sampled_game(rules, 5, Rng(1)) > 3
