"""Plots, by Matplotlib, as SVG that takes its colours from the page it lies in: light, dark or printed.

Each fits the width of a phone. Two series differ by colour, mark and line.
"""

import io
import math
import re
from collections.abc import Sequence
from html import escape
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from ludotheque.research.statistics import Estimate

Series = Sequence[Estimate | None]

INK, DIM, LINE = "#010101", "#020202", "#030303"  # stand for colours of the page, and for no others
COLOURS = ("#0000a1", "#0000a2")
OF_PAGE = {INK: "--ink", DIM: "--dim", LINE: "--line", COLOURS[0]: "--one", COLOURS[1]: "--two"}
MARKS, LINES = ("o", "D"), ("-", "--")
WIDE = 3.7  # inches, of 72 points: what a phone shows at full size
ROW = 0.42  # inches, of a row with its label above it
GAP = 0.24  # between the marks of two series

SETTINGS: dict[Any, Any] = {  # names that Matplotlib's types list one by one
    "axes.edgecolor": LINE,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.labelcolor": DIM,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.unicode_minus": True,
    "font.family": "sans-serif",
    "font.size": 8.5,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "svg.fonttype": "none",  # text stays text
    "text.color": INK,
    "xtick.color": DIM,
    "ytick.color": DIM,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}


def drawn(figure: Figure, label: str) -> str:
    """Write a figure down, for the middle of a page."""
    buffer = io.StringIO()
    with rc_context(SETTINGS | {"svg.hashsalt": label}):
        figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = buffer.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<(metadata|style).*?</\1>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[a-zA-Z]+[\w.]*_\d+"', "", svg)  # the same in every figure, and nothing refers to them
    for colour, name in OF_PAGE.items():
        svg = svg.replace(colour, f"var({name})")
    svg = re.sub(r" font-family: [^;]*;", "", svg)  # the letters are those of the page
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)
    return svg.replace("<svg ", f'<svg class="plot" role="img" aria-label="{escape(label)}" ', 1).strip()


def canvas(height: float) -> Figure:
    return Figure(figsize=(WIDE, height), layout="constrained")


def bounds(figure: Estimate) -> list[list[float]]:
    """Return how far an interval reaches, down and up; one without an end is drawn without."""
    return [[min(figure.value - figure.low, 1e6)], [min(figure.high - figure.value, 1e6)]]


def plain(figure: Estimate | None) -> bool:
    """Return whether there is anything to draw."""
    return figure is not None and math.isfinite(figure.value)


def mark(axes: Axes, x: float, y: float, figure: Estimate, series: int, upright: bool) -> None:
    """Draw a figure with its interval."""
    limits = bounds(figure)
    axes.errorbar(
        x,
        y,
        yerr=limits if upright else None,
        xerr=None if upright else limits,
        fmt=MARKS[series],
        color=COLOURS[series],
        markersize=4.5,
        elinewidth=1.5,
        capsize=2,
    )


def columns(names: Sequence[str], series: Sequence[Series], label: str, title: str, fair: float | None = None) -> str:
    """Draw figures side by side, upright; with the line where all would be if all were equal."""
    with rc_context(SETTINGS):
        figure = canvas(2.3)
        axes = figure.subplots()
        axes.set_ylabel(label)
        if fair is not None:
            axes.axhline(fair, color=DIM, linewidth=1, linestyle=":")
        for number, figures in enumerate(series):
            shift = (number - (len(series) - 1) / 2) * GAP
            for place, one in enumerate(figures):
                if one is not None and plain(one):
                    mark(axes, place + shift, one.value, one, number, upright=True)
        axes.set_xticks(range(len(names)), list(names))
        axes.set_xlim(-0.6, len(names) - 0.4)
        axes.margins(y=0.12)
        return drawn(figure, title)


