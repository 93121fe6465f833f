"""What may be remembered while a match of Hygge runs."""

from collections.abc import Sequence

from ludotheque.engine.journal import Event
from ludotheque.games.hygge.rules import HyggeRules


def forgets(rules: HyggeRules) -> bool:
    """Return whether what was seen is ever told otherwise."""
    return False


def aged(rules: HyggeRules, events: Sequence[Event]) -> list[Event]:
    """Return what was seen as it may be read now: the log itself names no card that lies face down."""
    return list(events)


def ages(rules: HyggeRules, event: Event) -> bool:
    """Return whether an event changes how those before it are read."""
    return False


def lookback(rules: HyggeRules) -> bool:
    """Return whether earlier views may be looked at: with the memory option, they would show what lies face down."""
    return not rules.memory
