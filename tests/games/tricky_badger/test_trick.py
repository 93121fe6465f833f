"""Tricks: the prize, the lead, following, who wins."""

import pytest

from tests.games.tables import events, refusal, state, texts
from tests.games.tricky_badger.slow import PLAYING, TRAMPLES, winner_of
from tests.games.tricky_badger.tables import BADGER, PICKING, finds, table, won
from tests.games.views import view_of

# The prize


@pytest.mark.rule("badger.trick.prize")
def test_the_first_player_picks_one_of_the_face_up_cards() -> None:
    match = table(["o1 o2", "b1 b2", "b3 b4"], prizes="badger-up twig-down twig-up", first=1)
    assert match.waiting == [1]
    assert texts(match) == ["prize badger-up", "prize twig-up", "prize twig-down"]
    match.play(1, "prize twig-down")
    now = state(match)
    assert (now["prize"], now["prizes"]) == ("twig-down", [["badger-up", "twig-up"]])
    assert (now["phase"], now["turn"]) == (PLAYING, 1)
    assert match.story() == ["Player 2 plays for the twig ↓."]


@pytest.mark.rule("badger.trick.prize")
@pytest.mark.parametrize(
    "text", ["play b1", "play b9", "play b1 b2", "prize badger-down", "prize magpie-up", "prize cow-up", "prize"]
)
def test_the_prize_comes_first_and_is_face_up(text: str) -> None:
    match = table(["o1 o2", "b1 b2", "b3 b4"], prizes="badger-up twig-down twig-up", first=1)
    assert refusal(match, 1, text) == "badger.trick.prize"


@pytest.mark.rule("badger.trick.prize")
def test_cards_alike_are_one_choice() -> None:
    match = table(["o1 o2", "b1 b2", "b3 b4"], prizes="twig-up twig-up twig-down")
    assert texts(match) == ["prize twig-up", "prize twig-down"]
    match.play(0, "prize twig-up")
    assert state(match)["prizes"] == [["twig-up", "twig-down"]]


@pytest.mark.rule("badger.trick.prize")
def test_one_of_two_in_the_ninth_trick() -> None:
    match = table(["o1", "b1", "b3"], prizes="badger-up twig-down")
    assert texts(match) == ["prize badger-up", "prize twig-down"]


@pytest.mark.rule("badger.trick.prize")
def test_two_alike_leave_no_choice() -> None:
    """In the ninth trick both cards are twigs with their arrows up: one is picked at once."""
    match = table(["o1 o2", "b1 b2", "b3 b4"], prize="magpie-up", prizes="twig-up twig-up")
    for seat, leaf in enumerate(["o1", "b1", "b3"]):
        match.play(seat, f"play {leaf}")
    now = state(match)
    assert (now["phase"], now["turn"], now["prize"], now["prizes"]) == (PLAYING, 1, "twig-up", [["twig-up"]])
    assert events(match)[-1] == "prize"


@pytest.mark.rule("badger.trick.prize")
@pytest.mark.parametrize(
    "text", ["keep", "keep it", "discard", "give female", "give it", "eat 1 wheat", "steal", "protect badger"]
)
def test_effects_have_their_time(text: str) -> None:
    assert refusal(table(["o1", "b1", "b3"], prizes="badger-up twig-down"), 0, text) == "table.step"
    assert refusal(table(["o1", "b1", "b3"], prize="badger-up"), 0, text) == "table.step"


# Leading and following


@pytest.mark.rule("badger.trick.lead")
def test_any_leaf_may_be_led_and_all_play_clockwise() -> None:
    match = table(["o1 b5", "o9 p3", "b3 b4", "g1 p2"], prize="badger-up", first=2)
    assert texts(match) == ["play b3", "play b4"]
    for seat, leaf in [(2, "b3"), (3, "g1"), (0, "b5")]:
        assert match.waiting == [seat]
        match.play(seat, f"play {leaf}")
    now = state(match)
    assert match.waiting == [1]
    assert now["table"] == ["b5", "-", "b3", "g1"]
    assert now["hands"] == [["o1"], ["o9", "p3"], ["b4"], ["p2"]]
    assert {"b3", "g1", "b5"} <= set(now["played"])
    assert events(match) == ["lead", "void", "follow"]


