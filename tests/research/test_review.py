"""The review: right on toys whose truth can be counted, honest, and adding up to the last digit."""

import json
import math
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.cli.reviewing import Kept
from ludotheque.engine.bot import redealt
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State
from ludotheque.research.review.data import Mean, Review
from ludotheque.research.review.measure import (
    EFFORTS,
    Effort,
    Reviewer,
    Rows,
    accounts,
    added,
    mean,
    summed,
    told,
    wins,
)
from ludotheque.research.review.run import review, reviewed, step
from tests.cli.terminal import run
from tests.zoo.cage import CROWS, MASKS, Cage
from tests.zoo.shelf.crows.rules import CrowsRules, cards_of
from tests.zoo.shelf.crows.state import CrowsState

pytestmark = pytest.mark.on_wheel

SMALL = '[deck]\ncards = 7\nhand = 2\nsource = "house"\n'


def played(toy: Cage, seats: int, seed: int, sheet: str | None = None, level: str = "random") -> lt.Match:
    match = toy.match(seats, seed, sheet)
    bot = toy.part("bot").bot() if level == "medium" else level
    while not match.over:
        match.play(match.waiting[0], match.choose(match.waiting[0], bot))
    return match


def reviewer(match: lt.Match, effort: Effort = EFFORTS["full"], seed: int = 0) -> Reviewer:
    return Reviewer(match.rules, match.game.part("bot").bot(), effort, seed)


def worlds(rules: CrowsRules, s: CrowsState, seat: int) -> list[CrowsState]:
    """List every way the cards that a seat cannot see may lie, each as likely as any other."""
    known = sum(s.played) | s.hands[seat]
    hidden = [card for card in range(rules.cards) if not known >> card & 1]
    found = []
    for order in permutations(hidden):
        world, rest = s.copy(), list(order)
        assert isinstance(world, CrowsState)
        for other in range(int(rules.seats)):
            if other != seat:
                world.hands[other] = sum(1 << rest.pop() for _ in cards_of(s.hands[other]))
        for n in range(s.left):
            world.deck[n] = rest.pop()
        found.append(world)
    return found


def truth(match: lt.Match, s: State, seat: int, move: int) -> float:
    """Count the share of the win that a move brings if the toy's bot plays on everywhere."""
    assert isinstance(match.rules, CrowsRules)
    assert isinstance(s, CrowsState)
    judge = reviewer(match)
    shares = [wins(judge.ending(world, seat, move, 1))[seat] for world in worlds(match.rules, s, seat)]
    return math.fsum(shares) / len(shares)


def effect(match: lt.Match, number: int) -> float:
    """Count what a move did for its seat, to all cards open, over every order of the deck."""
    (seat, made), s = match.moves[number - 1], match.at(number - 1).state
    assert isinstance(s, CrowsState)
    bot, judge = match.game.part("bot").bot(), reviewer(match)
    usual = int(bot.choose(match.rules, redealt(match.rules, s, seat, Rng(1)), seat, Rng(1)))
    gained = []
    for order in permutations(list(s.deck[: s.left])):
        world = s.copy()
        for n, card in enumerate(order):
            world.deck[n] = card
        shares = [wins(judge.ending(world, seat, move, 1))[seat] for move in (made, usual)]
        gained.append(shares[0] - shares[1])
    return math.fsum(gained) / len(gained)


def choices(match: lt.Match) -> list[int]:
    """List the numbers of the moves at which there was a choice, and few enough worlds to count them all."""
    numbers = [n for n, (seat, _) in enumerate(match.moves, 1) if len(match.at(n - 1).legal(seat)) > 1]
    return [n for n in numbers if n > 2]


@dataclass
class Coverage:
    """How many estimates lie within two standard errors (1.96) of the truth, and by how much each of them is off."""

    inside: int = 0
    off: list[float] = field(default_factory=list)

    def add(self, found: Mean, true: float) -> None:
        self.off.append(found.value - true)
        self.inside += abs(found.value - true) <= 1.96 * found.error + 1e-9

    @property
    def total(self) -> int:
        return len(self.off)

    @property
    def share(self) -> float:
        return self.inside / self.total

    @property
    def bias(self) -> Mean:
        return mean(self.off, 0.0)


