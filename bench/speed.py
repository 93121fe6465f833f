"""Run `./dev bench`: every game beside OpenSpiel on one core, and the ratios that matter.

`./dev bench --save` keeps the table in bench/results.md; `--games odin,…` picks games, `--rounds N` measures longer.
"""

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import ludotheque as lt
from bench import openspiel, ours
from bench.clock import best, race
from ludotheque.engine import rng

ROOT = Path(__file__).parent.parent
SEATS = 4
BEGUN = 25  # moves of a match that is copied
SLICE = 15_000  # decisions of one game in one slice of a round: some ten milliseconds, as for the peers


def games_for(name: str, decisions: int) -> int:
    """Return how many games make about so many decisions."""
    rules = ours.rules_of(name, SEATS)
    return max(1, decisions * 5 // ours.listed(rules, 5)())


def interpreted(names: list[str], rounds: int) -> dict[str, list[float]]:
    """Measure the sources, not compiled, in a process of their own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "bench.interpreted", str(rounds), *names]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    rates: dict[str, list[float]] = json.loads(done.stdout)
    return rates


def measure(names: list[str], rounds: int) -> list[str]:
    """Run everything and write the table."""
    per_game = openspiel.decisions_per_game(300)
    contestants = {
        "cpp": openspiel.cpp_loop(500, per_game),
        "python": openspiel.python_loop(150, per_game),
        "clone": openspiel.copies(20_000),
    }
    for name in names:
        rules = ours.rules_of(name, SEATS)
        contestants[f"{name} listed"] = ours.listed(rules, games_for(name, SLICE * 8))
        contestants[f"{name} sampled"] = ours.sampled(rules, games_for(name, SLICE * 8))
        contestants[f"{name} driven"] = ours.driven(rules, games_for(name, SLICE))
        contestants[f"{name} state"] = ours.copies(rules.start(1), 20_000)
        contestants[f"{name} match"] = ours.copies(ours.begun(name, SEATS, BEGUN), 20_000)
    rates = {name: best(found) for name, found in race(contestants, rounds).items()}
    slow = {name: best(found) for name, found in interpreted(names, rounds).items()}
    cpp, python = rates["cpp"], rates["python"]
    peers = (
        f"OpenSpiel, {openspiel.GAME}: C++ loop {cpp / 1e6:.2f} M decisions/s; "
        f"tightest loop from Python {python / 1e6:.2f} M decisions/s; clone {1e6 / rates['clone']:.2f} µs."
    )
    columns = ["game, 4 players, random", "full list", "× C++", "sampled", "× C++", "driven", "× Python"]
    columns += ["interpreted", "× Python", "state copy µs", f"match copy µs, {BEGUN} moves"]
    lines = [peers, "", "| " + " | ".join(columns) + " |", "|---" * len(columns) + "|"]
    for name in names:
        cells = [lt.game(name).meta.title]
        for kind, peer in (("listed", cpp), ("sampled", cpp), ("driven", python)):
            found = rates[f"{name} {kind}"]
            cells += [f"{found / 1e6:.2f} M/s", f"{found / peer:.2f}"]
        cells += [
            f"{slow[name] / 1e6:.3f} M/s",
            f"{slow[name] / slow['python']:.2f}",
            *(f"{1e6 / rates[f'{name} {copied}']:.2f}" for copied in ("state", "match")),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument("--games", default=",".join(lt.all_games()), help="which games, separated by commas")
    parser.add_argument("--rounds", type=int, default=25, help="rounds per contestant; the best counts")
    parser.add_argument("--save", action="store_true", help="keep the table in bench/results.md")
    chosen = parser.parse_args()
    if not (rng.__file__ or "").endswith((".so", ".pyd")):
        sys.exit("bench: this is not the compiled build; ./dev bench builds and uses it")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    lines = measure(chosen.games.split(","), chosen.rounds)
    text = "\n".join(lines)
    print(text)
    if chosen.save:
        head = (
            "# Ours beside OpenSpiel, in one run on one core\n\n"
            f"`./dev bench --save --rounds {chosen.rounds}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}, "
            f"CPython {platform.python_version()}, processor time, the best of {chosen.rounds} rounds taken in turn. "
            "Games differ between projects: these are anchors, not like for like.\n\n"
        )
        (ROOT / "bench" / "results.md").write_text(head + text + "\n", "utf-8")
