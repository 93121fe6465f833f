"""The points of Hygge counted again, from the last position, the journal and the sheet alone."""

import tomllib
from typing import Any

import ludotheque as lt


def recount(match: lt.Match) -> list[int]:
    """Count what lies in the piles and in front at the end, and add the earlier games that the journal tells of."""
    box = tomllib.loads(match.sheet or match.game.text("sheet.toml"))
    flakes = {row["name"]: row["snowflakes"] for row in box["object"]}
    cost = {row["name"]: row["paws"] for row in box["animal"]} | dict.fromkeys(flakes, 1)
    state: Any = match.position()["state"]
    points = [
        sum(flakes.get(card, 0) for card in pile) - sum(cost[card] for card in lying)
        for pile, lying in zip(state["stored"], state["front"], strict=True)
    ]
    told = [event for event in match.journal if event.key == "score"]
    if match.over:  # the last lines tell the game that was just counted
        told = told[: -match.seats]
    elif match.options["memory"]:
        points = [0] * match.seats
    for event in told:
        seat, scored = event.args["seat"], event.args["points"]
        assert isinstance(seat, int)
        assert isinstance(scored, int)
        points[seat] += scored
    return points
