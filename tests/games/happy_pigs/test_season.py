"""The change of season, the end of the year."""

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.happy_pigs.rules import PigsRules
from ludotheque.games.happy_pigs.scoring import goods_worth
from ludotheque.games.happy_pigs.state import PigsState
from tests.games.happy_pigs.tables import CHOOSE, OVER, SAVE, choose, herd, items, supply, table
from tests.games.tables import play, refusal, state, texts
from tests.games.views import view_of

LAST_CARDS = ["land-sale", "feed-sale", "market-day", "quiet-week"]  # of each season, as laid out here


def at_change(farms: list[str], season: int = 0, **more: Any) -> lt.Match:
    """Come to the end of a season: all choose an action, and perform none."""
    match = table(farms, card=LAST_CARDS[season], number=3, **more)
    choose(match, "mate " * (len(farms) + 1))
    while state(match)["phase"] == 2:
        play(match, "stop")
    return match


@pytest.mark.rule("pigs.season.loss")
@pytest.mark.parametrize("season", range(4))
def test_unvaccinated_pigs_are_lost(season: int) -> None:
    match = at_change(["2 fields 2 baby 1 small 1 medium-v 1 big", "1 baby-v", "$5"], season)
    assert [herd(match, seat) for seat in range(3)] == ["1 medium-v", "1 baby-v", ""]
    assert [supply(match, size) for size in ("baby", "small", "medium", "big")] == [49, 48, 47, 50]
    assert state(match)["phase"] == (OVER if season == 3 else CHOOSE)
    assert [line for line in match.story() if "loses" in line] == [
        "Player 1 loses 2 babies.",
        "Player 1 loses 1 small pig.",
        "Player 1 loses 1 big pig.",
    ]


@pytest.mark.rule("pigs.season.loss")
@pytest.mark.parametrize("number", range(3))
def test_nothing_is_lost_within_a_season(number: int) -> None:
    match = table(["2 baby 1 big", "", ""], card="land-sale", number=number)
    choose(match, "sell sell sell")
    play(match, "stop")
    assert herd(match, 0) == "2 baby 1 big"
    assert state(match)["round"] == number + 1


@pytest.mark.rule("pigs.season.loss")
def test_babies_just_born_are_lost_too() -> None:
    match = table(["3 fields 2 big-v", ""], card="season-of-love", number=3)
    choose(match, "sell sell sell")
    play(match, "stop", "take 1")
    assert herd(match, 0) == "2 big-v"
    assert supply(match, "baby") == 50


@pytest.mark.rule("pigs.season.loss")
def test_babies_just_born_may_be_saved() -> None:
    match = table(["3 fields 2 big-v 1 vaccine", ""], card="season-of-love", number=3)
    choose(match, "sell sell sell")
    play(match, "stop", "take 1", "save 1-baby")
    assert herd(match, 0) == "1 baby-v 2 big-v"


@pytest.mark.rule("pigs.season.choice")
def test_all_concerned_choose_at_once() -> None:
    match = at_change(
        ["2 fields 2 baby 1 big 2 vaccine", "1 big-v 1 vaccine", "1 small 1 vaccine", "1 small", "3 vaccine"]
    )
    assert state(match)["phase"] == SAVE
    assert match.waiting == [0, 2]  # the others have no vaccine, or nothing to use it on
    assert texts(match, 0) == [
        "save none",
        "save 1-baby",
        "save 2-baby",
        "save 1-big",
        "save 1-big 1-baby",
    ]
    assert texts(match, 2) == ["save none", "save 1-small"]
    assert texts(match, 1) == []
    match.play(2, "save 1-small")
    assert match.waiting == [0]
    assert match.rules.revising(match.state) == [2]
    assert (herd(match, 2), items(match, 2)) == ("1 small", "1 vaccine")  # nothing happens before all have chosen
    match.play(2, "save none")
    match.play(2, "save 1-small")
    match.play(0, "save 1-big 1-baby")
    assert [herd(match, seat) for seat in range(5)] == ["1 baby-v 1 big-v", "1 big-v", "1 small-v", "", ""]
    assert [items(match, seat) for seat in range(5)] == ["", "1 vaccine", "", "", "3 vaccine"]
    assert supply(match, "vaccine") == 25 - 4
    told = match.story()
    assert told.count("Player 3 has chosen what to vaccinate.") == 1
    assert [line for line in told if "vaccinates" in line] == [
        "Player 1 vaccinates 1 baby.",
        "Player 1 vaccinates 1 big pig.",
        "Player 3 vaccinates 1 small pig.",
    ]


