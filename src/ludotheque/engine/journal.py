"""The journal: what happened, as keys and numbers; the words come later, in the reader's language."""

from typing import Final

EVERYONE: Final = -1

Args = dict[str, int | list[int]]


class Event:
    """One thing that happened, and the seats that saw it (a bit each; EVERYONE by default).

    An argument is a number, or a piece of the kind its name says (`card`, `cards`, `seat`).
    """

    def __init__(self, key: str, args: Args, seen: int = EVERYONE) -> None:
        self.key = key
        self.args = args
        self.seen = seen

    def visible(self, seat: int | None) -> bool:
        """Return whether a seat, or a spectator (None), saw it."""
        return self.seen == EVERYONE or (seat is not None and bool(self.seen >> seat & 1))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return self.key == other.key and self.args == other.args and self.seen == other.seen

    def __hash__(self) -> int:
        return hash((self.key, self.seen))

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.key, self.args, self.seen)

    def __repr__(self) -> str:
        args = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key} {args}".strip()


class Journal:
    """Collect events while moves are applied; hot loops pass None instead."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, key: str, args: Args, seen: int = EVERYONE) -> None:
        self.events.append(Event(key, args, seen))
