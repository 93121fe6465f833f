"""Opening a table: what somebody wishes for, checked, and written down."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from ludotheque import fair
from ludotheque.bots.levels import OFFERED, named
from ludotheque.engine.meta import Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.sheet import fingerprint
from ludotheque.library import all_games
from ludotheque.server.asking import NotGranted, settle
from ludotheque.server.lobby import Lobby
from ludotheque.server.logs import log, short
from ludotheque.server.public import trace
from ludotheque.server.store import OPEN, Chair, Entry, Row
from ludotheque.server.table import names, seats
from ludotheque.server.table.setups import house_sheet, setup
from ludotheque.server.thinking.jobs import CheckSheet
from ludotheque.server.thinking.workers import Failed
from ludotheque.server.wire import Opened, Opening


async def opened(lobby: Lobby, wish: Opening, home: str = "") -> Opened:
    """Open a table for somebody at an address, with a seed nobody knows yet."""
    game = all_games().get(wish.game)
    if game is None:
        raise NotGranted(404, "game")
    if wish.sheet is not None and len(wish.sheet.encode()) > lobby.settings.sheet_size:
        raise NotGranted(413, "size")
    if wish.clock is not None and wish.clock.step + wish.clock.bank < 1:
        raise NotGranted(422, "message")
    try:
        options = game.meta.resolve(len(wish.seats), wish.options)
    except Refused as refused:
        raise NotGranted(422, "options", refused) from None
    patience = lobby.settings.patience if wish.patience is None else float(wish.patience)
    if wish.patience and patience < lobby.settings.least_patience:
        raise NotGranted(422, "message")
    if wish.stand_in and named(wish.stand_in) not in OFFERED:
        raise NotGranted(422, "level")
    text = wish.sheet or ""
    try:
        if text:
            await checked(lobby, game.name, len(wish.seats), options, text)
        else:
            setup(game.name, len(wish.seats), options, "")
    except Refused as refused:
        raise NotGranted(422, "sheet" if text else "options", refused) from None
    given: dict[str, str] = {}
    chairs = []
    for seat, asked in enumerate(wish.seats):
        level = lobby.bots.trained.named(game.name, len(wish.seats), text, asked.level)
        chairs.append(chair(asked.kind, asked.name, level))
        if asked.kind == "mine":
            given[str(seat)] = seats.new_secret()
            chairs[-1] = replace(chairs[-1], secret=seats.hashed(given[str(seat)]))
    host = seats.new_secret()
    row = Row(
        id=seats.new_table(),
        game=game.name,
        rules=game.meta.version,
        status=OPEN,
        options=options,
        sheet=fingerprint(text) if text else house_sheet(game.name),
        sheet_text=text,
        seed="",
        share=fair.new_share(),
        private=wish.private,
        clock=wish.clock,
        patience=patience,
        stand_in=named(wish.stand_in),
        hints=wish.hints,
        chairs=chairs,
        host=seats.hashed(host),
        opened=time.time(),
        opener="" if wish.private else trace(home),
    )
    if not row.private and not lobby.public.add(row.opener, row.id, await lobby.public_rows(), partial(waits, lobby)):
        raise NotGranted(429, "public")
    try:
        await keep(lobby, row)
    except NotGranted:
        lobby.public.remove(row.opener, row.id)
        raise
    lobby.metrics.counts["tables_opened"] += 1
    log("table.opened", table=short(row.id), game=row.game, seats=len(chairs), private=row.private)
    return Opened(row.id, host, given)


def waits(lobby: Lobby, table_id: str) -> bool:
    """Return whether a table that was opened here still waits to be started."""
    table = lobby.tables.get(table_id)
    return table is None or table.status == OPEN


async def checked(lobby: Lobby, name: str, seats: int, options: Options, text: str) -> None:
    """Let a worker check a stranger's sheet. What it accepts costs little enough to be laid out here as well."""
    settings = lobby.settings
    job = CheckSheet(name, seats, options, text, settings.sheet_seconds, settings.sheet_memory)
    try:
        await lobby.file_workers.ask(job, settings.replay_seconds)
    except Failed:
        raise Refused("too-much") from None


def chair(kind: str, name: str, level: str) -> Chair:
    if kind == "open":
        return Chair("open")
    if kind == "bot":
        if not level:
            raise NotGranted(422, "level")
        return Chair("bot", level=level)
    tidy = names.clean(name)
    if kind != "mine":
        raise NotGranted(422, "message")
    if name and not tidy:
        raise NotGranted(422, "name")
    return Chair("person", tidy)


async def keep(lobby: Lobby, row: Row, entries: Sequence[Entry] = ()) -> None:
    """Write a new row, and what has happened there already, and wait until it is on disk."""
    kept: asyncio.Future[None] = lobby.loop.create_future()
    lobby.store.write(entries, [row], lambda error: settle(kept, NotGranted(503, "store") if error else None))
    await kept
