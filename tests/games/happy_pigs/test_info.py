"""What is open, what is hidden, and that nothing needs to be remembered."""

import msgspec
import pytest

import ludotheque as lt
from ludotheque.games.happy_pigs.view import PigsView
from tests.games.happy_pigs.tables import CODES, GAME, choose, table
from tests.games.tables import play, state


def seen(match: lt.Match, seat: int | None) -> PigsView:
    view = match.view(seat)
    assert isinstance(view, PigsView)
    return view


@pytest.mark.rule("pigs.info.public")
def test_what_everybody_sees() -> None:
    farms = ["$7 2 fields 2 baby 1 big-v 1 vaccine 2 amulet", "$9 1 small 3 supplement"]
    match = table(farms, card="vets-round", cards={0: "fresh-grass", 1: "school-visit"}, number=2, holder=0)
    for seat in (None, 0, 1):
        view = seen(match, seat)
        one, two = view.players
        assert (one.money, one.fields, one.items) == (7, 2, {"vaccine": 1, "supplement": 0, "amulet": 2})
        assert sorted((pig.size, pig.vaccinated) for pig in one.pigs) == [
            ("baby", False),
            ("baby", False),
            ("big", True),
        ]
        assert (two.money, two.fields, two.items["supplement"], [pig.size for pig in two.pigs]) == (9, 1, 3, ["small"])
        assert {stall.code: stall.left for stall in view.market}["supplement"] == 22
        assert view.past == ["fresh-grass", "school-visit"]
        assert (one.neutral, two.neutral, one.first) == (True, False, True)
        assert [card.code for card in view.cards] == CODES
        assert (view.season, view.round, view.rounds) == ("spring", 3, 16)
        assert (view.width, view.height, view.footprints["big"]) == (8, 4, [4, 3])


@pytest.mark.rule("pigs.info.public")
def test_all_players_see_the_same_but_for_their_own_choice() -> None:
    match = table(["$7 1 big", "$9 1 small", ""])
    match.play(1, "choose feed")
    told = []
    for seat in (None, 0, 1, 2):
        view = msgspec.to_builtins(seen(match, seat))
        for name in ("seat", "prompt", "mine"):
            del view[name]
        told.append(view)
    assert all(view == told[0] for view in told)


@pytest.mark.rule("pigs.info.hidden")
def test_programmed_actions_are_hidden_until_all_are_revealed() -> None:
    match = table(["2 fields 3 baby", "2 fields 3 baby", ""])
    match.play(0, "choose sell")
    before = {seat: msgspec.json.encode(seen(match, seat)) for seat in (None, 1, 2)}
    match.play(0, "choose buy")
    assert {seat: msgspec.json.encode(seen(match, seat)) for seat in (None, 1, 2)} == before
    assert [(event.key, dict(event.args)) for event in match.journal] == [("chosen", {"seat": 0})]
    match.play(2, "choose feed")
    match.play(1, "choose feed")
    assert [player.action for player in seen(match, None).players] == ["buy", "feed", "feed"]


@pytest.mark.rule("pigs.info.hidden")
def test_cards_to_come_are_hidden() -> None:
    """Exchange cards that nobody has seen, in the year and among those removed: nothing shows."""
    one = table(["$9", "$9", "$9"], card="fresh-grass", cards={1: "land-sale", 5: "drought"})
    two = table(["$9", "$9", "$9"], card="fresh-grass", cards={1: "vets-round", 2: "spring-fair", 5: "barbecue"})
    assert state(one)["year"] != state(two)["year"]
    for seat in (None, 0, 1, 2):
        assert seen(one, seat) == seen(two, seat)


