"""Sitting down: somebody takes an open seat, with a secret of their own, or is given one.

Whoever has drawn their own can ask again if they hear no answer.
"""

from ludotheque.server.asking import NotGranted, answered
from ludotheque.server.lobby import Lobby
from ludotheque.server.store import OPEN, Chair, Row, changed
from ludotheque.server.table import names, seats
from ludotheque.server.table.table import Table
from ludotheque.server.table.turns import Asked, Write
from ludotheque.server.wire import Joined, Joining


async def joined(lobby: Lobby, table_id: str, wish: Joining) -> Joined:
    """Take an open seat: the one asked for, or the first."""
    name = names.clean(wish.name)
    if wish.name and not name:  # none at all: everybody reads one in their own language
        raise NotGranted(422, "name")
    table = await lobby.find(table_id)
    if table is None:
        raise NotGranted(404, "table")
    secret = "" if wish.hash else seats.new_secret()
    hashed = wish.hash or seats.hashed(secret)

    def sit() -> Asked[Joined]:
        held = [chair.secret for chair in table.row.chairs]
        if hashed in held:
            return Joined(held.index(hashed), secret)
        row, seat = taken(table, wish.seat, Chair("person", name, secret=hashed))
        yield Write([], [row])
        table.row = row
        table.reseat()
        table.touch()
        return Joined(seat, secret)

    return await answered(lobby, table, sit)


def taken(table: Table, wanted: int | None, chair: Chair) -> tuple[Row, int]:
    """Put a chair at an open seat: the one wanted, or the first."""
    row = table.row
    free = [seat for seat, old in enumerate(row.chairs) if old.kind == "open"]
    if table.status != OPEN:
        raise NotGranted(409, "closed")
    if not free:
        raise NotGranted(409, "full")
    if wanted is not None and wanted not in free:
        raise NotGranted(409, "taken")
    if names.alike(chair.name, [old.name for old in row.chairs]):
        raise NotGranted(409, "alike")
    seat = free[0] if wanted is None else wanted
    return changed(row, chairs=[chair if index == seat else old for index, old in enumerate(row.chairs)]), seat
