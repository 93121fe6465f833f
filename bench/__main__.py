"""Run `./dev bench [NAME] …`; without a name, how fast every game is beside OpenSpiel."""

import sys
from importlib import import_module

SERVING = ("server", "cluster", "kills", "stored", "soak", "experts")
NAMES = ("speed", "arrays", "figures", "ladder", "balance", "search", "review", *SERVING)

name = sys.argv.pop(1) if len(sys.argv) > 1 and sys.argv[1] in NAMES else "speed"
if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
    sys.exit(f"bench: there is no bench {sys.argv[1]}; there are {', '.join(NAMES)}")
import_module(f"bench.{name}").main()
