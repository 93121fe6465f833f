"""Records and positions of a table whose match is over."""

from collections.abc import Sequence

from ludotheque.engine.record import FORMAT, HASHED
from ludotheque.match import POSITION
from ludotheque.server.store import UNDO, Entry
from ludotheque.server.table.table import Table


def record(table: Table) -> dict[str, object]:
    """Return a match as a record, with where it was played and what was committed to before."""
    live = table.live
    assert live is not None
    scores = live.rules.scores(live.state) if live.over else []  # none if the players ended it before
    return whole(table, live.moves(), scores, live.rules.ranking(live.state) if live.over else [])


def shelved(table: Table, entries: Sequence[Entry]) -> dict[str, object]:
    """Return the record of a match that was played by rules which are not here any more: without its result."""
    moves: list[tuple[int, int]] = []
    for entry in entries:
        if entry.move == UNDO:
            moves.pop()
        else:
            moves.append((entry.seat, entry.move))
    return whole(table, moves, [], [])


def whole(table: Table, moves: list[tuple[int, int]], scores: list[int], ranking: list[int]) -> dict[str, object]:
    row = table.row
    return {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "seats": len(row.chairs),
        "options": row.options,
        "sheet": row.sheet,
        "sheet_text": row.sheet_text,
        "seed": None if row.start else row.seed,
        "start": row.start,
        "luck": HASHED if row.luck() is not None else "",
        "moves": moves,
        "scores": scores,
        "ranking": ranking,
        "table": table.id,
        "commitment": table.commitment,
        "share": row.share,
        "shares": row.shares(),
        "players": [chair.name or chair.level for chair in row.chairs],
    }


def position(table: Table, v: int) -> dict[str, object]:
    """Return the whole state after a version."""
    live, row = table.live, table.row
    assert live is not None
    return {
        "position": POSITION,
        "game": row.game,
        "rules": row.rules,
        "seats": live.setup.seats,
        "options": row.options,
        "sheet_text": row.sheet_text,
        "state": live.rules.position(live.at(v)),
    }
