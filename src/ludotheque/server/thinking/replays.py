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


class Moment(msgspec.Struct, frozen=True):
    views: list[View]  # of each seat, and last of a spectator
    position: dict[str, Any]  # of engine.position's values: more unions than a schema can tell


class EventShown(msgspec.Struct, frozen=True):
    key: str
    args: dict[str, int | list[int]]
    seen: list[int] | None


class StepShown(Moment, frozen=True):
    seat: int
    choice: ChoiceShown
    events: list[EventShown]


class Replay(msgspec.Struct, frozen=True):
    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    pieces: dict[str, list[str]]
    scores: list[int]
    ranking: list[int]
    players: list[str]
    start: Moment
    steps: list[StepShown]


def replay(text: str) -> Replay:
    """Describe every step of a record; raise Refused if it is not valid, or not one of these rules."""
    record = Record.from_json(text)
    if len(record.moves) > LONGEST:
        raise Refused("record-long", most=LONGEST)
    match = play(record)
    again = begin(record)
    start = moment(again)
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


def moment(match: Match) -> Moment:
    views = [match.view(seat) for seat in [*range(match.seats), None]]
    return Moment(views, match.rules.position(match.state))


def step(match: Match, seat: int, move: int) -> StepShown:
    before = len(match.journal)
    match.play(seat, move)
    choice = match.rules.choice(move)
    now = moment(match)
    return StepShown(
        now.views,
        now.position,
        seat,
        ChoiceShown(choice.move, choice.kind, choice.args, choice.text),
        [event_shown(event, match.seats) for event in match.journal[before:]],
    )


def event_shown(event: Event, seats: int) -> EventShown:
    seen = None if event.seen == EVERYONE else [seat for seat in range(seats) if event.visible(seat)]
    return EventShown(event.key, event.args, seen)
