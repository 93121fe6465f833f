"""`ludotheque games`: what is on the shelf."""

from ludotheque.cli.arguments import Lang


def games(lang: Lang = None) -> None:
    """List the games: for how many, how long, with which options, and whose they are."""
    from rich.text import Text

    from ludotheque import library
    from ludotheque.cli.say import console, language
    from ludotheque.text.words import Words

    code = language(lang)
    shared = Words("", code)
    out = console()
    for game in library.games().values():
        meta = game.meta
        words = Words(game.name, code)
        size = shared("cli-players", {"least": meta.least, "most": meta.most})
        minutes = shared("cli-minutes", {"minutes": meta.minutes})
        out.print(Text(meta.title, style="bold").append(f"  {game.name} · {size} · {minutes}", style="not bold dim"))
        out.print(Text(f"  {words('tagline')}"))
        for option in meta.options:
            if option.name == "first":
                continue
            values = ", ".join(told(value) for value in option.values)
            line = Text("  -o ", style="dim").append(option.name, style="not dim bold")
            line.append(f"={told(option.default)}  ", style="not dim")
            line.append(f"{words(f'option-{option.name}')} ({values})", style="not dim")
            out.print(line)
        out.print(
            Text("  " + shared("cli-by", {"designers": meta.designers, "publisher": meta.publisher}), style="dim")
        )
        out.print()
    out.print(Text(shared("cli-unofficial"), style="italic"))


def told(value: bool | int | str) -> str:
    """Write the value of an option as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
