"""Those who move by themselves: bots, bots that stand in, and the clock."""

import asyncio
from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING

from ludotheque.server.store import PLAYING
from ludotheque.server.table import clocks
from ludotheque.server.table.messages import stand_in
from ludotheque.server.table.turns import Act
from ludotheque.server.thinking.bots import own_rng
from ludotheque.server.wire import PaceName

if TYPE_CHECKING:
    from ludotheque.server.table.table import Table

# What is left of a pause at each pace, and of the time in which a move may be taken back.
PAUSES: dict[PaceName, float] = {"calm": 1.0, "wait": 1.0, "brisk": 0.5, "once": 0.0}
UNDO: dict[PaceName, float] = {"calm": 1.0, "wait": 1.0, "brisk": 0.5, "once": 0.3}
AGAIN = 1.0  # seconds until a bot tries again whose table had too much to do


class Autoplay:
    """Move for the seats of a table that nobody moves for, one at a time."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    def level(self, seat: int, now: float) -> str:
        """Return which level of bot is to move for a seat: its own, one that stands in, or one when its time is up."""
        table = self.table
        chair = table.row.chairs[seat]
        if chair.kind == "bot" or chair.away:
            return chair.level
        if table.clocks is not None and table.clocks.deadline(seat) <= now:
            return stand_in(table)
        return ""

    def wake(self) -> None:
        """Let bots move, and set the alarm for whose time runs."""
        table = self.table
        live = table.live
        if self.thinking is not None or live is None or table.status != PLAYING or table.turns.stopped:
            return
        if not table.lobby.store.keeps(table.id):
            return
        if table.lobby.closing:  # bots would be cut off in mid-thought: they take it up again after the restart
            return
        now = table.lobby.store.tick()
        for seat in live.waiting:
            if self.level(seat, now):
                self.thinking = table.lobby.loop.create_task(self.think(seat))
                return
        if table.clocks is not None:
            soonest = min(table.clocks.deadline(seat) for seat in live.waiting)
            self.alarm(max(0.0, soonest - now) + 0.001)

    def alarm(self, seconds: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.table.lobby.loop.call_later(seconds, self.wake)

    def pause(self) -> float:
        """Return how long a bot waits before it moves, at the slowest pace of those who play, here or elsewhere.

        It is longer after a person's move, which may be taken back.
        """
        table, settings = self.table, self.table.lobby.settings
        pace = slowest(table.paces())
        if pace is None:
            return 0.0
        bot_pause = settings.bot_pause * PAUSES[pace]
        made = table.live.made if table.live is not None else []
        free = table.clocks is None and made and table.row.chairs[made[-1].seat].kind != "bot"
        return max(bot_pause, settings.undo_pause * UNDO[pace]) if free else bot_pause

    async def think(self, seat: int) -> None:
        """Let a bot choose for a seat, and move if the seat still waits for it then."""
        table = self.table
        live, chair = table.live, table.row.chairs[seat]
        assert live is not None
        v, move = 0, -1
        try:
            if (asking := table.answered_by - clocks.now()) > 0.0:
                await asyncio.sleep(asking)
            if (chair.kind == "bot" or chair.away) and (pause := self.pause()) > 0.0:
                await asyncio.sleep(pause)
            now = table.lobby.store.tick()
            v, level = live.v, self.level(seat, now)
            if level and seat in live.waiting:
                rng, left = own_rng(live.seed, v), inf if table.clocks is None else table.clocks.deadline(seat) - now
                move = await table.lobby.bots.choose(live.setup, live.state, seat, level, rng, left)
        except Exception as error:
            table.turns.fail(error)
            return
        self.thinking = None
        if not table.turns.take(lambda: self.chosen(seat, v, move)):
            self.alarm(AGAIN)

    def chosen(self, seat: int, v: int, move: int) -> Act:
        """Make a bot's move, unless things have changed while it thought."""
        live, now = self.table.live, self.table.lobby.store.tick()
        assert live is not None
        wanted = self.table.status == PLAYING and v >= live.fresh[seat] and self.level(seat, now)
        if move >= 0 and wanted and not live.rules.why_not(live.state, seat, move):
            yield from self.table.make(seat, move, "", None, now)
        else:
            self.wake()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.thinking is not None:
            self.thinking.cancel()


def slowest(paces: Sequence[tuple[bool, PaceName]]) -> PaceName | None:
    """Return the slowest pace of those who play, or of those who look on, if nobody does; None: nobody is there."""
    heeded = [pace for plays, pace in paces if plays] or [pace for _, pace in paces]
    return max(heeded, key=PAUSES.__getitem__, default=None)
