"""What the features of a game say: its `features.toml`, beside the `features.py` that writes them."""

import re
import tomllib
from functools import cache
from typing import NamedTuple

from ludotheque.library import Game

FILE = "features.toml"


class Meaning(NamedTuple):
    """A pattern of names (`+seat` is any seat, `…` any word), what such features say, and what 1 stands for."""

    pattern: str
    says: str
    one: str

    def fits(self, name: str) -> bool:
        """Return whether a feature has such a name."""
        exact = re.escape(self.pattern).replace("…", r"[^ +]\S*").replace(r"\+seat", r"\+\d+")
        return re.fullmatch(exact, name) is not None


@cache
def meanings(game: Game) -> list[Meaning]:
    """Return what the features of a game say, the first that fits counting; nothing if its folder does not tell."""
    if not game.holds(FILE):
        return []
    return [Meaning(pattern, *told) for pattern, told in tomllib.loads(game.text(FILE)).items()]
