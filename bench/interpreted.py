"""Measure the sources as they are, driven from Python; called by bench with the sources first on the path."""

import json
import sys

from bench import openspiel, ours
from bench.clock import race
from ludotheque.engine import rng

if (rng.__file__ or "").endswith((".so", ".pyd")):
    sys.exit("bench: the sources are not first on the path")
SLICE = 4_000  # decisions: a slice as short as the others, so that one falls into a quiet moment as often
rounds, names = int(sys.argv[1]), sys.argv[2:]
# The peer runs along: what a moment of the machine does to one, it does to all.
contestants = {"python": openspiel.python_loop(40, openspiel.decisions_per_game(300))}
for name in names:
    rules = ours.rules_of(name, 4)
    games = max(1, SLICE * 2 // ours.driven(rules, 2)())
    contestants[name] = ours.driven(rules, games)
json.dump(race(contestants, rounds), sys.stdout)
