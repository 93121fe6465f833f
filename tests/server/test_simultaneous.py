"""Simultaneous choices over the wire: order does not matter, nothing shows, all can be changed until the last is in."""

import asyncio
import itertools
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque as lt
from tests.server.client import Line, Party, new_key
from tests.server.games import NAMES, least, most
from tests.server.running import Nursery, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio]


def meets(name: str) -> bool:
    """Return whether several owe a decision at once somewhere in a game, and soon enough for a test."""
    rng = random.Random(1)
    for seed in range(3):
        match = lt.game(name).match(least(name), seed)
        for _ in range(60):
            if match.over:
                break
            if len(match.waiting) > 1:
                return True
            seat = match.waiting[0]
            match.play(seat, rng.choice(match.rules.legal_moves(match.state, seat)))
    return False


TOGETHER = [name for name in NAMES if meets(name)]


async def together(server: Server, name: str, seats: int) -> Party:
    """Play until several people owe a decision at once, and each of them has something to choose from."""
    rng = random.Random(name)
    for _ in range(10):
        party = await Party.sit(server, name, seats, watched=True)
        for _ in range(150):
            if party.over():
                break
            waiting = party.waiting()
            if len(waiting) > 1 and all(len(party.view(seat)["choices"]) > 1 for seat in waiting):
                return party
            await party.step(rng)
        await party.close()
    pytest.fail(f"nobody ever chose at once in {name}")


async def test_there_is_something_to_test() -> None:
    assert TOGETHER


@pytest.mark.parametrize("name", TOGETHER)
async def test_the_order_of_arrival_does_not_matter(server: Server, name: str) -> None:
    party = await together(server, name, most(name))
    waiting = party.waiting()
    v = party.lines[0].v()
    moves = {seat: random.Random(seat).choice(party.view(seat)["choices"])["m"] for seat in waiting}
    shuffled = random.Random(3).sample(waiting, len(waiting))
    # All answer what they saw first, in whatever order the network likes.
    answers = await asyncio.gather(*(party.lines[seat].ask("move", seat=seat, v=v, m=moves[seat]) for seat in shuffled))
    assert [answer["t"] for answer in answers] == ["done"] * len(waiting)
    await party.seen(v + len(waiting))
    after = {seat: party.view(seat)["view"] for seat in party.lines}
    await party.play(random.Random(5))
    record = lt.Record.from_json(server.http.get(f"/api/tables/{party.id}/record").text)
    assert sorted(record.moves[v : v + len(waiting)]) == sorted(moves.items())
    for order in itertools.islice(itertools.permutations(moves.items()), 24):
        match = lt.Match(lt.game(name), record.seats, record.seed, record.options, luck=record.luck)
        for seat, move in [*record.moves[:v], *order]:
            match.play(seat, move)
        for seat in party.lines:
            assert json.loads(msgspec.json.encode(match.view(seat))) == after[seat]
    await party.close()


@pytest.mark.parametrize("name", TOGETHER)
async def test_nothing_shows_but_that_somebody_has_chosen(server: Server, name: str) -> None:
    party = await together(server, name, least(name))
    first, *others = party.waiting()
    choices = party.view(first)["choices"]
    assert len(choices) > 1
    seen: dict[int | None, list[Any]] = {}
    for choice in (choices[0], choices[-1], choices[0]):
        done = await party.move(first, choice["m"])
        assert done["t"] == "done"
        await party.seen(done["v"])
        assert party.view(first)["revising"]
        assert [one["m"] for one in party.view(first)["choices"]] == [one["m"] for one in choices]
        for line in party.everybody():
            for seat, view in line.views.items():
                if seat == first:
                    continue
                assert first not in view["view"]["waiting"]
                lines = [(said["key"], said["args"]) for said in line.logs[seat]]
                seen.setdefault(seat, []).append((view["view"], view["choices"], view["revising"], lines))
    for seat, (first_told, second, third) in seen.items():
        assert first_told[:3] == second[:3] == third[:3], f"seat {seat} can tell which"
        added = [late[3][len(early[3]) :] for early, late in ((first_told, second), (second, third))]
        assert added[0] == added[1], f"seat {seat} can tell which from the log"
    assert others
    await party.close()


