"""A picture of a table: what the terminal shows, drawn character by character, always of the same size."""

from functools import cache
from typing import Any, Final

from rich.color import ColorType
from rich.console import Console, RenderableType
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI, TerminalTheme

from ludotheque.engine.rules import State
from ludotheque.research.arrays import Layout
from ludotheque.research.extras import missing
from ludotheque.text.table import draw, names
from ludotheque.text.wrapping import hold_words

try:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise missing("research", error) from None

COLUMNS: Final = 100
ROWS: Final = 48
WIDTH: Final = 8  # pixels of a character
HEIGHT: Final = 16
PAPER: Final = (30, 30, 30)
INK: Final = (230, 230, 230)
COLOURS: Final[list[tuple[int, int, int]]] = [DIMMED_MONOKAI.ansi_colors[number] for number in range(16)]
THEME: Final = TerminalTheme(PAPER, INK, [(16, 16, 16), *COLOURS[1:7], INK], COLOURS[8:])
# What the font lacks, as something it has.
STAND_INS: Final = str.maketrans("▸★♣×−’", ">*&x-'")
SHAPES: Final = {  # and what it lacks altogether: corners, from the middle of a character
    "♥": [(-4, -1), (-2, -4), (0, -2), (2, -4), (4, -1), (0, 4)],
    "◆": [(0, -5), (4, 0), (0, 5), (-4, 0)],
    "●": [(-3, -2), (-1, -4), (1, -4), (3, -2), (3, 1), (1, 3), (-1, 3), (-3, 1)],
    "•": [(-1, -2), (1, -2), (1, 1), (-1, 1)],
    "↑": [(0, -5), (3, -1), (1, -1), (1, 4), (-1, 4), (-1, -1), (-3, -1)],
    "↓": [(0, 4), (3, 0), (1, 0), (1, -5), (-1, -5), (-1, 0), (-3, 0)],
    "✓": [(-3, 0), (-1, 4), (4, -4), (-1, 1)],
}
LINES: Final = {  # of a frame: which of up, down, left and right
    "─": "lr", "│": "ud", "┌": "dr", "┐": "dl", "└": "ur", "┘": "ul",
    "├": "udr", "┤": "udl", "┬": "dlr", "┴": "ulr", "┼": "udlr",
}  # fmt: skip


def drawn(layout: Layout, s: State, seat: int | None) -> RenderableType:
    """Draw a state in English, as a seat or a spectator sees it."""
    return draw(layout.game, layout.rules, s, seat, "en", names(layout.seats, "en"))


def text(layout: Layout, s: State, seat: int | None) -> str:
    """Return a table as text."""
    hold_words()
    console = Console(width=COLUMNS, no_color=True, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(drawn(layout, s, seat))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def picture(layout: Layout, s: State, seat: int | None) -> NDArray[Any]:
    """Return a table as a picture: height, width, red green blue."""
    hold_words()
    image = Image.new("RGB", (COLUMNS * WIDTH, ROWS * HEIGHT), PAPER)
    canvas = ImageDraw.Draw(image)
    console = Console(width=COLUMNS, force_terminal=True, color_system="truecolor", legacy_windows=False)
    for row, line in enumerate(console.render_lines(drawn(layout, s, seat))[:ROWS]):
        column = 0
        for segment in line:
            ink, paper = colours(segment.style)
            for letter in segment.text:
                letter_at(canvas, letter, column * WIDTH, row * HEIGHT, ink, paper)
                column += 1
    return np.asarray(image).copy()


Colour = tuple[int, int, int]


def colours(style: Style | None) -> tuple[Colour, Colour]:
    """Return what a style writes with, and on."""
    ink, paper = INK, PAPER
    if style is not None and style.color is not None and style.color.type != ColorType.DEFAULT:
        ink = style.color.get_truecolor(THEME)
    if style is not None and style.bgcolor is not None and style.bgcolor.type != ColorType.DEFAULT:
        paper = style.bgcolor.get_truecolor(THEME)
    if style is not None and style.reverse:
        ink, paper = paper, ink
    return ink, paper


def letter_at(canvas: ImageDraw.ImageDraw, letter: str, x: int, y: int, ink: Colour, paper: Colour) -> None:
    if paper != PAPER:
        canvas.rectangle((x, y, x + WIDTH - 1, y + HEIGHT - 1), paper)
    middle, centre = x + WIDTH // 2, y + HEIGHT // 2
    ends = {"u": (middle, y), "d": (middle, y + HEIGHT), "l": (x, centre), "r": (x + WIDTH, centre)}
    if letter in LINES:
        for end in LINES[letter]:
            canvas.line((middle, centre, *ends[end]), ink)
    elif letter in SHAPES:
        canvas.polygon([(middle + right, centre + down) for right, down in SHAPES[letter]], ink)
    elif not letter.isspace():
        canvas.text((middle, y + HEIGHT - 4), letter.translate(STAND_INS), ink, font(), "ms")


@cache
def font() -> "ImageFont.FreeTypeFont | ImageFont.ImageFont":
    return ImageFont.load_default(13)
