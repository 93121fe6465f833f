"""Run `./dev bench ladder`: how often each level beats the one below, and what a move costs it.

One seat at the better level, all others at the worse one, in every seat in turn with the same deals. A row is looked
at four times, after an eighth, a quarter, a half and all of its games, and ends as soon as its interval is clear of its
bar: the fair share, or what BARS asks against medium bots. The interval is one of 99%, of the means of the deals, so
that four looks at it are wrong at most four times in a hundred.

`--pairs expert:medium,…` picks rows: a level, or an effort such as 0.1 (of the imagined matches that take a search
about a second); 0.1x2 looks twice as far, and 0.1! is shown all hands. With `--file`, every deal is written down as a
line of JSON, and what is there is not played again: a run may be stopped at any time, and the next one goes on.
"""

import argparse
import contextlib
import hashlib
import itertools
import json
import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from pathlib import Path

import ludotheque as lt
from bench.shown import ShownBot
from ludotheque.bots.levels import DEPTH, EFFORT, LEVELS, bot_rng, make
from ludotheque.bots.search import SearchBot
from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.research.statistics import Estimate, deviation, middle, share_of

COLUMNS = ["game", "players", "bots", "games", "won, %", "99%", "× fair share", "bar", "", "ms a move", "at most"]
# What the strongest level must win among medium bots, as a share.
BARS = {
    ("happy_corgi", 2): 0.7,
    ("happy_corgi", 4): 1.5 / 4,
    ("happy_pigs", 2): 0.8,
    ("happy_pigs", 6): 2 / 6,
    ("hygge", 2): 0.65,
    ("hygge", 4): 1.6 / 4,
    ("odin", 2): 0.75,
    ("odin", 6): 1.5 / 6,
    ("tricky_badger", 3): 1.6 / 3,
    ("tricky_badger", 5): 1.4 / 5,
}
LOOKS = (8, 4, 2, 1)  # parts of a row after which it is looked at
Z = 2.5758293035489004  # of a normal distribution, 99% lies within so many deviations
FEWEST = 10  # deals of a look
CHANCE = 1 << 40  # where the generators of the bots begin: none is a deal's


@dataclass(frozen=True)
class Pair:
    """One seat of a level among others of another, at a table; `code` tells how these bots play."""

    game: str
    seats: int
    better: str
    worse: str
    code: str

    @property
    def bar(self) -> float:
        told = self.better == told_of("expert") and self.worse == "medium"
        return BARS.get((self.game, self.seats), 1 / self.seats) if told else 1 / self.seats


@dataclass(frozen=True)
class Deal:
    """A deal, played from every seat: what was won, and what the better one took for it."""

    number: int
    wins: list[float]
    decisions: int
    seconds: float
    longest: float


