"""`ludotheque replay`: a match move by move."""

from argparse import Namespace
from pathlib import Path

from ludotheque.cli.parser import Parser


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="help-replay-file")
    parser.value("--seat", metavar="N", about="help-seat")
    parser.flag("--all", about="help-all")


def run(said: Namespace) -> None:
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.steps import Steps
    from ludotheque.cli.table import read_text, read_whole
    from ludotheque.engine.record import Record
    from ludotheque.text.words import Words

    words = Words("", language(said.lang))
    with refusals(words):
        record = Record.from_json(read_text(Path(said.file), words))
        steps = Steps(record, words.lang)
        if said.seat is not None:
            steps.seat = read_whole("--seat", said.seat, 1, record.seats, words) - 1
        if said.all:
            steps.tell_all()
        else:
            steps.walk()
