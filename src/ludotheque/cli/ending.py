"""The end of a match: who won, by what, and the points by source."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.text.numbers import number
from ludotheque.text.words import Words
from ludotheque.view import View


def draw_ending(view: View, words: Words, players: Sequence[str]) -> RenderableType:
    """Draw the ranking of a match that is over."""
    winners = [players[seat] for seat, place in enumerate(view.ranking) if place == 1]
    said = words("cli-won", {"names": words.join(winners), "count": len(winners)})
    parts: list[RenderableType] = [Text(said, style="bold green")]
    if view.tie:
        parts.append(Text(words(f"tie-{view.tie}")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    sources = list(dict.fromkeys(source for points in view.breakdown for source in points))
    table.add_column(words("cli-place"), header_style="dim", justify="right")
    table.add_column(words("cli-player"), header_style="dim")
    apart = sources if len(sources) > 1 else []
    for source in apart:
        table.add_column(words(f"score-{source}"), header_style="dim", justify="right")
    table.add_column(words(f"score-{sources[0]}") if len(sources) == 1 else words("cli-points"), justify="right")
    for seat in sorted(range(len(players)), key=lambda seat: view.ranking[seat]):
        cells = [number(view.breakdown[seat].get(source, 0), words, 0) for source in apart]
        total = number(view.scores[seat], words, 0)
        table.add_row(f"{view.ranking[seat]}", players[seat], *cells, total, style=style(view, seat))
    parts += [Text(), table]
    return Group(*parts)


def style(view: View, seat: int) -> str:
    return "bold" if view.ranking[seat] == 1 else ""
