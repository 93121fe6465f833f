"""The figures of a report, one a row: what the page shows and the CSV holds."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from ludotheque.research.report.findings import Findings
from ludotheque.research.report.items import Item
from ludotheque.research.report.watch import STEPS
from ludotheque.research.statistics import Estimate, share

MOST_PROBES = 20
FEW = 12  # pieces of a kind: these are probed first

TABLE = ("decisions", "points", "winner", "margin", "changes")  # means for each game
WON, PLAYED, LOST, MISSED = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)


@dataclass(frozen=True)
class Row:
    """A figure: which table of the report it is of, which version and player count, what it is about, and its value."""

    table: str
    version: int
    seats: int
    about: Item | tuple[str, ...]
    measure: str
    figure: Estimate
    games: int


def rows_of(version: int, seats: int, found: Findings) -> Iterator[Row]:
    """Turn what the games of a table showed into figures."""

    def row(table: str, about: tuple[str, ...], measure: str, figure: Estimate) -> Row:
        return Row(table, version, seats, about, measure, figure, found.games)

    for name in TABLE:
        yield row("table", (), name, found.ratios[name,].ratio((1, 0), (0, 1)))
    for name in ("shared", "settled"):
        if (name,) in found.ratios:
            yield row("table", (), name, found.ratios[name,].share((1, 0), (0, 1)))
    for about, ratios in found.of("seat").items():
        yield row("seat", about, "won", ratios.share(WON, PLAYED))
        yield row("seat", about, "points", ratios.ratio(LOST, MISSED))
    for length, games in sorted(found.lengths.items()):
        yield row("length", (str(length),), "games", share(games, found.games))
    for measure in ("ahead", "likely"):
        for step, ratios in found.of(measure).items():
            yield row("lead", (str(100 * int(step[0]) // STEPS),), measure, ratios.share((1, 0), (0, 1)))
    for (source, who), ratios in found.of("source").items():
        yield row("source", (source,), who, ratios.within(found.ratios[who,]).ratio((1, 0), (0, 1)))
    for (tenth, kind), ratios in found.of("when").items():
        yield row("when", (kind,), tenth, ratios.within(found.ratios["done", tenth]).share((1, 0), (0, 1)))
    worth = found.of("worth")
    for about, ratios in found.of("times").items():
        yield row("choice", about, "times", ratios.within(found.ratios["players",]).ratio((1, 0), (0, 1)))
        if about in worth:
            chosen = worth[about]
            yield row("choice", about, "chosen", chosen.share(PLAYED, (0, 1, 0, 1)))
            yield row("choice", about, "worth", within_one(chosen.contrast((WON, PLAYED), (LOST, MISSED))))


def probes_of(version: int, seats: int, found: Findings) -> Iterator[Row]:
    """Turn what restricted play showed into figures."""
    for about, ratios in found.of("probe").items():
        won = ratios.ratio(WON, PLAYED)
        if won.low == won.high == 0:  # not once: in a hundred games more, there may be three where it matters
            won = Estimate(0.0, -3 / found.games, 3 / found.games)
        yield Row("probe", version, seats, about, "won", within_one(won), found.games)
        yield Row("probe", version, seats, about, "points", ratios.ratio(LOST, MISSED), found.games)


def worth_probing(found: Findings) -> list[Item]:
    """Choose what to do without, where there is a choice: kinds, pieces of which there are few, then others."""
    pieces: dict[tuple[str, str], int] = {}
    for kind, name, _ in found.of("times"):
        pieces[kind, name] = pieces.get((kind, name), 0) + 1
    open_to: list[tuple[bool, int, Item]] = []
    for (kind, name, code), ratios in found.of("worth").items():
        chosen, not_chosen = ratios.total(PLAYED), ratios.total(MISSED)
        many = bool(name) and pieces.get((kind, name), 0) > FEW
        if chosen and not_chosen and (not name or pieces[kind, name] > 1):
            open_to.append((many, -min(chosen, not_chosen), (kind, name, code)))
    return [item for _, _, item in sorted(open_to)[:MOST_PROBES]]


def within_one(figure: Estimate) -> Estimate:
    """Cut an interval off where no difference of two shares can be."""
    return Estimate(figure.value, max(-1.0, figure.low), min(1.0, figure.high))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Estimate by how much a figure of one version is larger than that of another, played apart."""
    value = one.value - other.value
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, value - below, value + above)
