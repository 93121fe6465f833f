"""The application: sockets straight to their tables, everything else by Starlette."""

import gzip
import os
from collections.abc import Iterable, MutableMapping
from functools import cache
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ludotheque.engine.refused import shortened
from ludotheque.server.asking import NotGranted
from ludotheque.server.http.answers import LEAST_PACKED, PACKED_BY, denied, language, same_site
from ludotheque.server.http.api import Api
from ludotheque.server.http.gate import Gate
from ludotheque.server.http.hosts import Hosts
from ludotheque.server.lobby import Lobby
from ludotheque.server.net.addresses import Address
from ludotheque.server.net.codes import RATE, REASONS
from ludotheque.server.net.limits import address
from ludotheque.server.net.outbox import Send, line
from ludotheque.server.net.sockets import Receive, Socket
from ludotheque.server.orders import BAN

STATIC = Path(__file__).parents[1] / "static"
PAGES = (
    "/",
    "/games",
    "/challenge/{id}",
    "/table/{id}",
    "/learn/{game}",
    "/puzzle/{game}/{id}",
    "/replay",
    "/rules/{game}",
    "/about",
)
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Ludothèque</title>"
    "<p>The page has not been built here, so there is nothing to see; everything under /api works.</p>"
    "<p lang=fr>La page n’a pas été construite ici : il n’y a rien à voir, mais tout fonctionne sous /api.</p></html>"
)
PACKED = (".css", ".html", ".js", ".json", ".md", ".svg", ".txt")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

Scope = MutableMapping[str, Any]


class App:
    """What uvicorn calls."""

    def __init__(self, lobby: Lobby, static: Path = STATIC, names: Iterable[str] = ()) -> None:
        self.lobby = lobby
        self.static = static
        self.gate = Gate(lobby.settings, lobby.metrics)
        self.hosts = Hosts([*lobby.settings.hosts, *names])
        self.sockets = 0
        routes: list[BaseRoute] = [*Api(lobby).routes(), *(Route(path, self.page) for path in PAGES)]
        if static.is_dir():
            if (static / "assets").is_dir():
                routes.append(Mount("/assets", Assets(directory=static / "assets")))
            routes.append(Mount("/", Files(directory=static)))
        packing = [Middleware(GZipMiddleware, minimum_size=LEAST_PACKED, compresslevel=PACKED_BY)]
        self.http = Starlette(routes=routes, middleware=packing, exception_handlers={404: self.lost})
        self.http.state.refusals = self.gate.refusals
        lobby.metrics.gauges["sockets"] = lambda: self.sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        home = self.gate.addresses.find(address(scope["client"]))
        denial = self.denial(scope, home)
        if denial is not None:
            await self.deny(denial, scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send, home)
        else:
            await self.http(whole(scope), receive, guarded(send))

    def denial(self, scope: Scope, home: Address) -> NotGranted | None:
        """Return why a request is not even looked at, if it is not."""
        if not home.requests.take():
            self.gate.refusals.note("request.refused", "rate", home.name)
            return NotGranted(429, "rate")
        if self.lobby.orders.holds(BAN, home.name):
            self.gate.refusals.note("request.refused", "banned", home.name)
            return NotGranted(403, "banned")
        host = header(scope, b"host")
        if host and host not in self.hosts:
            self.gate.refusals.note("request.refused", "host", home.name, shortened(host))
            return NotGranted(421, "host")
        return None

    async def deny(self, denial: NotGranted, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, and hang up: a client that asks too much shall not go on over the same connection."""
        if scope["type"] == "websocket":
            await receive()  # websocket.connect
            await send({"type": "websocket.close"})  # before it is accepted: 403
            return
        answer = denied(denial, language(header(scope, b"accept-language")))
        answer.headers["Connection"] = "close"
        await answer(scope, receive, guarded(send))

    async def page(self, request: Request) -> Response:
        """Serve the one page; it finds its own way by its address."""
        index = self.static / "index.html"
        if not index.is_file():
            return Response(NOT_BUILT, 503, media_type="text/html")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def lost(self, request: Request, _: Exception) -> Response:
        """Serve the page to somebody at an address that does not exist: it says so, and knows the way back."""
        person = "text/html" in request.headers.get("accept", "")
        index = self.static / "index.html"
        if not person or request.url.path.startswith(("/api/", "/assets/")) or not index.is_file():
            return Response("Not Found", 404, media_type="text/plain")
        return FileResponse(index, 404, headers={"Cache-Control": "no-cache"})

    async def socket(self, scope: Scope, receive: Receive, send: Send, home: Address) -> None:
        """Take a connection to `/api/tables/{id}/socket`."""
        await receive()  # websocket.connect
        parts = scope["path"].split("/")
        if (
            len(parts) != 5
            or parts[1:3] != ["api", "tables"]
            or parts[4] != "socket"
            or not same_site(scope["headers"])
        ):
            await send({"type": "websocket.close"})  # before it is accepted: 403
            return
        meter = self.gate.meter(home)
        ours = line(send)
        if ours is not None:
            ours.meter = meter
        await send({"type": "websocket.accept"})
        if home.sockets >= self.lobby.settings.sockets_per_address:
            meter.closed(REASONS[RATE], "sockets")
            await send({"type": "websocket.close", "code": RATE, "reason": REASONS[RATE]})
            return
        self.sockets += 1
        home.sockets += 1
        try:
            await Socket(self.lobby, parts[3], send, meter).run(receive)
        finally:
            self.sockets -= 1
            self.lobby.gone += 1
            home.sockets -= 1


class Files(StaticFiles):
    """Files of the page, each packed once: to pack takes longer than all the rest of an answer.

    A browser may keep them, but asks again each time: the worker among them decides what it keeps of all the others.
    """

    keeping = "no-cache"

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = self.keeping
        path = Path(full_path)
        wanted = "gzip" in header(scope, b"accept-encoding") and scope["method"] == "GET"
        if not wanted or path.suffix not in PACKED or not isinstance(response, FileResponse):
            return response
        headers = {name: response.headers[name] for name in ("content-type", "etag", "last-modified", "cache-control")}
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed(path, stat_result.st_mtime), status_code, headers)


class Assets(Files):
    """Files whose name changes with what is in them: to be kept for good."""

    keeping = "public, max-age=31536000, immutable"


@cache
def packed(path: Path, _changed: float) -> bytes:
    return gzip.compress(path.read_bytes())


def header(scope: Scope, name: bytes) -> str:
    """Return a header of a request, or nothing."""
    value: bytes = next((value for known, value in scope["headers"] if known == name), b"")
    return value.decode("latin-1")


def whole(scope: Scope) -> Scope:
    """Leave out a wish for several pieces of a file: each is fetched by itself, and somebody may wish for thousands."""
    if "," not in header(scope, b"range"):
        return scope
    return {**scope, "headers": [(name, value) for name, value in scope["headers"] if name != b"range"]}


def guarded(send: Send) -> Send:
    """Put our headers on every answer."""

    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *ENCODED]
        await send(message)

    return sending
