"""Lessons for the page: every step, and what the learner sees of it, as the rules have it."""

import msgspec

from ludotheque.lesson import LEARNER, begin, read
from ludotheque.library import Game
from ludotheque.match import Match
from ludotheque.server.wire import ChoiceShown, LineShown
from ludotheque.view import View


class Sight(msgspec.Struct, frozen=True):
    """What the learner sees: at a moment (its mark), or after a move; and what has been told since the last one."""

    mark: str
    view: View
    told: list[LineShown]


class LessonStep(msgspec.Struct, frozen=True):
    """What is said, what is marked, the move asked for, and what comes of it."""

    key: str
    mark: list[str]
    choice: ChoiceShown
    sights: list[Sight]


class LessonShown(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, bool | int | str]
    pieces: dict[str, list[str]]
    start: View
    steps: list[LessonStep]


def shown(game: Game) -> LessonShown:
    """Play a lesson through the rules; raise Refused if they do not let it."""
    lesson = read(game)
    match = begin(game, lesson)
    start = match.view(LEARNER)
    steps = []
    for step in lesson.steps:
        choice = match.rules.choice(match.parse(LEARNER, step.play))
        asked = ChoiceShown(choice.move, choice.kind, choice.args, choice.text)
        sights = [sight for seat, move in step.moves() for sight in seen(match, seat, move)]
        steps.append(LessonStep(step.key, step.mark, asked, sights))
    return LessonShown(game.name, match.seats, match.options, match.rules.pieces(), start, steps)


def seen(match: Match, seat: int, move: str) -> list[Sight]:
    """Make a move; return what the learner sees of it, one after the other."""
    events = match.play(seat, move)
    stops = [(one.mark, match.view_at(one, LEARNER), one.at) for one in match.moments]
    found = []
    start = 0
    for mark, view, upto in [*stops, ("", match.view(LEARNER), len(events))]:
        lines = [event for event in events[start:upto] if event.visible(LEARNER)]
        found.append(Sight(mark, view, [LineShown(len(match.moves), line.key, line.args) for line in lines]))
        start = upto
    return found
