"""What the terminal tells of a match, and tells again when it is resumed, is what the rules let be remembered."""

import contextlib
import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import ludotheque as lt
from ludotheque.cli.entry import Typed
from ludotheque.cli.saves import Save, Seat
from ludotheque.cli.session import RECENT, Session
from ludotheque.engine.journal import Event
from ludotheque.engine.meta import Options
from ludotheque.memory import Memory
from ludotheque.text.words import Words


def forgetful() -> Iterator[tuple[str, Options]]:
    """List the tables at which something is forgotten: of each game, plain and with each of its switches on."""
    for game in lt.all_games().values():
        switches = [option.name for option in game.meta.options if isinstance(option.default, bool)]
        for options in [{}, *({name: True} for name in switches)]:
            with contextlib.suppress(lt.Refused):  # not for three
                resolved = game.meta.resolve(SEATS, options)
                if Memory(game, game.rules(SEATS, resolved)).forgets:
                    yield game.name, resolved


SEATS = 3
TABLES = list(forgetful())
PLAYERS = ["Ann", "Bob", "Cleo"]


def remembering(name: str, options: Options) -> lt.Match:
    """Play until the player to move has something they may no longer read as it was told."""
    rng = random.Random(4)
    match = lt.Match(lt.game(name), SEATS, 4, options)
    while not match.over:
        seat = match.waiting[0]
        if match.events(seat)[-RECENT:] != whole(match, seat)[-RECENT:]:
            return match
        match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError("nothing was ever forgotten")


def whole(match: lt.Match, seat: int) -> list[Event]:
    """List all that a seat saw, forgotten or not."""
    return [event for event in match.journal if event.visible(seat)]


def test_some_tables_forget() -> None:
    assert TABLES


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_log_tells_what_may_be_remembered(name: str, options: Options, lang: str, tmp_path: Path) -> None:
    match = remembering(name, options)
    seat = match.waiting[0]
    save = Save(tmp_path / "save.json", [Seat(player, "") for player in PLAYERS], match.record())
    words = Words(name, lang)
    story = match.story(lang, seat, PLAYERS)
    said = [words.event(event, match.rules, PLAYERS) for event in whole(match, seat)]
    assert story != said
    forgotten = set(said) - set(story)
    for command, told in (("log", story), ("", story[-RECENT:])):
        out = io.StringIO()
        session = Session(lt.replay(match.record()), save, lang, Console(file=out, width=500))
        if command:
            session.answer(seat, Typed("log", ""))
        else:
            session.tell_events(seat)
        assert out.getvalue().splitlines() == told
        assert not forgotten & set(out.getvalue().splitlines())
