"""Moves in words."""

from ludotheque.engine.masks import members
from ludotheque.engine.rules import Choice
from ludotheque.games.odin.moves import CARDS_OF, CODES, PASS, TAKE


def choice(move: int) -> Choice:
    """Put a move into words."""
    if move == PASS:
        return Choice(move, "pass", {}, "pass")
    if move >= TAKE:
        return Choice(move, "take", {"card": move - TAKE}, f"take {CODES[move - TAKE]}")
    cards = members(CARDS_OF[move])
    return Choice(move, "play", {"cards": cards}, "play " + " ".join([CODES[card] for card in cards]))
