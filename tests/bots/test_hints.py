"""Hints: the best few moves, what they promise, and a reason that compares."""

from collections import Counter
from collections.abc import Iterator

import pytest

import ludotheque as lt
from ludotheque.bots.search import SearchBot
from ludotheque.engine.bot import redealt
from ludotheque.engine.masks import members
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State
from ludotheque.games.odin.moves import CARDS_OF
from ludotheque.games.odin.state import OdinState
from ludotheque.hints import FEW, Advised, advise
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES, Words
from ludotheque.view import Reason

pytestmark = pytest.mark.on_wheel  # a search is slow interpreted, and the same

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


def compared(game: str, seats: int, moves: int) -> Iterator[tuple[lt.Match, int, int, int, Reason]]:
    """Play a match of medium bots, and compare what they do with everything else they could."""
    match = lt.game(game).match(seats, 3)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        choice = match.choose(seat)
        for other in match.legal(seat):
            if other.move != choice.move:
                why = match.game.reason(match.rules, match.state, seat, choice.move, Rng(1), other.move)
                yield match, seat, choice.move, other.move, why
        match.play(seat, choice)


def held(match: lt.Match, seat: int, move: int, field: str) -> int:
    """Return what a seat has of something after a move."""
    s = match.state.copy()
    match.rules.apply(s, seat, move, None)
    return int(getattr(s, field)[seat])


def test_odin_says_what_stays_in_the_hand() -> None:
    told = Counter[str]()
    for match, seat, move, other, why in compared("odin", 3, 60):
        if match.rules.choice(move).kind == match.rules.choice(other).kind == "play":
            told[why.key] += 1
            hand, than = (members(held(match, seat, one, "hands")) for one in (move, other))
            cards = why.args.get("cards", [])
            assert isinstance(cards, list)
            assert set(cards) <= set(hand)
            assert not cards or not set(cards) <= set(than)
            if why.key == "than-cards":
                assert len(hand) < len(than)
    assert {"than-together", "than-plays", "than-broken", "than-spent", "than-cards"} <= set(told)


def test_odin_counts_the_card_that_a_play_takes() -> None:
    """A play compared with a pass leaves fewer cards only if it does so with the card that it takes."""
    told = Counter[str]()
    for match, seat, move, other, why in compared("odin", 3, 60):
        kinds = [match.rules.choice(one).kind for one in (move, other)]
        if sorted(kinds) == ["pass", "play"]:
            told[why.key] += 1
            hands = [members(held(match, seat, one, "hands")) for one in (move, other)]
            assert isinstance(match.state, OdinState)
            choosing = len(members(int(CARDS_OF[match.state.centre]))) > 1  # the card still has to be chosen
            sizes = [len(hand) + (kind == "play" and choosing) for hand, kind in zip(hands, kinds, strict=True)]
            if why.key == "than-cards":
                assert sizes == [why.args["count"], why.args["than"]]
    assert told["than-cards"]


def test_pigs_cost_what_is_said() -> None:
    told = 0
    for match, seat, move, other, why in compared("happy_pigs", 2, 120):
        if why.key == "than-price":
            told += 1
            left = [held(match, seat, one, "money") for one in (move, other)]
            dollars, than = why.args["dollars"], why.args["than"]
            assert isinstance(dollars, int)
            assert isinstance(than, int)
            assert left[0] + dollars == left[1] + than
    assert told
