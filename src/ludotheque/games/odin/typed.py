"""What people type at a table of Odin: cards by letter and value, or by name, in their own language."""

import re
from collections.abc import Sequence

from ludotheque.engine.rules import Choice
from ludotheque.games.odin.moves import LETTERS
from ludotheque.text.words import Words

PASSES = ("p", "pass", "passe", "passer", "-")
PLAYS = ("play", "joue", "jouer", "pose", "poser")
TAKES = ("take", "prend", "prends", "prendre")
IGNORED = ("and", "et", "the", "le", "les", "card", "cards", "carte", "cartes")
CARDS = re.compile(r"([a-z]+)([1-9]+)|([1-9]+)([a-z]+)")


def read(text: str, words: Words, choices: Sequence[Choice]) -> str:
    """Turn what was typed into the text of a choice; an empty string if it is neither cards nor a pass.

    Letters of the player's language and of the codes are both understood; `r28` is red 2 and red 8, `7rb` two sevens.
    """
    said = text.lower().strip()
    if said in PASSES:
        return "pass"
    kind = "take" if any(choice.kind == "take" for choice in choices) else "play"
    codes: list[str] = []
    begun = ""  # a colour that waits for its values, or values that wait for their colour
    for part in re.split(r"[\s,;:+&]+", said):
        if part in PLAYS or part in TAKES:
            kind = "play" if part in PLAYS else "take"
        elif part and part not in IGNORED:
            letter = colour(part, words)
            whole = f"{begun}{letter or part}"
            if cards(whole, words):
                codes += cards(whole, words)
                begun = ""
            elif begun or not (letter or re.fullmatch("[1-9]+", part)):
                return ""
            else:
                begun = whole
    if begun or not codes or len(set(codes)) != len(codes):
        return ""
    return " ".join([kind, *sorted(codes)])


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


def colour(said: str, words: Words) -> str:
    """Return the code of a colour by its name or letter in the player's language, or by the code itself."""
    for code in LETTERS:
        name = words(f"colour-{code}")
        if said in (words(f"letter-{code}"), name, f"{name}s"):
            return code
    return said if said and said in LETTERS else ""
