"""Branches, made in a worker: a moment of a record as a position to play on from, or as an exercise."""

from typing import Any

import msgspec

from ludotheque.bots import levels
from ludotheque.bots.rollout import imagined
from ludotheque.engine.record import Record
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State
from ludotheque.match import Match, replay
from ludotheque.server.thinking.replays import LONGEST
from ludotheque.server.wire import ChoiceShown, Exercise

HABITS = "medium"  # how others are thought to choose in secret


class Branch(msgspec.Struct, frozen=True):
    """All that a table needs to begin at a position."""

    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    sheet: str
    sheet_text: str
    start: dict[str, Any]


def reached(record: str, step: int, seat: int) -> Match:
    """Play a finished record up to a moment; raise Refused if there is no such moment, or nothing to be done in it."""
    if len(Record.from_json(record).moves) > LONGEST:
        raise Refused("record-long", most=LONGEST)
    whole = replay(record)
    if not whole.over:
        raise Refused("branch-running")
    if step >= len(whole.moves) or seat >= whole.seats:
        raise Refused("branch-step", last=len(whole.moves) - 1)
    return whole.at(step)


def branch(record: str, step: int, seat: int, anew: str, move: int) -> Branch:
    """Make the position of a branch. `anew` seeds a new deal of what the seat could not know; empty: as it truly lay.

    A new deal depends on nothing but what the seat knew, and on that seed.
    """
    match = reached(record, step, seat)
    rules, s = match.rules, world(match, seat, anew)
    if move >= 0 and (rule := rules.why_not(s, seat, move)):
        raise Refused("branch-move", rule)
    made = match.record()
    return Branch(made.game, made.version, made.seats, made.options, made.sheet, made.sheet_text, rules.position(s))


def world(match: Match, seat: int, anew: str) -> State:
    if anew:
        return imagined(match.rules, match.state, seat, levels.make(HABITS, match.game), Rng(int(anew)))
    s = match.state.copy()
    if match.luck is not None:
        match.luck.draw(s.rng, len(match.moves) + 1)
    return s


def exercise(record: str, step: int, seat: int) -> Exercise:
    """Show a moment as a seat saw it, and what it could do."""
    match = reached(record, step, seat)
    choices = match.legal(seat) if seat in (*match.waiting, *match.revising) else []
    return Exercise(match.view(seat), [ChoiceShown(one.move, one.kind, one.args, one.text) for one in choices])
