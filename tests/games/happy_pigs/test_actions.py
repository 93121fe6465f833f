"""The four actions, and vaccines."""

import pytest

from tests.games.happy_pigs.tables import CHOOSE, herd, items, sheet, supply, table
from tests.games.tables import play, refusal, state, texts


@pytest.mark.rule("pigs.feed.grow")
def test_a_pig_grows_by_one_size() -> None:
    match = table(["3 fields 1 baby 1 small 1 medium 1 big", ""], actions="feed sell mate")
    assert texts(match) == ["feed baby", "feed small", "feed medium", "stop"]
    play(match, "feed medium", "feed small")
    assert herd(match, 0) == "1 baby 1 medium 2 big"
    assert (supply(match, "small"), supply(match, "medium"), supply(match, "big")) == (48, 47, 48)
    assert match.story()[-1] == "Player 1 feeds a small pig: now it is a medium pig."


@pytest.mark.rule("pigs.feed.grow")
def test_each_pig_once_per_round() -> None:
    match = table(["3 fields 2 baby 1 small-v 1 vaccine", ""], actions="feed sell mate")
    play(match, "feed baby", "feed baby")
    assert herd(match, 0) == "2 small 1 small-v"
    assert texts(match) == ["feed small-v", "vaccinate small fed", "stop"]
    assert refusal(match, 0, "feed small") == "pigs.feed.grow"
    play(match, "feed small-v")
    assert texts(match) == ["vaccinate small fed", "stop"]
    assert refusal(match, 0, "feed medium-v") == "pigs.feed.grow"


@pytest.mark.rule("pigs.feed.grow")
def test_next_round_they_may_be_fed_again() -> None:
    match = table(["2 fields 1 baby", ""], actions="feed sell mate")
    play(match, "feed baby")
    match.play(0, "choose feed")
    match.play(1, "choose sell neutral-mate")
    assert texts(match) == ["feed small", "stop"]


@pytest.mark.rule("pigs.feed.grow")
def test_a_big_pig_is_never_fed() -> None:
    match = table(["1 big 1 big-v 1 vaccine", ""], actions="feed sell mate")
    assert texts(match) == ["vaccinate big", "stop"]
    match = table(["2 big", ""], actions="feed sell mate")
    assert state(match)["phase"] == CHOOSE  # nothing to feed, and so nothing to ask
    assert state(match)["money"][0] == 8


@pytest.mark.rule("pigs.feed.grow")
def test_the_old_tile_leaves_first() -> None:
    """One big and three small pigs fill the field; a small one may still grow, in the place it leaves."""
    match = table(["3 small 1 big", ""], actions="feed sell mate")
    assert state(match)["money"][0] == 8  # (0, 2, 1, 1) does not fit
    match = table(["1 small 2 medium", ""], actions="feed sell mate")
    assert texts(match) == ["feed medium", "stop"]  # (0, 1, 1, 1) does
    match = table(["4 baby 1 medium", ""], actions="feed sell mate")
    assert texts(match) == ["feed baby", "feed medium", "stop"]


@pytest.mark.rule("pigs.feed.grow")
def test_the_new_tile_must_be_in_supply() -> None:
    few = sheet(('name = "small"\ncount = 48', 'name = "small"\ncount = 1'))
    match = table(["2 fields 1 baby 1 small 1 supplement", ""], actions="feed sell mate", sheet_text=few)
    assert texts(match) == ["feed small", "feed baby supplement", "feed small supplement", "stop"]
    assert refusal(match, 0, "feed baby") == "pigs.setup.supply"
    play(match, "feed small")  # its tile goes back to the market
    assert texts(match) == ["feed baby", "feed baby supplement", "stop"]


