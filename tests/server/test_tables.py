"""Tables: opened, joined, arranged, watched, started, and played again."""

import asyncio
import random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.server.table.seats import hashed
from tests.server.client import Line, Party
from tests.server.games import NAMES, least, wish
from tests.server.running import Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio]
GAME = NAMES[0]
BOT = "random"


def opened(server: Server, *kinds: str, **more: Any) -> dict[str, Any]:
    """Open a table with seats of these kinds; a bot goes by its level."""
    seats = [{"kind": k} if k in ("mine", "open") else {"kind": "bot", "level": k} for k in kinds]
    table: dict[str, Any] = server.post("/api/tables", {"game": GAME, "seats": seats, **more})
    return table


async def test_people_join_by_link_and_the_host_starts(server: Server) -> None:
    table = opened(server, *["mine"] + ["open"] * (least(GAME) - 1))
    host = await Line.open(server, table["table"], [table["host"], *table["secrets"].values()])
    assert (host.table["status"], host.table["yours"], host.table["host"]) == ("open", [0], True)
    assert (await host.ask("start"))["reason"] == "open"
    for seat in range(1, least(GAME)):
        joined = server.post(f"/api/tables/{table['table']}/join", {"name": f"  Client \u202e {seat}"})
        assert joined["seat"] == seat
        client = await Line.open(server, table["table"], [joined["secret"]])
        assert client.table["yours"] == [seat]
        assert not client.table["host"]
        assert client.table["seats"][seat]["name"] == f"Client {seat}"
        await host.until(lambda seat=seat: host.table["seats"][seat]["connected"])  # type: ignore[misc]  # a default has no type
        await client.close()
    full = server.post(f"/api/tables/{table['table']}/join", {"name": "Late"}, status=409)
    assert full["reason"] == "full"
    assert (await host.ask("start"))["t"] == "done"
    await host.until(lambda: 0 in host.views)
    assert host.table["status"] == "playing"
    assert host.views[0]["v"] == 0
    closed = server.post(f"/api/tables/{table['table']}/join", {"name": "Late"}, status=409)
    assert closed["reason"] == "closed"
    await host.close()


async def test_a_seat_can_be_asked_for(server: Server) -> None:
    table = opened(server, "open", "open")["table"]
    assert server.post(f"/api/tables/{table}/join", {"name": "B", "seat": 1})["seat"] == 1
    assert server.post(f"/api/tables/{table}/join", {"name": "C", "seat": 1}, 409)["reason"] == "taken"
    assert server.post(f"/api/tables/{table}/join", {"name": "A"})["seat"] == 0


async def test_the_host_arranges_and_a_guest_does_not(server: Server) -> None:
    table = opened(server, "mine", "open", "open")
    secret = server.post(f"/api/tables/{table['table']}/join", {"name": "Bea", "seat": 1})["secret"]
    host = await Line.open(server, table["table"], [table["host"], table["secrets"]["0"]])
    client = await Line.open(server, table["table"], [secret])
    assert (await client.ask("fill", seat=2, level="medium"))["reason"] == "secret"
    assert (await client.ask("free", seat=0))["reason"] == "secret"
    assert (await client.ask("swap", seat=1, other=0))["reason"] == "taken"
    assert (await client.ask("swap", seat=0, other=2))["reason"] == "secret"
    assert (await client.ask("name", seat=0, name="Mine"))["reason"] == "secret"
    assert (await host.ask("fill", seat=2, level="no such"))["reason"] == "level"
    assert (await host.ask("fill", seat=1, level="medium"))["reason"] == "taken"
    assert (await host.ask("fill", seat=9, level="medium"))["reason"] == "secret"
    assert (await host.ask("fill", seat=2, level="medium"))["t"] == "done"
    assert (await client.ask("name", seat=1, name=" \t "))["reason"] == "name"
    assert (await client.ask("name", seat=1, name="x" * 25))["reason"] == "name"
    assert (await client.ask("name", seat=1, name="Béa <b>"))["t"] == "done"
    await host.until(lambda: host.table["seats"][1]["name"] == "Béa <b>")
    assert [seat["kind"] for seat in host.table["seats"]] == ["person", "person", "bot"]
    # A player may change places with a bot, the host anybody with anybody: the secret goes along.
    assert (await client.ask("swap", seat=1, other=2))["t"] == "done"
    await client.until(lambda: client.table["yours"] == [2])
    assert (await host.ask("swap", seat=0, other=2))["t"] == "done"
    await client.until(lambda: client.table["yours"] == [0])
    await host.until(lambda: host.table["yours"] == [2])
    # A player who is shown out watches.
    assert (await host.ask("free", seat=0))["t"] == "done"
    await client.until(lambda: client.table["yours"] == [])
    assert (await client.ask("name", seat=0, name="Still me"))["reason"] == "secret"
    await host.close()
    await client.close()


