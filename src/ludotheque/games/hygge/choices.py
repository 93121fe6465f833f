"""Moves of Hygge in words."""

from ludotheque.engine.rules import Choice
from ludotheque.games.hygge.box import Box
from ludotheque.games.hygge.moves import DISCARD, LINE_CODES, SKIP, STORE, animal_of, objects_of


def choice(box: Box, move: int) -> Choice:
    """Put a move into words; the same words whatever the state."""
    codes = box.codes
    if move < STORE:
        return Choice(move, "take", {"line": move}, f"take {LINE_CODES[move]}")
    if move < DISCARD:
        animal = animal_of(move)
        objects = objects_of(move)
        text = " ".join(["store", codes[animal], *[codes[card] for card in objects]])
        return Choice(move, "store", {"animal": animal, "cards": objects}, text)
    if move < SKIP:
        card = move - DISCARD
        return Choice(move, "discard", {"card": card}, f"discard {codes[card]}")
    word = "skip" if move == SKIP else "nothing"
    return Choice(move, word, {}, word)
