"""The table of Odin in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.engine.rules import Rules
from ludotheque.games.odin.moves import CODES, LETTERS
from ludotheque.games.odin.view import OdinView
from ludotheque.text.words import Words

# The colours of the cards; the letter says it too.
STYLES = {
    "b": "white on dark_blue",
    "r": "white on red3",
    "p": "black on plum2",
    "g": "white on dark_green",
    "k": "white on grey15",
    "o": "black on orange1",
}


def card(code: str, words: Words) -> Text:
    """Draw a card as its letter and value, in its colour."""
    return Text(f" {words('letter-' + code[0])}{code[1]} ", style=f"bold {STYLES[code[0]]}")


def cards(codes: Sequence[str], words: Words, gap: bool = False) -> Text:
    """Draw cards in a row, with a gap between colours where that helps."""
    drawn = Text()
    for index, code in enumerate(codes):
        if index:
            drawn.append("  " if gap and code[0] != codes[index - 1][0] else " ")
        drawn.append_text(card(code, words))
    return drawn


def render(rules: Rules, view: OdinView, words: Words, players: Sequence[str]) -> RenderableType:
    """Draw what a seat sees."""
    head = [words("show-round", {"round": view.round})]
    head.append(words("show-target", {"target": view.target}) if view.target else words("show-single"))
    if view.box:
        colours = [words(f"colour-{letter}") for letter in LETTERS if any(code[0] == letter for code in view.box)]
        head.append(words("show-box", {"colours": words.join(colours)}))
    head.append(words("show-aside", {"count": view.aside}))
    lines: list[RenderableType] = [Text(" · ".join(head), style="dim"), seats(view, words, players)]
    centre = Text(words("show-centre") + "  ", style="bold")
    if view.centre:
        centre.append_text(cards(view.centre, words))
        centre.append(f"  = {view.number}  ({players[view.leader]})", style="bold")
    else:
        centre.append(words("show-empty"), style="dim")
    lines.append(centre)
    if view.beaten:
        beaten = Text(words("show-beaten") + "  ", style="bold")
        lines.append(beaten.append_text(cards(view.beaten, words)))
    if view.discards:
        discards = Text(words("show-discards") + "  ", style="dim")
        lines.append(discards.append_text(cards(sorted(view.discards, key=CODES.index), words)))
    if view.seat is not None and view.hand:
        lines.append(Text())
        hand = Text(words("show-hand") + "  ", style="bold")
        lines.append(hand.append_text(cards(view.hand, words, gap=True)))
    return Group(*lines)


def seats(view: OdinView, words: Words, players: Sequence[str]) -> Table:
    """Draw a line for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    for key in ("show-player", "show-cards", "show-points", "show-held" if view.over else "show-seen"):
        indent = "  " if key == "show-player" else ""  # the mark of whose turn it is
        table.add_column(indent + words(key), header_style="dim", no_wrap=key != "show-seen")
    for seat, player in enumerate(view.players):
        mark = "▸ " if seat in view.waiting else "  "
        style = "bold" if seat == view.seat else ""
        held = player.shown if view.over else player.seen
        table.add_row(Text(mark + players[seat], style=style), str(player.hand), str(player.points), cards(held, words))
    return table
