"""Everything that is asked for by HTTP: the shelf, texts, tables, records and replays."""

import asyncio
import gzip
import io
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from ludotheque import __version__
from ludotheque.engine.refused import Refused, shortened
from ludotheque.lesson import has_lesson
from ludotheque.library import all_games, game
from ludotheque.server import branches, challenges, opening, puzzles
from ludotheque.server.asking import NotGranted
from ludotheque.server.http.answers import JSON, Unchanging, as_json, granted, home_of, same_site, spoken, take
from ludotheque.server.http.shelf import house_sheet, lesson_of, named, puzzle_of, rules_of, shelf, text
from ludotheque.server.joining import joined
from ludotheque.server.lobby import Lobby
from ludotheque.server.moving import moved
from ludotheque.server.net.limits import Limit, Places
from ludotheque.server.store import NO_ENTRIES, OVER
from ludotheque.server.table import messages, records, seats
from ludotheque.server.table.table import Table
from ludotheque.server.thinking.jobs import AnyJob, ReplayRecord, VerifyRecord
from ludotheque.server.thinking.review_steps import LEVELS
from ludotheque.server.thinking.reviews import Pending
from ludotheque.server.thinking.workers import Failed
from ludotheque.server.wire import (
    ENCODER,
    Branching,
    Comparing,
    Joining,
    Moving,
    Opening,
    Spot,
    TableList,
    Taking,
)

HEAVY = 6  # records and sheets that wait to be looked at
RECORDS = 100  # kept as they were sent
VERSION = re.compile(r"[0-9]{1,9}")

T = TypeVar("T")


