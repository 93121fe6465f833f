"""Lines break at spaces, never at those that hold words together."""

import pytest
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import ludotheque as lt
from ludotheque.text.rulebook import rulebook
from ludotheque.text.table import plain
from ludotheque.text.words import Words
from ludotheque.text.wrapping import HOLDING, hold_words


def lines(drawn: Text | Markdown | Table, width: int) -> list[str]:
    hold_words()
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get().splitlines()


def held(text: str, width: int, drawn: Text | Markdown | Table) -> None:
    """Check that nothing that French punctuation holds on to is left behind at the end of a line."""
    for line in lines(drawn, width):
        said = line.strip()
        assert not said or said[0] not in ":;!?»%", (width, line, text)
        assert not said.endswith("«"), (width, line, text)


def test_a_line_breaks_at_a_space_only() -> None:
    assert lines(Text("un deux\u202f: trois"), 8) == ["un ", "deux\u202f: ", "trois"]
    assert lines(Text("un deux\u00a0: trois"), 8) == ["un ", "deux\u00a0: ", "trois"]
    assert lines(Text("un deux : trois"), 8) == ["un deux ", ": trois"]
    assert lines(Text("a longwordthatdoesnotfit b"), 8) == ["a ", "longword", "thatdoes", "notfit b"]


@pytest.mark.parametrize("width", range(18, 100, 5))
def test_french_is_held_together(width: int) -> None:
    """In sentences, in tables and in rulebooks, at any width."""
    words = Words("", "fr")
    for key in ("cli-many", "help-ludotheque", "help-play-bots", "verdict-legal"):
        said = words(key, {"count": 40, "example": "jouer", "command": "ludotheque"})
        held(said, width, Text(said))
        table = Table.grid()
        table.add_row("x", said)
        held(said, width, table)
    for block in rulebook("", "fr").text:
        held(block, width, Markdown(block))


@pytest.mark.parametrize("name", lt.all_games())
def test_tables_are_held_together(name: str) -> None:
    game = lt.game(name)
    match = game.match(game.meta.most, 4)
    for width in range(40, 100, 6):
        for line in plain(match, match.waiting[0], "fr", width).splitlines():
            assert not line.strip().startswith((": ", "; ", "! ", "? ", "» "))
            assert not line.rstrip().endswith(tuple(HOLDING))
