"""`ludotheque review`: what decided a finished match."""

from pathlib import Path
from typing import Annotated

from ludotheque.cli.arguments import Argument, Lang, Option


def review(
    record: Annotated[str, Argument(metavar="RECORD", help="help-review-record")],
    seat: Annotated[str | None, Option("--seat", metavar="N", help="help-review-seat")] = None,
    level: Annotated[str | None, Option("--level", metavar="quick|full|deep", help="help-review-level")] = None,
    jobs: Annotated[str | None, Option("--jobs", "-j", metavar="N", help="help-jobs")] = None,
    seed: Annotated[str | None, Option("--seed", metavar="N", help="help-review-seed")] = None,
    html: Annotated[str | None, Option("--html", metavar="FILE", help="help-review-html")] = None,
    json: Annotated[str | None, Option("--json", metavar="FILE", help="help-json")] = None,
    lang: Lang = None,
) -> None:
    from ludotheque.cli.reviewing import show_review
    from ludotheque.cli.say import fail, language, refusals
    from ludotheque.cli.table import read_seed, read_text, read_whole
    from ludotheque.research.review.run import check_level, finished
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    with refusals(words):
        effort = level or "full"
        check_level(effort)
        match = finished(read_text(Path(record), words))
        eyes = None if seat is None else read_whole("--seat", seat, 1, match.seats, words) - 1
        processes = read_whole("--jobs", jobs or "1", 1, 256, words)
        chance = read_seed(seed or "0", words)
        paths = [None if said is None else Path(said) for said in (json, html)]
        for path in paths:
            if path is not None and not path.parent.is_dir():
                fail(words("cli-no-folder", {"folder": str(path.parent)}))
        show_review(match, effort, processes, chance, eyes, paths[0], paths[1], words.lang)