@pytest.mark.rule("badger.trick.lead")
def test_a_leaf_of_one_s_own_on_one_s_own_turn() -> None:
    match = table(["o1 b5", "o9 p3", "b3 b4"], prize="badger-up")
    assert refusal(match, 0, "play o9") == "table.owner"
    assert refusal(match, 0, "play") == "table.owner"
    assert refusal(match, 0, "play the fool") == "table.owner"
    assert refusal(match, 0, "o1 please") == "table.owner"
    assert refusal(match, 1, "play o9") == "table.turn"
    assert refusal(match, 0, "prize twig-up") == "table.step"


@pytest.mark.rule("badger.trick.lead")
@pytest.mark.parametrize("text", ["play o1 b5", "play o1 o9", "play o1 o1"])
def test_one_leaf_is_played(text: str) -> None:
    match = table(["o1 b5", "o9 p3", "b3 b4"], prize="badger-up")
    assert refusal(match, 0, text) == "badger.trick.lead"
    assert refusal(match, 1, text) == "table.turn"


@pytest.mark.rule("badger.trick.follow")
def test_follow_if_you_can() -> None:
    match = table(["o1 b5 b6 b7", "o9 o10 b1 p3", "b3 b4 b8 b9"], prize="badger-up")
    match.play(0, "play o1")
    assert texts(match) == ["play o9", "play o10"]
    assert refusal(match, 1, "play b1") == "badger.trick.follow"
    assert refusal(match, 1, "play p3") == "badger.trick.follow"
    assert state(match)["voids"] == [[], [], []]


@pytest.mark.rule("badger.trick.follow")
def test_play_anything_if_you_cannot() -> None:
    match = table(["o1 b5", "b1 p3", "o3 b4"], prize="badger-up")
    match.play(0, "play o1")
    assert texts(match) == ["play b1", "play p3"]
    match.play(1, "play p3")
    assert state(match)["voids"] == [[], ["orange"], []]
    assert texts(match) == ["play o3"]
    assert match.story() == ["Player 1 leads orange 1.", "Player 2 has no orange and plays pink 3."]


@pytest.mark.rule("badger.trick.follow")
def test_pink_is_followed_with_pink() -> None:
    match = table(["o1 p5", "b1 p3", "o3 b4"], prize="badger-up")
    match.play(0, "play p5")
    assert texts(match) == ["play p3"]
    assert refusal(match, 1, "play b1") == "badger.trick.follow"
    match.play(1, "play p3")
    match.play(2, "play b4")
    assert state(match)["voids"] == [[], [], ["pink"]]


@pytest.mark.rule("badger.trick.follow")
def test_the_only_playable_leaf_is_asked_for() -> None:
    """Playing it at once would show what the hand does not hold."""
    match = table(["o1", "o9", "b4"], prize="badger-up", prizes="twig-up")
    for seat, leaf in enumerate(["o1", "o9", "b4"]):
        assert texts(match) == [f"play {leaf}"]
        assert match.waiting == [seat]
        match.play(seat, f"play {leaf}")
    assert match.over


# Who wins


def winner(laid: str, prize: str) -> int:
    """Play a trick in which nobody has anything else left, and return who won; seat 1 leads."""
    leaves = laid.split()
    seats = len(leaves)
    hands = [leaves[(seat - 1) % seats] for seat in range(seats)]
    match = table(hands, prize=prize, prizes="magpie-up", first=1)
    for step, leaf in enumerate(leaves):
        seat = (1 + step) % seats
        view = view_of(match, None)
        assert view.ahead == (-1 if step == 0 else so_far(leaves[:step], seats, prize))
        match.play(seat, f"play {leaf}")
    event = next(event for event in match.journal if event.key == "win")
    seat_won = event.args["seat"]
    assert isinstance(seat_won, int)
    assert "twig" in finds(match, seat_won)
    return seat_won


