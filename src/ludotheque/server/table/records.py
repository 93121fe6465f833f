"""Records and positions of a table whose match is over."""

from ludotheque.engine.record import FORMAT, HASHED
from ludotheque.match import POSITION
from ludotheque.server.table.table import Table


def record(table: Table) -> dict[str, object]:
    """Return a match as a record, with where it was played and what was committed to before."""
    live, row = table.live, table.row
    assert live is not None
    return {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "seats": live.setup.seats,
        "options": row.options,
        "sheet": row.sheet,
        "sheet_text": row.sheet_text,
        "seed": None if row.start else row.seed,
        "start": row.start,
        "luck": HASHED if live.luck is not None else "",
        "moves": live.moves(),
        "scores": live.rules.scores(live.state) if live.over else [],  # none if the players ended it before
        "ranking": live.rules.ranking(live.state) if live.over else [],
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