@pytest.mark.rule("pigs.season.choice")
def test_the_order_of_arrival_does_not_matter() -> None:
    farms = ["2 fields 2 baby 1 big 2 vaccine", "1 small 1 vaccine", ""]
    one, two = at_change(farms), at_change(farms)
    one.play(0, "save 1-big")
    one.play(1, "save 1-small")
    two.play(1, "save 1-small")
    two.play(0, "save 1-big")
    assert one.state.digest() == two.state.digest()


@pytest.mark.rule("pigs.season.choice")
def test_using_vaccines_is_voluntary() -> None:
    match = at_change(["2 fields 2 baby 1 big 2 vaccine", "", ""])
    play(match, "save none")
    assert (herd(match, 0), items(match, 0)) == ("", "2 vaccine")
    match = at_change(["2 fields 2 baby 1 big 2 vaccine", "", ""])
    play(match, "save 1-baby")
    assert (herd(match, 0), items(match, 0)) == ("1 baby-v", "1 vaccine")


@pytest.mark.rule("pigs.season.choice")
def test_no_more_than_there_are() -> None:
    match = at_change(["2 fields 2 baby 1 big 2 vaccine", "", ""])
    for text in ("save 3-baby", "save 1-big 2-baby", "save 2-big", "save 1-small", "save 25-baby"):
        assert refusal(match, 0, text) == "pigs.vaccine.use"
    for text in ("stop", "vaccinate big", "decline", "take 1", "buy baby", "choose feed", "sell big", "grow baby"):
        assert refusal(match, 0, text) == "table.step"
    assert refusal(match, 1, "save none") == "table.turn"
    for text in (
        "save",
        "save 0-baby",
        "save 1-goat",
        "save 1-big 1-big",
        "save 26-baby",
        "save -1-big",
        "save none 1-big",
    ):
        assert refusal(match, 0, text) == "table.owner"


@pytest.mark.rule("pigs.season.choice")
def test_every_set_of_pigs_has_a_move() -> None:
    match = at_change(["4 fields 4 baby 3 small 2 medium 3 big 9 vaccine", "", ""])
    found = texts(match)
    expected = sum(
        baby + small + medium + big <= 9
        for baby in range(5)
        for small in range(4)
        for medium in range(3)
        for big in range(4)
    )
    assert len(set(found)) == len(found) == expected
    play(match, "save 3-big 2-medium 1-small 3-baby")
    assert herd(match, 0) == "3 baby-v 1 small-v 2 medium-v 3 big-v"


@pytest.mark.rule("pigs.vaccine.use")
def test_before_a_change_of_season_the_vaccine_returns_too() -> None:
    match = at_change(["2 fields 2 baby 3 vaccine", "", ""])
    assert supply(match, "vaccine") == 22
    play(match, "save 2-baby")
    assert (supply(match, "vaccine"), items(match, 0)) == (24, "1 vaccine")


@pytest.mark.rule("pigs.end.sale")
def test_the_final_sale_at_printed_prices() -> None:
    """Even in a round in which big pigs sell for more, and babies too."""
    for card in ("winter-feast", "christmas-market", "quiet-week"):
        match = table(["$5 3 fields 1 baby-v 1 small-v 1 medium-v 2 big-v 1 big", "$9", "1 big-v"], card=card, number=3)
        choose(match, "feed feed feed")
        while not match.over:
            play(match, "stop")
        shares = [event.args["count"] for event in match.journal if event.key == "unused"]
        assert [match.scores[seat] - int(str(shares[seat])) for seat in range(3)] == [5 + 3 + 6 + 10 + 30, 9, 15]
        assert view_of(match, None).breakdown[0]["pigs"] == 49
        assert match.ranking == [1, 3, 2]
        assert "Player 1 sells all remaining pigs for $49." in match.story()


