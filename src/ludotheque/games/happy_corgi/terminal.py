"""The table of Happy Corgi in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.engine.rules import Rules
from ludotheque.games.happy_corgi.board import BORDER, MIDDLE
from ludotheque.games.happy_corgi.view import ActivityCard, CorgiView, PlaceCard
from ludotheque.text.words import Words

# The colours of the actions; the name says it too.
STYLES = {
    "waddle": "black on orange1",
    "fart": "black on dark_olive_green3",
    "judge": "white on medium_purple4",
    "mark": "black on yellow3",
    "bark": "white on red3",
    "sniff": "white on dodger_blue3",
}


def card(code: str, words: Words) -> Text:
    """Draw a card in the colour of its action."""
    return Text(f" {words.piece('card', code)} ", style=STYLES[code.split("-")[0]])


def cards(codes: Sequence[str], words: Words) -> Text:
    return Text(" ").join([card(code, words) if code else Text(words("show-gap"), style="dim") for code in codes])


def render(rules: Rules, view: CorgiView, words: Words, players: Sequence[str]) -> RenderableType:
    """Draw what a seat sees."""
    head = [
        words("show-round", {"round": view.round}),
        words("show-target", {"target": view.target}),
        words("show-deck", {"count": view.deck}),
        words("show-discards", {"count": view.discards}),
    ]
    if view.top:
        head.append(words("show-top", {"card": words.piece("card", view.top)}))
    if view.expert:
        head.append(words("show-supply", {"cats": view.cats, "dogs": view.dogs}))
    lines: list[RenderableType] = [Text(" · ".join(head), style="dim"), seats(view, words, players)]
    lines += [board(view, words), row("show-river", view.river, words)]
    for key, code in (("show-laid", view.laid), ("show-taken", view.taken), ("show-chosen", view.chosen)):
        if code:
            lines.append(row(key, [code], words))
    if view.seat is not None:
        lines.append(row("show-hand", view.hand, words))
    return Group(*lines)


def row(key: str, codes: Sequence[str], words: Words) -> Text:
    """Draw a named row of cards."""
    drawn = Text(words(key) + "  ", style="bold")
    return drawn.append_text(cards(codes, words) if codes else Text(words("show-empty"), style="dim"))


def board(view: CorgiView, words: Words) -> Table:
    """Draw the square of 5 × 5."""
    table = Table(show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(5):
        table.add_column(justify="center", min_width=12, max_width=18)  # 80 columns are enough
    for line in range(5):
        cells = []
        for column in range(5):
            if (line, column) in MIDDLE:
                cells.append(place(view.places[MIDDLE.index((line, column))], words))
            else:
                cells.append(activity(view.cells[BORDER.index((line, column))], view.reach, words))
        table.add_row(*cells)
    return table


def place(shown: PlaceCard, words: Words) -> Text:
    """Draw a place: its name, its effect, who is there."""
    drawn = Text(words.piece("place", shown.place) + ("*" if shown.flipped else ""), style="bold")
    drawn.append(f"\n{words('effect-' + shown.effect)}", style="dim not bold")
    there = [f"@{seat + 1}" for seat in shown.corgis]
    if shown.animal:
        there.append(words.piece("animal", shown.animal))
    if there:
        drawn.append("\n" + " ".join(there), style="bold orange3")
    return drawn


def activity(shown: ActivityCard | None, reach: Sequence[str], words: Words) -> Text:
    """Draw an activity: its name, its hugs, what it asks for, whose poops lie on it."""
    if shown is None:
        return Text()
    style = "bold" if shown.activity in reach else ""
    drawn = Text(f"{words.piece('activity', shown.activity)} ♥{shown.hugs}", style=style)
    drawn.append("\n" + ", ".join([words.piece("action", action) for action in shown.cards]), style="dim not bold")
    if shown.poops:
        drawn.append("\n" + " ".join([f"~{seat + 1}" for seat in shown.poops]), style="bold orange3")
    return drawn


def seats(view: CorgiView, words: Words, players: Sequence[str]) -> Table:
    """Draw a line for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    keys = [
        "show-player",
        "show-hugs",
        "show-cards",
        "show-poops",
        *(["show-dogs"] if view.expert else []),
        "show-known",
    ]
    for key in keys:
        table.add_column(words(key), header_style="dim", no_wrap=key != "show-known")
    for seat, player in enumerate(view.players):
        mark = "▸ " if seat in view.waiting else "  "
        style = "bold" if seat == view.seat else ""
        cells: list[RenderableType] = [Text(f"{mark}{seat + 1} {players[seat]}", style=style), str(player.hugs)]
        cells += [str(player.hand), str(player.reserve), *([str(player.dogs)] if view.expert else [])]
        cells.append(cards(player.known, words))
        table.add_row(*cells)
    return table
