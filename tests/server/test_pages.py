"""Everything asked for by HTTP: the shelf, texts, rulebooks, sheets, the page itself, and what operators read."""

from pathlib import Path

import httpx2
import pytest
from fluent.syntax import FluentParser, ast

import ludotheque as lt
from ludotheque.bots.levels import OFFERED
from ludotheque.engine.tables import INTERPRETED
from ludotheque.server.http.app import App
from ludotheque.server.lobby import Lobby
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.thinking.compiling import FULL, SLOW
from ludotheque.text.words import LANGUAGES
from tests.server.games import NAMES
from tests.server.running import Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.one_store]


def test_the_shelf_tells_all_that_a_lobby_needs(server: Server) -> None:
    shelf = server.get("/api/games")
    assert [game["name"] for game in shelf["games"]] == NAMES
    assert shelf["levels"] == OFFERED
    assert shelf["thinking"] == (SLOW if INTERPRETED else FULL)
    assert shelf["languages"] == list(LANGUAGES)
    for told in shelf["games"]:
        meta = lt.game(told["name"]).meta
        assert (told["title"], told["least"], told["most"], told["rules"]) == (
            meta.title,
            meta.least,
            meta.most,
            meta.version,
        )
        assert {option["name"]: option["values"] for option in told["options"]} == {
            o.name: o.values for o in meta.options
        }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*NAMES, "-"])
def test_texts_come_as_fluent(server: Server, name: str, lang: str) -> None:
    answer = server.http.get(f"/api/text/{name}/{lang}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    found = FluentParser().parse(answer.text).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))
    phrases = server.get("/api/games")["phrases"]
    assert set(keys) >= ({f"phrase-{phrase}" for phrase in phrases} if name == "-" else {"tagline"})
    again = server.http.get(f"/api/text/{name}/{lang}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*NAMES, "-"])
def test_rulebooks_come_by_rule(server: Server, name: str, lang: str) -> None:
    book = server.get(f"/api/rulebook/{name}/{lang}")
    rules = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert rules
    assert all(rule.startswith("table." if name == "-" else f"{lt.game(name).meta.prefix}.") for rule in rules)


@pytest.mark.parametrize("name", NAMES)
def test_sheets_come_as_they_lie_in_the_house(server: Server, name: str) -> None:
    assert server.http.get(f"/api/sheet/{name}").text == lt.game(name).text("sheet.toml")


@pytest.mark.parametrize(
    "path",
    ["/api/text/x/en", "/api/text/-/de", "/api/rulebook/x/en", "/api/sheet/x", "/api/sheet/..", "/api/tables/x/pieces",
     "/api/tables/x/record", "/api/tables/x/glance", "/api/tables/x/position/1",
     "/api/text/..%2f..%2fserver/en", "/assets/x", "/api/x"],
)  # fmt: skip
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    assert server.http.get(path).status_code == 404


def test_operators_see_health_and_numbers(server: Server) -> None:
    assert server.get("/health")["ok"] is True
    text = server.http.get("/metrics").text
    for name in ("tables", "sockets", "workers", "move_seconds_count"):
        assert f"\nludotheque_{name} " in "\n" + text
    typed = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE ")}
    told = {line.split()[0].partition("{")[0] for line in text.splitlines() if not line.startswith("#")}
    assert {name.removesuffix("_bucket").removesuffix("_sum").removesuffix("_count") for name in told} <= typed


@pytest.mark.asyncio
async def test_without_a_built_page_a_sentence_says_so_and_the_rest_works(tmp_path: Path) -> None:
    lobby = Lobby(SqliteStore(tmp_path / "x.sqlite", 1e9), Settings())
    async with httpx2.AsyncClient(
        transport=httpx2.ASGITransport(App(lobby, tmp_path / "none")), base_url="http://localhost"
    ) as bare:
        page = await bare.get("/")
        assert page.status_code == 503
        assert "not been built" in page.text
        assert "<script" not in page.text
        assert (await bare.get("/api/games")).status_code == 200
    await lobby.close()


@pytest.mark.asyncio
async def test_the_built_page_answers_for_every_address_it_knows(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>built</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "app.webmanifest").write_text("{}")
    (static / "worker.js").write_text("keep()")
    (static / "assets" / "app-1a2b.js").write_text("run()")
    (tmp_path / "secret").write_text("not for you")
    lobby = Lobby(SqliteStore(tmp_path / "x.sqlite", 1e9), Settings())
    async with httpx2.AsyncClient(
        transport=httpx2.ASGITransport(App(lobby, static)), base_url="http://localhost"
    ) as page:
        for path in ("/", "/games", "/table/abc", "/replay", f"/rules/{NAMES[0]}", "/about"):
            answer = await page.get(path)
            assert answer.text == "<title>built</title>"
            assert answer.headers["cache-control"] == "no-cache"
        script = await page.get("/assets/app-1a2b.js")
        assert script.text == "run()"
        assert "immutable" in script.headers["cache-control"]
        for name, kind in (
            ("favicon.svg", "image/svg+xml"),
            ("app.webmanifest", "application/manifest+json"),
            ("worker.js", "text/javascript"),
        ):
            file = await page.get(f"/{name}")
            assert file.headers["content-type"].partition(";")[0] == kind
            assert file.headers["cache-control"] == "no-cache"
            assert "worker-src 'self'" in file.headers["content-security-policy"]
        away = ("/nothing", "/assets/../../secret", "/%2e%2e/secret", "/assets/%2e%2e/%2e%2e/secret", "/assets/")
        odd = ("/%00", "/assets/%00", "/assets/%ff", "/assets/" + "a" * 5_000, "/assets/" + "a/" * 3_000, "/assets//x")
        for path in (*away, *odd):
            assert (await page.get(path)).status_code == 404, path[:40]
        for path in ("/", "/assets/app-1a2b.js"):
            piece = await page.get(path, headers={"Range": "bytes=0-2", "Accept-Encoding": "identity"})
            assert (piece.status_code, len(piece.content)) == (206, 3)
            pieces = await page.get(path, headers={"Range": "bytes=0-0,2-2", "Accept-Encoding": "identity"})
            assert (pieces.status_code, pieces.content) == (200, (await page.get(path)).content), "in one piece"
    await lobby.close()
