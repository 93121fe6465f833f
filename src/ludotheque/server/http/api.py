"""Everything that is asked for by HTTP: the shelf, texts, tables, records and replays."""

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque import __version__
from ludotheque.engine.meta import Option
from ludotheque.engine.refused import Refused, shortened
from ludotheque.library import all_games, game
from ludotheque.server.lobby import Lobby, NotGranted
from ludotheque.server.net.limits import Limit, address
from ludotheque.server.store import OVER
from ludotheque.server.table import records
from ludotheque.server.table.questions import PHRASES
from ludotheque.server.table.table import Table
from ludotheque.server.thinking.jobs import AnyJob, ReplayRecord, VerifyRecord
from ludotheque.server.thinking.workers import Failed
from ludotheque.server.wire import ENCODER, Denied, GameShown, Joining, Opening, OptionShown, Shelf, TableList
from ludotheque.text.rulebook import rulebook
from ludotheque.text.words import LANGUAGES, Words, sentence, shared

JSON = "application/json"
PLAIN = "text/plain; charset=utf-8"
HEAVY = 6  # records that wait to be looked at
ALL = "-"  # stands for what all games share

T = TypeVar("T")


def as_json(value: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(value), status, media_type=JSON)


def denied(denial: NotGranted, lang: str) -> Response:
    refused = denial.refused
    rule, exactly = (refused.rule, sentence(refused, lang)) if refused else ("", "")
    return as_json(Denied(denial.reason, rule, exactly, Words("", lang)(f"refused-{denial.reason}")), denial.status)


def language(wanted: str) -> str:
    """Choose the language of an answer: the first we speak of those a browser asks for.

    >>> language("de-CH, fr-CH;q=0.9, en;q=0.8"), language("")
    ('fr', 'en')
    """
    asked = (part.strip().partition(";")[0].partition("-")[0].lower() for part in wanted.split(","))
    return next((lang for lang in asked if lang in LANGUAGES), LANGUAGES[0])


def spoken(request: Request) -> str:
    """Return the language of the answer to a request."""
    return language(request.headers.get("accept-language", ""))


def same_site(headers: Sequence[tuple[bytes, bytes]]) -> bool:
    """Return whether a request comes from our own page, or from no page at all (an outside bot)."""
    found = {name: value.decode("latin-1") for name, value in headers if name in (b"origin", b"host")}
    origin = found.get(b"origin")
    return origin is None or urlsplit(origin).netloc.lower() == found.get(b"host", "").lower()


