"""What a report speaks of, in words: seats, versions, measures, and all that can be chosen."""

from collections import Counter

from ludotheque.engine.journal import Args
from ludotheque.engine.meta import as_typed
from ludotheque.library import game as find
from ludotheque.research.report.items import kind_of
from ludotheque.research.report.rows import Row
from ludotheque.research.report.study import Study, Version
from ludotheque.research.statistics import Estimate
from ludotheque.text.numbers import number
from ludotheque.text.words import Words

ANY = "…"  # whatever else a choice names
WHICH = "?"  # what a group of choices is about
ENDLESS = 1e9  # an interval that reaches so far has no end
SHARES = ("won", "shared", "settled", "ahead", "likely", "games", "chosen", "worth", *map(str, range(10)))


class Labels:
    """Name things of a study in a language."""

    def __init__(self, study: Study, lang: str) -> None:
        self.study = study
        self.game = find(study.game)
        self.words = Words(study.game, lang)
        self.samples: dict[str, Args] = {}
        self.alike: set[str] = set()  # kinds that would have the same name
        self.pieces: dict[str, list[str]] = {}
        self.sample()
        names = Counter(self.item(kind, "", "") for kind in self.samples)
        self.alike = {kind for kind in self.samples if names[self.item(kind, "", "")] > 1}

    def __call__(self, key: str, **args: str | int) -> str:
        return self.words(f"report-{key}", args)

    def sample(self) -> None:
        """Find, for each kind of choice, what one of them names."""
        for count in self.study.counts:
            rules = self.game.rules(count, self.study.setup(self.study.versions[0], count).options)
            self.pieces |= rules.pieces()
            for move in range(int(rules.actions)):
                choice = rules.choice(move)
                self.samples.setdefault(choice.kind, choice.args)

    def item(self, kind: str, name: str, code: str) -> str:
        """Name what is chosen: a kind of choice, or one with a piece; all else it names is left open."""
        named: dict[str, str | int] = {}
        for argument, value in self.samples.get(kind, {}).items():
            named[argument] = ANY
            of = kind_of(argument, value)
            if isinstance(value, list):
                named[f"{argument}_count"] = ANY
            if argument == name:
                piece = self.words.piece(of, code)
                named[argument] = f"{piece}, {ANY}" if isinstance(value, list) else piece
            elif kind in self.alike and isinstance(value, int) and of in self.pieces:  # an example tells them apart
                named[argument] = f"{self.words.piece(of, self.pieces[of][value])}, {ANY}"
        key = f"choice-{kind}"
        return self.words(key, named) if self.words.has(key) else " ".join(filter(None, (kind, code)))

    def group(self, kind: str, name: str) -> str:
        """Name the choices of a kind by what their argument may be."""
        return self.item(kind, "", "") if kind in self.alike else self.item(kind, name, WHICH)

    def about(self, row: Row) -> str:
        """Name what a row is about."""
        if row.table in ("choice", "probe"):
            return self.item(*row.about)
        if row.table == "seat":
            return self("seat", number=int(row.about[0]) + 1)
        if row.table == "when":
            return self.item(row.about[0], "", "")
        if row.table == "source":
            return self.words(f"score-{row.about[0]}")
        if row.table == "lead":
            return self.words("percent", {"number": row.about[0]})
        return row.about[0] if row.about else ""

    def measure(self, row: Row) -> str:
        """Name what was measured."""
        if row.table == "when":
            return self("tenth", number=int(row.measure) + 1)
        return self(f"{row.table}-{row.measure}")

    def version(self, version: Version) -> str:
        """Name a version by what was asked for."""
        said = [f"{name}={as_typed(value)}" for name, value in version.options.items() if (name, value) != ("first", 0)]
        if version.sheet is not None:
            said.append(self("sheet"))
        return ", ".join(said) or self("plain")

    def figure(self, figure: Estimate, measure: str, signed: bool = False) -> str:
        """Write a figure with its interval; shares in per cent."""
        value, low, high = (self.plain(one, measure, signed) for one in (figure.value, figure.low, figure.high))
        said = f"{value} [{low}\u00a0–\u00a0{high}]"
        return self.words("percent", {"number": said}) if measure in SHARES else said

    def amount(self, value: float, measure: str) -> str:
        """Write one number; a share in per cent."""
        said = self.plain(value, measure, signed=False)
        return self.words("percent", {"number": said}) if measure in SHARES else said

    def plain(self, value: float, measure: str, signed: bool) -> str:
        if not abs(value) < ENDLESS:
            return "?"
        rounded = round(100 * value if measure in SHARES else value, 1) + 0.0  # there is no minus zero
        return ("+" if signed and rounded >= 0 else "") + number(rounded, self.words, 1)
