"""Run `./dev bench review PART`: what docs/review.md says of reviews, measured.

luck: the same players on many deals; how much less results differ once luck is taken out, and that their mean stays.
floor: what is left at least when only deals and draws are taken out, however well their value is known.
skill: an expert among heuristics: whose decisions cost more. slip: is a random move among the costliest of its player?
speed: how long reviews of whole matches take. server: what people at tables feel while ten reviews are made.

toys: how often estimates lie in their intervals where the truth can be counted.

What was counted is kept in `--to`, a line a deal: the same command goes on from there, `--table` prints what there is.
"""

import argparse
import json
import math
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple
from importlib import import_module
from pathlib import Path
from typing import Any

import ludotheque as lt
from ludotheque.research.review.data import FORMAT
from ludotheque.research.review.measure import LONG, MOST, Effort

PARTS = ("toys", "luck", "floor", "skill", "slip", "speed", "server")
Row = dict[str, Any]


def measured(part: str, *efforts: Effort) -> str:
    """Name what is kept of a part after the measure as well: what another measure counted is not gone on with."""
    numbers = (FORMAT, LONG, MOST, *(number for effort in efforts for number in astuple(effort)))
    return "-".join([part, *(f"{number:g}" for number in numbers)])


class Kept:
    """Rows of a part for a game, a line each; one that was cut off is left out, and what follows is written over it."""

    def __init__(self, folder: Path, part: str, game: str) -> None:
        self.path = folder / f"{part}-{game}.jsonl"
        self.rows: list[Row] = []
        whole = 0
        for line in self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else ():
            try:
                self.rows.append(json.loads(line))
            except ValueError:
                break
            whole += len(line)
        if self.path.exists():
            os.truncate(self.path, whole)

    def fill(self, count: int, row: Callable[[int], Row]) -> list[Row]:
        """Count what is missing of so many rows."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        for number in range(len(self.rows), count):
            self.rows.append(row(number))
            with self.path.open("a") as file:
                file.write(json.dumps(self.rows[-1]) + "\n")
        return self.rows[:count]


def moments(values: Sequence[float]) -> tuple[float, float, float]:
    """Return mean, standard deviation, and the standard error of the mean."""
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / max(1, count - 1))
    return mean, spread, spread / math.sqrt(count)


def table(columns: Sequence[str], rows: Iterator[list[str]]) -> None:
    print("| " + " | ".join(columns) + " |\n" + "|---" * len(columns) + "|")
    for row in rows:
        print("| " + " | ".join(row) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench review", description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--games", default=",".join(lt.all_games()), help="which games, separated by commas")
    parser.add_argument("--deals", type=int, default=0, help="how many (what the part needs)")
    parser.add_argument("--to", type=Path, default=Path(".bench-review"), help="where to keep what was counted")
    parser.add_argument("--table", action="store_true", help="print what was counted so far")
    parser.add_argument("--seconds", type=float, default=60, help="how long each measurement of `server` lasts")
    chosen = parser.parse_args()
    import_module(f"bench.review_{chosen.part}").run(chosen)
