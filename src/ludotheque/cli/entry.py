"""What a person typed: one of the table's own commands, or a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ludotheque.engine.rules import OWNER, Choice
from ludotheque.library import Game
from ludotheque.match import Match
from ludotheque.text.words import Words

# Both languages are understood whatever the table speaks.
COMMANDS = {
    "help": ("?", "help", "aide"),
    "why": ("why", "pourquoi"),
    "rules": ("rules", "rule", "règles", "règle", "regles", "regle"),
    "log": ("log", "journal"),
    "hint": ("hint", "conseil"),
    "list": ("list", "liste"),
    "table": ("table",),
    "quit": ("quit", "exit", "quitter"),
}
NAMED = {word: command for command, words in COMMANDS.items() for word in words}


@dataclass(frozen=True)
class Entry:
    """A command and what follows it; what is no command is a move, told in `rest`."""

    command: Literal["help", "why", "rules", "log", "hint", "list", "table", "quit", "move", "nothing"]
    rest: str


def read(line: str) -> Entry:
    """Tell commands from moves.

    >>> read("why  r2 r8"), read("r2 r8")
    (Entry(command='why', rest='r2 r8'), Entry(command='move', rest='r2 r8'))
    """
    text = " ".join(line.split())
    if not text:
        return Entry("nothing", "")
    first, _, rest = text.partition(" ")
    command = NAMED.get(first.lower())
    if command is None:
        return Entry("move", text)
    return Entry(command, rest)  # type: ignore[arg-type]  # the keys of COMMANDS


@dataclass(frozen=True)
class Meant:
    """A move, legal or not; or, without one (-1), the rule that says why there is none, if any does."""

    move: int
    rule: str


def move_of(text: str, match: Match, seat: int, listed: bool, words: Words) -> Meant:
    """Find the move somebody means.

    A number stands for a choice only where the choices were listed with their numbers.
    """
    rules, choices = match.rules, match.choices(seat)
    if listed and text.isdecimal() and 1 <= int(text) <= len(choices):
        return Meant(choices[int(text) - 1].move, "")
    kinds = dict.fromkeys(choice.kind for choice in choices)
    tries = [typed(text, match.game, words, choices), text, text.lower(), *(f"{kind} {text}".lower() for kind in kinds)]
    for said in tries:
        move = rules.parse(said)
        if move >= 0:
            return Meant(move, "")
    broken = [rules.text_refusal(match.state, seat, said) for said in tries if said]
    return Meant(-1, next((rule for rule in broken if rule != OWNER), ""))


def typed(text: str, game: Game, words: Words, choices: Sequence[Choice]) -> str:
    """Let the game's own `typed.py`, if it has one, read what people type at its table."""
    if not game.has("typed"):
        return ""
    read: str = game.part("typed").read(text, words, choices)
    return read


def alike(text: str, choices: Sequence[Choice], told: Sequence[str]) -> list[int]:
    """Give the numbers of the choices that hold every word typed, in their own text or in the player's language."""
    wanted = text.lower().split()
    found = []
    for number, (choice, sentence) in enumerate(zip(choices, told, strict=True), 1):
        words = f"{choice.text} {sentence}".lower().split()
        if all(any(word.startswith(part) for word in words) for part in wanted):
            found.append(number)
    return found
