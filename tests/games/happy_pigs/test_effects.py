"""Season effects."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.happy_pigs.tables import CHOOSE, EFFECT, choose, herd, items, sheet, supply, table
from tests.games.tables import play, refusal, state, texts


def after_actions(farms: list[str], card: str, number: int = 0, **more: Any) -> lt.Match:
    """Let all choose an action, and perform none."""
    match = table(farms, card=card, number=number, **more)
    choose(match, "sell " * (len(farms) + 1))
    while state(match)["phase"] == 2:
        play(match, "stop")
    return match


def earned(farms: list[str], card: str, number: int = 0) -> list[int]:
    """Return how much money the effect of a card brings or costs, all actions unused."""
    match = table(farms, card=card, number=number)
    before = state(match)["money"]
    choose(match, "sell " * (len(farms) + 1))
    shares = dict.fromkeys(range(len(farms)), 0)
    while state(match)["phase"] == 2:
        shares = dict(enumerate(state(match)["shares"]))
        play(match, "stop")
    for event in match.journal:
        if event.key == "share":
            shares[int(str(event.args["seat"]))] = int(str(event.args["count"]))
    money = state(match)["money"]
    return [money[seat] - before[seat] - shares[seat] for seat in range(len(farms))]


@pytest.mark.rule("pigs.effect.order")
@pytest.mark.parametrize(
    ("card", "item"), [("vets-round", "vaccine"), ("long-days", "supplement"), ("harvest", "amulet")]
)
def test_items_may_be_taken_or_declined(card: str, item: str) -> None:
    match = after_actions(["", "", ""], card, first=1)
    for seat, text in ((1, "take 1"), (2, "decline"), (0, "take 1")):
        assert state(match)["phase"] == EFFECT
        assert match.waiting == [seat]
        assert texts(match) == ["decline", "take 1"]
        assert refusal(match, seat, "take 2") == "pigs.effect.order"
        match.play(seat, text)
    assert [items(match, seat) for seat in range(3)] == [f"1 {item}", f"1 {item}", ""]
    assert supply(match, item) == 23
    assert state(match)["phase"] == CHOOSE
    assert "Player 3 declines." in match.story()


@pytest.mark.rule("pigs.effect.order")
def test_the_supply_may_run_out_for_the_last() -> None:
    one = sheet(('name = "supplement"\ncount = 25', 'name = "supplement"\ncount = 2'))
    match = after_actions(["", "", "1 supplement"], "long-days", first=2, sheet_text=one)
    match.play(2, "take 1")
    assert supply(match, "supplement") == 0
    assert state(match)["phase"] == CHOOSE  # there is nothing to ask the others
    assert [items(match, seat) for seat in range(3)] == ["", "", "2 supplement"]
    match = after_actions(["", "", "1 supplement"], "long-days", first=2, sheet_text=one)
    match.play(2, "decline")
    match.play(0, "take 1")
    assert items(match, 0) == "1 supplement"
    assert state(match)["phase"] == CHOOSE


@pytest.mark.rule("pigs.effect.order")
def test_steps_that_are_not_due() -> None:
    match = after_actions(["$9 1 baby 1 vaccine", "", ""], "vets-round")
    for text in ("stop", "buy baby", "feed baby", "sell baby", "choose feed", "grow baby", "save none"):
        assert refusal(match, 0, text) == "table.step"
    assert refusal(match, 0, "vaccinate baby") == "pigs.vaccine.use"
    assert refusal(match, 1, "take 1") == "table.turn"


@pytest.mark.rule("pigs.love.count")
@pytest.mark.parametrize("card", ["season-of-love", "love-is-in-the-air"])
@pytest.mark.parametrize(
    ("farm", "babies"),
    [
        ("4 fields 1 medium 1 big", 1),
        ("4 fields 3 medium", 1),
        ("4 fields 2 medium 3 big", 2),
        ("4 fields 2 medium-v 2 big-v 2 big", 3),
        ("4 fields 1 big 3 small 2 baby", 0),
    ],
)
def test_one_baby_per_pair(card: str, farm: str, babies: int) -> None:
    match = after_actions([farm, ""], card)
    if not babies:
        assert state(match)["phase"] == CHOOSE
        return
    assert texts(match) == ["decline", *[f"take {count}" for count in range(1, babies + 1)]]
    assert refusal(match, 0, f"take {babies + 1}") == "pigs.love.count"
    play(match, f"take {babies}")
    assert herd(match, 0).startswith(f"{babies} baby")
    assert supply(match, "baby") == 50 - babies


@pytest.mark.rule("pigs.love.count")
def test_pairs_are_counted_over_all_fields_and_before_any_birth() -> None:
    """Two fields with a big pig each make one pair; babies do not make more."""
    match = after_actions(["2 fields 2 big 1 baby", ""], "season-of-love")
    view = match.view(0)
    assert view.prompt.args["count"] == 1
    play(match, "take 1")
    assert herd(match, 0) == "2 baby 2 big"
    assert "Player 1 takes 1 baby." in match.story()


@pytest.mark.rule("pigs.effect.order")
def test_babies_from_none_to_all() -> None:
    for count in (0, 1, 2):
        match = after_actions(["3 fields 4 big", ""], "season-of-love")
        play(match, f"take {count}" if count else "decline")
        assert herd(match, 0) == (f"{count} baby 4 big" if count else "4 big")
        assert supply(match, "baby") == 50 - count


@pytest.mark.rule("pigs.effect.order")
def test_babies_in_turn_order_as_far_as_there_are() -> None:
    few = sheet(('name = "baby"\ncount = 50', 'name = "baby"\ncount = 3'))
    farms = ["3 fields 4 big", "3 fields 4 big", ""]
    match = after_actions(farms, "season-of-love", first=1, sheet_text=few)
    assert match.waiting == [1]
    match.play(1, "take 2")
    assert texts(match, 0) == ["decline", "take 1"]
    assert refusal(match, 0, "take 2") == "pigs.setup.supply"


@pytest.mark.rule("pigs.effect.growth")
def test_growth_ignores_meals_of_the_round() -> None:
    match = table(["2 fields 1 baby 1 small", ""], card="acorn-fall", actions="feed sell mate")
    play(match, "feed baby", "stop")
    assert texts(match) == ["grow small", "decline"]
    play(match, "grow small")
    assert herd(match, 0) == "1 small 1 medium"


@pytest.mark.rule("pigs.effect.growth")
def test_a_pig_fed_this_round_may_grow_once_more() -> None:
    match = table(["2 fields 1 baby", ""], card="acorn-fall", actions="feed sell mate")
    play(match, "feed baby")
    assert texts(match) == ["grow small", "decline"]
    play(match, "grow small")
    assert herd(match, 0) == "1 medium"
    assert (supply(match, "baby"), supply(match, "small"), supply(match, "medium")) == (50, 48, 47)


@pytest.mark.rule("pigs.effect.growth")
def test_effects_take_no_items() -> None:
    match = after_actions(["2 fields 1 baby 2 supplement", ""], "fresh-grass")
    assert texts(match) == ["grow baby", "decline"]
    assert refusal(match, 0, "feed baby supplement") == "table.step"
    match = after_actions(["3 fields 2 big 2 amulet", ""], "season-of-love")
    assert texts(match) == ["decline", "take 1"]
    play(match, "take 1")
    assert (herd(match, 0), items(match, 0)) == ("1 baby 2 big", "2 amulet")


@pytest.mark.rule("pigs.effect.order")
def test_growth_yes_or_no() -> None:
    match = after_actions(["2 fields 2 baby 1 baby-v", "1 baby", ""], "fresh-grass")
    assert texts(match) == ["grow baby", "grow baby-v", "decline"]
    assert refusal(match, 0, "grow small") == "table.step"
    assert refusal(match, 0, "take 1") == "table.step"
    play(match, "grow baby-v")
    assert herd(match, 0) == "2 baby 1 small-v"
    assert texts(match) == ["grow baby", "decline"]
    assert refusal(match, 1, "grow baby-v") == "table.owner"
    play(match, "decline")
    assert herd(match, 1) == "1 baby"
    assert "Player 1 lets a vaccinated baby grow: now it is a vaccinated small pig." in match.story()


@pytest.mark.rule("pigs.effect.order")
def test_only_one_s_own_pigs_grow() -> None:
    match = after_actions(["2 fields 1 baby-v", ""], "fresh-grass")
    assert texts(match) == ["grow baby-v", "decline"]
    assert refusal(match, 0, "grow baby") == "table.owner"


@pytest.mark.rule("pigs.field.full")
def test_growth_must_fit_and_be_in_supply() -> None:
    match = after_actions(["2 baby 2 big", "1 baby", ""], "fresh-grass")
    assert match.waiting == [1]  # nothing can grow on a full field
    few = sheet(('name = "small"\ncount = 48', 'name = "small"\ncount = 1'))
    match = after_actions(["1 small 1 baby", "1 baby", ""], "fresh-grass", sheet_text=few)
    assert state(match)["phase"] == CHOOSE
    match = after_actions(["1 baby", "1 baby", ""], "fresh-grass", sheet_text=few)
    play(match, "grow baby")
    assert state(match)["phase"] == CHOOSE  # the only small tile is taken


def test_dollars_for_babies() -> None:
    assert earned(["2 fields 2 baby 1 baby-v 1 small", "1 big", ""], "school-visit") == [3, 0, 0]


@pytest.mark.rule("pigs.money")
@pytest.mark.parametrize("card", ["drought", "cold-snap"])
def test_dollars_for_fields_as_far_as_there_are_some(card: str) -> None:
    """A share of a limit comes before the effect, so two of these farms have two or three dollars more."""
    match = table(["$9", "$9 3 fields", "5 fields"], card=card, number=1)
    choose(match, "feed feed feed")
    limit = 3 if card == "drought" else 2
    assert state(match)["money"] == [9 + limit - 1, 9 + limit - 3, 0]
    name = {"drought": "Drought", "cold-snap": "Cold snap"}[card]
    assert match.story()[-4] == f"“{name}”: Player 1 pays $1."


def test_dollars_for_a_herd() -> None:
    farms = ["2 fields 2 baby 2 baby-v 1 small", "2 fields 4 baby", "2 fields 6 baby"]
    assert earned(farms, "village-fete") == [5, 0, 5]


def test_the_most_big_pigs() -> None:
    assert earned(["2 fields 2 big", "2 fields 1 big 2 big-v", "8 baby"], "pig-show") == [0, 10, 0]
    assert earned(["2 fields 2 big", "2 fields 1 big 1 big-v", "1 big"], "pig-show") == [10, 10, 0]
    assert earned(["2 fields 2 medium", "", "8 baby"], "pig-show") == [0, 0, 0]


def test_the_most_pigs() -> None:
    assert earned(["2 fields 2 big", "2 fields 1 big 1 baby 1 small-v", "2 baby"], "grand-show") == [0, 10, 0]
    assert earned(["2 medium", "1 baby 1 big", "1 small"], "grand-show") == [10, 10, 0]
    assert earned(["", "", ""], "grand-show") == [0, 0, 0]


def test_nothing() -> None:
    assert earned(["1 baby", "1 big", "$9"], "quiet-week") == [0, 0, 0]


def test_money_is_told_with_the_card_it_comes_from() -> None:
    match = after_actions(["1 baby", "1 big", ""], "school-visit")
    assert "“School visit”: Player 1 gets $1." in match.story()
    match = after_actions(["1 baby", "1 big", ""], "pig-show")
    assert "“Pig show”: Player 2 wins $10." in match.story()
