"""The table of Happy Pigs in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.engine.rules import Rules
from ludotheque.games.happy_pigs.moves import ITEM_CODES, SIZE_CODES
from ludotheque.games.happy_pigs.view import Pig, PigsPlayer, PigsView, SeasonCard
from ludotheque.text.words import Words

# The colours of the pigs; letter and number say it too.
STYLES = {
    "baby": "black on misty_rose1",
    "small": "black on pink1",
    "medium": "black on plum2",
    "big": "black on hot_pink",
}
GRASS = "black on dark_sea_green4"
FIELDS_IN_A_ROW = 3


def render(rules: Rules, view: PigsView, words: Words, players: Sequence[str]) -> RenderableType:
    """Draw what a seat sees."""
    lines: list[RenderableType] = [head(view, words)]
    if view.card is not None:
        lines.append(card_line(rules, view.card, words, "bold"))
    if view.forecast is not None:
        line = Text(words("show-forecast", {"card": ""}), style="dim")
        lines.append(line.append_text(card_line(rules, view.forecast, words, "dim")))
    if view.removed:
        cards = words.join([words.piece("card", code) for code in view.removed])
        lines.append(Text(words("show-removed", {"cards": cards}), style="dim"))
    lines += [market(view, words), farms(view, words, players)]
    if view.neutral:
        lines.append(Text(words("show-neutral-tile", {"action": words(f"action-{view.neutral}")})))
    if view.mine:
        chosen = [words(f"action-{code}") for code in (view.mine, view.mine_neutral) if code]
        lines.append(Text(words("show-hidden-choice", {"action": " + ".join(chosen)})))
    picks = [f"{count} × {words(f'stall-{code}')}" for code, count in view.picks.items() if count]
    if picks:
        lines.append(Text(words("show-picks", {"pigs": words.join(picks)})))
    if view.seat is not None:
        lines += [Text(), fields(view, view.players[view.seat], words)]
    return Group(*lines)


def head(view: PigsView, words: Words) -> Text:
    if not view.round:
        return Text(words("show-prepare"), style="dim")
    season = words(f"season-{view.season}")
    return Text(words("show-round", {"season": season, "round": view.round, "rounds": view.rounds}), style="dim")


def card_line(rules: Rules, card: SeasonCard, words: Words, style: str) -> Text:
    """Draw a season card: its name, its limits, its effect."""
    line = Text(words.piece("card", card.code), style=style)
    line.append("  " + words("show-limits", card.limits))
    effect = words(f"effect-{card.effect}", words.arguments(card.args, rules.pieces(), []))
    return line.append("  " + effect, style="italic")


def market(view: PigsView, words: Words) -> Table:
    """Draw the market: a column for each of its goods."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(words("show-market"), header_style="bold")
    for stall in view.market:
        table.add_column(words(f"stall-{stall.code}"), header_style="dim", justify="right")
    table.add_row(Text(words("show-price"), style="dim"), *[dollars(stall.price, words) for stall in view.market])
    sales = [dollars(stall.sale, words) if stall.sale else "" for stall in view.market]
    table.add_row(Text(words("show-sale"), style="dim"), *sales)
    table.add_row(Text(words("show-supply"), style="dim"), *[str(stall.left) for stall in view.market])
    return table


def dollars(count: int, words: Words) -> str:
    return words("show-dollars", {"count": count})


def farms(view: PigsView, words: Words, players: Sequence[str]) -> Table:
    """Draw a line for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    for key in ("show-player", "show-money", "show-fields", "show-pigs", "show-items", "show-action"):
        table.add_column(words(key), header_style="dim")
    for seat, player in enumerate(view.players):
        mark = "▸ " if seat in view.waiting else "  "
        tokens = [words(key) for key, has in (("show-first", player.first), ("show-neutral", player.neutral)) if has]
        name = Text(mark + players[seat], style="bold" if seat == view.seat else "")
        if tokens:
            name.append(f" ({', '.join(tokens)})", style="dim")
        items = "  ".join(f"{words(f'letter-{code}')}{player.items[code]}" for code in ITEM_CODES)
        row = [dollars(player.money, words), str(player.fields), herd(player, words), items, action(player, words)]
        table.add_row(name, *row)
    return table


def herd(player: PigsPlayer, words: Words) -> str:
    """Count a player's pigs by kind: a plus for the vaccinated ones."""
    counted = []
    for code in SIZE_CODES:
        for vaccinated in (False, True):
            count = sum(pig.size == code and pig.vaccinated == vaccinated for pig in player.pigs)
            if count:
                counted.append(f"{count}{words(f'letter-{code}')}{'+' if vaccinated else ''}")
    return " ".join(counted) or words("show-no-pigs")


def action(player: PigsPlayer, words: Words) -> str:
    if player.share:
        return words("show-share", {"action": words(f"action-{player.action}"), "count": player.share})
    if player.action:
        return words(f"action-{player.action}")
    return words("show-chosen") if player.chosen else ""


def fields(view: PigsView, player: PigsPlayer, words: Words) -> RenderableType:
    """Draw the fields of a player, cell by cell: each pig has its letter and a number, a plus if vaccinated."""
    drawn: list[RenderableType] = []
    for start in range(0, player.fields, FIELDS_IN_A_ROW):
        row = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0), show_edge=False, show_header=False)
        some = range(start, min(start + FIELDS_IN_A_ROW, player.fields))
        row.add_row(*[field(view, player, number, words) for number in some])
        drawn.append(row)
    return Group(*drawn, Text(words("show-key"), style="dim"))


def field(view: PigsView, player: PigsPlayer, number: int, words: Words) -> Text:
    """Draw one field."""
    standing: dict[tuple[int, int], tuple[Pig, int]] = {}
    for index, pig in enumerate([pig for pig in player.pigs if pig.field == number], 1):
        wide, high = view.footprints[pig.size]
        if pig.rotated:
            wide, high = high, wide
        for x in range(pig.x, pig.x + wide):
            for y in range(pig.y, pig.y + high):
                standing[x, y] = pig, index
    drawn = Text()
    for y in range(view.height):
        for x in range(view.width):
            if (x, y) in standing:
                pig, index = standing[x, y]
                mark = "+" if pig.vaccinated else " "
                drawn.append(f"{words(f'letter-{pig.size}')}{index:x}{mark}", style=STYLES[pig.size])
            else:
                drawn.append(" · ", style=GRASS)
        if y + 1 < view.height:
            drawn.append("\n")
    return drawn
