"""docs/protocol.md tells the truth: every message, field, reason, request and limit, and nothing that is not there."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import ludotheque as lt
from ludotheque.server import schema, wire
from ludotheque.server.http import app, doors
from ludotheque.server.net import codes
from ludotheque.server.settings import Settings
from ludotheque.text.words import LANGUAGES, Words
from tests.server.games import NAMES
from tests.server.running import Server

pytestmark = pytest.mark.on_wheel
DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
SERVER = Path(schema.__file__).parent


def fields(kind: type) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(kind)}


def braced(t: str, part: str) -> list[set[str]]:
    """Find what a part says the fields of a message are."""
    found = re.findall(rf'`\{{t:"{t}"(.*?)\}}`', part)
    return [set(re.findall(r"\w+", re.sub(r":\[.*?\]", "", said))) for said in found]


@pytest.mark.parametrize("kind", get_args(wire.Incoming), ids=lambda kind: kind.__name__)
def test_every_message_to_the_server_is_told(kind: type) -> None:
    part = PROTOCOL.split("### To the server")[1].split("### From the server")[0]
    told = braced(kind.__name__.lower(), part)
    assert told
    assert set().union(*told) == fields(kind)


@pytest.mark.parametrize("kind", schema.OUTGOING, ids=lambda kind: kind.__name__)
def test_every_message_from_the_server_is_told(kind: Any) -> None:
    part = PROTOCOL.split("### From the server")[1].split("### A move made")[0]
    told = braced(kind.__struct_config__.tag, part)
    assert told
    assert set().union(*told) == fields(kind)


def test_reasons_are_told_and_have_words_in_every_language() -> None:
    source = "\n".join(file.read_text("utf-8") for file in SERVER.rglob("*.py"))
    ways = (
        r'No\("(\w+)"',
        r'NotGranted\(\d+, "(\w+)"',
        r'refuse\([^,]*, "(\w+)"',
        r'strike\(.*, "(\w+)", [A-Z]',
        r', k, "(\w+)"',
    )
    used = {reason for way in ways for reason in re.findall(way, source)}
    part = PROTOCOL.split("### Reasons")[1].split("### Limits")[0]
    told = {
        key
        for row in part.splitlines()
        if row.startswith("| `")
        for key in re.findall(r"`([a-z]+)`", row.split("|")[1])
    }
    assert {"rule", "stale", "secret", "late", "store", "name"} <= used
    assert used <= told
    for lang in LANGUAGES:
        words = Words("", lang)
        assert all(words.has(f"refused-{reason}") for reason in told)


def test_requests_are_told(server: Server) -> None:
    rows = [row for row in PROTOCOL.splitlines() if re.match(r"\| `(GET|POST) ", row)]
    told = {path for row in rows for path in re.findall(r"(/[\w/{}]*)", row.split("|")[1])}
    source = (SERVER / "http" / "api.py").read_text("utf-8")
    there = {path.replace(":int", "") for path in re.findall(r'"(/(?:api|health|ready|metrics)[^"]*)": self', source)}
    assert told == there | set(app.PAGES) | {"/api/tables/{id}/socket"}


def test_limits_and_codes_are_told() -> None:
    part = PROTOCOL.split("### Limits")[1].split("### Closing")[0]
    settings = Settings()
    for number in (settings.messages_at_once, settings.messages_per_second, settings.sockets_per_address,
                   settings.tables_per_minute, settings.joins_per_minute, settings.heavy_per_minute,
                   settings.message_size // 1024, settings.body_within,
                   settings.frames_at_once, settings.frames_per_second,
                   settings.bytes_at_once // 1024, int(settings.bytes_per_second) // 1024, settings.address_share,
                   settings.connections_per_address, settings.requests_at_once, settings.requests_per_second,
                   settings.head_within, settings.answer_within, doors.HEAD // 1024):  # fmt: skip
        assert re.search(rf"\b{number}\b", part), number
    closing = PROTOCOL.split("### Closing")[1]
    for code in (codes.RESTART, codes.MALFORMED, codes.BANNED, codes.NO_TABLE, codes.NO_HELLO, codes.SLOW, codes.RATE):
        assert str(code) in closing
        assert f"`{codes.REASONS[code]}`" in closing


def test_the_schemas_are_those_of_the_server() -> None:
    assert json.loads((DOCS / "protocol.schema.json").read_text("utf-8")) == schema.schema(), schema.__doc__


def test_answers_over_http_have_the_fields_that_are_told(server: Server) -> None:
    shelf = server.get("/api/games")
    said = re.search(r"A game on the shelf: `\{(.*?)\}`", PROTOCOL, re.DOTALL)
    assert said
    assert set(re.findall(r"\w+", said[1])) == set(shelf["games"][0])
    listed = re.search(r"A listed table: `\{(.*?)\}`", PROTOCOL)
    assert listed
    assert set(re.findall(r"\w+", re.sub(r"\[.*?\]", "", listed[1]))) == fields(wire.Listed)
    assert [game["name"] for game in shelf["games"]] == NAMES == list(lt.all_games())
