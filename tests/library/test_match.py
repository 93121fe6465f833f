"""The face of the library: what people guess, and what it refuses."""

import pickle
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.engine.rng import Rng

GAMES = list(lt.all_games())
games = pytest.mark.parametrize("name", GAMES)


def started(name: str, moves: int = 25, seed: int = 3) -> lt.Match:
    """Play the first moves of a match at random."""
    game = lt.game(name)
    match = game.match(max(3, game.meta.least), seed)
    chance = random.Random(seed)
    for _ in range(min(moves, match.rules.longest // 2)):
        if match.over:
            break
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def finished(match: lt.Match) -> lt.Match:
    chance = random.Random(5)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


# Seats


@games
@pytest.mark.parametrize("seat", [-1, 9, True, "0", 1.0])
def test_only_seats_of_the_table_are_shown_anything(name: str, seat: object) -> None:
    """A seat that is not there is an error of its own, never another seat's hand."""
    match = started(name)
    wrong: Any = seat
    asked: list[Callable[[Any], object]] = [match.view, match.events, match.legal, lambda s: match.story("en", s)]
    asked += [lambda s: match.why(s, 0), lambda s: match.play(s, 0), lambda s: match.play(s, "pass")]
    for ask in asked:
        with pytest.raises(lt.NoSuchSeat):
            ask(wrong)
    record = match.record()
    record.moves[-1] = (9, 0)
    with pytest.raises(lt.Refused) as refused:
        lt.replay(record)
    assert refused.value.key == "record-illegal"


@games
def test_features_are_of_a_seat_of_the_table(name: str) -> None:
    """They hold what the seat's hand holds: -1 was taken for the last seat."""
    match = started(name)
    for seat in (-1, match.seats, None):
        wrong: Any = seat
        with pytest.raises(lt.NoSuchSeat):
            match.game.features(match.rules, match.state, wrong)


@games
def test_redeals_are_for_seats_and_spectators(name: str) -> None:
    match = started(name)
    for seat in (-1, match.seats, 99):
        with pytest.raises(lt.NoSuchSeat):
            match.rules.redeal(match.state.copy(), seat, Rng(1))
    match.rules.redeal(match.state.copy(), None, Rng(1))


# Moves


@games
def test_play_returns_what_happened(name: str) -> None:
    match = started(name, 6)
    seat = match.waiting[0]
    before = len(match.journal)
    happened = match.play(seat, match.legal(seat)[0])
    assert happened == match.journal[before:]


@games
def test_legal_knows_moves_however_they_are_said(name: str) -> None:
    match = started(name, 6)
    seat = match.waiting[0]
    legal = match.legal(seat)
    assert len(legal) == len(list(legal)) > 0
    for choice in legal:
        assert choice in legal
        assert choice.text in legal
        assert choice.move in legal
        assert match.why(seat, choice) == match.why(seat, choice.text) == match.why(seat, choice.move) == ""
    assert "no such move" not in legal
    assert -1 not in legal
    assert legal == list(legal) == match.legal(seat)
    forbidden = next((move for move in range(match.rules.actions) if move not in legal), None)
    if forbidden is not None:
        text = match.rules.choice(forbidden).text
        rule = match.why(seat, forbidden)
        assert rule
        assert match.why(seat, text) == rule
        with pytest.raises(lt.IllegalMove) as refused:
            match.play(seat, text)
        assert refused.value.rule == rule


@games
def test_undo_goes_back_to_the_start(name: str) -> None:
    match = started(name)
    fresh = lt.begin(match.record())
    twin = match.copy()
    made = list(match.moves)
    for last in reversed(made):
        assert match.undo() == last
    assert match == fresh
    assert match.journal == []
    with pytest.raises(IndexError, match="no move to undo"):
        match.undo()
    for seat, move in made:
        match.play(seat, move)
    assert match == twin
    assert match.journal == twin.journal


def test_revising_lists_who_may_change_their_mind() -> None:
    """Some game lets people choose at once: there, a choice can be replaced until all are in."""
    met = 0
    for name in GAMES:
        match = started(name, 0)
        for _ in range(60):
            if match.over:
                break
            seat = match.waiting[0]
            several = len(match.waiting) > 1
            match.play(seat, match.legal(seat)[0])
            if several and match.revising:
                assert match.revising[-1] == seat
                assert len(match.legal(seat)) > 0
                met += 1
    assert met


# What happened


@games
def test_a_match_is_walked_step_by_step(name: str) -> None:
    match = started(name)
    again = lt.begin(match.record())
    for number, step in enumerate(match, 1):
        assert step.number == number
        assert step.choice.move == step.move
        assert step.events == again.play(step.seat, step.move)
        assert step.match == again
    assert again == match
    with pytest.raises(IndexError):
        match.at(len(match.moves) + 1)


@games
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_story_is_told_in_words(name: str, lang: str) -> None:
    match = started(name)
    for seat in (None, 0):
        assert len(match.story(lang, seat)) == len(match.events(seat))
    named = match.story(lang, players=["Ada", "Ben", "Cléo", "Dan", "Eve", "Flo"][: match.seats])
    assert any(name in line for line in named for name in ("Ada", "Ben", "Cléo"))


# Copies, pickles, records


@games
def test_copies_and_pickles_are_equal_and_independent(name: str) -> None:
    match = started(name)
    for twin in (match.copy(), pickle.loads(pickle.dumps(match)), match.at(len(match.moves))):
        assert twin == match
        assert twin.journal == match.journal
        assert repr(twin) == repr(match)
        seat = match.waiting[0]
        twin.play(seat, twin.legal(seat)[0])
        assert twin != match
        twin.undo()
        assert twin == match


@games
def test_rules_of_a_setup_are_made_once(name: str) -> None:
    match = started(name)
    assert match.copy().rules is match.rules
    assert lt.game(name).match(match.seats, 9).rules is match.rules
    assert lt.game(name).from_position(match.position()).rules is match.rules


@games
def test_copying_a_match_is_cheap(name: str) -> None:
    """Next to a copy of its state, which is most of it: a ratio, so that a busy machine does not matter."""
    match = started(name)

    def cost(times: int, act: Callable[[], object]) -> float:
        best = 1e9
        for _ in range(5):
            begun = time.process_time_ns()
            for _ in range(times):
                act()
            best = min(best, (time.process_time_ns() - begun) / times)
        return best

    assert cost(200, match.copy) < 20 * cost(200, match.state.copy)


@games
def test_equal_records_are_equal(name: str) -> None:
    match = finished(started(name))
    record = match.record()
    assert record == match.record() == lt.Record.from_json(record.to_json())
    assert hash(record) == hash(match.record())
    assert record != started(name, 3).record()
    assert pickle.loads(pickle.dumps(record)) == record
    assert lt.replay(record) == match


@games
def test_a_match_from_a_position_has_a_record_that_starts_there(name: str) -> None:
    """It used to say seed 0, and could replay to another game without a word."""
    match = started(name)
    branch = lt.game(name).from_position(match.position())
    assert branch.state.digest() == match.state.digest()
    finished(branch)
    record = lt.Record.from_json(branch.record().to_json())
    assert '"seed": null' in record.to_json()
    assert lt.replay(record) == branch
    assert lt.begin(record).state.digest() == match.state.digest()


def test_records_have_a_seed_or_a_start() -> None:
    text = lt.game("odin").from_position(started("odin").position()).record().to_json()
    for wrong in (text.replace('"seed": null', '"seed": "7"'), text.replace('"start": {', '"start": 5, "x": {')):
        with pytest.raises(lt.Refused):
            lt.Record.from_json(wrong)


def test_records_of_the_first_format_are_still_read() -> None:
    record = started("odin").record()
    old = record.to_json().replace('"format": 3', '"format": 1').replace(' "start": null, "luck": "",', "")
    assert lt.replay(lt.Record.from_json(old)).record() == record
