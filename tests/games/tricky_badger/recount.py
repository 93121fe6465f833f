"""The points of Tricky Badger counted again, from the words of the last position alone."""

from typing import Any

import ludotheque as lt
from tests.games.tricky_badger.slow import parts, score


def recount(match: lt.Match) -> list[int]:
    """Count every collection; together with the discards and the last of the deck they make a whole box."""
    state: Any = match.position()["state"]
    collections: list[list[str]] = state["collections"]
    cards = [part for held in collections for find in held for part in parts(find)]
    cards += state["discards"][0] + [card for card in state["deck"] if card != "-"]
    assert len(cards) == 53
    return [score(held) for held in collections]
