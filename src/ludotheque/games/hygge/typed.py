"""What people type at a table of Hygge, in their own language: `prendre ligne 1`, `scarf and mittens with hedgehog`."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from ludotheque import shelf
from ludotheque.engine.rules import Choice
from ludotheque.games.hygge.moves import LINE_CODES
from ludotheque.games.hygge.sheet import parse
from ludotheque.text.words import Words

# Words of either language for the kinds of choices, without accents, and those that say nothing.
VERBS = {
    "take": ("take", "prendre", "prends", "prenez"),
    "store": ("store", "engranger", "engrange", "engrangez"),
    "discard": ("discard", "defausser", "defausse", "defaussez"),
    "skip": ("skip", "do not store", "passer", "passe", "ne pas engranger"),
    "nothing": ("nothing", "rien"),
}
KINDS = {word: kind for kind, several in VERBS.items() for word in several}
IGNORED = {"and", "with", "the", "one", "card", "cards", "row", "column"}
IGNORED |= {"et", "avec", "le", "la", "les", "l", "un", "une", "carte", "cartes", "ligne", "colonne"}


def read(text: str, words: Words, choices: Sequence[Choice]) -> str:
    """Turn what was typed into the text of a choice; an empty string if some of it is not a word of the game."""
    said = plain(text)
    kinds = [choice.kind for choice in choices]
    for kind in ("skip", "nothing"):
        if said == plain(words(f"choice-{kind}")) or KINDS.get(said) == kind:
            return kind
    for name, code in names(words.lang):
        said = re.sub(rf"(?<![\w-]){name}(?![\w-])", code, said)
    first, *rest = [word for word in said.split() if word not in IGNORED] or [""]
    kind = KINDS.get(first, "")
    pieces = rest if kind else [first, *rest]
    if not all(piece in LINE_CODES or piece in codes() for piece in pieces):
        return ""
    if not kind:
        one = "discard" if "discard" in kinds else "store"
        kind = "take" if "take" in kinds else "store" if len(pieces) > 1 else one
    return " ".join([kind, *pieces])


def plain(text: str) -> str:
    """Leave out what may be typed in several ways: accents, capitals, punctuation, spaces."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    return " ".join(re.sub(r"[^\w-]", " ", bare).split())


@cache
def codes() -> list[str]:
    """List the cards of our own sheet by code; those of a sheet of somebody's own are typed by theirs."""
    return parse(shelf.read("hygge", "sheet.toml")).codes()


@cache
def names(lang: str) -> list[tuple[str, str]]:
    """List the names of cards in a language, the longest first, and their codes."""
    words = Words("hygge", lang)
    found = [(plain(words(f"card-{code}")), code) for code in codes()]
    return sorted(found, key=lambda pair: -len(pair[0]))
