"""A seat moves to another device: its secret gives way to one that the device has drawn, and is worth nothing then.

The server is told the hash of it only, so whoever hears no answer can ask again: nobody's seat is lost on the way.
"""

from msgspec.structs import replace

from ludotheque.server.asking import NotGranted, answered
from ludotheque.server.lobby import Lobby
from ludotheque.server.store import changed
from ludotheque.server.table import seats
from ludotheque.server.table.turns import Asked, Write
from ludotheque.server.wire import Moved, Moving


async def moved(lobby: Lobby, table_id: str, wish: Moving) -> Moved:
    """Give the seat that a secret opens to whoever asks; nobody who knew the old one has it any more."""
    table = await lobby.find(table_id)
    if table is None:
        raise NotGranted(404, "table")
    old = seats.hashed(wish.secret)

    def move() -> Asked[Moved]:
        held = [chair.secret for chair in table.row.chairs]
        if wish.hash in held:
            return Moved(held.index(wish.hash))
        if old not in held:
            raise NotGranted(403, "moved")
        seat = held.index(old)
        chairs = [
            replace(chair, secret=wish.hash) if at == seat else chair for at, chair in enumerate(table.row.chairs)
        ]
        row = changed(table.row, chairs=chairs)
        yield Write([], [row])
        table.row = row
        table.reseat_shown()
        table.say_who_is_here()
        return Moved(seat)

    return await answered(lobby, table, move)