async def test_arranging_counts_once_also_after_a_restart(server: Server, nursery: Any, folder: Any) -> None:
    own = nursery.server(folder)
    table = opened(own, "mine", "random")
    line = await Line.open(own, table["table"], [table["host"]])
    await line.ask("swap", seat=0, other=1, k="once")
    await line.ask("swap", seat=0, other=1, k="once")
    await line.until(lambda: line.table["seats"][1]["kind"] == "person")
    line.cut()
    own.restart()
    line = await Line.open(own, table["table"], [table["host"]])
    assert (await line.ask("swap", seat=0, other=1, k="once"))["t"] == "done"
    assert line.table["seats"][1]["kind"] == "person"
    own.stop()


async def test_a_message_is_known_again_by_its_sender_and_by_nobody_else(server: Server) -> None:
    table = opened(server, "mine", "open", "open")
    clients = [server.post(f"/api/tables/{table['table']}/join", {"name": name}) for name in ("Bea", "Cat")]
    host = await Line.open(server, table["table"], [table["host"]])
    cat = await Line.open(server, table["table"], [clients[1]["secret"]])
    stranger = await Line.open(server, table["table"])
    assert (await host.ask("free", seat=1, k="same"))["t"] == "done"
    assert (await host.ask("free", seat=1, k="same"))["t"] == "done"
    assert (await stranger.ask("free", seat=1, k="same"))["reason"] == "secret"
    assert (await cat.ask("free", seat=1, k="same"))["reason"] == "secret"
    # A player who has given up their own seat is still known when they say so again.
    assert (await cat.ask("free", seat=2, k="mine"))["t"] == "done"
    await cat.until(lambda: cat.table["yours"] == [])
    assert (await cat.ask("free", seat=2, k="mine"))["t"] == "done"
    for line in (host, cat, stranger):
        await line.close()


async def test_several_seats_share_one_device(server: Server) -> None:
    table = opened(server, "mine", "mine")
    line = await Line.open(server, table["table"], list(table["secrets"].values()))
    assert line.table["yours"] == [0, 1]
    await line.ask("start")
    rng = random.Random(4)
    for _ in range(12):
        await line.until(lambda: len(line.views) == 2 and line.views[0]["v"] == line.views[1]["v"])
        if line.views[0]["view"]["over"]:
            break
        seat = line.views[0]["view"]["waiting"][0]
        assert line.views[seat]["view"]["seat"] == seat
        done = await line.ask(
            "move", seat=seat, v=line.views[seat]["v"], m=rng.choice(line.views[seat]["choices"])["m"]
        )
        assert done["t"] == "done"
        await line.until(lambda v=done["v"]: all(line.views[seat]["v"] >= v for seat in (0, 1)))  # type: ignore[misc]  # a default has no type
    await line.close()


