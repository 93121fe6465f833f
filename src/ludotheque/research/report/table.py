"""The figures of a report as CSV: codes and plain numbers for programs, and names for people."""

import csv
import io
from collections.abc import Sequence

from ludotheque.research.report.labels import Labels
from ludotheque.research.report.rows import Row
from ludotheque.research.report.study import Study

HEAD = ("game", "version", "players", "bots", "table", "about", "name", "measure", "value", "low", "high", "games")


def write_table(study: Study, rows: Sequence[Row], lang: str) -> str:
    """Write all figures, one a line; shares lie between 0 and 1."""
    labels = Labels(study, lang)
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(HEAD)
    names = [labels.version(version) for version in study.versions]
    for row in rows:
        numbers = [f"{number:.6g}" for number in (row.figure.value, row.figure.low, row.figure.high)]
        said = [" ".join(filter(None, row.about)), labels.about(row)]
        where = [study.game, names[row.version], row.seats, study.level, row.table]
        lines.writerow([*where, *said, row.measure, *numbers, row.games])
    return out.getvalue()