@pytest.mark.rule("pigs.end.sale")
def test_before_the_end_pigs_do_not_count() -> None:
    match = table(["$5 2 big-v", "$9", "$7"], card="winter-feast", number=2)
    assert match.scores == [5, 9, 7]
    assert view_of(match, 0).breakdown == []


@pytest.mark.rule("pigs.end.sale")
def test_sixteen_rounds_and_no_more() -> None:
    match = table(["", "", ""], card="quiet-week", number=3)
    choose(match, "feed feed feed")
    assert match.over
    assert match.waiting == []
    assert state(match)["round"] == 15
    assert refusal(match, 0, "choose feed") == "table.turn"


@pytest.mark.rule("pigs.end.tie")
def test_items_and_fields_break_a_tie_for_the_first_place() -> None:
    farms = ["$50 3 supplement", "$50 2 fields", "$50 1 amulet", "$20 5 fields"]
    match = table(farms, card="quiet-week", number=3)
    choose(match, "feed feed feed feed")  # two dollars each
    assert match.scores == [52, 52, 52, 22]
    assert match.ranking == [2, 1, 3, 4]  # 3, 10 and 1 dollar more; the last has goods for 70 and stays last
    assert view_of(match, 0).tie == "goods"


@pytest.mark.rule("pigs.end.tie")
@pytest.mark.parametrize(
    ("one", "two", "ranking"),
    [
        ("$9 2 fields", "$9 9 vaccine", [1, 2]),
        ("$9 2 fields", "$9 10 vaccine", [1, 1]),
        ("$9 2 fields", "$9 11 vaccine", [2, 1]),
        ("$9 3 fields", "$9 2 fields 15 amulet", [1, 1]),
        ("$9 3 fields", "$9 2 fields 14 amulet", [1, 2]),
        ("$9 4 fields", "$9 3 fields 20 amulet", [1, 1]),
        ("$9 5 fields", "$9 4 fields 25 supplement", [1, 1]),
        ("$9 1 vaccine", "$9 1 amulet", [1, 1]),
        ("$9", "$9", [1, 1]),
        ("$10", "$9 5 fields", [1, 2]),
    ],
)
def test_what_goods_are_worth(one: str, two: str, ranking: list[int]) -> None:
    match = table([one, two, ""], card="quiet-week", number=3)
    choose(match, "sell mate feed")  # seven dollars for the one and for the other
    while not match.over:
        play(match, "stop")
    assert match.ranking[:2] == ranking
    assert view_of(match, 0).tie == ("" if one.startswith("$10") else "shared" if ranking == [1, 1] else "goods")


@pytest.mark.rule("pigs.end.tie")
def test_only_the_tied_for_first_are_compared() -> None:
    farms = ["$90", "$50 4 fields", "$50", "$50 2 fields"]
    match = table(farms, card="quiet-week", number=3)
    choose(match, "feed feed feed feed")
    assert match.ranking == [1, 2, 2, 2]
    assert view_of(match, 0).tie == ""


@pytest.mark.rule("pigs.end.tie")
def test_a_field_counts_at_list_price_whatever_was_paid() -> None:
    """Bought in a sale of land, a second field still counts 10."""
    match = table(["$15", "$10 10 vaccine", "$0"], card="land-sale", first=0)
    choose(match, "buy feed sell")
    play(match, "buy field", "stop")
    rules, s = match.rules, match.state
    assert isinstance(rules, PigsRules)
    assert isinstance(s, PigsState)
    assert [goods_worth(rules.box, s, seat) for seat in range(2)] == [10, 10]
