"""Clocks: the server's own, one for each seat, running while a seat owes a decision."""

import time
from collections.abc import Sequence

from ludotheque.server.wire import ClockSetting, ClockShown


class Clocks:
    """The clocks of a table, on the store's own time. What a decision takes beyond a step comes out of the bank."""

    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.step = float(setting.step)
        self.bank = [float(setting.bank)] * seats
        self.since: list[float | None] = [None] * seats  # when the decision that a seat owes was put to it

    def spent(self, seat: int, now: float) -> int:
        """Return how long a seat has been thinking, in milliseconds."""
        since = self.since[seat]
        return 0 if since is None else round((now - since) * 1000)

    def charge(self, seat: int, spent: int) -> None:
        """Take a decision that is made from its seat's bank."""
        self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, spent / 1000 - self.step))
        self.since[seat] = None

    def run(self, waiting: Sequence[int], now: float) -> None:
        """Start the clocks of those who wait newly, stop those of all others."""
        for seat, since in enumerate(self.since):
            if seat not in waiting:
                self.since[seat] = None
            elif since is None:
                self.since[seat] = now

    def deadline(self, seat: int) -> float:
        """Return when a seat's time is up; never, while nothing is asked of it."""
        since = self.since[seat]
        return float("inf") if since is None else since + self.step + self.bank[seat]

    def shown(self, now: float) -> list[ClockShown]:
        shown = []
        for seat, since in enumerate(self.since):
            gone = 0.0 if since is None else max(0.0, now - since)
            over = max(0.0, gone - self.step)
            step, bank = max(0.0, self.step - gone), max(0.0, self.bank[seat] - over)
            shown.append(ClockShown(round(step * 1000), round(bank * 1000), since is not None))
        return shown


def now() -> float:
    return time.monotonic()
