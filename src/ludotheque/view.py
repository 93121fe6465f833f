"""What every view has in common: who sees it, who is to act, and what the sentence on top says."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from ludotheque.engine.journal import Moment


class Prompt(msgspec.Struct, frozen=True):
    """The sentence on top of the table: a text key `prompt-…` and its numbers."""

    key: str
    args: dict[str, int | list[int]]


class Reason(msgspec.Struct, frozen=True):
    """Why a move is good: a text key `reason-…` and its numbers."""

    key: str
    args: dict[str, int | list[int]]


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player; a game adds its counters."""


class View(msgspec.Struct, frozen=True):
    """What a seat sees; a game adds its table."""

    seat: int | None  # None: a spectator
    waiting: list[int]
    over: bool
    scores: list[int]
    ranking: list[int]  # empty until the match is over
    breakdown: list[dict[str, int]]  # at the end, for each seat: points by source (text keys `score-…`)
    tie: str  # at the end, what broke a tie for the first place (text key `tie-…`), if anything did
    prompt: Prompt


V = TypeVar("V", bound=View)


def standing(view: V, moment: Moment) -> V:
    """Make a view of its state that of a moment: nobody acts in it, and the sentence on top tells what it is."""
    return replace(view, waiting=[], prompt=Prompt("moment-" + moment.mark, moment.args))
