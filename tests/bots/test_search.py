"""Search: honest, reproducible, on time, and better than what it searches with."""

from statistics import NormalDist

import pytest

import ludotheque as lt
from ludotheque.bots.search import SearchBot, halvings, promise
from ludotheque.engine.bot import Bot, Horizon, ask, redealt
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.match import Match
from tests.zoo.doors import DoorsRules, DoorsState, Stays

pytestmark = pytest.mark.on_wheel  # a search is slow interpreted, and the same

FEW = 12  # iterations: enough to go through every step of a search
games = pytest.mark.parametrize("game", lt.all_games())


def searching(match: Match, iterations: int = FEW, seconds: float = 0.0) -> SearchBot:
    return SearchBot(match.game.bot("medium"), iterations, seconds=seconds)


def opening(game: str, decisions: int = 0) -> Match:
    """Begin a match for most players, and let medium bots play up to a decision that is one."""
    box = lt.game(game)
    match = box.match(box.meta.most, 11)
    while len(match.moves) < min(decisions, match.rules.longest // 2) or len(match.legal(match.waiting[0])) < 2:
        match.play(match.waiting[0], match.choose(match.waiting[0]).move)
    return match


def test_halvings() -> None:
    assert [halvings(n) for n in (1, 2, 3, 4, 5, 8, 9)] == [0, 1, 2, 2, 3, 3, 4]


@games
@pytest.mark.parametrize("decisions", [0, 25])
def test_search_knows_what_its_seat_knows(game: str, decisions: int) -> None:
    """One seed, one choice: whatever others hold, whatever comes, whatever it was asked before (B2, B4, B7)."""
    match = opening(game, decisions)
    rules, s, bot = match.rules, match.state, searching(match)
    before = s.digest()
    for seat in match.waiting[:2]:
        choice = int(ask(bot, rules, s, seat, Rng(5)))
        assert choice in rules.legal_moves(s, seat)
        assert bot.spent <= 2 * FEW
        reseeded = s.copy()
        reseeded.rng.assign(Rng(777))
        for other in (redealt(rules, s, seat, Rng(1)), redealt(rules, s, seat, Rng(2)), reseeded):
            assert int(ask(bot, rules, other, seat, Rng(5))) == choice
        assert int(ask(searching(match), rules, s, seat, Rng(5))) == choice
    assert s.digest() == before


@games
def test_others_choices_do_not_show(game: str) -> None:
    """What others have chosen in secret changes nothing; they are imagined to choose again (B1)."""
    match = opening(game)
    while not match.over and not (match.revising and match.waiting):
        match.play(match.waiting[0], match.choose(match.waiting[0], "random").move)
    if match.over:  # a game without secret choices, or a match without any
        return
    seat, other = match.waiting[0], match.revising[0]
    choices = set()
    for move in match.rules.legal_moves(match.state, other)[:3]:
        told = match.state.copy()
        match.rules.apply(told, other, move, None)
        choices.add(int(ask(searching(match), match.rules, told, seat, Rng(3))))
    assert len(choices) == 1


@games
def test_a_legal_answer_at_any_moment(game: str) -> None:
    """With no time at all it does what the heuristic would do; a little time ends the longest search (B6)."""
    match = opening(game)
    seat = match.waiting[0]
    legal = match.rules.legal_moves(match.state, seat)
    hurried = searching(match, 10**9, 1e-9)
    assert int(ask(hurried, match.rules, match.state, seat, Rng(3))) in legal
    assert hurried.spent == 0
    assert [one.move in legal for one in hurried.advise(match.rules, match.state.copy(), seat, Rng(3), 3)] == [True]
    assert int(ask(searching(match, 10**9, 0.05), match.rules, match.state, seat, Rng(3))) in legal


def test_an_only_move_takes_no_thought() -> None:
    match = lt.game("odin").match(2, 1)
    while len(match.legal(match.waiting[0])) > 1:
        match.play(match.waiting[0], match.choose(match.waiting[0]).move)
    bot = searching(match)
    assert int(ask(bot, match.rules, match.state, match.waiting[0], Rng(1))) == match.legal(match.waiting[0])[0].move
    assert bot.spent == 0


def test_advice_has_a_value_and_its_uncertainty() -> None:
    match = opening("odin")
    seat = match.waiting[0]
    bot = searching(match, 200)
    chosen = int(ask(bot, match.rules, match.state, seat, Rng(4)))
    rng = Rng(4)
    advice = bot.advise(match.rules, redealt(match.rules, match.state, seat, rng), seat, rng, 3)
    assert advice[0].move == chosen
    assert len({one.move for one in advice}) == 3
    assert all(0 <= one.value <= 1 and 0 < one.error < 0.5 for one in advice)


def test_the_strongest_look_as_far_as_their_game_says() -> None:
    box = lt.game("happy_pigs")
    match = opening("happy_pigs")
    deep = box.part("bot").bot().horizon(match.rules).deep
    found = []
    for depth in (1, deep, 0):
        bot = SearchBot(box.bot("medium"), 48, depth=depth)
        ask(bot, match.rules, match.state, match.waiting[0], Rng(3))
        found.append((int(bot.depth), int(bot.decisions) / int(bot.spent), int(bot.iterations)))
    near, far, said = found
    assert (near[0], far[0], said[0]) == (1, deep, deep)
    assert near[1] < far[1]
    assert said[2] == 48 // deep


def test_a_move_promises_what_it_may_be_better_by() -> None:
    """It lies so far behind, give or take the error: the mean of that, and nothing where it is worse."""
    for behind in (0.0, 0.05, 0.15):
        gains = [max(0.0, 0.1 * NormalDist().inv_cdf((part + 0.5) / 10_000) - behind) for part in range(10_000)]
        assert promise(behind, 0.1) == pytest.approx(sum(gains) / len(gains), rel=0.01)


def test_what_is_clear_takes_little_thought() -> None:
    """Behind three doors switching is soon clearly better: the rest of the iterations is not spent on it."""
    rules = DoorsRules()
    for seed in range(20):
        s = rules.start(seed)
        rules.apply(s, 0, 0, None)
        bot = SearchBot(Stays(), 4000)
        assert isinstance(s, DoorsState)
        assert int(ask(bot, rules, s, 0, Rng(seed))) == 3 - s.opened
        assert 32 <= bot.spent < 2000
        # who asks for advice wants to know what it is worth, too
        assert bot.advise(rules, redealt(rules, s, 0, Rng(seed)), 0, Rng(seed), 2)[0].error < 0.05
        assert bot.spent >= 4000


def test_what_is_as_good_as_equal_takes_little_thought() -> None:
    class Same(Bot):
        """Find all positions alike."""

        def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
            return rules.legal_moves(s, seat)[0]

        def evaluate(self, rules: Rules, s: State, seat: int) -> float:
            return 0.5

        def horizon(self, rules: Rules) -> Horizon:
            return Horizon(decisions=1)

    match = opening("odin")
    seat, bot = match.waiting[0], SearchBot(Same(), 100_000)
    moves = match.rules.legal_moves(match.state, seat)
    assert int(ask(bot, match.rules, match.state, seat, Rng(1))) == moves[0]
    assert bot.spent <= 500 * len(moves) < 100_000


@pytest.mark.parametrize("seats", [2, 4])
def test_a_guess_is_on_the_scale_of_results(seats: int) -> None:
    """Between equals everybody expects the mean of what they would get, at a horizon as at an end."""

    class Even(Bot):
        def evaluate(self, rules: Rules, s: State, seat: int) -> float:
            return 0.5

        def horizon(self, rules: Rules) -> Horizon:
            return Horizon(decisions=1)

    match = lt.game("odin").match(seats, 1)
    bot = SearchBot(Even(), 8)
    guess = bot.judged(match.rules, match.state, 0)
    assert guess == pytest.approx((1 / seats + 1 / 2) / 2)


def test_honesty_wins_two_thirds() -> None:
    """Behind three doors search finds that switching pays, and expects no more of it than honesty brings (B3)."""
    rules, won = DoorsRules(), 0
    bot = SearchBot(Stays(), 500)
    for seed in range(100):
        s, rng = rules.start(seed), Rng(1000 + seed)
        rules.apply(s, 0, ask(bot, rules, s, 0, rng), None)
        given = redealt(rules, s, 0, rng)
        advice = bot.advise(rules, given, 0, rng, 2)
        assert isinstance(s, DoorsState)
        assert advice[0].move == 3 - s.picked - s.opened
        assert abs(advice[0].value - 2 / 3) < 0.25
        rules.apply(s, 0, advice[0].move, None)
        won += rules.ranking(s)[0] == 1
    assert 53 <= won <= 80  # of 100: two thirds, three standard deviations either way


@pytest.mark.slow
@pytest.mark.on_wheel
def test_search_beats_its_heuristic() -> None:
    """The heuristic plays Odin for two; a small search over it wins more than its share of the same deals."""
    box = lt.game("odin")
    rules, won = box.rules(2), 0.0
    bot, medium = SearchBot(box.bot("medium"), 60), box.bot("medium")
    for deal in range(6):
        for mine in (0, 1):
            s, rng = rules.start(deal), Rng(deal)
            while (seat := int(rules.to_move(s))) >= 0:
                rules.apply(s, seat, ask(bot if seat == mine else medium, rules, s, seat, rng), None)
            ranking = rules.ranking(s)
            won += (ranking[mine] == 1) / ranking.count(1)
    assert won > 6
