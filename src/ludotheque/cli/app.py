"""All commands under one name. Their modules load what they need when they run: help must not wait for it."""

import io
import os
import sys
from typing import Annotated

import click

from ludotheque.cli.arguments import Games, Lang, Option
from ludotheque.cli.called import NAME, program
from ludotheque.cli.command import Command, Group, spoken
from ludotheque.cli.commands.admin import admin
from ludotheque.cli.commands.check import check
from ludotheque.cli.commands.games import games
from ludotheque.cli.commands.learn import learn
from ludotheque.cli.commands.new import new
from ludotheque.cli.commands.play import play
from ludotheque.cli.commands.puzzles import puzzles
from ludotheque.cli.commands.replay import replay
from ludotheque.cli.commands.report import report
from ludotheque.cli.commands.review import review
from ludotheque.cli.commands.rules import rules
from ludotheque.cli.commands.serve import serve
from ludotheque.cli.commands.sheet import sheet
from ludotheque.cli.commands.simulate import simulate
from ludotheque.cli.commands.solve import solve
from ludotheque.cli.commands.store import store
from ludotheque.cli.commands.tournament import tournament
from ludotheque.cli.commands.verify import verify
from ludotheque.cli.completion import VARIABLE, Completion
from ludotheque.engine.refused import Refused

COMMANDS = (
    play,
    learn,
    solve,
    games,
    rules,
    sheet,
    replay,
    review,
    serve,
    store,
    admin,
    simulate,
    tournament,
    report,
    puzzles,
    verify,
    check,
    new,
)


def print_version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    if asked:
        from ludotheque import __version__

        sys.stdout.write(f"{NAME} {__version__}\n")
        ctx.exit()


Version = Annotated[bool, Option("--version", help="help-version", callback=print_version, is_eager=True)]


def ludotheque(
    version: Version = False, completion: Completion = False, games: Games = None, lang: Lang = None
) -> None:
    """Put more games on the shelf and hand the language down to the command; without one, open the lobby."""
    ctx = click.get_current_context()
    if games:
        lay_on_shelf(games, lang)
    if ctx.invoked_subcommand is None:
        serve(show=True, lang=lang)
    else:
        ctx.default_map = {ctx.invoked_subcommand: {"lang": lang}}


def lay_on_shelf(folders: list[str], lang: str | None) -> None:
    """Add the games of folders to ours, here and in the processes of a server or a simulation."""
    from pathlib import Path

    from ludotheque import shelf
    from ludotheque.cli.say import language, refusals
    from ludotheque.text.words import Words

    with refusals(Words("", language(lang))):
        for folder in folders:
            shelf.add(Path(folder))


def build() -> Group:
    """Put the commands together."""
    return Group(ludotheque, [Command(command) for command in COMMANDS])


def run() -> None:
    """Run the command line: what is refused is one sentence, and a pipe that closes early is not worth a word."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a card no terminal can show, or a key no language has
    try:
        code = build().main(sys.argv[1:], program(), VARIABLE, standalone_mode=False)
        sys.stdout.flush()
    except Refused as refused:
        from ludotheque.cli.say import fail
        from ludotheque.text.words import sentence

        fail(sentence(refused, spoken().lang))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