@pytest.mark.parametrize("name", TOGETHER)
async def test_a_choice_is_replaced_until_all_are_in_and_not_after(server: Server, name: str) -> None:
    party = await together(server, name, least(name))
    waiting = party.waiting()
    first, v = waiting[0], party.lines[0].v()
    old, new = party.view(first)["choices"][0]["m"], party.view(first)["choices"][-1]["m"]
    k = new_key()
    done = await party.move(first, old, k=k)
    assert await party.move(first, old, k=k) == done, "the same message again"
    await party.seen(done["v"])
    replaced = await party.move(first, new)
    assert replaced["t"] == "done"
    await party.seen(replaced["v"])
    for seat in waiting[1:]:
        assert (await party.move(seat, party.view(seat)["choices"][0]["m"]))["t"] == "done"
    await party.seen(replaced["v"] + len(waiting) - 1)
    # Closed: what was sent for that phase comes too late.
    late = await party.lines[first].ask("move", seat=first, v=replaced["v"], m=old)
    assert late["t"] == "refused"
    assert late["reason"] in ("stale", "rule", "closed")
    assert await party.lines[first].ask("move", seat=first, v=v, m=old, k=k) == done, (
        "and the first one still counts once"
    )
    await party.play(random.Random(9))
    record = lt.Record.from_json(server.http.get(f"/api/tables/{party.id}/record").text)
    made = [move for seat, move in record.moves[v : replaced["v"]] if seat == first]
    assert made[-1] == new
    await party.close()


@pytest.mark.parametrize("name", TOGETHER)
async def test_picks_survive_a_power_cut(nursery: Nursery, folder: Path, name: str) -> None:
    server = nursery.server(folder)
    party = await together(server, name, least(name))
    waiting = party.waiting()
    done = await party.move(waiting[0], party.view(waiting[0])["choices"][0]["m"])
    await party.seen(done["v"])
    before = {seat: party.view(seat) for seat in party.lines}
    server.restart()
    party.watcher = None
    for seat, secret in party.secrets.items():
        party.lines[seat] = await Line.open(server, party.id, [secret])
        assert {**party.view(seat), "log": None} == {**before[seat], "log": None}
    assert party.view(waiting[0])["revising"]
    for seat in waiting[1:]:
        assert (await party.move(seat, party.view(seat)["choices"][0]["m"]))["t"] == "done"
    await party.seen(done["v"] + len(waiting) - 1)
    assert not party.view(waiting[0])["revising"]
    server.stop()


async def test_minds_are_not_changed_for_ever(nursery: Nursery, folder: Path) -> None:
    """Otherwise a log would grow without end, and whoever looks back would have all of it played again."""
    server = nursery.server(folder)
    party = await together(server, TOGETHER[0], least(TOGETHER[0]))
    for line in party.everybody():
        line.cut()
    most = party.lines[0].v() + 4
    server.kill()
    server.settings["events_per_table"] = most
    server.start()
    await party.connect(watched=True)
    seat = party.waiting()[0]
    for v in range(most - 3, most + 1):
        done = await party.move(seat, party.view(seat)["choices"][-(v % 2)]["m"])
        assert (done["t"], done["v"]) == ("done", v)
        await party.seen(v)
    assert (await party.move(seat, party.view(seat)["choices"][0]["m"]))["reason"] == "enough"
    assert (await party.lines[seat].ask("undo", seat=seat, v=most))["reason"] == "enough"
    await party.play(random.Random(1), 3)  # who has not chosen yet does, and the match goes on
    await party.close()
    server.stop()
