"""What the Tab key completes, in shells that were told to ask."""

import os
import sys
from typing import Annotated

from typer import Exit, Option


def install_completion(asked: bool) -> None:
    if asked:
        from typer.completion import install  # type: ignore[attr-defined]  # as below; its own option speaks English only

        from ludotheque.cli.command import spoken

        shell, path = install()
        sys.stdout.write(spoken()("cli-completion", {"shell": shell, "file": str(path)}) + "\n")
        raise Exit


def prepare_completion(name: str) -> None:
    """Learn the shells' ways, if it is a shell that calls."""
    if f"_{name.upper()}_COMPLETE" in os.environ:
        from typer.completion import completion_init  # type: ignore[attr-defined]  # not among what typer names as its own

        completion_init()


Completion = Annotated[bool, Option("--install-completion", help="help-completion", callback=install_completion)]
