"""Commands made from functions; their help and their complaints come in the reader's language.

Where click has a sentence of help, ours have the key of one: the words are loaded only when somebody is to read them.
"""

import inspect
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

import click

from ludotheque.cli.arguments import Argument
from ludotheque.cli.called import program, shortened

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from ludotheque.text.words import Words

LANG = "--lang"
HELP = ["-h", "--help"]


def spoken() -> "Words":
    """Load the words in the language that the arguments, right or wrong, or the locale ask for."""
    from ludotheque.cli.say import language
    from ludotheque.text.words import LANGUAGES, Words

    wanted = [said for before, said in zip(sys.argv, sys.argv[1:], strict=False) if before == LANG]
    wanted += [said.partition("=")[2] for said in sys.argv if said.startswith(f"{LANG}=")]
    return Words("", language(wanted[-1] if wanted and wanted[-1] in LANGUAGES else None))


def parameters(function: Callable[..., None]) -> list[click.Parameter]:
    """Read what a function takes from the annotations of its parameters."""
    made: list[click.Parameter] = []
    for name, parameter in inspect.signature(function).parameters.items():
        kind, declared = parameter.annotation.__origin__, parameter.annotation.__metadata__[0]
        if isinstance(declared, Argument):
            made.append(click.Argument([name], required=parameter.default is parameter.empty, **declared.settings))
        else:
            shape = {"is_flag": True} if kind is bool else {"multiple": kind == list[str] | None}
            made.append(click.Option([name, *declared.names], **shape, **declared.settings))
    return made


class Speaking(click.Command):
    """A command whose help is the key of what it does, and who complains in a sentence."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as wrong:
            complain(wrong, ctx)
        ctx.params.update({name: list(value) for name, value in ctx.params.items() if isinstance(value, tuple)})
        if rest and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            refuse(ctx, "cli-arg-unknown", said=" ".join(rest))
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from ludotheque.cli.helping import show_help

        show_help(self, ctx, spoken())

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        words = spoken()
        items = super().shell_complete(ctx, incomplete)
        for item in items:
            key = about(item.value, item.help)
            item.help = words(key, {"command": program()}) if words.has(key) else item.help
        return items


class Command(Speaking):
    """One command."""

    def __init__(self, function: Callable[..., None]) -> None:
        name = function.__name__
        settings = {"help_option_names": HELP, "allow_extra_args": True}  # which parse_args complains of itself
        super().__init__(name, settings, function, parameters(function), help=f"help-{name}")


class Group(Speaking, click.Group):
    """All commands under one name."""

    def __init__(self, function: Callable[..., None], commands: list[Command]) -> None:
        super().__init__(
            function.__name__,
            commands,
            invoke_without_command=True,
            context_settings={"help_option_names": HELP},
            callback=function,
            params=parameters(function),
            help=f"help-{function.__name__}",
        )

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as wrong:
            complain(wrong, ctx)


def about(name: str, key: str | None) -> str:
    """Return the key of the help of an option or a command; that of --help is click's own."""
    return "help-help" if name in HELP else key or ""


def complain(wrong: click.UsageError, ctx: click.Context) -> NoReturn:
    """Report what is wrong with the arguments in a sentence, with exit code 2."""
    if isinstance(wrong, click.MissingParameter) and wrong.param is not None:
        refuse(ctx, "cli-arg-missing", names=in_words(wrong.param.metavar or "", spoken()))
    if isinstance(wrong, click.NoSuchOption):
        refuse(ctx, "cli-arg-unknown", wrong.possibilities, said=wrong.option_name)
    if isinstance(wrong, click.NoSuchCommand):
        refuse(ctx, "cli-arg-command", wrong.possibilities, said=wrong.command_name)
    if isinstance(wrong, click.BadOptionUsage):
        flags = [name for param in ctx.command.params if getattr(param, "is_flag", False) for name in param.opts]
        refuse(ctx, "cli-arg-flag" if wrong.option_name in flags else "cli-arg-value", name=wrong.option_name)
    refuse(ctx, "cli-arg-unknown", said=wrong.format_message())


def refuse(ctx: click.Context, key: str, near: list[str] | None = None, /, **details: str) -> NoReturn:
    from ludotheque.cli.say import fail

    words = spoken()
    sentences = [words(key, details)]
    if near:
        sentences.append(words("cli-arg-near", {"names": ", ".join(near)}))
    fail(" ".join([*sentences, words("cli-arg-help", {"command": shortened(ctx.command_path)})]))


def in_words(metavar: str, words: "Words") -> str:
    """Write a metavar in a language: its words in capitals are those of texts."""

    def spelt(found: re.Match[str]) -> str:
        key = f"metavar-{found[0].lower()}"
        return words(key) if words.has(key) else found[0]

    return re.sub("[A-Z]+", spelt, metavar)