async def test_private_tables_are_not_listed(server: Server) -> None:
    public = opened(server, "mine", "open")["table"]
    private = opened(server, "mine", "open", private=True)["table"]
    await asyncio.sleep(1.1)  # the list may be a second old
    listed = {table["id"]: table for table in server.get("/api/tables")["tables"]}
    assert public in listed
    assert private not in listed
    assert listed[public]["game"] == GAME
    assert [seat["kind"] for seat in listed[public]["seats"]] == ["person", "open"]


@pytest.mark.parametrize("name", NAMES)
async def test_what_the_rules_do_not_allow_is_refused_before_a_table_exists(server: Server, name: str) -> None:
    meta = lt.game(name).meta
    few = server.post("/api/tables", wish(name, meta.least - 1), 422)
    assert (few["reason"], few["rule"]) == ("options", f"{meta.prefix}.setup.players")
    assert server.post("/api/tables", wish(name, meta.least, options={"no_such": 1}), 422)["reason"] == "options"
    bad = server.post("/api/tables", wish(name, meta.least, sheet="[nonsense]\nx = 1\n"), 422)
    assert bad["reason"] == "sheet"
    assert bad["sentence"].startswith("line 1 of the sheet: there is no [nonsense]")
    french = server.http.post(
        "/api/tables", json=wish(name, meta.least, sheet="[nonsense]\nx = 1\n"), headers={"Accept-Language": "fr-CH"}
    ).json()
    assert french["sentence"].startswith("ligne 1 de la fiche\u202f: il n’y a pas de [nonsense]")
    assert french["text"] == "Cette fiche ne convient pas au jeu."
    assert server.post("/api/tables", wish(name, meta.least, sheet="x" * 40_000), 413)["reason"] == "size"


async def test_a_sheet_of_ones_own_is_played_with(server: Server) -> None:
    text = lt.game(GAME).text("sheet.toml")
    party = await Party.sit(server, GAME, least(GAME), sheet="# mine\n" + text)
    assert party.lines[0].table["own_sheet"] is True
    await party.play(random.Random(1))
    record = lt.Record.from_json(server.http.get(f"/api/tables/{party.id}/record").text)
    assert record.sheet_text.startswith("# mine")
    assert lt.replay(record).over
    await party.close()


async def test_quick_phrases_are_heard_once_by_everybody(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), watched=True)
    assert (await party.lines[0].ask("say", seat=0, phrase="hello", k="p"))["t"] == "done"
    assert (await party.lines[0].ask("say", seat=0, phrase="hello", k="p"))["t"] == "done"
    assert (await party.lines[0].ask("say", seat=0, phrase="rude"))["reason"] == "phrase"
    assert (await party.lines[0].ask("say", seat=1, phrase="hello"))["reason"] == "secret"
    await party.step(random.Random(1))
    for line in party.everybody():
        said = [message for message in line.messages if message["t"] == "said"]
        assert said == [{"t": "said", "seat": 0, "phrase": "hello"}]
    await party.close()


async def test_a_rematch_is_one_table_with_the_same_people(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), watched=True)
    assert party.watcher is not None
    assert (await party.lines[0].ask("rematch"))["reason"] == "closed"
    await party.play(random.Random(2))
    assert (await party.watcher.ask("rematch"))["reason"] == "secret"
    assert (await party.lines[0].ask("rematch"))["t"] == "done"
    assert (await party.lines[1].ask("rematch"))["t"] == "done"
    await party.watcher.until(lambda: party.watcher is not None and party.watcher.table["next"])
    again = party.watcher.table["next"]
    assert party.lines[0].table["next"] == again
    line = await Line.open(server, again, [party.secrets[1]])
    assert (line.table["status"], line.table["yours"]) == ("open", [1])
    assert line.table["commitment"] != party.watcher.table["commitment"]
    assert (await line.ask("start"))["t"] == "done"
    await line.until(lambda: 1 in line.views)
    await line.close()
    await party.close()


