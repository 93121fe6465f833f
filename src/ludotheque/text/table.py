"""The table as text: what a terminal, a playthrough or `print(match)` shows."""

from typing import TYPE_CHECKING

from rich.console import Console, RenderableType

from ludotheque.engine.rules import Rules, State
from ludotheque.text.words import Words
from ludotheque.text.wrapping import hold_words

if TYPE_CHECKING:
    from ludotheque.library import Game
    from ludotheque.match import Match


def names(seats: int, lang: str) -> list[str]:
    """Name the players of a table that has not been told their names."""
    words = Words("", lang)
    return [words("player", {"number": seat + 1}) for seat in range(seats)]


def render(match: "Match", seat: int | None, lang: str, players: list[str]) -> RenderableType:
    """Draw the table as a seat, or a spectator, sees it."""
    return draw(match.game, match.rules, match.state, seat, lang, players)


def draw(game: "Game", rules: Rules, s: State, seat: int | None, lang: str, players: list[str]) -> RenderableType:
    """Draw a state as a seat, or a spectator, sees it."""
    view = game.view(rules, s, seat)
    drawn: RenderableType = game.part("terminal").render(rules, view, Words(game.name, lang), players)
    return drawn


def plain(match: "Match", seat: int | None = None, lang: str = "en", width: int = 100) -> str:
    """Draw the table without colours."""
    hold_words()
    console = Console(width=width, no_color=True, force_terminal=False, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(render(match, seat, lang, names(match.seats, lang)))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())
