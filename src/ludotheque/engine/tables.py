"""Tables of whole numbers, for hot code to look things up in."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

INTERPRETED: Final = __file__.endswith(".py")


def table(numbers: list[int]) -> vec[i64]:
    """Make a table: native when compiled; when interpreted a list, which Python reads three times as fast as a vec."""
    if INTERPRETED:
        return numbers  # type: ignore[return-value]  # it is used like a vec, by index alone
    return vec[i64](numbers)


def longer(numbers: vec[i64], more: list[int]) -> vec[i64]:
    """Make a table longer; use what this returns, no longer the old one.

    >>> list(longer(table([1, 2]), [3]))
    [1, 2, 3]
    """
    if INTERPRETED:
        return [*numbers, *more]  # type: ignore[return-value]  # see above
    return extend(numbers, more)
