"""The points of Crazy Eights counted again, from the journal alone."""

import ludotheque as lt

COSTS = {"a": 1, "8": 50, "10": 10, "j": 10, "q": 10, "k": 10}


def recount(match: lt.Match) -> list[int]:
    """Add up the cards that players were left with."""
    codes = match.rules.pieces()["card"]
    points = [0] * match.seats
    for event in match.journal:
        if event.key == "left":
            seat, cards = event.args["seat"], event.args["cards"]
            assert isinstance(seat, int)
            assert isinstance(cards, list)
            for rank in (codes[card][:-1] for card in cards):
                points[seat] += COSTS[rank] if rank in COSTS else int(rank)
    return points
