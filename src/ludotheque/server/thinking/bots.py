"""Bots at a table: honest, on time, and never without a legal move."""

import hashlib
from math import inf
from time import monotonic

import msgspec

from ludotheque.bots.levels import EFFORT, OFFERED, bot_rng, named
from ludotheque.engine.bot import ask
from ludotheque.engine.meta import Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import State
from ludotheque.hints import Advised
from ludotheque.server.logs import log
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.table.setups import Setup
from ludotheque.server.thinking.jobs import Advise, AnyJob, Choose, bot
from ludotheque.server.thinking.trained import Trained
from ludotheque.server.thinking.workers import Failed, Workers

Given = tuple[str, int, Options, str, list[list[int]], int, str, list[int], float]
MOST = 2_000  # thoughts that wait for a worker; beyond them bots stop thinking and just move
LEAST = 0.01  # seconds of a processor: search then does little more than the heuristic
AT_LEAST = 1.0  # seconds for an answer, where a clock leaves less, or has run out


def own_rng(seed: int, decision: int) -> Rng:
    """Return a bot's own generator for a decision: the same after a restart, and nothing of the deal's."""
    own = int.from_bytes(hashlib.sha256(f"bots:{seed}".encode()).digest(), "big") % SEEDS
    return bot_rng(own, decision)


class Bots:
    """Ask bots for moves, in processes of their own."""

    def __init__(self, workers: Workers, settings: Settings, metrics: Metrics, cpu: float = 0.0) -> None:
        self.workers = workers
        self.seconds = settings.bot_seconds
        self.cpu = cpu or settings.bot_cpu
        self.metrics = metrics
        self.line: dict[object, float] = {}  # until when each thought that waits for a worker may last
        self.levels = OFFERED
        self.trained = Trained(settings.policies)
        self.strongest = settings.hint_level or self.levels[-1]

    def patience(self) -> float:
        """Return how many seconds of a processor the next bot in line may think.

        If all behind it take as long, none of them is late: the more wait, and the less time they have, the less it is.
        """
        now, workers = monotonic(), self.workers.count
        shares = [(until - now) / max(1.0, place / workers) for place, until in enumerate(self.line.values(), 1)]
        return max(LEAST, min([self.cpu, *shares]))

    async def think(self, job: Choose | Advise, left: float = inf) -> bytes:
        """Have a worker do a job; how long it may think is decided when it begins."""
        if self.workers.queued > MOST:
            raise Failed
        ticket = object()
        # Half of the time: what takes a second of a processor takes two where somebody else wants it as well.
        self.line[ticket] = monotonic() + min(self.seconds, max(left, AT_LEAST)) / 2

        def begin(job: AnyJob) -> AnyJob:
            seconds = self.patience()
            self.line.pop(ticket)
            return msgspec.structs.replace(job, seconds=seconds)

        try:
            return await self.workers.ask(job, self.seconds, begin)
        finally:
            self.line.pop(ticket, None)

    async def choose(self, setup: Setup, s: State, seat: int, level: str, rng: Rng, left: float = inf) -> int:
        """Let a bot choose. It is handed a copy in which all it cannot know is dealt again, never the truth.

        `left` is how many seconds its clock has. Where no answer comes in time, the heuristic moves.
        """
        legal = setup.rules.legal_moves(s, seat)
        job = Choose(*self.given(setup, s, seat, self.trained.level(setup, level), rng))
        self.metrics.counts["bot_moves"] += 1
        try:
            move = msgspec.json.decode(await self.think(job, left), type=int)
            if move in legal:
                return move
            log("bot.illegal", game=setup.game.name, bot=level)
        except (Failed, Refused):
            log("bot.late", game=setup.game.name, bot=level)
        self.metrics.counts["bot_fallbacks"] += 1
        move = quick(setup, s, seat, level, rng)
        return move if move in legal else legal[rng.below(len(legal))]

    async def advise(self, setup: Setup, s: State, seat: int, rng: Rng, made: int = -1) -> list[Advised]:
        """Let the adviser name the best few moves, on the same terms; without an answer, none."""
        job = Advise(*self.given(setup, s, seat, self.strongest, rng), made)
        try:
            return msgspec.json.decode(await self.think(job), type=list[Advised])
        except (Failed, Refused):
            log("hint.late", game=setup.game.name)
            return []

    def given(self, setup: Setup, s: State, seat: int, level: str, rng: Rng) -> Given:
        """Gather what a bot is told: all that its seat cannot know is dealt again here, before it leaves."""
        copy = s.copy()
        setup.rules.redeal(copy, seat, rng)
        table = (setup.game.name, setup.seats, setup.options, setup.sheet_text)
        return *table, copy.numbers(), seat, level, rng.words(), self.cpu


def quick(setup: Setup, s: State, seat: int, level: str, rng: Rng) -> int:
    """Choose here and at once, from a redealt copy as well; a level that searches or was trained, as `medium` would."""
    level = named(level)
    heuristic = bot(setup.game.name, "medium" if level in EFFORT or not level else level)
    try:
        return ask(heuristic, setup.rules, s, seat, rng)
    except Exception as error:  # of a game from elsewhere: its table goes on all the same
        log("bot.broken", game=setup.game.name, why=type(error).__name__)
        return -1
