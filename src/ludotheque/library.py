"""A game off the shelf: its meta, its rules for a table, its views and its words."""

import importlib
import importlib.util
import secrets
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import ModuleType
from typing import TYPE_CHECKING

from librt.vecs import vec

from ludotheque import shelf
from ludotheque.engine.bot import Bot
from ludotheque.engine.meta import Meta
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.view import Reason, View

if TYPE_CHECKING:
    from ludotheque.match import Match


class Game:
    """One of the games, by its name; its modules are loaded when they are first needed."""

    def __init__(self, meta: Meta, package: str = "") -> None:
        self.meta = meta
        self.name = meta.name
        self.package = package or f"ludotheque.games.{meta.name}"

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def part(self, name: str) -> ModuleType:
        """Load a module of the game's folder."""
        return importlib.import_module(f"{self.package}.{name}")

    def has(self, name: str) -> bool:
        """Return whether the game's folder has this module."""
        return importlib.util.find_spec(f"{self.package}.{name}") is not None

    def text(self, path: str) -> str:
        """Read a file of the game's folder."""
        return resources.files(self.package).joinpath(path).read_text("utf-8")

    def rules(self, seats: int, options: Mapping[str, object] | None = None, sheet: str | None = None) -> Rules:
        """Make the rules of a table; raise Refused if there is no such table."""
        resolved = self.meta.resolve(seats, options or {})
        parsed = self.part("sheet").parse(self.text("sheet.toml") if sheet is None else sheet)
        rules: Rules = self.part("rules").build(seats, resolved, parsed)
        return rules

    def match(self, seats: int, seed: int | None = None, sheet: str | None = None, **options: object) -> "Match":
        """Set up a match; without a seed, from the system's own secret source."""
        from ludotheque.match import Match

        return Match(self, seats, secrets.randbelow(SEEDS) if seed is None else seed, options, sheet)

    def from_position(self, told: Mapping[str, object]) -> "Match":
        """Open a match at a position that `Match.position()` gave."""
        from ludotheque.match import Match

        return Match.from_position(self, told)

    def view(self, rules: Rules, s: State, seat: int | None) -> View:
        """Show a seat (None: a spectator) what it may know."""
        draw = self.part("observe")
        shown: View = draw.public(rules, s)
        return shown if seat is None else draw.seated(rules, s, seat, shown)

    def reason(self, rules: Rules, s: State, seat: int, move: int, rng: Rng) -> Reason:
        """Say what speaks for a move, honestly: all that the seat cannot know is dealt anew before."""
        copy = s.copy()
        rules.redeal(copy, seat, rng)
        found: Reason = self.part("reasons").reason(rules, copy, seat, rules.choice(move))
        return found

    def bot(self) -> Bot:
        """Make the game's own heuristic bot."""
        bot: Bot = self.part("bot").bot()
        return bot

    def features(self, rules: Rules, s: State, seat: int) -> dict[str, float]:
        """Tell what a seat knows as named numbers."""
        part = self.part("features")
        names: list[str] = part.names(rules)
        out = vec[float]([0.0] * len(names))
        part.write(rules, s, seat, out)
        return dict(zip(names, out, strict=True))


@cache
def all_games() -> dict[str, Game]:
    """Return all games, by name, in the order of the shelf.

    >>> "odin" in all_games()
    True
    """
    return {name: Game(importlib.import_module(package).META, package) for name, package in shelf.packages().items()}


def game(name: str) -> Game:
    """Give a game by its name; dashes and capitals do not matter."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    found = all_games().get(wanted)
    if found is None:
        raise Refused(f"there is no game called {name}; there are {', '.join(all_games())}")
    return found
