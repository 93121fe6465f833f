"""`ludotheque games`: what is on the shelf."""

from collections.abc import Sequence

from ludotheque.cli.arguments import Lang

MOST = 6  # values of an option that are all shown


def games(lang: Lang = None) -> None:
    from rich.text import Text

    from ludotheque import library
    from ludotheque.cli.say import console, language
    from ludotheque.text.words import Words

    spoken = language(lang)
    out = console()
    for game in library.games().values():
        meta = game.meta
        words = Words(game.name, spoken)
        size = words("cli-players", {"least": meta.least, "most": meta.most})
        minutes = words("cli-minutes", {"minutes": meta.minutes})
        head = Text(meta.title, style="bold")
        out.print(head.append(f"  {game.name} · {size} · {minutes}", style="not bold dim"))
        out.print(Text(f"  {words('tagline')}"))
        for option in meta.options:
            if option.name != "first":  # every game has it, as --first
                line = Text(f"  -o {option.name}={told(option.default)}", style="bold")
                line.append(f"  {words(f'option-{option.name}')} ({values(option.values)})", style="not bold")
                out.print(line)
        whose = "cli-by" if meta.designers else "cli-published"
        out.print(Text("  " + words(whose, {"designers": meta.designers, "publisher": meta.publisher}), style="dim"))
        out.print()
    out.print(Text(Words("", spoken)("cli-unofficial"), style="italic"))


def values(every: Sequence[bool | int | str]) -> str:
    """List the values of an option, the middle of a long list left out."""
    shown = [told(value) for value in every]
    return ", ".join(shown if len(shown) <= MOST else [*shown[:3], "…", shown[-1]])


def told(value: bool | int | str) -> str:
    """Write the value of an option as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
