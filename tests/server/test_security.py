"""Security: secrets, limits, origins, the policy for pages, hostile files, and deals that can be checked."""

import asyncio
import hashlib
import json
import random
import secrets
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

import ludotheque as lt
from ludotheque.fair import commitment, new_share, verify
from ludotheque.server.lobby import Lobby
from ludotheque.server.opening import opened
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.wire import Opening, SeatAsked
from tests.server.client import Line, Party
from tests.server.games import NAMES, least, wish
from tests.server.running import PATIENCE, Nursery, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio, pytest.mark.one_store]
GAME = NAMES[0]
DEFAULTS: dict[str, Any] = {
    "messages_per_second": 1.0,  # few, so that what comes at once counts, however long a busy machine takes over it
    "messages_at_once": 60,
    "sockets_per_address": 5,
    "tables_per_minute": 6.0,
    "joins_per_minute": 4.0,
    "heavy_per_minute": 3.0,
}


# X1: the seat's secret is needed for every act and every private view


ACTS: list[dict[str, Any]] = [
    {"t": "move", "v": 0, "m": 0},
    {"t": "undo", "v": 0},
    {"t": "why", "m": 0},
    {"t": "hint"},
    {"t": "look", "v": 0},
    {"t": "say", "phrase": "hello"},
    {"t": "back"},
]


