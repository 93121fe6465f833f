"""Run `./dev bench arrays`: the environments for learning on one core, beside PettingZoo's own card games.

`--save` keeps the table in bench/arrays.md; `--rounds N` measures longer.
"""

import argparse
import datetime
import os
import platform
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import ludotheque as lt
from bench.clock import best, race
from ludotheque.research import lanes
from ludotheque.research.pettingzoo import env
from ludotheque.research.vector import Vector

ROOT = Path(__file__).parent.parent
SEATS = 4
COUNT = 128  # games at once
PEERS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
LEFT_OUT = "hanabi_v5 is not among them: it is OpenSpiel's game, reached through one more package, Shimmy"


def vector(name: str, steps: int) -> Callable[[], int]:
    """Step many games at once, with observations, masks and a random legal action in each."""
    games = Vector(name, SEATS, COUNT, seed=1)

    def run() -> int:
        for _ in range(steps):
            games.step(games.sample())
        return steps * COUNT

    return run


def single(table: Any, decisions: int) -> Callable[[], int]:
    """Play one game after the other as PettingZoo's documentation shows, with the first legal action."""

    def run() -> int:
        done = 0
        while done < decisions:
            table.reset(seed=done)
            for _ in table.agent_iter():
                observation, _, termination, truncation, _ = table.last()
                over = termination or truncation
                table.step(None if over else int(observation["action_mask"].argmax()))
                done += not over
        return done

    return run


def measure(rounds: int) -> list[str]:
    names = list(lt.all_games())
    contestants = {f"{name} vector": vector(name, 200) for name in names}
    contestants |= {f"{name} single": single(env(name, SEATS), 2_000) for name in names}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for peer in PEERS:
            contestants[peer] = single(import_module(f"pettingzoo.classic.{peer}").env(), 300)
        rates = {name: best(found) for name, found in race(contestants, rounds).items()}
    fastest = max(rates[peer] for peer in PEERS)
    peers = "; ".join(f"{peer} {rates[peer] / 1e3:.1f} k/s" for peer in PEERS) + f". {LEFT_OUT}"
    columns = [f"game, {SEATS} players", f"vector, {COUNT} games at once", "PettingZoo step", "× the fastest of theirs"]
    lines = [f"PettingZoo's own: {peers}.", "", "| " + " | ".join(columns) + " |", "|---" * len(columns) + "|"]
    for name in names:
        many, one = rates[f"{name} vector"], rates[f"{name} single"]
        lines.append(
            f"| {lt.game(name).meta.title} | {many / 1e6:.2f} M/s | {one / 1e3:.0f} k/s | {one / fastest:.1f} |"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench arrays", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="rounds per contestant; the best counts")
    parser.add_argument("--save", action="store_true", help="keep the table in bench/arrays.md")
    chosen = parser.parse_args()
    if not (lanes.__file__ or "").endswith((".so", ".pyd")):
        sys.exit("bench: this is not the compiled build; ./dev bench builds and uses it")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    text = "\n".join(measure(chosen.rounds))
    print(text)
    if chosen.save:
        head = (
            "# The environments for learning, in one run on one core\n\n"
            f"`./dev bench arrays --save --rounds {chosen.rounds}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}, "
            f"CPython {platform.python_version()}, processor time, the best of {chosen.rounds} rounds taken in turn. "
            "Decisions a second, each with its observation and its mask; theirs are through their own wrappers.\n\n"
        )
        (ROOT / "bench" / "arrays.md").write_text(head + text + "\n", "utf-8")
