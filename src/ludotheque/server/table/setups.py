"""A game laid out for a kind of table: its rules, views and choices, shared by all tables of that kind."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from ludotheque.engine.meta import Options
from ludotheque.engine.rules import State
from ludotheque.engine.sheet import fingerprint
from ludotheque.library import Game, game
from ludotheque.memory import Memory
from ludotheque.server.wire import ENCODER, ChoiceShown
from ludotheque.view import View


class Setup:
    """What tables of the same game, seats, options and sheet share."""

    def __init__(self, box: Game, seats: int, options: Options, sheet_text: str) -> None:
        self.game = box
        self.seats = seats
        self.options = options
        self.sheet_text = sheet_text
        self.rules = box.rules(seats, options, sheet_text or None)
        part = box.part("observe")
        self.public: Callable[[Any, State], View] = part.public
        self.seated: Callable[[Any, State, int, View], View] = part.seated
        self.memory = Memory(box, self.rules)
        self.encoded: dict[int, Raw] = {}

    def view(self, s: State, seat: int | None, shown: View | None = None) -> View:
        """Show a seat what it may know; `shown` is what everybody sees, if that has been drawn already."""
        if shown is None:
            shown = self.public(self.rules, s)
        return shown if seat is None else self.seated(self.rules, s, seat, shown)

    def choice(self, move: int) -> Raw:
        """Put a move into words, encoded: the same whatever the state."""
        encoded = self.encoded.get(move)
        if encoded is None:
            choice = self.rules.choice(move)
            encoded = Raw(ENCODER.encode(ChoiceShown(choice.move, choice.kind, choice.args, choice.text)))
            self.encoded[move] = encoded
        return encoded

    def choices(self, s: State, seat: int) -> list[Raw]:
        """List what a seat may do, encoded."""
        return [self.encoded.get(move) or self.choice(move) for move in self.rules.legal_moves(s, seat)]


@lru_cache(maxsize=256)
def _setup(name: str, seats: int, options: bytes, sheet_text: str) -> Setup:
    return Setup(game(name), seats, msgspec.json.decode(options), sheet_text)


def setup(name: str, seats: int, options: Options, sheet_text: str) -> Setup:
    """Lay a game out; raise Refused if there is no such table."""
    return _setup(name, seats, msgspec.json.encode(options, order="sorted"), sheet_text)


@lru_cache(maxsize=64)
def house_sheet(name: str) -> str:
    """Return the fingerprint of the sheet that comes with a game."""
    return fingerprint(game(name).text("sheet.toml"))