@pytest.mark.rule("pigs.info.hidden")
@pytest.mark.parametrize("forecast", [False, True])
def test_removed_cards_follow_by_subtraction(forecast: bool) -> None:
    match = table(["", "", ""], card="fresh-grass", options={"forecast": forecast})
    shown: list[str] = []
    while not match.over:
        told = state(match)
        number = told["round"]
        view = seen(match, None)
        shown = [*view.past, view.card.code] if view.card else []
        if view.forecast:
            shown.append(view.forecast.code)
        assert shown == [told["year"][6 * (r // 4) + r % 4] for r in range(len(shown))]
        assert len(shown) == min(16, number + 1 + forecast)
        full = len(shown) // 4
        expected = [code for season in range(full) for code in told["year"][6 * season + 4 : 6 * season + 6]]
        assert view.removed == expected
        assert not set(view.removed) & set(shown)
        if told["phase"] == 1:
            choose(match, "feed feed feed")
        else:
            play(match, "decline")
    assert len(seen(match, None).removed) == 8


@pytest.mark.rule("pigs.info.hidden")
def test_what_is_to_be_vaccinated_is_hidden_until_all_have_chosen() -> None:
    match = table(["1 big 1 baby 1 vaccine", "1 small 1 vaccine", ""], card="land-sale", number=3)
    choose(match, "mate mate mate")
    while state(match)["phase"] == 2:
        play(match, "stop")
    match.play(0, "save 1-big")
    assert seen(match, 0).picks == {"baby": 0, "small": 0, "medium": 0, "big": 1}
    for seat in (None, 1, 2):
        view = seen(match, seat)
        assert view.picks == {"baby": 0, "small": 0, "medium": 0, "big": 0}
        assert [player.chosen for player in view.players] == [True, False, True]
        assert not any(pig.vaccinated for pig in view.players[0].pigs)


@pytest.mark.rule("pigs.info.memory")
def test_whatever_was_revealed_stays_in_view() -> None:
    match = GAME.match(3, 5)
    revealed: list[str] = []
    while not match.over:
        view = seen(match, None)
        if view.card and view.card.code not in revealed:
            revealed.append(view.card.code)
        assert [*view.past, *([view.card.code] if view.card else [])] == revealed
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    assert len(revealed) == 16


@pytest.mark.rule("pigs.info.memory")
def test_revealed_actions_stay_in_view_until_the_next_choice() -> None:
    match = table(["2 fields 3 baby", "", ""], card="vets-round", actions="feed sell buy")
    play(match, "stop")
    assert state(match)["phase"] == 3
    assert [player.action for player in seen(match, 2).players] == ["feed", "sell", "buy"]
    play(match, "decline", "decline", "decline")
    assert [player.action for player in seen(match, 2).players] == ["", "", ""]


def test_prompts() -> None:
    match = table(["2 fields 3 baby 1 vaccine", "$9", ""], card="vets-round")
    assert [seen(match, seat).prompt.key for seat in (None, 0)] == ["choose", "choose-you"]
    match.play(0, "choose feed")
    assert seen(match, 0).prompt.key == "choose-done"
    assert seen(match, 0).prompt.args == {"seats": [1, 2]}
    match.play(1, "choose buy")
    match.play(2, "choose sell")
    assert [seen(match, seat).prompt.key for seat in (None, 0, 1)] == ["feed", "feed-you", "feed"]
    assert seen(match, 0).prompt.args == {"seat": 0, "left": 9}
    play(match, "stop")
    assert seen(match, 1).prompt.key == "buy-you"
    play(match, "stop")
    assert seen(match, 0).prompt == seen(match, 0).prompt
    assert (seen(match, 0).prompt.key, seen(match, 1).prompt.key) == ("gift-you", "gift")
    assert seen(match, 1).prompt.args == {"seat": 0, "item": 0}
    match = table(["", ""], options={"open_choice": True}, first=1, holder=1)
    assert (seen(match, 1).prompt.key, seen(match, 0).prompt.key) == ("show-both-you", "show-both")
    match = table(["", ""])
    assert (seen(match, 1).prompt.key, seen(match, 0).prompt.key) == ("choose-both-you", "choose-you")
    match = GAME.match(3, 1, first=0)
    assert seen(match, 0).prompt.args == {"seat": 0, "left": 5}
