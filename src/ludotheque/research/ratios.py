"""Ratios over many games from whole numbers alone: sums and products add up in any order, exactly."""

import math
from collections.abc import Sequence
from fractions import Fraction

from ludotheque.research.statistics import Estimate, quantile, share, share_of

Weights = Sequence[int]  # of the numbers of a game: what is above or below the line


class Ratios:
    """Sums, over games, of a few whole numbers and of their products.

    A ratio of two such sums has an interval that takes a game for one observation, whatever happened in it.

    >>> points = Ratios(2)
    >>> for scored in (10, 20, 30):
    ...     points.add(scored, 1)
    >>> points.ratio((1, 0), (0, 1))
    Estimate(value=20.0, low=-4.84..., high=44.84...)
    """

    __slots__ = ("games", "products", "sums")

    def __init__(self, size: int) -> None:
        self.games = 0
        self.sums = [0] * size
        self.products = [[0] * size for _ in range(size)]

    def add(self, *numbers: int) -> None:
        """Count a game."""
        self.games += 1
        for i, one in enumerate(numbers):
            self.sums[i] += one
            row = self.products[i]
            for j, other in enumerate(numbers):
                row[j] += one * other

    def merge(self, other: "Ratios") -> None:
        """Count the games of others, too."""
        self.games += other.games
        self.sums = [mine + its for mine, its in zip(self.sums, other.sums, strict=True)]
        rows = zip(self.products, other.products, strict=True)
        self.products = [[mine + its for mine, its in zip(ours, theirs, strict=True)] for ours, theirs in rows]

    def within(self, whole: "Ratios") -> "Ratios":
        """Return these first two numbers over all games: `whole` has the second one, also where the first one was 0."""
        found = Ratios(2)
        found.games = whole.games
        found.sums = [self.sums[0], whole.sums[0]]
        found.products = [self.products[0][:2], [self.products[1][0], whole.products[0][0]]]
        return found

    def total(self, weights: Weights) -> int:
        return sum(weight * number for weight, number in zip(weights, self.sums, strict=True))

    def variance(self, weights: Sequence[Fraction]) -> float:
        """Return the variance of a weighted sum around zero, as of a sample."""
        if self.games < 2:
            return math.inf
        size = range(len(weights))
        found = sum(weights[i] * weights[j] * self.products[i][j] for i in size for j in size)
        return float(found * self.games / (self.games - 1))

    def influence(self, over: Weights, under: Weights) -> list[Fraction]:
        """Return what each number of a game does to a ratio."""
        below = self.total(under)
        ratio = Fraction(self.total(over), below)
        return [(one - ratio * other) / below for one, other in zip(over, under, strict=True)]

    def ratio(self, over: Weights, under: Weights) -> Estimate:
        """Estimate the ratio of two sums."""
        if not self.total(under):
            return Estimate(math.nan, -math.inf, math.inf)
        spread = quantile(self.games - 1) * math.sqrt(self.variance(self.influence(over, under)))
        value = self.total(over) / self.total(under)
        return Estimate(value, value - spread, value + spread)

    def share(self, over: Weights, under: Weights) -> Estimate:
        """Estimate a ratio that lies between 0 and 1, with Wilson's interval for as many games as these are worth."""
        if not self.total(under):
            return Estimate(math.nan, 0.0, 1.0)
        p = self.total(over) / self.total(under)
        if p <= 0 or p >= 1 or self.games < 2:
            return share(min(1.0, max(0.0, p)) * self.games, self.games)
        variance = self.variance(self.influence(over, under))
        return share_of(p, p * (1 - p) / variance, quantile(self.games - 1)) if variance else Estimate(p, p, p)

    def contrast(self, one: tuple[Weights, Weights], other: tuple[Weights, Weights]) -> Estimate:
        """Estimate by how much one ratio is larger than another of the same games."""
        if not self.total(one[1]) or not self.total(other[1]):
            return Estimate(math.nan, -math.inf, math.inf)
        value = self.total(one[0]) / self.total(one[1]) - self.total(other[0]) / self.total(other[1])
        both = zip(self.influence(*one), self.influence(*other), strict=True)
        spread = quantile(self.games - 1) * math.sqrt(self.variance([mine - its for mine, its in both]))
        return Estimate(value, value - spread, value + spread)
