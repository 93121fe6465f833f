"""A report as one page: its plots, its tables and its style are in it, and it asks the network for nothing."""

from collections.abc import Iterable, Sequence
from html import escape

from ludotheque.research.report.labels import Labels
from ludotheque.research.report.plots import bubbles, columns, curve, heights, ladder
from ludotheque.research.report.rows import TABLE, Row, difference
from ludotheque.research.report.standing_out import standing_out
from ludotheque.research.report.study import Study
from ludotheque.research.report.style import STYLE
from ludotheque.research.report.watch import TENTHS
from ludotheque.research.statistics import Estimate

Place = tuple[str, int, tuple[str, ...], str]  # table, players, about, measure
SHARE = 100  # shares are drawn in per cent
LONGEST = 40  # rungs of one ladder; what is left is in the table below it, and in the CSV
MARKS = "●◆"


class Page:
    """Write one report down in a language."""

    def __init__(self, study: Study, rows: Sequence[Row], lang: str) -> None:
        self.study = study
        self.rows = rows
        self.say = Labels(study, lang)
        self.versions = range(len(study.versions))
        self.found: dict[Place, dict[int, Row]] = {}
        for row in rows:
            self.found.setdefault((row.table, row.seats, row.about, row.measure), {})[row.version] = row

    def html(self) -> str:
        title = escape(self.say("title", title=self.say.game.meta.title))
        sections = [self.seats(), self.counts(), self.length(), self.lead(), self.sources()]
        sections += [self.kinds(), self.pieces(), self.probes()]
        parts = [
            f'<!doctype html><html lang="{self.say.words.lang}"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{title}</title><style>{STYLE}</style>",
            f"<main><h1>{title}</h1>{self.about()}{self.highlights()}",
            *sections,
            f"<section><h2>{self.text('how')}</h2>{self.paragraphs('how-text')}</section></main></html>",
        ]
        return "\n".join(filter(None, parts)) + "\n"

    def text(self, key: str, **args: str | int) -> str:
        return escape(self.say(key, **args))

    def paragraphs(self, key: str, **args: str | int) -> str:
        return "".join(f"<p>{line}</p>" for line in self.text(key, **args).split("\n") if line.strip())

    # What it is about, and what stands out.

    def about(self) -> str:
        study = self.study
        level = self.say.words(f"level-{study.level}")
        counts = self.say.words.join([str(count) for count in study.counts])
        version = self.say.game.meta.version
        facts = self.text("facts", level=level, games=study.games, counts=counts, seed=str(study.seed), version=version)
        return f"<p class=dim>{facts}</p>{self.compared()}"

    def compared(self) -> str:
        """Write which version is which."""
        if len(self.versions) == 1:
            name = self.say.version(self.study.versions[0])
            return "" if name == self.say("plain") else f"<p class=dim>{escape(name)}</p>"
        return self.key([self.say.version(version) for version in self.study.versions])

    def highlights(self) -> str:
        found = standing_out(self.say, self.rows) or [self.say("out-nothing")]
        items = "".join(f"<li>{escape(line)}</li>" for line in found)
        return (
            f"<section><h2>{self.text('out')}</h2><ul>{items}</ul><p class=dim>{self.text('out-chance')}</p></section>"
        )

    # The sections.

    def seats(self) -> str:
        figures = []
        for count in self.study.counts:
            names = [str(seat + 1) for seat in range(count)]
            series = [
                [self.get(("seat", count, (str(seat),), "won"), version, SHARE) for seat in range(count)]
                for version in self.versions
            ]
            title = self.say("players", count=count)
            figures.append((title, columns(names, series, self.say("axis-won"), title, SHARE / count)))
        places = [
            ("seat", count, (str(seat),), measure)
            for count in self.study.counts
            for seat in range(count)
            for measure in ("won", "points")
        ]
        return self.section("seats", figures, places)

    def counts(self) -> str:
        if len(self.study.counts) < 2:
            return ""
        figures = []
        names = [str(count) for count in self.study.counts]
        for measure in (*TABLE, "shared", "settled"):
            scale = SHARE if measure in ("shared", "settled") else 1
            series = [
                [self.get(("table", count, (), measure), version, scale) for count in self.study.counts]
                for version in self.versions
            ]
            title = self.say(f"table-{measure}")
            unit = "%" if scale > 1 else ""
            figures.append((title, columns(names, series, unit, title)))
        places = [
            ("table", count, (), measure) for count in self.study.counts for measure in (*TABLE, "shared", "settled")
        ]
        return self.section("counts", figures, places)

    def length(self) -> str:
        figures = []
        labels = self.say("table-decisions"), self.say("length-games")
        for count in self.study.counts:
            series = [
                {int(row.about[0]): SHARE * row.figure.value for row in self.of("length", count, version)}
                for version in self.versions
            ]
            title = self.say("players", count=count)
            figures.append((title, heights(series, labels, f"{self.say('length')}, {title}")))
        return self.section("length", figures, [("table", count, (), "decisions") for count in self.study.counts])

    def lead(self) -> str:
        count = self.study.usual
        figures = []
        places: list[Place] = []
        for measure in ("ahead", "likely"):
            found = [place for place in self.found if place[0] == "lead" and place[1] == count and place[3] == measure]
            across = [float(place[2][0]) for place in found]
            series = [[self.get(place, version, SHARE) for place in found] for version in self.versions]
            title = self.say(f"lead-{measure}")
            figures.append((title, curve(across, series, (self.say("axis-played"), self.say("axis-won")), title)))
            places += found[:: max(1, len(found) // 5)]
        places += [("table", count, (), "settled"), ("table", count, (), "changes")]
        return self.section("lead", figures, places, players=count)

    def sources(self) -> str:
        count = self.study.usual
        found = [place for place in self.found if place[:2] == ("source", count)]
        sources = list(dict.fromkeys(place[2] for place in found))
        if not sources:
            return ""
        figures = []
        for version in self.versions:
            series = [
                [self.get(("source", count, source, who), version) for source in sources]
                for who in ("winners", "others")
            ]
            names = [self.say.words(f"score-{source[0]}") for source in sources]
            title = self.say.version(self.study.versions[version])
            key = self.key([self.say("source-winners"), self.say("source-others")])
            drawn = ladder(names, [(self.say("axis-points"), series)], f"{self.say('sources')}, {title}")
            figures.append((title if len(self.versions) > 1 else "", drawn + key))
        return self.section("sources", figures, found, players=count)

    def kinds(self) -> str:
        """Show kinds of choices: how often, what they are worth, when."""
        count = self.study.usual
        figures = [self.choices(items) for items in self.groups() if not items[0][1]]
        kinds = [item[0] for items in self.groups() for item in items if not item[1]]
        for version in self.versions:
            shares = [
                [
                    figure.value if (figure := self.get(("when", count, (kind,), str(tenth)), version)) else 0.0
                    for tenth in range(TENTHS)
                ]
                for kind in kinds
            ]
            title = self.say("when")
            if len(self.versions) > 1:
                title += ", " + self.say.version(self.study.versions[version])
            names = [self.say.item(kind, "", "") for kind in kinds]
            figures.append((title, bubbles(names, shares, self.say("axis-played"), title, version)))
        return self.section("choices", figures, self.choice_places(""), players=count)

    def pieces(self) -> str:
        """Show what choices are about, one group for each kind and argument, folded away."""
        folded = []
        for items in self.groups():
            kind, name, _ = items[0]
            if name:
                title, drawn = self.choices(items)
                table = self.table(self.choice_places(kind, name))
                folded.append(
                    f"<details><summary>{escape(title)}</summary><div class=plots>{self.framed('', drawn)}</div>{table}"
                    "</details>"
                )
        if not folded:
            return ""
        head = f"<h2>{self.text('pieces')}</h2>{self.paragraphs('pieces-text', players=self.study.usual)}"
        return f"<section>{head}{''.join(folded)}</section>"

    def probes(self) -> str:
        count = self.study.usual
        found = list(dict.fromkeys(place[2] for place in self.found if place[:2] == ("probe", count)))
        if not found:
            return ""
        found.sort(key=lambda about: self.value(("probe", count, about, "won")))
        names = [self.say.item(*about) for about in found]
        panels = []
        for measure, scale in ("won", SHARE), ("points", 1):
            series = [
                [self.get(("probe", count, about, measure), version, scale) for about in found]
                for version in self.versions
            ]
            panels.append((self.say(f"axis-probe-{measure}"), series))
        places = [("probe", count, about, measure) for about in found for measure in ("won", "points")]
        figures = [("", ladder(names, panels, self.say("probes")))]
        return self.section("probes", figures, places, players=count, games=self.study.probes)

    # Parts of sections.

    def groups(self) -> list[list[tuple[str, str, str]]]:
        """Gather what can be chosen: all kinds, then the pieces of each kind and argument."""
        found: dict[tuple[str, str], list[tuple[str, str, str]]] = {}
        for place in self.found:
            if place[:2] == ("choice", self.study.usual) and place[3] == "times":
                kind, name, code = place[2]
                found.setdefault((kind, name) if name else ("", ""), []).append((kind, name, code))
        for items in found.values():  # the most frequent first
            items.sort(key=lambda item: -self.value(("choice", self.study.usual, item, "times")))
        return [found[key] for key in sorted(found)]

    def choices(self, items: list[tuple[str, str, str]]) -> tuple[str, str]:
        """Draw how often each of these was chosen when it could be, and what it was worth."""
        count = self.study.usual
        kind, name, _ = items[0]
        title = self.say.group(kind, name) if name else self.say("choices-all")
        shown = items[:LONGEST]
        panels = []
        for measure in ("chosen", "worth"):
            series = [
                [self.get(("choice", count, item, measure), version, SHARE) for item in shown]
                for version in self.versions
            ]
            panels.append((self.say(f"axis-{measure}"), series))
        return title, ladder([self.say.item(*item) for item in shown], panels, f"{title} {name}")

    def choice_places(self, kind: str, name: str = "") -> list[Place]:
        found = [place for place in self.found if place[:2] == ("choice", self.study.usual) and place[2][1] == name]
        return [place for place in found if not name or place[2][0] == kind]

    def section(self, name: str, figures: Iterable[tuple[str, str]], places: Sequence[Place], **args: str | int) -> str:
        drawn = "".join(self.framed(title, plot) for title, plot in figures)
        head = f"<h2>{self.text(name)}</h2>{self.paragraphs(f'{name}-text', **args)}"
        return (
            f"<section>{head}<div class=plots>{drawn}</div>"
            f"<details><summary>{self.text('figures')}</summary>{self.table(places)}</details></section>"
        )

    def framed(self, title: str, plot: str) -> str:
        return f"<figure>{f'<figcaption>{escape(title)}</figcaption>' if title else ''}{plot}</figure>"

    def key(self, names: Sequence[str]) -> str:
        marks = zip(("one", "two"), MARKS, names, strict=True)
        return "<p class=key>" + "".join(f"<span><b class={c}>{m}</b> {escape(n)}</span>" for c, m, n in marks) + "</p>"

    def table(self, places: Sequence[Place]) -> str:
        """List figures with their intervals; of two versions, also what changed."""
        two = len(self.versions) > 1
        heads = [self.say("column-what"), self.say("column-measure")]
        heads += [self.say.version(version) for version in self.study.versions] if two else [self.say("column-figure")]
        heads += [self.say("column-change")] if two else []
        wide = {place[1] for place in places if place in self.found}
        lines = []
        for place in places:
            rows = self.found.get(place, {})
            if not rows:
                continue
            row = next(iter(rows.values()))
            about = self.say.about(row)
            if len(wide) > 1:
                about = (
                    f"{self.say('players', count=place[1])} · {about}" if about else self.say("players", count=place[1])
                )
            signed = place[3] == "worth" or place[0] == "probe"
            cells = [
                self.say.figure(rows[version].figure, place[3], signed) if version in rows else "–"
                for version in self.versions
            ]
            changed = ""
            if two:
                changed = "<td class=n>"
                if len(rows) > 1:
                    change = difference(rows[1].figure, rows[0].figure)
                    told = escape(self.say.figure(change, place[3], signed=True))
                    changed += f"<b>{told}</b>" if change.low > 0 or change.high < 0 else told
            told = "".join(f"<td class=n>{escape(cell)}" for cell in cells)
            lines.append(f"<tr><td>{escape(about)}<td>{escape(self.say.measure(row))}{told}{changed}")
        head = "".join(f"<th{' class=n' if number > 1 else ''}>{escape(name)}" for number, name in enumerate(heads))
        return f"<div class=scroll><table><thead><tr>{head}<tbody>{''.join(lines)}</table></div>"

    # Figures by their place.

    def of(self, table: str, count: int, version: int) -> list[Row]:
        return [row for row in self.rows if (row.table, row.seats, row.version) == (table, count, version)]

    def get(self, place: Place, version: int, scale: int = 1) -> Estimate | None:
        row = self.found.get(place, {}).get(version)
        if row is None:
            return None
        return Estimate(scale * row.figure.value, scale * row.figure.low, scale * row.figure.high)

    def value(self, place: Place) -> float:
        rows = self.found.get(place)
        return next(iter(rows.values())).figure.value if rows else 0.0


def write_page(study: Study, rows: Sequence[Row], lang: str) -> str:
    """Write a report as HTML."""
    return Page(study, rows, lang).html()
