"""A review, made step by step: in one process or several, and taken up where it was left."""

from collections.abc import Generator, Iterable, Sequence

from ludotheque.bots.levels import make
from ludotheque.engine.record import Record
from ludotheque.engine.refused import Refused, shortened
from ludotheque.match import Match, replay
from ludotheque.research.lots import spread
from ludotheque.research.review.data import Decision, Point, Review
from ludotheque.research.review.measure import EFFORTS, Reviewer, Rows, accounts, added, curve_numbers

# The curve after a move, if it has a point there; the decision it was; and what that did, to all cards open, in each
# part of the futures.
Step = tuple[Point | None, Decision | None, Rows]

REFERENCE = "medium"  # who plays on in imagined games: the game's own heuristic


def review(record: Record | str, level: str = "full", jobs: int = 1, seed: int = 0) -> Review:
    """Review a finished match, from its record or its JSON. Raise Refused if it cannot be replayed or is not over.

    The same record, level and seed make the same review, whatever the number of processes.

    >>> import ludotheque as lt
    >>> match = lt.game("odin").match(seats=2, seed=7, single_round=True)
    >>> while not match.over:
    ...     happened = match.play(match.waiting[0], match.choose(match.waiting[0], "easy"))
    >>> found = lt.review(match.record(), level="quick")
    >>> account = found.accounts[0]
    >>> account.result - account.start.value == account.luck.value + sum(part.value for part in account.decisions)
    True
    """
    match = finished(record)
    steps = dict(reviewed(match, level, jobs, seed))
    return whole(match.game.name, match.game.meta.version, match.seats, level, steps)


def finished(record: Record | str) -> Match:
    """Replay a record that is to be reviewed."""
    match = replay(record)
    if not match.over:
        raise Refused("review-running")
    return match


def check_level(level: str) -> None:
    """Raise Refused if there is no such level of effort."""
    if level not in EFFORTS:
        raise Refused("review-level", level=shortened(level), levels=list(EFFORTS))


def reviewed(
    match: Match, level: str, jobs: int = 1, seed: int = 0, known: Iterable[int] = ()
) -> Generator[tuple[int, Step], None, None]:
    """Review the steps of a match that are not known yet, in any order, each with its number; 0 is the start."""
    check_level(level)
    if type(jobs) is not int or jobs < 1:
        raise Refused("whole", name="jobs", said=shortened(repr(jobs)))
    done = set(known)
    wanted = [number for number in range(len(match.moves) + 1) if number not in done]
    record = match.record().to_json()
    if jobs == 1:
        reviewer, match_at = prepare(record, level, seed)
        for number in wanted:
            yield number, step(reviewer, match_at, number)
        return
    lots = [(record, level, seed, wanted[first : first + LOT]) for first in range(0, len(wanted), LOT)]
    for part in spread(review_lot, lots, jobs):
        yield from part


LOT = 4  # steps handed to a process at a time


def review_lot(record: str, level: str, seed: int, numbers: Sequence[int]) -> list[tuple[int, Step]]:
    reviewer, match = prepare(record, level, seed)
    return [(number, step(reviewer, match, number)) for number in numbers]


def prepare(record: str, level: str, seed: int) -> tuple[Reviewer, Match]:
    match = replay(record)
    effort = EFFORTS[level].within(len(match.moves))
    return Reviewer(match.rules, make(REFERENCE, match.game), effort, seed), match


def step(reviewer: Reviewer, match: Match, number: int) -> Step:
    """Review one step: where it led, and the decision it was."""
    if number == 0:  # before the deal, if the match began with one
        return reviewer.before() if match.start is None else reviewer.point(match.at(0).state, 0), None, []
    wanted = number in curve_numbers(len(match.moves), reviewer.effort.points)
    point = reviewer.point(match.at(number).state, number) if wanted else None
    seat, move = match.moves[number - 1]
    s = match.at(number - 1).state
    rows = reviewer.opened(s, seat, move, number) if len(match.rules.legal_moves(s, seat)) > 1 else []
    return point, reviewer.decision(s, seat, move, number), rows


def whole(game: str, rules: int, seats: int, level: str, steps: dict[int, Step]) -> Review:
    """Put the steps of a match together; the last point of the curve is its result."""
    found = [steps[number] for number in sorted(steps)]
    curve = [point for point, _, _ in found if point is not None]
    decisions = [decision for _, decision, _ in found if decision is not None]
    opened = added(rows for _, _, rows in found)
    return Review(
        game,
        rules,
        seats,
        level,
        EFFORTS[level].within(len(decisions)).worlds,
        curve,
        decisions,
        accounts(curve[0], [share.value for share in curve[-1].win], decisions, opened),
    )
