"""What a table looks like: to a seat, to a spectator, to people who ask what is being played."""

import time
from typing import TYPE_CHECKING, Final

from ludotheque.engine.journal import Event, Moment
from ludotheque.server.net.clients import Client
from ludotheque.server.store import OVER, Row
from ludotheque.server.table.live import LiveMatch
from ludotheque.server.table.setups import Setup
from ludotheque.server.wire import ENCODER, ClockShown, Glance, Lines, MomentShown, SeatShown, TableShown, ViewShown
from ludotheque.view import View, standing

if TYPE_CHECKING:
    from ludotheque.server.table.table import Table

NONE: Final[list[MomentShown]] = []
ROOM = bytearray(4096)  # for the view being encoded: a buffer that need not grow each time


def view(
    live: LiveMatch,
    seat: int | None,
    shown: View,
    lines: Lines,
    clocks: list[ClockShown] | None,
    moments: list[MomentShown],
) -> bytes:
    """Describe what a seat, or a spectator, sees and may do, and what it must see before."""
    owes = "" if seat is None else live.owes(seat)
    message = ViewShown(
        live.v,
        seat,
        shown,
        live.setup.choices(live.state, seat) if seat is not None and owes else [],
        owes == "revise",
        clocks is None and not live.over and not live.ended and seat is not None and live.last_of(seat) is not None,
        lines,
        clocks,
        moments,
    )
    ENCODER.encode_into(message, ROOM)
    return bytes(ROOM)


def moments(
    setup: Setup, seat: int | None, events: list[Event], drawn: list[tuple[Moment, View]], told: int
) -> list[MomentShown]:
    """Show a seat, or a spectator, the moments among these events; `told` lines of its log came before them."""
    shown = []
    for moment, public in drawn:
        upto = told + sum(event.visible(seat) for event in events[: moment.at])
        shown.append(MomentShown(moment.mark, upto, standing(setup.view(moment.state, seat, public), moment)))
    return shown


def stand_in(table: "Table") -> str:
    """Return the level of the bots that move for people here."""
    return table.row.stand_in or table.lobby.settings.timeout_level


def seats_shown(table: "Table") -> list[SeatShown]:
    patience = table.patience
    return [
        SeatShown(
            chair.kind,
            chair.name,
            chair.level,
            table.here(seat),
            patience.absent(seat),
            chair.away,
            patience.idle(seat),
            patience.warned(seat),
        )
        for seat, chair in enumerate(table.row.chairs)
    ]


def glance(table: "Table") -> Glance:
    """Describe how a table stands to somebody who does not sit down at it."""
    live, row = table.live, table.row
    if live is None:
        return Glance(row.id, row.game, table.status, seats_shown(table), 0, None, [])
    last = live.log.whole(live.state, None).lines[-1:]
    return Glance(row.id, row.game, table.status, seats_shown(table), live.v, live.setup.view(live.state, None), last)


def open_to(row: Row, client: Client) -> bool:
    """Return whether a client may see what was dealt: once it is over, and, while others still play it, who has."""
    return row.status == OVER and (bool(client.seats) or row.sealed < time.time())


def described(table: "Table", client: Client) -> bytes:
    """Describe what a table is and who sits there."""
    row = table.row
    message = TableShown(
        id=row.id,
        game=row.game,
        rules=row.rules,
        status=table.status,
        options=row.options,
        sheet=row.sheet,
        own_sheet=bool(row.sheet_text),
        private=row.private,
        clock=row.clock,
        patience=row.patience,
        stand_in=stand_in(table),
        hints=row.hints,
        seats=seats_shown(table),
        yours=client.seats,
        host=client.host,
        commitment=table.commitment,
        branch=row.start is not None,
        seed=row.seed if open_to(row, client) and not row.start else None,
        share=row.share if open_to(row, client) else None,
        shares=row.shares(),
        next=row.next or None,
        challenge=row.challenge or None,
        v=0 if table.live is None else table.live.v,
    )
    return ENCODER.encode(message)
