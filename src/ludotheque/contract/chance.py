"""Chi-square, without a dependency."""

import math
from collections.abc import Hashable, Iterable, Sequence


def tail(statistic: float, freedom: int) -> float:
    """Return the probability that a chi-square variable is at least so large (regularised incomplete gamma).

    >>> round(tail(3.841, 1), 3), round(tail(18.307, 10), 3), round(tail(200.0, 200), 2)
    (0.05, 0.05, 0.49)
    """
    a, x = freedom / 2, statistic / 2
    if x <= 0 or freedom <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * scale)
    # Lentz's continued fraction.
    b = x + 1 - a
    c = 1e300
    d = 1 / b
    h = d
    for i in range(1, 10_000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1) < 1e-14:
            break
    return scale * h


def chi_square(found: Sequence[int], expected: Sequence[float]) -> float:
    """Return the chance of counts at least so far from the expected ones."""
    return tail(sum((f - e) ** 2 / e for f, e in zip(found, expected, strict=True)), len(found) - 1)


def same_source(one: Iterable[Hashable], two: Iterable[Hashable]) -> float:
    """Return the chance that two samples of one size, drawn from one source, differ so much."""
    counts: dict[Hashable, list[int]] = {}
    for side, sample in enumerate((one, two)):
        for item in sample:
            counts.setdefault(item, [0, 0])[side] += 1
    return tail(sum((a - b) ** 2 / (a + b) for a, b in counts.values()), len(counts) - 1)
