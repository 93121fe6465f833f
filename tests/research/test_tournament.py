"""Tournaments: fair line-ups, the same standings however they were played, and intervals that know what a deal is."""

import json
import shutil
import signal
import time
from collections import Counter
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.research import extras
from ludotheque.research.statistics import clustered, clustered_share, quantile, share, undecided
from ludotheque.research.tournament.file import Result
from ludotheque.research.tournament.plan import Plan, prepare
from ludotheque.research.tournament.run import tournament
from ludotheque.research.tournament.standings import standings
from tests.bots import policies
from tests.cli.terminal import PATIENCE, Terminal, run

pytestmark = pytest.mark.on_wheel

SHORT = {"single_round": True}
FOR_EVER = "10000000"  # games: more than any machine plays before it is stopped


@pytest.mark.parametrize(
    ("bots", "seats", "size"),
    [("ab", 2, 2), ("ab", 3, 6), ("abc", 2, 6), ("abcd", 4, 24), ("abcde", 4, 5), ("abc", 6, 3)],
)
def test_every_bot_sits_everywhere_as_often(bots: str, seats: int, size: int) -> None:
    plan = Plan("odin", tuple(bots), seats, 5, {}, None)
    assert plan.size == size
    assert plan.games(1) == size
    for deal in range(3):
        numbers = range(deal * size, (deal + 1) * size)
        lineups = [plan.lineup(number) for number in numbers]
        assert len(set(lineups)) == size
        assert {plan.seed_of(number) for number in numbers} == {5 + deal}
        held = Counter((seat, bot) for lineup in lineups for seat, bot in enumerate(lineup))
        assert len(held) == seats * len(bots)
        assert len(set(held.values())) == 1


