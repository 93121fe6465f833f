"""Help on a terminal: how a command is called, what it does, and what each of its arguments is for."""

import click
from rich.box import ROUNDED
from rich.console import Group as Lines
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludotheque.cli.called import program, shortened
from ludotheque.cli.command import about, in_words
from ludotheque.cli.say import console
from ludotheque.text.words import Words

WIDEST = 110  # columns: longer lines are hard to read


def show_help(command: click.Command, ctx: click.Context, words: Words) -> None:
    """Print the help of a command."""
    params = command.get_params(ctx)
    options = [param for param in params if isinstance(param, click.Option)]
    arguments = [param for param in params if isinstance(param, click.Argument)]
    commands = list(command.commands.values()) if isinstance(command, click.Group) else []
    first, *more = explain(command.help, words).split("\n")
    usage = Text(words("help-usage") + " ", style="bold yellow").append(shortened(ctx.command_path), style="bold")
    parts = [usage.append(call(arguments, bool(commands), words), style="not bold"), Text(), Text(first)]
    parts += [Text(line, style="dim") for line in more]
    panels = (
        ("help-arguments", [(Text(metavar(one, words), "bold cyan"), explain(one.help, words)) for one in arguments]),
        ("help-commands", [(Text(one.name or "", "bold cyan"), explain(one.help, words)) for one in commands]),
        ("help-options", [(name_option(one, words), explain(about(one.opts[0], one.help), words)) for one in options]),
    )
    out = console()
    width = min(out.width, WIDEST)
    out.print(Lines(*parts, Text()), width=width)
    for title, rows in panels:
        if rows:
            out.print(draw_panel(words(title), rows), width=width)


def explain(key: str | None, words: Words) -> str:
    """Return the sentence of a help, with the commands in it as they are typed here."""
    return words(key or "", {"command": program()})


def call(arguments: list[click.Argument], commands: bool, words: Words) -> str:
    """Write how a command is called: [OPTIONS] GAME [RULE]."""
    pieces = ["[OPTIONS]", *(metavar(one, words) if one.required else f"[{metavar(one, words)}]" for one in arguments)]
    pieces += ["COMMAND [ARGUMENTS]"] if commands else []
    return " " + in_words(" ".join(pieces), words)


def metavar(param: click.Parameter, words: Words) -> str:
    return in_words(param.metavar or "", words)


def name_option(option: click.Option, words: Words) -> Text:
    """Write an option as it is typed, the short form first: -s, --seats N."""
    names = sorted(option.opts, key=len)
    named = Text(", " if len(names) > 1 else "", style="bold cyan").join([Text(name, "bold cyan") for name in names])
    return named if option.is_flag else named.append(f" {metavar(option, words)}", style="yellow")


def draw_panel(title: str, rows: list[tuple[Text, str]]) -> Panel:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, meant in rows:
        table.add_row(name, meant)
    return Panel(table, title=title, title_align="left", border_style="dim", box=ROUNDED)
