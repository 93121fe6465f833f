"""The same deal once more: a challenge that anybody with its link may play, and how those who did compare.

A challenge is a row of its own that is never played: the deal, and who sits where. Its link leads to no table, and what
is dealt stays sealed while it is open: only those who have played it to the end may see it.
"""

import asyncio
import time

from msgspec.structs import replace

from ludotheque.server.asking import NotGranted, answered
from ludotheque.server.lobby import Lobby
from ludotheque.server.store import CHALLENGE, OPEN, OVER, Chair, Row, changed
from ludotheque.server.table import names, seats
from ludotheque.server.table.table import Table
from ludotheque.server.table.turns import Asked, Write
from ludotheque.server.wire import Challenged, ChallengeShown, ChoiceShown, Compared, Comparing, Opened, Taking

MOST = 100  # tables of a challenge


async def found(lobby: Lobby, challenge: str) -> Table:
    table = await lobby.find(challenge)
    if table is None or table.row.status != CHALLENGE:
        raise NotGranted(404, "challenge")
    if table.shelved:
        raise NotGranted(409, "closed")
    return table


def shown(challenge: Table) -> ChallengeShown:
    """Describe a challenge to people who follow its link: what is played, and against whom."""
    row = challenge.row
    levels = [chair.level for chair in row.chairs]
    return ChallengeShown(
        row.id, row.game, levels, row.options, row.chairs[seat_of(row)].name, len(row.tables), row.sealed
    )


def seat_of(row: Row) -> int:
    """Return the seat that is played in a challenge."""
    return next(seat for seat, chair in enumerate(row.chairs) if chair.kind == "open")


async def taken(lobby: Lobby, challenge_id: str, wish: Taking) -> Opened:
    """Open a table with the deal of a challenge for somebody."""
    challenge = await found(lobby, challenge_id)
    name = names.clean(wish.name)
    if wish.name and not name:
        raise NotGranted(422, "name")
    seat, secret, host = seat_of(challenge.row), seats.new_secret(), seats.new_secret()

    def take() -> Asked[Opened]:
        row = challenge.row
        if len(row.tables) >= MOST or row.sealed < time.time():
            raise NotGranted(409, "closed")
        chairs = list(row.chairs)
        chairs[seat] = Chair("person", name, secret=seats.hashed(secret))
        table = replace(
            row,
            id=seats.new_table(),
            status=OPEN,
            chairs=chairs,
            host=seats.hashed(host),
            opened=time.time(),
            challenge=row.id,
            tables=[],
            keys=[],
            version=0,
        )
        noted = changed(row, tables=[*row.tables, table.id])
        yield Write([], [noted, table])
        challenge.row = noted
        return Opened(table.id, host, {str(seat): secret})

    return await answered(lobby, challenge, take)


async def compared(lobby: Lobby, challenge_id: str, wish: Comparing) -> Compared:
    """Compare all who have played a challenge to its end, for one of them: before that nothing of it is shown."""
    challenge = await found(lobby, challenge_id)
    row, seat = challenge.row, seat_of(challenge.row)
    own = await lobby.find(wish.table) if wish.table in row.tables else None
    if own is None or seats.hashed(wish.secret) != own.row.chairs[seat].secret:
        raise NotGranted(403, "secret")
    if own.status != OVER:
        raise NotGranted(409, "running")
    plays = []
    for table_id in row.tables:
        await asyncio.sleep(0)  # so that nobody's move waits until all have been looked at
        table = await lobby.find(table_id)
        if table is None or table.live is None or not table.live.over:
            continue
        rules, live = table.live.rules, table.live
        made = [rules.choice(move) for who, move in live.moves() if who == seat]
        plays.append(
            Challenged(
                table.row.chairs[seat].name,
                rules.scores(live.state)[seat],
                rules.ranking(live.state)[seat],
                table_id == wish.table,
                [ChoiceShown(0, choice.kind, choice.args, choice.text) for choice in made],
            )
        )
    return Compared(row.game, len(row.chairs), seat, row.tables[0], plays)
