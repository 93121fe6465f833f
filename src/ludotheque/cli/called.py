"""How this program is called here, so that advice can be typed as it stands."""

import os
import shlex

import click

NAME = "ludotheque"
COMMAND = "LUDOTHEQUE_COMMAND"  # how somebody else who starts us is called: ./dev says so
SHORT = {"./dev run play": "./dev play"}  # what ./dev has a shorter way for


def program() -> str:
    """Return what this program is called by."""
    return os.environ.get(COMMAND, NAME)


def called(*arguments: str) -> str:
    """Write a command of this program, with the folders of games that this one was given."""
    ctx = click.get_current_context(silent=True)
    folders: list[str] = (ctx.find_root().params.get("games") or []) if ctx else []
    named = [part for folder in folders for part in ("--games", folder)]
    return shortened(" ".join([program(), *map(shlex.quote, [*named, *arguments])]))


def shortened(command: str) -> str:
    """Write a command the shorter way, where there is one."""
    for long, short in SHORT.items():
        if command == long or command.startswith(f"{long} "):
            return short + command.removeprefix(long)
    return command
