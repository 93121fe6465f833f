"""The points of the toys, counted again."""

from collections.abc import Callable
from typing import Any

import ludotheque as lt


def crows(match: lt.Match) -> list[int]:
    """Add up the cards that lie in front of each player."""
    state: Any = match.position()["state"]
    return [sum(int(card[1:]) for card in cards) for cards in state["played"]]


def masks(match: lt.Match) -> list[int]:
    """Add up the rounds as the journal tells them."""
    points = [0] * match.seats
    shown: dict[object, Any] = {}
    for event in match.journal:
        if event.key == "shown":
            shown[event.args["seat"]] = event.args["mask"]
        if event.key == "won":
            seat: Any = event.args["seat"]
            points[seat] += shown[seat] + 1
    return points


RECOUNTS: dict[str, Callable[[lt.Match], list[int]]] = {"crows": crows, "masks": masks}
