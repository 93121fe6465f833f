"""Trained bots: the policies of the operator of a server, for the tables they are made for."""

from collections.abc import Sequence

from ludotheque.bots.levels import TRAINED, make, named
from ludotheque.bots.policy import PREFIX, Policy
from ludotheque.library import game
from ludotheque.server.table.setups import Setup

SPARE = "medium"  # who plays for a trained bot whose policy is no longer here


class Trained:
    """The policies that a server offers, by game and count of seats."""

    def __init__(self, files: Sequence[str]) -> None:
        self.files: dict[tuple[str, int], str] = {}
        for file in files:
            policy = Policy(file)
            make(PREFIX + file, game(policy.game))  # one that cannot play is refused now, not to people at a table
            self.files[policy.game, policy.seats] = file

    def counts(self, name: str) -> list[int]:
        """Return for how many seats there is a policy."""
        return sorted(seats for known, seats in self.files if known == name)

    def named(self, name: str, seats: int, sheet_text: str, level: str) -> str:
        """Return the present name of a level that a table may ask for; an empty string if there is no such."""
        if level == TRAINED:
            return level if (name, seats) in self.files and not sheet_text else ""
        return named(level)

    def level(self, setup: Setup, level: str) -> str:
        """Return the level that a worker knows."""
        if level != TRAINED:
            return level
        file = self.files.get((setup.game.name, setup.seats))
        return SPARE if file is None or setup.sheet_text else PREFIX + file
