"""Refusals: what the rules do not allow, as keys and arguments; the words come later, in the reader's language."""

from collections.abc import Callable
from typing import Union

Detail = Union[str, int, list[str], "Refused"]

# Who turns a refusal into an English sentence for `str()`. The engine holds no prose: `ludotheque` puts it here.
SPEAKERS: list[Callable[[Union["Refused", "IllegalMove"]], str]] = []

LONGEST = 60  # characters of what somebody sent, in a sentence


class Refused(ValueError):
    """Options, sheets, positions or records that are not allowed.

    `key` is a text key without its `error-`, `details` its arguments, `rule` the id of the rule in the way where
    there is one. `game` is the game whose texts have the key, where it is not one that all games share.
    """

    def __init__(self, text: str, rule: str = "", **details: Detail) -> None:
        super().__init__(text)
        self.key = text
        self.rule = rule
        self.details = details
        self.game = ""

    def __str__(self) -> str:
        return SPEAKERS[0](self) if SPEAKERS else self.key

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (type(self), self.key, self.rule, self.details, self.game)


class NoSuchSeat(Refused):
    """A seat that the table does not have."""


class IllegalMove(ValueError):
    """A move the rules forbid: who tried what, and the id of the rule.

    `exists` is false for what is not a move of the game at all. `game` is the game whose rulebook has the rule, where
    somebody has said so.
    """

    def __init__(self, seat: int, move: str, rule: str, exists: bool = True, game: str = "") -> None:
        super().__init__(move, rule)
        self.seat = seat
        self.move = move
        self.rule = rule
        self.exists = exists
        self.game = game

    def __str__(self) -> str:
        return SPEAKERS[0](self) if SPEAKERS else f"{self.move}: {self.rule}"

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.seat, self.move, self.rule, self.exists, self.game)


def shortened(value: object) -> str:
    """Return what somebody sent as text that fits into a sentence."""
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def restore(kind: type[Refused], key: str, rule: str, details: dict[str, Detail], game: str) -> Refused:
    """Make a refusal again from its parts: how it is pickled."""
    refused = kind(key, rule, **details)
    refused.game = game
    return refused
