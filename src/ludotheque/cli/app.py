"""All commands under one name. Their modules load what they need when they are called: help must not wait for it."""

import io
import os
import sys
from typing import Annotated

import typer

from ludotheque.cli import check, games, new, play, replay, rules, serve, sheet, simulate, verify
from ludotheque.cli.arguments import Lang

app = typer.Typer(
    name="ludotheque",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="These are unofficial versions of published games: if you like one, buy the box.",
)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("sheet")(sheet.sheet)
app.command("replay")(replay.replay)
app.command("simulate")(simulate.simulate)
app.command("check")(check.check)
app.command("new")(new.new)
app.command("serve")(serve.serve)
app.command("verify")(verify.verify)


def print_version(wanted: bool) -> None:
    if wanted:
        from ludotheque import __version__

        typer.echo(f"ludotheque {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ludotheque(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play small-box games in the terminal, read their rules, study them.

    Without a command, choose a game and play.
    """
    if context.invoked_subcommand is None:
        play.play(lang=lang)


def run() -> None:
    """Run the command line; a pipe that closes early is no error worth a word."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a card no terminal can show, or a key no language has
    try:
        app()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
