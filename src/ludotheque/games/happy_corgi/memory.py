"""The log of a running match: it names no discarded card older than the current round (corgi.hidden.discard)."""

from collections.abc import Sequence

from ludotheque.engine.journal import Event

# What is told of a card that falls on the discard pile; each has an older self, `…-old`, that names no card.
DISCARDS = ("go", "meet", "discard", "renew", "solve")
NAMES = ("card", "cards")


def aged(events: Sequence[Event]) -> list[Event]:
    """Tell a log as it may be read now: what happened before the current round, without the cards discarded."""
    current = max((i for i, event in enumerate(events) if ages(event)), default=0)
    return [older(event) if i < current and event.key in DISCARDS else event for i, event in enumerate(events)]


def ages(event: Event) -> bool:
    """Tell whether an event makes those before it old."""
    return event.key == "round"


def older(event: Event) -> Event:
    """Tell an event of an earlier round."""
    kept = {name: value for name, value in event.args.items() if name not in NAMES}
    return Event(f"{event.key}-old", kept, event.seen)
