"""What the tests of all games do with a table."""

from typing import Any

import ludotheque as lt


def state(match: lt.Match) -> dict[str, Any]:
    """Return the state as a position holds it."""
    now: Any = match.position()["state"]
    return dict(now)


def texts(match: lt.Match, seat: int | None = None) -> list[str]:
    """List what a seat (the one to act) may do, in words."""
    return [choice.text for choice in match.legal(match.waiting[0] if seat is None else seat)]


def play(match: lt.Match, *said: str) -> lt.Match:
    """Make moves, each for the seat that is to act."""
    for text in said:
        match.play(match.waiting[0], text)
    return match


def refusal(match: lt.Match, seat: int, text: str) -> str:
    """Try what is forbidden, and return the rule that forbids it; nothing may change."""
    before = match.state.digest()
    try:
        match.play(seat, text)
    except lt.IllegalMove as error:
        assert match.state.digest() == before
        return error.rule
    raise AssertionError(f"seat {seat} was allowed: {text}")


def events(match: lt.Match, seat: int | None = None) -> list[str]:
    """Name the events that a seat, or a spectator, has seen."""
    return [event.key for event in match.events(seat)]
