"""The table of Crows in a terminal."""

from collections.abc import Sequence

from rich.text import Text

from ludotheque.engine.rules import Rules
from ludotheque.text.words import Words

from .view import CrowsView


def render(rules: Rules, view: CrowsView, words: Words, players: Sequence[str]) -> Text:
    lines = [words("show-left", {"count": view.left})]
    for name, player in zip(players, view.players, strict=True):
        lines.append(f"{name}: {player.hand}, {' '.join(player.played)}")
    return Text("\n".join([*lines, " ".join(view.hand)]))