class Api:
    """Answer requests."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        settings = lobby.settings
        self.opens = Limit(settings.tables_per_minute)
        self.joins = Limit(settings.joins_per_minute)
        self.heavy = Limit(settings.heavy_per_minute)
        self.reads = Limit(settings.reads_per_minute)
        self.loads = Limit(settings.loads_per_minute)
        self.heavy_places = Places(settings.heavy_at_once)
        self.records: OrderedDict[str, bytes] = OrderedDict()  # of tables whose match is over, the last used last
        self.shelves: dict[str, Unchanging] = {}  # by how its bots think
        self.list = TableList([])
        self.listed = Unchanging(ENCODER.encode(self.list), JSON)

    def routes(self) -> list[Route]:
        gets: dict[str, Callable[[Request], Awaitable[Response]]] = {
            "/api/games": self.games,
            "/api/text/{game}/{lang}": self.text,
            "/api/rulebook/{game}/{lang}": self.rulebook,
            "/api/sheet/{game}": self.sheet,
            "/api/lesson/{game}": self.lesson,
            "/api/puzzles/today": self.puzzle_of_the_day,
            "/api/puzzles/{id}": self.puzzle,
            "/api/tables": self.tables,
            "/api/tables/{id}/glance": self.glance,
            "/api/challenges/{id}": self.challenge,
            "/api/tables/{id}/pieces": self.pieces,
            "/api/tables/{id}/record": self.record,
            "/api/tables/{id}/position/{v}": self.position,
            "/api/review/{id}": self.review_shown,
            "/health": self.health,
            "/ready": self.ready,
            "/metrics": self.metrics,
        }
        posts: dict[str, Callable[[Request], Awaitable[Response]]] = {
            "/api/tables": self.open,
            "/api/tables/{id}/join": self.join,
            "/api/tables/{id}/move": self.move,
            "/api/challenges/{id}/play": self.take_up,
            "/api/challenges/{id}/compare": self.compare,
            "/api/branches": self.branch,
            "/api/exercise": self.exercise,
            "/api/replay": self.replay,
            "/api/verify": self.verify,
            "/api/review": self.review,
        }
        routes = [Route(path, granted(answer), methods=["GET"]) for path, answer in gets.items()]
        return routes + [Route(path, granted(answer), methods=["POST"]) for path, answer in posts.items()]

    # The shelf

    async def games(self, request: Request) -> Response:
        take(self.reads, request)
        thinking = self.lobby.compiling.state
        if thinking not in self.shelves:
            self.shelves[thinking] = shelf(self.lobby.bots, thinking)
        return self.shelves[thinking].answer(request)

    async def text(self, request: Request) -> Response:
        take(self.reads, request)
        return text(*named(request)).answer(request)

    async def rulebook(self, request: Request) -> Response:
        take(self.reads, request)
        return rules_of(*named(request)).answer(request)

    async def sheet(self, request: Request) -> Response:
        take(self.reads, request)
        name = request.path_params["game"]
        if name not in all_games():
            raise NotGranted(404, "game")
        return house_sheet(name).answer(request)

    async def lesson(self, request: Request) -> Response:
        take(self.reads, request)
        name = request.path_params["game"]
        if name not in all_games() or not has_lesson(game(name)):
            raise NotGranted(404, "game")
        return lesson_of(name).answer(request)

    async def puzzle_of_the_day(self, request: Request) -> Response:
        """Show the puzzle of the day, of a game or of all in turn; the same to everybody, wherever they live."""
        take(self.reads, request)
        name = request.query_params.get("game", "")
        if name and name not in all_games():
            raise NotGranted(404, "game")
        found = puzzles.today(datetime.now(UTC).date(), name)
        if not found:
            raise NotGranted(404, "puzzle")
        return puzzle_of(found).answer(request)

    async def puzzle(self, request: Request) -> Response:
        take(self.reads, request)
        if request.path_params["id"] not in puzzles.every():
            raise NotGranted(404, "puzzle")
        return puzzle_of(request.path_params["id"]).answer(request)

    # Tables

    async def tables(self, request: Request) -> Response:
        take(self.reads, request)
        tables = await self.lobby.listed()
        if tables is not self.list.tables:
            self.list = TableList(tables)
            self.listed = Unchanging(ENCODER.encode(self.list), JSON)
        return self.listed.answer(request)

    async def open(self, request: Request) -> Response:
        wish = await self.asked(request, Opening, self.opens, 2 * self.lobby.settings.sheet_size + 8_192)
        home = home_of(request)
        if not wish.sheet:
            return as_json(await opening.opened(self.lobby, wish, home), 201)
        take(self.heavy, request)
        with self.place(home):
            return as_json(await opening.opened(self.lobby, wish, home), 201)

    async def branch(self, request: Request) -> Response:
        """Open a table at a moment of a game that is over."""
        take(self.heavy, request)
        wish = await self.asked(request, Branching, self.opens, self.lobby.settings.record_size + 1_024)
        with self.place(home_of(request)):
            return as_json(await branches.opened(self.lobby, wish), 201)

    async def exercise(self, request: Request) -> Response:
        wish = await self.asked(request, Spot, self.heavy, self.lobby.settings.record_size + 1_024)
        with self.place(home_of(request)):
            return Response(await branches.exercise(self.lobby, wish), media_type=JSON)

    async def join(self, request: Request) -> Response:
        wish = await self.asked(request, Joining, self.joins, 1_024)
        return as_json(await joined(self.lobby, request.path_params["id"], wish), 201)

    async def move(self, request: Request) -> Response:
        wish = await self.asked(request, Moving, self.joins, 1_024)
        return as_json(await moved(self.lobby, request.path_params["id"], wish), 201)

    async def challenge(self, request: Request) -> Response:
        take(self.loads, request)
        return as_json(challenges.shown(await challenges.found(self.lobby, request.path_params["id"])))

    async def take_up(self, request: Request) -> Response:
        wish = await self.asked(request, Taking, self.opens, 1_024)
        return as_json(await challenges.taken(self.lobby, request.path_params["id"], wish), 201)

    async def compare(self, request: Request) -> Response:
        wish = await self.asked(request, Comparing, self.heavy, 1_024)
        return as_json(await challenges.compared(self.lobby, request.path_params["id"], wish))

    async def glance(self, request: Request) -> Response:
        take(self.loads, request)
        return as_json(messages.glance(await self.found(request)))

    async def pieces(self, request: Request) -> Response:
        take(self.loads, request)
        table = await self.found(request)
        if table.shelved:
            raise NotGranted(409, "closed")
        body = ENCODER.encode(table.setup.rules.pieces())
        return Response(body, media_type=JSON, headers={"Cache-Control": "private, max-age=31536000, immutable"})

    async def record(self, request: Request) -> Response:
        """Send a record, which never changes any more: made once, and kept as long as it is asked for."""
        take(self.loads, request)
        table_id = request.path_params["id"]
        body = self.records.get(table_id)
        if body is None or await self.sealed(table_id):
            body = ENCODER.encode(await self.recorded(request))
            self.records[table_id] = body
            if len(self.records) > RECORDS:
                self.records.popitem(last=False)
        self.records.move_to_end(table_id)
        return Response(body, media_type=JSON)

    async def recorded(self, request: Request) -> dict[str, object]:
        """Make a record, also of what was played by rules that have changed since."""
        table = await self.ended(request, shelved=True)
        if not table.shelved:
            return records.record(table)
        found = await self.lobby.store.read(table.id)
        return records.shelved(table, found[1] if found else [])

    async def sealed(self, table_id: str) -> bool:
        """Return whether a deal has been sealed again, for a challenge; the table itself is not brought in for that."""
        table = self.lobby.tables.get(table_id)
        if table is not None:
            return table.row.sealed > time.time()
        found = await self.lobby.store.read(table_id, NO_ENTRIES)
        return found is None or found[0].sealed > time.time()

    async def position(self, request: Request) -> Response:
        take(self.heavy, request)
        v = request.path_params["v"]
        if not VERSION.fullmatch(v):
            raise NotGranted(400, "message")
        return as_json(records.position(await self.ended(request), int(v)))

    async def ended(self, request: Request, shelved: bool = False) -> Table:
        """Find a table whose match is over: before, its truth is nobody's business."""
        table = await self.found(request)
        if table.shelved and not (shelved and table.row.status == OVER):
            raise NotGranted(409, "closed")
        if table.row.status != OVER:
            raise NotGranted(409, "running")
        if table.row.sealed > time.time() and not played(request, table):
            raise NotGranted(403, "sealed")
        return table

    async def found(self, request: Request) -> Table:
        table = await self.lobby.find(request.path_params["id"])
        if table is None:
            raise NotGranted(404, "table")
        return table

    # Records

    async def replay(self, request: Request) -> Response:
        packed = await self.worked(request, ReplayRecord)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, media_type=JSON, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
        return StreamingResponse(unpacked(packed), media_type=JSON)

    async def verify(self, request: Request) -> Response:
        return Response(await self.worked(request, lambda text: VerifyRecord(text, spoken(request))), media_type=JSON)

    async def review(self, request: Request) -> Response:
        """Begin to review a record, unless somebody could still win by it."""
        level = request.query_params.get("level", LEVELS[0])
        if level not in LEVELS:
            raise NotGranted(400, "message")
        body = await self.body(request, self.heavy, self.lobby.settings.record_size)
        record, origin = await branches.uploaded(self.lobby, body)
        pending = self.lobby.reviews.ask(record, origin, level, home_of(request))
        if pending is None:
            raise NotGranted(503, "busy")
        return progress(pending)

    async def review_shown(self, request: Request) -> Response:
        take(self.reads, request)
        pending = self.lobby.reviews.look(request.path_params["id"])
        if pending is None:
            raise NotGranted(404, "review")
        if pending.shown:
            await branches.allowed(self.lobby, pending.origin)  # its deal may have become a challenge meanwhile
        return progress(pending)

    async def worked(self, request: Request, kind: Callable[[str], AnyJob]) -> bytes:
        """Let a worker look at a stranger's record."""
        body = await self.body(request, self.heavy, self.lobby.settings.record_size)
        with self.place(home_of(request)):
            try:
                return await self.lobby.file_workers.ask(kind(body.decode()), self.lobby.settings.replay_seconds)
            except UnicodeDecodeError:
                raise NotGranted(422, "record", Refused("unreadable")) from None
            except Refused as refused:
                raise NotGranted(422, "record", refused) from None
            except Failed:
                raise NotGranted(422, "record", Refused("too-much")) from None

    @contextmanager
    def place(self, home: str) -> Iterator[None]:
        """Wait with a stranger's file: not with too many, and not with too many of one address."""
        if self.lobby.file_workers.queued >= HEAVY or not self.heavy_places.enter(home):
            raise NotGranted(503, "busy")
        try:
            yield
        finally:
            self.heavy_places.leave(home)

    # For the operator of the server

    async def health(self, request: Request) -> Response:
        ok = not self.lobby.closing
        return as_json({"ok": ok, "version": __version__, "tables": len(self.lobby.tables)}, 200 if ok else 503)

    async def ready(self, request: Request) -> Response:
        """Report whether moves can be written; a store that could not be written to is tried again."""
        store = self.lobby.store
        if store.failing:
            store.beat()
        closing = self.lobby.closing or self.lobby.draining
        ok = not store.failing and not closing
        return as_json({"ok": ok, "reason": "" if ok else "closing" if closing else "store"}, 200 if ok else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(self.lobby.metrics.text(), media_type="text/plain; version=0.0.4")

    # What strangers send

    async def asked(self, request: Request, kind: type[T], limit: Limit, size: int) -> T:
        body = await self.body(request, limit, size)
        try:
            return msgspec.json.decode(body, type=kind)
        except (ValueError, RecursionError) as error:  # not JSON, not such a message, not even text
            raise NotGranted(400, "message", Refused("message", detail=shortened(error))) from None

    async def body(self, request: Request, limit: Limit, size: int) -> bytes:
        """Read a body from our own page or from an outside bot, within limits."""
        if not same_site(request.scope["headers"]):
            raise NotGranted(403, "origin")
        take(limit, request)
        if self.lobby.closing:
            raise NotGranted(503, "closing")
        body = bytearray()
        try:
            async with asyncio.timeout(self.lobby.settings.body_within):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > size:
                        raise NotGranted(413, "size")
        except TimeoutError:
            raise NotGranted(408, "late") from None
        except ClientDisconnect:
            raise NotGranted(400, "message") from None  # nobody is left to read it
        return bytes(body)


def progress(pending: Pending) -> Response:
    if pending.refused is not None:
        raise NotGranted(422, "record", pending.refused)
    return Response(pending.progress(), media_type=JSON)


def played(request: Request, table: Table) -> bool:
    """Return whether a request shows a secret of one of the seats."""
    shown = {seats.hashed(secret) for secret in request.headers.get("x-seat", "").split(",")[:20]}
    return any(chair.secret in shown for chair in table.row.chairs)


def unpacked(packed: bytes) -> Iterator[bytes]:
    """Unpack a replay piece by piece, for a client that cannot: the whole is many times as large."""
    with gzip.GzipFile(fileobj=io.BytesIO(packed)) as file:
        while chunk := file.read(1 << 16):
            yield chunk
