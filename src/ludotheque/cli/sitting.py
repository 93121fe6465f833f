"""From `ludotheque play` to a match: who sits where, a new match or one that was left, and what stays afterwards."""

import contextlib
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ludotheque.cli import keyboard, saves
from ludotheque.cli.called import called
from ludotheque.cli.commands.play import Wish
from ludotheque.cli.ending import draw_ending
from ludotheque.cli.files import make_folder, state_folder, write
from ludotheque.cli.resume import offer, take_up
from ludotheque.cli.saves import Save, Seat
from ludotheque.cli.say import console, fail, refusals
from ludotheque.cli.session import Quit, Session
from ludotheque.cli.table import find_game, read_levels, read_options, read_seats, read_seed, read_text, read_whole
from ludotheque.library import Game, all_games
from ludotheque.match import Match
from ludotheque.text import system
from ludotheque.text.words import Words

LONGEST_NAME = 24
INTERRUPTED = 130  # exit codes: 128 and the number of the signal


def sit(wish: Wish, lang: str) -> None:
    """Play a match, from its beginning or from where it was left."""
    words = Words("", lang)
    out = console()
    with refusals(words), keyboard.stoppable():
        game = find_game(wish.game, words) if wish.game is not None else None
        record = Path(wish.record) if wish.record is not None else None
        if record is not None:
            check_record(record, words)
        try:
            match, save = open_match(game, wish, words, out)
        except (EOFError, KeyboardInterrupt, keyboard.Stopped):
            sys.exit(INTERRUPTED)
        session = Session(match, save, words.lang, out, wish.auto_pass)
        try:
            session.play()
        except (Quit, EOFError):
            leave(session, 0)
        except KeyboardInterrupt:
            leave(session, INTERRUPTED)
        except keyboard.Stopped as stopped:
            leave(session, 128 + stopped.number)
        finish(session, record)


def open_match(game: Game | None, wish: Wish, words: Words, out: Console) -> tuple[Match, Save]:
    """Take up a match, or set up a new one."""
    if game is not None:
        understand(game, wish, words)  # what cannot be is said before anything is offered
    if not wish.new:
        left = latest(game) if wish.resume else offer(game.name if game else None, words, out)
        match = take_up(left, words, out) if left is not None else None
        if left is not None and match is not None:
            return match, left
        if wish.resume:
            fail(words("cli-nothing-left"))
    return new_match(game or menu(words, out), wish, words)


def latest(game: Game | None) -> Save | None:
    return next((save for save in saves.left(game.name if game else None) if save.claim()), None)


def menu(words: Words, out: Console) -> Game:
    """Let the player choose a game."""
    shelf = list(all_games().values())
    out.print(Text(words("cli-menu"), style="bold"))
    for number, game in enumerate(shelf, 1):
        size = words("cli-players", {"least": game.meta.least, "most": game.meta.most})
        line = Text(f"{number:>3}  ", style="bold").append(game.meta.title)
        out.print(line.append(f"  {size}. {Words(game.name, words.lang)('tagline')}", style="not bold"))
    while True:
        said = keyboard.line(out, "> ").strip().lower()
        if said.isdecimal() and 1 <= int(said) <= len(shelf):
            return shelf[int(said) - 1]
        found = [game for game in shelf if said and said in (game.name, game.meta.title.lower())]
        if found:
            return found[0]
        out.print(Text(words("cli-which-again", {"count": len(shelf)})))


def new_match(game: Game, wish: Wish, words: Words) -> tuple[Match, Save]:
    seated, seed, sheet, options = understand(game, wish, words)
    match = game.match(len(seated), seed, sheet, **options)
    save = saves.fresh(seated, match.record())
    save.claim()
    return match, save


def understand(game: Game, wish: Wish, words: Words) -> tuple[list[Seat], int | None, str | None, dict[str, Any]]:
    """Read a wish: who sits where, the seed, the sheet and the options."""
    seats = read_seats(game.meta, wish.seats, words)
    options = read_options(game.meta, seats, wish.options, wish.first, words)
    sheet = read_text(Path(wish.sheet), words) if wish.sheet is not None else None
    seed = read_seed(wish.seed, words) if wish.seed is not None else None
    return seat_players(seats, wish, words), seed, sheet, options


def seat_players(seats: int, wish: Wish, words: Words) -> list[Seat]:
    """Seat the people first, then the bots."""
    humans = read_whole("--humans", wish.humans or "1", 0, seats, words)
    levels = read_levels(wish.bots or "medium", words)
    if wish.bots and len(levels) > seats - humans:
        fail(words("cli-bots-many", {"count": seats - humans, "levels": len(levels)}))
    given = [" ".join(name.split()) for name in wish.names]
    for name in given:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            fail(words("cli-name", {"name": name, "longest": LONGEST_NAME}))
    people = given + [words("player", {"number": seat + 1}) for seat in range(len(given), humans)]
    if len(people) > humans or len(set(people)) != len(people):
        fail(words("cli-names", {"count": humans}))
    names = [name for name in words("bot-names").split(", ") if name not in people]
    chairs = range(seats - humans)
    return [Seat(name, "") for name in people] + [Seat(names[i], levels[i % len(levels)]) for i in chairs]


def check_record(path: Path, words: Words) -> None:
    """Find out before the match, not after it, that its record cannot be written."""
    if path.exists():
        fail(words("cli-exists", {"file": str(path)}))
    if not path.parent.is_dir():
        fail(words("cli-no-folder", {"folder": str(path.parent)}))


def leave(session: Session, code: int) -> None:
    """Print where the game is saved, and end."""
    with contextlib.suppress(OSError):  # the terminal may be gone
        session.console.print()
        if session.durable:
            session.say("cli-saved", command=called("play", session.match.game.name))
    sys.exit(code)


def finish(session: Session, record: Path | None) -> None:
    """Show how it ended, keep the record, and only then forget the save."""
    match, words = session.match, session.words
    session.tell_events(session.sitting if session.sitting >= 0 else None)
    session.console.print()
    session.console.print(draw_ending(match.view(None), words, session.players))
    session.console.print()
    path = record or state_folder() / "records" / session.save.path.name
    try:
        if record is None:
            make_folder(path.parent)
        write(path, match.record().to_json() + "\n")
    except OSError as error:
        session.say("cli-not-recorded", reason=words.error(system.reason(error)))
        return
    session.save.remove()
    session.say("cli-recorded", command=called("replay", str(path)))
