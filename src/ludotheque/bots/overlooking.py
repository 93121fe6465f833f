"""Bots that play as people do in their first games: sensibly, and overlooking things."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State

STRIKING: Final = 3.0  # spreads above the middle from which a move catches the eye
UNMISSED: Final = 4  # so many times less often is such a move overlooked


class OverlookingBot(Bot):
    """Rate moves like another bot, but overlook some of them (`misses` in a hundred) and judge the rest roughly.

    `blur` is how roughly: what a judgement is off by, at most, in spreads of the ratings. What stands out is seldom
    overlooked, and where all moves are about as good, nothing is lost by mistaking them.
    """

    def __init__(self, better: Bot, misses: int, blur: float) -> None:
        self.better = better
        self.misses: i64 = misses
        self.blur = blur

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        n = rules.fill_moves(s, seat, rules.buffer)
        moves = vec[i64]()
        i: i64 = 0
        while i < n:
            moves = append(moves, rules.buffer[i])
            i += 1
        if n == 1:
            return moves[0]
        ratings = vec[float]()
        self.better.prepare(rules, s, seat)
        i = 0
        while i < n:
            ratings = append(ratings, self.better.rate(rules, s, seat, moves[i]))
            i += 1
        middle = middle_of(ratings)
        spread = spread_of(ratings, middle)
        best: i64 = -1
        best_rating = 0.0
        i = 0
        while i < n:
            striking = ratings[i] > middle + STRIKING * spread
            overlooked = rng.below(100 * UNMISSED) < self.misses * (1 if striking else UNMISSED)
            # Two draws: small errors are likelier than large ones.
            error = self.blur * spread * float(rng.below(1001) + rng.below(1001) - 1000) / 1000.0
            if not overlooked and (best < 0 or ratings[i] + error > best_rating):
                best = i
                best_rating = ratings[i] + error
            i += 1
        if best < 0:
            return self.better.choose(rules, s, seat, rng)
        return moves[best]

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        return self.better.evaluate(rules, s, seat)


def middle_of(ratings: vec[float]) -> float:
    """Return the median, of an even number the lower one."""
    ordered = sorted(ratings)
    return ordered[(len(ordered) - 1) // 2]


def spread_of(ratings: vec[float], middle: float) -> float:
    """Return the mean distance from the median, the farthest tenth left out: it is those that stand out."""
    distances = sorted([abs(rating - middle) for rating in ratings])
    near = distances[: max(2, len(distances) * 9 // 10)]
    return sum(near) / float(len(near))
