"""The points of Odin counted again, from the journal and the last position alone."""

from typing import Any

import ludotheque as lt


def recount(match: lt.Match) -> list[int]:
    """Count, for each player, the cards shown at the end of every round."""
    points = [0] * match.seats
    for event in match.journal:
        if event.key == "show":
            seat, cards = event.args["seat"], event.args["cards"]
            assert isinstance(seat, int)
            assert isinstance(cards, list)
            points[seat] += len(cards)
    state: Any = match.position()["state"]
    shown = [len(event_cards) for event_cards in state["hands"]]
    rounds = [event for event in match.journal if event.key == "out"]
    assert shown.count(0) == 1  # one player went out, and ended the last round
    assert len(rounds) == state["round"] + 1
    return points
