"""Run `./dev bench cluster`: what a move costs with PostgreSQL and several nodes, as ratios to one node with SQLite.

The seats of a table are spread over the nodes. Processor time is that of all nodes, and of all processes of PostgreSQL,
with the work of the kernel for them. Then tables that move once a second, over two nodes. `--save` keeps it in
bench/cluster.md. All of it stays on this machine and ends by itself.
"""

import argparse
import asyncio
import datetime
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import SplitResult

from bench.server import MOVES, ROOT, SEATS, Pace, Serving, cost, pace
from ludotheque.engine import rng
from tests.server.postgres import Postgres

MOST_WAIT = 150.0  # ms until all have seen 99 of 100 moves
HERTZ = os.sysconf("SC_CLK_TCK")


class Group:
    """Nodes over one store, and what their database costs."""

    def __init__(self, nodes: list[Serving], postgres: Postgres | None) -> None:
        self.nodes = nodes
        self.postgres = postgres

    def door(self, seat: int) -> SplitResult:
        return self.nodes[seat % len(self.nodes)].address

    def cpu(self) -> float:
        return sum(node.cpu() for node in self.nodes)

    def memory(self) -> int:
        return sum(node.memory() for node in self.nodes)

    def database(self) -> float:
        """Return how many seconds of processor PostgreSQL has used, with all its processes, also those that ended."""
        if self.postgres is None or self.postgres.server is None:
            return 0.0
        parent = str(self.postgres.server.get_pid())
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                pid, _, rest = stat.read_text().partition(" ")
            except OSError:  # it has just ended
                continue
            fields = rest.rpartition(")")[2].split()
            if pid == parent:
                ticks += sum(map(int, fields[11:15]))
            elif fields[1] == parent:
                ticks += sum(map(int, fields[11:13]))
        return ticks / HERTZ


@contextmanager
def grouped(count: int, postgres: Postgres | None) -> Iterator[Group]:
    store = postgres.database() if postgres else ""
    with ExitStack() as stack:
        nodes = []
        for _ in range(count):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludotheque-bench-")))
            nodes.append(Serving(folder, None, store))
            stack.callback(nodes[-1].stop)
        yield Group(nodes, postgres)


class Price:
    """What a move costs: µs of the nodes' processor and of the database's, the best of some rounds."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.node = self.database = float("inf")
        self.rate = 0.0

    def measure(self, group: Group) -> None:
        before = group.database()
        found = asyncio.run(cost(group))
        used = (group.database() - before) / found.made * 1e6
        if found.processor + used < self.node + self.database:
            self.node, self.database = found.processor, used
        self.rate = max(self.rate, found.rate)


def priced(postgres: Postgres, rounds: int) -> list[Price]:
    """Measure all kinds in turn, so that what else runs on the machine is dear for all of them."""
    prices = [Price("SQLite, one node"), *(Price(f"PostgreSQL, {n} node{'s' * (n > 1)}") for n in (1, 2, 3))]
    with ExitStack() as stack:
        groups = [stack.enter_context(grouped(1, None))]
        groups += [stack.enter_context(grouped(count, postgres)) for count in (1, 2, 3)]
        for _ in range(rounds):
            for price, group in zip(prices, groups, strict=True):
                price.measure(group)
    return prices


def report(prices: list[Price], paced: Pace, tables: int) -> list[str]:
    plain = prices[0].node
    lines = [
        "| | nodes, µs a move | database, µs a move | in all, SQLite = 1 | moves a second |",
        "|---|---|---|---|---|",
    ]
    for price in prices:
        share = (price.node + price.database) / plain
        lines.append(f"| {price.name} | {price.node:.0f} | {price.database:.0f} | {share:.2f} | {price.rate:.0f} |")
    kept = "✓" if paced.p99 < MOST_WAIT and not paced.missed else "✗"
    lines += [
        "",
        f"{tables} tables × {SEATS} sockets over two nodes, a move a second each: from a click until all have seen it,",
        f"p99 {paced.p99:.1f} ms (p50 {paced.p50:.1f}, worst {paced.worst:.0f}; bar < {MOST_WAIT:.0f}) {kept};",
        f"{paced.moves} moves, {paced.missed} clicks missed; the nodes take {paced.server:.0%} of a core together;",
        f"{paced.per_table / 1024:.1f} KiB a table and {paced.per_socket / 1024:.1f} KiB a socket, both nodes counted.",
    ]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench cluster", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--save", action="store_true", help="keep it in bench/cluster.md")
    parser.add_argument("--interpreted", action="store_true", help="also on sources that are not compiled")
    asked = parser.parse_args()
    if not asked.interpreted and not (rng.__file__ or "").endswith((".so", ".pyd")):
        sys.exit("bench: this is not the compiled build; ./dev bench builds and uses it")
    with tempfile.TemporaryDirectory(prefix="ludotheque-pg-", ignore_cleanup_errors=True) as folder:
        postgres = Postgres(Path(folder), durable=True)
        try:
            prices = priced(postgres, asked.rounds)
            with grouped(2, postgres) as group:
                paced = asyncio.run(pace(group, asked.tables, asked.seconds))
        finally:
            postgres.close()
    lines = report(prices, paced, asked.tables)
    print(*lines, f"load average {os.getloadavg()[0]:.1f}", sep="\n")
    if asked.save:
        head = f"""# What a move costs with several nodes

`{" ".join(["./dev bench cluster", *sys.argv[1:]])}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}, \
CPython {platform.python_version()}, PostgreSQL 18 (synchronous_commit on) over a Unix socket; {MOVES} moves \
at each of 40 tables a round.

"""
        (ROOT / "bench" / "cluster.md").write_text(head + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
