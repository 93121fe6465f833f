"""What a person typed, read as a move: its number, its text, the phrase it is offered with, or the game's own ways."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.rules import OWNER, Choice, Rules
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES, Words

if TYPE_CHECKING:
    from ludotheque.match import Match

# Words that the terminal takes for itself; both languages are understood whatever the table speaks.
COMMANDS = {
    "help": ("?", "help", "aide"),
    "why": ("why", "pourquoi"),
    "rules": ("rules", "rule", "règles", "règle", "regles", "regle"),
    "log": ("log", "journal"),
    "hint": ("hint", "conseil"),
    "list": ("list", "liste"),
    "table": ("table",),
    "undo": ("undo", "annuler", "annule"),
    "quit": ("quit", "exit", "quitter"),
}


@dataclass(frozen=True)
class Meant:
    """A move, legal or not; or, without one (-1), the rule that says why there is none, if any does."""

    move: int
    rule: str


def move_of(
    text: str, match: "Match", seat: int, listed: bool, words: Words, players: Sequence[str] | None = None
) -> Meant:
    """Find the move somebody means; where it could be several, none.

    A number stands for a choice only where the choices were listed with their numbers. What names a legal choice
    exactly is that choice, whatever else a game could read in it.
    """
    rules, choices = match.rules, match.legal(seat)
    if listed and text.isdecimal() and 1 <= int(text) <= len(choices):
        return Meant(choices[int(text) - 1].move, "")
    named = [choice.move for choice in choices if choice.text == " ".join(text.split())]
    named = named or phrased(text, match, choices, words, players)
    if named:
        return Meant(named[0] if len(named) == 1 else -1, "")
    kinds = dict.fromkeys(word for choice in choices for word in (choice.kind, choice.text.split()[0]))
    read = typed(text, match, words, choices)
    tries = [read, text, text.lower(), *(f"{kind} {text}".lower() for kind in kinds)]
    for said in tries:
        move = rules.parse(said)
        if move >= 0:
            return Meant(move, "")
    broken = [rules.text_refusal(match.state, seat, said) for said in tries if said]
    return Meant(-1, next((rule for rule in broken if rule != OWNER), OWNER if all_pieces(read, rules) else ""))


def all_pieces(read: str, rules: Rules) -> bool:
    """Return whether a game read pieces of its own, so that not having them is the reason."""
    known = {code for codes in rules.pieces().values() for code in codes}
    return bool(read.split()[1:]) and known.issuperset(read.split()[1:])


def phrased(
    text: str, match: "Match", choices: Sequence[Choice], words: Words, players: Sequence[str] | None
) -> list[int]:
    """List the moves whose phrase this is: the reader's language comes first, then the others.

    Case and spaces never matter; punctuation, and after it accents, only matter where they tell two phrases apart.
    """
    spoken: list[list[str]] = []
    for lang in sorted(LANGUAGES, key=lambda lang: lang != words.lang):
        speaker = words.other(lang)
        called = names(match.seats, lang) if players is None else players
        spoken.append([speaker.choice(choice, match.rules, called) for choice in choices])
    for likeness in LIKENESSES:
        wanted = likeness(text)
        for phrases in spoken:
            found = [choice.move for choice, phrase in zip(choices, phrases, strict=True) if wanted == likeness(phrase)]
            if found and wanted:
                return found
    return []


def folded(text: str) -> str:
    """Leave case and the width of spaces out of account.

    >>> folded("Passer\u202f!  Vite") == folded("passer ! vite")
    True
    """
    return " ".join(text.casefold().split())


def bare(text: str) -> str:
    """Leave punctuation out of account, too.

    >>> bare("Play r2, r8.") == bare("play r2 r8")
    True
    """
    return folded("".join(letter if letter.isalnum() or letter in SIGNS else " " for letter in text))


def plain(text: str) -> str:
    """Leave accents out of account, too.

    >>> plain("Défausser") == plain("defausser")
    True
    """
    parts = unicodedata.normalize("NFD", bare(text))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


SIGNS = "+-−"  # they count, they do not divide
LIKENESSES: tuple[Callable[[str], str], ...] = (folded, bare, plain)


def typed(text: str, match: "Match", words: Words, choices: Sequence[Choice]) -> str:
    """Let the game's own `typed.py`, if it has one, read what people type at its table."""
    if not match.game.has("typed"):
        return ""
    read: str = match.game.part("typed").read(text, words, choices)
    return read
