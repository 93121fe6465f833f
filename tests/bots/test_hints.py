"""Hints: the best few moves, what they promise, and a reason that compares."""

from collections import Counter
from collections.abc import Iterator

import pytest

import ludotheque as lt
from ludotheque.bots.search import SearchBot
from ludotheque.engine.bot import redealt
from ludotheque.engine.masks import members
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.games.hygge.moves import SKIP, STORE
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.state import HyggeState
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
    for _ in range(min(9, match.rules.longest // 2)):
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


def test_hygge_says_what_a_line_leaves() -> None:
    """Who plays next, and how many snowflakes the next player can store at most: found by trying everything."""
    told = Counter[str]()
    for match, _, move, other, why in compared("hygge", 3, 60):
        told[why.key] += 1
        rules = match.rules
        ends = [after_line(match, one) for one in (move, other)] if why.key in ("than-again", "than-next") else []
        if why.key == "than-again":
            assert [rules.to_move(s) for s in ends] == [match.waiting[0], (match.waiting[0] + 1) % 3]
        if why.key == "than-next":
            mine, its = [most_flakes(rules, s) for s in ends]
            assert mine < its
            assert [mine, its] == [why.args["count"], why.args["than"]]
    assert {"than-line", "than-again", "than-next", "than-store"} <= set(told)


def after_line(match: lt.Match, line: int) -> State:
    """Let the seat to act take a line and store nothing."""
    s = match.state.copy()
    match.rules.apply(s, match.waiting[0], line, None)
    if SKIP in match.rules.legal_moves(s, match.waiting[0]):
        match.rules.apply(s, match.waiting[0], SKIP, None)
    return s


def most_flakes(rules: Rules, s: State) -> int:
    """Return how many snowflakes the seat to act can store at most in its turn."""
    assert isinstance(rules, HyggeRules)
    seat, most = int(rules.to_move(s)), 0
    for line in rules.legal_moves(s, seat):
        taken = s.copy()
        rules.apply(taken, seat, line, None)
        for store in rules.legal_moves(taken, seat):
            stored = taken.copy()
            if STORE <= store < SKIP:
                rules.apply(stored, seat, store, None)
            assert isinstance(stored, HyggeState)
            assert isinstance(s, HyggeState)
            most = max(most, int(rules.flakes_of(stored, seat) - rules.flakes_of(s, seat)))
    return most


def test_pigs_say_which_action_promises_more() -> None:
    """What is promised for an action is the same beside whatever it is compared with."""
    told: dict[tuple[int, object, object], set[object]] = {}
    for match, seat, move, other, why in compared("happy_pigs", 2, 120):
        if why.key in ("than-action", "than-tile"):
            choice, less = (match.rules.choice(one).args for one in (move, other))
            name, who = "action", seat
            if why.key == "than-tile":
                name, who = "action_neutral", 1 - seat
                assert (why.args["action"], why.args["other"]) == (choice[name], who)
            dollars, than = why.args["dollars"], why.args["than"]
            assert isinstance(dollars, int)
            assert isinstance(than, int)
            assert dollars > than >= 0
            for action, promise in ((choice[name], dollars), (less[name], than)):
                told.setdefault((len(match.moves), who, action), set()).add(promise)
    assert len(told) > 20
    assert all(len(promises) == 1 for promises in told.values())


def test_badger_says_what_a_prize_brings() -> None:
    """Whoever wins it: found by letting the trick be won, and the chain of what it brings run its course."""
    told = Counter[str]()
    for match, seat, move, _, why in compared("tricky_badger", 3, 80):
        if why.key in ("prize", "prize-later", "prize-costs", "than-prize"):
            told[why.key] += 1
            box = match.game.part("reasons")
            gains = [box.won(match.rules, match.state.copy(), one, match.rules.choice(move)) for one in range(3)]
            mine, most = gains.pop(seat), max(0, *gains)
            if why.key == "prize":
                assert [mine, most] == [why.args["count"], why.args["than"]] != [0, 0]
            elif why.key == "prize-later":
                assert (mine, most) == (0, 0)
            else:
                assert mine == (-1 if why.key == "prize-costs" else 1) * int(str(why.args["count"])) != 0
    assert {"prize", "prize-later", "than-prize"} <= set(told)


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
