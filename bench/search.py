"""Run `./dev bench search`: how fast our search imagines matches, beside OpenSpiel's ISMCTS in C++ on hearts.

All search from openings, on one core, in one run. Steps are the decisions in imagined matches. With random playouts
both play every match to its end; with the heuristic ours looks as far as its levels do.
"""

import argparse
import datetime
import os
import platform
import random
from pathlib import Path

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]  # in the bench's own packages only

import ludotheque as lt
from bench.clock import Contestant, best, race
from ludotheque.bots.levels import make
from ludotheque.bots.search import SearchBot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules

PEER = "hearts"
PLAYOUTS = 400  # of one decision
TO_THE_END = 1_000_000  # times as far as a game's horizon
COLUMNS = ["game", "players", "random: steps/s", "× ISMCTS", "matches/s", "× ISMCTS", "heuristic: decisions/s"]


def opening(seed: int) -> "pyspiel.State":
    """Return hearts after the deal."""
    state, rng = pyspiel.load_game(PEER).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def steps_of_a_match(state: "pyspiel.State", matches: int) -> float:
    """Count the decisions of an average random match from there."""
    rng, steps = random.Random(1), 0
    for _ in range(matches):
        played = state.clone()
        while not played.is_terminal():
            played.apply_action(rng.choice(played.legal_actions()))
            steps += 1
    return steps / matches


def ismcts(state: "pyspiel.State") -> Contestant:
    """Search with their ISMCTS and random playouts; count these."""
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        1.4,
        PLAYOUTS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def think() -> int:
        bot.restart()
        bot.step(state)
        return PLAYOUTS

    return think


def ours(rules: Rules, level: str, game: lt.Game, matches: bool = False) -> Contestant:
    """Search openings with a bot in the imagined matches; count these, or the decisions in them."""
    bot = SearchBot(make(level, game), iterations=PLAYOUTS, depth=1 if level == "medium" else TO_THE_END)
    states = [rules.start(seed) for seed in range(8)]

    def think() -> int:
        done = 0
        for seed, state in enumerate(states):
            bot.think(rules, state, rules.to_move(state), Rng(seed))
            done += bot.spent if matches else bot.decisions
        return done

    return think


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench search", description=__doc__)
    parser.add_argument("--games", default=",".join(lt.all_games()), help="which games, separated by commas")
    parser.add_argument("--rounds", type=int, default=7, help="rounds per contestant; the best counts")
    parser.add_argument("--save", action="store_true", help="keep the table in bench/search.md")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    state = opening(1)
    contestants = {"peer": ismcts(state)}
    tables = [
        (game, seats)
        for game in map(lt.game, chosen.games.split(","))
        for seats in sorted({game.meta.least, 4, game.meta.most})
    ]
    for game, seats in tables:
        rules, name = game.rules(seats), f"{game.meta.title} | {seats}"
        contestants[f"{name} steps"] = ours(rules, "random", game)
        contestants[f"{name} matches"] = ours(rules, "random", game, matches=True)
        contestants[f"{name} heuristic"] = ours(rules, "medium", game)
    rates = {name: best(found) for name, found in race(contestants, chosen.rounds).items()}
    steps = rates["peer"] * (length := steps_of_a_match(state, 200))
    told = f"{rates['peer']:,.0f} matches/s of {length:.0f} decisions, {steps / 1e6:.2f} M/s"
    lines = [f"OpenSpiel's ISMCTS, {PEER}: {told}.", "", "| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
    for game, seats in tables:
        name = f"{game.meta.title} | {seats}"
        ran, whole = rates[f"{name} steps"], rates[f"{name} matches"]
        cells = [name, f"{ran / 1e6:.2f} M", f"{ran / steps:.1f}", f"{whole:,.0f}", f"{whole / rates['peer']:.1f}"]
        lines.append("| " + " | ".join([*cells, f"{rates[f'{name} heuristic'] / 1e6:.3f} M"]) + " |")
    print("\n".join(lines))
    if chosen.save:
        head = (
            "# Our search beside OpenSpiel's, in one run on one core\n\n"
            f"`./dev bench search --save --rounds {chosen.rounds}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}, "
            f"CPython {platform.python_version()}, processor time, the best of {chosen.rounds} rounds taken in turn, "
            "from openings.\n\n"
        )
        (Path(__file__).parent / "search.md").write_text(head + "\n".join(lines) + "\n", "utf-8")
