"""The application: sockets straight to their tables, everything else by Starlette."""

from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ludotheque.server.http.api import Api, same_site
from ludotheque.server.lobby import Lobby
from ludotheque.server.net.limits import Places, address
from ludotheque.server.net.outbox import Send
from ludotheque.server.net.sockets import RATE, Receive, Socket

STATIC = Path(__file__).parents[1] / "static"
PAGES = ("/", "/table/{id}", "/replay", "/rules/{game}", "/about")
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Ludothèque</title>"
    "<p>The page has not been built here, so there is nothing to see; everything under /api works.</p>"
    "<p lang=fr>La page n’a pas été construite ici : il n’y a rien à voir, mais tout fonctionne sous /api.</p></html>"
)
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

    def __init__(self, lobby: Lobby, static: Path = STATIC) -> None:
        self.lobby = lobby
        self.static = static
        self.places = Places(lobby.settings.sockets_per_address)
        self.sockets = 0
        routes: list[BaseRoute] = [*Api(lobby).routes(), *(Route(path, self.page) for path in PAGES)]
        if static.is_dir():
            if (static / "assets").is_dir():
                routes.append(Mount("/assets", Assets(directory=static / "assets")))
            routes.append(Mount("/", StaticFiles(directory=static)))
        packing = [Middleware(GZipMiddleware, minimum_size=1_024)]
        self.http = Starlette(routes=routes, middleware=packing, exception_handlers={404: self.lost})
        lobby.metrics.gauges["sockets"] = lambda: self.sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.http(scope, receive, guarded(send))

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

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
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
        home = address(scope["client"])
        await send({"type": "websocket.accept"})
        if not self.places.enter(home):
            await send({"type": "websocket.close", "code": RATE})
            return
        self.sockets += 1
        try:
            await Socket(self.lobby, parts[3], send).run(receive)
        finally:
            self.sockets -= 1
            self.places.leave(home)


class Assets(StaticFiles):
    """Files whose name changes with what is in them: to be kept for good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def guarded(send: Send) -> Send:
    """Put our headers on every answer."""

    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *ENCODED]
        await send(message)

    return sending