def truths(match: lt.Match, number: int) -> tuple[dict[int, float], float]:
    """Count what each move of a decision brings its seat, and what the toy's bot would have brought."""
    seat, s = match.moves[number - 1][0], match.at(number - 1).state
    values = {move: truth(match, s, seat, move) for move in match.at(number - 1).legal(seat).moves}
    bot, known = match.game.part("bot").bot(), redealt(match.rules, s, seat, Rng(1))
    return values, values[int(bot.choose(match.rules, known, seat, Rng(1)))]


def covered(reviews: int, effort: Effort, each: int = 40) -> dict[str, Coverage]:
    """Review matches of a toy whose truth is counted, each of them several times with other chance."""
    found = {name: Coverage() for name in ("chance to win", "lost", "decisions together", "cards open")}
    for first in range(0, reviews, each):
        match = played(CROWS, 2, first, SMALL)
        numbers = choices(match)
        true = {number: truths(match, number) for number in numbers}
        own = [number for number in numbers if match.moves[number - 1][0] == 0]
        did = sum(effect(match, number) for number in own)
        for attempt in range(min(each, reviews - first)):
            judge = reviewer(match, effort, 1000 * first + attempt)
            effects, skill = [], 0.0
            for number in numbers:
                seat, made = match.moves[number - 1]
                values, usual = true[number]
                decision = judge.decision(match.at(number - 1).state, seat, made, number)
                found["chance to win"].add(decision.made.win, values[made])
                found["lost"].add(decision.lost, values[decision.favourite] - values[made])
                effects.append(decision.effects[seat])
                skill += values[made] - usual
            found["decisions together"].add(summed(effects), skill)
            rows = [judge.opened(match.at(number - 1).state, *match.moves[number - 1], number) for number in own]
            found["cards open"].add(told(added(rows), match.seats)[0], did)
    return found


def test_estimates_lie_in_their_intervals_as_often_as_they_say_and_have_no_bias() -> None:
    for words, one in covered(100, Effort(40, 8, 2, 3), each=10).items():
        assert one.total >= 100
        assert one.share > 0.9, words  # 95 % are promised; but for bad luck so many are there, and the luck is fixed
        assert 0 < one.bias.error < 0.02, words
        assert abs(one.bias.value) < 3 * one.bias.error, words


def test_who_always_plays_the_best_move_loses_nothing_in_a_whole_match() -> None:
    """The losses of whole matches, added up as they were estimated; who plays the worst loses what that costs."""
    found, true, shown = ([[0.0] * 200 for _ in range(2)] for _ in range(3))  # of a seat in each review of a match
    for seed in range(20):
        match = CROWS.match(2, seed, SMALL)
        while not match.over:
            seat, s, number = match.waiting[0], match.state.copy(), len(match.moves) + 1
            values = {move: truth(match, s, seat, move) for move in match.legal(seat).moves}
            made = (max, min)[seat](values, key=lambda move: values[move])
            match.play(seat, made)
            for n in range(10 * seed, 10 * seed + 10) if len(values) > 1 else ():
                decision = reviewer(match, Effort(4, 8, 1, 2), n).decision(s, seat, made, number)
                found[seat][n] += decision.lost.value
                shown[seat][n] += decision.regret.value
                true[seat][n] += values[decision.favourite] - values[made]
    best, worst = (mean(sums, 0.0) for sums in found)
    assert best.value < 3 * best.error
    assert worst.value > 6 * worst.error
    for sums, truly in zip(found, true, strict=True):
        off = mean([a - b for a, b in zip(sums, truly, strict=True)], 0.0)
        assert abs(off.value) < 3 * off.error
    assert sum(shown[0]) > 0  # what is shown is never below 0 and so adds up to something, where nothing was lost


