"""Replays: a record step by step, from every seat and as it truly was."""

import json
from typing import Any

import msgspec

from ludotheque.engine.journal import EVERYONE, Event
from ludotheque.engine.record import Record
from ludotheque.engine.refused import Refused
from ludotheque.match import Match, begin
from ludotheque.match import replay as play
from ludotheque.server.wire import ChoiceShown
from ludotheque.view import View

LONGEST = 5_000  # moves


class StateShown(msgspec.Struct, frozen=True):
    views: list[View]  # of each seat, and last of a spectator
    position: dict[str, Any]  # of engine.position's values: more unions than a schema can tell


class EventShown(msgspec.Struct, frozen=True):
    key: str
    args: dict[str, int | list[int]]
    seen: list[int] | None


class StepMoment(msgspec.Struct, frozen=True):
    """What had to be seen before the step was over; `upto` of its events came before it."""

    mark: str
    upto: int
    views: list[View]


class StepShown(StateShown, frozen=True):
    seat: int
    choice: ChoiceShown
    events: list[EventShown]
    moments: list[StepMoment]


class Replay(msgspec.Struct, frozen=True):
    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    pieces: dict[str, list[str]]
    scores: list[int]
    ranking: list[int]
    players: list[str]
    start: StateShown
    steps: list[StepShown]


def replay(text: str) -> Replay:
    """Describe every step of a record; raise Refused if it is not valid, or not one of these rules."""
    record = Record.from_json(text)
    if len(record.moves) > LONGEST:
        raise Refused("record-long", most=LONGEST)
    match = play(record)
    again = begin(record)
    start = state_shown(again)
    steps = [step(again, seat, move) for seat, move in record.moves]
    names = json.loads(text).get("players")
    players = names if isinstance(names, list) and all(isinstance(name, str) for name in names) else []
    return Replay(
        record.game,
        record.version,
        record.seats,
        match.options,
        match.rules.pieces(),
        match.scores,
        match.ranking if match.over else [],
        players[: record.seats],
        start,
        steps,
    )


def state_shown(match: Match) -> StateShown:
    views = [match.view(seat) for seat in [*range(match.seats), None]]
    return StateShown(views, match.rules.position(match.state))


def step(match: Match, seat: int, move: int) -> StepShown:
    before = len(match.journal)
    match.play(seat, move)
    choice = match.rules.choice(move)
    now = state_shown(match)
    eyes = [*range(match.seats), None]
    return StepShown(
        now.views,
        now.position,
        seat,
        ChoiceShown(choice.move, choice.kind, choice.args, choice.text),
        [event_shown(event, match.seats) for event in match.journal[before:]],
        [StepMoment(moment.mark, moment.at, [match.view_at(moment, eye) for eye in eyes]) for moment in match.moments],
    )


def event_shown(event: Event, seats: int) -> EventShown:
    seen = None if event.seen == EVERYONE else [seat for seat in range(seats) if event.visible(seat)]
    return EventShown(event.key, event.args, seen)