def test_standings_are_the_same_however_they_were_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    bots = ["random", "easy", "medium"]
    whole = tournament("odin", bots, 3, 23, options=SHORT, seed=7, records=file)
    assert (whole.games, whole.deals, len(whole.duels)) == (24, 4, 3)
    lines = file.read_bytes().splitlines(keepends=True)
    for number, line in enumerate(lines[1:]):
        played = lt.replay(line.decode())
        told = json.loads(line)
        assert (told["number"], told["lineup"]) == (number, list(whole.plan.lineup(number)))
        assert (played.seed, played.over) == (7 + number // 6, True)
    # cut off within a line, with a line twice and out of order, and then played on by two processes
    file.write_bytes(b"".join([lines[0], lines[9], *lines[2:6], lines[3], lines[7][:100]]))
    assert tournament("odin", bots, 3, 20, jobs=2, options=SHORT, seed=7, records=file) == whole
    assert sorted(file.read_bytes().splitlines(keepends=True)[1:]) == sorted([lines[3], *lines[1:]])
    file.write_bytes(lines[0][:30])  # cut off within the first line
    assert tournament("odin", bots, 3, 3, options=SHORT, seed=7, records=file).deals == 1
    for seats, seed in (4, 7), (3, 8):
        with pytest.raises(lt.Refused, match="another tournament"):
            tournament("odin", bots, seats, 6, options=SHORT, seed=seed, records=file)
    file.write_text("my diary\n")
    with pytest.raises(lt.Refused, match="does not hold the records"):
        tournament("odin", bots, 3, 6, records=file)
    assert file.read_text() == "my diary\n"


def test_standings_tell_what_the_results_say() -> None:
    plan = prepare("odin", "random,medium", 2, 0, {}, None)
    # medium wins both games of a deal, or each seat wins one
    results = [Result(2 * deal + game, [0, 0], [2, 1] if game == 0 else [1, 2]) for deal in range(8) for game in (0, 1)]
    split = [Result(2 * deal + game, [0, 0], [1, 2]) for deal in range(8, 10) for game in (0, 1)]
    found = standings(plan, [*split, *results, Result(20, [0, 0], [1, 1])])  # half a deal does not count
    assert (found.games, found.deals) == (20, 10)
    best, other = found.bots
    assert (best.name, other.name) == ("medium", "random")
    assert (best.won.value, other.won.value) == pytest.approx((0.9, 0.1))
    assert best.rating.mu > other.rating.mu
    assert found.duels[0].more == 0
    assert found.duels[0].ahead == best.won
    even = standings(plan, split)
    assert (even.bots[0].won.low, even.bots[0].won.high, even.duels[0].more) == (0.5, 0.5, None)


def test_intervals_count_deals() -> None:
    assert [quantile(freedom) for freedom in (1, 5, 30)] == pytest.approx([12.706, 2.571, 2.042], rel=2e-3)
    assert clustered_share([0.0] * 20) == share(0, 20)
    assert clustered([2.0]).low == float("-inf")
    # one share for each deal: opposite games of a deal cancel out, equal ones count once
    narrow, wide = clustered_share([0.5, 0.6] * 50), clustered_share([0.0, 1.0] * 50)
    assert narrow.high - narrow.low < 0.03 < wide.high - wide.low
    assert wide.high - wide.low == pytest.approx(share(50, 100).high - share(50, 100).low, rel=0.02)
    assert undecided([0.5, 0.7] * 50, 0.5) == 0
    open_yet = [0.0, 1.0] * 10 + [1.0]
    more = undecided(open_yet, 0.5)
    assert more is not None
    # as many deals of the same kind are then enough
    assert undecided(open_yet * (1 + -(-more // len(open_yet))), 0.5) == 0
    assert undecided([0.0, 1.0], 0.5) is None


def test_what_is_missing_is_named_before_a_game_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    with pytest.raises(lt.Refused, match=r'openskill: pip install "ludotheque\[study\]"'):
        tournament("odin", "easy,medium", 3, 10**9)
    with pytest.raises(lt.Refused, match="two different bots"):
        tournament("odin", "medium,greedy", 3, 10**9)
    with pytest.raises(lt.Refused, match="unknown bot level clever"):
        tournament("odin", "medium,clever", 3, 10**9)
    with pytest.raises(lt.Refused, match="games must be a whole number"):
        tournament("odin", "easy,medium", 3, 0)


def test_a_policy_of_another_folder_takes_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The records lie here, under the names of the bots, wherever their files are."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "learned").mkdir()
    policies.write(tmp_path / "learned" / "own.npz", "odin", 2)
    arguments = ["tournament", "odin", "--seats", "2", "-o", "single_round=on", "--games", "4"]
    done = run(tmp_path, *arguments, "--bots", "policy:learned/own.npz,random")
    assert done.returncode == 0, done.stderr
    assert len((tmp_path / "odin-2-own-random.jsonl").read_bytes().splitlines()) == 5
    assert "own.npz – random" in done.stdout.replace("random – own.npz", "own.npz – random")
    shutil.copy(tmp_path / "learned" / "own.npz", tmp_path)
    done = run(tmp_path, *arguments, "--bots", "policy:learned/own.npz,policy:own.npz", "--records", "two.jsonl")
    assert "learned/own.npz" in done.stdout
    done = run(tmp_path, *arguments[:-1], "1", "--bots", "policy:own.npz,random", "--records", "one.jsonl")
    assert "a single deal says too little" in done.stdout
    assert "[−∞ – ∞]" in done.stdout.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.slow
def test_the_command_goes_on_after_it_was_killed(tmp_path: Path) -> None:
    file, found = tmp_path / "games.jsonl", tmp_path / "found.json"
    arguments = ["tournament", "odin", "--bots", "easy,medium", "--seats", "3", "-o", "single_round=on"]
    arguments += ["--records", str(file), "--jobs", "2", "--games"]
    with Terminal(tmp_path, *arguments, FOR_EVER) as table:
        end = time.monotonic() + PATIENCE
        while not file.exists() or len(file.read_bytes().splitlines()) < 20:
            assert time.monotonic() < end
            table.read(0.1)
        table.signal(signal.SIGKILL)
        table.process.wait()
    there = len(file.read_bytes().splitlines()) - 1
    with Terminal(tmp_path, *arguments, FOR_EVER) as table:
        table.expect("already in")
        while len(file.read_bytes().splitlines()) < there + 20:
            assert time.monotonic() < end
            table.read(0.1)
        table.press(b"\x03")
        assert table.end() == 130
        assert "Stopped after" in table.seen
        assert "Traceback" not in table.seen
    done = run(tmp_path, *arguments, "24", "--json", str(found), "--lang", "fr")
    assert done.returncode == 0, done.stderr
    for piece in ("Odin, 3 joueurs\u202f: 24 parties, 4 donnes", "Victoires par place", "moyen – facile"):
        assert piece in done.stdout
    told = tournament("odin", "easy,medium", 3, 24, options=SHORT)
    assert json.loads(found.read_text()) == json.loads(json.dumps(told.to_builtins()))
