"""The table in a terminal, in both languages."""

import re

import pytest

from ludotheque.text.table import plain
from tests.games.happy_pigs.tables import GAME, SAVE, choose, table
from tests.games.tables import play, state
from tests.games.views import view_of


def test_dollars_as_each_language_writes_them() -> None:
    """English $45, French 45 $ with a thin space that does not break: in the market and for each player."""
    match = table(["$45", "$7"], card="bacon-festival")
    english, french = plain(match, 0, "en", width=160), plain(match, 0, "fr", width=160)
    assert re.findall(r"\$(\d+)", english) == re.findall(r"(\d+)\u202f\$", french)
    assert {"45", "7", "20"} <= set(re.findall(r"\$(\d+)", english))
    assert not re.search(r"\$\d|\d \$", french)


@pytest.mark.rule("pigs.two.neutral")
def test_tokens_and_tiles_are_named() -> None:
    match = table(["2 fields 3 baby", "2 fields 3 baby"], card="quiet-week")
    assert "Player 1 (starts)" in plain(match)
    assert "Player 2 (neutral tiles)" in plain(match)
    assert "Joueur 1 (commence)" in plain(match, None, "fr")
    choose(match, "feed sell feed")
    assert "Neutral tile: Feed" in plain(match)


def test_the_forecast_is_the_whole_card() -> None:
    match = table(["", ""], card="fresh-grass", cards={1: "land-sale"}, options={"forecast": True})
    assert "Next: Land sale  feed 7 · breed 7 · buy 9 · sell 7  Price: fields cost $5 less." in plain(match, width=140)


@pytest.mark.rule("pigs.season.choice")
def test_a_vaccination_that_may_be_revised_is_shown_to_its_player_alone() -> None:
    match = table(["2 fields 2 baby 1 big 2 vaccine", "1 big 1 vaccine", ""], card="land-sale", number=3)
    choose(match, "mate mate mate")
    while state(match)["phase"] != SAVE:
        play(match, "stop")
    match.play(0, "save 1-big 1-baby")
    assert "To be vaccinated: 1 × baby and 1 × big" in plain(match, 0)
    assert "À vacciner\u202f: 1 × bébé et 1 × gros" in plain(match, 0, "fr")
    assert "To be vaccinated" not in plain(match, 1)
    prompts = [view_of(match, seat).prompt.key for seat in (0, 1, 2, None)]
    assert prompts == ["save-done", "save-you", "save", "save"]


def test_before_the_year() -> None:
    assert plain(GAME.match(2, 1), None, "fr").startswith("Achats de départ")
