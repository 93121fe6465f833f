"""Records and positions of a table whose match is over."""

import json

from ludotheque.match import Match
from ludotheque.server.table.table import Table


def match_of(table: Table) -> Match:
    """Return the match of a table, as the library knows matches."""
    live, row = table.live, table.row
    assert live is not None
    match = Match(live.setup.game, live.setup.seats, live.seed, row.options, row.sheet_text or None)
    match.state = live.state
    match.moves = live.moves()
    return match


def record(table: Table) -> dict[str, object]:
    """Return a match as a record, with where it was played and what was committed to before."""
    data: dict[str, object] = json.loads(match_of(table).record().to_json())
    names = [chair.name or chair.level for chair in table.row.chairs]
    return data | {"table": table.id, "commitment": table.commitment, "players": names}


def position(table: Table, v: int) -> dict[str, object]:
    """Return the whole state after a version."""
    assert table.live is not None
    match = match_of(table)
    match.state = table.live.at(v)
    return match.position()
