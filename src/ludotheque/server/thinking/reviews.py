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
    record: bytes
    origin: Origin
    level: str
    steps: dict[int, ReviewedStep] = field(default_factory=dict)
    total: int = 0
    refused: Refused | None = None
    shown: bytes = b""  # when it is done
    task: "asyncio.Task[None] | None" = None
    patience: asyncio.TimerHandle | None = None  # until nobody seems to wait any more

    def rest(self) -> None:
        """Take note that it is not being made any more."""
        self.task = None
        if self.refused is not None:
            self.record = b""

    def progress(self) -> bytes:
        if self.shown:
            return self.shown
        return ENCODER.encode(ReviewShown(self.id, self.level, len(self.steps), self.total, None, [], [], []))


class Reviews:
    """All reviews that are being made or were made lately."""

    def __init__(self, workers: Workers, seconds: float, at_once: int, in_all: int) -> None:
        self.workers = workers
        self.seconds = seconds  # for a worker to do a part
        self.at_once = at_once  # for one address
        self.in_all = in_all
        self.found: OrderedDict[str, Pending] = OrderedDict()

    def running(self) -> list[str]:
        """List the addresses that reviews are being made for."""
        return [one.home for one in self.found.values() if one.task is not None]

    def room(self, home: str) -> bool:
        """Return whether one more may be made for an address."""
        running = self.running()
        return len(running) < self.in_all and running.count(home) < self.at_once

    def ask(self, record: str, origin: Origin, level: str, home: str) -> Pending | None:
        """Begin a review, or go on with it; None if too many are being made already, for this address or in all."""
        said = f"{__version__} {FORMAT} {level} {record}"
        key = hashlib.sha256(said.encode()).hexdigest()[:24]
        pending = self.found.get(key)
        if pending is None:
            if not self.room(home):
                return None
            spare = [one for one in self.found.values() if one.task is None]
            if spare and len(self.found) >= KEPT:
                self.drop(spare[0])
            pending = self.found[key] = Pending(key, home, record.encode(), origin, level)
        elif pending.refused is not None and pending.refused.key == "review-late":
            pending.refused, pending.record = None, record.encode()  # it goes on from what it has
        self.wanted(pending)
        return pending if pending.task or pending.shown or pending.refused else None

    def look(self, key: str) -> Pending | None:
        """Find a review that was asked for; the reader waits for it."""
        pending = self.found.get(key)
        if pending is not None:
            self.wanted(pending)
        return pending

    def wanted(self, pending: Pending) -> None:
        """Go on with a review, as soon as there is room, for as long as somebody waits for it."""
        loop = asyncio.get_running_loop()
        self.found.move_to_end(pending.id)
        if pending.task is None and not pending.shown and pending.refused is None and self.room(pending.home):
            pending.task = loop.create_task(self.make(pending))
            pending.task.add_done_callback(lambda _: pending.rest())
        if pending.patience is not None:
            pending.patience.cancel()
        pending.patience = loop.call_later(PATIENCE, self.leave, pending)

    def leave(self, pending: Pending) -> None:
        """Stop making a review for which nobody waits: what it has is kept."""
        if pending.task is not None:
            pending.task.cancel()

    async def make(self, pending: Pending) -> None:
        """Make a review part by part; between two of them all others have their turn."""
        try:
            while not pending.shown:
                job = ReviewSteps(pending.record.decode(), pending.level, sorted(pending.steps))
                answer = await self.workers.ask(job, self.seconds)
                self.add(pending, msgspec.json.decode(answer, type=SomeSteps))
        except Refused as refused:
            pending.refused = refused
        except Failed:  # once it has got on, the server is to blame and not the record
            pending.refused = Refused("review-late") if pending.steps else Refused("too-much")

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
        pending.record = b""  # what is kept is the review alone
        pending.steps = {}

    def drop(self, pending: Pending) -> None:
        del self.found[pending.id]
        if pending.patience is not None:
            pending.patience.cancel()
        self.leave(pending)

    def close(self) -> None:
        for pending in list(self.found.values()):
            self.drop(pending)
