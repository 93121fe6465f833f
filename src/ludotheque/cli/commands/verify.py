"""`ludotheque verify`: what a record proves."""

import sys
from pathlib import Path
from typing import Annotated

from ludotheque.cli.arguments import Argument, Lang, Option


def verify(
    record: Annotated[str, Argument(metavar="RECORD", help="help-verify-record")],
    commitment: Annotated[str | None, Option("--commitment", metavar="HEX", help="help-commitment")] = None,
    share: Annotated[list[str] | None, Option("--share", metavar="HEX", help="help-share")] = None,
    lang: Lang = None,
) -> None:
    from ludotheque import fair
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.table import read_text
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    with refusals(words):
        verdict = fair.verify(read_text(Path(record), words), commitment or "", share or [], words.lang)
        sys.stdout.write(words(f"verdict-{verdict.verdict}", {"reason": verdict.sentence}) + "\n")
        sys.exit(0 if verdict.ok else 1)
