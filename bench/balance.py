"""Run `./dev bench balance`: which seat wins how often between equal searches, counted from the first player.

`--bots` is a level or an effort, as for the ladder. With `--file` every game is written down, and what is there is not
played again.
"""

import argparse
import json
import math
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import ludotheque as lt
from bench.ladder import CHANCE, bot, code, told_of
from ludotheque.bots.levels import LEVELS, bot_rng
from ludotheque.engine.bot import ask
from ludotheque.research.statistics import share


def play(name: str, seats: int, bots: str, number: int) -> list[float]:
    """Play a game that the first seat begins, and return who won."""
    game = lt.game(name)
    rules, player = game.rules(seats, {"first": 0}), bot(bots, game)
    s, rng = rules.start(number), bot_rng(CHANCE + number, 0)
    while (seat := int(rules.to_move(s))) >= 0:
        rules.apply(s, seat, ask(player, rules, s, seat, rng), None)
    ranking = rules.ranking(s)
    return [(place == 1) / ranking.count(1) for place in ranking]


def known(path: Path | None, table: dict[str, object]) -> dict[int, list[float]]:
    """Read the games of a table that were played; a last line that was cut off is none."""
    found = {}
    for line in path.read_text().splitlines() if path and path.exists() else []:
        try:
            told = json.loads(line)
        except ValueError:
            continue
        if told["table"] == table:
            found[told["number"]] = told["wins"]
    return found


def run(
    asked: Callable[[int], list[float]],
    numbers: list[int],
    jobs: int,
    until: float,
    tell: Callable[[int, list[float]], None],
) -> None:
    """Play games until it is time, some at once, and tell of each."""
    with ProcessPoolExecutor(jobs) as pool:
        while numbers and time.monotonic() < until:
            lot, numbers = numbers[:jobs], numbers[jobs:]
            for number, wins in zip(lot, pool.map(asked, lot), strict=True):
                tell(number, wins)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench balance", description=__doc__)
    parser.add_argument("--games", default=",".join(lt.all_games()), help="which games, separated by commas")
    parser.add_argument("--seats", type=int, default=0, help="how many play (the fewest and the most)")
    parser.add_argument("--bots", default="hard", help="a level, or an effort")
    parser.add_argument("--most", type=int, default=200, help="games of a table")
    parser.add_argument("--file", type=Path, help="where to keep what was played, and to go on from")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which no game of a table is begun")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args()
    print(
        "| game | players | bots | games | wins by seat from the first, %, with 95% intervals |\n|---|---|---|---|---|"
    )
    for name in chosen.games.split(","):
        game, bots = lt.game(name), told_of(chosen.bots)
        for seats in [chosen.seats] if chosen.seats else sorted({game.meta.least, game.meta.most}):
            table = {"game": name, "seats": seats, "bots": bots, "code": code(game, seats, bots not in LEVELS)}
            played = known(chosen.file, table)

            def tell(
                number: int,
                wins: list[float],
                table: dict[str, object] = table,
                played: dict[int, list[float]] = played,
            ) -> None:
                played[number] = wins
                if chosen.file:
                    with chosen.file.open("a") as file:
                        file.write(json.dumps({"table": table, "number": number, "wins": wins}) + "\n")

            left = [number for number in range(1, chosen.most + 1) if number not in played]
            until = time.monotonic() + 60 * chosen.minutes
            run(partial(play, name, seats, bots), left, chosen.jobs, until, tell)
            shares = [share(math.fsum(wins[seat] for wins in played.values()), len(played)) for seat in range(seats)]
            told = " · ".join(f"{100 * one.value:.0f} [{100 * one.low:.0f}–{100 * one.high:.0f}]" for one in shares)
            print(f"| {game.meta.title} | {seats} | {bots} | {len(played)} | {told} |", flush=True)
