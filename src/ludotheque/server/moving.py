"""A seat moves to another device: showing its secret earns a new one, and the old one is worth nothing."""

from msgspec.structs import replace

from ludotheque.server.asking import NotGranted, answered
from ludotheque.server.lobby import Lobby
from ludotheque.server.store import changed
from ludotheque.server.table import seats
from ludotheque.server.table.turns import Asked, Write
from ludotheque.server.wire import Joined, Moving


async def moved(lobby: Lobby, table_id: str, wish: Moving) -> Joined:
    """Give the seat that a secret opens to the device that asks; nobody who knew the old one has it any more."""
    table = await lobby.find(table_id)
    if table is None:
        raise NotGranted(404, "table")
    old, secret = seats.hashed(wish.secret), seats.new_secret()

    def move() -> Asked[Joined]:
        held = [chair.secret for chair in table.row.chairs]
        if old not in held:
            raise NotGranted(403, "moved")
        seat = held.index(old)
        chairs = [
            replace(chair, secret=seats.hashed(secret)) if at == seat else chair
            for at, chair in enumerate(table.row.chairs)
        ]
        row = changed(table.row, chairs=chairs)
        yield Write([], [row])
        table.row = row
        table.reseat_shown()
        table.say_who_is_here()
        return Joined(seat, secret)

    return await answered(lobby, table, move)
