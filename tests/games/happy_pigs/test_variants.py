"""The variants: forecast and open choice, alone and together."""

import pytest

import ludotheque as lt
from tests.games.happy_pigs.tables import ACT, GAME, choose, table
from tests.games.tables import play, refusal, state, texts
from tests.games.views import view_of

BOTH: dict[str, object] = {"forecast": True, "open_choice": True}


def forecast(match: lt.Match) -> str | None:
    view = view_of(match, None)
    return view.forecast.code if view.forecast else None


@pytest.mark.rule("pigs.variant.forecast")
def test_the_next_card_lies_face_up() -> None:
    cards = {1: "land-sale", 2: "vets-round", 3: "school-visit", 4: "drought"}
    match = table(["", "", ""], card="fresh-grass", cards=cards, options={"forecast": True})
    for upcoming in ("land-sale", "vets-round", "school-visit", "drought"):
        assert forecast(match) == upcoming
        choose(match, "feed feed feed")
        while state(match)["phase"] != 1:
            play(match, "decline")
        assert state(match)["card"] == upcoming
    # The first card of the next season was seen during the last round of this one.
    assert "Next card: Drought." in match.story()


@pytest.mark.rule("pigs.variant.forecast")
def test_nothing_to_see_in_the_last_round() -> None:
    match = table(["", "", ""], card="quiet-week", number=3, options={"forecast": True})
    assert forecast(match) is None
    match = table(["", "", ""], card="quiet-week", number=2, options={"forecast": True})
    assert forecast(match) is not None
    choose(match, "feed feed feed")
    assert [event.key for event in match.journal].count("forecast") == 0


@pytest.mark.rule("pigs.variant.forecast")
def test_nothing_during_the_preparatory_turn_nor_without_the_option() -> None:
    match: lt.Match = GAME.match(3, 1, forecast=True)
    view = view_of(match, None)
    assert (view.card, view.forecast, view.round) == (None, None, 0)
    match = table(["", "", ""])
    assert forecast(match) is None
    choose(match, "feed feed feed")
    assert "forecast" not in [event.key for event in match.journal]


@pytest.mark.rule("pigs.variant.open")
def test_one_after_the_other_and_openly() -> None:
    match = table(["2 fields 3 baby"] * 3, options={"open_choice": True}, first=1)
    assert match.waiting == [1]
    assert match.rules.revising(match.state) == []
    assert refusal(match, 0, "choose feed") == "table.turn"
    match.play(1, "choose feed")
    assert match.waiting == [2]
    for seat in (None, 0, 1, 2):
        view = view_of(match, seat)
        assert [player.action for player in view.players] == ["", "feed", ""]
        assert view.mine == ""
    assert refusal(match, 1, "choose sell") == "table.turn"  # what is shown is shown
    match.play(2, "choose sell")
    assert match.waiting == [0]
    match.play(0, "choose feed")
    assert state(match)["phase"] == ACT
    assert state(match)["shares"] == [4, 4, 7]
    assert match.waiting == [1]
    assert match.story()[:3] == ["Player 2 chooses “Feed”.", "Player 3 chooses “Sell”.", "Player 1 chooses “Feed”."]


@pytest.mark.rule("pigs.variant.open")
@pytest.mark.parametrize("seats", range(2, 7))
def test_open_from_the_first_player_on_every_round(seats: int) -> None:
    match = table([""] * seats, options={"open_choice": True}, first=seats - 1)
    for first in (seats - 1, 0):
        for step in range(seats):
            assert match.waiting == [(first + step) % seats]
            play(match, texts(match)[0])


@pytest.mark.rule("pigs.variant.forecast")
@pytest.mark.rule("pigs.variant.open")
def test_both_combine() -> None:
    match = table(["", "", ""], card="fresh-grass", cards={1: "land-sale"}, options=BOTH)
    assert forecast(match) == "land-sale"
    assert match.waiting == [0]
    choose(match, "feed feed feed")
    assert state(match)["card"] == "land-sale"
    assert match.waiting == [1]


def test_without_the_options_neither_holds() -> None:
    match = table(["", "", ""])
    assert match.waiting == [0, 1, 2]
