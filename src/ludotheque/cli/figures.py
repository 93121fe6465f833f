"""The figures of a simulation, while they come in and when they are there."""

import json
import sys
import time
from dataclasses import replace
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ludotheque.cli.bars import INTERRUPTED, bars
from ludotheque.cli.files import write
from ludotheque.cli.say import console
from ludotheque.cli.table import level_name
from ludotheque.engine.meta import as_typed
from ludotheque.library import game as find
from ludotheque.research.simulate import Simulation, Standing, summary, tallies
from ludotheque.research.statistics import Estimate
from ludotheque.research.tally import Setup, Tally
from ludotheque.text.numbers import number
from ludotheque.text.words import Words


def show_simulation(setup: Setup, games: int, jobs: int, cluster: str | None, path: Path | None, words: Words) -> None:
    """Simulate, with a bar that moves; then show and write what was found, also when it was cut short."""
    tally = Tally(setup)
    began = time.perf_counter()
    stopped = False
    lots = tallies(setup, games, jobs, cluster)
    bar = bars()
    try:
        with bar:
            task = bar.add_task(find(setup.game).meta.title, total=games)
            for part in lots:
                tally.merge(part)
                bar.update(task, completed=tally.decisions.games)
    except KeyboardInterrupt:
        stopped = True
        lots.close()
    found = summary(tally)
    show_summary(found, games, time.perf_counter() - began, words)
    if path is not None and found.games:
        write(path, json.dumps(found.to_builtins(), indent=1) + "\n")
    if stopped:
        sys.exit(INTERRUPTED)


def show_summary(found: Simulation, wanted: int, seconds: float, words: Words) -> None:
    out = console()
    if found.games < wanted:
        out.print(Text(words("cli-sim-stopped", {"games": found.games, "wanted": wanted}), style="bold"))
    if not found.games:
        return
    seats = len(found.setup.lineup)
    title = find(found.setup.game).meta.title
    speed = f"{found.games / seconds:.0f}" if seconds else "∞"
    out.print(
        Text(words("cli-sim-head", {"title": title, "seats": seats, "games": found.games, "speed": speed}), "bold")
    )
    options = [f"{name}={as_typed(value)}" for name, value in found.setup.options.items()]
    out.print(Text(words("cli-sim-setup", {"options": ", ".join(options), "seed": str(found.setup.seed)}), "dim"))
    out.print()
    names = [row.name for row in found.levels]
    by_level = [replace(row, name=level_name(row.name, words, names)) for row in found.levels]
    out.print(draw_rows(by_level, words("cli-sim-bot"), seats, words))
    out.print()
    by_seat = [Standing(str(int(row.name) + 1), row.seats, row.won, row.score) for row in found.seats]
    out.print(draw_rows(by_seat, words("cli-sim-seat"), seats, words))
    out.print()
    out.print(Text(words("cli-sim-length", {"decisions": interval(found.decisions, words, 1)})))


def draw_rows(rows: list[Standing], name: str, seats: int, words: Words) -> Table:
    """Draw shares of wins and mean scores with their intervals; and the share that equals would have."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(name, header_style="dim", overflow="fold")
    held = [f"{one.name} ×{one.seats}" if one.seats > 1 else one.name for one in rows]
    won = [words("percent", {"number": interval(one.won, words, 1, 100)}) for one in rows]
    fair = [words("percent", {"number": number(100 * one.seats / seats, words, 1)}) for one in rows]
    score = [interval(one.score, words, 2) for one in rows]
    for key, cells in (("cli-sim-won", won), ("cli-sim-fair", fair), ("cli-sim-score", score)):
        # Where room is short, headings and names wrap, figures do not.
        table.add_column(words(key), header_style="dim", justify="right", min_width=max(map(len, cells)))
    for row in zip(held, won, fair, score, strict=True):
        table.add_row(*row)
    return table


def interval(estimate: Estimate, words: Words, digits: int, scale: int = 1) -> str:
    value, low, high = (number(scale * x, words, digits) for x in (estimate.value, estimate.low, estimate.high))
    return f"{value} [{low} – {high}]"
