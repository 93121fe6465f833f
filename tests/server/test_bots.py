"""Bots at a table: honest, on time, never without a legal move, and welcome from outside."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path

import msgspec
import pytest

import ludotheque as lt
from ludotheque.bots import levels
from ludotheque.bots.levels import LEVELS
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import Rng
from ludotheque.hints import FEW, Advised
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.table.setups import setup
from ludotheque.server.thinking import jobs, workers
from ludotheque.server.thinking.bots import LEAST, Bots, own_rng, quick
from ludotheque.server.thinking.jobs import Advise, Answer, AnyJob, CheckSheet, Choose, do
from ludotheque.server.thinking.workers import Failed, Workers
from tests.bots import policies
from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import PATIENCE, Nursery, Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio]
ROOT = Path(__file__).parents[2]
GAME = NAMES[0]


@pytest.mark.parametrize("level", LEVELS)
async def test_bots_of_every_level_sit_in_any_seat(server: Server, level: str) -> None:
    party = await Party.sit(server, GAME, 1, bots=[level] * (least(GAME) - 1))
    await play_on(party.lines[0], random.Random(level))
    await party.close()


async def play_on(line: Line, rng: random.Random) -> None:
    """Make a few moves for the first seat, among bots."""
    for _ in range(4):
        await line.until(lambda: bool(line.views[0]["view"]["over"] or line.views[0]["choices"]))
        if line.views[0]["view"]["over"]:
            break
        v = line.v()
        done = await line.ask("move", seat=0, v=v, m=rng.choice(line.views[0]["choices"])["m"])
        if done["t"] == "done":
            await line.until(lambda v=v: line.v() > v)  # type: ignore[misc]  # a default has no type


async def test_a_trained_bot_plays_where_its_policy_is_for(nursery: Nursery, folder: Path) -> None:
    file = policies.write(folder.parent / "own.npz", GAME, least(GAME))
    server = nursery.server(folder, policies=[str(file)])
    shown = {game["name"]: game["trained"] for game in server.get("/api/games")["games"]}
    assert shown == {name: [least(GAME)] if name == GAME else [] for name in NAMES}
    party = await Party.sit(server, GAME, 1, bots=["trained"] * (least(GAME) - 1))
    while server.metric("bot_moves_total") == 0:  # who begins, and how often, is for the deal to say
        await play_on(party.lines[0], random.Random(1))
    await play_on(party.lines[0], random.Random(1))  # which waits for what it chose
    assert server.metric("bot_fallbacks_total") == 0
    for seats, level in ((least(GAME) + 1, "trained"), (least(GAME), "policy:own.npz")):
        chairs = [{"kind": "mine"}] + [{"kind": "bot", "level": level}] * (seats - 1)
        assert server.post("/api/tables", {"game": GAME, "seats": chairs}, 422)["reason"] == "level"
    await party.close()
    server.stop()


async def test_a_hint_is_a_legal_move_for_ones_own_turn(server: Server) -> None:
    party = await Party.sit(server, GAME, least(GAME))
    seat = party.waiting()[0]
    other = next(one for one in party.lines if one not in party.view(seat)["view"]["waiting"])
    hint = await party.lines[seat].ask("hint", seat=seat)
    assert hint["t"] == "hint"
    assert hint["why"]["key"]
    assert hint["m"] in [choice["m"] for choice in party.view(seat)["choices"]]
    assert (hint["seat"], hint["v"]) == (seat, 0)
    assert hint["best"][0] == {"m": hint["m"], "value": 0.0, "error": 0.0, "why": hint["why"]}
    assert (await party.lines[other].ask("hint", seat=other))["reason"] == "hints"
    assert (await party.lines[seat].ask("hint", seat=seat, v=1))["reason"] == "running"
    await party.close()


async def test_every_move_can_be_explained_once_a_match_is_over(server: Server) -> None:
    party = await Party.sit(server, GAME, 1, bots=["medium"] * (least(GAME) - 1))
    line = party.lines[0]
    await line.ask("away", seat=0, level="easy")
    await line.until(lambda: line.table["status"] == "over")
    told = await line.ask("hint", seat=0, v=1)
    assert (told["t"], told["v"], bool(told["why"]["key"])) == ("hint", 1, True)
    match = lt.game(GAME).match(least(GAME), 0)
    assert told["best"][0]["m"] == told["m"] < match.rules.actions
    assert (await line.ask("hint", seat=0, v=line.v() + 1))["reason"] == "stale"
    await party.close()


@pytest.mark.parametrize("name", NAMES)
async def test_a_hint_is_thought_about_like_a_move(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is handed a redealt copy; search in a worker names a few moves, what each promises and why."""
    match = lt.game(name).match(least(name), 7)
    laid, seat = setup(name, match.seats, match.options, ""), match.waiting[0]
    other = match.state.copy()
    match.rules.redeal(other, seat, Rng(99))
    recording = Recording()
    bots = Bots(recording, Settings(hint_level="hard"), Metrics())
    for world in (match.state, other):
        assert await bots.advise(laid, world, seat, Rng(3)) == [], "without an answer, none"
    true, redealt = recording.jobs
    assert isinstance(true, Advise)
    assert true == redealt
    monkeypatch.setitem(levels.EFFORT, "hard", 0.004)
    jobs.bot.cache_clear()
    unhurried = msgspec.structs.replace(true, seconds=0.0)
    best = msgspec.json.decode(do(unhurried).body, type=list[Advised])
    assert 1 < len(best) == len({one.m for one in best}) <= FEW
    for one in best:
        assert one.m in match.rules.legal_moves(match.state, seat)
        assert 0 <= one.value <= 1
        assert 0 < one.error < 1
    made = match.rules.legal_moves(match.state, seat)[-1]
    told = msgspec.json.decode(do(msgspec.structs.replace(unhurried, made=made)).body, type=list[Advised])
    assert told[0].m == made
    jobs.bot.cache_clear()


