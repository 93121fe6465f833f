"""The table of Hygge in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.engine.rules import Rules
from ludotheque.games.hygge.moves import ANIMALS, LINE_CODES, SIDE
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.view import HyggeView, Stack
from ludotheque.text.numbers import number
from ludotheque.text.words import Words

# The colours of the cards, and a sign that says it too.
STYLES = {
    "red": "white on red3",
    "blue": "white on dodger_blue3",
    "purple": "white on medium_purple4",
    "green": "white on dark_green",
    "yellow": "black on gold1",
}
SIGNS = {"red": "♥", "blue": "●", "purple": "◆", "green": "♣", "yellow": "★"}


def card(rules: HyggeRules, code: str, words: Words, count: int = 1) -> Text:
    """Draw a card: the signs of its colours, its name, and its snowflakes or its paws."""
    box = rules.box
    number = box.codes.index(code)
    colours = box.colours[number]
    drawn = Text()
    for colour in colours:
        drawn.append(SIGNS[colour], style=STYLES[colour])
    value = "•" * int(box.cost[number]) if number < ANIMALS else f"{int(box.flakes[number])}*"
    times = f" ×{count}" if count > 1 else ""
    drawn.append(f" {words.piece('card', code)} {value}{times} ", style=f"bold {STYLES[colours[0]]}")
    return drawn


def cards(rules: HyggeRules, held: Sequence[Stack], words: Words) -> Text:
    """Draw stacks of cards in a row."""
    return Text(" ").join([card(rules, stack.card, words, stack.count) for stack in held])


def render(rules: Rules, view: HyggeView, words: Words, players: Sequence[str]) -> RenderableType:
    """Draw what a seat sees."""
    assert isinstance(rules, HyggeRules)
    head = [words("show-game", {"game": view.game, "games": view.games})] if view.games > 1 else []
    head.append(words("show-deck", {"count": view.deck}))
    head.append(words("show-winter", {"count": view.winter}) if view.winter else words("show-winter-out"))
    lines: list[RenderableType] = [Text(" · ".join(head), style="dim"), seats(rules, view, words, players)]
    lines += [Text(), stock(rules, view, words)]
    if view.just_stored is not None:
        line = Text(words("show-just-stored", {"seat": players[view.just_stored.seat]}) + "  ", style="dim")
        lines.append(line.append_text(cards(rules, view.just_stored.cards, words)))
    if view.seat is not None:
        mine = view.players[view.seat]
        lines.append(Text())
        front = Text(words("show-front") + "  ", style="bold")
        front.append_text(cards(rules, mine.front, words) if mine.front else Text(words("show-none"), style="dim"))
        lines.append(front)
        if mine.stored:
            lines.append(Text(words("show-stored") + "  ", style="bold").append_text(cards(rules, mine.stored, words)))
    return Group(*lines)


def stock(rules: HyggeRules, view: HyggeView, words: Words) -> Table:
    """Draw the stock, with the number of each row and the letter of each column."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", style="bold")
    for column in range(len(view.grid[0])):
        table.add_column(LINE_CODES[SIDE + column], header_style="bold", justify="center", no_wrap=True)
    for row, line in enumerate(view.grid):
        drawn: list[RenderableType] = [LINE_CODES[row]]
        for place in line:
            if place < 0:
                drawn.append("")
            elif view.stock[place]:
                drawn.append(card(rules, view.stock[place], words))
            else:
                drawn.append(Text("·", style="dim"))
        table.add_row(*drawn)
    return table


def seats(rules: HyggeRules, view: HyggeView, words: Words, players: Sequence[str]) -> Table:
    """Draw a line for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    for key in ("show-player", "show-points", "show-flakes", "show-minus", "show-lying"):
        table.add_column(words(key), header_style="dim", no_wrap=key != "show-lying")
    for seat, player in enumerate(view.players):
        mark = "▸ " if seat in view.waiting else "✓ " if player.chosen else "  "
        name = Text(mark + players[seat], style="bold" if seat == view.seat else "")
        pile = words("show-pile", {"count": player.pile})
        flakes = pile if player.flakes is None else f"{player.flakes} ({pile})"
        held = cards(rules, player.front, words)
        if player.discarded:
            held.append(f"  {words('show-discarded')} ", style="dim")
            held.append_text(card(rules, player.discarded, words))
        points, minus = number(view.scores[seat], words, 0), number(-player.minus, words, 0)
        table.add_row(name, points, flakes, minus, held)
    return table
