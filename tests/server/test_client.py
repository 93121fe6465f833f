"""Bots from outside: the async client plays whole games, survives a restart, and says why not."""

import asyncio
import random

import pytest

import ludotheque as lt
from ludotheque.client import NotGranted, Seat, join, open_table
from tests.server.games import NAMES, least
from tests.server.running import Server

pytestmark = pytest.mark.asyncio


async def play(seat: Seat, chance: random.Random) -> None:
    async with seat:
        async for turn in seat:
            await turn.play(chance.choice(turn.choices))


@pytest.mark.parametrize("name", NAMES)
async def test_whole_games_are_played_from_outside(server: Server, name: str) -> None:
    count = least(name)
    seats = [{"kind": "mine", "name": "Host"}, *({"kind": "open"} for _ in range(count - 1))]
    link, mine = await open_table(server.address, name, seats)
    others = [await join(link, f"Bot {number}") for number in range(count - 1)]
    with pytest.raises(NotGranted) as full:
        await join(link)
    assert full.value.reason == "full"
    async with mine[0] as host:
        await host.start()
        chance = random.Random(name)
        helpers = [asyncio.create_task(play(seat, random.Random(seat.number))) for seat in others]
        async for turn in host:
            await turn.play(chance.choice(turn.choices)["text"])
        await asyncio.gather(*helpers)
        assert host.view["over"]
        assert min(host.view["ranking"]) == 1
    table = link.rsplit("/", 1)[1]
    match = lt.replay(lt.Record.from_json(server.http.get(f"/api/tables/{table}/record").text))
    assert match.ranking == host.view["ranking"]


async def test_refusals_name_the_rule(server: Server) -> None:
    name = NAMES[0]
    seats = [{"kind": "mine", "name": "Ada"}, *({"kind": "bot", "level": "random"} for _ in range(least(name) - 1))]
    _, mine = await open_table(server.address, name, seats, options={"first": 0})
    async with mine[0] as seat:
        await seat.start()
        async for turn in seat:
            assert await seat.why(turn.choices[0]["m"]) == ""
            with pytest.raises(NotGranted) as refused:
                await turn.play("no such move")
            assert refused.value.reason == "rule"
            assert refused.value.rule
            assert (await seat.hint())["m"] in [choice["m"] for choice in turn.choices]
            break


async def test_lost_connections_are_made_again(server: Server) -> None:
    """Each seat loses its line at every other move, before the answer has come; nothing counts twice."""
    name = NAMES[0]
    seats = [{"kind": "mine", "name": f"P{seat}"} for seat in range(least(name))]
    link, mine = await open_table(server.address, name, seats)
    made = 0

    async def act(seat: Seat) -> None:
        nonlocal made
        chance = random.Random(seat.number)
        async with seat:
            if seat is mine[0]:
                await seat.start()
            async for turn in seat:
                if made % 2 and seat._socket is not None:
                    seat._socket.transport.abort()
                await turn.play(chance.choice(turn.choices))
                made += 1

    await asyncio.gather(*(act(seat) for seat in mine))
    assert all(seat.view["over"] for seat in mine)
    match = lt.replay(lt.Record.from_json(server.http.get(f"/api/tables/{link.rsplit('/', 1)[1]}/record").text))
    assert len(match.moves) == made
