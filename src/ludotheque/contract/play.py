"""Playing the games that the checks look at: seeded, remembered, and able to say where something went wrong."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import ludotheque as lt
from ludotheque.contract.tables import Table
from ludotheque.engine.bot import ask
from ludotheque.engine.journal import Event, Journal, Moment
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State

DECISIONS = 12  # states of each match that the dearer checks look at
SPECTATOR: None = None

OVER = "over"
STUCK = "stuck"  # somebody is to act and has nothing to do
ENDLESS = "endless"


@dataclass(frozen=True)
class Decision:
    """A state of a game, and the move made in it (seat -1: the match is over). Copy the state before changing it."""

    table: Table
    seed: int
    number: int
    rules: Rules
    state: State
    seat: int
    move: int

    def __str__(self) -> str:
        return where(self.table, self.seed, self.number)

    def match(self) -> lt.Match:
        """Open a match here, with a state of its own."""
        match = self.table.match(self.seed)
        match.rules, match.state = self.rules, self.state.copy()
        return match

    @property
    def rng(self) -> Rng:
        """Return a generator for a check: its own, always the same."""
        return Rng(self.number + 1)

    @property
    def observers(self) -> list[int | None]:
        """List all seats, and the spectator."""
        return [*range(self.table.seats), SPECTATOR]


@dataclass(frozen=True)
class Played:
    """A match as it was played."""

    table: Table
    seed: int
    moves: list[tuple[int, int]]
    digests: list[str]  # of the state before each move, and of the last
    events: list[list[Event]]  # of each move
    moments: list[list[Moment]]  # of each move
    decisions: list[Decision]
    match: lt.Match
    end: str

    def __str__(self) -> str:
        return where(self.table, self.seed, len(self.moves))

    def walk(self) -> Iterator[tuple[int, Rules, State]]:
        """Play it again, move by move; what is yielded is the state itself, not a copy."""
        match = self.table.match(self.seed)
        yield 0, match.rules, match.state
        for number, (seat, move) in enumerate(self.moves, 1):
            match.rules.apply(match.state, seat, move, None)
            yield number, match.rules, match.state

    def at(self, number: int) -> str:
        return where(self.table, self.seed, number)


def where(table: Table, seed: int, number: int) -> str:
    options = " ".join(f"{name}={value}" for name, value in table.options) or "usual options"
    return f"{table.game.name}, {table.seats} seats, {options}, seed {seed}, move {number}"


@cache
def played(table: Table) -> Played:
    """Return the one match of a table that all checks share."""
    return play(table, table.seed)


def play(table: Table, seed: int) -> Played:
    """Play a match to its end, or until it is stuck or longer than it says it can be."""
    match = table.match(seed)
    rules, state = match.rules, match.state
    rng = Rng(seed // 3)
    bot = table.game.bot() if table.bots else None
    decisions = 0
    moves: list[tuple[int, int]] = []
    digests = [state.digest()]
    events: list[list[Event]] = []
    moments: list[list[Moment]] = []
    every: list[Decision] = []
    end = ""
    while not end:
        seat, move = -1, -1
        owing, revising = rules.waiting(state), rules.revising(state)
        if not owing:
            end = OVER
        elif decisions > rules.longest:
            end = ENDLESS
        else:
            revises = bool(revising) and rng.below(4) == 0  # some change their mind
            seats = revising if revises else owing
            seat = seats[rng.below(len(seats))]
            legal = rules.legal_moves(state, seat)
            if not legal:
                seat, end = -1, STUCK
            elif bot is not None and not revises and rng.below(2):
                move = ask(bot, rules, state, seat, rng)
            else:
                move = legal[rng.below(len(legal))]
            decisions += not revises
        every.append(Decision(table, seed, len(moves), rules, state.copy(), seat, move))
        if not end:
            journal = Journal()
            rules.apply(state, seat, move, journal)
            moves.append((seat, move))
            digests.append(state.digest())
            events.append(journal.events)
            moments.append(journal.moments)
            match.moves.append((seat, move))
            match.journal += journal.events
    marked = [number for number, found in enumerate(moments) if found]
    return Played(table, seed, moves, digests, events, moments, chosen(every, marked, rng), match, end)


def chosen(every: list[Decision], marked: list[int], rng: Rng) -> list[Decision]:
    """Keep the first and the last, some where several choose at once, some with moments, and some of the others."""
    kept = {0, len(every) - 2, len(every) - 1}
    open_choices = [m.number for m in every if len(m.rules.waiting(m.state)) + len(m.rules.revising(m.state)) > 1]
    for candidates, share in ((open_choices, 2), (marked, 4), (range(len(every)), 4)):
        for _ in range(DECISIONS // share):
            if candidates:
                kept.add(candidates[rng.below(len(candidates))])
    return [every[number] for number in sorted(kept) if 0 <= number < len(every)]


def redealt(decision: Decision, observer: int | None, rng: Rng) -> State:
    """Copy a state with all redealt that an observer (None: a spectator) cannot know."""
    copy = decision.state.copy()
    decision.rules.redeal(copy, observer, rng)
    return copy


def refusal(match: lt.Match, seat: object, move: object) -> str | None:
    """Try a move that should not be allowed: return the rule that it is refused with, or None if it was made."""
    try:
        match.play(seat, move)  # type: ignore[arg-type]  # wrong types are the point
    except lt.IllegalMove as error:
        return error.rule
    return None


def is_no_seat(ask: Callable[[], object]) -> bool:
    try:
        ask()
    except lt.NoSuchSeat:
        return True
    return False


def after(rules: Rules, state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """Make a move in a copy; return the copy and what happened."""
    copy, journal = told(rules, state, seat, move)
    return copy, journal.events


def told(rules: Rules, state: State, seat: int, move: int) -> tuple[State, Journal]:
    """Make a move in a copy; return the copy and all that is told of it, moments included."""
    copy = state.copy()
    journal = Journal()
    rules.apply(copy, seat, move, journal)
    return copy, journal