def unchanging(request: Request, body: bytes, media: str) -> Response:
    """Answer with a body that a browser may keep, and ask about again."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media, headers=headers)


@cache
def shelf(levels: tuple[str, ...]) -> bytes:
    """Describe all games."""
    games = [
        GameShown(
            meta.name,
            meta.title,
            meta.least,
            meta.most,
            meta.minutes,
            meta.version,
            meta.designers,
            meta.publisher,
            [option_shown(option) for option in meta.options],
        )
        for meta in (box.meta for box in all_games().values())
    ]
    return ENCODER.encode(Shelf(games, list(levels), list(PHRASES), list(LANGUAGES)))


def option_shown(option: Option) -> OptionShown:
    seats = None if option.seats is None else list(option.seats)
    return OptionShown(option.name, option.values, option.default, seats, option.rule)


class Api:
    """Answer requests."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        settings = lobby.settings
        self.opens = Limit(settings.tables_per_minute)
        self.joins = Limit(settings.joins_per_minute)
        self.heavy = Limit(settings.heavy_per_minute)
        self.heavy_waiting = 0
        self.heavy_turn = asyncio.Lock()

    def routes(self) -> list[Route]:
        gets: dict[str, Callable[[Request], Awaitable[Response]]] = {
            "/api/games": self.games,
            "/api/text/{game}/{lang}": self.text,
            "/api/rulebook/{game}/{lang}": self.rulebook,
            "/api/sheet/{game}": self.sheet,
            "/api/tables": self.tables,
            "/api/tables/{id}/pieces": self.pieces,
            "/api/tables/{id}/record": self.record,
            "/api/tables/{id}/position/{v:int}": self.position,
            "/health": self.health,
            "/metrics": self.metrics,
        }
        posts: dict[str, Callable[[Request], Awaitable[Response]]] = {
            "/api/tables": self.open,
            "/api/tables/{id}/join": self.join,
            "/api/replay": self.replay,
            "/api/verify": self.verify,
        }
        routes = [Route(path, granted(answer), methods=["GET"]) for path, answer in gets.items()]
        return routes + [Route(path, granted(answer), methods=["POST"]) for path, answer in posts.items()]

    # The shelf

    async def games(self, request: Request) -> Response:
        return unchanging(request, shelf(tuple(self.lobby.bots.levels)), JSON)

    async def text(self, request: Request) -> Response:
        name, lang = named(request)
        source = game(name).text(f"text/{lang}.ftl") if name else shared(f"{lang}.ftl")
        return unchanging(request, source.encode(), PLAIN)

    async def rulebook(self, request: Request) -> Response:
        return unchanging(request, ENCODER.encode(rulebook(*named(request))), JSON)

    async def sheet(self, request: Request) -> Response:
        name = request.path_params["game"]
        if name not in all_games():
            raise NotGranted(404, "game")
        return unchanging(request, game(name).text("sheet.toml").encode(), PLAIN)

    # Tables

    async def tables(self, request: Request) -> Response:
        return as_json(TableList(await self.lobby.listed()))

    async def open(self, request: Request) -> Response:
        wish = await self.asked(request, Opening, self.opens, 2 * self.lobby.settings.sheet_size + 8_192)
        if wish.sheet and not self.heavy.take(address(request.scope["client"])):
            raise NotGranted(429, "rate")
        return as_json(await self.lobby.open(wish), 201)

    async def join(self, request: Request) -> Response:
        wish = await self.asked(request, Joining, self.joins, 1_024)
        return as_json(await self.lobby.join(request.path_params["id"], wish), 201)

    async def pieces(self, request: Request) -> Response:
        table = await self.found(request)
        if table.shelved:
            raise NotGranted(409, "closed")
        body = ENCODER.encode(table.setup.rules.pieces())
        return Response(body, media_type=JSON, headers={"Cache-Control": "private, max-age=31536000, immutable"})

    async def record(self, request: Request) -> Response:
        return as_json(records.record(await self.ended(request)))

    async def position(self, request: Request) -> Response:
        if not self.heavy.take(address(request.scope["client"])):
            raise NotGranted(429, "rate")
        table = await self.ended(request)
        return as_json(records.position(table, request.path_params["v"]))

    async def ended(self, request: Request) -> Table:
        """Find a table whose match is over: before, its truth is nobody's business."""
        table = await self.found(request)
        if table.shelved:
            raise NotGranted(409, "closed")
        if table.status != OVER:
            raise NotGranted(409, "running")
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
        return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=JSON)

    async def verify(self, request: Request) -> Response:
        return Response(await self.worked(request, lambda text: VerifyRecord(text, spoken(request))), media_type=JSON)

    async def worked(self, request: Request, kind: Callable[[str], AnyJob]) -> bytes:
        """Let a worker look at a stranger's record: one at a time, so that bots have the rest."""
        body = await self.body(request, self.heavy, self.lobby.settings.record_size)
        if self.heavy_waiting >= HEAVY:
            raise NotGranted(503, "busy")
        self.heavy_waiting += 1
        try:
            text = body.decode()
            async with self.heavy_turn:
                return await self.lobby.workers.ask(kind(text), self.lobby.settings.replay_seconds)
        except UnicodeDecodeError:
            raise NotGranted(422, "record") from None
        except Refused as refused:
            raise NotGranted(422, "record", refused) from None
        except Failed:
            raise NotGranted(503, "busy") from None
        finally:
            self.heavy_waiting -= 1

    # For whoever runs the server

    async def health(self, request: Request) -> Response:
        ok = not self.lobby.closing
        return as_json({"ok": ok, "version": __version__, "tables": len(self.lobby.tables)}, 200 if ok else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(self.lobby.metrics.text(), media_type="text/plain; version=0.0.4")

    # What strangers send

    async def asked(self, request: Request, kind: type[T], limit: Limit, size: int) -> T:
        body = await self.body(request, limit, size)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise NotGranted(400, "message", Refused("message", detail=shortened(error))) from None

    async def body(self, request: Request, limit: Limit, size: int) -> bytes:
        """Read a body from our own page or from an outside bot, within limits."""
        if not same_site(request.scope["headers"]):
            raise NotGranted(403, "origin")
        if not limit.take(address(request.scope["client"])):
            raise NotGranted(429, "rate")
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


def granted(answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Turn denials into answers."""

    async def answered(request: Request) -> Response:
        try:
            return await answer(request)
        except NotGranted as denial:
            return denied(denial, spoken(request))

    return answered


def named(request: Request) -> tuple[str, str]:
    """Read which game, or all, and which language a request is about."""
    name, lang = request.path_params["game"], request.path_params["lang"]
    if (name != ALL and name not in all_games()) or lang not in LANGUAGES:
        raise NotGranted(404, "game")
    return "" if name == ALL else name, lang
