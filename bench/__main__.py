"""Run `./dev bench [NAME] …`; without a name, how fast every game is beside OpenSpiel."""

import sys
from importlib import import_module

SERVING = ("server", "cluster", "kills", "stored", "soak", "experts")
NAMES = ("speed", "arrays", "figures", "ladder", "balance", "search", "review", *SERVING)

asked = sys.argv[1] if len(sys.argv) > 1 else "-"
if asked not in NAMES and not asked.startswith("-"):
    sys.exit(f"bench: there is no bench {asked}; there are {', '.join(NAMES)}")
name = sys.argv.pop(1) if asked in NAMES else "speed"
import_module(f"bench.{name}").main()
