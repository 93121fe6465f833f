"""A game off the shelf: its meta, its rules for a table, its views and its words."""

import importlib
import importlib.util
import secrets
import threading
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import ModuleType
from typing import TYPE_CHECKING, Generic

from librt.vecs import vec

from ludotheque import shelf
from ludotheque.bots import levels
from ludotheque.engine.bot import Bot, redealt
from ludotheque.engine.journal import Moment
from ludotheque.engine.meta import Meta, Options
from ludotheque.engine.refused import NoSuchSeat, Refused, shortened
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.view import Reason, View, standing

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from ludotheque.match import Match

    V_co = TypeVar("V_co", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    V_co = TypeVar("V_co", bound=View, covariant=True)

BOUND = 16.0  # no feature of a game is larger, or smaller than its negative
SETUPS = 32  # of each thread: rules that are kept, since making them takes milliseconds


class _Kept(threading.local):
    """The rules made last, the latest used at the end; a thread has its own, since rules have a scratch buffer."""

    def __init__(self) -> None:
        self.rules: dict[tuple[object, ...], Rules] = {}


_kept = _Kept()


class Game(Generic[V_co]):
    """One of the games, by its name; its modules are loaded when they are first needed."""

    def __init__(self, meta: Meta, package: str = "") -> None:
        self.meta = meta
        self.name = meta.name
        self.package = package or f"ludotheque.games.{meta.name}"

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return game, (self.name,)

    def part(self, name: str) -> ModuleType:
        """Load a module of the game's folder; raise Refused, with what is wrong, if that cannot be done."""
        try:
            return importlib.import_module(f"{self.package}.{name}")
        except Exception as error:  # whatever a game being written can do
            raise shelf.broken(self.name, self.package, f"{name}.py", error) from error

    def load(self) -> None:
        """Load what a table takes; raise Refused, with what is wrong, if that cannot be done."""
        for name in ("sheet", "rules", "observe", "bot", "reasons"):
            self.part(name)

    def has(self, name: str) -> bool:
        """Return whether the game's folder has this module."""
        return importlib.util.find_spec(f"{self.package}.{name}") is not None

    def holds(self, path: str) -> bool:
        """Return whether the game's folder has this file."""
        return resources.files(self.package).joinpath(path).is_file()

    def text(self, path: str) -> str:
        """Read a file of the game's folder."""
        return resources.files(self.package).joinpath(path).read_text("utf-8")

    def rules(self, seats: int, options: Mapping[str, object] | None = None, sheet: str | None = None) -> Rules:
        """Return the rules of a table, shared by all its matches; raise Refused if there is no such table."""
        if type(seats) is not int:
            raise self.meta.wrong_seats(shortened(repr(seats)))
        resolved = self.meta.resolve(seats, options or {})
        key = (self, seats, tuple(resolved.items()), sheet)
        kept = _kept.rules
        found = kept.pop(key, None) or self.make_rules(seats, resolved, sheet)
        kept[key] = found
        if len(kept) > SETUPS:
            del kept[next(iter(kept))]
        return found

    def make_rules(self, seats: int, resolved: Options, sheet: str | None) -> Rules:
        """Make the rules of a table from options that were resolved."""
        try:
            parsed = self.part("sheet").parse(self.text("sheet.toml") if sheet is None else sheet)
            rules: Rules = self.part("rules").build(seats, resolved, parsed)
        except Refused as refused:
            refused.game = self.name
            raise
        return rules

    def match(self, seats: int, seed: int | None = None, sheet: str | None = None, **options: object) -> "Match[V_co]":
        """Set up a match; without a seed, from the system's own secret source."""
        from ludotheque.match import Match

        return Match(self, seats, secrets.randbelow(SEEDS) if seed is None else seed, options, sheet)

    def from_position(self, position: Mapping[str, object]) -> "Match[V_co]":
        """Open a match at a position that `Match.position()` gave."""
        from ludotheque.match import Match

        return Match.from_position(self, position)

    def view(self, rules: Rules, s: State, seat: int | None) -> V_co:
        """Show a seat (None: a spectator) what it may know."""
        rules.viewer(seat)
        observe = self.part("observe")
        shown: V_co = observe.public(rules, s)
        return shown if seat is None else observe.seated(rules, s, seat, shown)

    def view_at(self, rules: Rules, moment: Moment, seat: int | None) -> V_co:
        """Show a seat (None: a spectator) what it may see at a moment."""
        return standing(self.view(rules, moment.state, seat), moment)

    def reason(self, rules: Rules, s: State, seat: int, move: int, rng: Rng, than: int = -1) -> Reason:
        """Say why a move is good, from what the seat knows alone: the rest is redealt first.

        With `than`, say what it has over that other move, where the game can compare the two.
        """
        part, known = self.part("reasons"), redealt(rules, s, seat, rng)
        found: Reason | None = None
        if than >= 0 and hasattr(part, "compare"):
            found = part.compare(rules, known.copy(), seat, rules.choice(move), rules.choice(than))
        return found or part.reason(rules, known, seat, rules.choice(move))

    def bot(self, level: str = "medium") -> Bot:
        """Make a bot of a level: random, beginner, easy, medium (the game's own heuristic), hard or expert (search)."""
        return levels.make(level, self)

    def features(self, rules: Rules, s: State, seat: int) -> dict[str, float]:
        """Return what a seat knows as named numbers."""
        if rules.viewer(seat) < 0:
            raise NoSuchSeat("seat", seat=str(seat), seats=int(rules.seats))
        part = self.part("features")
        names: list[str] = part.names(rules)
        out = vec[float]([0.0] * len(names))
        part.write(rules, s, seat, out, 0)
        return dict(zip(names, out, strict=True))


@cache
def all_games() -> dict[str, Game]:
    """Return all games, by name, in the order of the shelf.

    >>> "odin" in all_games()
    True
    """
    return {name: Game(shelf.meta(name), package) for name, package in shelf.packages().items()}


def game(name: str) -> Game:
    """Return a game by its name; dashes and capitals do not matter."""
    wanted = str(name).strip().lower().replace("-", "_").replace(" ", "_")
    found = all_games().get(wanted)
    if found is None:
        raise Refused("game", game=shortened(name), games=list(all_games()))
    return found