class Recording(Workers):
    """Take note of what workers are asked, and answer with something else if told to."""

    def __init__(self, answer: int | None = None) -> None:
        super().__init__(1)
        self.jobs: list[AnyJob] = []
        self.answer_with = answer

    async def ask(self, job: AnyJob, seconds: float, begin: Callable[[AnyJob], AnyJob] | None = None) -> bytes:
        self.jobs.append(job)
        if self.answer_with is None:
            raise Failed
        return msgspec.json.encode(self.answer_with)


@pytest.mark.parametrize("name", NAMES)
async def test_a_bot_is_handed_a_redealt_copy_and_nothing_else(name: str) -> None:
    match = lt.game(name).match(least(name), 2**95 + 12345)
    laid = setup(name, match.seats, match.options, "")
    recording = Recording()
    bots = Bots(recording, Settings(), Metrics())
    rng = random.Random(1)
    for v in range(20):
        if match.over:
            break
        seat = match.waiting[0]
        other = match.state.copy()
        match.rules.redeal(other, seat, Rng(99))
        for world in (match.state, other):
            move = await bots.choose(laid, world, seat, "medium", own_rng(match.seed, v))
            assert move in match.rules.legal_moves(match.state, seat), "without an answer, a legal move all the same"
        true, redealt = recording.jobs[-2:]
        assert isinstance(true, Choose)
        assert true == redealt, "what a bot is given depends on nothing its seat cannot know"
        assert str(match.seed) not in msgspec.json.encode(true).decode()
        match.play(seat, rng.choice(match.rules.legal_moves(match.state, seat)))


@pytest.mark.parametrize("level", ["medium", "expert", "trained"])
@pytest.mark.parametrize("answer", [None, -1])
async def test_where_no_move_comes_the_heuristic_moves_and_it_is_counted(level: str, answer: int | None) -> None:
    match = lt.game(GAME).match(least(GAME), 5)
    laid, seat = setup(GAME, match.seats, match.options, ""), match.waiting[0]
    metrics, rng = Metrics(), Rng(1)
    bots = Bots(Recording(answer), Settings(), metrics)
    bots.given(laid, match.state, seat, level, rng)
    expected = quick(laid, match.state, seat, "medium", rng)
    assert await bots.choose(laid, match.state, seat, level, Rng(1)) == expected
    assert metrics.counts["bot_fallbacks"] == 1


class Timed(Workers):
    """Take for each thought as long as it may take, on a clock of their own, and note how long that was."""

    def __init__(self, clock: list[float]) -> None:
        super().__init__(1)
        self.clock = clock
        self.took: list[float] = []

    async def answer(self, job: AnyJob, seconds: float) -> Answer:
        assert isinstance(job, Choose)
        await asyncio.sleep(0)
        self.took.append(job.seconds)
        self.clock[0] += job.seconds
        return Answer(b"0")


@pytest.mark.parametrize(
    ("clocks", "first", "together"),
    [
        ([inf], 4, 4),
        ([inf] * 100, 0.04, 4),
        ([2.0] * 100, 0.01, 1),
        ([-5.0] * 10, 0.05, 0.5),  # they move for people whose time is up
        ([inf] * 9 + [2.0], 0.1, 1),  # those before the last one leave it its time
        ([2.0] + [inf] * 9, 0.4, 4),
    ],
)
async def test_the_more_bots_wait_the_less_each_thinks(
    monkeypatch: pytest.MonkeyPatch, clocks: list[float], first: float, together: float
) -> None:
    """All that come at once are done within half of the time that bots have, or that a clock leaves."""
    clock = [1000.0]
    monkeypatch.setattr("ludotheque.server.thinking.bots.monotonic", lambda: clock[0])
    match = lt.game(GAME).match(least(GAME), 5)
    laid, seat = setup(GAME, match.seats, match.options, ""), match.waiting[0]
    pool = Timed(clock)
    bots = Bots(pool, Settings(bot_seconds=8, bot_cpu=4), Metrics())
    assert bots.patience() == 4
    async with pool.places:  # the worker is busy until all are in line
        thoughts = [bots.choose(laid, match.state, seat, "expert", Rng(1), left) for left in clocks]
        done = asyncio.gather(*thoughts)
        while len(bots.line) < len(clocks):
            await asyncio.sleep(0)
        assert bots.patience() == pytest.approx(first)
    await done
    assert pool.took[0] == pytest.approx(first)
    assert min(pool.took) >= LEAST
    assert sum(pool.took) == pytest.approx(together)
    assert not bots.line
    assert bots.patience() == 4


