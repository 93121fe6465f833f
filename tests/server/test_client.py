"""Bots from outside: the async client plays whole games, survives a restart, and says why not."""

import asyncio
import random
import socket
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.client import NotGranted, Seat, join, open_table
from tests.server.games import NAMES, least
from tests.server.running import Server

pytestmark = [pytest.mark.asyncio, pytest.mark.one_store]


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


async def alone(server: Server) -> Seat:
    """Take the first seat of a table with bots."""
    seats = [{"kind": "mine", "name": "Ada"}, *({"kind": "bot", "level": "random"} for _ in range(least(NAMES[0]) - 1))]
    _, mine = await open_table(server.address, NAMES[0], seats, options={"first": 0})
    return mine[0]


def told(refused: pytest.ExceptionInfo[NotGranted], reason: str, sentence: str) -> None:
    assert refused.value.reason == reason
    assert str(refused.value) == sentence


@pytest.mark.parametrize("slip", [None, {"foo": 1}, {"m": "x y"}, 1.5, True, ["pass"]])
async def test_what_is_no_move_is_refused_here(server: Server, slip: Any) -> None:
    """A server cannot answer what it cannot read: this used to wait for ever."""
    async with await alone(server) as seat:
        await seat.start()
        async for turn in seat:
            with pytest.raises(NotGranted) as refused:
                await asyncio.wait_for(turn.play(slip), 60)
            if slip == {"m": "x y"}:
                assert refused.value.reason == "rule"
                assert str(refused.value).startswith("The rules don’t allow this move (")
            else:
                told(refused, "move", "A move is one of the turn’s choices, its number or its text.")
            break


async def test_what_the_server_cannot_read_leaves_nobody_waiting(server: Server) -> None:
    async with await alone(server) as seat:
        with pytest.raises(NotGranted) as refused:
            await asyncio.wait_for(seat.ask("move", seat="one", v=None, m=[]), 60)
        told(refused, "message", "The server could not read this message.")
        with pytest.raises(NotGranted) as refused:
            await asyncio.wait_for(seat.ask("no such thing"), 60)
    with pytest.raises(NotGranted) as refused:
        await asyncio.wait_for(seat.start(), 60)
    told(refused, "closed", "This isn’t possible now.")


@pytest.mark.parametrize("link", ["nonsense", "", "http://", "ftp://127.0.0.1/table/x", "http://127.0.0.1", None])
async def test_what_is_no_link(link: Any) -> None:
    with pytest.raises(NotGranted) as refused:
        await join(link)
    told(refused, "link", "This is not the link of a table.")


async def test_nobody_there() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and listens to nothing
        address = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        for act in (join(f"{address}/table/x"), open_table(address, NAMES[0], []), open_table("nonsense", "x", [])):
            with pytest.raises(NotGranted) as refused:
                await act
            told(refused, "unreachable", "No Ludothèque server answers at this address.")


async def test_a_table_that_is_not_there(server: Server) -> None:
    with pytest.raises(NotGranted) as refused:
        await join(f"{server.address}/table/{'x' * 22}")
    told(refused, "table", "There is no such table.")
    gone = Seat(f"{server.address}/api/tables/{'x' * 22}", 0, "secret")
    with pytest.raises(NotGranted) as refused:
        await play(gone, random.Random(1))
    told(refused, "table", "There is no such table.")


async def test_the_server_says_more_exactly_why(server: Server) -> None:
    with pytest.raises(NotGranted) as refused:
        await open_table(server.address, NAMES[0], [{"kind": "mine", "name": "Ada"}] * 9)
    assert refused.value.reason == "options"
    assert str(refused.value).startswith("These options don’t go together (")
    assert refused.value.rule in str(refused.value)
    with pytest.raises(NotGranted) as refused:
        await open_table(server.address, "chess", [])
    told(refused, "game", "There is no such game.")


async def test_a_wrong_secret_leaves_nobody_waiting(server: Server) -> None:
    seat = await alone(server)
    seat.secret = "x" * len(seat.secret)
    async with seat:
        with pytest.raises(NotGranted) as refused:
            await asyncio.wait_for(seat.start(), 60)
        assert refused.value.reason == "secret"
    with pytest.raises(NotGranted) as refused:
        await play(Seat(seat.address, seat.number, seat.secret), random.Random(1))
    told(refused, "secret", "This seat isn’t yours.")
