"""Arranging a table: names, places and bots before the start, stand-ins during play, and the rematch after."""

import secrets
import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludotheque.engine.rng import SEEDS
from ludotheque.server.logs import log, short
from ludotheque.server.net.clients import Client
from ludotheque.server.store import OPEN, OVER, PLAYING, Chair, Row, changed
from ludotheque.server.table import names, seats
from ludotheque.server.table.table import Table
from ludotheque.server.table.turns import Act, Write
from ludotheque.server.wire import Away, Back, Done, Fill, Free, Keyed, Name, Rematch, Seated, Start, Swap

KEYS = 64  # marks of messages, to know them again when they come twice


class No(Exception):
    """A reason to refuse."""


def handle(table: Table, client: Client, message: Keyed) -> bool:
    """Arrange something; answers by itself."""
    return table.turns.take(lambda: arranged(table, client, message))


def arranged(table: Table, client: Client, message: Keyed) -> Act:
    """Find out how the table would look, write it, and show it."""
    if not marks(message, client.hashes).isdisjoint(table.row.keys):
        done(table, client, message)
        return
    try:
        if isinstance(message, Seated) and message.seat >= len(table.row.chairs):
            raise No("secret")
        rows = HOW[type(message)](table, client, message)
    except No as no:
        client.refuse(message.k, str(no))
        return
    known = marks(message, client.hashes & table.keyholders())
    row = changed(rows[0], keys=[*table.row.keys, *sorted(known)][-KEYS:])
    try:
        yield Write([], [row, *rows[1:]])
    except Exception:
        client.refuse(message.k, "store")
        raise
    before, table.row = table.row, row
    if row.status == PLAYING and before.status == OPEN:
        table.begin()
        log("table.started", table=short(table.id), game=row.game, seats=len(row.chairs))
    table.reseat()
    done(table, client, message)
    if row.status != before.status:
        for one in list(table.clients):
            table.present(one)
    else:
        table.touch()
    table.autoplay.wake()


def marks(message: Keyed, hashes: frozenset[str]) -> set[str]:
    """Return what a message is recognised by when it comes again from a holder of one of these secrets."""
    return {f"{type(message).__name__}:{getattr(message, 'seat', '')}:{message.k}:{known[:8]}" for known in hashes}


def done(table: Table, client: Client, message: Keyed) -> None:
    client.tell(Done(message.k, 0 if table.live is None else table.live.v))


def stage(table: Table, status: str) -> None:
    if table.status != status:
        raise No("closed")


def place(row: Row, seat: int, chair: Chair) -> Row:
    """Put another chair at a seat."""
    return replace(row, chairs=[chair if index == seat else old for index, old in enumerate(row.chairs)])


# Before the start


def name(table: Table, client: Client, message: Name) -> list[Row]:
    stage(table, OPEN)
    if message.seat not in client.seats:
        raise No("secret")
    tidy = names.clean(message.name)
    if not tidy:
        raise No("name")
    if names.alike(tidy, [chair.name for seat, chair in enumerate(table.row.chairs) if seat != message.seat]):
        raise No("alike")
    return [place(table.row, message.seat, replace(table.row.chairs[message.seat], name=tidy))]


def swap(table: Table, client: Client, message: Swap) -> list[Row]:
    stage(table, OPEN)
    one, other, chairs = message.seat, message.other, table.row.chairs
    if other >= len(chairs) or not (client.host or one in client.seats):
        raise No("secret")
    if not client.host and chairs[other].kind == "person" and other not in client.seats:
        raise No("taken")
    return [place(place(table.row, one, chairs[other]), other, chairs[one])]


def fill(table: Table, client: Client, message: Fill) -> list[Row]:
    stage(table, OPEN)
    if not client.host:
        raise No("secret")
    level = known(table, message.level)
    if table.row.chairs[message.seat].kind == "person":
        raise No("taken")
    return [place(table.row, message.seat, Chair("bot", level=level))]


def free(table: Table, client: Client, message: Free) -> list[Row]:
    stage(table, OPEN)
    if not client.host and message.seat not in client.seats:
        raise No("secret")
    return [place(table.row, message.seat, Chair("open"))]


def start(table: Table, client: Client, message: Start) -> list[Row]:
    stage(table, OPEN)
    if not client.host and not client.seats:
        raise No("secret")
    if any(chair.kind == "open" for chair in table.row.chairs):
        raise No("open")
    return [replace(table.row, status=PLAYING, started=time.time(), tick=table.lobby.store.tick())]


def known(table: Table, level: str) -> str:
    """Return the present name of a level; raise No if there is none such at this table."""
    row = table.row
    now = table.lobby.bots.trained.named(row.game, len(row.chairs), row.sheet_text, level)
    if not now:
        raise No("level")
    return now


# While playing


def away(table: Table, client: Client, message: Away) -> list[Row]:
    stage(table, PLAYING)
    chair = table.row.chairs[message.seat]
    if not client.seats:
        raise No("secret")
    level = known(table, message.level)
    if chair.kind != "person":
        raise No("taken")
    if message.seat not in client.seats and not table.absent(message.seat):
        raise No("present")
    return [place(table.row, message.seat, replace(chair, away=True, level=level))]


def back(table: Table, client: Client, message: Back) -> list[Row]:
    stage(table, PLAYING)
    if message.seat not in client.seats:
        raise No("secret")
    return [place(table.row, message.seat, replace(table.row.chairs[message.seat], away=False, level=""))]


# Afterwards


def rematch(table: Table, client: Client, message: Rematch) -> list[Row]:
    """Open the same table again; who asks second is led to the same one."""
    stage(table, OVER)
    if not client.seats and not client.host:
        raise No("secret")
    if table.row.next:
        return [table.row]
    chairs = [replace(chair, away=False, level="") if chair.away else chair for chair in table.row.chairs]
    again = replace(
        table.row,
        id=seats.new_table(),
        status=OPEN,
        seed=str(secrets.randbelow(SEEDS)),
        chairs=chairs,
        opened=time.time(),
        started=0.0,
        tick=0.0,
        keys=[],
        version=0,
    )
    return [replace(table.row, next=again.id), again]


HOW: dict[type, Callable[[Table, Client, Any], list[Row]]] = {
    Name: name,
    Swap: swap,
    Fill: fill,
    Free: free,
    Start: start,
    Away: away,
    Back: back,
    Rematch: rematch,
}