async def test_a_worker_that_is_late_or_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lt.game(GAME).match(least(GAME), 5)
    laid = setup(GAME, match.seats, match.options, "")
    pool = Workers(1)
    bots = Bots(pool, Settings(bot_seconds=PATIENCE), Metrics())
    seat = match.waiting[0]
    legal = match.rules.legal_moves(match.state, seat)
    first = await bots.choose(laid, match.state, seat, "medium", own_rng(5, 0))
    assert await bots.choose(laid, match.state, seat, "medium", own_rng(5, 0)) == first, (
        "the same generator, the same move"
    )
    (process,) = pool.running
    os.kill(process.pid, signal.SIGSTOP)  # it hangs
    bots.seconds = 0.2
    assert await bots.choose(laid, match.state, seat, "medium", own_rng(5, 0)) in legal
    assert bots.metrics.counts["bot_fallbacks"] == 1
    assert process.returncode == -signal.SIGKILL
    bots.seconds = PATIENCE
    assert await bots.choose(laid, match.state, seat, "medium", own_rng(5, 0)) == first
    (process,) = pool.running
    os.kill(process.pid, signal.SIGKILL)  # it dies
    await process.wait()
    await bots.choose(laid, match.state, seat, "medium", own_rng(5, 0))
    assert await bots.choose(laid, match.state, seat, "medium", own_rng(5, 0)) == first
    with pytest.raises(Refused):
        await pool.ask(CheckSheet(GAME, least(GAME), match.options, "[nonsense]", PATIENCE, 1 << 30), PATIENCE)
    await pool.close()
    with pytest.raises(Failed):
        await pool.ask(CheckSheet(GAME, least(GAME), match.options, "", PATIENCE, 1 << 30), PATIENCE)
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", "print('noise', flush=True)"))
    noisy = Workers(1)
    with pytest.raises(Failed):
        await noisy.ask(CheckSheet(GAME, least(GAME), match.options, "", PATIENCE, 1 << 30), PATIENCE)
    await noisy.close()


async def test_the_example_bot_joins_by_link_and_plays(server: Server) -> None:
    seats = [{"kind": "open"}] * least(GAME)
    opened = server.post("/api/tables", {"game": GAME, "seats": seats})
    link = f"{server.address}/table/{opened['table']}"
    command = [sys.executable, str(ROOT / "docs" / "example_bot.py"), link]
    bots = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in seats]
    host = await Line.open(server, opened["table"], [opened["host"]])
    await host.until(lambda: all(seat["connected"] for seat in host.table["seats"]))
    assert (await host.ask("start"))["t"] == "done"
    await host.until(lambda: host.table["status"] == "over")
    for bot in bots:
        said, _ = bot.communicate(timeout=PATIENCE)
        assert bot.returncode == 0
        assert "over" in said
    assert len((ROOT / "docs" / "example_bot.py").read_text().splitlines()) <= 40
    for wrong in (link, "nonsense", f"{server.address}/table/nosuch"):  # the first has no open seat any more
        done = subprocess.run([*command[:2], wrong], capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert done.stderr.startswith("give the link of a table with an open seat")
    await host.close()


def answered(line: Line, t: str) -> bool:
    return any(message["t"] == t for message in line.messages)


async def test_who_asks_for_a_hint_and_goes_ends_no_worker(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder)
    party = await Party.sit(server, GAME, least(GAME))
    seat = party.waiting()[0]
    assert (await party.lines[seat].ask("hint", seat=seat))["t"] == "hint"
    for _ in range(5):
        line = await Line.open(server, party.id, [party.secrets[seat]])
        await line.say("hint", k="k", seat=seat)
        await line.say("ping")  # what comes after it has been answered: it is being thought about
        await line.until(partial(answered, line, "pong"))
        line.cut()
    assert (await party.lines[seat].ask("hint", seat=seat))["t"] == "hint"
    assert server.metric("workers") == 1
    await party.close()
    server.stop()
    assert [line["event"] for line in server.log() if line["event"].startswith("worker.")] == []
