"""What people type at a table of Odin: cards by letter and value, in their own language."""

import re
from collections.abc import Sequence

from ludotheque.engine.rules import Choice
from ludotheque.games.odin.moves import LETTERS
from ludotheque.text.words import Words

PASSES = ("p", "pass", "passe", "passer", "-")
IGNORED = ("play", "take", "and", "et", "joue", "jouer", "prend", "prends", "prendre", "le")
CARDS = re.compile(r"([a-z]+)([1-9]+)|([1-9]+)([a-z]+)")


def read(text: str, words: Words, choices: Sequence[Choice]) -> str:
    """Turn what was typed into the text of a choice; an empty string if it is neither cards nor a pass.

    Letters of the player's language and of the codes are both understood; `r28` is red 2 and red 8, `7rb` two sevens.
    """
    said = text.lower().strip()
    if said in PASSES:
        return "pass"
    for letter in LETTERS:  # rouge 2, 2 rouge, r 2: all are r2
        name = words(f"colour-{letter}")
        said = re.sub(rf"\b{name}s?\b\s*([1-9]+)|([1-9]+)\s*\b{name}s?\b", rf" {letter}\1\2 ", said)
    said = re.sub(r"\b([a-z])\s+(?=[1-9])", r"\1", said)
    codes = []
    for part in re.split(r"[\s,;+&]+", said):
        if not part or part in IGNORED:
            continue
        found = cards(part, words)
        if not found:
            return ""
        codes += found
    if not codes or len(set(codes)) != len(codes):
        return ""
    taking = len(codes) == 1 and any(choice.kind == "take" for choice in choices)
    return " ".join(["take" if taking else "play", *sorted(codes)])


def cards(part: str, words: Words) -> list[str]:
    """Read one card, or several of one colour or one value, written together."""
    found = CARDS.fullmatch(part)
    if not found:
        return []
    colours = [colour(letter, words) for letter in found[1] or found[4]]
    values = found[2] or found[3]
    if "" in colours or (len(colours) > 1 and len(values) > 1):
        return []
    return [letter + value for letter in colours for value in values]


def colour(letter: str, words: Words) -> str:
    """Find the code of a colour by its letter in the player's language, or by the code itself."""
    for code in LETTERS:
        if words(f"letter-{code}") == letter:
            return code
    return letter if letter in LETTERS else ""
