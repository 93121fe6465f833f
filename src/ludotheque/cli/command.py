"""Commands as typer makes them; their help and their complaints come in the reader's language.

Where typer has a sentence of help, ours have the key of one: the words are loaded only when somebody is to read them.
"""

import re
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from typer import TyperException
from typer._click import Command as AnyCommand
from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter
    from typer._click.shell_completion import CompletionItem

    from ludotheque.text.words import Words

LANG = "--lang"

# What typer complains about, and the sentences that say it.
COMPLAINTS = {
    r"Missing argument '(?P<names>.+)'\.": "cli-arg-missing",
    r"No such option: (?P<said>.+?)( \(Possible options: (?P<near>.+)\))?": "cli-arg-unknown",
    r"Got unexpected extra argument\(s\) \((?P<said>.*)\)": "cli-arg-unknown",
    r"Option '(?P<name>.+)' requires an argument\.": "cli-arg-value",
    r"Option '(?P<name>.+)' does not take a value\.": "cli-arg-flag",
    r"No such command (?P<said>.+?)\.( Did you mean (?P<near>.+)\?)?": "cli-arg-command",
}


def spoken() -> "Words":
    """Load the words in the language that the arguments, right or wrong, or the locale ask for."""
    from ludotheque.cli.say import language
    from ludotheque.text.words import LANGUAGES, Words

    wanted = [said for before, said in zip(sys.argv, sys.argv[1:], strict=False) if before == LANG]
    wanted += [said.partition("=")[2] for said in sys.argv if said.startswith(f"{LANG}=")]
    return Words("", language(wanted[-1] if wanted and wanted[-1] in LANGUAGES else None))


def complain(wrong: TyperException, ctx: "Context") -> NoReturn:
    """Say what is wrong with the arguments in a sentence, with exit code 2."""
    from ludotheque.cli.say import fail

    words = spoken()
    said = wrong.format_message()
    for pattern, key in COMPLAINTS.items():
        found = re.fullmatch(pattern, said, re.DOTALL)
        if found:
            parts = found.groupdict()
            near = parts.pop("near", None)
            said = words(key, parts) + (" " + words("cli-arg-near", {"names": near}) if near else "")
            break
    fail(f"{said} {words('cli-arg-help', {'command': ctx.command_path})}")


def translate(command: AnyCommand, ctx: "Context") -> "Words":
    """Put sentences where the keys are: those of a command, and what its commands do."""
    words = spoken()
    parts: list[Any] = [command, *command.get_params(ctx)]
    if isinstance(command, TyperGroup):
        parts += command.commands.values()
    for part in parts:
        key = "help-help" if part.name == "help" else part.help  # that option is typer's own
        if words.has(key):
            part.help = words(key)
    return words


class AsTyped:
    """Takes a value as it was typed; pydantic, whom typer would ask, takes as long to load as all the rest."""

    def coerce(self, value: Any, param: object, ctx: object) -> Any:
        return value


def leave_as_typed(params: list[Any]) -> None:
    for param in params:
        param.get_runtime_param = AsTyped


class Speaking(AnyCommand):
    """A command whose help is the key of what it does, and who complains in a sentence."""

    def parse_args(self, ctx: "Context", args: list[str]) -> list[str]:
        leave_as_typed(self.get_params(ctx))
        try:
            return super().parse_args(ctx, args)
        except TyperException as wrong:
            complain(wrong, ctx)

    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        from ludotheque.cli.helping import show_help

        show_help(self, ctx, translate(self, ctx))

    def shell_complete(self, ctx: "Context", incomplete: str) -> "list[CompletionItem]":
        translate(self, ctx)
        return super().shell_complete(ctx, incomplete)


class Command(Speaking, TyperCommand):
    """One command."""


class Group(Speaking, TyperGroup):
    """All commands under one name."""

    def resolve_command(self, ctx: "Context", args: list[str]) -> "tuple[str | None, AnyCommand | None, list[str]]":
        try:
            return super().resolve_command(ctx, args)
        except TyperException as wrong:
            complain(wrong, ctx)
