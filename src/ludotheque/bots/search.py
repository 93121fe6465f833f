"""Search for any game: try the moves out in many imagined worlds, the promising ones more often.

Each sample deals again all that the seat cannot know, and every move still in the running is tried in that same world
with the same chance: what then differs is the moves' own doing. The game's heuristic plays all seats from there on, to
the horizon that the game declares. After each round of samples the weaker half of the moves is dropped; between, any
move that is clearly behind the best one. It ends when one move is left, or when what is left is as good as equal.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.engine.bot import Bot, Horizon
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State

WINNING: Final = 0.5  # of a result; the rest is the share of the other seats that are left behind
CLOSE: Final = 0.02  # of a result at the end: by how much it was won or lost
FEWEST: Final = 4  # samples that each move gets in the first round: with less to spend, fewer moves are tried
SCANT: Final = 16  # imagined matches of the smallest effort
LEAST: Final = 0.005  # of an error: no estimate is certain
DOUBT: Final = 0.5  # standard errors by which a move must do better than what the heuristic would do
WORTH: Final = 0.001  # of a result: a move that would bring less than that, if all about it were known, is dropped
FIRST_LOOK: Final = 32  # samples, before moves are compared
FLAT: Final = 0.05  # the least deviation that a difference is believed to have


class Tried:
    """A move, and how it did: the mean of its results, and how far from that the truth may be (95%)."""

    def __init__(self, move: int, value: float, error: float) -> None:
        self.move = move
        self.value = value
        self.error = error

    def __repr__(self) -> str:
        return f"<{self.move}: {self.value:.3f} ± {self.error:.3f}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Choose by search: at most so many imagined matches a decision, or an effort: of those of a second of the game.

    With `seconds`, it takes no longer than that. The time is that of the processor, and only looked at between
    samples; without it, the same seed gives the same choice on every machine. `depth` is how many times as far as
    the horizon of the game it looks; 0: as far as the game would have the strongest look.
    """

    def __init__(
        self, heuristic: Bot, iterations: int = 0, effort: float = 1.0, seconds: float = 0.0, depth: int = 1
    ) -> None:
        self.heuristic = heuristic
        self.asked: i64 = iterations
        self.effort = effort
        self.seconds = seconds
        self.asked_depth: i64 = depth
        self.depth: i64 = depth
        self.iterations: i64 = iterations
        self.reach = Horizon()
        self.spent: i64 = 0  # imagined matches of the last decision
        self.decisions: i64 = 0  # that were imagined in them
        self.moves = vec[i64]()
        self.order = vec[i64]()  # of the moves in the running, by number; the heuristic's is number 0
        self.counts = vec[i64]()
        self.sums = vec[float]()
        self.squares = vec[float]()
        self.apart = vec[float]()  # the squares of the differences between two moves, summed up
        self.values = vec[float]()  # in the last world
        self.doubt = DOUBT
        self.worth = WORTH
        self.until = 0.0
        self.dice = Rng(0)

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        if not self.think(rules, s, seat, rng):
            return self.moves[0]
        best = self.order[self.leader()]
        # Of what it saw so far, if that is anything: the heuristic's move stands until another does clearly better.
        if self.order[0] == 0 and self.ahead(best, 0) <= self.doubt * self.error_between(best, 0):
            best = 0
        return self.moves[best]

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        return self.heuristic.evaluate(rules, s, seat)

    def advise(self, rules: Rules, s: State, seat: i64, rng: Rng, most: int, made: int = -1) -> list[Tried]:
        """Return the most promising moves, the one it would choose first, or one that was made, if it was tried."""
        chosen = self.choose(rules, s, seat, rng)
        if not len(self.counts) or self.counts[0] < 2:  # nothing to choose from, or no time
            return [Tried(chosen, 0.0, 0.0)]
        tried = [k for k in range(len(self.counts)) if self.counts[k] > 1]
        tried.sort(key=lambda k: (self.moves[k] != made, self.moves[k] != chosen, -self.counts[k], -self.sums[k]))
        # A choice may be clear long before it is known what it is worth: the rest of the thinking goes there.
        self.order = vec[i64](tried[:most])
        while self.spent < self.iterations and not self.late():
            self.sample(rules, s, seat, rng)
        return [Tried(self.moves[k], *self.result(k)) for k in tried[:most]]

    def result(self, k: i64) -> tuple[float, float]:
        """Return the mean result of a move, and the half width of its 95% interval."""
        n = float(self.counts[k])
        mean = self.sums[k] / n
        error = 1.96 * math.sqrt(max(0.0, self.squares[k] / n - mean * mean) / (n - 1.0))
        return mean, max(error, LEAST)

    def leader(self) -> i64:
        """Return the place of the best move in the running, of equals the first."""
        best: i64 = 0
        place: i64 = 1
        while place < len(self.order):
            if self.sums[self.order[place]] > self.sums[self.order[best]]:
                best = place
            place += 1
        return best

    def ahead(self, one: i64, other: i64) -> float:
        """Return by how much a move did better than another, both in the running."""
        return (self.sums[one] - self.sums[other]) / max(float(self.counts[one]), 1.0)

    def error_between(self, one: i64, other: i64) -> float:
        """Return the standard error of that."""
        n = float(self.counts[one])
        if n < 2.0:
            return 1.0
        mean = self.ahead(one, other)
        variance = self.apart[one * i64(len(self.counts)) + other] / n - mean * mean
        return math.sqrt(max(variance, FLAT * FLAT) / (n - 1.0))

    def think(self, rules: Rules, s: State, seat: i64, rng: Rng) -> bool:
        """Try the moves out; return whether there was anything to think about."""
        self.spent = 0
        self.decisions = 0
        self.counts = vec[i64]()
        self.until = time.thread_time() + self.seconds
        self.reach = self.heuristic.horizon(rules)
        self.iterations = self.asked
        if self.asked == 0:
            self.iterations = max(i64(self.effort * float(self.reach.second)), SCANT)
        self.depth = self.asked_depth
        if self.depth == 0:
            self.depth = self.reach.deep
            self.iterations = self.iterations // self.depth
        n = self.gather(rules, s, seat, rng)
        if n < 2:
            return False
        self.counts = vec[i64]([0] * n)
        self.sums = vec[float]([0.0] * n)
        self.squares = vec[float]([0.0] * n)
        self.apart = vec[float]([0.0] * (n * n))
        self.values = vec[float]([0.0] * n)
        self.order = vec[i64](range(n))
        left = self.iterations
        rounds = halvings(n)
        samples = max(left // (rounds * n), 1)
        look: i64 = FIRST_LOOK
        while True:
            if self.late():
                return True
            self.sample(rules, s, seat, rng)
            running = i64(len(self.order))
            left -= running
            samples -= 1
            if self.counts[self.order[0]] == look:
                look += look // 4
                self.settle()
            if samples == 0:
                rounds -= 1
                if rounds == 0:
                    return True
                self.halve()
            now = i64(len(self.order))
            if now == 1:
                return True
            if now < running or samples == 0:
                rounds = min(rounds, halvings(now))
                samples = max(left // (rounds * now), 1)

    def late(self) -> bool:
        """Return whether its time is over, if it has only so much."""
        return self.seconds > 0.0 and time.thread_time() > self.until

    def settle(self) -> None:
        """Drop the moves that are hardly better than the best one, however little is known of them."""
        best = self.order[self.leader()]
        kept = vec[i64]()
        place: i64 = 0
        while place < len(self.order):
            k = self.order[place]
            if k == best or promise(self.ahead(best, k), self.error_between(best, k)) >= self.worth:
                kept = append(kept, k)
            place += 1
        self.order = kept

    def gather(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        """List the moves to try, the heuristic's first; where there are too many, those it rates best."""
        buffer = rules.buffer
        n = rules.fill_moves(s, seat, buffer)
        moves = vec[i64]([0] * n)
        i: i64 = 0
        while i < n:
            moves[i] = buffer[i]
            i += 1
        self.moves = moves
        if n < 2:
            return n
        first = self.heuristic.choose(rules, s, seat, rng)
        most = max(self.iterations // (FEWEST * halvings(n)), 2)
        if n > most:
            n = self.select(rules, s, seat, most)
        # The heuristic's own move comes first, in place of the last one if it was not among them.
        i = 0
        while i < n - 1 and self.moves[i] != first:
            i += 1
        self.moves[i] = self.moves[0]
        self.moves[0] = first
        return n

    def select(self, rules: Rules, s: State, seat: i64, most: i64) -> i64:
        """Bring the moves that the heuristic rates best to the front."""
        moves = self.moves
        ratings = vec[float]()
        self.heuristic.prepare(rules, s, seat)
        i: i64 = 0
        while i < len(moves):
            ratings = append(ratings, self.heuristic.rate(rules, s, seat, moves[i]))
            i += 1
        place: i64 = 0
        while place < most:
            best = place
            i = place + 1
            while i < len(moves):
                if ratings[i] > ratings[best]:
                    best = i
                i += 1
            moves[place], moves[best] = moves[best], moves[place]
            ratings[place], ratings[best] = ratings[best], ratings[place]
            place += 1
        return most

    def sample(self, rules: Rules, s: State, seat: i64, rng: Rng) -> None:
        """Imagine a world, and try every move in the running in it."""
        world = self.imagine(rules, s, seat, rng)
        chance = rng.fork()
        # A redeal draws others' secret choices at random: they choose as well as the heuristic, whatever it would be.
        for other in rules.revising(world):
            if other != seat:
                rules.apply(world, other, self.heuristic.choose(rules, world, other, chance), None)
        n = i64(len(self.counts))
        i: i64 = 0
        while i < len(self.order):
            k = self.order[i]
            tried = world.copy()
            self.dice.assign(chance)
            rules.apply(tried, seat, self.moves[k], None)
            value = self.play_on(rules, tried, seat, rules.stage(s))
            self.values[k] = value
            self.counts[k] += 1
            self.sums[k] += value
            self.squares[k] += value * value
            j: i64 = 0
            while j < i:
                other_k = self.order[j]
                apart = (value - self.values[other_k]) * (value - self.values[other_k])
                self.apart[k * n + other_k] += apart
                self.apart[other_k * n + k] += apart
                j += 1
            i += 1
        self.spent += len(self.order)

    def imagine(self, rules: Rules, s: State, seat: i64, rng: Rng) -> State:
        """Deal again all that the seat cannot know."""
        world = s.copy()
        rules.redeal(world, seat, rng)
        return world

    def play_on(self, rules: Rules, s: State, seat: i64, stage: i64) -> float:
        """Let the heuristic play all seats up to the horizon, and return how that turned out for a seat."""
        heuristic = self.heuristic
        enough = self.reach.decisions * self.depth
        stages = self.reach.stages * self.depth
        decisions: i64 = 0
        while True:
            mover = rules.to_move(s)
            if mover < 0:
                self.decisions += decisions
                return self.ended(rules, s, seat)
            if (decisions == enough and decisions > 0) or (stages > 0 and rules.stage(s) >= stage + stages):
                self.decisions += decisions
                return self.judged(rules, s, seat)
            rules.apply(s, mover, heuristic.choose(rules, s, mover, self.dice), None)
            decisions += 1

    def ended(self, rules: Rules, s: State, seat: i64) -> float:
        """Return the result of a seat at the end: from 0 (behind all others) to 1 (alone ahead)."""
        ranking = rules.ranking(s)
        place = ranking[seat]
        behind = 0.0
        first = 0.0
        for other in ranking:
            if other > place:
                behind += 1.0
            elif other == place:
                behind += 0.5
                first += 1.0
        share = (behind - 0.5) / float(rules.seats - 1)
        won = 1.0 / first if place == 1 else 0.0
        result = WINNING * won + (1.0 - WINNING) * share
        return result + CLOSE * (self.heuristic.evaluate(rules, s, seat) - result)

    def judged(self, rules: Rules, s: State, seat: i64) -> float:
        """Guess the result of a seat at the horizon, on the scale of `ended`."""
        sharpness = self.reach.sharpness
        mine = self.heuristic.evaluate(rules, s, seat)
        ahead = 0.0
        rivals = 1.0
        other: i64 = 0
        while other < rules.seats:
            if other != seat:
                odds = math.exp(sharpness * (self.heuristic.evaluate(rules, s, other) - mine))
                ahead += 1.0 / (1.0 + odds)
                rivals += odds
            other += 1
        return WINNING / rivals + (1.0 - WINNING) * ahead / float(rules.seats - 1)

    def halve(self) -> None:
        """Keep the better half of the moves, and the heuristic's own, first, as long as it is not clearly behind."""
        order = self.order
        n = i64(len(order))
        keep = (n + 1) // 2
        kept = vec[i64]()
        if order[0] == 0:
            kept = append(kept, 0)
        place: i64 = 0
        while place < keep:
            best = place
            i = place + 1
            while i < n:
                if self.sums[order[i]] > self.sums[order[best]]:
                    best = i
                i += 1
            order[place], order[best] = order[best], order[place]
            if order[place] != 0:
                kept = append(kept, order[place])
            place += 1
        self.order = kept


def promise(behind: float, error: float) -> float:
    """Return how much better than the best a move that is behind it is on average, taken as none where it is worse."""
    z = behind / error
    return error * (math.exp(-0.5 * z * z) / math.sqrt(2.0 * math.pi) - 0.5 * z * math.erfc(z / math.sqrt(2.0)))


def halvings(n: i64) -> i64:
    """Count the rounds that leave one of so many moves."""
    rounds: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds
