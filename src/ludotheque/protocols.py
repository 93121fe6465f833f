"""What the modules of a game's folder offer: the one place to look, and what mypy holds our games to.

`R`, `S` and `V` are the game's own rules, state and view. CONTRIBUTING.md walks through the files in order.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from librt.vecs import vec
from rich.console import RenderableType

from ludotheque.engine.bot import Bot
from ludotheque.engine.journal import Event
from ludotheque.engine.meta import Meta, Options
from ludotheque.engine.rules import Choice, Rules, State
from ludotheque.text.words import Words
from ludotheque.view import Reason, View

Sheet = TypeVar("Sheet", covariant=True)
R = TypeVar("R", bound=Rules, contravariant=True)
R_made = TypeVar("R_made", bound=Rules, covariant=True)
S = TypeVar("S", bound=State, contravariant=True)
V = TypeVar("V", bound=View)
V_shown = TypeVar("V_shown", bound=View, contravariant=True)


class Package(Protocol):
    """`__init__.py`: what the lobby reads before the game is loaded."""

    META: Meta


class SheetPart(Protocol[Sheet]):
    """`sheet.py`: the pieces, read from `sheet.toml` or from a sheet of somebody's own."""

    def parse(self, text: str) -> Sheet:
        """Read a sheet; raise Refused, with its line, if it is not valid."""


class RulesPart(Protocol[R_made]):
    """`rules.py`: one set of rules."""

    def build(self, seats: int, options: Options, sheet: Any) -> R_made:
        """Make the rules of a table from its checked options and its sheet; raise Refused if they do not fit."""


class ObservePart(Protocol[R, S, V]):
    """`observe.py`: what a seat sees, built up from nothing."""

    def public(self, rules: R, s: S) -> V:
        """Show what everyone sees."""

    def seated(self, rules: R, s: S, seat: int, shown: V) -> V:
        """Add to what everyone sees what a seat alone knows."""


class TerminalPart(Protocol[V_shown]):
    """`terminal.py`: the table as text."""

    def render(self, rules: Any, view: V_shown, words: Words, players: Sequence[str]) -> RenderableType: ...


class BotPart(Protocol):
    """`bot.py`: an honest heuristic."""

    def bot(self) -> Bot: ...


class ReasonsPart(Protocol[R, S]):
    """`reasons.py`: the case for a move."""

    def reason(self, rules: R, s: S, seat: int, choice: Choice) -> Reason:
        """Say why a move is good; the state is a redealt copy, so nothing hidden can be told."""


class ComparingPart(ReasonsPart[R, S], Protocol[R, S]):
    """`reasons.py` of a game that can also compare two moves."""

    def compare(self, rules: R, s: S, seat: int, choice: Choice, other: Choice) -> Reason | None:
        """Say what a move has over another one, if it can be said."""


class FeaturesPart(Protocol[R, S]):
    """`features.py`: what a seat knows as named numbers, for learning."""

    def names(self, rules: R) -> list[str]: ...

    def write(self, rules: R, s: S, seat: int, out: "vec[float]", at: int) -> None:
        """Write one number for each name into a buffer, from a place on."""


class TypedPart(Protocol):
    """`typed.py`, optional: how people type moves at this table."""

    def read(self, text: str, words: Words, choices: Sequence[Choice]) -> str:
        """Return the text of the choice that somebody means, or an empty string."""


class MemoryPart(Protocol[R]):
    """`memory.py`, optional: for a game whose rules limit what may be remembered while a match runs."""

    def forgets(self, rules: R) -> bool:
        """Return whether `aged` ever tells something otherwise."""

    def aged(self, rules: R, events: Sequence[Event]) -> list[Event]:
        """Return all that an audience saw, oldest first, as it may be read now: as many events, some told otherwise."""

    def ages(self, rules: R, event: Event) -> bool:
        """Return whether an event changes how those before it are read."""

    def lookback(self, rules: R) -> bool:
        """Return whether earlier views may be looked at."""
