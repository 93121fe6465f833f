"""Hints: the best few moves, what they promise, and a reason that compares."""

import pytest

import ludotheque as lt
from ludotheque.bots.search import SearchBot
from ludotheque.engine.bot import redealt
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State
from ludotheque.hints import FEW, Advised, advise
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES, Words

TRIED = 48  # imagined matches


def hint(match: lt.Match, s: State | None = None, made: int = -1) -> list[Advised]:
    bot = SearchBot(match.game.bot("medium"), TRIED)
    return advise(match.game, match.rules, s or match.state, match.waiting[0], bot, Rng(3), made)


@pytest.mark.parametrize("game", lt.all_games())
def test_a_hint_knows_what_its_seat_knows(game: str) -> None:
    """Moves, figures and reasons are the same, whatever is hidden from the seat."""
    match = lt.game(game).match(lt.game(game).meta.least, 4)
    for _ in range(9):
        match.play(match.waiting[0], match.choose(match.waiting[0]).move)
    best = hint(match)
    assert 1 <= len(best) <= FEW
    for n in (1, 2):
        assert hint(match, redealt(match.rules, match.state, match.waiting[0], Rng(n))) == best
    for lang in LANGUAGES:
        for one in best:
            assert Words(game, lang).reason(one.why, match.rules, names(match.seats, lang)).endswith(".")


def test_a_move_that_was_made_comes_first() -> None:
    match = lt.game("odin").match(2, 1)
    for choice in match.legal(match.waiting[0]):
        told = hint(match, made=choice.move)
        assert told[0].m == choice.move
        assert len({one.m for one in told}) == len(told) == FEW


def test_an_only_move_needs_no_figure() -> None:
    match = lt.game("odin").match(2, 1)
    while len(match.legal(match.waiting[0])) > 1:
        match.play(match.waiting[0], match.choose(match.waiting[0]).move)
    (only,) = hint(match)
    assert (only.m, only.error) == (match.legal(match.waiting[0])[0].move, 0)
