"""Histories: what clients asked for and were shown, held against the log afterwards, in Jepsen's manner.

A table's log decides in which order things happened there. A history is linearizable if that order agrees with the
order in time: whatever had been answered before something else was asked for comes before it. As the order is known,
this needs no search: in the order of the log, nothing may have begun after a later thing had ended.
"""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

import msgspec

from ludotheque.engine.refused import IllegalMove
from ludotheque.server.store import UNDO, Entry, Row
from ludotheque.server.table.live import LiveMatch
from ludotheque.server.table.setups import setup

NEVER = float("inf")


class Asked(msgspec.Struct, tag=True):
    """A move that somebody asked for, however often it was sent, and what they were told in the end."""

    table: str
    seat: int
    k: str
    m: int
    began: float
    ended: float = NEVER
    answer: str = ""  # done, or why not; empty: nobody ever answered
    v: int = -1


class Seen(msgspec.Struct, tag=True):
    """A view that somebody was shown; who has just come has asked for it."""

    table: str
    line: int
    seat: int | None
    v: int
    view: str  # its digest
    began: float
    ended: float


class History:
    """Everything that the clients of a run noted down."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.seen: list[Seen] = []

    def write(self, path: Path) -> None:
        lines = [msgspec.json.encode(one) for one in (*self.asked, *self.seen)]
        path.write_bytes(b"\n".join(lines) + b"\n")


def digest(view: object) -> str:
    """Shorten a view to what tells it from others."""
    plain = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


def faults(history: History, row: Row, entries: list[Entry]) -> list[str]:
    """Name everything in a history that does not agree with the log of a table."""
    asked = [one for one in history.asked if one.table == row.id]
    seen = [one for one in history.seen if one.table == row.id]
    found = [*numbered(entries), *answered(asked, entries), *in_order(asked, seen, entries)]
    return [f"{row.game} {row.id}: {fault}" for fault in (*found, *shown(seen, row, entries))]


def numbered(entries: list[Entry]) -> Iterable[str]:
    if [entry.n for entry in entries] != list(range(1, len(entries) + 1)):
        yield "the log has a gap"
    keys = [(entry.seat, entry.key) for entry in entries if entry.key]
    if len(keys) != len(set(keys)):
        yield "a move counts twice"


def answered(asked: list[Asked], entries: list[Entry]) -> Iterable[str]:
    """Compare what was answered with what is written."""
    written = {(entry.seat, entry.key): entry for entry in entries}
    for one in asked:
        entry = written.pop((one.seat, one.k), None)
        if one.answer == "done":
            if entry is None:
                yield f"{one.k} was acknowledged, and is lost"
            elif (entry.n, entry.move) != (one.v, one.m):
                yield f"{one.k} was acknowledged as {one.v}, and is {entry.n}"
        elif one.answer and entry is not None:
            yield f"{one.k} was refused ({one.answer}), and is there"
    for (_, key), entry in written.items():
        if key:
            yield f"{key} ({entry.n}) was never asked for"


def in_order(asked: list[Asked], seen: list[Seen], entries: list[Entry]) -> Iterable[str]:
    """Hold the order of the log against the order in time, and each line's views against each other."""
    places = {(entry.seat, entry.key): entry.n for entry in entries if entry.key}
    spans = [
        (float(place), one.began, one.ended, f"{one.k} at {place}")
        for one in asked
        if (place := places.get((one.seat, one.k)))
    ]
    spans += [(one.v + 0.5, one.began, one.ended, f"a view of {one.v}") for one in seen]
    latest, held = -NEVER, -NEVER  # when the latest of all earlier places began; the same, and those of this place
    last, who, whose = -1.0, "", ""
    for at, began, ended, name in sorted(spans):
        if at > last:
            latest, who, last = held, whose, at
        if latest > ended:
            yield f"{name} had ended {latest - ended:.3f} s before {who} began"
        if began > held:
            held, whose = began, name
    lines: dict[tuple[int, int | None], int] = {}
    for one in seen:
        if one.v < lines.get((one.line, one.seat), -1):
            yield f"line {one.line} was shown {one.v} after {lines[one.line, one.seat]}"
        lines[one.line, one.seat] = one.v


def shown(seen: list[Seen], row: Row, entries: list[Entry]) -> Iterable[str]:
    """Compare every view with what the log leads to."""
    live = LiveMatch(setup(row.game, len(row.chairs), row.options, row.sheet_text), int(row.seed), row.luck())
    wanted: dict[int, set[tuple[int | None, str]]] = {}
    for one in seen:
        wanted.setdefault(one.v, set()).add((one.seat, one.view))
    for v in range(len(entries) + 1):
        if v:
            try:
                follow(live, entries[v - 1])
            except IllegalMove:
                yield f"{v} is against the rules"
                return
        for seat, view in wanted.pop(v, ()):
            if view != digest(json.loads(msgspec.json.encode(live.setup.view(live.state, seat)))):
                yield f"seat {seat} was shown another {v} than the log's"
    if wanted:
        yield f"somebody was shown {max(wanted)}, but the log ends at {len(entries)}"


def follow(live: LiveMatch, entry: Entry) -> None:
    if entry.move == UNDO:
        live.undo(live.before_last())
        return
    live.rules.check(live.state, entry.seat, entry.move)
    live.accept(live.step(entry.seat, entry.move))


def clocks_wrong_by(row: Row, entries: list[Entry]) -> float:
    """Return by how many seconds a decision was charged otherwise than the store's time says, at most."""
    live = LiveMatch(setup(row.game, len(row.chairs), row.options, row.sheet_text), int(row.seed), row.luck())
    asked = [row.tick] * len(row.chairs)
    worst = 0.0
    for entry in entries:
        if entry.seat in live.waiting:
            worst = max(worst, abs(entry.spent / 1000 - (entry.tick - asked[entry.seat])))
        elif entry.spent:  # who chooses otherwise while others still think is charged nothing
            worst = max(worst, entry.spent / 1000)
        follow(live, entry)
        for seat, v in enumerate(live.fresh):
            if v == entry.n:
                asked[seat] = entry.tick
    return worst
