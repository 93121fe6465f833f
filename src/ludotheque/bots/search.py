"""Search for any game: try the moves out in many imagined worlds, the promising ones more often.

Each sample deals again all that the seat cannot know, and every move still in the running is tried in that same world
with the same chance: what then differs is the moves' own doing. The game's heuristic plays all seats from there on, to
the horizon that the game declares. After each round of samples the weaker half of the moves is dropped.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot, Horizon
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State

WINNING: Final = 0.5  # of a result; the rest is the share of the other seats that are left behind
CLOSE: Final = 0.02  # of a result at the end: by how much it was won or lost
FEWEST: Final = 4  # samples that each move gets in the first round: with less to spend, fewer moves are tried
LEAST: Final = 0.005  # of an error: no estimate is certain
DOUBT: Final = 0.5  # standard errors by which a move must do better than what the heuristic would do


class Tried:
    """A move, and how it did: the mean of its results, and how far from that the truth may be (95 %)."""

    def __init__(self, move: int, value: float, error: float) -> None:
        self.move = move
        self.value = value
        self.error = error

    def __repr__(self) -> str:
        return f"<{self.move}: {self.value:.3f} ± {self.error:.3f}>"


class SearchBot(Bot):
    """Choose by search: so many imagined matches a decision, or an effort: of those that the game does in a second.

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
        self.leads = vec[float]()  # over the heuristic's move: sum, and sum of squares
        self.lead_squares = vec[float]()
        self.guesses = vec[float]()
        self.dice = Rng(0)

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        if not self.think(rules, s, seat, rng):
            return self.moves[0]
        best: i64 = 0
        best_lead = 0.0
        i: i64 = 0
        while i < len(self.order):
            k = self.order[i]
            lead = self.lead(k)
            if lead > best_lead:
                best = k
                best_lead = lead
            i += 1
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
        return [Tried(self.moves[k], *self.result(k)) for k in tried[:most]]

    def result(self, k: i64) -> tuple[float, float]:
        """Return the mean result of a move, and the half width of its 95 % interval."""
        n = float(self.counts[k])
        mean = self.sums[k] / n
        error = 1.96 * math.sqrt(max(0.0, self.squares[k] / n - mean * mean) / (n - 1.0))
        return mean, max(error, LEAST)

    def lead(self, k: i64) -> float:
        """Return by how much a move does better than the heuristic's, less what may be chance."""
        n = float(self.counts[k])
        if n < 2.0:
            return 0.0
        mean = self.leads[k] / n
        return mean - DOUBT * math.sqrt(max(0.0, self.lead_squares[k] / n - mean * mean) / n)

    def think(self, rules: Rules, s: State, seat: i64, rng: Rng) -> bool:
        """Try the moves out; return whether there was anything to think about."""
        self.spent = 0
        self.decisions = 0
        self.counts = vec[i64]()
        until = time.thread_time() + self.seconds if self.seconds > 0.0 else 0.0
        self.reach = self.heuristic.horizon(rules)
        self.iterations = self.asked
        if self.asked == 0:
            self.iterations = i64(self.effort * float(self.reach.second))
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
        self.leads = vec[float]([0.0] * n)
        self.lead_squares = vec[float]([0.0] * n)
        self.order = vec[i64](range(n))
        rounds = halvings(n)
        done: i64 = 0
        while done < rounds:
            if done > 0:
                self.halve()
            samples = max(self.iterations // (rounds * len(self.order)), 1)
            while samples > 0:
                if until > 0.0 and time.thread_time() > until:
                    return True
                self.sample(rules, s, seat, rng)
                samples -= 1
            done += 1
        return True

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
        world = s.copy()
        rules.redeal(world, seat, rng)
        chance = rng.fork()
        # A redeal draws others' secret choices at random: they choose as well as the heuristic, whatever it would be.
        for other in rules.revising(world):
            if other != seat:
                rules.apply(world, other, self.heuristic.choose(rules, world, other, chance), None)
        base = 0.0
        i: i64 = 0
        while i < len(self.order):
            k = self.order[i]
            tried = world.copy()
            self.dice.assign(chance)
            rules.apply(tried, seat, self.moves[k], None)
            value = self.play_on(rules, tried, seat, rules.stage(s))
            if i == 0:
                base = value
            self.counts[k] += 1
            self.sums[k] += value
            self.squares[k] += value * value
            self.leads[k] += value - base
            self.lead_squares[k] += (value - base) * (value - base)
            i += 1
        self.spent += len(self.order)

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
        """Keep the better half of the moves, and the heuristic's own."""
        order = self.order
        n = i64(len(order))
        keep = (n + 1) // 2
        place: i64 = 0
        while place < keep:
            best = place
            i = place + 1
            while i < n:
                if self.sums[order[i]] > self.sums[order[best]]:
                    best = i
                i += 1
            order[place], order[best] = order[best], order[place]
            place += 1
        kept = vec[i64]([0])
        i = 0
        while i < keep:
            if order[i] != 0:
                kept = append(kept, order[i])
            i += 1
        self.order = kept


def halvings(n: i64) -> i64:
    """Count the rounds that leave one of so many moves."""
    rounds: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds
