"""A report from its first game to its figures."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

from ludotheque.research.extras import need
from ludotheque.research.lots import check_counts, cut, spread
from ludotheque.research.report.findings import Findings
from ludotheque.research.report.items import Item
from ludotheque.research.report.probes import probe
from ludotheque.research.report.rows import Row, probes_of, rows_of, worth_probing
from ludotheque.research.report.study import Study, prepare
from ludotheque.research.report.watch import watch


@dataclass(frozen=True)
class Balance:
    """What a study found: all its figures, with 95% intervals. `csv` and `html` put them into words."""

    study: Study
    rows: list[Row]

    def csv(self, lang: str = "en") -> str:
        """Return all figures as a table."""
        from ludotheque.research.report.table import write_table

        return write_table(self.study, self.rows, lang)

    def html(self, lang: str = "en") -> str:
        """Return a page with plots that needs nothing else; raise Refused if Matplotlib is not there."""
        need("matplotlib")
        from ludotheque.research.report.page import write_page

        return write_page(self.study, self.rows, lang)


@dataclass(frozen=True)
class Progress:
    """How far a stage of a study has come."""

    stage: str  # "watch" or "probe"
    version: int
    seats: int
    done: int
    games: int


def report(
    game: str,
    seats: Sequence[int] | None = None,
    bots: str = "medium",
    games: int = 400,
    probes: int = 200,
    jobs: int = 1,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    changes: Mapping[str, object] | None = None,
    sheet: str | None = None,
    cluster: str | None = None,
) -> Balance:
    """Watch bots of a level play a game and say how balanced it is; at all player counts if none are named.

    `changes` to the options, or a `sheet`, make a second version that is compared with the first. `probes` is how many
    games to play again with a player who never does something. Raise Refused if there is no such game, table, bot or
    cluster.
    """
    check_counts(games=games, jobs=jobs)
    study = prepare(game, bots, seats, games, probes, seed, options or {}, changes or {}, sheet)
    rows: list[Row] = []
    for _ in figures(study, jobs, cluster, rows):
        pass
    return Balance(study, rows)


def figures(study: Study, jobs: int, cluster: str | None, rows: list[Row]) -> Generator[Progress, None, None]:
    """Play all games of a study, telling how far it has come, and put the figures into `rows`."""
    never: list[Item] = []
    for number, version in enumerate(study.versions):
        for seats in study.counts:
            setup = study.setup(version, seats)
            found = Findings()
            lots = cut(range(study.games), jobs, cluster)
            for part in spread(watch, ((setup, lot) for lot in lots), jobs, cluster):
                found.merge(part)
                yield Progress("watch", number, seats, found.games, study.games)
            rows += rows_of(number, seats, found)
            if seats == study.usual and study.probes:
                never = never or worth_probing(found)  # of the first version, so that both can be compared
                probed = Findings()
                lots = cut(range(study.probes), jobs, cluster)
                for part in spread(probe, ((setup, never, lot) for lot in lots), jobs, cluster):
                    probed.merge(part)
                    yield Progress("probe", number, seats, probed.games, study.probes)
                rows += probes_of(number, seats, probed)