async def test_why_names_the_rule(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    seat = party.waiting()[0]
    view = party.view(seat)
    legal = view["choices"][0]
    assert (await party.lines[seat].ask("why", seat=seat, m=legal["m"]))["rule"] == ""
    assert (await party.lines[seat].ask("why", seat=seat, text=legal["text"]))["rule"] == ""
    assert (await party.lines[seat].ask("why", seat=seat, m=-1))["rule"] == "table.owner"
    assert (await party.lines[seat].ask("why", seat=seat, text="nonsense"))["rule"] == "table.owner"
    assert (await party.lines[seat].ask("why", seat=seat))["reason"] == "message"
    assert (await party.lines[seat].ask("why", seat=seat + 1, m=0))["reason"] == "secret"
    other = next(one for one in party.lines if one not in view["view"]["waiting"])
    assert (await party.lines[other].ask("why", seat=other, m=legal["m"]))["rule"] == "table.turn"
    illegal = set(range(lt.game(GAME).rules(least(GAME)).actions)) - {choice["m"] for choice in view["choices"]}
    move = min(illegal)
    refused = await party.move(seat, move)
    assert refused["reason"] == "rule"
    assert refused["rule"] == (await party.lines[seat].ask("why", seat=seat, m=move))["rule"] != ""
    await party.close()


async def test_looking_back_shows_what_was_seen(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME), watched=True)
    assert party.watcher is not None
    seen = {0: party.watcher.views[None]["view"]}
    rng = random.Random(3)
    for _ in range(6):
        v = await party.step(rng)
        seen[v] = party.watcher.views[None]["view"]
    for v, view in seen.items():
        past = await party.watcher.ask("look", seat=None, v=v)
        if past["t"] == "refused":
            assert past["reason"] == "memory"
        else:
            assert past["view"] == view
    assert (await party.watcher.ask("look", seat=0, v=1))["reason"] == "secret"
    assert (await party.watcher.ask("look", seat=None, v=99))["reason"] == "stale"
    await party.close()


async def test_a_glance_shows_how_a_table_stands_and_no_more_than_a_spectator_sees(server: Server) -> None:
    table = opened(server, "mine", "open")["table"]
    glance = server.get(f"/api/tables/{table}/glance")
    assert (glance["status"], glance["view"], glance["last"]) == ("open", None, [])
    party = await Party.sit(server, GAME, least(GAME), watched=True)
    rng = random.Random(3)
    for _ in range(4):
        v = await party.step(rng)
        glance, watcher = server.get(f"/api/tables/{party.id}/glance"), party.watcher
        assert watcher
        assert (glance["status"], glance["v"]) == ("playing", v)
        assert glance["view"] == watcher.views[None]["view"]
        assert glance["last"] == watcher.logs[None][-1:]
    await party.close()


