"""Estimates with their 95 % intervals."""

import math
from dataclasses import dataclass

Z = 1.959963984540054  # of a normal distribution, 95 % lies within so many deviations


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
    p = wins / games
    spread = Z * math.sqrt((p * (1 - p) + Z * Z / (4 * games)) / games)
    middle = p + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return Estimate(p, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


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
