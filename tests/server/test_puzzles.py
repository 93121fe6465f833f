"""Puzzles over HTTP: one a day, and each by its name."""

from datetime import UTC, datetime

import pytest

import ludotheque as lt
from ludotheque.puzzle import begin, of_the_day
from ludotheque.server import puzzles
from tests.server.running import Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.one_store]
ALL = puzzles.every()


@pytest.mark.parametrize("name", sorted({puzzle.game for puzzle, _ in ALL.values()}))
def test_a_puzzle_is_shown_as_its_seat_sees_it(name: str) -> None:
    for key in [key for key, (puzzle, _) in ALL.items() if puzzle.game == name][:3]:
        puzzle, shown = ALL[key][0], puzzles.shown(key)
        match = begin(lt.game(name), puzzle)
        assert shown.view == match.view(puzzle.seat)
        legal = [one.m for one in shown.choices]
        assert {shown.obvious, *(one.m for one in shown.moves)} <= set(legal)
        assert match.rules.choice(shown.moves[0].m).text == puzzle.best
        assert shown.moves[0].value == max(one.value for one in shown.moves)
        assert ALL[shown.next][0].game == name


def test_there_is_one_a_day_the_same_for_everybody(server: Server) -> None:
    name = next(iter(ALL.values()))[0].game
    days = []
    for _ in range(2):  # midnight may pass in between
        days.append(datetime.now(UTC).date())
        shown = server.get(f"/api/puzzles/today?game={name}")
        days.append(datetime.now(UTC).date())
        found = [of_the_day(day, lt.game(name)) for day in days]
        assert shown["id"] in [one.id for one in found if one]
        assert server.get(f"/api/puzzles/{shown['id']}") == shown
        assert "position" not in shown
    assert server.get("/api/puzzles/today")["id"] in ALL
    assert server.http.get("/api/puzzles/nonesuch").json()["text"] == "There is no such puzzle."
    assert server.http.get("/api/puzzles/today?game=nonesuch").json()["reason"] == "game"
