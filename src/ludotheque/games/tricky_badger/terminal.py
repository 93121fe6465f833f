"""The table of Tricky Badger in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.engine.rules import Rules
from ludotheque.games.tricky_badger.view import BadgerFind, BadgerPrize, BadgerView
from ludotheque.text.words import Words

# The colours of the leaves; the letter says it too.
STYLES = {
    "o": "black on orange1",
    "b": "white on dark_blue",
    "g": "white on dark_green",
    "u": "white on purple4",
    "p": "black on plum2",
}


def leaf(code: str, words: Words) -> Text:
    """Draw a leaf as its letter and value, in its colour."""
    return Text(f" {words('letter-' + code[0])}{code[1:]} ", style=f"bold {STYLES[code[0]]}")


def leaves(codes: Sequence[str], words: Words) -> Text:
    """Draw leaves in a row, with a gap between colours."""
    drawn = Text()
    for index, code in enumerate(codes):
        if index:
            drawn.append("  " if code[0] != codes[index - 1][0] else " ")
        drawn.append_text(leaf(code, words))
    return drawn


def prize(card: BadgerPrize, words: Words) -> str:
    """Name a prize by its type, its arrow and its points; a magpie has none."""
    points = "" if card.type == "magpie" else " " + signed(card.points, card.points > 0)
    return f"{words('type-' + card.type)} {'↑' if card.up else '↓'}{points}"


def signed(points: int, plus: bool = False) -> str:
    """Write points with a real minus, and a plus where it is wanted."""
    return f"{points:{'+' if plus else ''}d}".replace("-", "−")


def finds(cards: Sequence[BadgerFind], words: Words) -> str:
    """List the cards of a collection or a pile, those alike counted; what is associated stands with its animal."""
    listed: list[str] = []
    codes = [card.code for card in cards]
    for index, card in enumerate(cards):
        if card.code not in codes[:index]:
            name = " + ".join(words("type-" + kind) for kind in card.types)
            same = codes.count(card.code)
            listed.append(f"{same} × {name}" if same > 1 else name)
    return ", ".join(listed)


def render(rules: Rules, view: BadgerView, words: Words, players: Sequence[str]) -> RenderableType:
    """Draw what a seat sees."""
    head = [
        words("show-round", {"round": view.round, "rounds": view.rounds}),
        words("show-trick", {"trick": view.trick, "tricks": view.tricks}),
        words("show-first", {"seat": players[view.first]}),
        words("show-undealt", {"count": view.undealt}),
        words("show-deck", {"count": view.deck}),
    ]
    lines: list[RenderableType] = [Text(" · ".join(head), style="dim"), seats(view, words, players)]
    if view.prize is not None:
        lines.append(line("show-prize", Text(prize(view.prize, words), style="bold"), words))
    if view.prizes:
        lines.append(line("show-prizes", Text(", ".join(prize(card, words) for card in view.prizes)), words))
    if view.played:
        lines.append(line("show-played", leaves(view.played, words), words, "dim"))
    if view.discards:
        lines.append(line("show-discards", Text(finds(view.discards, words), style="dim"), words, "dim"))
    if view.seat is not None and view.hand:
        lines += [Text(), line("show-yours", leaves(view.hand, words), words)]
    return Group(*lines)


def line(key: str, drawn: Text, words: Words, style: str = "bold") -> Text:
    return Text(words(key) + "  ", style=style).append_text(drawn)


def seats(view: BadgerView, words: Words, players: Sequence[str]) -> Table:
    """Draw a line for each player."""
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    for key in ("show-player", "show-hand", "show-leaf", "show-points", "show-voids", "show-finds"):
        drawn.add_column(words(key), header_style="dim", no_wrap=key != "show-finds")
    for seat, player in enumerate(view.players):
        played = Text()
        if player.leaf:
            played = leaf(player.leaf, words)
            if player.leaf in view.trampled:
                played.append(" " + words("show-trampled"))
            elif seat == view.ahead:
                played.append(" " + words("show-ahead"))
        drawn.add_row(
            Text(("▸ " if seat in view.waiting else "  ") + players[seat], style="bold" if seat == view.seat else ""),
            str(player.hand),
            played,
            signed(player.points),
            ", ".join(words("colour-" + colour) for colour in player.voids),
            finds(player.finds, words) or words("show-none"),
        )
    return drawn
