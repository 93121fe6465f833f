"""Answers to requests, and what is read of a request whatever it asks for: its language, its site, its address."""

import gzip
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server.asking import NotGranted
from ludotheque.server.net.limits import Limit, address
from ludotheque.server.store import Unreachable
from ludotheque.server.wire import ENCODER, Denied
from ludotheque.text.words import LANGUAGES, Words, sentence

JSON = "application/json"
PLAIN = "text/plain; charset=utf-8"
LEAST_PACKED = 1_024  # bytes that are worth packing
PACKED_BY = 4  # how hard: nearly as small as with 9, in a third of the time
TOO_MUCH = (408, 413, 429)  # what is refused for its size, its number or its slowness is in the log


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
    try:
        return origin is None or urlsplit(origin).netloc.lower() == found.get(b"host", "").lower()
    except ValueError:  # not an address at all
        return False


class Unchanging:
    """A body that a browser may keep, and ask about again; packed once, as that takes longer than all the rest."""

    def __init__(self, body: bytes, media: str) -> None:
        self.body = body
        self.packed = gzip.compress(body) if len(body) >= LEAST_PACKED else b""
        self.media = media
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.headers = {"ETag": tag, "Cache-Control": "no-cache"}

    def answer(self, request: Request) -> Response:
        if request.headers.get("if-none-match") == self.headers["ETag"]:
            return Response(status_code=304, headers=self.headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**self.headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            return Response(self.packed, media_type=self.media, headers=headers)
        return Response(self.body, media_type=self.media, headers=self.headers)


def home_of(request: Request) -> str:
    """Return the address that a request counts for."""
    return address(request.scope["client"])


def take(limit: Limit, request: Request) -> None:
    """Count a request against a limit of its address."""
    if not limit.take(home_of(request)):
        raise NotGranted(429, "rate")


def granted(answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Turn denials into answers."""

    async def answered(request: Request) -> Response:
        try:
            return await answer(request)
        except NotGranted as denial:
            if denial.status in TOO_MUCH or denial.reason == "busy":
                what = "/".join(request.url.path.split("/")[:3])  # no further: a table's id lets people in
                request.app.state.refusals.note("request.refused", denial.reason, home_of(request), what)
            return denied(denial, spoken(request))
        except Unreachable:
            return denied(NotGranted(503, "store"), spoken(request))

    return answered
