"""`undo` at a keyboard: your own last move, and only where it showed nothing that was hidden."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import ludotheque as lt
from ludotheque.cli import entry, undoing
from ludotheque.cli.saves import Save, Seat, read
from ludotheque.cli.session import Session
from ludotheque.engine.rng import Rng


@pytest.fixture
def out() -> io.StringIO:
    return io.StringIO()


def seated(match: lt.Match, path: Path, out: io.StringIO) -> Session:
    save = Save(path, [Seat(f"P{seat}", "") for seat in range(match.seats)], match.record())
    return Session(match, save, "en", Console(file=out, width=200, highlight=False, markup=False))


def moments(name: str, moves: int) -> Iterator[tuple[lt.Match, int]]:
    """Play at random, and give the match after each move with whoever made it."""
    game, rng = lt.game(name), Rng(4)
    match = game.match(max(game.meta.least, 3), 5)
    for _ in range(moves):
        if match.over:
            return
        seat = match.waiting[0]
        match.play(seat, int(match.rules.sample(match.state, seat, rng)))
        yield match, seat


@pytest.mark.parametrize("name", lt.all_games())
def test_only_the_last_move_of_one_s_own(name: str) -> None:
    fresh = lt.game(name).match(max(lt.game(name).meta.least, 3), 5)
    assert undoing.refusal(fresh, fresh.waiting[0]) == "cli-undo-none"
    for match, seat in moments(name, 10):
        assert undoing.refusal(match, (seat + 1) % match.seats) == "cli-undo-none"


def test_drawing_a_card_cannot_be_undone_and_walking_can() -> None:
    """Of some game: each kind of move that shows something always does, and one that shows nothing never does."""
    found: dict[str, set[str]] = {}
    for match, seat in moments("happy_corgi", 60):
        found.setdefault(match.rules.choice(match.moves[-1][1]).kind, set()).add(undoing.refusal(match, seat))
    assert found["draw"] == {"refused-revealed"}
    assert "" in found["walk"]


def test_the_table_is_as_it_was(out: io.StringIO, tmp_path: Path) -> None:
    """The state, the file, what was told: and a refusal changes nothing."""
    undone = refused = 0
    for match, seat in moments("happy_corgi", 60):
        twin = match.copy()
        session = seated(twin, tmp_path / "save.json", out)
        session.tell_events(seat)
        before = match.at(len(match.moves) - 1)
        session.answer(seat, entry.read("undo"))
        if undoing.refusal(match, seat):
            assert twin == match
            refused += 1
            continue
        assert twin == before
        assert read(tmp_path / "save.json").record == before.record()
        assert session.heard[seat] == len(before.events(seat))
        undone += 1
    assert undone
    assert refused
    assert "Your move revealed something hidden, so it can’t be undone." in out.getvalue()


@pytest.mark.parametrize("word", ["undo", "Annuler", "annule"])
def test_it_is_typed_in_either_language(word: str, out: io.StringIO, tmp_path: Path) -> None:
    match = lt.game("odin").match(3, 7, first=0)
    session = seated(match, tmp_path / "save.json", out)
    session.answer(0, entry.read(word))
    assert out.getvalue() == "You can undo only your own last move, and only until someone else moves.\n"
