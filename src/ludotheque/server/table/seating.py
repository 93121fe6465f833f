"""Arranging a table: names, places and bots before the start, stand-ins during play, and the rematch after."""

import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludotheque import fair
from ludotheque.bots.levels import OFFERED, TRAINED
from ludotheque.server.logs import log, short
from ludotheque.server.net.clients import Client
from ludotheque.server.store import CHALLENGE, OPEN, OVER, PLAYING, Chair, Row, Unreachable, changed
from ludotheque.server.table import names, seats
from ludotheque.server.table.messages import stand_in
from ludotheque.server.table.table import Table
from ludotheque.server.table.turns import Act, Write
from ludotheque.server.wire import (
    Away,
    Back,
    Challenge,
    Done,
    End,
    Fill,
    Free,
    Keyed,
    Name,
    Rematch,
    Seated,
    Share,
    Start,
    Swap,
    Warn,
)

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
    except Unreachable:  # nobody knows whether it is written: who comes again and sends it again is told
        raise
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


def share(table: Table, client: Client, message: Share) -> list[Row]:
    """Add a page's share to the deal: it was shown the seal of ours before. What is given stays."""
    stage(table, OPEN)
    if message.seat not in client.seats:
        raise No("secret")
    chair = table.row.chairs[message.seat]
    if chair.share not in ("", message.share):
        raise No("shared")
    return [place(table.row, message.seat, replace(chair, share=message.share))]


def start(table: Table, client: Client, message: Start) -> list[Row]:
    stage(table, OPEN)
    if not client.host and not client.seats:
        raise No("secret")
    if any(chair.kind == "open" for chair in table.row.chairs):
        raise No("open")
    row = table.row
    seed = row.seed or str(
        fair.seed(row.id, row.game, row.rules, row.options, row.sheet, row.share, row.shares())
    )  # a table of before there were shares has one
    return [replace(row, status=PLAYING, seed=seed, started=time.time(), tick=table.lobby.store.tick())]


def known(table: Table, level: str) -> str:
    """Return the present name of a level; raise No if this table has no such level."""
    row = table.row
    now = table.lobby.bots.trained.named(row.game, len(row.chairs), row.sheet_text, level)
    if not now:
        raise No("level")
    return now


# While playing


def warn(table: Table, client: Client, message: Warn) -> list[Row]:
    """Warn a player who does not move; once is enough for a decision."""
    stage(table, PLAYING)
    if not client.seats:
        raise No("secret")
    if not table.patience.idle(message.seat):
        raise No("present")
    if table.patience.warned(message.seat) is not None:
        return [table.row]
    assert table.live is not None
    store, fresh = table.lobby.store, table.live.fresh[message.seat]
    warned = replace(table.row.chairs[message.seat], warned=store.tick(), warned_of=fresh)
    return [place(table.row, message.seat, warned)]


def away(table: Table, client: Client, message: Away) -> list[Row]:
    stage(table, PLAYING)
    chair = table.row.chairs[message.seat]
    if not client.seats:
        raise No("secret")
    level = known(table, message.level) if message.level else ""
    if chair.kind != "person":
        raise No("taken")
    if message.seat not in client.seats:
        if not table.patience.exhausted(message.seat):
            raise No("present")
        level = ""  # how well one's seat is played is for oneself to say, or for the table
    if level and level != TRAINED and level not in OFFERED:
        raise No("level")  # one that moves at random is nobody's stand-in
    return [place(table.row, message.seat, replace(chair, away=True, level=level or stand_in(table)))]


def back(table: Table, client: Client, message: Back) -> list[Row]:
    stage(table, PLAYING)
    if message.seat not in client.seats:
        raise No("secret")
    return [place(table.row, message.seat, replace(table.row.chairs[message.seat], away=False, level="", warned_of=-1))]


def end(table: Table, client: Client, message: End) -> list[Row]:
    """End a match that somebody has stopped playing; it has no result."""
    stage(table, PLAYING)
    if not client.seats:
        raise No("secret")
    if not any(table.patience.exhausted(seat) for seat in range(len(table.row.chairs)) if seat not in client.seats):
        raise No("present")
    log("table.ended", table=short(table.id), game=table.row.game)
    return [replace(table.row, status=OVER)]


# Afterwards


def rematch(table: Table, client: Client, message: Rematch) -> list[Row]:
    """Open the same table again; whoever asks second is led to the same one."""
    stage(table, OVER)
    if not client.seats and not client.host:
        raise No("secret")
    if table.row.next:
        return [table.row]
    chairs = [
        replace(chair, away=False, share="", warned_of=-1, level="" if chair.away else chair.level)
        for chair in table.row.chairs
    ]
    again = replace(
        table.row,
        id=seats.new_table(),
        status=OPEN,
        seed="",
        share=fair.new_share(),
        chairs=chairs,
        opened=time.time(),
        started=0.0,
        tick=0.0,
        challenge="",
        sealed=0.0,
        start=None,
        keys=[],
        version=0,
    )
    return [replace(table.row, next=again.id), again]


def challenge(table: Table, client: Client, message: Challenge) -> list[Row]:
    """Let others play the same deal at this seat, against the same bots; bots play for the other people."""
    stage(table, OVER)
    row, live = table.row, table.live
    if message.seat not in client.seats:
        raise No("secret")
    if row.challenge:
        return [row]
    if live is None or not live.over or live.luck is None:
        raise No("closed")  # it has no result, or is of before luck was drawn for each move
    chairs = [Chair("bot", level=chair.level if chair.kind == "bot" else stand_in(table)) for chair in row.chairs]
    chairs[message.seat] = Chair("open", row.chairs[message.seat].name)
    until = time.time() + table.lobby.settings.challenges_hold
    made = replace(
        row,
        id=seats.challenge_of(int(row.seed)),
        status=CHALLENGE,
        private=True,
        share="",
        clock=None,
        chairs=chairs,
        host="",
        opened=time.time(),
        next="",
        sealed=until,
        tables=[row.id],
        keys=[],
        version=0,
    )
    return [replace(row, challenge=made.id, sealed=until), made]


HOW: dict[type, Callable[[Table, Client, Any], list[Row]]] = {
    Name: name,
    Swap: swap,
    Fill: fill,
    Free: free,
    Share: share,
    Start: start,
    Warn: warn,
    Away: away,
    Back: back,
    End: end,
    Rematch: rematch,
    Challenge: challenge,
}