def test_the_best_move_costs_nothing_and_a_worse_one_what_it_costs() -> None:
    effort = Effort(worlds=400, candidates=8, rounds=60, kept=3)
    compared = 0
    for seed in range(4):
        match = played(CROWS, 2, seed, SMALL)
        for number in choices(match)[:2]:
            seat, _ = match.moves[number - 1]
            s = match.at(number - 1).state
            values = {move: truth(match, s, seat, move) for move in match.at(number - 1).legal(seat).moves}
            best, worst = (choose(values, key=lambda move: values[move]) for choose in (max, min))
            good = reviewer(match, effort).decision(s, seat, best, number).regret
            bad = reviewer(match, effort).decision(s, seat, worst, number).regret
            assert good.value <= 3 * good.error + 1e-9
            assert bad.value == pytest.approx(values[best] - values[worst], abs=4 * bad.error + 1e-9)
            compared += values[best] > values[worst]
    assert compared >= 3


@pytest.mark.parametrize(("toy", "seats"), [(CROWS, 2), (CROWS, 3), (MASKS, 2), (MASKS, 3)])
def test_results_add_up_to_the_last_digit(toy: Cage, seats: int) -> None:
    match = played(toy, seats, 3)
    judge = reviewer(match, Effort(7, 4, 1, 2))
    steps = [step(judge, match, number) for number in range(len(match.moves) + 1)]
    decisions = [decision for _, decision, _ in steps if decision is not None]
    start = steps[0][0]
    assert start is not None
    found = accounts(start, wins(match.ranking), decisions, added(rows for _, _, rows in steps))
    assert [one.seat for one in found] == list(range(seats))
    for one in found:
        assert one.result - one.start.value == one.luck.value + sum(part.value for part in one.decisions)
        assert one.others.value == sum(part.value for seat, part in enumerate(one.decisions) if seat != one.seat)
    assert math.fsum(one.luck.value for one in found) == pytest.approx(0, abs=1e-6)  # one seat's luck is another's


def test_who_plays_as_the_reference_has_luck_alone() -> None:
    match = played(CROWS, 2, 5, level="medium")
    judge = reviewer(match, EFFORTS["quick"])
    for number in range(1, len(match.moves) + 1):
        _, decision, rows = step(judge, match, number)
        assert decision is not None
        assert decision.effects == [Mean(0.0, 0.0)] * 2
        assert rows == []


class Listed(CrowsRules):
    """Redraws are taken from a list of all orders of the deck: the number of each is what its generator begins with."""

    def redraw(self, s: State, rng: Rng) -> None:
        assert isinstance(s, CrowsState)
        orders = list(permutations(sorted(s.deck[: s.left])))
        for n, card in enumerate(orders[rng.a % len(orders)]):
            s.deck[n] = card


def test_the_luck_of_deal_and_draws_has_no_mean_whoever_plays() -> None:
    """Over all deals, with all futures counted, it is 0, though these players show what they hold by what they do."""
    match = Cage("crows", {"rules": {"build": Listed}}).match(2, 0, SMALL.replace("7", "6"), first=1)
    rules, judge = match.rules, reviewer(match, Effort(2, 1, 0, 1, futures=2))
    for number, future in enumerate(judge.futures):
        future.a = number
    lucks, starts = [], []
    for order in permutations(range(6)):
        s = match.state.copy()
        assert isinstance(s, CrowsState)
        s.hands[0], s.hands[1] = (sum(1 << card for card in order[first : first + 2]) for first in (0, 2))
        s.deck[0], s.deck[1] = order[4:]
        starts.append(wins(judge.ended(s.copy(), 1))[0])
        effects: list[Rows] = []
        while (seat := int(rules.to_move(s))) >= 0:
            legal = rules.legal_moves(s, seat)
            shy = len(legal) > 1 and s.hands[seat] >> 3  # who holds a high card lays it, and draws later
            move = legal[-2] if shy else legal[-1]
            effects.append(judge.opened(s, seat, move, len(effects) + 1))
            rules.apply(s, seat, move, None)
        lucks.append(wins(rules.ranking(s))[0] - told(added(effects), 2)[0].value)
    assert math.fsum(lucks) == pytest.approx(math.fsum(starts), abs=1e-4)
    assert max(lucks) - min(lucks) > 0.5  # there is luck all the same


