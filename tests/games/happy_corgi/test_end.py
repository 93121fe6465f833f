"""The end of the game."""

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.text.words import Words
from tests.games.happy_corgi.tables import table
from tests.games.tables import events, play, state

# Solved activities, by the hugs they bring.
NINE = "mess photo-shoot postman"
TEN = "mess photo-shoot stroll"


def last_turn(solved: list[str], **fields: Any) -> lt.Match:
    """Stand before the end of the last player's turn."""
    seats = len(solved)
    at = " ".join(["basket"] * (seats - 1) + ["park"])
    return table([""] * seats, at=at, phase="solve", player=seats - 1, solved=solved, round=5, solved_in=5, **fields)


@pytest.mark.rule("corgi.end.trigger")
def test_ten_hugs_end_the_game_with_the_round() -> None:
    match = last_turn([TEN, "lift"])
    play(match, "end")
    assert match.over
    assert match.waiting == []
    assert state(match)["phase"] == "over"
    match = last_turn([NINE, "lift"])
    play(match, "end")
    assert not match.over
    assert state(match)["round"] == 6


@pytest.mark.rule("corgi.end.trigger")
@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "Collect the most hugs. When someone"), ("fr", "Réunissez le plus de câlins. Quand quelqu’un")],
)
def test_the_tour_does_not_send_people_racing(lang: str, says: str) -> None:
    assert Words("happy_corgi", lang)("tour-goal").startswith(says)  # not the first to have enough: the most win


@pytest.mark.rule("corgi.end.trigger")
def test_the_round_is_played_to_its_end() -> None:
    match = table(
        ["bark-s1", "", ""], at="park basket basket", phase="solve", solved=["mess photo-shoot lamp-post", "", ""]
    )
    play(match, "solve postman bark-s1")
    assert match.scores == [10, 0, 0]
    assert events(match)[:2] == ["solve", "last"]
    assert match.story()[1] == "Player 1 has 10 hugs: this is the last round."  # it goes on
    for seat, place in ((1, "beach"), (2, "kitchen")):
        assert not match.over
        assert state(match)["player"] == seat
        play(match, "draw", f"walk {place}", "skip", "end")
    assert match.over


@pytest.mark.rule("corgi.end.trigger")
def test_hugs_from_poops_count_too() -> None:
    match = table(
        ["", "bark-s1"],
        at="basket park",
        phase="solve",
        player=1,
        solved=["mess photo-shoot lamp-post", ""],
        poops=["postman", ""],
    )
    play(match, "solve postman bark-s1")
    assert match.scores == [10, 1]
    assert match.over
    assert "last" in events(match)


@pytest.mark.rule("corgi.end.trigger")
def test_twelve_hugs_by_option() -> None:
    assert not play(last_turn([TEN, "lift"], hugs=12), "end").over
    assert play(last_turn(["mess photo-shoot picnic", "lift"], hugs=12), "end").over


@pytest.mark.rule("corgi.end.trigger")
def test_the_round_ends_with_the_player_before_the_first() -> None:
    match = table(["", "", ""], at="basket basket park", phase="solve", player=2, solved=[TEN, "", ""], first=1)
    play(match, "end")
    assert not match.over
    assert state(match)["player"] == 0
    assert state(match)["round"] == 1
    match = table(["", "", ""], at="park basket basket", phase="solve", player=0, solved=[TEN, "", ""], first=1)
    assert play(match, "end").over


@pytest.mark.rule("corgi.end.winner")
def test_the_most_hugs_win() -> None:
    match = play(last_turn([TEN, "dinner guard grooming picnic", "lift"]), "end")
    assert match.scores == [10, 13, 2]
    assert match.ranking == [2, 1, 3]
    view = match.view()
    assert view.ranking == [2, 1, 3]
    assert view.breakdown == [
        {"activities": 10, "poops": 0},
        {"activities": 13, "poops": 0},
        {"activities": 2, "poops": 0},
    ]
    assert view.prompt.key == "over"
    assert view.tie == ""


@pytest.mark.rule("corgi.end.tie")
def test_a_tie_is_played_on_round_by_round() -> None:
    match = last_turn([TEN, "picnic dinner guard", "lift"])
    play(match, "end")
    assert not match.over
    assert events(match)[-2:] == ["tie", "round"]
    # A tie at more than ten as well.
    match = play(last_turn([TEN + " postman", "picnic dinner guard lamp-post", "lift"]), "end")
    assert not match.over
    # Once somebody leads alone at the end of a round, that is the end.
    match = play(last_turn([TEN + " postman", "picnic dinner guard", "lift"]), "end")
    assert match.over
    # A tie behind the leader does not matter.
    assert play(last_turn([TEN, "dinner", "guard"]), "end").over


# All sixteen but the postman, in four hands.
DEALT = [
    "doorstep stroll lift window flower-bed",
    "park-run dinner guard stare",
    "grooming mess sofa-hour lamp-post",
    "photo-shoot picnic",
]


@pytest.mark.rule("corgi.end.exhausted")
def test_no_activity_left() -> None:
    solved = ["postman " + DEALT[0], " ".join(DEALT[1:3]), DEALT[3]]
    match = table([""] * 3, at="basket basket studio", player=2, solved=solved)
    play(match, "walk garden")  # nothing can be done there: the turn, the round and the game end
    assert match.over
    assert match.scores == [10, 20, 8]
    assert "exhausted" in events(match)


@pytest.mark.rule("corgi.end.exhausted")
def test_no_activity_left_ends_with_the_round_and_a_tie_is_shared() -> None:
    match = table(["bark-s1", "", "", ""], at="park basket basket basket", phase="solve", solved=DEALT, hugs=12)
    play(match, "solve postman bark-s1")
    assert match.scores == [10, 10, 10, 8]  # whatever the scores
    for seat in (1, 2, 3):
        assert not match.over  # the others still have their turns
        assert state(match)["player"] == seat
        while match.waiting and state(match)["player"] == seat:
            match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    assert match.over
    assert state(match)["round"] == 1
    assert match.ranking == [1, 1, 1, 4]


@pytest.mark.rule("corgi.end.stall")
def test_twenty_rounds_without_an_activity() -> None:
    for quiet, over in ((19, False), (20, True), (21, True)):
        match = last_turn(["lift", "window", ""])
        told: Any = match.position()
        told["state"] |= {"round": 30, "solved_in": 30 - quiet}
        match = match.game.from_position(told)
        match.play(2, "end")
        assert match.over == over
        assert ("stall" in events(match)) == over
        if over:
            assert match.ranking == [1, 1, 3]  # a tie is shared


@pytest.mark.rule("corgi.end.stall")
def test_a_solved_activity_counts_from_its_round() -> None:
    match = table(["bark-s1", ""], at="park basket", phase="solve", round=12, solved_in=2)
    play(match, "solve postman bark-s1")
    assert state(match)["solved_in"] == 12
    match = table(["", ""], at="basket park", phase="solve", player=1, round=20, solved_in=0)
    assert play(match, "end").over  # never solved: since the beginning
    match = table(["", ""], at="basket park", phase="solve", player=1, round=19, solved_in=0)
    assert not play(match, "end").over
