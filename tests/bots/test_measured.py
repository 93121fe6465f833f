"""What docs/bots.md says of the levels is what bench/ladder.jsonl holds, played by the bots of today."""

import json
import re
from collections import defaultdict
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import ludotheque as lt
from bench.ladder import BARS, Deal, Pair, code, estimate, told_of
from ludotheque.bots.levels import LEVELS

ROOT = Path(__file__).parents[2]
RUN = 100_000  # a run begins at the deal after a multiple of this
TITLES = {game.meta.title: game for game in lt.all_games().values()}
TABLES = [(name, seats) for name, game in lt.all_games().items() for seats in (game.meta.least, game.meta.most)]

SHARE = re.compile(r"(?P<share>\d+\.\d \[\d+\.\d–\d+\.\d\]) of (?P<games>[\d,]+)(?: games)?(?P<open> \(open\))?$")
COUNT = re.compile(r"of (?P<games>[\d,]+) games?, (?P<won>\d+)$")  # too few for a share
AMONG = re.compile(r"(?P<better>\w+) among (?P<worse>\w+)$")
WON = re.compile(r"`?(?P<better>\w+)`? won$")  # of the table of bars, among medium bots

Cell = tuple[str, int, str, str, str]  # game, players, the better level, the worse, what is said of them
Played = dict[Pair, list[list[Deal]]]


def tables() -> list[list[list[str]]]:
    """Read the tables of the document that have a game and a number of players in each row, heads and all."""
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    blocks = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    read = [[[cell.strip() for cell in line.strip().strip("|").split("|")] for line in b.splitlines()] for b in blocks]
    return [[table[0], *table[2:]] for table in read if table[0][:2] == ["game", "players"]]


def cells() -> list[Cell]:
    """List all that is said of one level among another."""
    found: list[Cell] = []
    for head, *rows in tables():
        for row in rows:
            for title, said in zip(head, row, strict=True):
                pair = AMONG.match(title) or WON.match(title)
                if pair:
                    worse = pair.groupdict().get("worse", "medium")
                    found.append((TITLES[row[0]].name, int(row[1]), pair["better"], worse, said))
    return found


@cache
def played() -> Played:
    """Read what was played: of each pair its runs, in the order of their deals."""
    runs: dict[Pair, dict[int, dict[int, Deal]]] = defaultdict(lambda: defaultdict(dict))
    for line in (ROOT / "bench" / "ladder.jsonl").read_text("utf-8").splitlines():
        told = json.loads(line)
        deal = Deal(**{name: value for name, value in told.items() if name != "pair"})
        runs[Pair(**told["pair"])][deal.number // RUN][deal.number] = deal
    return {pair: [[run[n] for n in sorted(run)] for run in found.values()] for pair, found in runs.items()}


def runs_of(game: str, seats: int, better: str, worse: str) -> list[list[Deal]]:
    """Find the runs of a pair of levels, by whatever bots."""
    wanted = (game, seats, told_of(better), told_of(worse))
    found = [runs for p, runs in played().items() if (p.game, p.seats, p.better, p.worse) == wanted]
    return [run for runs in found for run in runs]


def share(run: list[Deal]) -> str:
    found = estimate(run)
    return f"{100 * found.value:.1f} [{100 * found.low:.1f}–{100 * found.high:.1f}]"


@pytest.mark.parametrize("cell", cells(), ids=lambda cell: "-".join(map(str, cell[:4])))
def test_what_is_said_of_a_level_was_measured(cell: Cell) -> None:
    game, seats, better, worse, said = cell
    runs = runs_of(game, seats, better, worse)
    told = SHARE.match(said)
    if told:
        measured = [f"{share(run)} of {len(run) * seats}" for run in runs]
        assert f"{told['share']} of {told['games'].replace(',', '')}" in measured
        run = runs[measured.index(f"{told['share']} of {told['games'].replace(',', '')}")]
        bar = Pair(game, seats, told_of(better), told_of(worse), "").bar
        low, high = estimate(run).low, estimate(run).high
        assert bool(told["open"]) == (low <= bar <= high), "an interval that holds its bar shows nothing, and says so"
    elif count := COUNT.match(said):
        won = [(len(run) * seats, round(sum(map(sum, (deal.wins for deal in run))))) for run in runs]
        assert (int(count["games"]), int(count["won"])) in won
    else:
        assert not re.search(r"\d", said), "a figure of another form is one that nobody checks"
        assert not runs, "it was played, and the document does not say so"


def test_every_step_of_the_ladder_is_told_at_every_table() -> None:
    """At the smallest and the largest count; what lies below the fair share is nowhere hidden behind a better run."""
    told = {cell[:4] for cell in cells()}
    for game, seats in TABLES:
        for worse, better in pairwise(LEVELS[:-1]):
            assert (game, seats, better, worse) in told


def test_the_bars_and_the_times_are_those_of_the_bench() -> None:
    ((head, *rows),) = [table for table in tables() if "bar" in table[0]]
    said = {(TITLES[row[0]].name, int(row[1])): dict(zip(head, row, strict=True)) for row in rows}
    assert {place: float(row["bar"]) for place, row in said.items()} == {
        place: round(100 * bar, 1) for place, bar in BARS.items()
    }
    for place, row in said.items():
        mean, most = (cell.replace(",", "") for cell in row["ms a move, mean and most"].split(", "))
        measured = [
            (1000 * sum(deal.seconds for deal in run) / sum(deal.decisions for deal in run), longest(run))
            for run in runs_of(*place, "expert", "medium")
        ]
        digits = len(mean.partition(".")[2])
        assert (float(mean), int(most)) in [(round(a, digits), b) for a, b in measured]


def longest(run: list[Deal]) -> int:
    return round(1000 * max(deal.longest for deal in run))


@pytest.mark.on_wheel
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_todays_bots_are_those_that_played(game: str, seats: int) -> None:
    """Every run that the document tells of was played by bots that choose as those here do."""
    codes = {code(lt.game(game), seats, searches) for searches in (False, True)}
    levels = {told_of(level) for level in LEVELS}
    ours = [p for p in played() if (p.game, p.seats) == (game, seats) and {p.better, p.worse} <= levels]
    assert ours
    assert {pair.code for pair in ours} <= codes
