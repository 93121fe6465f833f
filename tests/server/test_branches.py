"""What if: tables that begin at a moment of a game that is over."""

import asyncio
import json
import random
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.engine.bot import redealt
from ludotheque.engine.rng import Rng
from ludotheque.match import Match
from ludotheque.server.thinking import branches
from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import PATIENCE, Nursery, Server

pytestmark = pytest.mark.on_wheel
GAME, SHORT = "odin", {"single_round": True}  # the quickest to play


@cache
def played(name: str) -> Match:
    """Play a match to its end, at random."""
    match, rng = Match(lt.game(name), least(name), 11, SHORT if name == GAME else {}), Rng(12)
    while not match.over:
        seat = match.waiting[rng.below(len(match.waiting))]
        legal = match.legal(seat).moves
        match.play(seat, legal[rng.below(len(legal))])
    return match


def spot(name: str) -> dict[str, Any]:
    """Ask for a moment of such a match: where the choice is largest, so that there is one."""
    match = played(name)
    step = max(range(len(match.moves)), key=lambda n: len(match.at(n).legal(match.moves[n][0])))
    return {"record": json.loads(match.record().to_json()), "step": step, "seat": match.moves[step][0]}


# The position


@pytest.mark.parametrize("name", NAMES)
def test_what_is_dealt_anew_depends_on_nothing_but_what_the_seat_knew(name: str) -> None:
    match = played(name)
    for step in random.Random(name).sample(range(len(match.moves)), min(12, len(match.moves))):
        now, seat = match.at(step), match.moves[step][0]
        position = now.position()
        position["state"] = now.rules.position(redealt(now.rules, now.state, seat, Rng(5)))
        other = now.game.from_position(position)
        anew = branches.world(now, seat, "77")
        assert anew.numbers() == branches.world(other, seat, "77").numbers()
        assert now.game.view(now.rules, anew, seat) == now.view(seat)
        assert now.rules.legal_moves(anew, seat) == now.legal(seat).moves


def test_as_it_truly_lay_the_same_moves_lead_to_the_same_end() -> None:
    match = Match(lt.game(GAME), least(GAME), 3, luck="hashed")
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    step = len(match.moves) // 2
    made = branches.branch(match.record().to_json(), step, match.moves[step][0], "", match.moves[step][1])
    begun = lt.game(GAME).from_position({**match.position(), "state": made.start})
    begun.play(*match.moves[step])
    now, then = begun.rules.position(begun.state), match.rules.position(match.at(step + 1).state)
    assert now == then


# The table


async def play_on(party: Party, seat: int) -> None:
    """Play to the end; bots may move meanwhile, so that a move comes too late and another one has to be chosen."""
    line, rng = party.lines[seat], random.Random(4)
    while not party.over():
        await line.until(lambda: party.over() or seat in party.view(seat)["view"]["waiting"])
        if not party.over():
            answer = await party.move(seat, rng.choice(party.view(seat)["choices"])["m"])
            assert answer["t"] == "done" or answer["reason"] == "stale", answer


@pytest.mark.asyncio
@pytest.mark.parametrize("name", NAMES)
async def test_a_branch_begins_as_its_seat_saw_it(server: Server, name: str) -> None:
    match, wish = played(name), spot(name)
    now = match.at(wish["step"])
    seen = server.post("/api/exercise", wish, 200)
    assert [one["text"] for one in seen["choices"]] == [one.text for one in now.legal(wish["seat"])]
    made = server.post("/api/branches", {**wish, "name": "Ann", "level": "random"})
    line = await Line.open(server, made["table"], [made["secrets"][str(wish["seat"])]])
    table, shown = line.table, line.views[wish["seat"]]
    assert (table["status"], table["private"], table["branch"], table["commitment"]) == ("playing", True, True, "")
    assert [seat["kind"] for seat in table["seats"]].count("bot") == least(name) - 1
    assert (shown["view"], shown["choices"]) == (seen["view"], seen["choices"])
    await line.close()