@pytest.mark.rule("pigs.feed.supplement")
def test_two_sizes_at_once() -> None:
    match = table(["3 fields 2 baby 1 small-v 1 medium 2 supplement", ""], actions="feed sell mate")
    assert texts(match) == [
        "feed baby",
        "feed small-v",
        "feed medium",
        "feed baby supplement",
        "feed small-v supplement",
        "stop",
    ]
    play(match, "feed baby supplement")
    assert herd(match, 0) == "1 baby 2 medium 1 small-v"
    assert (items(match, 0), supply(match, "supplement")) == ("1 supplement", 24)
    play(match, "feed small-v supplement")
    assert herd(match, 0) == "1 baby 2 medium 1 big-v"
    assert items(match, 0) == ""
    assert refusal(match, 0, "feed baby supplement") == "table.owner"
    assert refusal(match, 0, "feed medium-v") == "table.owner"
    assert "Player 1 feeds a baby with a supplement: now it is a medium pig." in match.story()
    assert state(match)["used"] == 2


@pytest.mark.rule("pigs.feed.supplement")
def test_only_the_final_tile_must_fit_and_be_in_supply() -> None:
    none_between = sheet(('name = "small"\ncount = 48', 'name = "small"\ncount = 0'))
    match = table(["1 baby 1 supplement", ""], actions="feed sell mate", sheet_text=none_between)
    assert texts(match) == ["feed baby supplement", "stop"]
    # (1, 1, 1, 1) would not fit, (1, 0, 1, 1) and a baby that becomes medium would not either.
    match = table(["2 baby 1 medium 1 big 1 supplement", ""], actions="feed sell mate")
    assert texts(match) == ["feed medium", "stop"]
    assert refusal(match, 0, "feed baby") == "pigs.field.full"
    assert refusal(match, 0, "feed baby supplement") == "pigs.field.full"


@pytest.mark.rule("pigs.feed.supplement")
def test_no_other_action_takes_a_supplement() -> None:
    match = table(["$9 2 fields 1 medium 1 small 2 supplement", ""], actions="mate sell feed")
    assert texts(match) == ["mate", "stop"]
    assert refusal(match, 0, "feed small supplement") == "pigs.phase4.order"


@pytest.mark.rule("pigs.mate.birth")
def test_medium_and_big_pigs_give_birth_once_each() -> None:
    match = table(["2 fields 1 medium 1 big-v", ""], actions="mate sell feed")
    assert texts(match) == ["mate", "stop"]
    play(match, "mate")
    assert texts(match) == ["mate", "stop"]
    play(match, "mate")
    assert herd(match, 0) == "2 baby 1 medium 1 big-v"
    assert supply(match, "baby") == 48
    assert state(match)["money"][0] == 5  # a limit of seven, two births


@pytest.mark.rule("pigs.mate.birth")
def test_once_per_round_is_refused_with_the_rule() -> None:
    match = table(["2 fields 1 medium 1 vaccine", ""], actions="mate sell feed")
    play(match, "mate")
    assert texts(match) == ["vaccinate baby", "vaccinate medium", "stop"]
    assert refusal(match, 0, "mate") == "pigs.mate.birth"


@pytest.mark.rule("pigs.mate.birth")
def test_little_ones_do_not_mate() -> None:
    match = table(["2 fields 3 baby 3 small 1 vaccine", ""], actions="mate sell feed")
    assert texts(match) == ["vaccinate baby", "vaccinate small", "stop"]
    assert refusal(match, 0, "mate") == "pigs.mate.birth"


@pytest.mark.rule("pigs.mate.birth")
def test_a_birth_may_be_left_out() -> None:
    match = table(["2 fields 2 big", ""], actions="mate sell feed")
    play(match, "mate", "stop")
    assert herd(match, 0) == "1 baby 2 big"
    assert state(match)["money"][0] == 6


@pytest.mark.rule("pigs.mate.birth")
def test_a_birth_needs_a_tile() -> None:
    none = sheet(('name = "baby"\ncount = 50', 'name = "baby"\ncount = 0'))
    match = table(["1 big 1 vaccine", ""], actions="mate sell feed", sheet_text=none)
    assert refusal(match, 0, "mate") == "pigs.setup.supply"
    none = sheet(('name = "small"\ncount = 48', 'name = "small"\ncount = 0'))
    match = table(["1 big 1 amulet", ""], actions="mate sell feed", sheet_text=none)
    assert texts(match) == ["mate", "stop"]
    assert refusal(match, 0, "mate amulet") == "pigs.setup.supply"


