"""Refusals: all are counted, and the log hears of them without being flooded."""

import time
from collections import Counter

from ludotheque.server.logs import EVERY, log
from ludotheque.server.metrics import Metrics


class Refusals:
    """Log the first refusal of a kind at once, and then a line now and again that says how many there were."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.told: dict[str, float] = {}
        self.untold: Counter[str] = Counter()

    def note(self, event: str, why: str, address: str, what: str = "") -> None:
        """Note that something from an address was refused or ended: why, and what exactly if there is more to say."""
        self.metrics.refused[why] += 1
        kind = f"{event} {why}"
        now = time.monotonic()
        if now - self.told.get(kind, float("-inf")) < EVERY:
            self.untold[kind] += 1
            return
        self.told[kind] = now
        log(event, why=why, address=address, what=what, unlogged=self.untold.pop(kind, 0))
