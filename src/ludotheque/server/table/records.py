"""Records and positions of a table whose match is over."""

from collections.abc import Sequence

from ludotheque import match
from ludotheque.engine.record import HASHED, Record
from ludotheque.server.store import UNDO, Entry
from ludotheque.server.table.table import Table


def record(table: Table) -> dict[str, object]:
    """Return a match as a record."""
    live = table.live
    assert live is not None
    scores = live.rules.scores(live.state) if live.over else []  # none if the players ended it before
    return told(table, live.moves(), scores, live.rules.ranking(live.state) if live.over else [])


def shelved(table: Table, entries: Sequence[Entry]) -> dict[str, object]:
    """Return the record of a match that was played by rules which are not here any more: without its result."""
    moves: list[tuple[int, int]] = []
    for entry in entries:
        if entry.move == UNDO:
            moves.pop()
        else:
            moves.append((entry.seat, entry.move))
    return told(table, moves, [], [])


def told(table: Table, moves: list[tuple[int, int]], scores: list[int], ranking: list[int]) -> dict[str, object]:
    """Return a record, with where it was played, by whom, and what was committed to before."""
    row = table.row
    record = Record(
        row.game,
        row.rules,
        len(row.chairs),
        row.options,
        row.sheet,
        row.sheet_text,
        int(row.seed),
        moves,
        scores,
        ranking,
        row.start,
        HASHED if row.luck() is not None else "",
    )
    return record.data() | {
        "table": table.id,
        "commitment": table.commitment,
        "share": row.share,
        "shares": row.shares(),
        "players": [chair.name or chair.level for chair in row.chairs],
    }


def position(table: Table, v: int) -> dict[str, object]:
    """Return the whole state after a version."""
    live = table.live
    assert live is not None
    laid = live.setup
    return match.position(laid.game, laid.rules, laid.seats, laid.options, laid.sheet_text, live.at(v))
