"""Take-backs: until another seat has acted, or something hidden was shown."""

import random
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.engine.journal import Journal
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State
from ludotheque.server.table.live import APART, LiveMatch
from ludotheque.server.table.setups import setup
from ludotheque.undoing import reveals
from tests.server.client import Line, Party
from tests.server.games import NAMES, least, most
from tests.server.running import Nursery, Server
from tests.server.test_lobby import longest

pytestmark = pytest.mark.on_wheel


@pytest.mark.asyncio
@pytest.mark.parametrize("name", NAMES)
async def test_a_move_that_showed_nothing_is_taken_back(nursery: Nursery, folder: Path, name: str) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, name, least(name), watched=True)
    rng, taken_back = random.Random(name), 0
    for _ in range(20):
        if party.over() or taken_back >= 3:
            break
        before = {seat: party.view(seat) for seat in party.lines}
        logs = {seat: line.logs[seat] for seat, line in party.lines.items()}
        v = await party.step(rng)
        if party.over():
            break
        seat = next(one for one in party.lines if party.view(one)["undo"])
        assert [one for one in party.lines if party.view(one)["undo"]] == [seat]
        answer = await party.lines[seat].ask("undo", seat=seat, v=v)
        if answer["t"] == "refused":
            assert answer["reason"] == "revealed"
            continue
        assert answer["v"] == v + 1
        await party.seen(v + 1)
        taken_back += 1
        for one, view in before.items():
            assert party.view(one)["view"] == view["view"]
            assert party.view(one)["choices"] == view["choices"]
            assert party.lines[one].logs[one] == logs[one]
    assert taken_back >= 1
    # The log is append-only: a restart folds it to the same table.
    last = {seat: party.view(seat)["view"] for seat in party.lines}
    v = party.lines[0].v()
    server.restart()
    for seat, secret in party.secrets.items():
        line = await Line.open(server, party.id, [secret])
        assert (line.views[seat]["v"], line.views[seat]["view"]) == (v, last[seat])
        line.cut()
    server.stop()


@pytest.mark.asyncio
async def test_who_may_take_back_what(server: Server) -> None:
    name = next(name for name in NAMES if most(name) >= 3)
    party = await Party.sit(server, name, 3, watched=True)
    rng = random.Random(2)
    watcher = party.watcher
    assert watcher is not None
    for _ in range(60):
        v = await party.step(rng)
        seat = next(one for one in party.lines if party.view(one)["undo"])
        other = next(one for one in party.lines if one != seat)
        assert (await party.lines[other].ask("undo", seat=seat, v=v))["reason"] == "secret"
        assert (await watcher.ask("undo", seat=seat, v=v))["reason"] == "secret"
        assert (await party.lines[other].ask("undo", seat=other, v=v))["reason"] == "undo"
        assert (await party.lines[seat].ask("undo", seat=seat, v=v - 1))["reason"] == "stale"
        done = await party.lines[seat].ask("undo", seat=seat, v=v, k=f"undo{v}")
        if done["t"] == "done":
            # The same message again is the same take-back, not another one.
            assert await party.lines[seat].ask("undo", seat=seat, v=v, k=f"undo{v}") == done
            await party.seen(done["v"])
            assert (await party.lines[seat].ask("undo", seat=seat, v=v))["reason"] == "stale"
            break
    else:
        pytest.fail("nothing could be undone")
    await party.close()


@pytest.mark.asyncio
async def test_nothing_is_taken_back_once_it_is_over(server: Server) -> None:
    party = await Party.sit(server, NAMES[0], least(NAMES[0]))
    await party.play(random.Random(5))
    for seat, line in party.lines.items():
        assert not party.view(seat)["undo"]
        assert (await line.ask("undo", seat=seat, v=line.v()))["reason"] == "closed"
    await party.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_move_that_shows_its_maker_something_is_never_called_harmless(name: str) -> None:
    """Look at more redeals than the server does, and at nothing but what its maker is told."""
    rng, chance, harmless = random.Random(name), Rng(5), 0
    for seed in range(3):
        match = lt.game(name).match(least(name), seed)
        laid = setup(name, match.seats, match.options, "")
        for _ in range(min(rng.randrange(20), match.rules.longest // 2)):
            match.play(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
        for _ in range(12):
            if match.over:
                break
            seat = match.waiting[0]
            move = rng.choice(match.rules.legal_moves(match.state, seat))
            told = set()
            for _ in range(60):
                copy, journal = match.state.copy(), Journal()
                match.rules.redeal(copy, seat, chance)
                match.rules.apply(copy, seat, move, journal)
                events = [repr(event) for event in journal.events if event.visible(seat)]
                told.add(repr((laid.view(copy, seat), events)))
            found = reveals(laid.game, laid.rules, match.state, seat, move)
            assert found or len(told) == 1, f"{match.rules.choice(move)} shows {len(told)} different things"
            harmless += not found
            match.play(seat, move)
    assert harmless


@pytest.mark.on_source
def test_looking_back_makes_few_moves_again() -> None:
    """However long a match is: everybody else waits meanwhile."""
    counted = 0

    class Counted(LiveMatch):
        def apply(self, s: State, number: int, seat: int, move: int, journal: Journal | None) -> None:
            nonlocal counted
            counted += 1
            super().apply(s, number, seat, move, journal)

    laid, entries = longest()
    assert len(entries) > 2 * APART
    live = Counted(laid, 7)
    digests = [live.state.digest()]
    for entry in entries:
        live.accept(live.step(entry.seat, entry.move))
        digests.append(live.state.digest())
    for v, digest in enumerate(digests):
        counted = 0
        assert live.at(v).digest() == digest
        assert counted < APART
    while len(live.made) > len(entries) - APART - 3:
        live.undo(live.before_last())
        assert live.state.digest() == digests[len(live.made)]
    for entry in entries[len(live.made) :]:
        live.accept(live.step(entry.seat, entry.move))
        assert live.at(live.v).digest() == live.state.digest() == digests[len(live.made)]