@pytest.mark.rule("pigs.mate.amulet")
def test_a_small_pig_is_born() -> None:
    match = table(["3 fields 3 big 2 amulet", ""], actions="mate sell feed")
    assert texts(match) == ["mate", "mate amulet", "stop"]
    play(match, "mate amulet")
    assert (herd(match, 0), items(match, 0)) == ("1 small 3 big", "1 amulet")
    assert (supply(match, "small"), supply(match, "amulet"), supply(match, "baby")) == (47, 24, 50)
    play(match, "mate amulet")
    assert texts(match) == ["mate", "stop"]
    assert refusal(match, 0, "mate amulet") == "table.owner"
    play(match, "mate")
    assert herd(match, 0) == "1 baby 2 small 3 big"
    assert "Player 1 breeds a small pig with an amulet." in match.story()


@pytest.mark.rule("pigs.mate.amulet")
def test_no_other_action_takes_an_amulet() -> None:
    match = table(["$9 2 fields 1 big 1 amulet", ""], actions="buy sell feed")
    assert refusal(match, 0, "mate amulet") == "pigs.phase4.order"


@pytest.mark.rule("pigs.buy.one")
def test_one_thing_at_a_time() -> None:
    match = table(["$99", ""], actions="buy sell feed")
    assert texts(match) == [
        "buy baby",
        "buy small",
        "buy medium",
        "buy big",
        "buy vaccine",
        "buy supplement",
        "buy amulet",
        "buy field",
        "stop",
    ]
    play(match, "buy small", "buy amulet", "buy field")
    assert (herd(match, 0), items(match, 0), state(match)["land"][0]) == ("1 small", "1 amulet", 2)
    assert state(match)["money"][0] == 99 - 6 - 1 - 10
    assert state(match)["used"] == 3
    assert [supply(match, goods) for goods in ("small", "amulet", "field")] == [47, 24, 17]
    assert match.story()[-3:] == [
        "Player 1 buys a small pig for $6.",
        "Player 1 buys an amulet for $1.",
        "Player 1 buys a field for $10.",
    ]


@pytest.mark.rule("pigs.buy.one")
def test_only_what_can_be_paid_and_is_there() -> None:
    match = table(["$6", ""], actions="buy sell feed")
    assert texts(match) == ["buy baby", "buy small", "buy vaccine", "buy supplement", "buy amulet", "stop"]
    few = sheet((r"count = (50|48|25)", "count = 0"))
    match = table(["$50", ""], actions="buy sell feed", sheet_text=few)
    assert texts(match) == ["buy field", "stop"]
    for goods in ("baby", "small", "medium", "big", "vaccine", "supplement", "amulet"):
        assert refusal(match, 0, f"buy {goods}") == "pigs.setup.supply"


@pytest.mark.rule("pigs.sell.one")
def test_one_pig_at_the_market_price() -> None:
    match = table(["2 fields 1 baby 2 big 1 big-v", ""], actions="sell buy feed")
    assert texts(match) == ["sell baby", "sell big", "sell big-v", "stop"]
    play(match, "sell big")
    assert (herd(match, 0), state(match)["money"][0], supply(match, "big")) == ("1 baby 1 big 1 big-v", 15, 48)
    play(match, "sell big-v")
    assert (herd(match, 0), state(match)["money"][0], supply(match, "big")) == ("1 baby 1 big", 30, 49)
    assert refusal(match, 0, "sell big-v") == "table.owner"
    assert refusal(match, 0, "sell medium") == "table.owner"
    assert match.story()[-1] == "Player 1 sells a vaccinated big pig for $15."


@pytest.mark.rule("pigs.moves.alike")
def test_pigs_that_differ_are_different_moves() -> None:
    match = table(["3 fields 3 baby 2 baby-v 2 small 1 vaccine 1 supplement", ""], actions="feed sell mate")
    assert texts(match) == [
        "feed baby",
        "feed baby-v",
        "feed small",
        "feed baby supplement",
        "feed baby-v supplement",
        "feed small supplement",
        "vaccinate baby",
        "vaccinate small",
        "stop",
    ]
    play(match, "feed baby")
    # Now there are small pigs that have been fed and others that have not.
    assert "vaccinate small" in texts(match)
    assert "vaccinate small fed" in texts(match)
    assert "vaccinate baby fed" not in texts(match)
    play(match, "vaccinate small fed")
    assert herd(match, 0) == "2 baby 2 small 2 baby-v 1 small-v"
    assert "feed small" in texts(match)
    assert refusal(match, 0, "feed small-v") == "pigs.feed.grow"  # a fed pig stays fed when it is vaccinated


