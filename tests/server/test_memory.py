"""What a game lets one remember: lines that age, and moments that may not be looked at again."""

import json
import random
from collections.abc import Iterable, Iterator

import pytest
from msgspec import Raw

import ludotheque as lt
from ludotheque.engine.journal import Event
from ludotheque.server.table.journals import Log
from ludotheque.server.table.live import LiveMatch
from ludotheque.server.table.setups import Setup, setup
from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import Server

FORGETFUL = [
    name for name in NAMES if setup(name, least(name), lt.game(name).meta.resolve(least(name), {}), "").memory.forgets
]


def decoded(lines: Iterable[Raw]) -> list[str]:
    return [bytes(line).decode() for line in lines]


def played(name: str, seed: int, moves: int) -> Iterator[LiveMatch]:
    """Play a match, and give it after every move."""
    match = lt.game(name).match(least(name), seed)
    live = LiveMatch(setup(name, match.seats, match.options, ""), seed)
    rng = random.Random(seed)
    while not live.over and moves:
        moves -= 1
        seat = rng.choice(live.waiting)
        live.accept(live.step(seat, rng.choice(live.rules.legal_moves(live.state, seat))))
        yield live


@pytest.mark.parametrize("name", NAMES)
def test_news_put_after_each_other_are_the_whole_log(name: str) -> None:
    logs: dict[int | None, list[str]] = {}
    length = 0
    for live in played(name, 3, 400):
        for seat in [None, *range(live.setup.seats)]:
            news = live.log.since(live.state, seat, length)
            logs[seat] = logs.get(seat, [])[: news.start] + decoded(news.lines)
            assert logs[seat] == decoded(live.log.whole(live.state, seat).lines)
        length = len(live.log)


@pytest.mark.parametrize("name", FORGETFUL)
def test_what_has_aged_is_told_otherwise_until_the_end(name: str) -> None:
    aged = 0
    match = lt.game(name).match(least(name), 5)
    for live in played(name, 5, 100_000):
        match.play(live.made[-1].seat, live.made[-1].move)
        for seat in [None, *range(match.seats)]:
            seen = [event for event in match.journal if event.visible(seat)]
            assert live.setup.memory.forgets
            expected = seen if match.over else live.setup.memory.aged(seen)
            assert match.events(seat) == expected
            told = [json.loads(line) for line in decoded(live.log.whole(live.state, seat).lines)]
            assert [(line["key"], line["args"]) for line in told] == [(event.key, event.args) for event in expected]
            assert live.log.forgets(live.state, seat) == (list(map(repr, expected)) != list(map(repr, seen)))
            aged += live.log.forgets(live.state, seat)
    assert match.over
    assert aged


def test_there_is_a_game_that_forgets() -> None:
    assert FORGETFUL


def test_lines_are_numbered_by_what_each_saw() -> None:
    name = next(name for name in NAMES if name not in FORGETFUL and least(name) == 2)
    log = Log(setup(name, 2, lt.game(name).meta.resolve(2, {}), ""))
    log.add(1, [Event("all", {}), Event("zero", {}, 0b01), Event("one", {}, 0b10)])
    log.add(2, [Event("more", {})])
    s = lt.game(name).match(2, 1).state
    assert [log.since(s, seat, 3).start for seat in (None, 0, 1)] == [1, 2, 2]
    assert [len(log.whole(s, seat).lines) for seat in (None, 0, 1)] == [2, 3, 3]
    assert all(b"one" not in bytes(line) for line in log.whole(s, 0).lines)
    log.cut(2)
    assert [log.since(s, seat, 2).start for seat in (None, 0, 1)] == [1, 2, 1]
    assert [len(log.since(s, seat, 1).lines) for seat in (None, 0, 1)] == [0, 1, 0]


@pytest.mark.asyncio
@pytest.mark.parametrize("name", FORGETFUL)
async def test_looking_back_is_refused_once_something_is_forgotten(server: Server, name: str) -> None:
    party = await Party.sit(server, name, least(name), watched=True)
    line = party.watcher
    assert line is not None
    rng = random.Random(1)
    while not any("-old" in said["key"] for said in line.logs[None]):
        await party.step(rng)
    assert (await line.ask("look", seat=None, v=1))["reason"] == "memory"
    fresh = await Line.open(server, party.id)
    assert fresh.logs[None] == line.logs[None]
    await fresh.close()
    await party.play(rng)
    assert (await line.ask("look", seat=None, v=1))["t"] == "past"
    await party.close()


@pytest.mark.asyncio
async def test_a_game_may_forbid_looking_back_by_an_option(server: Server) -> None:
    found = [
        (name, {option.name: True})
        for name in NAMES
        for option in lt.game(name).meta.options
        if option.values == [False, True]
        and option.seats is None
        and not laid(name, {option.name: True}).memory.lookback
    ]
    assert found
    for name, options in found:
        assert laid(name, {}).memory.lookback
        party = await Party.sit(server, name, least(name), options=options)
        await party.step(random.Random(1))
        assert (await party.lines[0].ask("look", seat=0, v=0))["reason"] == "memory"
        await party.close()


def laid(name: str, options: dict[str, bool]) -> Setup:
    return setup(name, least(name), lt.game(name).meta.resolve(least(name), options), "")
