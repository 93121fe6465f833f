"""Estimates with their 95% intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959963984540054  # of a normal distribution, 95% lies within so many deviations


@dataclass(frozen=True)
class Estimate:
    """A figure and the interval it lies in, 19 times in 20."""

    value: float
    low: float
    high: float


def share(wins: float, games: int) -> Estimate:
    """Estimate a share, with Wilson's interval; wins may be halves or thirds, when a first place is shared.

    >>> share(8, 10)
    Estimate(value=0.8, low=0.490162471536..., high=0.943317848545...)
    """
    if not games:
        return Estimate(math.nan, 0.0, 1.0)
    return share_of(wins / games, games, Z)


def share_of(p: float, games: float, z: float) -> Estimate:
    """Return Wilson's interval of a share seen in so many games."""
    spread = z * math.sqrt((p * (1 - p) + z * z / (4 * games)) / games)
    middle = p + z * z / (2 * games)
    scale = 1 + z * z / games
    low = max(0.0, (middle - spread) / scale) if p > 0 else 0.0
    high = min(1.0, (middle + spread) / scale) if p < 1 else 1.0
    return Estimate(p, low, high)


def mean(total: int, squares: int, games: int, parts: int = 1) -> Estimate:
    """Estimate a mean from sums of whole numbers, each counted `parts` times; the interval is the normal one.

    >>> mean(30, 500, 2)
    Estimate(value=15.0, low=5.2001..., high=24.799...)
    """
    if not games:
        return Estimate(math.nan, -math.inf, math.inf)
    value = total / games
    # In whole numbers as far as possible: a difference of two large floats would lose what counts.
    variance = (squares * games - total * total) / (games * (games - 1)) if games > 1 else math.inf
    spread = Z * math.sqrt(variance / games)
    return Estimate(value / parts, (value - spread) / parts, (value + spread) / parts)


FEW = (math.inf, 12.7062, 4.3027, 3.1824, 2.7764)  # Student's 95% quantiles for so many degrees of freedom
POWER = 0.8416212335729143  # a difference that is there is then seen 4 times in 5
FARTHEST = 1000  # times the deals played: what takes more is not worth a number


def quantile(freedom: int) -> float:
    """Return how many deviations hold 95% of Student's distribution.

    >>> round(quantile(10), 3), round(quantile(100), 3)
    (2.228, 1.984)
    """
    if freedom < len(FEW):
        return FEW[freedom]
    square = Z * Z  # Cornish and Fisher's expansion around the normal quantile
    return Z * (
        1
        + (square + 1) / (4 * freedom)
        + (5 * square**2 + 16 * square + 3) / (96 * freedom**2)
        + (3 * square**3 + 19 * square**2 + 17 * square - 15) / (384 * freedom**3)
    )


def middle(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else math.nan


def deviation(values: Sequence[float]) -> float:
    """Return the standard deviation of what these values are a sample of."""
    if len(values) < 2:
        return math.inf
    mean = middle(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1))


def clustered(values: Sequence[float]) -> Estimate:
    """Estimate a mean from one value for each deal: whatever the games of a deal have in common is accounted for.

    >>> clustered([1.0, 2.0, 3.0])
    Estimate(value=2.0, low=-0.484..., high=4.484...)
    """
    if not values:
        return Estimate(math.nan, -math.inf, math.inf)
    spread = quantile(len(values) - 1) * deviation(values) / math.sqrt(len(values))
    return Estimate(middle(values), middle(values) - spread, middle(values) + spread)


def clustered_share(values: Sequence[float]) -> Estimate:
    """Estimate a share from one share for each deal: Wilson's interval, for as many games as these are worth.

    >>> clustered_share([1.0] * 10) == share(10, 10)
    True
    >>> clustered_share([0.5] * 10)
    Estimate(value=0.5, low=0.5, high=0.5)
    """
    if not values:
        return Estimate(math.nan, 0.0, 1.0)
    p = min(1.0, max(0.0, middle(values)))
    if p in (0.0, 1.0) or len(values) < 2:
        return share(p * len(values), len(values))
    variance = deviation(values) ** 2 / len(values)
    if not variance:
        return Estimate(p, p, p)
    return share_of(p, p * (1 - p) / variance, quantile(len(values) - 1))


def undecided(values: Sequence[float], even: float) -> int | None:
    """Return how many deals more would tell a mean from what is even; 0 if these do, None if there is no end in sight.

    It takes the difference seen so far for the true one, and a chance of 4 in 5 to see it.
    """
    found = clustered(values)
    if found.low > even or found.high < even:
        return 0
    if len(values) < 2 or found.value == even:
        return None
    needed = ((Z + POWER) * deviation(values) / (found.value - even)) ** 2
    return max(1, math.ceil(needed) - len(values)) if needed < FARTHEST * len(values) else None
