"""The table of Masks in a terminal."""

from collections.abc import Sequence

from rich.text import Text

from ludotheque.engine.rules import Rules
from ludotheque.text.words import Words

from .view import MasksView


def render(rules: Rules, view: MasksView, words: Words, players: Sequence[str]) -> Text:
    lines = [words("show-masks")]
    lines += [f"{name}: {' '.join(held)}" for name, held in zip(players, view.hands, strict=True)]
    return Text("\n".join(lines))
