"""Run `./dev bench ladder`: how often each level beats the one below, and what a move costs it.

One seat at the better level, all others at the worse one, in every seat in turn with the same deals; the interval
(95 %) is that of the means of the deals. `--pairs hard:medium,…` picks pairs: a level, or an effort such as 0.1, of
the imagined matches that take a search about a second; 0.1x2 looks
twice as far. `--seconds` ends a row after so much of the processor.
"""

import argparse
import itertools
import math
import time

import ludotheque as lt
from ludotheque.bots.levels import LEVELS, bot_rng, make
from ludotheque.bots.search import SearchBot
from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.rules import Rules

COLUMNS = ["game", "players", "bots", "games", "won, %", "± 95 %", "× fair share", "ms a move"]
CHANCE = 1 << 40  # where the generators of the bots begin: none is a deal's


class Row:
    """What came of one seat of a level among others of another."""

    def __init__(self, rules: Rules, better: Bot, worse: Bot) -> None:
        self.rules = rules
        self.better = better
        self.worse = worse
        self.shares: list[float] = []  # of the wins of a deal, all seats
        self.decisions = 0
        self.seconds = 0.0

    def play(self, deal: int) -> None:
        """Play a deal from every seat."""
        seats = int(self.rules.seats)
        self.shares.append(sum(self.won(deal, mine) for mine in range(seats)) / seats)

    def won(self, deal: int, mine: int) -> float:
        rules, s, rng = self.rules, self.rules.start(deal), bot_rng(CHANCE + deal, 0)
        while (seat := int(rules.to_move(s))) >= 0:
            if seat == mine:
                began = time.thread_time()
                move = ask(self.better, rules, s, seat, rng)
                self.seconds += time.thread_time() - began
                self.decisions += 1
            else:
                move = ask(self.worse, rules, s, seat, rng)
            rules.apply(s, seat, move, None)
        ranking = rules.ranking(s)
        return (ranking[mine] == 1) / ranking.count(1)

    def told(self) -> list[str]:
        deals, seats = len(self.shares), int(self.rules.seats)
        mean = math.fsum(self.shares) / deals
        spread = math.sqrt(math.fsum((share - mean) ** 2 for share in self.shares) / max(1, deals - 1))
        figures = [f"{100 * mean:.1f}", f"{196 * spread / math.sqrt(deals):.1f}", f"{mean * seats:.2f}"]
        return [str(deals * seats), *figures, f"{1000 * self.seconds / max(1, self.decisions):.2f}"]


def bot(said: str, game: lt.Game) -> Bot:
    """Make a bot of a level, or of an effort."""
    if said in LEVELS:
        return make(said, game)
    effort, _, depth = said.partition("x")
    return SearchBot(make("medium", game), effort=float(effort), depth=int(depth or 1))


def main() -> None:
    steps = ",".join(f"{better}:{worse}" for worse, better in itertools.pairwise(LEVELS))
    parser = argparse.ArgumentParser(prog="./dev bench ladder", description=__doc__)
    parser.add_argument("--games", default=",".join(lt.all_games()), help="which games, separated by commas")
    parser.add_argument("--seats", type=int, default=0, help="how many play (the fewest and the most)")
    parser.add_argument("--pairs", default=steps, help="which levels, better:worse, separated by commas")
    parser.add_argument("--deals", type=int, default=200, help="deals of a row, each played from every seat")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--seconds", type=float, default=math.inf, help="of the processor, after which a row ends")
    chosen = parser.parse_args()
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|")
    for name in chosen.games.split(","):
        game = lt.game(name)
        for seats in [chosen.seats] if chosen.seats else sorted({game.meta.least, game.meta.most}):
            for pair in chosen.pairs.split(","):
                better, worse = pair.split(":")
                row = Row(game.rules(seats), bot(better, game), bot(worse, game))
                began = time.thread_time()
                for deal in range(chosen.first, chosen.first + chosen.deals):
                    row.play(deal)
                    if time.thread_time() - began > chosen.seconds:
                        break
                told = [game.meta.title, str(seats), f"{better} among {worse}", *row.told()]
                print("| " + " | ".join(told) + " |", flush=True)
