"""A review while it is made, and what it says."""

import hashlib
import json
import os
import sys
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from ludotheque.cli.bars import INTERRUPTED, bars
from ludotheque.cli.files import make_folder, state_folder, write
from ludotheque.cli.review_page import page
from ludotheque.cli.say import console
from ludotheque.match import Match
from ludotheque.research.review.data import FORMAT, Mean, Review
from ludotheque.research.review.run import Step, reviewed, whole
from ludotheque.text.numbers import number
from ludotheque.text.table import names
from ludotheque.text.words import Words


def show_review(
    match: Match, level: str, jobs: int, seed: int, seat: int | None, data: Path | None, html: Path | None, lang: str
) -> None:
    """Review with a bar that moves; then show and write what was found. What a stop leaves is taken up next time."""
    words = Words(match.game.name, lang)
    kept = Kept(match, level, seed)
    steps = kept.read()
    lots = reviewed(match, level, jobs, seed, steps)
    total = len(match.moves) + 1
    try:
        with bars() as bar:
            task = bar.add_task(match.game.meta.title, total=total, completed=len(steps))
            for found, step in lots:
                steps[found] = step
                kept.add(found, step)
                bar.update(task, completed=len(steps))
    except KeyboardInterrupt:
        lots.close()
        sys.stderr.write(words("cli-review-stopped", {"done": len(steps), "total": total}) + "\n")
        sys.exit(INTERRUPTED)
    found_all = whole(match.game.name, match.game.meta.version, match.seats, level, steps)
    if data is not None:
        write(data, json.dumps(found_all.to_builtins()) + "\n")
    if html is not None:
        write(html, page(match, found_all, seat, lang))
    tell(match, found_all, seat, words)
    kept.forget()


class Kept:
    """The steps of a review that is not finished: a file with a line each, gone when the review is there."""

    def __init__(self, match: Match, level: str, seed: int) -> None:
        said = f"{FORMAT} {match.record().to_json()} {level} {seed}"
        self.path = state_folder() / "reviews" / f"{hashlib.sha256(said.encode()).hexdigest()[:24]}.jsonl"

    def read(self) -> dict[int, Step]:
        """Read what there is; a line that was cut off ends it."""
        steps: dict[int, Step] = {}
        try:
            lines = self.path.read_bytes().splitlines()
        except OSError:
            return steps
        for line in lines:
            try:
                found, step = msgspec.json.decode(line, type=tuple[int, Step])
            except msgspec.DecodeError:
                break
            steps[found] = step
        return steps

    def add(self, found: int, step: Step) -> None:
        make_folder(self.path.parent)
        with os.fdopen(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "wb") as file:
            file.write(msgspec.json.encode((found, step)) + b"\n")

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)


def tell(match: Match, found: Review, seat: int | None, words: Words) -> None:
    """Print where the results came from, what decided the match and the costliest decisions."""
    out = console()
    players = names(match.seats, words.lang)
    out.print(
        Text(words("review-head", {"title": match.game.meta.title, "moves": len(match.moves)}), "bold"),
        Text(words("review-worlds", {"worlds": found.worlds}), "dim"),
    )
    out.print()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for key in (
        "cli-player",
        "review-result",
        "review-start",
        "review-luck",
        "review-draws",
        "review-own",
        "review-others",
    ):
        table.add_column(words(key), header_style="dim", justify="left" if key == "cli-player" else "right")
    for account in found.accounts:
        table.add_row(
            players[account.seat],
            percent(account.result, words),
            percent(account.start.value, words),
            shown(account.luck, words),
            shown(account.draws, words),
            shown(account.decisions[account.seat], words),
            shown(account.others, words),
        )
    out.print(table)
    out.print(Text(words("review-about"), "dim"))
    costly = found.costliest(seat)
    if not costly:
        out.print(Text("\n" + words("review-flawless")))
        return
    out.print(Text("\n" + words("review-costliest"), "bold"))
    for decision in costly:
        choices = match.rules.choice(decision.made.move), match.rules.choice(decision.best[0].move)
        made, best = (words.choice(choice, match.rules, players) for choice in choices)
        numbers: dict[str, str | int] = {
            "number": decision.number,
            "name": players[decision.seat],
            "made": made,
            "best": best,
            "cost": percent(decision.regret.value, words),
            "error": percent(2 * decision.regret.error, words),
        }
        out.print(Text(words("review-mistake" if decision.clear else "review-doubtful", numbers)))


def percent(value: float, words: Words) -> str:
    return words("percent", {"number": number(100 * value, words, 0)})


def signed(value: float, words: Words) -> str:
    return ("+" if value > 0 else "") + percent(value, words)


def shown(mean: Mean, words: Words) -> str:
    return f"{signed(mean.value, words)} ± {percent(2 * mean.error, words)}"
