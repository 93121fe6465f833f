"""Views, with the fields that each game adds to them."""

from typing import Any

import ludotheque as lt


def view_of(match: lt.Match, seat: int | None = None) -> Any:
    """Return what a seat (None: a spectator) sees. It is for the tests to know which game it is."""
    return match.view(seat)
