"""The table of Crazy Eights in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.engine.rules import Rules
from ludotheque.text.words import Words

from .view import EightsView


def render(rules: Rules, view: EightsView, words: Words, players: Sequence[str]) -> RenderableType:
    """Draw what a seat sees."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    for key in ("show-player", "show-cards", "show-points"):
        table.add_column(words(key), header_style="dim")
    for seat, player in enumerate(view.players):
        mark = "▸ " if seat in view.waiting else "  "
        table.add_row(mark + players[seat], str(player.cards), str(player.points))
    suit = words(f"suit-{view.suit}")
    lines: list[RenderableType] = [
        Text(words("table-round", {"round": view.round, "rounds": view.rounds}), style="dim"),
        table,
        Text(words("table-pile", {"card": words(f"card-{view.top}"), "suit": suit, "stock": view.stock})),
    ]
    if view.hand:
        lines.append(Text(f"{words('show-hand')}  {'  '.join(view.hand)}", style="bold"))
    return Group(*lines)