async def test_every_act_needs_the_secret_of_its_seat(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    guesses = [party.id, party.lines[0].table["commitment"], "0", "", "x" * 22]
    guesses += [hashlib.sha256(secret.encode()).hexdigest() for secret in party.secrets.values()]
    stranger = await Line.open(server, party.id, guesses)
    assert stranger.table["yours"] == []
    assert not stranger.table["host"]
    assert list(stranger.views) == [None]
    await stranger.until(lambda: any(message.get("reason") == "secret" for message in stranger.messages))
    for act in ACTS:
        for seat in party.lines:
            assert (await stranger.ask(**act, seat=seat))["reason"] == "secret", act
    assert (await stranger.ask("away", seat=0, level="random"))["reason"] == "secret"
    assert (await stranger.ask("start"))["reason"] in ("secret", "closed")
    assert (await stranger.ask("rematch"))["reason"] in ("secret", "closed")
    own, other = sorted(party.lines)[:2]
    for act in ACTS:
        assert (await party.lines[own].ask(**act, seat=other))["reason"] == "secret", act
    assert party.lines[own].v() == 0
    assert list(party.lines[own].views) == [own]
    await stranger.close()
    await party.close()


async def test_secrets_are_not_kept_and_not_logged(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    opened = server.post("/api/tables", {"game": GAME, "seats": [{"kind": "mine", "name": "Zoltan"}, {"kind": "open"}]})
    joined = server.post(f"/api/tables/{opened['table']}/join", {"name": "Xanthippe"})
    secrets = [opened["host"], joined["secret"], *opened["secrets"].values()]
    line = await Line.open(server, opened["table"], secrets)
    await line.ask("start")
    await line.until(lambda: 0 in line.views)
    await line.close()
    kept = b"".join(path.read_bytes() for path in folder.glob("tables.sqlite*"))
    kept += repr([server.sql(f"SELECT * FROM {kind}") for kind in ("tables", "events", "life")]).encode()
    server.stop()
    kept += b"".join(path.read_bytes() for path in folder.glob("tables.sqlite*"))
    log = (folder / "log").read_text()
    assert "table.opened" in log
    for secret in secrets:
        assert len(secret) >= 22
        assert secret.encode() not in kept
        assert secret not in log
    for private in ("Zoltan", "Xanthippe", opened["table"]):
        assert private not in log


# X2: size and rate limits, per socket and per address


async def test_a_long_message_closes_the_socket(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    await party.lines[0].say("hello", secrets=["x" * 9_000])
    assert await party.lines[0].until_closed() == 1009
    await party.close()


async def test_too_many_messages_are_refused_and_then_the_socket_is_closed(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, **DEFAULTS)
    opened = server.post("/api/tables", wish(GAME, least(GAME)))
    line = await Line.open(server, opened["table"])
    for _ in range(200):
        await line.say("ping")
        if line.closed:
            break
    assert await line.until_closed() == 4429
    kinds = [message["t"] for message in line.messages]
    assert 40 <= kinds.count("pong") <= 75
    assert {message["reason"] for message in line.messages if message["t"] == "refused"} == {"rate"}
    patient = await Line.open(server, opened["table"])
    for _ in range(20):
        await patient.say("ping")
        await asyncio.sleep(0.02)
    await patient.until(lambda: [message["t"] for message in patient.messages].count("pong") == 20)
    await patient.close()
    server.stop()


async def test_an_address_has_only_so_many_sockets_tables_and_joins(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, **DEFAULTS)
    opened = server.post("/api/tables", {"game": GAME, "seats": [{"kind": "open"}] * 2})
    reasons = [server.http.post("/api/tables", json=wish(GAME, least(GAME))).status_code for _ in range(8)]
    assert reasons == [201] * 5 + [429] * 3
    joins = [server.http.post(f"/api/tables/{opened['table']}/join", json={"name": f"A{n}"}) for n in range(6)]
    assert [join.status_code for join in joins] == [201, 201, 409, 409, 429, 429]
    record = {"record": "none"}
    heavy = [server.http.post("/api/verify", json=record).status_code for _ in range(5)]
    assert heavy.count(429) == 2
    elsewhere = httpx2.HTTPTransport(local_address="127.0.0.3")
    with httpx2.Client(base_url=server.address, transport=elsewhere, timeout=PATIENCE) as other:
        assert other.post("/api/tables", json=wish(GAME, least(GAME))).status_code == 201
    lines = [await Line.open(server, opened["table"]) for _ in range(5)]
    sixth = await Line.open(server, opened["table"], hello=False)
    assert await sixth.until_closed() == 4429
    stranger = await Line.open(server, opened["table"], local_addr=("127.0.0.2", 0))
    await stranger.close()
    await lines.pop().close()
    for _ in range(int(20 * PATIENCE)):  # its place is free as soon as the server has noticed
        again = await Line.open(server, opened["table"], hello=False)
        await again.say("hello", secrets=[])
        await asyncio.sleep(0.05)
        if again.closed is None and again.messages:
            break
    else:
        pytest.fail("the place of a closed socket stays taken")
    for line in lines:
        await line.close()
    server.stop()


async def test_spectators_never_keep_a_player_out(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, sockets_per_table=3)
    opened = server.post("/api/tables", wish(GAME, least(GAME)))
    crowd = [await Line.open(server, opened["table"]) for _ in range(3)]
    fourth = await Line.open(server, opened["table"], hello=False)
    await fourth.say("hello", secrets=["made up"])
    assert await fourth.until_closed() == 4429
    player = await Line.open(server, opened["table"], [opened["secrets"]["0"]])
    assert player.table["yours"] == [0]
    for line in [*crowd, player]:
        await line.close()
    server.stop()


async def test_a_body_that_does_not_come_is_not_waited_for(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, body_within=0.2)
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    assert b" 408 " in await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    await writer.drain()
    await asyncio.sleep(0.05)
    writer.transport.abort()  # in the middle of it
    assert server.get("/health")["ok"]
    server.stop()
    assert [line for line in server.log() if line["level"] == "error"] == []


@pytest.mark.parametrize(
    ("asked", "said"), [("fr-CH, en;q=0.5", "Ce jeu n’existe pas."), ("de", "There is no such game.")]
)
async def test_denials_speak_the_readers_language(server: Server, asked: str, said: str) -> None:
    answer = server.http.post("/api/tables", json=wish("x", 2), headers={"Accept-Language": asked})
    assert (answer.status_code, answer.json()["reason"], answer.json()["text"]) == (404, "game", said)


async def test_bodies_have_a_size(server: Server) -> None:
    assert server.http.post("/api/tables", content=b" " * 200_000).status_code == 413
    assert server.http.post(f"/api/tables/{'x' * 16}/join", content=b" " * 2_000).status_code == 413
    assert server.http.post("/api/replay", content=b" " * 2_100_000).status_code == 413


async def test_who_says_nothing_is_sent_away(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, hello_within=0.2)
    opened = server.post("/api/tables", wish(GAME, least(GAME)))
    silent = await Line.open(server, opened["table"], hello=False)
    assert await silent.until_closed() == 4408
    server.stop()


async def test_who_says_something_else_first_is_told_so(server: Server) -> None:
    opened = server.post("/api/tables", wish(GAME, least(GAME)))
    eager = await Line.open(server, opened["table"], hello=False)
    await eager.say("move", k="x", seat=0, v=0, m=0)
    await eager.until(lambda: bool(eager.messages))
    assert eager.messages == [{"t": "refused", "k": "x", "reason": "message", "rule": ""}]
    lost = await Line.open(server, "no-such-table", hello=False)
    await lost.say("hello", secrets=[])
    assert await lost.until_closed() == 4404
    await eager.close()


# X4: the origin of a socket, and of a request that changes something


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1"])
async def test_other_sites_pages_are_kept_out(server: Server, origin: str) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    with pytest.raises(InvalidStatus) as refused:
        await Line.open(server, party.id, origin=origin)
    assert refused.value.response.status_code == 403
    for path in ("/api/tables", f"/api/tables/{party.id}/join", "/api/replay", "/api/verify"):
        answer = server.http.post(path, json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "origin")
    own = await Line.open(server, party.id, origin=server.address)
    await own.close()
    assert "access-control-allow-origin" not in server.http.get("/api/games", headers={"Origin": origin}).headers
    await party.close()


# X3 and X5: what people write stays text, and pages run nothing but our own files


async def test_every_answer_carries_the_policy(server: Server) -> None:
    for path in ("/", "/about", "/api/games", "/api/tables", "/no/such/page", "/health"):
        headers = server.http.get(path).headers
        policy = {part.split()[0]: part.split()[1:] for part in headers["content-security-policy"].split("; ")}
        assert policy["default-src"] == ["'none'"]
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == ["'self'"]
        assert policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_names_stay_text(server: Server) -> None:
    nasty = "<script>x</script>"
    opened = server.post("/api/tables", {"game": GAME, "seats": [{"kind": "mine", "name": nasty}, {"kind": "open"}]})
    line = await Line.open(server, opened["table"])
    assert line.table["seats"][0]["name"] == nasty
    await asyncio.sleep(1.1)
    answer = server.http.get("/api/tables")
    assert answer.headers["content-type"] == "application/json"
    assert nasty in answer.text
    await line.close()


async def test_addresses_come_from_a_proxy_only_if_it_is_trusted(nursery: Nursery, folder: Path) -> None:
    limits = {**DEFAULTS, "tables_per_minute": 2.0}
    for proxied, expected in ((False, [201, 201, 429, 429]), (True, [201] * 4)):
        server = nursery.server(folder / str(proxied), proxied, **limits)
        forwarded = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(4)]
        codes = [
            server.http.post("/api/tables", json=wish(GAME, least(GAME)), headers=h).status_code for h in forwarded
        ]
        assert codes == expected
        server.stop()


# X6: imported records and sheets are hostile


def mangled(text: str, rng: random.Random) -> str:
    """Damage a text somewhere."""
    kind, at = rng.randrange(6), rng.randrange(len(text))
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + rng.choice('[]{}",:0-9e\\\x00é') + text[at:]
    if kind == 2:
        return text[:at] + text[at + rng.randrange(20) :]
    if kind == 3:
        return text[:at] + str(rng.choice([-1, 10**30, 2**63, 1e308, "NaN"])) + text[at + 1 :]
    if kind == 4:
        return text.replace(
            rng.choice(["moves", "seed", "game", "seats", "options", "scores", "="]), rng.choice(["", "x"]), 1
        )
    return rng.choice(["[" * 20_000, '{"a":' * 20_000, "", "\ud7ff", "x = [" * 5_000, "a." * 2_000 + "b = 1"])


async def test_hostile_records_are_refused_and_nothing_breaks(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    await party.play(random.Random(11))
    await party.close()
    honest = server.http.get(f"/api/tables/{party.id}/record").text
    steps = server.http.post("/api/replay", content=honest).json()
    assert len(steps["steps"]) == len(json.loads(honest)["moves"])
    plain = server.http.post("/api/replay", content=honest, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == steps, "also for a client that cannot unpack"
    rng = random.Random(12)
    for _ in range(120):
        text = mangled(honest, rng)
        answer = server.http.post("/api/replay", content=text.encode("utf-8", "surrogatepass"))
        assert answer.status_code in (200, 422), answer.text
        verdict = server.http.post("/api/verify", content=text.encode("utf-8", "surrogatepass"))
        assert verdict.status_code in (200, 422)
        if verdict.status_code == 200 and verdict.json()["ok"]:
            assert json.loads(text)["seed"] == json.loads(honest)["seed"]
            scores = lt.replay(lt.Record.from_json(text)).scores  # by other moves, perhaps, but legal ones
            assert scores == lt.replay(lt.Record.from_json(honest)).scores


@pytest.mark.parametrize("name", NAMES)
async def test_hostile_sheets_are_refused_and_nothing_breaks(server: Server, name: str) -> None:
    house = lt.game(name).text("sheet.toml")
    rng = random.Random(name)
    for _ in range(40):
        answer = server.http.post("/api/tables", json=wish(name, least(name), sheet=mangled(house, rng)))
        assert answer.status_code in (201, 413, 422), answer.text
        if answer.status_code == 422:
            assert answer.json()["reason"] == "sheet"


# X7: deals from a secret source, committed to before and shown after


@pytest.mark.parametrize("name", NAMES)
async def test_a_deal_can_be_checked_by_whoever_added_to_it(nursery: Nursery, folder: Path, name: str) -> None:
    server = nursery.server(folder, chance=True)
    seats = [{"kind": "mine"}, *[{"kind": "bot", "level": "random"}] * (least(name) - 1)]
    party = Party(server, server.post("/api/tables", {"game": name, "seats": seats}))
    line = party.lines[0] = await Line.open(server, party.id, [party.secrets[0]])
    sealed, share = line.table["commitment"], new_share()
    assert (line.table["share"], line.table["seed"]) == (None, None)
    assert (await line.ask("share", seat=0, share=share))["t"] == "done"
    assert (await line.ask("share", seat=0, share=share))["t"] == "done", "given again"
    assert (await line.ask("share", seat=0, share=new_share()))["reason"] == "shared", "what is given stays"
    assert (await line.ask("share", seat=1, share=share))["reason"] == "secret"
    await line.ask("start")
    assert (await line.ask("share", seat=0, share=share))["reason"] == "closed"
    await line.ask("away", seat=0, level="beginner")
    await line.until(lambda: line.table["status"] == "over")
    before = "".join(text for text in line.heard if '"status":"over"' not in text)
    assert line.table["share"] not in before, "the server's share waits for the end"
    assert str(line.table["seed"]) not in before
    text = server.http.get(f"/api/tables/{party.id}/record").text
    record = json.loads(text)
    assert (record["seed"], record["share"], record["shares"]) == tuple(
        line.table[key] for key in ("seed", "share", "shares")
    )
    assert record["shares"] == [share, *[""] * (least(name) - 1)]
    assert line.table["commitment"] == sealed == commitment(party.id, record["share"])
    assert verify(text, sealed[:16], [share]).verdict == "honest"
    assert verify(text, sealed, [new_share()]).verdict == "other-share"
    assert server.http.post("/api/verify", json=record).json()["verdict"] == "consistent"
    for change in ({"table": "elsewhere"}, {"shares": record["shares"][::-1]}, {"share": new_share()}, {"luck": ""}):
        assert not server.http.post("/api/verify", json={**record, **change}).json()["ok"], change
    wrong = {**record, "scores": [score + 1 for score in record["scores"]]}
    refused = server.http.post("/api/verify", json=wrong, headers={"Accept-Language": "fr"}).json()
    assert refused["verdict"] == "refused"
    assert refused["sentence"] == "le résultat de cet enregistrement n’est pas celui auquel mènent ses coups"
    await line.close()
    server.stop()


async def test_the_record_and_positions_wait_for_the_end(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    await party.step(random.Random(1))
    for path in ("record", "position/0"):
        answer = server.http.get(f"/api/tables/{party.id}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "running")
    await party.play(random.Random(2))
    told = server.get(f"/api/tables/{party.id}/position/1")
    match = lt.game(GAME).from_position(told)
    record = lt.Record.from_json(server.http.get(f"/api/tables/{party.id}/record").text)
    again = lt.Match(lt.game(GAME), record.seats, record.seed, record.options, luck=record.luck)
    again.play(*record.moves[0])
    assert match.state.digest() == again.state.digest()
    await party.close()


async def test_shares_are_drawn_anew_for_every_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the secret source, whole: in this process, as the servers of tests deal the same every time."""
    lobby = Lobby(SqliteStore(tmp_path / "x.sqlite", 1e9), Settings())
    wished = Opening(GAME, [SeatAsked("mine")] * least(GAME), private=True)
    seen = set()
    for _ in range(12):
        table = await lobby.find((await opened(lobby, wished)).table)
        assert table is not None
        seen.add(table.row.share)
    assert len(seen) == 12
    assert {len(share) for share in seen} == {32}
    monkeypatch.setattr(secrets, "token_hex", lambda size: "ff" * size)
    table = await lobby.find((await opened(lobby, wished)).table)
    assert table is not None
    assert int(table.row.share, 16) == 2**128 - 1
    await lobby.close()