class Row:
    """What came of a pair so far."""

    def __init__(self, pair: Pair, games: int, first: int = 1) -> None:
        self.pair = pair
        self.first = first  # the number of its first deal
        self.deals: dict[int, Deal] = {}
        self.playing: set[int] = set()
        most = -(-games // pair.seats)
        self.looks = sorted({max(FEWEST, -(-most // part)) for part in LOOKS})

    @property
    def seconds(self) -> float:
        """What the better one has taken so far."""
        return math.fsum(deal.seconds for deal in self.deals.values())

    @property
    def due(self) -> float:
        """Guess how many seconds it is from its next look; before it has begun, none."""
        done = len(self.deals) + len(self.playing)
        look = next((look for look in self.looks if look > done), done)
        return (look - done) * self.seconds / max(1, len(self.deals))

    def next(self) -> int | None:
        """Return the deal to play next, if it is not over."""
        number = next(n for n in itertools.count(self.first) if n not in self.deals and n not in self.playing)
        return None if number >= self.first + self.looks[-1] or self.clear else number

    @property
    def clear(self) -> bool:
        """Return whether some look found it clear of the bar, and all that was played since leaves it so."""
        looked = [range(self.first, self.first + look) for look in self.looks]
        seen = [numbers for numbers in looked if all(number in self.deals for number in numbers)]
        return bool(seen) and self.beyond(list(self.deals)) and any(self.beyond(numbers) for numbers in seen)

    def beyond(self, numbers: Sequence[int]) -> bool:
        """Return whether the bar lies outside the interval of these deals."""
        found = estimate([self.deals[number] for number in numbers])
        return not found.low <= self.pair.bar <= found.high

    def told(self) -> list[str]:
        pair, found = self.pair, estimate(list(self.deals.values()))
        verdict = "above" if found.low > pair.bar else "below" if found.high < pair.bar else "open"
        decisions = sum(deal.decisions for deal in self.deals.values())
        return [
            lt.game(pair.game).meta.title,
            str(pair.seats),
            f"{pair.better} among {pair.worse}",
            str(len(self.deals) * pair.seats),
            f"{100 * found.value:.1f}",
            f"{100 * found.low:.1f}–{100 * found.high:.1f}",
            f"{found.value * pair.seats:.2f}",
            f"{100 * pair.bar:.1f}",
            verdict,
            f"{1000 * self.seconds / max(1, decisions):.1f}",
            f"{1000 * max(deal.longest for deal in self.deals.values()):.0f}",
        ]


def estimate(deals: Sequence[Deal]) -> Estimate:
    """Estimate a share of wins from the means of the deals, with Wilson's interval for what these are worth."""
    shares = [middle(deal.wins) for deal in deals]
    p = middle(shares)
    variance = deviation(shares) ** 2 / len(shares)
    games = p * (1 - p) / variance if 0 < p < 1 and 0 < variance < math.inf else len(shares)
    freedom = len(shares) - 1
    return share_of(p, games, Z * (1 + (Z * Z + 1) / (4 * max(1, freedom))))  # nearly Student's


def play(pair: Pair, number: int) -> Deal:
    """Play a deal from every seat."""
    game = lt.game(pair.game)
    rules, better, worse = game.rules(pair.seats), bot(pair.better, game), bot(pair.worse, game)
    times: list[float] = []
    wins = [won(rules, number, mine, better, worse, times) for mine in range(pair.seats)]
    return Deal(number, wins, len(times), round(math.fsum(times), 4), round(max(times, default=0.0), 4))


def won(rules: Rules, deal: int, mine: int, better: Bot, worse: Bot, times: list[float]) -> float:
    s, rng = rules.start(deal), bot_rng(CHANCE + deal, 0)
    while (seat := int(rules.to_move(s))) >= 0:
        if seat == mine:
            began = time.thread_time()
            move = asked(better, rules, s, seat, rng)
            times.append(time.thread_time() - began)
        else:
            move = asked(worse, rules, s, seat, rng)
        rules.apply(s, seat, move, None)
    ranking = rules.ranking(s)
    return (ranking[mine] == 1) / ranking.count(1)


def asked(bot: Bot, rules: Rules, s: State, seat: int, rng: Rng) -> int:
    """Let a bot choose: honestly, unless it is the one that is shown all hands."""
    return int(bot.choose(rules, s.copy(), seat, rng) if isinstance(bot, ShownBot) else ask(bot, rules, s, seat, rng))


def told_of(level: str) -> str:
    """Describe what a level is, if it searches: what was played stays true when levels change."""
    return f"{EFFORT[level]:g}x{DEPTH[level]}" if level in EFFORT else level


def bot(told: str, game: lt.Game) -> Bot:
    """Make a bot of a level, or of an effort."""
    if told in LEVELS:
        return make(told, game)
    effort, _, depth = told.rstrip("!").partition("x")
    kind = ShownBot if told.endswith("!") else SearchBot
    return kind(make("medium", game), effort=float(effort), depth=int(depth or 1))


def code(game: lt.Game, seats: int, searches: bool) -> str:
    """Return a code for how bots play at a table, so that what is no longer true is not counted: what they do."""
    rules, medium = game.rules(seats), make("medium", game)
    others = [make("beginner", game), make("easy", game)]
    others += [SearchBot(medium, 300)] if searches else []
    s, rng = rules.start(0), bot_rng(CHANCE, 0)
    chosen: list[int] = []
    while (seat := int(rules.to_move(s))) >= 0:
        if len(chosen) % 16 == 0:
            chosen += [int(ask(other, rules, s, seat, rng)) for other in others]
        chosen.append(int(ask(medium, rules, s, seat, rng)))
        rules.apply(s, seat, chosen[-1], None)
    return hashlib.sha256(repr(chosen).encode()).hexdigest()[:8]


def rows_of(games: Sequence[str], seats: int, pairs: Sequence[str], most: int, first: int = 1) -> Iterator[Row]:
    for name in games:
        game = lt.game(name)
        for players in [seats] if seats else sorted({game.meta.least, game.meta.most}):
            codes = [code(game, players, searches) for searches in (False, True)]
            for pair in pairs:
                better, worse = (told_of(level) for level in pair.split(":"))
                yield Row(Pair(name, players, better, worse, codes[better not in LEVELS]), most, first)


def read(path: Path, rows: Sequence[Row]) -> None:
    """Find what has been played of these rows; a last line that was cut off is none."""
    known = {row.pair: row for row in rows}
    text = path.read_text() if path.exists() else ""
    if text and not text.endswith("\n"):
        with path.open("a") as file:
            file.write("\n")
    for line in text.splitlines():
        try:
            told = json.loads(line)
        except ValueError:
            continue
        row = known.get(Pair(**told.pop("pair")))
        if row and told["number"] in range(row.first, row.first + row.looks[-1]):
            row.deals[told["number"]] = Deal(**told)


def run(rows: Sequence[Row], path: Path | None, jobs: int, until: float) -> None:
    """Play on with the row that is nearest to its next look, until all are over or it is time."""
    playing: dict[Future[Deal], tuple[Row, int]] = {}
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            while len(playing) < jobs and time.monotonic() < until:
                waiting = [(row.due, place, row, number) for place, row in enumerate(rows) if (number := row.next())]
                if not waiting:
                    break
                _, _, row, number = min(waiting)
                row.playing.add(number)
                playing[pool.submit(play, row.pair, number)] = (row, number)
            if not playing:
                return
            for done in wait(playing, return_when=FIRST_COMPLETED).done:
                row, number = playing.pop(done)
                row.playing.remove(number)
                row.deals[number] = done.result()
                if path:
                    with path.open("a") as file:
                        file.write(json.dumps({"pair": asdict(row.pair)} | asdict(row.deals[number])) + "\n")


def main() -> None:
    steps = ",".join(f"{better}:{worse}" for worse, better in itertools.pairwise(LEVELS))
    parser = argparse.ArgumentParser(prog="./dev bench ladder", description=__doc__)
    parser.add_argument("--games", default=",".join(lt.all_games()), help="which games, separated by commas")
    parser.add_argument("--seats", type=int, default=0, help="how many play (the fewest and the most)")
    parser.add_argument("--pairs", default=steps, help="which levels, better:worse, separated by commas")
    parser.add_argument("--most", type=int, default=300, help="games of a row, if it is not clear before")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal: fresh ones prove more")
    parser.add_argument("--file", type=Path, help="where to keep what was played, and to go on from")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which no further deal is begun")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args()
    rows = list(rows_of(chosen.games.split(","), chosen.seats, chosen.pairs.split(","), chosen.most, chosen.first))
    if chosen.file:
        read(chosen.file, rows)
    with contextlib.suppress(KeyboardInterrupt):
        run(rows, chosen.file, chosen.jobs, time.monotonic() + 60 * chosen.minutes)
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|")
    for row in rows:
        if row.deals:
            print("| " + " | ".join(row.told()) + " |")
