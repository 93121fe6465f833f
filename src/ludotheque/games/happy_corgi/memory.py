"""The log of a running match: it names no discarded card older than the current round."""

from collections.abc import Sequence

from ludotheque.engine.journal import Event
from ludotheque.engine.rules import Rules

# What is told of a card that falls on the discard pile; each has an older self, `…-old`, that names no card.
DISCARDS = ("go", "meet", "discard", "renew", "solve")
NAMES = ("card", "cards")


def forgets(rules: Rules) -> bool:
    """Return whether what was seen is ever told otherwise."""
    return True


# corgi.hidden.discard


def aged(rules: Rules, events: Sequence[Event]) -> list[Event]:
    """Return what was seen as it may be read now: before the current round, without the cards discarded."""
    current = max((i for i, event in enumerate(events) if ages(rules, event)), default=0)
    return [older(event) if i < current and event.key in DISCARDS else event for i, event in enumerate(events)]


def ages(rules: Rules, event: Event) -> bool:
    """Return whether an event makes those before it old."""
    return event.key == "round"


def older(event: Event) -> Event:
    """Return an event as it is told in later rounds."""
    kept = {name: value for name, value in event.args.items() if name not in NAMES}
    return Event(f"{event.key}-old", kept, event.seen)


def lookback(rules: Rules) -> bool:
    """Return whether earlier views may be looked at: as long as they show no discard that the log has forgotten."""
    return True
