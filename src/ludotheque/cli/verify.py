"""`ludotheque verify`: whether a record is honest."""

import sys
from argparse import Namespace
from pathlib import Path

from ludotheque.cli.parser import Parser


def arguments(parser: Parser) -> None:
    parser.add_argument("record", metavar="RECORD", help="help-verify-record")
    parser.value("--commitment", metavar="HEX", about="help-commitment")


def run(said: Namespace) -> None:
    from ludotheque import fair
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.table import read_text
    from ludotheque.text.words import Words

    words = Words("", language(said.lang))
    with refusals(words):
        verdict = fair.verify(read_text(Path(said.record), words), said.commitment or "")
        sys.stdout.write(words(f"verdict-{verdict.verdict}", {"reason": verdict.sentence}) + "\n")
        sys.exit(0 if verdict.ok else 1)