@pytest.mark.rule("pigs.moves.alike")
def test_outside_of_feeding_nobody_asks_who_was_fed() -> None:
    match = table(["3 fields 2 baby 2 small 1 vaccine", ""], actions="sell feed mate")
    assert texts(match) == ["sell baby", "sell small", "vaccinate baby", "vaccinate small", "stop"]
    assert refusal(match, 0, "vaccinate small fed") == "table.owner"


@pytest.mark.rule("pigs.moves.alike")
def test_mating_is_one_move_or_two() -> None:
    match = table(["3 fields 2 medium 1 medium-v 1 big 1 amulet", ""], actions="mate feed sell")
    assert texts(match) == ["mate", "mate amulet", "stop"]


@pytest.mark.rule("pigs.vaccine.use")
def test_vaccinating_is_no_action() -> None:
    match = table(["$9 2 fields 2 baby 1 big 2 vaccine", ""], actions="buy sell feed")
    assert texts(match)[-3:] == ["vaccinate baby", "vaccinate big", "stop"]
    play(match, "vaccinate big")
    assert (herd(match, 0), items(match, 0), supply(match, "vaccine")) == ("2 baby 1 big-v", "1 vaccine", 24)
    assert state(match)["used"] == 0
    play(match, "vaccinate baby")
    assert herd(match, 0) == "1 baby 1 baby-v 1 big-v"
    assert refusal(match, 0, "vaccinate baby") == "table.owner"  # no vaccine is left
    play(match, "buy vaccine")  # it may be bought again at once
    assert supply(match, "vaccine") == 24
    assert refusal(match, 0, "vaccinate big") == "pigs.vaccine.use"
    assert refusal(match, 0, "vaccinate medium") == "table.owner"
    assert match.story()[-2:] == ["Player 1 vaccinates a baby.", "Player 1 buys a vaccine for $1."]


@pytest.mark.rule("pigs.vaccine.use")
def test_a_vaccine_is_offered_with_every_action_but_not_before() -> None:
    for action in ("feed", "mate", "buy", "sell"):
        match = table(["$9 1 big 1 baby 1 vaccine", ""], actions=f"{action} sell feed")
        assert "vaccinate big" in texts(match)
    match = table(["$9 1 big 1 baby 1 vaccine", ""])
    assert refusal(match, 0, "vaccinate big") == "pigs.vaccine.use"


@pytest.mark.rule("pigs.vaccine.use")
def test_the_share_ends_with_its_last_action() -> None:
    match = table(["2 fields 3 baby 1 vaccine", "3 fields 4 baby"], actions="feed feed feed")
    assert state(match)["shares"] == [3, 3]
    play(match, "feed baby", "feed baby", "feed baby")
    assert match.waiting == [1]
    assert items(match, 0) == "1 vaccine"


@pytest.mark.rule("pigs.vaccine.use")
def test_the_last_vaccine_may_end_a_share() -> None:
    """Once nothing but to stop is left, nobody is asked."""
    match = table(["2 big 1 vaccine", ""], actions="feed sell mate")
    play(match, "vaccinate big")
    assert state(match)["phase"] == CHOOSE
    assert state(match)["money"][0] == 8


@pytest.mark.rule("pigs.vaccine.lasts")
def test_a_vaccinated_pig_stays_so() -> None:
    match = table(["2 fields 1 baby-v 1 small-v 1 supplement", ""], actions="feed sell mate")
    play(match, "feed baby-v supplement", "feed small-v")
    assert herd(match, 0) == "2 medium-v"


@pytest.mark.rule("pigs.vaccine.lasts")
def test_a_sold_pig_takes_its_vaccine_along() -> None:
    match = table(["$0 1 big-v 1 baby", ""], actions="sell buy feed")
    play(match, "sell big-v")
    assert (supply(match, "big"), supply(match, "vaccine")) == (50, 25)
    assert herd(match, 0) == "1 baby"