def so_far(laid: list[str], seats: int, prize: str) -> int:
    """Find who is ahead, the slow way."""
    return winner_of([((1 + step) % seats, leaf) for step, leaf in enumerate(laid)], prize.endswith("up"), TRAMPLES)


@pytest.mark.rule("badger.trick.trump")
@pytest.mark.parametrize(
    ("laid", "seat"),
    [
        ("o9 b10 o8", 1),  # blue cannot win
        ("o2 o3 b11", 2),
        ("o9 p1 o10", 2),  # any pink beats the led colour
        ("o9 p1 p2", 0),
        ("p2 o11 b11", 1),  # pink led
        ("o2 b9 b8", 1),
        ("g2 b9 o11 g3", 0),
        ("g2 u9 p1 o11 g11", 3),
    ],
)
def test_pink_before_the_led_colour(laid: str, seat: int) -> None:
    assert winner(laid, "twig-up") == seat


@pytest.mark.rule("badger.trick.arrow")
@pytest.mark.parametrize(
    ("laid", "up", "down"),
    [
        ("o3 o10 o8", 2, 1),
        ("o10 o8 o3", 1, 0),
        ("b2 o1 b9", 0, 1),
        ("o3 p2 p6", 0, 2),
        ("p4 p2 p6", 0, 2),
        ("o10 p6 p2 o2", 2, 3),
        ("b2 g1 b3 b4", 0, 1),
    ],
)
def test_highest_or_lowest(laid: str, up: int, down: int) -> None:
    assert winner(laid, "twig-up") == up
    assert winner(laid, "twig-down") == down


@pytest.mark.rule("badger.trick.win")
def test_the_winner_takes_the_prize_and_the_leaves_are_gone() -> None:
    match = won("female-up", "twig", seat=1)
    now = state(match)
    assert now["collections"] == [["twig"], ["female"], []]
    assert now["table"] == ["-", "-", "-"]
    assert {"p4", "o8", "o2"} <= set(now["played"])
    assert (now["prize"], now["winner"], now["phase"]) == ("-", -1, PICKING)
    assert events(match) == ["lead", "void", "void", "win"]
    assert match.story()[-1] == "Player 2 wins the female hamster with pink 4."


@pytest.mark.rule("badger.trick.win")
@pytest.mark.parametrize("text", ["prize twig-up", "prize cow-up", "play o10", "play o9", "play o9 o10"])
def test_effects_are_finished_first_by_the_winner(text: str) -> None:
    match = won("cage-up", "", "badger badger-bone", seat=0)
    assert match.waiting == [0]
    assert refusal(match, 0, text) == "badger.trick.win"
    assert refusal(match, 1, text) == "table.turn"
    match.play(0, "steal 2 badger")
    assert match.waiting == [1]
    assert texts(match) == ["prize twig-up", "prize twig-down"]


@pytest.mark.rule("badger.trick.win")
@pytest.mark.parametrize("prize", ["magpie-up", "cage-down", "trap-down"])
def test_magpie_cage_and_trap_do_not_join_a_collection(prize: str) -> None:
    assert state(won(prize))["collections"] == [[], [], []]


@pytest.mark.rule("badger.trick.next-first")
@pytest.mark.parametrize("winning", [0, 1, 2])
def test_the_first_player_card_goes_round_whoever_wins(winning: int) -> None:
    leaves = ["o2", "o3", "o4"]
    leaves[winning] = "o10"
    hands = [f"{leaf} b{seat + 1}" for seat, leaf in enumerate(leaves)]
    match = table(hands, prize="twig-up", first=1)
    for seat in (1, 2, 0):
        match.play(seat, f"play {leaves[seat]}")
    assert finds(match, winning) == ["twig"]
    assert state(match)["first"] == 2
    assert match.waiting == [2]


@pytest.mark.rule("badger.trick.next-first")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_player_card_runs_on_from_round_to_round(seats: int) -> None:
    match = BADGER.match(seats, 1, first=0)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    seen = [event.args["seat"] for event in match.journal if event.key == "prize"]
    assert seen == [trick % seats for trick in range(45)]
