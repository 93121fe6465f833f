"""Lessons: a first game that teaches by playing, written down in a game's `lesson.toml` and played by its own rules.

A lesson starts at a deal, some fields of which are set. Each step explains something (its text is `lesson-<key>`) and
asks the learner for one move; then the others answer with moves that are written down, too. `lesson-end` ends it.
In its words, `$one`, `$two` … are the names of the others.
"""

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ludotheque.engine.refused import Refused, shortened
from ludotheque.library import Game
from ludotheque.match import Match

FILE = "lesson.toml"
LEARNER = 0  # the seat one learns at
END = "lesson-end"
NAMED = ("one", "two", "three", "four", "five")  # the others, in their texts


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to understand by doing it."""

    key: str
    play: str  # the move asked for, as one would type it
    then: list[str] = []  # what the others do: a seat and a move each
    mark: list[str] = []  # what else it is about: identities on the page, or parts of the table

    @property
    def text(self) -> str:
        """Name its text."""
        return f"lesson-{self.key}"

    def moves(self) -> Iterator[tuple[int, str]]:
        """List the moves of the step, each with its seat."""
        yield LEARNER, self.play
        for answer in self.then:
            seat, _, move = answer.partition(" ")
            yield int(seat), move


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a lesson starts, and its steps."""

    seats: int
    seed: int
    steps: list[Step]
    options: dict[str, bool | int | str] = {}
    state: dict[str, Any] = {}  # of engine.position's values: what is set in the deal


def has_lesson(game: Game) -> bool:
    """Return whether a game has a lesson."""
    return game.holds(FILE)


def read(game: Game) -> Lesson:
    """Read a game's lesson; raise Refused if it is not one."""
    try:
        return msgspec.convert(tomllib.loads(game.text(FILE)), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Refused("lesson", detail=shortened(error)) from None


def begin(game: Game, lesson: Lesson) -> Match:
    """Lay the table of a lesson; raise Refused if the rules do not know such a table."""
    dealt = Match(game, lesson.seats, lesson.seed, lesson.options).position()
    state = dealt["state"]
    assert isinstance(state, dict)
    return game.from_position({**dealt, "state": {**state, **lesson.state}})


def named(players: Sequence[str]) -> dict[str, str]:
    """Return the others by the names their texts have for them."""
    return dict(zip(NAMED, players[1:], strict=False))
