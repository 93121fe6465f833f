"""A game laid out for a kind of table: its rules, views and choices, shared by all tables of that kind."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from ludotheque.engine.journal import Journal, Moment
from ludotheque.engine.meta import Options
from ludotheque.engine.rules import State
from ludotheque.engine.sheet import fingerprint
from ludotheque.library import Game, game
from ludotheque.memory import Memory
from ludotheque.server.wire import ENCODER, ChoiceShown
from ludotheque.view import View

CHOICES = 4_096  # in words, kept encoded


class Setup:
    """What tables of the same game, seats, options and sheet share."""

    def __init__(self, game: Game, seats: int, options: Options, sheet_text: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.sheet_text = sheet_text
        # The library keeps the rules it makes: not for strangers, whose sheets are many.
        self.rules = game.make_rules(seats, options, sheet_text) if sheet_text else game.rules(seats, options)
        part = game.part("observe")
        self.public: Callable[[Any, State], View] = part.public
        self.seated: Callable[[Any, State, int, View], View] = part.seated
        self.memory = Memory(game, self.rules)
        self.encoded: dict[int, Raw] = {}

    def view(self, s: State, seat: int | None, shown: View | None = None) -> View:
        """Show a seat what it may know; `shown` is what everybody sees, if that has been drawn already."""
        if shown is None:
            shown = self.public(self.rules, s)
        return shown if seat is None else self.seated(self.rules, s, seat, shown)

    def moments(self, journal: Journal) -> list[tuple[Moment, View]]:
        """Draw what everybody sees of the moments of a move."""
        return [(moment, self.public(self.rules, moment.state)) for moment in journal.moments]

    def choice(self, move: int) -> Raw:
        """Put a move into words, encoded: the same whatever the state."""
        encoded = self.encoded.get(move)
        if encoded is None:
            choice = self.rules.choice(move)
            encoded = Raw(ENCODER.encode(ChoiceShown(choice.move, choice.kind, choice.args, choice.text)))
            if len(self.encoded) >= CHOICES:
                self.encoded.clear()
            self.encoded[move] = encoded
        return encoded

    def choices(self, s: State, seat: int) -> list[Raw]:
        """List what a seat may do, encoded."""
        return [self.encoded.get(move) or self.choice(move) for move in self.rules.legal_moves(s, seat)]


@lru_cache(maxsize=256)
def house_setup(name: str, seats: int, options: bytes) -> Setup:
    return Setup(game(name), seats, msgspec.json.decode(options), "")


@lru_cache(maxsize=8)  # tables in use hold their own: these are for who comes back at once
def own_setup(name: str, seats: int, options: bytes, sheet_text: str) -> Setup:
    return Setup(game(name), seats, msgspec.json.decode(options), sheet_text)


def setup(name: str, seats: int, options: Options, sheet_text: str) -> Setup:
    """Lay a game out, with the sheet that comes with it or with a stranger's; raise Refused if there is no such table.

    A stranger's sheet has to be checked by a worker before it is used here (thinking/sheets.py).
    """
    sorted_options = msgspec.json.encode(options, order="sorted")
    if not sheet_text:
        return house_setup(name, seats, sorted_options)
    return own_setup(name, seats, sorted_options, sheet_text)


@lru_cache(maxsize=64)
def house_sheet(name: str) -> str:
    """Return the fingerprint of the sheet that comes with a game."""
    return fingerprint(game(name).text("sheet.toml"))
