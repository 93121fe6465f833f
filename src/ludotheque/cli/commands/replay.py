"""`ludotheque replay`: a match move by move."""

from pathlib import Path
from typing import Annotated

from ludotheque.cli.arguments import Argument, Lang, Option


def replay(
    file: Annotated[str, Argument(metavar="FILE", help="help-replay-file")],
    seat: Annotated[str | None, Option("--seat", metavar="N", help="help-seat")] = None,
    at_once: Annotated[bool, Option("--all", help="help-all")] = False,
    lang: Lang = None,
) -> None:
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.steps import Steps
    from ludotheque.cli.table import read_text, read_whole
    from ludotheque.engine.record import Record
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    with refusals(words):
        record = Record.from_json(read_text(Path(file), words))
        steps = Steps(record, words.lang)
        if seat is not None:
            steps.seat = read_whole("--seat", seat, 1, record.seats, words) - 1
        if at_once:
            steps.tell_all()
        else:
            steps.walk()
