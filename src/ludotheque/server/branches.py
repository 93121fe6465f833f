"""What if: tables that begin at a moment of a game that is over, and such moments as exercises."""

import time

import msgspec

from ludotheque import fair
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS
from ludotheque.server import opening
from ludotheque.server.asking import NotGranted
from ludotheque.server.lobby import Lobby
from ludotheque.server.logs import log, short
from ludotheque.server.origin import Origin
from ludotheque.server.store import NO_ENTRIES, OVER, PLAYING, SHELVED, Chair, Entry, Row
from ludotheque.server.table import records, seats
from ludotheque.server.thinking.branches import Branch
from ludotheque.server.thinking.jobs import AnyJob, MakeBranch, MakeExercise
from ludotheque.server.thinking.workers import Failed
from ludotheque.server.wire import ENCODER, Branching, Opened, Spot


async def text(lobby: Lobby, spot: Spot) -> str:
    """Return the record that is spoken of, unless somebody could still win by it."""
    if bytes(spot.record):
        return (await uploaded(lobby, bytes(spot.record)))[0]
    table = await lobby.find(spot.table)
    if table is None:
        raise NotGranted(404, "table")
    free(table.status, table.row.sealed)
    return ENCODER.encode(records.record(table)).decode()


async def uploaded(lobby: Lobby, record: bytes) -> tuple[str, Origin]:
    """Return a record that somebody sent, on the same terms, and where it comes from."""
    try:
        said, origin = record.decode(), Origin.of(record)
    except (Refused, UnicodeDecodeError):
        raise NotGranted(422, "record", Refused("record")) from None
    await allowed(lobby, origin)
    return said, origin


async def allowed(lobby: Lobby, origin: Origin) -> None:
    """Refuse what somebody could still win by: by the table it names, and by its deal, if it names none."""
    if (
        origin.table.isascii()
        and origin.table.isalnum()
        and (found := await lobby.store.read(origin.table, NO_ENTRIES))
    ):
        free(found[0].status, found[0].sealed)
    if origin.challenge and (found := await lobby.store.read(origin.challenge, NO_ENTRIES)):
        free(OVER, found[0].sealed)


def free(status: str, sealed: float) -> None:
    """Refuse what is still being played, here or as a challenge."""
    if status == SHELVED:
        raise NotGranted(409, "closed")
    if status != OVER:
        raise NotGranted(409, "running")
    if sealed > time.time():
        raise NotGranted(403, "branch")


async def worked(lobby: Lobby, job: AnyJob) -> bytes:
    try:
        return await lobby.file_workers.ask(job, lobby.settings.replay_seconds)
    except Refused as refused:
        raise NotGranted(422, "record", refused) from None
    except Failed:
        raise NotGranted(422, "record", Refused("too-much")) from None


async def exercise(lobby: Lobby, wish: Spot) -> bytes:
    """Show a moment as a seat saw it, encoded."""
    return await worked(lobby, MakeExercise(await text(lobby, wish), wish.step, wish.seat))


def new_seed() -> str:
    return str(int(fair.new_share(), 16) % SEEDS)


async def opened(lobby: Lobby, wish: Branching) -> Opened:
    """Open a table at a moment of a game: private, for one person among bots, and under way at once."""
    record = await text(lobby, wish)
    anew = new_seed() if wish.cards == "anew" else ""
    move = -1 if wish.move is None else wish.move
    found = msgspec.json.decode(await worked(lobby, MakeBranch(record, wish.step, wish.seat, anew, move)), type=Branch)
    if len(found.sheet_text.encode()) > lobby.settings.sheet_size:  # it would be written down at each change
        raise NotGranted(413, "size")
    if found.sheet_text:
        try:
            await opening.checked(lobby, found.game, found.seats, found.options, found.sheet_text)
        except Refused as refused:
            raise NotGranted(422, "sheet", refused) from None
    level = lobby.bots.trained.named(found.game, found.seats, found.sheet_text, wish.level)
    chairs = [opening.chair("bot", "", level) for _ in range(found.seats)]
    secret, host, now = seats.new_secret(), seats.new_secret(), time.time()
    person = opening.chair("mine", wish.name, "")
    chairs[wish.seat] = Chair("person", person.name, secret=seats.hashed(secret))
    row = Row(
        id=seats.new_table(),
        game=found.game,
        rules=found.rules,
        status=PLAYING,
        options=found.options,
        sheet=found.sheet,
        sheet_text=found.sheet_text,
        seed=new_seed(),
        private=True,
        clock=None,
        chairs=chairs,
        host=seats.hashed(host),
        opened=now,
        started=now,
        tick=lobby.store.tick(),
        patience=lobby.settings.patience,
        start=found.start,
    )
    first = [] if wish.move is None else [Entry(row.id, 1, wish.seat, wish.move, now, 0, "", row.tick)]
    await opening.keep(lobby, row, first)
    lobby.metrics.counts["tables_opened"] += 1
    log("table.branched", table=short(row.id), game=row.game, seats=len(chairs))
    return Opened(row.id, host, {str(wish.seat): secret})
