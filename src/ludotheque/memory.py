"""What may still be read of a running match: for the server, the terminal and the library alike.

A game whose rules limit what may be remembered has a module `memory.py` (see `protocols.Memory`).
"""

from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.engine.journal import Event
from ludotheque.engine.rules import Rules
from ludotheque.library import Game


class Memory:
    """How a game's journal ages at a table with these rules; most games forget nothing."""

    def __init__(self, game: Game[Any], rules: Rules) -> None:
        self.rules = rules
        self.forgets = False  # is anything that was seen ever told otherwise while the match runs?
        self.lookback = True  # may earlier views be looked at while the match runs?
        self._aged: Callable[[Any, Sequence[Event]], list[Event]] | None = None
        self._ages: Callable[[Any, Event], bool] | None = None
        if game.has("memory"):
            part = game.part("memory")
            self.lookback = part.lookback(rules)
            self.forgets = part.forgets(rules)
            if self.forgets:
                self._aged, self._ages = part.aged, part.ages

    def aged(self, events: Sequence[Event]) -> list[Event]:
        """Return all that an audience saw, oldest first, as it may be read now."""
        return list(events) if self._aged is None else self._aged(self.rules, events)

    def ages(self, event: Event) -> bool:
        """Return whether an event changes how those before it are read."""
        return self._ages is not None and self._ages(self.rules, event)
