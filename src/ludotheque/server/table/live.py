"""A match as its log tells it: the state, the moves that led there, and who may still answer what."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from ludotheque.engine.journal import Journal
from ludotheque.engine.luck import Luck
from ludotheque.engine.refused import IllegalMove
from ludotheque.engine.rules import State
from ludotheque.server.store import UNDO, Entry
from ludotheque.server.table.journals import Log
from ludotheque.server.table.setups import Setup

TOGETHER = 100  # moves that are played again without a pause
APART = 64  # moves from one state that is kept to the next: whoever looks back makes no more than these again

# Plain classes, not named tuples: those are made by Python even when compiled, and every move makes one of each.


class Trial:
    """A move tried out on a copy: what the state would be, and what would have happened."""

    def __init__(self, seat: int, move: int, state: State, journal: Journal) -> None:
        self.seat = seat
        self.move = move
        self.state = state
        self.journal = journal


class Made:
    """A move that counts: its version, and the length of the log before it."""

    def __init__(self, v: int, seat: int, move: int, length: int) -> None:
        self.v = v
        self.seat = seat
        self.move = move
        self.length = length


class LiveMatch:
    """The state of a running match. It changes by `accept` and `undo` alone, once that is on disk."""

    def __init__(
        self, setup: Setup, seed: int, luck: Luck | None = None, start: dict[str, object] | None = None
    ) -> None:
        self.setup = setup
        self.rules = setup.rules
        self.seed = seed
        self.luck = luck  # None: a table of before luck was drawn again for each move, or one with a start
        self.start = start  # the position it begins at; None: with a deal
        self.state = self.dealt()
        self.v = 0
        self.made: list[Made] = []
        self.kept = [self.state]  # the states before the first move, and after every so many; no state ever changes
        self.log = Log(setup)
        self.waiting = self.rules.waiting(self.state)
        self.revising = self.rules.revising(self.state)
        self.actor = -1  # who acted last, and since which version nobody else has
        self.alone_since = 0
        self.ended = False  # by the players, before it was over
        self.fresh = [0] * setup.seats  # the version since which what a seat decides on has not changed

    def dealt(self) -> State:
        if self.start is not None:
            return self.rules.from_position(self.start)
        return self.rules.start(self.seed if self.luck is None else self.luck.deal())

    @property
    def over(self) -> bool:
        return not self.waiting

    def last_of(self, seat: int | None) -> Made | None:
        """Return the last move if it is this seat's and no other seat has acted since."""
        last = self.made[-1] if self.made else None
        return last if last is not None and last.seat == seat == self.actor and last.v > self.alone_since else None

    def moves(self) -> list[tuple[int, int]]:
        return [(made.seat, made.move) for made in self.made]

    def step(self, seat: int, move: int) -> Trial:
        """Try a legal move out on a copy."""
        state = self.state.copy()
        journal = Journal()
        self.apply(state, len(self.made) + 1, seat, move, journal)
        return Trial(seat, move, state, journal)

    def apply(self, s: State, number: int, seat: int, move: int, journal: Journal | None) -> None:
        """Make a move, with the luck of its number."""
        if self.luck is not None:
            self.luck.draw(s.rng, number)
        self.rules.apply(s, seat, move, journal)

    def accept(self, step: Trial) -> None:
        """Make a step the state."""
        before = self.state
        owed = [self.owes(seat) for seat in range(self.setup.seats)]
        self.act(step.seat)
        self.made.append(Made(self.v, step.seat, step.move, len(self.log)))
        if len(self.made) % APART == 0:
            self.kept.append(step.state)
        self.log.add(self.v, step.journal.events)
        self.show(step.state)
        for seat, owes in enumerate(owed):
            undisturbed = (
                owes
                and seat != step.seat
                and owes == self.owes(seat)
                and self.rules.legal_moves(before, seat) == self.rules.legal_moves(self.state, seat)
            )
            if not undisturbed:
                self.fresh[seat] = self.v

    def act(self, seat: int) -> None:
        if seat != self.actor:
            self.actor = seat
            self.alone_since = self.v
        self.v += 1

    def owes(self, seat: int) -> str:
        """Return what a seat may do now: choose, choose otherwise, or nothing."""
        if self.ended:
            return ""
        return "choose" if seat in self.waiting else "revise" if seat in self.revising else ""

    def show(self, state: State) -> None:
        self.state = state
        self.waiting = self.rules.waiting(state)
        self.revising = self.rules.revising(state)

    def before_last(self) -> State:
        """Return the state before the last move, by playing up to it again."""
        return self.at(self.made[-1].v - 1)

    def undo(self, before: State) -> None:
        """Undo the last move; `before` is the state it was made in."""
        last = self.made.pop()
        del self.kept[len(self.made) // APART + 1 :]
        self.act(last.seat)
        self.log.cut(last.length)
        self.show(before)
        self.fresh = [self.v] * self.setup.seats

    def at(self, v: int) -> State:
        """Return the state after an earlier version, as far as it has not been taken back."""
        count = bisect_right(self.made, v, key=version)
        near = count // APART
        s = self.kept[near].copy()
        for number in range(near * APART, count):
            made = self.made[number]
            self.apply(s, number + 1, made.seat, made.move, None)
        return s

    def look(self, v: int) -> tuple[State, Journal, int]:
        """Return an earlier state, what the move of that very version told, and the length of the log before it."""
        number, last = next(((n, made) for n, made in enumerate(self.made, 1) if made.v == v), (0, None))
        if last is None:  # the start, or undone
            return self.at(v), Journal(), 0
        s, journal = self.at(v - 1), Journal()
        self.apply(s, number, last.seat, last.move, journal)
        return s, journal, last.length

    def replay(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Fold a log, with a pause now and then; raise IllegalMove if these rules do not allow what it says."""
        kept: list[Entry] = []
        undone = 0
        for entry in entries:
            if entry.move != UNDO:
                kept.append(entry)
            elif kept:
                kept.pop()
                undone = entry.n
            else:
                raise IllegalMove(entry.seat, "take back", "")
        for number, entry in enumerate(kept, 1):
            self.rules.check(self.state, entry.seat, entry.move)
            self.v = entry.n - 1
            self.accept(self.step(entry.seat, entry.move))
            if number % TOGETHER == 0:
                yield
        self.v = len(entries)
        self.actor, self.alone_since = alone(entries)
        self.fresh = [max(v, undone) for v in self.fresh]


def version(made: Made) -> int:
    return made.v


def alone(entries: Sequence[Entry]) -> tuple[int, int]:
    """Return who acted last, and since which version nobody else has."""
    actor = entries[-1].seat if entries else -1
    others = [entry.n for entry in entries if entry.seat != actor]
    return actor, others[-1] if others else 0
