"""What a person typed: one of the table's own commands, or a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ludotheque.engine.rules import Choice
from ludotheque.text.reading import COMMANDS, Meant, move_of

__all__ = ["Meant", "Typed", "alike", "move_of", "read"]

NAMED = {word: command for command, words in COMMANDS.items() for word in words}


@dataclass(frozen=True)
class Typed:
    """A command and what follows it; what is not a command is a move, told in `rest`."""

    command: Literal["help", "why", "rules", "log", "hint", "list", "table", "undo", "quit", "move", "nothing"]
    rest: str


def read(line: str) -> Typed:
    """Tell commands from moves.

    >>> read("why  r2 r8"), read("r2 r8")
    (Typed(command='why', rest='r2 r8'), Typed(command='move', rest='r2 r8'))
    """
    text = " ".join(line.split())
    if not text:
        return Typed("nothing", "")
    first, _, rest = text.partition(" ")
    command = NAMED.get(first.lower())
    if command is None:
        return Typed("move", text)
    return Typed(command, rest)  # type: ignore[arg-type]  # the keys of COMMANDS


def alike(text: str, choices: Sequence[Choice], phrases: Sequence[str]) -> list[int]:
    """Return the numbers of the choices that hold every word typed, in their own text or in the player's language."""
    wanted = text.lower().split()
    found = []
    for number, (choice, sentence) in enumerate(zip(choices, phrases, strict=True), 1):
        words = f"{choice.text} {sentence}".lower().split()
        if all(any(word.startswith(part) for word in words) for part in wanted):
            found.append(number)
    return found