def test_the_deal_is_luck() -> None:
    """Two deals have one start; a match that began at a position starts from what everybody saw there."""
    dealt = [played(CROWS, 2, seed, SMALL) for seed in (1, 2)]
    starts = [step(reviewer(match), match, 0)[0] for match in dealt]
    assert starts[0] == starts[1]
    begun = dealt[0].game.from_position(dealt[0].at(3).position())
    assert begun.start is not None
    assert step(reviewer(begun), begun, 0)[0] == reviewer(begun).point(begun.state, 0)
    assert step(reviewer(begun), begun, 0)[0] != starts[0]


@pytest.mark.parametrize(("toy", "seats"), [(CROWS, 3), (MASKS, 3)])
def test_a_decision_is_judged_by_what_its_seat_knew(toy: Cage, seats: int) -> None:
    match = played(toy, seats, 11)
    judge = reviewer(match, Effort(5, 4, 1, 2))
    for number, (seat, made) in enumerate(match.moves, 1):
        s = match.at(number - 1).state
        other = redealt(match.rules, s, seat, Rng(99 + number))
        assert judge.decision(s, seat, made, number) == judge.decision(other, seat, made, number)


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_in_every_game_a_decision_and_its_reason_are_from_what_the_seat_knew(name: str) -> None:
    match = lt.game(name).match(3, 5)
    judge = reviewer(match, Effort(2, 3, 1, 2))
    compared = hidden = 0
    step = 7 if match.rules.longest > 60 else 1  # decisions apart, or all of a short match
    while not match.over and compared < 4:
        seat, s, number = match.waiting[0], match.state.copy(), len(match.moves) + 1
        made = match.choose(seat, "easy").move
        if number % step == 0 and len(match.legal(seat)) > 1:
            other = redealt(match.rules, s, seat, Rng(99 + number))
            decision = judge.decision(s, seat, made, number)
            assert decision == judge.decision(other, seat, made, number)
            move, than = decision.best[0].move, made
            reasons = [match.game.reason(match.rules, one, seat, move, Rng(number), than) for one in (s, other)]
            assert reasons[0] == reasons[1]
            compared += 1
            lay = [{**match.rules.position(one), "rng": None} for one in (s, other)]
            hidden += lay[0] != lay[1]
        match.play(seat, made)
    assert compared == 4
    assert hidden  # or nothing was put to the test


def record(seats: int = 2) -> lt.Record:
    match = lt.game("odin").match(seats, 7, single_round=True)
    while not match.over:
        match.play(match.waiting[0], match.choose(match.waiting[0], "easy"))
    return match.record()


def test_a_review_is_the_same_for_any_number_of_processes_and_as_data() -> None:
    found = [review(record(), "quick", jobs) for jobs in (1, 2)]
    assert found[0] == found[1]
    assert Review.from_builtins(json.loads(json.dumps(found[0].to_builtins()))) == found[0]
    assert found[0].curve[-1].win[0] == Mean(found[0].accounts[0].result, 0.0)
    assert len(found[0].turning_points()) == 3


def test_what_cannot_be_reviewed() -> None:
    running = lt.game("odin").match(2, 7).record()
    with pytest.raises(lt.Refused, match="finished"):
        review(running)
    with pytest.raises(lt.Refused, match="quick, full and deep"):
        review(record(), "thorough")


def test_the_command_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    match = lt.replay(record())
    kept = Kept(match, "quick", 0)
    steps = reviewed(match, "quick")
    for _ in range(5):
        kept.add(*next(steps))
    with kept.path.open("ab") as file:
        file.write(b"[5,[{")  # killed in the middle of a line
    assert sorted(kept.read()) == list(range(5))
    (tmp_path / "odin.json").write_text(match.record().to_json(), "utf-8")
    arguments = ["review", str(tmp_path / "odin.json"), "--level", "quick"]
    arguments += ["--html", str(tmp_path / "odin.html"), "--json", str(tmp_path / "review.json")]
    for lang, said in (("en", "Luck"), ("fr", "Chance")):
        done = run(tmp_path / "state", *arguments, "--lang", lang)
        assert done.returncode == 0, done.stderr
        assert said in done.stdout
        page = (tmp_path / "odin.html").read_text("utf-8")
        assert f'<html lang="{lang}">' in page
        assert "http" not in page.replace("http-equiv", "")
    assert json.loads((tmp_path / "review.json").read_text("utf-8"))["level"] == "quick"
    assert not kept.path.exists()
