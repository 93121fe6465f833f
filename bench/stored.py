"""Run `./dev bench stored`: how soon a server is there that keeps many tables, and what they cost when nobody plays.

20,000 tables that are waiting, being played (half of these by the clock) and over, in SQLite and in PostgreSQL, beside
an empty store of each. All of it stays on this machine and ends by itself.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import msgspec

from bench.server import Serving
from ludotheque.library import all_games
from ludotheque.server.lobby import Lobby
from ludotheque.server.opening import opened as open_table
from ludotheque.server.settings import Settings
from ludotheque.server.store import OPEN, OVER, PLAYING, Entry, Row, Store
from ludotheque.server.store.care import put
from ludotheque.server.store.opening import open_store
from ludotheque.server.table.live import LiveMatch
from ludotheque.server.table.setups import setup
from ludotheque.server.wire import ClockSetting, Opening, SeatAsked
from tests.server.postgres import Postgres

MOVES = 20  # of each table
CLOCK = ClockSetting(0, 86_400)
TOGETHER = 200  # tables written at a time
MOST_SECONDS = 1.0
STARTS = 5


async def model(store: Store, game: str) -> tuple[Row, list[Entry]]:
    """Open one table, and make some moves as they would be written down."""
    lobby = Lobby(store, Settings())
    opened = await open_table(
        lobby, Opening(game, [SeatAsked("mine", f"P{n}") for n in range(all_games()[game].meta.least)])
    )
    found = await store.read(opened.table)
    assert found is not None
    row = msgspec.structs.replace(found[0], status=PLAYING, seed="12345", started=time.time())
    live = LiveMatch(setup(game, len(row.chairs), row.options, ""), 12345, row.luck())
    entries = []
    for n in range(1, MOVES + 1):
        seat = live.waiting[0]
        move = live.rules.legal_moves(live.state, seat)[0]
        live.accept(live.step(seat, move))
        entries.append(Entry(row.id, n, seat, move, time.time(), 0, f"k{n}", 0.0))
        if live.over:
            break
    await lobby.close()
    return row, entries


async def fill(data: Path, url: str, count: int) -> None:
    """Write so many tables of all games."""
    settings = Settings(store=url, forget_open_after=float("inf"))
    models = [await model(await open_store(data, settings), game) for game in all_games()]
    store = await open_store(data, settings)
    for start in range(0, count, TOGETHER):
        writing = []
        for number in range(start, min(start + TOGETHER, count)):
            row, entries = models[number % len(models)]
            status = (OPEN, PLAYING, OVER, OVER)[number // len(models) % 4]
            name = f"stored{number:010d}"
            mine = [] if status == OPEN else [entry._replace(table=name) for entry in entries]
            seed = "" if status == OPEN else row.seed
            clock = CLOCK if status == PLAYING and number % 2 else None  # somebody has to keep its time
            stored = msgspec.structs.replace(row, id=name, status=status, seed=seed, clock=clock, version=0)
            writing.append(put(store, stored, mine))
        await asyncio.gather(*writing)
    await store.close()


def start(data: Path, url: str) -> tuple[float, int]:
    """Start a server; return how many seconds it took until it listened, and its memory a while later."""
    began = time.perf_counter()
    serving = Serving(data, None, url)
    took = time.perf_counter() - began
    time.sleep(2.5)  # it has looked by now for what moves by itself
    memory = serving.memory()
    serving.stop()
    return took, memory


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench stored", description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    asked = parser.parse_args()
    print("| | empty: start, memory | full: start, memory | more |", "|---|---|---|---|", sep="\n")
    with tempfile.TemporaryDirectory(prefix="ludotheque-pg-", ignore_cleanup_errors=True) as folder:
        postgres = Postgres(Path(folder))
        try:
            for name in ("SQLite", "PostgreSQL"):
                empty, full = Path(folder) / f"{name}-empty", Path(folder) / f"{name}-full"
                urls = [postgres.database() if name == "PostgreSQL" else "" for _ in range(2)]
                for place in (empty, full):
                    place.mkdir()
                asyncio.run(fill(full, urls[1], asked.tables))
                rounds = [(start(empty, urls[0]), start(full, urls[1])) for _ in range(STARTS)]
                (none, none_memory), (many, many_memory) = (
                    (min(one[which][0] for one in rounds), min(one[which][1] for one in rounds)) for which in (0, 1)
                )
                kept = "✓" if many < MOST_SECONDS else "✗"
                print(
                    f"| {name} | {none:.2f} s, {none_memory / 2**20:.1f} MiB "
                    f"| {many:.2f} s {kept}, {many_memory / 2**20:.1f} MiB "
                    f"| {many - none:+.2f} s, {(many_memory - none_memory) / 2**20:+.1f} MiB |",
                    flush=True,
                )
        finally:
            postgres.close()


if __name__ == "__main__":
    main()
