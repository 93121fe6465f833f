"""Help on a terminal: how a command is called, what it does, and what each of its arguments is for."""

from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.console import Group as Lines
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperGroup, TyperOption

from ludotheque.cli.say import console
from ludotheque.text.words import Words

if TYPE_CHECKING:
    from typer._click import Command, Context

WIDEST = 110  # columns: longer lines are hard to read


def show_help(command: "Command", ctx: "Context", words: Words) -> None:
    """Print the help of a command whose sentences are in place."""
    params = command.get_params(ctx)
    options = [param for param in params if isinstance(param, TyperOption) and not param.hidden]
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    commands = list(command.commands.values()) if isinstance(command, TyperGroup) else []
    first, *more = (command.help or "").split("\n")
    usage = Text(words("help-usage") + " ", style="bold yellow").append(ctx.command_path, style="bold")
    parts = [usage.append(" ".join(["", *command.collect_usage_pieces(ctx)]), style="not bold"), Text(), Text(first)]
    parts += [Text(line, style="dim") for line in more]
    panels = (
        ("help-arguments", [(Text(param.display_name_raw, "bold cyan"), param.help or "") for param in arguments]),
        ("help-commands", [(Text(one.name or "", "bold cyan"), one.help or "") for one in commands]),
        ("help-options", [(name_option(param), param.help or "") for param in options]),
    )
    out = console()
    width = min(out.width, WIDEST)
    out.print(Lines(*parts, Text()), width=width)
    for title, rows in panels:
        if rows:
            out.print(draw_panel(words(title), rows), width=width)


def name_option(option: TyperOption) -> Text:
    """Write an option as it is typed, the short form first: -s, --seats N."""
    names = sorted(option.opts, key=len)
    told = Text(", " if len(names) > 1 else "", style="bold cyan").join([Text(name, "bold cyan") for name in names])
    return told if option.is_flag else told.append(f" {option.metavar}", style="yellow")


def draw_panel(title: str, rows: list[tuple[Text, str]]) -> Panel:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, about in rows:
        table.add_row(name, about)
    return Panel(table, title=title, title_align="left", border_style="dim", box=ROUNDED)
