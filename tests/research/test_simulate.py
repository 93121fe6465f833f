"""Simulation: the same figures whatever the number of processes, and figures that are right."""

import json
import math
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bots.levels import EFFORT, LEVELS, bot_rng, make
from ludotheque.engine.bot import ask
from ludotheque.research.simulate import prepare, simulate, tallies
from ludotheque.research.statistics import mean, share
from ludotheque.research.tally import Setup, Tally
from tests.cli.terminal import PATIENCE, Terminal, run

pytestmark = [pytest.mark.on_wheel, pytest.mark.slow]

SHORT = {"single_round": True}


def by_hand(setup: Setup, games: int) -> Tally:
    """Play the same games through the public library, one move at a time."""
    tally = Tally(setup)
    for number in range(games):
        seed = setup.seed + number
        match = lt.game(setup.game).match(len(setup.lineup), seed, setup.sheet, **setup.options)
        rng = bot_rng(seed, 0)
        while not match.over:
            seat = match.waiting[0]
            bot = make(setup.lineup[(seat + number) % match.seats], match.game)
            match.play(seat, int(ask(bot, match.rules, match.state, seat, rng)))
        tally.add(number, match.scores, match.ranking, len(match.moves))
    return tally


def test_games_are_those_of_the_library() -> None:
    setup = prepare("odin", 3, ["medium", "random"], 40, SHORT, None)
    assert setup.lineup == ("medium", "random", "medium")
    tally = Tally(setup)
    for part in tallies(setup, 12, 1):
        tally.merge(part)
    assert tally == by_hand(setup, 12)


@pytest.mark.parametrize("game", lt.all_games())
def test_jobs_do_not_matter(game: str) -> None:
    seats = lt.game(game).meta.most
    reports = [simulate(game, seats, ["medium", "easy"], 7, jobs, seed=5) for jobs in (1, 3)]
    assert reports[0] == reports[1]
    assert reports[0].games == 7
    assert sum(row.won.value for row in reports[0].levels) == pytest.approx(1)
    assert sum(row.won.value for row in reports[0].seats) == pytest.approx(1)


def test_bots_move_on_by_a_seat() -> None:
    setup = Setup("odin", ("medium", "random", "random"), 0, {}, None)
    seated = [[setup.level_at(seat, number) for seat in range(3)] for number in range(3)]
    assert [row.index("medium") for row in seated] == [0, 2, 1]


def test_a_shared_first_place_is_a_shared_win() -> None:
    tally = Tally(Setup("odin", ("medium", "random", "random"), 0, {}, None))
    tally.add(0, [3, 3, 8], [1, 1, 3], 10)
    assert tally.parts == 6
    assert (tally.levels["medium"].wins, tally.levels["random"].wins) == (3, 3)
    assert tally.levels["random"].points == 11


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in EFFORT])
def test_every_level_plays_every_game(level: str) -> None:
    for game in lt.all_games().values():
        assert simulate(game.name, game.meta.least, [level], 2).games == 2


def test_intervals() -> None:
    # Wilson's interval for 8 of 10, and for none of 20, as in any table of it
    found = share(8, 10)
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    none = share(0, 20)
    assert (none.low, none.high) == pytest.approx((0.0, 0.1611), abs=1e-4)
    numbers = [3, 5, 8, 13, 21]
    found = mean(sum(numbers), sum(n * n for n in numbers), 5)
    deviation = math.sqrt(sum((n - 10) ** 2 for n in numbers) / 4)
    assert found.value == 10
    assert found.high - 10 == pytest.approx(1.96 * deviation / math.sqrt(5), rel=1e-4)
    halves = mean(sum(numbers), sum(n * n for n in numbers), 5, 2)
    assert (halves.value, halves.high) == pytest.approx((found.value / 2, found.high / 2))
    assert math.isnan(share(0, 0).value)
    assert mean(7, 49, 1).high == math.inf


def test_large_sums_keep_their_variance() -> None:
    total, squares = 3 * 10**12 + 3, 3 * 10**24 + 6 * 10**12 + 5  # 10**12 + 0, 1 and 2
    assert mean(total, squares, 3).high - mean(total, squares, 3).value == pytest.approx(1.96 / math.sqrt(3), rel=1e-3)


def test_the_command(tmp_path: Path) -> None:
    arguments = ["simulate", "odin", "--bots", "medium,random", "-n", "8", "--seats", "3", "-o", "single_round=on"]
    for jobs in ("1", "2"):
        done = run(tmp_path, *arguments, "--jobs", jobs, "--json", str(tmp_path / f"{jobs}.json"))
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        for piece in ("Odin, 3 players: 8 games", "medium ×2", "66.7%", "single_round=on", "Decisions in a game"):
            assert piece in done.stdout
    one, two = ((tmp_path / f"{jobs}.json").read_text() for jobs in ("1", "2"))
    assert one == two
    told = json.loads(one)
    assert told["games"] == 8
    assert [row["name"] for row in told["levels"]] == ["medium", "random"]
    french = run(tmp_path, *arguments, "--lang", "fr").stdout
    for piece in ("Odin, 3 joueurs\u202f: 8 parties", "moyen ×2", "66,7\u202f%", "Part équitable"):
        assert piece in french


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_there_is(jobs: str, tmp_path: Path) -> None:
    arguments = ("simulate", "odin", "--games", "1000000", "--jobs", jobs, "--json", str(tmp_path / "found.json"))
    with Terminal(tmp_path, *arguments) as table:
        table.expect("/1000000")
        while " 0/1000000" in table.seen[-200:]:
            table.expect("/1000000")
        table.press(b"\x03")
        assert table.end() == 130
        assert "Stopped after" in table.seen
        assert "Games won" in table.seen
        assert "Traceback" not in table.seen
    assert 0 < json.loads((tmp_path / "found.json").read_text())["games"] < 1_000_000


def test_processes_end_with_their_parent(tmp_path: Path) -> None:
    with Terminal(tmp_path, "simulate", "odin", "--games", "1000000", "--jobs", "2") as table:
        table.expect("/1000000")
        end = time.monotonic() + PATIENCE
        children: list[str] = []
        while not children:
            assert time.monotonic() < end
            time.sleep(0.1)
            children = (Path(f"/proc/{table.process.pid}/task/{table.process.pid}/children")).read_text().split()
        table.signal(signal.SIGKILL)
        table.process.wait()
        while any(alive(int(child)) for child in children):
            assert time.monotonic() < end
            time.sleep(0.1)


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # gone before it was looked for, or meanwhile
        return False


def test_what_cannot_be_simulated_is_refused() -> None:
    with pytest.raises(lt.Refused, match="unknown bot level clever"):
        simulate("odin", 3, ["clever"], 1)
    own: Any = make("random", lt.game("odin"))
    with pytest.raises(lt.Refused, match=r"unknown bot level .*RandomBot"):  # other processes could not make it
        simulate("odin", 3, [own, "easy"], 1)
    with pytest.raises(lt.Refused, match="takes 1 to 3 bots, not 0"):
        simulate("odin", 3, [], 1)
    with pytest.raises(lt.Refused, match="a seed is a whole number"):
        simulate("odin", 3, ["random"], 1, seed=-1)
    with pytest.raises(lt.Refused, match="2 to 6 players"):
        simulate("odin", 7, ["random"], 1)
