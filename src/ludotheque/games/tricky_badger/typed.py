"""What people type at a table of Tricky Badger: leaf cards by colour and value, in their own language."""

import re
from collections.abc import Sequence

from ludotheque.engine.rules import Choice
from ludotheque.games.tricky_badger.leaves import LETTERS, NAMES
from ludotheque.text.words import Words

KEEP = ("k", "keep", "g", "garder", "garde")
DISCARD = ("d", "discard", "défausser", "defausser", "défausse", "defausse")
PLAY = re.compile(r"(?:play|jouer|joue|le)\s+")


def read(text: str, words: Words, choices: Sequence[Choice]) -> str:
    """Turn what was typed into the text of a choice; an empty string if it is not a leaf, keep or discard.

    `o7`, `7o`, `orange 7` and `7 orange` are the same leaf; letters of the player's language come before the codes.
    A value that no leaf has is passed on too, so that the rules can name what is in the way.
    """
    said = text.lower().strip()
    kinds = {choice.kind for choice in choices}
    if "keep" in kinds and said in KEEP:
        return "keep"
    if "discard" in kinds and said in DISCARD:
        return "discard"
    while PLAY.match(said):
        said = PLAY.sub("", said, count=1)
    found = re.fullmatch(r"(?P<a>[a-zà-ÿ]*)\s*(?P<value>\d+)\s*(?P<b>[a-zà-ÿ]*)", said)
    if not found or bool(found["a"]) == bool(found["b"]):
        return ""
    letter = colour(found["a"] or found["b"], words)
    return f"play {letter}{int(found['value'])}" if letter else ""


def colour(said: str, words: Words) -> str:
    """Find the letter of a colour by its name or letter in the player's language, or by the letter itself."""
    for letter, name in zip(LETTERS, NAMES, strict=True):
        if said in (words(f"colour-{name}"), words(f"letter-{letter}")):
            return letter
    return said if said in LETTERS else ""
