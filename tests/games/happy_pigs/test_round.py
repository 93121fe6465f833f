"""The round: season card, secret choice, shares, acting in turn, the token."""

import pytest

import ludotheque as lt
from ludotheque.text.rulebook import rulebook
from ludotheque.text.words import Words
from tests.games.happy_pigs.tables import ACT, CHOOSE, choose, herd, sheet, table
from tests.games.tables import play, refusal, state, texts
from tests.games.views import view_of

# A farm for which every action is worth a choice: it always has something to do, and more room than it needs.
BUSY = "$90 5 fields 9 baby 4 big 3 supplement 3 amulet"
THREE = [BUSY, BUSY, BUSY]
ACTIONS = ["choose feed", "choose mate", "choose buy", "choose sell"]


def shares(match: lt.Match) -> list[int]:
    told: list[int] = state(match)["shares"]
    return told


@pytest.mark.rule("pigs.phase1.season")
def test_a_season_card_each_round() -> None:
    match = table(["", "", ""], card="fresh-grass", cards={1: "land-sale", 2: "vets-round"})
    view = view_of(match, 0)
    card = view.card
    assert (card.code, card.season, card.limits) == (
        "fresh-grass",
        "spring",
        {"feed": 8, "mate": 9, "buy": 7, "sell": 6},
    )
    choose(match, "feed feed feed")
    assert state(match)["card"] == "land-sale"
    choose(match, "feed feed feed")
    assert state(match)["card"] == "vets-round"
    assert view_of(match, None).past == ["fresh-grass", "land-sale"]
    assert match.story()[-1] == "Round 3: Vet’s round. Player 3 starts."


@pytest.mark.rule("pigs.phase1.season")
def test_limits_of_all_cards() -> None:
    """Each card as the rulebook's table of cards prints it."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for block in rulebook("happy_pigs", "en").chapters[-1].text
        for line in block.splitlines()
        if line.startswith("|") and line.count("|") == 7
    ]
    printed = {row[0]: list(map(int, row[1:5])) for row in rows if row[1].isdigit()}
    assert len(printed) == 24
    words = Words("happy_pigs", "en")
    match = table(["", ""])
    for card in view_of(match, None).cards:
        assert list(card.limits.values()) == printed[words(f"card-{card.code}")]


@pytest.mark.rule("pigs.phase2.secret")
def test_everybody_chooses_at_once_and_in_secret() -> None:
    match = table(THREE)
    assert match.waiting == [0, 1, 2]
    for seat in range(3):
        assert texts(match, seat) == ACTIONS
    match.play(1, "choose sell")
    assert match.waiting == [0, 2]
    assert match.rules.revising(match.state) == [1]
    for other in (None, 0, 2):
        view = view_of(match, other)
        told = view.players[1]
        assert (told.chosen, told.action) == (True, "")
        assert view.mine == ""
    assert view_of(match, 1).mine == "sell"
    match.play(1, "choose buy")  # it may be changed until all have chosen
    assert view_of(match, 1).mine == "buy"
    match.play(2, "choose feed")
    match.play(0, "choose feed")
    assert state(match)["phase"] == ACT
    assert [player.action for player in view_of(match, None).players] == ["feed", "buy", "feed"]
    assert match.story()[:3] == ["Player 2 has chosen.", "Player 3 has chosen.", "Player 1 has chosen."]


@pytest.mark.rule("pigs.phase2.secret")
def test_even_an_action_one_cannot_perform() -> None:
    match = table(["", "", ""], card="quiet-week")
    assert texts(match, 0) == ACTIONS
    assert refusal(match, 0, "stop") == "pigs.phase2.secret"
    choose(match, "sell mate feed")
    assert state(match)["money"] == [7, 7, 8]
    assert state(match)["round"] == 13


@pytest.mark.rule("pigs.phase3.share")
@pytest.mark.parametrize(
    ("actions", "first", "expected"),
    [
        ("feed buy sell", 0, [8, 7, 7]),
        ("feed feed sell", 0, [4, 4, 7]),
        ("feed feed feed", 0, [3, 3, 2]),
        ("feed feed feed", 1, [2, 3, 3]),
        ("feed feed feed", 2, [3, 2, 3]),
        ("mate buy mate", 0, [4, 7, 3]),
        ("mate buy mate", 1, [3, 7, 4]),
        ("sell sell sell", 2, [2, 2, 3]),
    ],
)
def test_sharing(actions: str, first: int, expected: list[int]) -> None:
    """The limit of 8 is the rulebook's example: alone 8, two 4 and 4, three 3, 3 and 2."""
    match = table(THREE, actions=actions, first=first)
    assert shares(match) == expected


@pytest.mark.rule("pigs.phase3.share")
def test_six_players_share() -> None:
    match = table(["2 fields 3 baby"] * 6, actions="feed feed feed feed feed feed", first=4)
    assert shares(match) == [1, 1, 1, 1, 2, 2]
    assert [line for line in match.story() if "“Feed” action" in line][:3] == [
        "Player 5 gets 2 “Feed” actions.",
        "Player 6 gets 2 “Feed” actions.",
        "Player 1 gets 1 “Feed” action.",
    ]


