"""All commands under one name. Their modules load what they need when they run: help must not wait for it."""

import argparse
import io
import os
import sys

from ludotheque.cli import check, games, new, play, replay, rules, serve, sheet, simulate, verify
from ludotheque.cli.parser import Parser

COMMANDS = {
    "play": play,
    "games": games,
    "rules": rules,
    "sheet": sheet,
    "replay": replay,
    "serve": serve,
    "simulate": simulate,
    "verify": verify,
    "check": check,
    "new": new,
}


def parser() -> Parser:
    """Build the parser of everything; without a command, `run` is that of `play`."""
    every = Parser("ludotheque", "help-ludotheque")
    every.set_defaults(run=play.run)
    commands = every.add_subparsers(title="help-commands", metavar="COMMAND", prog=every.prog, parser_class=Parser)
    for name, module in COMMANDS.items():
        one = commands.add_parser(name, help=f"help-{name}", about=f"help-{name}")
        module.arguments(one)
        one.language(default=argparse.SUPPRESS)  # said before the command, it holds too
        one.set_defaults(run=module.run)
    every.flag("--version", about="help-version")
    every.language()
    return every


def run() -> None:
    """Run the command line; a pipe that closes early is no error worth a word."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a card no terminal can show, or a key no language has
    try:
        said = parser().parse_args()
        if said.version:
            from ludotheque import __version__

            sys.stdout.write(f"ludotheque {__version__}\n")
        else:
            said.run(said)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
