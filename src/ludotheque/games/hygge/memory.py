"""What may be remembered while a match of Hygge runs: with the memory option, no stored pile (hygge.info.memory)."""

from collections.abc import Sequence

from ludotheque.engine.journal import Args, Event
from ludotheque.games.hygge.rules import HyggeRules

# What names cards, and how it reads from the next turn on. What was taken would tell, beside what lies in front, what
# was stored.
UNNAMED = {"take": "take-unnamed", "store": "store-unnamed", "store-two": "store-unnamed"}


def forgets(rules: HyggeRules) -> bool:
    """Return whether what was seen is ever told otherwise."""
    return rules.memory


def aged(rules: HyggeRules, events: Sequence[Event]) -> list[Event]:
    """Return what was seen as it may be read now: with memory, no line of before the current turn names a card."""
    current = max((i for i, event in enumerate(events) if ages(rules, event)), default=0)
    return [older(event) if i < current and event.key in UNNAMED else event for i, event in enumerate(events)]


def ages(rules: HyggeRules, event: Event) -> bool:
    """Return whether an event makes those before it old: a turn begins by taking cards."""
    return rules.memory and event.key == "take"


def older(event: Event) -> Event:
    """Return an event of an earlier turn: how many cards, not which."""
    args: Args = {name: event.args[name] for name in ("seat", "line") if name in event.args}
    args["count"] = cards_of(event)
    return Event(UNNAMED[event.key], args, event.seen)


def cards_of(event: Event) -> int:
    """Count the cards that a line names: those taken, or an animal and what it stored."""
    taken = event.args.get("cards")
    if isinstance(taken, list):
        return len(taken)
    copies = [event.args.get(name, 0) for name in ("count_first", "count_second")]
    return 1 + sum(n for n in copies if isinstance(n, int))


def lookback(rules: HyggeRules) -> bool:
    """Return whether earlier views may be looked at: with memory, they would show what lies face down."""
    return not rules.memory
