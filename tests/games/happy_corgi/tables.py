"""Tables of Happy Corgi laid out by hand, for tests."""

from typing import Any

import ludotheque as lt

CORGI = lt.game("happy_corgi")
HOUSE = CORGI.text("sheet.toml")


def state(match: lt.Match) -> dict[str, Any]:
    told: Any = match.position()["state"]
    return dict(told)
