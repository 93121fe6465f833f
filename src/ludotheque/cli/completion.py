"""What the Tab key completes, in shells that were told to ask."""

import os
import sys
from pathlib import Path
from typing import Annotated

import click

from ludotheque.cli.arguments import Option
from ludotheque.cli.called import NAME

VARIABLE = f"_{NAME.upper()}_COMPLETE"
# Of each shell: where its script goes, the file it reads when it starts, and what to add there.
SHELLS = {
    "bash": (f".bash_completions/{NAME}.sh", ".bashrc", f"source ~/.bash_completions/{NAME}.sh"),
    "zsh": (f".zfunc/_{NAME}", ".zshrc", "fpath+=~/.zfunc; autoload -Uz compinit; compinit"),
    "fish": (f".config/fish/completions/{NAME}.fish", "", ""),
}


def install_completion(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    """Teach the shell of this terminal to complete commands and games."""
    if not asked:
        return
    from click.shell_completion import get_completion_class

    from ludotheque.cli.command import spoken
    from ludotheque.cli.say import fail, refusals

    words = spoken()
    shell = Path(os.environ.get("SHELL", "")).name
    kind = get_completion_class(shell)
    if shell not in SHELLS or kind is None:
        fail(words("cli-completion-shell", {"shell": shell or "?", "shells": words.join(list(SHELLS))}))
    script, startup, line = SHELLS[shell]
    file = Path.home() / script
    with refusals(words):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(kind(ctx.command, {}, NAME, VARIABLE).source(), "utf-8")
        if startup:
            add_line(Path.home() / startup, line)
    sys.stdout.write(words("cli-completion", {"shell": shell, "file": str(file)}) + "\n")
    ctx.exit()


Completion = Annotated[bool, Option("--install-completion", help="help-completion", callback=install_completion)]


def add_line(file: Path, line: str) -> None:
    """Add a line to a file, unless it is there."""
    before = file.read_text("utf-8") if file.exists() else ""
    if line not in before.splitlines():
        file.write_text(before + ("" if before.endswith("\n") or not before else "\n") + line + "\n", "utf-8")
