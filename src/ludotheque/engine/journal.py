"""The journal: what happened, as keys and numbers; the words come later, in the reader's language."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludotheque.engine.rules import State

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


class Moment:
    """What people must see before the table goes on: a trick that is complete, a round that ends.

    It is not a state of the match: nobody acts in it. `mark` is one that the game's meta declares, `at` says how many
    events had happened by then, `state` is a copy of the state as it was then. What `args` say of it, all may know;
    they are named as in an Event (text key `prompt-moment-…`).
    """

    def __init__(self, mark: str, at: int, state: "State", args: Args) -> None:
        self.mark = mark
        self.at = at
        self.state = state
        self.args = args

    def __reduce__(self) -> tuple[object, ...]:
        return Moment, (self.mark, self.at, self.state, self.args)

    def __repr__(self) -> str:
        return f"<Moment {self.mark}, after {self.at} events>"


class Journal:
    """Collect events and moments while moves are applied; hot loops pass None instead."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.moments: list[Moment] = []

    def add(self, key: str, args: Args, seen: int = EVERYONE) -> None:
        self.events.append(Event(key, args, seen))

    def mark(self, name: str, s: "State", args: Args | None = None) -> None:
        """Keep the state as it is now, after the events so far."""
        self.moments.append(Moment(name, len(self.events), s.copy(), {} if args is None else args))
