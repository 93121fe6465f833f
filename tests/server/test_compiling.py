"""Compiled thinking: workers change to a build when it is there, and a build that fails changes nothing."""

import asyncio
import shutil
import sys
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.engine.rng import Rng
from ludotheque.server.lobby import Lobby
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.table.setups import setup
from ludotheque.server.thinking import compiling
from ludotheque.server.thinking.bots import Bots
from ludotheque.server.thinking.compiling import COMING, FULL, SLOW, Compiling
from ludotheque.server.thinking.jobs import Choose
from ludotheque.server.thinking.workers import Workers
from tests.server.running import PATIENCE
from tests.server.test_lobby import Shelf

pytestmark = [pytest.mark.on_source, pytest.mark.asyncio]


async def test_workers_change_to_a_build(tmp_path: Path) -> None:
    """The build differs by its answer: so it is seen that it is what thinks."""
    shutil.copytree(compiling.PACKAGE, tmp_path / "ludotheque", ignore=compiling.LEFT_OUT)
    jobs = tmp_path / "ludotheque" / "server" / "thinking" / "jobs.py"
    jobs.write_text(
        jobs.read_text("utf-8").replace("return int(asked.choose", "return 4242 + 0 * int(asked.choose"), "utf-8"
    )
    match = lt.game("odin").match(2, 5)
    laid, seat = setup("odin", 2, match.options, ""), match.waiting[0]
    pool = Workers(1)
    try:
        bots = Bots(pool, Settings(bot_seconds=PATIENCE), Metrics())
        job = Choose(*bots.given(laid, match.state, seat, "medium", Rng(1)))
        assert int(await pool.ask(job, PATIENCE)) in match.rules.legal_moves(match.state, seat)
        (former,) = pool.running
        await pool.use(tmp_path)
        assert former.returncode is not None
        assert await pool.ask(job, PATIENCE) == b"4242"
    finally:
        await pool.close()


@pytest.mark.parametrize(("makes", "then"), [("Path(sys.argv[1]).mkdir()", FULL), ("sys.exit(1)", SLOW)])
async def test_a_build_is_made_once(makes: str, then: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "wanted", lambda: True)
    monkeypatch.setattr(compiling, "home", lambda: tmp_path)
    waits = f"import sys; from pathlib import Path; sys.stdin.read(); {makes}"
    monkeypatch.setattr(compiling, "command", lambda folder: (sys.executable, "-c", waits, str(folder)))
    pool = Workers(1)
    compile_it = Compiling([pool])
    assert compile_it.state == SLOW
    task = asyncio.create_task(compile_it.see_to_it())
    while compile_it.state == SLOW and not task.done():
        await asyncio.sleep(0.01)
    assert compile_it.state in (COMING, then)
    await task
    await compile_it.close()
    assert compile_it.state == then
    assert (pool.build is not None) == (then == FULL)
    if then == FULL:
        monkeypatch.setattr(compiling, "command", lambda _: (sys.executable, "-c", "sys.exit('once is enough')"))
        again = Compiling([pool])
        await again.see_to_it()
        assert (again.state, again.making) == (FULL, None)


async def test_a_sheet_is_weighed_as_it_is_laid_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what this process runs on, not many times as fast."""
    monkeypatch.setattr(compiling, "wanted", lambda: True)
    monkeypatch.setattr(compiling, "home", lambda: tmp_path)
    (tmp_path / compiling.version()).mkdir()
    lobby = Lobby(Shelf([], []), Settings())
    async with asyncio.timeout(PATIENCE):
        while not all(pool.build for pool in (lobby.workers, lobby.hint_workers, lobby.review_workers)):
            await asyncio.sleep(0.01)
    assert lobby.file_workers.build is None
    await lobby.close()


async def test_a_build_ends_with_its_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "wanted", lambda: True)
    monkeypatch.setattr(compiling, "home", lambda: tmp_path)
    monkeypatch.setattr(compiling, "command", lambda _: (sys.executable, "-c", "import time; time.sleep(600)"))
    compile_it = Compiling([])
    task = asyncio.create_task(compile_it.see_to_it())
    while compile_it.making is None:
        await asyncio.sleep(0.01)
    task.cancel()
    await compile_it.close()
    assert compile_it.making.returncode is not None


async def test_a_version_is_that_of_the_sources() -> None:
    assert compiling.version() == compiling.version()
    assert not compiling.wanted(), "only ./dev asks for it"
