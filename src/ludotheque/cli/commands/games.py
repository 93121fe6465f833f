"""`ludotheque games`: what is on the shelf."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.cli.arguments import Lang

if TYPE_CHECKING:
    from rich.table import Table

    from ludotheque.engine.meta import Meta
    from ludotheque.text.words import Words

MOST = 6  # values of an option that are all shown


def games(lang: Lang = None) -> None:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    from ludotheque import library
    from ludotheque.cli.say import console, language
    from ludotheque.text.words import Words

    spoken = language(lang)
    out = console()
    for game in library.all_games().values():
        meta = game.meta
        words = Words(game.name, spoken)
        size = words("cli-players", {"least": meta.least, "most": meta.most})
        if meta.least == meta.most:
            size = words("cli-players-just", {"count": meta.least})
        minutes = words("cli-minutes", {"minutes": meta.minutes})
        whose = "cli-by" if meta.designers else "cli-published" if meta.publisher else "cli-traditional"
        out.print(Text(meta.title, style="bold").append(f"  {game.name} · {size} · {minutes}", style="not bold dim"))
        parts: list[Text | Table] = [
            Text(words("tagline")),
            draw_options(meta, words),
            Text(words(whose, {"designers": meta.designers, "publisher": meta.publisher}), style="dim"),
        ]
        for part in parts:
            if isinstance(part, Text) or part.row_count:
                out.print(Padding(part, (0, 0, 0, 2), expand=False))
        out.print()
    out.print(Text(Words("", spoken)("cli-unofficial"), style="italic"))


def draw_options(meta: "Meta", words: "Words") -> "Table":
    """Draw the options of a game as they are typed, with what they do and the values they take."""
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2, 0, 0))
    for option in meta.options:
        if option.name != "first":  # every game has it, as --first
            about = Text(f"{words(f'option-{option.name}')}. {words(f'option-{option.name}-help')}")
            about.append(f" ({values(option.values)})", style="dim")
            table.add_row(Text(f"-o {option.name}={in_words(option.default)}", style="bold", no_wrap=True), about)
    return table


def values(every: Sequence[bool | int | str]) -> str:
    """List the values of an option, the middle of a long list left out."""
    if all(isinstance(value, bool) for value in every):
        return "on/off"
    shown = [in_words(value) for value in every]
    return ", ".join(shown if len(shown) <= MOST else [*shown[:3], "…", shown[-1]])


def in_words(value: bool | int | str) -> str:
    """Write the value of an option as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
