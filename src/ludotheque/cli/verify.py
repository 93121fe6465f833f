"""`ludotheque verify`: whether a record is honest."""

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import Lang


def verify(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A record, as a table or `play` leaves it.", show_default=False)
    ],
    commitment: Annotated[
        str, typer.Option("--commitment", metavar="HEX", help="What the table showed before the first move.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Check that a record's moves are legal and lead to its result, and that its seed is the one committed to.

    The exit code is 0 if all is well and 1 if not.
    """
    from ludotheque import fair
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.table import read_text
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    with refusals(words):
        verdict = fair.verify(read_text(record, words), commitment)
        typer.echo(words(f"verdict-{verdict.verdict}", {"reason": verdict.sentence}))
        raise typer.Exit(0 if verdict.ok else 1)
