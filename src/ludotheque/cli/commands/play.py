"""`ludotheque play`: a match in the terminal."""

from dataclasses import dataclass
from typing import Annotated

from ludotheque.cli.arguments import Argument, First, Lang, Option, Options, Seats, Sheet, complete_game


@dataclass(frozen=True)
class Wish:
    """The match somebody wants, as it was typed."""

    game: str | None
    seats: str | None
    options: list[str]
    first: str | None
    sheet: str | None
    humans: str | None
    bots: str | None
    names: list[str]
    seed: str | None
    record: str | None
    new: bool
    resume: bool
    auto_pass: bool


def play(
    game: Annotated[str | None, Argument(metavar="GAME", help="help-play-game", shell_complete=complete_game)] = None,
    seats: Seats = None,
    option: Options = None,
    first: First = None,
    sheet: Sheet = None,
    humans: Annotated[str | None, Option("--humans", metavar="N", help="help-humans")] = None,
    bots: Annotated[str | None, Option("--bots", metavar="LEVEL,…", help="help-play-bots")] = None,
    name: Annotated[list[str] | None, Option("--name", metavar="NAME", help="help-name")] = None,
    seed: Annotated[str | None, Option("--seed", metavar="N", help="help-seed")] = None,
    record: Annotated[str | None, Option("--record", metavar="FILE", help="help-record")] = None,
    new: Annotated[bool, Option("--new", help="help-new-game")] = False,
    resume: Annotated[bool, Option("--resume", help="help-resume")] = False,
    auto_pass: Annotated[bool, Option("--auto-pass", help="help-auto-pass")] = False,
    lang: Lang = None,
) -> None:
    from ludotheque.cli.say import language
    from ludotheque.cli.sitting import sit

    wish = Wish(game, seats, option or [], first, sheet, humans, bots, name or [], seed, record, new, resume, auto_pass)
    sit(wish, language(lang))