def ladder(names: Sequence[str], panels: Sequence[tuple[str, Sequence[Series]]], title: str) -> str:
    """Draw figures below each other, each with its name above it; in one panel or two."""
    with rc_context(SETTINGS | {"axes.grid.axis": "x"}):
        figure = canvas(0.55 + ROW * len(names))
        sides = figure.subplots(1, len(panels), squeeze=False)[0]
        for axes, (label, series) in zip(sides, panels, strict=True):
            axes.set_xlabel(label)
            for number, figures in enumerate(series):
                shift = (number - (len(series) - 1) / 2) * GAP
                for place, one in enumerate(figures):
                    if one is not None and plain(one):
                        mark(axes, one.value, place + shift, one, number, upright=False)
            axes.set_ylim(len(names) - 0.5, -0.8)
            axes.set_yticks([])
            axes.xaxis.set_major_locator(MaxNLocator(4 if len(panels) > 1 else 6))
            low, high = axes.get_xlim()
            if low < 0 < high:
                axes.axvline(0, color=DIM, linewidth=1, linestyle=":")
        for place, name in enumerate(names):
            said = sides[0].annotate(
                name, (0, place - 0.42), xycoords=("axes fraction", "data"), va="center", annotation_clip=False
            )
            said.set_in_layout(False)
        return drawn(figure, title)


def curve(across: Sequence[float], series: Sequence[Series], labels: tuple[str, str], title: str) -> str:
    """Draw figures along a line, with the band they lie in."""
    with rc_context(SETTINGS):
        figure = canvas(2.3)
        axes = figure.subplots()
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        for number, figures in enumerate(series):
            there = [(x, one) for x, one in zip(across, figures, strict=True) if one is not None and plain(one)]
            xs = [x for x, _ in there]
            axes.plot(xs, [one.value for _, one in there], color=COLOURS[number], linestyle=LINES[number])
            axes.fill_between(
                xs, [one.low for _, one in there], [one.high for _, one in there], color=COLOURS[number], alpha=0.18
            )
        return drawn(figure, title)


def heights(series: Sequence[dict[int, float]], labels: tuple[str, str], title: str) -> str:
    """Draw how often each number came up, numbers near each other together."""
    every = [number for shares in series for number in shares]
    least, most = min(every), max(every)
    step = max(1, math.ceil((most - least + 1) / 24))
    edges = [least + step * place for place in range((most - least) // step + 2)]
    with rc_context(SETTINGS):
        figure = canvas(2.3)
        axes = figure.subplots()
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        for number, shares in enumerate(series):
            found = [0.0] * (len(edges) - 1)
            for length, share in shares.items():
                found[(length - least) // step] += share
            axes.stairs(found, edges, color=COLOURS[number], fill=True, alpha=0.25)
            axes.stairs(found, edges, color=COLOURS[number], linestyle=LINES[number], linewidth=1.4)
        return drawn(figure, title)


def bubbles(names: Sequence[str], shares: Sequence[Sequence[float]], label: str, title: str, series: int) -> str:
    """Draw what is done when: a row for each thing, the larger the mark the more often."""
    with rc_context(SETTINGS | {"axes.grid": False}):
        figure = canvas(0.55 + ROW * len(names))
        axes = figure.subplots()
        axes.set_xlabel(label)
        most = max((share for row in shares for share in row), default=0.0) or 1.0
        for place, row in enumerate(shares):
            across = [100 * (tenth + 0.5) / len(row) for tenth in range(len(row))]
            axes.scatter(
                across, [place] * len(row), s=[120 * share / most for share in row], color=COLOURS[series], linewidths=0
            )
        axes.set_xlim(0, 100)
        axes.set_ylim(len(names) - 0.5, -0.8)
        axes.set_yticks([])
        for place, name in enumerate(names):
            said = axes.annotate(
                name, (0, place - 0.42), xycoords=("axes fraction", "data"), va="center", annotation_clip=False
            )
            said.set_in_layout(False)
        return drawn(figure, title)
