"""What stands out in a report, in sentences: what no fair game would show, except by chance."""

from collections.abc import Iterator, Sequence

from ludotheque.research.report.labels import Labels
from ludotheque.research.report.rows import Row, difference
from ludotheque.research.statistics import Estimate

MOST = 3  # sentences of a kind
# What changes are told of: a score that is larger since there is more to score is none.
TOLD = {("seat", "won"), *(("table", measure) for measure in ("decisions", "changes", "shared", "settled"))}


def standing_out(labels: Labels, rows: Sequence[Row]) -> list[str]:
    """Describe what stands out, the most important first; the last version is the one that is spoken of."""
    last = len(labels.study.versions) - 1
    now = [row for row in rows if row.version == last]
    found = [*seats(labels, now), *probes(labels, now), *unused(labels, now)]
    return ([*changes(labels, rows)] if last else []) + found


def seats(labels: Labels, rows: Sequence[Row]) -> Iterator[str]:
    """Name, at each player count, the seat that is farthest from its share."""
    for count in labels.study.counts:
        fair = 1 / count
        here = [row for row in rows if row.seats == count and (row.table, row.measure) == ("seat", "won")]
        clear = [row for row in here if not row.figure.low <= fair <= row.figure.high]
        if clear:
            row = max(clear, key=lambda row: abs(row.figure.value - fair))
            told = labels.figure(row.figure, "won")
            yield labels("out-seat", players=count, seat=labels.about(row), won=told, fair=labels.amount(fair, "won"))


def probes(labels: Labels, rows: Sequence[Row]) -> Iterator[str]:
    """Name what costs most to do without, and what it is better not to do."""
    here = [row for row in rows if (row.table, row.measure) == ("probe", "won")]
    worse = sorted((row for row in here if row.figure.high < 0), key=lambda row: row.figure.value)
    better = sorted((row for row in here if row.figure.low > 0), key=lambda row: -row.figure.value)
    for key, clear in ("out-without", worse), ("out-better-without", better):
        for row in clear[:MOST]:
            yield labels(key, choice=labels.about(row), won=labels.figure(row.figure, "won", signed=True))


def unused(labels: Labels, rows: Sequence[Row]) -> Iterator[str]:
    """Name what could be chosen often and hardly ever is."""
    usual = labels.study.usual
    here = [row for row in rows if (row.table, row.measure, row.seats) == ("choice", "chosen", usual)]
    rare = sorted((row for row in here if row.figure.high < 0.02), key=lambda row: row.figure.high)
    if rare:
        yield labels(
            "out-unused", choices=", ".join(labels("quoted", text=labels.about(row)) for row in rare[: 2 * MOST])
        )


def changes(labels: Labels, rows: Sequence[Row]) -> Iterator[str]:
    """Name what the second version clearly changes: in what seats win, and in the table as a whole."""
    looked_at: list[tuple[Row, Estimate]] = []
    before = {(row.table, row.seats, row.about, row.measure): row for row in rows if row.version == 0}
    for row in rows:
        old = before.get((row.table, row.seats, row.about, row.measure))
        if row.version and old is not None and (row.table, row.measure) in TOLD:
            change = difference(row.figure, old.figure)
            if change.low > 0 or change.high < 0:
                looked_at.append((row, change))
    looked_at.sort(key=lambda pair: -abs(pair[1].value) / max(1e-9, pair[1].high - pair[1].low))  # the clearest first
    for row, change in looked_at[: 2 * MOST]:
        name = " · ".join(filter(None, (labels.about(row), labels.measure(row))))
        yield labels(
            "out-change", players=row.seats, measure=name, change=labels.figure(change, row.measure, signed=True)
        )
    if not looked_at:
        yield labels("out-no-change")