@pytest.mark.asyncio
async def test_a_branch_outlives_its_server_and_is_a_record_like_any_other(nursery: Nursery, folder: Path) -> None:
    server, wish = nursery.server(folder), spot(GAME)
    seat = wish["seat"]
    other = server.post("/api/exercise", wish, 200)["choices"][-1]["m"]
    made = server.post("/api/branches", {**wish, "move": other, "cards": "true", "level": "random"})
    server.restart()
    party = Party(server, made)
    await party.connect()
    line = party.lines[seat]
    assert line.views[seat]["v"] >= 1
    await play_on(party, seat)
    await line.until(lambda: line.table["status"] == "over")
    assert (line.table["seed"], line.table["share"]) == (None, "")
    record = server.get(f"/api/tables/{party.id}/record")
    assert (record["seed"], record["moves"][0]) == (None, [seat, other])
    assert record["start"] == played(GAME).rules.position(played(GAME).at(wish["step"]).state)
    assert lt.replay(json.dumps(record)).over
    assert server.post("/api/verify", record, 200)["verdict"] == "legal"
    assert len(server.post("/api/replay", record, 200)["steps"]) == len(record["moves"])
    assert len(lt.review(json.dumps(record), "quick").decisions) == len(record["moves"])
    # A branch of a branch, by its table; and a rematch, which is a game of its own.
    again = server.post("/api/branches", {"table": party.id, "step": 0, "seat": seat})
    assert again["secrets"].keys() == {str(seat)}
    assert (await line.ask("challenge", seat=seat))["reason"] == "closed"
    assert (await line.ask("rematch"))["t"] == "done"
    await line.until(lambda: bool(line.table["next"]))
    rematch = await Line.open(server, line.table["next"], [made["secrets"][str(seat)]])
    assert (rematch.table["branch"], len(rematch.table["commitment"])) == (False, 64)
    await rematch.close()
    await party.close()
    server.stop()
    assert [line for line in server.log() if line["level"] == "error"] == []


# What is refused


@pytest.mark.asyncio
async def test_nobody_plays_on_from_what_others_still_play(server: Server) -> None:
    party = await Party.sit(server, GAME, 1, ["random"] * (least(GAME) - 1), options=SHORT)
    asked = {"table": party.id, "step": 0, "seat": 0}
    for path in ("/api/branches", "/api/exercise"):
        assert server.post(path, asked, 409)["reason"] == "running"
    running = json.loads(played(GAME).record().to_json()) | {"table": party.id}
    assert server.post("/api/review", running, 409)["reason"] == "running"
    await play_on(party, 0)
    line = party.lines[0]
    assert server.post("/api/branches", asked)["table"]
    record = server.get(f"/api/tables/{party.id}/record")
    kept = server.post("/api/review", record, 200)["id"]
    until = time.monotonic() + PATIENCE
    while server.get(f"/api/review/{kept}")["review"] is None:
        assert time.monotonic() < until
        await asyncio.sleep(0.1)
    assert (await line.ask("challenge", seat=0))["t"] == "done"
    nameless = {key: value for key, value in record.items() if key != "table"} | {"seed": "0" + record["seed"]}
    for path in ("/api/branches", "/api/exercise"):
        for wish in (asked, {"record": record, "step": 0, "seat": 0}, {"record": nameless, "step": 0, "seat": 0}):
            denied = server.post(path, wish, 403)
            assert denied["text"].startswith(
                "Others may still play this deal. Until its link closes, nobody can review"
            )
    for sent in (record, nameless):
        assert server.post("/api/review", sent, 403)["reason"] == "branch"
    assert server.http.get(f"/api/review/{kept}").status_code == 403, "what was kept is not shown either"
    await line.until(lambda: bool(line.table["challenge"]))
    challenged = {**asked, "table": line.table["challenge"]}
    assert server.post("/api/branches", challenged, 409)["reason"] == "running"
    await party.close()


@pytest.mark.parametrize(
    ("change", "status", "said"),
    [
        ({"step": 10**6}, 422, "nothing to choose"),
        ({"seat": 15}, 422, "nothing to choose"),
        ({"move": 10**6}, 422, "can’t be made"),
        ({"record": {}}, 422, "not a game record"),
        ({"record": {"table": 3}}, 422, "not a game record"),
        ({"record": None, "table": "nonesuch"}, 422, "not a game record"),
        ({"cards": "marked"}, 400, ""),
        ({"level": "nonesuch"}, 422, ""),
        ({"name": "\u200b"}, 422, ""),
    ],
)
def test_what_is_no_moment_is_refused(server: Server, change: dict[str, Any], status: int, said: str) -> None:
    assert said in server.post("/api/branches", spot(GAME) | change, status)["sentence"]


def test_a_game_that_is_not_over_is_refused(server: Server) -> None:
    unfinished = json.loads(played(GAME).at(5).record().to_json())
    wish = {"record": unfinished, "step": 1, "seat": 0}
    assert "only play on from a finished game" in server.post("/api/exercise", wish, 422)["sentence"]
    assert server.post("/api/branches", {"step": 1, "seat": 0}, 404)["reason"] == "table"


@pytest.mark.asyncio
async def test_a_branch_has_no_larger_sheet_than_a_table(nursery: Nursery, folder: Path) -> None:
    sheet = lt.game(GAME).text("sheet.toml")
    server = nursery.server(folder, sheet_size=len(sheet.encode()) + 10)
    for more, status in (("# ten: 890\n"[:10], 201), ("# eleven: 1\n"[:11], 413)):
        match = Match(lt.game(GAME), least(GAME), 11, SHORT, sheet + more)
        while not match.over:
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        record = json.loads(match.record().to_json())
        denied = server.post("/api/branches", {"record": record, "step": 0, "seat": match.moves[0][0]}, status)
        assert denied.get("reason", "") == ("size" if status == 413 else "")
    server.stop()
