"""A match of three games."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.hygge.tables import HYGGE, LAST, last
from tests.games.tables import state, texts


def second(
    results: list[int], minus: list[int], front: list[str], stored: list[str], game: int = 1, **options: Any
) -> lt.Match:
    """Lay out the end of the second game of a match (or of another), the points of the earlier ones given."""
    missing = [0] * (3 * len(front) - len(results))
    return last(front, stored, match=True, game=game, results=results + missing, minus=minus, **options)


def finish(match: lt.Match) -> None:
    for seat in match.waiting:
        match.play(seat, "nothing")


@pytest.mark.rule("hygge.match.three")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_three_games_in_a_row(seats: int) -> None:
    match = HYGGE.match(seats, 3, match=True)
    games = []
    while not match.over:
        told = state(match)
        games.append(told["game"])
        match.play(match.waiting[0], texts(match)[0])
        if state(match)["game"] > told["game"]:
            fresh = state(match)
            assert fresh["left"] == 67 - len(fresh["stock"])
            assert fresh["front"] == fresh["stored"] == [[] for _ in range(seats)]
            assert fresh["discarded"] == fresh["chosen"] == ["-"] * seats
            totals = [sum(fresh["results"][seat::seats]) for seat in range(seats)]
            assert match.waiting == [totals.index(min(totals))]
    assert games == sorted(games)
    assert set(games) == {0, 1, 2}
    told = state(match)
    assert match.scores == [sum(told["results"][seat::seats]) for seat in range(seats)]
    assert next(line for line in match.story() if line.startswith("Game ")).startswith("Game 2: ")
    assert match.story()[-1] == "The game is over."


@pytest.mark.rule("hygge.match.three")
def test_a_single_game_is_no_match() -> None:
    match = last(["mug", "acorn"])
    finish(match)
    assert match.over


@pytest.mark.rule("hygge.match.three")
@pytest.mark.parametrize(
    ("results", "front", "first"),
    [
        ([9, 1, 5], ["mug", "mug", "mug"], 1),  # 8, 0, 4
        ([6, 6, 2], ["mug", "mug", "mug"], 2),
        ([3, 5, 5], ["", "mug mug mug", "mug"], 1),  # 3, 2, 4: the sum counts, not the last game alone
        ([2, 6, 6], ["", "mug mug", "acorn acorn"], 0),
        ([5, 3, 3], ["", "mug", "acorn"], 1),  # tied: the lowest seat
        ([5, 5, 5], ["mug", "acorn", "book"], 0),
    ],
)
def test_the_fewest_points_so_far_begin_the_next_game(results: list[int], front: list[str], first: int) -> None:
    match = second(results, [0, 0, 0], front, [])
    finish(match)
    assert state(match)["game"] == 2
    assert match.waiting == [first]
    assert match.story()[-1] == f"Game 3: Player {first + 1} starts."


@pytest.mark.rule("hygge.match.three")
def test_points_of_a_game_are_kept_for_the_match() -> None:
    match = second([7, 2], [1, 4], ["mug", ""], ["bat quilt", "frog acorn"])
    assert match.scores == [7 + 4, 2 + 2]
    match.play(0, "discard mug")
    assert state(match)["results"] == [7, 2, 5, 2, 0, 0]
    assert state(match)["minus"] == [1, 4]
    assert match.scores == [12, 4]
    view: Any = match.view()
    assert view.results == [[7, 2], [5, 2]]
    assert [player.points for player in view.players] == [12, 4]
    assert (view.game, view.games) == (3, 3)
    assert "Player 1: 5 snowflakes stored, 0 lost for what is left, 5 points." in match.story()


@pytest.mark.rule("hygge.match.winner")
def test_the_highest_sum_wins_the_match() -> None:
    match = second([18, 1, 1, 10], [0, 0], ["mug", ""], ["", "bat quilt"], game=2)
    finish(match)
    assert match.over
    assert match.scores == [18, 16]
    assert match.ranking == [1, 2]
    view: Any = match.view()
    assert view.results == [[18, 1], [1, 10], [-1, 5]]
    assert view.breakdown == [{"stored": 19, "left": -1}, {"stored": 16, "left": 0}]
    assert view.tie == ""


@pytest.mark.rule("hygge.match.winner")
@pytest.mark.parametrize(
    ("minus", "ranking", "tie"), [([3, 5], [1, 2], "minus"), ([5, 3], [2, 1], "minus"), ([4, 4], [1, 1], "")]
)
def test_negative_points_of_all_games_break_a_tie(minus: list[int], ranking: list[int], tie: str) -> None:
    match = second([8, 9, 1, 0], minus, ["mug", "mug"], [], game=2)
    finish(match)
    assert match.scores == [8, 8]
    assert match.ranking == ranking
    assert match.view().tie == tie


@pytest.mark.rule("hygge.match.winner")
def test_a_running_match_is_ranked_by_the_games_that_its_scores_count() -> None:
    # The mug makes the difference: the negative points of the running game count as its points do.
    match = second([4, 5], [1, 1], ["mug", ""], ["bat quilt", "bat scarf"])
    assert match.scores == [8, 8]
    assert match.rules.ranking(match.state) == [2, 1]
    # With memory, neither does.
    match = second([5, 5], [1, 2], ["mug mug", ""], ["bat quilt", "bat scarf"], memory=True)
    assert match.scores == [5, 5]
    assert match.rules.ranking(match.state) == [1, 2]


@pytest.mark.rule("hygge.match.three")
def test_a_last_action_of_the_first_game_leads_into_the_second() -> None:
    match = second([], [0, 0], ["hedgehog mittens", "mug"], [], game=0)
    assert state(match)["phase"] == LAST
    match.play(1, "discard mug")
    match.play(0, "store hedgehog mittens")
    told = state(match)
    assert told["game"] == 1
    assert told["results"] == [2, 0, 0, 0, 0, 0]
    assert told["discarded"] == ["-", "-"]
    assert match.waiting == [1]
