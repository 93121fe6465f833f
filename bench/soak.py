"""Run `./dev bench soak`: whether a server holds on to what it no longer needs, over many matches.

2,000 matches of four people, 40 at a time, as fast as they go; tables are put away five seconds after the last player
has gone, instead of minutes. Memory is what the system counts for the process, without asking it to tidy up first.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

from bench.server import BUSY, SEATS, Serving, begin, lay, until
from ludotheque.engine import rng

MORE = "unload_after = 5.0\n"
MIB = 1 << 20


async def played(serving: Serving) -> None:
    """Play some matches to their end, all at once."""
    tables = await lay(serving, BUSY, range(SEATS))
    await begin(tables)
    for table in tables:
        table.until = sys.maxsize
        table.click()
    await until(lambda: all(table.over for table in tables), 300)
    for table in tables:
        table.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=2_000)
    asked = parser.parse_args()
    if not (rng.__file__ or "").endswith((".so", ".pyd")):
        sys.exit("bench: this is not the compiled build; ./dev bench builds and uses it")
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        serving = Serving(Path(folder), cores[0], more=MORE)
        try:
            print(f"0 matches: {serving.memory() / MIB:.1f} MiB", flush=True)
            most = 0
            for made in range(BUSY, asked.matches + 1, BUSY):
                asyncio.run(played(serving))
                most = max(most, serving.memory())
                if made % (BUSY * 5) == 0:
                    print(f"{made} matches: {serving.memory() / MIB:.1f} MiB", flush=True)
            print(f"at most {most / MIB:.1f} MiB")
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
