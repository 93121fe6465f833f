"""The end of a round, and of the game."""

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.engine.journal import Moment
from ludotheque.games.odin.view import OdinView
from tests.games.odin.tables import ODIN, OPEN, hand, table
from tests.games.tables import events, state


def seen(match: lt.Match[Any], moment: Moment) -> OdinView:
    """Return a moment as a spectator sees it."""
    view = match.view_at(moment)
    assert isinstance(view, OdinView)
    return view


@pytest.mark.rule("odin.round.end")
def test_round_ends_at_once() -> None:
    match = table(["b9", "k4 k8", "p5 p6 p7"], target=50, points=[1, 2, 3], round=4, opener=2)
    match.play(0, "play b9")
    now = state(match)
    assert events(match) == ["open", "out", "show", "show", "round"]
    assert now["points"] == [1, 4, 6]
    assert now["round"] == 5
    assert [len(hand(match, seat)) for seat in range(3)] == [9, 9, 9]
    last, shown = match.moments
    assert (last.mark, shown.mark) == ("out", "round")
    assert last.args == {"seat": 0, "number": 9}
    laid = seen(match, last)
    assert laid.centre == ["b9"]
    assert [player.shown for player in laid.players] == [[], [], []]  # nobody's hand is open yet
    assert shown.args == {"seat": 0, "round": 5}
    shown_hands = [player.shown for player in seen(match, shown).players]
    assert shown_hands == [[], ["k4", "k8"], ["p5", "p6", "p7"]]


@pytest.mark.rule("odin.round.end")
def test_round_goes_on_with_one_card() -> None:
    match = table(["b8 b9", "k4 k8", "p5 p6 p7"])
    match.play(0, "play b9")
    assert match.waiting == [1]
    assert match.scores == [0, 0, 0]


@pytest.mark.rule("odin.round.show")
def test_hands_are_shown() -> None:
    match = table(["b9", "k4", "p5 p6 p7"], target=50, round=1, opener=0)
    match.play(0, "play b9")
    assert match.story()[1:] == [
        "Player 1 goes out: the round is over.",
        "Player 2 still holds black 4: 1 point.",
        "Player 3 still holds pink 5, pink 6 and pink 7: 3 points.",
        "Round 3: Player 2 leads.",
    ]
    shown = [event for event in match.journal if event.key == "show"]
    assert all(event.visible(seat) for event in shown for seat in (0, 1, 2, None))
    assert [event.args["cards"] for event in shown] == [[39], [22, 23, 24]]


@pytest.mark.rule("odin.round.show")
def test_hands_are_shown_at_the_end_of_the_game() -> None:
    match = table(["b9", "k4", "p5 p6 p7"], single_round=True)
    before: Any = match.view(None)
    assert [player.shown for player in before.players] == [[], [], []]
    match.play(0, "play b9")
    for seat in (0, 1, 2, None):
        view: Any = match.view(seat)
        assert [player.shown for player in view.players] == [[], ["k4"], ["p5", "p6", "p7"]]
        assert (view.centre, view.number, view.over) == ([], 0, True)


@pytest.mark.rule("odin.round.score")
def test_a_point_a_card() -> None:
    match = table(["b9", "k4 k8 r1 r2", "p5 p6 p7 o1 o2 o3 o4 o5 o6"], points=[3, 0, 1], target=50)
    match.play(0, "play b9")
    assert match.scores == [3, 4, 10]


@pytest.mark.rule("odin.round.next")
@pytest.mark.parametrize("opener", range(3))
@pytest.mark.parametrize("out", range(3))
def test_left_of_the_last_opener_opens(opener: int, out: int) -> None:
    match = table(["b9 k9", "k4 r5", "p5 o6"], turn=out, opener=opener, target=50)
    match.play(out, match.legal(out)[0])
    match.play(match.waiting[0], "pass")
    match.play(match.waiting[0], "pass")
    match.play(out, match.legal(out)[0])
    now = state(match)
    expected = (opener + 1) % 3
    assert (now["round"], now["opener"], now["turn"], now["leader"]) == (1, expected, expected, expected)
    assert now["phase"] == OPEN
    assert match.journal[-1].args == {"round": 2, "seat": expected}


@pytest.mark.rule("odin.game.end")
@pytest.mark.parametrize(
    ("points", "over"), [([0, 12, 0], False), ([0, 13, 0], True), ([0, 14, 0], True), ([15, 0, 0], True)]
)
def test_game_ends_at_the_target(points: list[int], over: bool) -> None:
    match = table(["b9", "k4 k8", "p5"], points=points)
    match.play(0, "play b9")
    assert match.over is over
    assert match.scores == [points[0], points[1] + 2, points[2] + 1]
    assert events(match)[-1] == ("end" if over else "round")
    if over:
        assert match.waiting == []
        assert state(match)["round"] == 0
        assert all(match.legal(seat) == [] for seat in range(3))


@pytest.mark.rule("odin.game.winner")
def test_fewest_points_win() -> None:
    match = table(["b9", "k4 k8", "p5"], points=[20, 3, 2])
    match.play(0, "play b9")
    assert match.scores == [20, 5, 3]
    assert match.ranking == [3, 2, 1]


@pytest.mark.rule("odin.game.winner")
def test_ties_share() -> None:
    match = table(["b9", "k4 k8", "p5", "r1"], points=[20, 3, 4, 11])
    match.play(0, "play b9")
    assert match.scores == [20, 5, 5, 12]
    assert match.ranking == [4, 1, 1, 3]
    view: Any = match.view(None)
    assert (view.ranking, view.tie) == ([4, 1, 1, 3], "")
    assert view.breakdown == [{"cards": 20}, {"cards": 5}, {"cards": 5}, {"cards": 12}]


@pytest.mark.rule("odin.game.winner")
@pytest.mark.parametrize("out", range(3))
def test_single_round_is_won_by_who_went_out_alone(out: int) -> None:
    hands = ["b9", "k9", "p9"]
    match = table(hands, turn=out, single_round=True, target=50)
    match.play(out, match.legal(out)[0])
    assert match.over
    assert [seat for seat in range(3) if match.ranking[seat] == 1] == [out]
    assert match.ranking.count(2) == 2


@pytest.mark.rule("odin.options.target")
@pytest.mark.parametrize("target", range(5, 55, 5))
def test_targets(target: int) -> None:
    for missing, over in ((1, True), (2, False)):
        match = table(["b9", "k4", "p5 p6"], points=[0, target - missing, 0], target=target)
        match.play(0, "play b9")
        assert match.over is over
    assert ODIN.match(3, 1, target=str(target)).options["target"] == target


@pytest.mark.rule("odin.options.target")
@pytest.mark.parametrize("target", [0, 4, 12, 51, 55, -5, "many", True, 15.0])
def test_other_targets_are_refused(target: object) -> None:
    with pytest.raises(lt.Refused) as refused:
        ODIN.match(3, target=target)
    assert refused.value.rule == "odin.options.target"


@pytest.mark.rule("odin.options.target")
def test_target_is_15_unless_said() -> None:
    assert ODIN.match(4).options["target"] == 15
    match: Any = ODIN.match(4).view(0)
    assert match.target == 15


@pytest.mark.rule("odin.options.target")
def test_a_single_round_has_no_target() -> None:
    match = table(["b9", "k4", "p5"], single_round=True, target=50)
    view: Any = match.view(0)
    assert view.target == 0
    match.play(0, "play b9")
    assert match.over
    assert match.scores == [0, 1, 1]
