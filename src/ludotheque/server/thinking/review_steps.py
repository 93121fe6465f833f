"""Steps of a review, made in a worker: as many as fit into a little while."""

import time
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ludotheque.engine.record import Record
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import Rng
from ludotheque.match import Match
from ludotheque.research.review.data import Decision, Point
from ludotheque.research.review.measure import Reviewer
from ludotheque.research.review.run import finished, prepare, step
from ludotheque.server.thinking.replays import LONGEST
from ludotheque.server.wire import ChoiceShown
from ludotheque.view import Reason

LEVELS = ("quick", "full")  # what a server has time for
SEED = 0
A_WHILE = 0.4  # seconds of a processor, after which others have their turn


class ReasonShown(msgspec.Struct, frozen=True):
    """The case for the best move that was found at a decision."""

    number: int
    move: int
    why: Reason


class ReviewedStep(msgspec.Struct, frozen=True):
    number: int
    point: Point | None
    decision: Decision | None
    rows: list[list[float]]  # what it did in each part of the futures
    choices: list[ChoiceShown]  # the moves that the decision speaks of
    why: ReasonShown | None  # none where there was no choice


class SomeSteps(msgspec.Struct, frozen=True):
    """What was done in a while, and of how large a whole."""

    game: str
    rules: int
    seats: int
    moves: int
    steps: list[ReviewedStep]


def some_steps(record: str, level: str, known: Sequence[int]) -> SomeSteps:
    """Review steps that are not known yet until the time is up, one at least; raise Refused if it is not possible."""
    reviewer, match = ready(record, level)
    done = set(known)
    steps: list[ReviewedStep] = []
    began = time.thread_time()
    for number in range(len(match.moves) + 1):
        if number not in done:
            steps.append(reviewed(reviewer, match, number))
            if time.thread_time() - began > A_WHILE:
                break
    return SomeSteps(match.game.name, match.game.meta.version, match.seats, len(match.moves), steps)


@lru_cache(4)
def ready(record: str, level: str) -> tuple[Reviewer, Match]:
    if len(Record.from_json(record).moves) > LONGEST:
        raise Refused("record-long", most=LONGEST)
    finished(record)
    return prepare(record, level, SEED)


def reviewed(reviewer: Reviewer, match: Match, number: int) -> ReviewedStep:
    point, decision, rows = step(reviewer, match, number)
    moves = [] if decision is None else [decision.made.move, *(option.move for option in decision.best)]
    choices = [match.rules.choice(move) for move in moves]
    shown = [ChoiceShown(one.move, one.kind, one.args, one.text) for one in choices]
    return ReviewedStep(number, point, decision, rows, shown, None if decision is None else reason(match, decision))


def reason(match: Match, decision: Decision) -> ReasonShown | None:
    """Return the case for a better move, or else for the move made, from what the seat knew, as hints do."""
    if not decision.best:
        return None
    made, other = decision.made.move, decision.best[0].move
    best, than = (other, made) if decision.regret.value else (made, other)
    s = match.at(decision.number - 1).state
    why = match.game.reason(match.rules, s, decision.seat, best, Rng(decision.number), than)
    return ReasonShown(decision.number, best, why)
