"""A balance report while its games are played, and where it is then."""

import sys
from pathlib import Path

from rich.progress import TaskID
from rich.text import Text

from ludotheque.cli.bars import INTERRUPTED, bars
from ludotheque.cli.files import write
from ludotheque.cli.say import console
from ludotheque.library import game as find
from ludotheque.research.report.labels import Labels
from ludotheque.research.report.rows import Row
from ludotheque.research.report.run import Balance, Progress, figures
from ludotheque.research.report.standing_out import standing_out
from ludotheque.research.report.study import Study
from ludotheque.text.words import Words


def show_balance(study: Study, jobs: int, cluster: str | None, page: Path, words: Words) -> None:
    """Play, with bars that move; then say what stands out and write the page, with its CSV beside it."""
    rows: list[Row] = []
    stages = figures(study, jobs, cluster, rows)
    title = find(study.game).meta.title
    try:
        with bars() as bar:
            shown: dict[tuple[str, int, int], TaskID] = {}
            for progress in stages:
                stage = (progress.stage, progress.version, progress.seats)
                if stage not in shown:
                    shown[stage] = bar.add_task(name_of(progress, study, title, words), total=progress.games)
                bar.update(shown[stage], completed=progress.done)
    except KeyboardInterrupt:
        stages.close()
        sys.stderr.write(words("cli-report-stopped") + "\n")
        sys.exit(INTERRUPTED)
    found = Balance(study, rows)
    table = page.with_suffix(".csv")
    write(page, found.html(words.lang))
    write(table, found.csv(words.lang))
    out = console()
    level = words(f"level-{study.level}")
    out.print(Text(words("cli-report-head", {"title": title, "games": study.games, "level": level}), style="bold"))
    labels = Labels(study, words.lang)
    for line in standing_out(labels, rows) or [labels("out-nothing")]:
        out.print(Text(f"– {line}"))
    out.print(Text(words("cli-report-written", {"page": str(page), "table": str(table)}), style="dim"))


def name_of(progress: Progress, study: Study, title: str, words: Words) -> str:
    """Name a stage of a study, for its bar."""
    said = words(f"cli-report-{progress.stage}", {"title": title, "seats": progress.seats})
    return f"{said} ({progress.version + 1}/{len(study.versions)})" if len(study.versions) > 1 else said
