"""Reviews of finished matches, made in the background: a little of each in turn, for as long as somebody waits."""

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec

from ludotheque import __version__
from ludotheque.engine.refused import Refused
from ludotheque.research.review.data import FORMAT, Review
from ludotheque.research.review.run import whole
from ludotheque.server.origin import Origin
from ludotheque.server.thinking.jobs import ReviewSteps
from ludotheque.server.thinking.review_steps import ReasonShown, ReviewedStep, SomeSteps
from ludotheque.server.thinking.workers import Failed, Workers
from ludotheque.server.wire import ENCODER, ChoiceShown

KEPT = 32  # reviews, finished or not, the last asked for last
PATIENCE = 20.0  # seconds after which nobody seems to wait any more


class ReviewShown(msgspec.Struct, frozen=True):
    """How far a review is; the whole of it when it is done."""

    id: str
    level: str
    done: int
    total: int  # 0 until the record was looked at
    review: Review | None
    turning: list[int]  # after which moves the game turned
    choices: list[ChoiceShown]  # the moves it speaks of
    reasons: list[ReasonShown]


@dataclass
class Pending:
    """A review that was asked for."""

    id: str
    home: str  # the address that asked
    record: str
    origin: Origin
    level: str
    asked: float
    steps: dict[int, ReviewedStep] = field(default_factory=dict)
    total: int = 0
    refused: Refused | None = None
    shown: bytes = b""  # when it is done
    task: "asyncio.Task[None] | None" = None

    def progress(self) -> bytes:
        if self.shown:
            return self.shown
        return ENCODER.encode(ReviewShown(self.id, self.level, len(self.steps), self.total, None, [], [], []))


class Reviews:
    """All reviews that are being made or were made lately."""

    def __init__(self, workers: Workers, seconds: float, at_once: int) -> None:
        self.workers = workers
        self.seconds = seconds  # for a worker to do a part
        self.at_once = at_once  # for one address
        self.found: OrderedDict[str, Pending] = OrderedDict()

    def running(self, home: str) -> int:
        """Count the reviews being made for an address."""
        return sum(one.home == home and one.task is not None for one in self.found.values())

    def ask(self, record: str, origin: Origin, level: str, home: str) -> Pending | None:
        """Begin a review, or go on with it; None if this address waits for too many already."""
        said = f"{__version__} {FORMAT} {level} {record}"
        key = hashlib.sha256(said.encode()).hexdigest()[:24]
        pending = self.found.get(key)
        if pending is None:
            if self.running(home) >= self.at_once:
                return None
            pending = Pending(key, home, record, origin, level, 0.0)
            self.found[key] = pending
            while len(self.found) > KEPT:
                self.drop(next(iter(self.found.values())))
        elif pending.refused is not None and pending.refused.key == "review-late":
            pending.refused, pending.record = None, record  # it goes on from what it has
        return self.wanted(pending)

    def look(self, key: str) -> Pending | None:
        """Find a review that was asked for; the reader waits for it."""
        pending = self.found.get(key)
        return None if pending is None else self.wanted(pending)

    def wanted(self, pending: Pending) -> Pending:
        loop = asyncio.get_running_loop()
        pending.asked = loop.time()
        self.found.move_to_end(pending.id)
        if pending.task is None and not pending.shown and pending.refused is None:
            pending.task = loop.create_task(self.make(pending))
        return pending

    async def make(self, pending: Pending) -> None:
        """Make a review part by part; between two of them all others have their turn."""
        loop = asyncio.get_running_loop()
        try:
            while not pending.shown and loop.time() - pending.asked < PATIENCE:
                job = ReviewSteps(pending.record, pending.level, sorted(pending.steps))
                answer = await self.workers.ask(job, self.seconds)
                self.add(pending, msgspec.json.decode(answer, type=SomeSteps))
        except Refused as refused:
            pending.refused = refused
        except Failed:  # once it has got on, the server is to blame and not the record
            pending.refused = Refused("review-late") if pending.steps else Refused("too-much")
        finally:
            pending.task = None
            if pending.refused is not None:
                pending.record = ""

    def add(self, pending: Pending, found: SomeSteps) -> None:
        pending.steps |= {step.number: step for step in found.steps}
        pending.total = found.moves + 1
        if len(pending.steps) < pending.total:
            return
        steps = {number: (step.point, step.decision, step.rows) for number, step in pending.steps.items()}
        review = whole(found.game, found.rules, found.seats, pending.level, steps)
        choices = {choice.m: choice for step in pending.steps.values() for choice in step.choices}
        turning = [point.number for point in review.turning_points()]
        reasons = [step.why for step in pending.steps.values() if step.why]
        total = pending.total
        shown = ReviewShown(pending.id, pending.level, total, total, review, turning, list(choices.values()), reasons)
        pending.shown = ENCODER.encode(shown)
        pending.record = ""  # what is kept is the review alone
        pending.steps = {}

    def drop(self, pending: Pending) -> None:
        del self.found[pending.id]
        if pending.task is not None:
            pending.task.cancel()

    def close(self) -> None:
        for pending in list(self.found.values()):
            self.drop(pending)
