"""The log of a table: lines in the order they happened, and for each audience those it saw."""

from msgspec import Raw

from ludotheque.engine.journal import EVERYONE, Event
from ludotheque.engine.rules import State
from ludotheque.server.table.setups import Setup
from ludotheque.server.wire import ENCODER, Lines, LineShown


def encode(v: int, event: Event) -> Raw:
    return Raw(ENCODER.encode(LineShown(v, event.key, event.args)))


def sees(seen: int, seat: int | None) -> bool:
    return seen == EVERYONE or (seat is not None and bool(seen >> seat & 1))


class Log:
    """All lines of a match. Each audience numbers its own, so that numbers tell nobody what others saw."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.lines: list[tuple[int, Raw]] = []
        self.events: list[tuple[int, Event]] = []  # kept only where a game forgets
        self.public = 0
        self.private = [0] * setup.seats  # lines that not everybody saw, for each seat
        self.undone = False  # since anything was added
        self.shown: dict[int | None, list[tuple[int, Event]]] = {}  # what each audience was told, where a game forgets

    def __len__(self) -> int:
        return len(self.lines)

    def add(self, v: int, events: list[Event]) -> None:
        self.undone = False
        for event in events:
            self.lines.append((event.seen, encode(v, event)))
            self.count(event.seen, 1)
            if self.setup.memory.forgets:
                self.events.append((v, event))

    def cut(self, length: int) -> None:
        """Take lines back."""
        self.undone = True
        for seen, _ in self.lines[length:]:
            self.count(seen, -1)
        del self.lines[length:]
        del self.events[length:]

    def count(self, seen: int, by: int) -> None:
        if seen == EVERYONE:
            self.public += by
            return
        for seat in range(len(self.private)):
            if seen >> seat & 1:
                self.private[seat] += by

    def told(self, seat: int | None) -> int:
        """Count the lines of an audience."""
        return self.public + (0 if seat is None else self.private[seat])

    def told_before(self, seat: int | None, length: int) -> int:
        """Count the lines of an audience when the log had this length."""
        return sum(sees(seen, seat) for seen, _ in self.lines[:length])

    def whole(self, s: State, seat: int | None) -> Lines:
        """Return all lines an audience may read."""
        if self.setup.memory.forgets:
            return Lines(0, [encode(v, event) for v, event in self.remembered(s, seat)])
        return Lines(0, [line for seen, line in self.lines if sees(seen, seat)])

    def since(self, s: State, seat: int | None, length: int) -> Lines:
        """Return what changed for an audience since the log had this length."""
        if self.setup.memory.forgets and (self.undone or self.aged_since(length) or self.setup.rules.over(s)):
            return self.changed(s, seat)
        news = [line for seen, line in self.lines[length:] if seen == EVERYONE or sees(seen, seat)]
        return Lines(self.told(seat) - len(news), news)

    # Games in which things are forgotten

    def remembered(self, s: State, seat: int | None) -> list[tuple[int, Event]]:
        """Return what an audience saw, as it may be read now; once a match is over, nothing is held back."""
        seen = [(v, event) for v, event in self.events if event.visible(seat)]
        if not self.setup.memory.forgets or self.setup.rules.over(s):
            return seen
        kept = self.setup.memory.aged([event for _, event in seen])
        return [(v, event) for (v, _), event in zip(seen, kept, strict=True)]

    def aged_since(self, length: int) -> bool:
        """Return whether lines of before now read otherwise."""
        return any(self.setup.memory.ages(event) for _, event in self.events[length:])

    def changed(self, s: State, seat: int | None) -> Lines:
        """Return the lines from the first one that reads otherwise than it was last sent."""
        now, before = self.remembered(s, seat), self.shown.get(seat, [])
        self.shown[seat] = now
        start = 0
        while start < min(len(now), len(before)) and alike(now[start], before[start]):
            start += 1
        return Lines(start, [encode(v, event) for v, event in now[start:]])

    def forgets(self, s: State, seat: int | None) -> bool:
        """Return whether an audience may no longer read all it saw."""
        seen = [(v, event) for v, event in self.events if event.visible(seat)]
        return not all(map(alike, self.remembered(s, seat), seen))


def alike(one: tuple[int, Event], other: tuple[int, Event]) -> bool:
    """Return whether two lines read the same."""
    (v, event), (w, twin) = one, other
    return v == w and (event is twin or (event.key == twin.key and event.args == twin.args))
