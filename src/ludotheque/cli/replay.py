"""`ludotheque replay`: a match move by move."""

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import Lang


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `play` leaves it.", show_default=False)],
    seat: Annotated[
        int | None, typer.Option("--seat", help="Whose eyes to look through, counted from 1; else a spectator's.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Tell the whole match at once instead of step by step.")] = False,
    lang: Lang = None,
) -> None:
    """Replay a match: step through it with the keys, or read it from start to end."""
    from ludotheque.cli.say import fail, language, refusals
    from ludotheque.cli.steps import Steps
    from ludotheque.cli.table import read_text
    from ludotheque.engine.record import Record
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    with refusals(words):
        record = Record.from_json(read_text(file, words))
        steps = Steps(record, words.lang)
        if seat is not None:
            if not 1 <= seat <= record.seats:
                fail(words("cli-seat", {"seat": str(seat), "seats": record.seats}))
            steps.seat = seat - 1
        if every:
            steps.tell_all()
        else:
            steps.walk()