async def test_a_seat_moves_to_another_device_and_is_worth_nothing_on_the_old_one(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    old, path = party.lines[0], f"/api/tables/{party.id}/move"
    v, new_hash = old.v(), hashed("mine")
    assert server.post(path, {"secret": "x" * 22, "hash": new_hash}, 403)["reason"] == "moved"
    assert server.post(path, {"secret": party.host, "hash": new_hash}, 403)["reason"] == "moved"
    for _ in range(2):  # the first answer is lost, it may be
        assert server.post(path, {"secret": party.secrets[0], "hash": new_hash}) == {"seat": 0}
    await old.until(lambda: old.table["yours"] == [] and None in old.views)  # they watch from now on
    assert (await old.ask("move", seat=0, v=v, m=0))["reason"] == "secret"
    assert server.post(path, {"secret": party.secrets[0], "hash": hashed("another")}, 403)["reason"] == "moved"
    new = await Line.open(server, party.id, ["mine"])
    assert new.table["yours"] == [0]
    assert new.views[0]["v"] == v
    assert server.post("/api/tables/nowhere/move", {"secret": "x", "hash": new_hash}, 404)["reason"] == "table"
    assert server.post(path, {"secret": "x", "hash": "x" * 64}, 400)["reason"] == "message"
    await new.close()
    await party.close()


async def test_who_sits_down_and_hears_no_answer_asks_again(server: Server) -> None:
    table = opened(server, "mine", "open", "open")["table"]
    wish = {"name": "Bea", "hash": hashed("mine")}
    for _ in range(2):
        assert server.post(f"/api/tables/{table}/join", wish) == {"seat": 1, "secret": ""}
    line = await Line.open(server, table, ["mine"])
    assert line.table["yours"] == [1]
    await line.close()


async def test_who_gives_no_name_has_none(server: Server) -> None:
    table = opened(server, "mine", "open")["table"]
    assert server.post(f"/api/tables/{table}/join", {"name": ""})["seat"] == 1
    assert server.post(f"/api/tables/{table}/join", {"name": " \u200b "}, 422)["reason"] == "name"
    assert [seat["name"] for seat in server.get(f"/api/tables/{table}/glance")["seats"]] == ["", ""]


async def test_the_same_deal_is_played_again_and_stays_sealed_until_one_has_played_it(server: Server) -> None:
    party = await Party.sit(server, GAME, 1, [BOT] * (least(GAME) - 1))
    rng, line = random.Random(8), party.lines[0]
    dealt = line.views[0]["view"]
    assert (await line.ask("challenge", seat=0))["reason"] == "closed"
    while (view := await due(line)) is not None:
        await party.move(0, rng.choice(view["choices"])["m"])
    assert server.get(f"/api/tables/{party.id}/record")["scores"]
    assert (await line.ask("challenge", seat=0))["t"] == "done"
    await line.until(lambda: bool(line.table["challenge"]))
    challenge = line.table["challenge"]
    assert challenge != party.id

    # Strangers see no more of it than that it is there; its players see it all.
    stranger = await Line.open(server, party.id)
    assert (stranger.table["seed"], stranger.table["share"], bool(line.table["seed"])) == (None, None, True)
    assert server.http.get(f"/api/tables/{party.id}/record").json()["reason"] == "sealed"
    assert server.http.get(f"/api/tables/{party.id}/record", headers={"X-Seat": party.secrets[0]}).status_code == 200
    told = server.get(f"/api/challenges/{challenge}")
    assert (told["game"], told["levels"], told["played"]) == (GAME, ["", *[BOT] * (least(GAME) - 1)], 1)
    assert server.http.get(f"/api/challenges/{party.id}").json()["reason"] == "challenge"

    # Somebody takes it up: the same deal, and nothing to compare before the end.
    opened_again = server.post(f"/api/challenges/{challenge}/play", {"name": "Bea"})
    wish = {"table": opened_again["table"], "secret": opened_again["secrets"]["0"]}
    other = Party(server, opened_again)
    await other.connect()
    assert (await other.lines[0].ask("start"))["t"] == "done"
    await other.lines[0].until(lambda: 0 in other.lines[0].views)
    assert other.lines[0].views[0]["view"] == dealt
    path = f"/api/challenges/{challenge}/compare"
    assert server.http.post(path, json=wish).json()["reason"] == "running"
    assert server.http.post(path, json={**wish, "secret": "x"}).json()["reason"] == "secret"
    while (view := await due(other.lines[0])) is not None:
        await other.move(0, view["choices"][0]["m"])
    compared = server.post(path, wish, 200)
    assert [(play["name"], play["you"]) for play in compared["plays"]] == [("P0", False), ("Bea", True)]
    assert all(play["moves"] for play in compared["plays"])
    record = server.http.get(f"/api/tables/{other.id}/record", headers={"X-Seat": wish["secret"]})
    assert server.post("/api/verify", record.json(), 200)["ok"]
    await stranger.close()
    await other.close()
    await party.close()


async def due(line: Line) -> dict[str, Any] | None:
    """Wait until seat 0 must choose; None once the match is over."""
    await line.until(lambda: line.views[0]["view"]["over"] or bool(line.views[0]["choices"]))
    view = line.views[0]
    return None if view["view"]["over"] else view
