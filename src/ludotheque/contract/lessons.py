"""A lesson can be played to its end, and is told in every language."""

import ludotheque as lt
from ludotheque.contract.words import words_of
from ludotheque.engine.refused import IllegalMove, Refused
from ludotheque.lesson import END, LEARNER, begin, has_lesson, named, read
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES

FEWEST, MOST = 8, 15


def check_lesson(game: lt.Game) -> None:
    """If it has a lesson: each step is the learner's turn and a legal move, is told, and the others can answer."""
    if not has_lesson(game):
        return
    try:
        lesson = read(game)
        match = begin(game, lesson)
    except Refused as refused:
        raise AssertionError(f"{game.name}: the lesson cannot start: {refused}") from None
    count = len(lesson.steps)
    assert FEWEST <= count <= MOST, f"{game.name}: a lesson has {FEWEST} to {MOST} steps, and this one {count}"
    for number, step in enumerate(lesson.steps, 1):
        where = f"{game.name}, step {number} of the lesson, {step.key}"
        assert LEARNER in match.waiting, f"{where}: it is not the learner’s turn"
        for seat, move in step.moves():
            try:
                match.play(seat, move)
            except (IllegalMove, Refused) as refused:
                raise AssertionError(f"{where}: seat {seat} cannot {move!r}: {refused}") from None
    for lang in LANGUAGES:
        words = words_of(game, lang)
        for key in [*(step.text for step in lesson.steps), END]:
            assert words(key, named(names(match.seats, lang))).strip(), f"{game.name}: {key} says nothing in {lang}"
