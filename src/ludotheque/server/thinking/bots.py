"""Bots at a table: honest, on time, and never without a legal move."""

import hashlib

import msgspec

from ludotheque.bots.levels import OFFERED, bot_rng
from ludotheque.engine.meta import Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import State
from ludotheque.hints import Advised
from ludotheque.server.logs import log
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.table.setups import Setup
from ludotheque.server.thinking.jobs import Advise, Choose
from ludotheque.server.thinking.trained import Trained
from ludotheque.server.thinking.workers import Failed, Workers

Given = tuple[str, int, Options, str, list[list[int]], int, str, list[int], float]
MOST = 2_000  # thoughts that wait for a worker; beyond them bots stop thinking and just move


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
        self.levels = OFFERED
        self.trained = Trained(settings.policies)
        self.strongest = settings.hint_level or self.levels[-1]

    def patience(self) -> float:
        """Return how many seconds of a processor a bot may think: the less, the more of them wait for a worker."""
        return self.cpu / max(1.0, (self.workers.queued + 1) / self.workers.count)

    async def choose(self, setup: Setup, s: State, seat: int, level: str, rng: Rng) -> int:
        """Let a bot choose. It is handed a copy in which all it cannot know is dealt again, never the truth."""
        legal = setup.rules.legal_moves(s, seat)
        job = Choose(*self.given(setup, s, seat, self.trained.level(setup, level), rng))
        self.metrics.counts["bot_moves"] += 1
        try:
            if self.workers.queued > MOST:
                raise Failed
            move = msgspec.json.decode(await self.workers.ask(job, self.seconds), type=int)
            if move in legal:
                return move
            log("bot.illegal", game=setup.game.name, bot=level)
        except (Failed, Refused):
            log("bot.late", game=setup.game.name, bot=level)
        self.metrics.counts["bot_fallbacks"] += 1
        return legal[rng.below(len(legal))]

    async def advise(self, setup: Setup, s: State, seat: int, rng: Rng, made: int = -1) -> list[Advised]:
        """Let the adviser name the best few moves, on the same terms; without an answer, none."""
        job = Advise(*self.given(setup, s, seat, self.strongest, rng), made)
        try:
            if self.workers.queued > MOST:
                raise Failed
            return msgspec.json.decode(await self.workers.ask(job, self.seconds), type=list[Advised])
        except (Failed, Refused):
            log("hint.late", game=setup.game.name)
            return []

    def given(self, setup: Setup, s: State, seat: int, level: str, rng: Rng) -> Given:
        """Gather what a bot is told: all that its seat cannot know is dealt again here, before it leaves."""
        copy = s.copy()
        setup.rules.redeal(copy, seat, rng)
        table = (setup.game.name, setup.seats, setup.options, setup.sheet_text)
        return *table, copy.numbers(), seat, level, rng.words(), self.patience()
