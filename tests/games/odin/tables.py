"""Tables of Odin laid out by hand, for tests."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import ludotheque as lt
from ludotheque.engine.position import read
from ludotheque.engine.rules import Rules
from tests.games.tables import state

ODIN = lt.game("odin")
OPEN, FOLLOW, TAKING, OVER = range(4)


def play(cards: str) -> str:
    """Name the play that some cards make, as a position does."""
    return "+".join(cards.split()) or "-"


def table(hands: Sequence[str], turn: int = 0, centre: str = "", **fields: Any) -> lt.Match:
    """Lay out a table: whose turn it is, what lies in the centre; fields of the state and options by name.

    Cards that are nowhere else are set aside, also more of them than a deal leaves: what is tried here are single
    moves, not how a game got there.
    """
    seats = len(hands)
    options = {name: fields.pop(name) for name in ("target", "single_round", "four_colours") if name in fields}
    if seats == 2:
        options.setdefault("four_colours", False)
    beaten = fields.pop("beaten", "").split()
    discards = fields.pop("discards", "").split()
    laid = {
        "hands": [hand.split() for hand in hands],
        "opener": 0,
        "turn": turn,
        "centre": play(centre),
        "phase": TAKING if beaten else FOLLOW if centre else OPEN,
        "leader": fields.pop("leader", turn if beaten or not centre else (turn - 1) % seats),
        "beaten": beaten,
        "seen": fields.pop("seen", "").split(),
        "discards": discards,
        "top": fields.pop("top", " ".join(discards[-1:])).split(),
    }
    match = ODIN.match(seats, 1, **options)
    match.rules = rules(seats, tuple(options.items()))
    lay(match, laid | fields)
    return match


def lay(match: lt.Match, fields: Mapping[str, Any]) -> None:
    """Set fields of the state, as a position tells them, without asking whether a game leads there."""
    pieces = match.rules.pieces()
    known = {field.name: field for field in match.state.fields()}
    for name, value in fields.items():
        field = known[name]
        setattr(match.state, name, read(value, field, pieces.get(field.kind, []), -1))


@cache
def rules(seats: int, options: tuple[tuple[str, object], ...]) -> Rules:
    """Make the rules of a table once: they take a while to learn the texts of all moves."""
    return ODIN.rules(seats, dict(options))


def hand(match: lt.Match, seat: int) -> list[str]:
    held: list[str] = state(match)["hands"][seat]
    return held