@pytest.mark.rule("pigs.phase4.order")
def test_acting_in_turn_order() -> None:
    match = table(THREE, actions="feed buy sell", first=1)
    for seat in (1, 2, 0):
        assert match.waiting == [seat]
        for other in {0, 1, 2} - {seat}:
            assert refusal(match, other, "stop") == "table.turn"
        match.play(seat, texts(match)[0])
        assert match.waiting == [seat]  # up to the whole share, before the next player acts
        match.play(seat, "stop")
    assert state(match)["phase"] == CHOOSE


@pytest.mark.rule("pigs.phase4.order")
def test_up_to_the_share_and_no_further() -> None:
    match = table(THREE, actions="feed feed feed")
    play(match, "feed baby", "feed baby")
    assert match.waiting == [0]
    assert view_of(match, 0).left == 1
    play(match, "feed baby")
    assert match.waiting == [1]  # the share ends by itself
    assert herd(match, 0) == "6 baby 3 small 4 big"
    assert state(match)["fed"] == [[]]


@pytest.mark.rule("pigs.phase4.order")
@pytest.mark.parametrize(
    ("actions", "texts_refused"),
    [
        ("feed buy sell", ["mate", "mate amulet", "buy baby", "buy field", "sell baby"]),
        ("mate buy sell", ["feed baby", "feed baby supplement", "buy vaccine", "sell big", "sell baby"]),
        ("buy feed sell", ["feed baby", "mate", "sell big"]),
        ("sell feed buy", ["feed baby", "mate", "buy baby"]),
    ],
)
def test_only_the_chosen_action(actions: str, texts_refused: list[str]) -> None:
    match = table(THREE, actions=actions)
    for text in texts_refused:
        assert refusal(match, 0, text) == "pigs.phase4.order"


@pytest.mark.rule("pigs.phase4.order")
def test_the_supply_is_shared_in_turn_order() -> None:
    one = sheet(('name = "amulet"\ncount = 25', 'name = "amulet"\ncount = 1'))
    match = table(["$9", "$9"], actions="buy buy sell", sheet_text=one, first=1)
    play(match, "buy amulet", "stop")
    assert refusal(match, 0, "buy amulet") == "pigs.setup.supply"


@pytest.mark.rule("pigs.phase4.unused")
def test_unused_actions_pay() -> None:
    """A share of 4 and only two pigs fed: 2 dollars back."""
    match = table(["3 fields 4 baby", "2 fields 2 baby", "$5"], actions="feed feed buy")
    assert shares(match) == [4, 4, 7]
    play(match, "feed baby", "feed baby", "stop")
    assert state(match)["money"][0] == 2
    assert match.story()[-1] == "Player 1 gets $2 for 2 unused actions."
    play(match, "feed baby", "feed baby")  # then nothing is left to feed, and the share ends
    assert state(match)["money"][1] == 2
    assert match.waiting == [2]
    play(match, "stop")
    assert state(match)["money"][2] == 5 + 7


@pytest.mark.rule("pigs.phase4.unused")
def test_a_share_used_up_pays_nothing() -> None:
    match = table(THREE, actions="feed feed feed")
    play(match, "feed baby", "feed baby", "feed baby")
    assert state(match)["money"][0] == 90
    assert "unused" not in [event.key for event in match.journal]


@pytest.mark.rule("pigs.phase4.unused")
def test_the_dollars_come_after_the_last_action() -> None:
    match = table(["$4 1 baby", "", ""], actions="buy feed feed")
    assert refusal(match, 0, "buy small") == "pigs.money"
    play(match, "buy baby", "buy amulet")  # no dollar is left for anything, but five actions are
    assert state(match)["phase"] == CHOOSE
    assert state(match)["money"][0] == 5


@pytest.mark.rule("pigs.phase5.first")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_token_goes_to_the_left(seats: int) -> None:
    match = table([""] * seats, first=seats - 1)
    choose(match, "feed " * (seats + 1))
    assert state(match)["first"] == 0
    assert [player.first for player in view_of(match, None).players] == [True] + [False] * (seats - 1)
    choose(match, "feed " * (seats + 1))
    assert state(match)["first"] == 1


@pytest.mark.rule("pigs.phase5.effect")
def test_the_effect_comes_before_the_loss() -> None:
    match = table(["$3 1 big-v 1 baby", "", ""], card="school-visit", actions="feed feed feed", number=3)
    play(match, "stop")
    assert herd(match, 0) == "1 big-v"
    assert state(match)["money"][0] == 3 + 3 + 1  # unused actions, then a dollar for the baby that is lost after
    assert [event.key for event in match.journal if event.key in ("income", "lose")] == ["income", "lose"]


@pytest.mark.rule("pigs.phase5.effect")
def test_price_effects_do_nothing_in_phase_five() -> None:
    match = table(["$9 3 medium 2 fields", "", ""], card="barbecue", actions="buy feed feed")
    play(match, "stop")
    assert state(match)["money"] == [9 + 8, 4, 3]
    assert state(match)["round"] == 5


def test_steps_that_are_not_due() -> None:
    match = table(THREE)
    for text in ("buy baby", "feed baby", "mate", "sell baby", "take 1", "decline", "grow baby", "save none"):
        assert refusal(match, 0, text) == "table.step"
    assert refusal(match, 0, "vaccinate baby") == "pigs.vaccine.use"
    match = table(THREE, actions="feed buy sell")
    for text in ("choose feed", "take 1", "decline", "grow baby", "save none", "choose feed neutral-buy"):
        assert refusal(match, 0, text) == "table.step"
