"""People who stop playing: who is gone, who does not move, and when the others may do something about it.

Nobody is replaced unheard: who is gone has the time the table chose, and who does not move is warned after that time,
sees the warning, and has a while to move. A clock is patience of its own: who has one may use it up.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.server.store import PLAYING, Entry
from ludotheque.server.table import clocks

if TYPE_CHECKING:
    from ludotheque.server.table.table import Table


class Patience:
    """Since when each seat of a table owes its decision, on the store's own time, which downtime does not move."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.asked = [table.row.tick] * len(table.row.chairs)
        self.shown: list[tuple[bool, bool, bool, bool]] = []

    def begin(self) -> None:
        self.asked = [self.table.row.tick] * len(self.table.row.chairs)

    def rewind(self, entries: Sequence[Entry]) -> None:
        """Find out from the log when each seat was put its decision."""
        live = self.table.live
        assert live is not None
        self.asked = [entries[v - 1].tick if v else self.table.row.tick for v in live.fresh]

    def note(self, entry: Entry) -> None:
        """Take note of an entry that changed what seats decide on."""
        live = self.table.live
        assert live is not None
        for seat, v in enumerate(live.fresh):
            if v == entry.n:
                self.asked[seat] = entry.tick
                if self.table.row.chairs[seat].warned_of >= 0:
                    self.table.touch()

    def playing(self, seat: int) -> bool:
        """Return whether a person plays at a seat, and not a bot for them."""
        chair = self.table.row.chairs[seat]
        return self.table.status == PLAYING and chair.kind == "person" and not chair.away

    def absent(self, seat: int) -> bool:
        """Return whether a player has been gone for so long that a bot may stand in."""
        table, patience = self.table, self.table.row.patience
        gone = not table.here(seat) and clocks.now() - table.left[seat] >= patience > 0
        return gone and self.playing(seat)

    def idle(self, seat: int) -> bool:
        """Return whether a player has not moved for so long that they may be warned, even if they come and go."""
        table, patience = self.table, self.table.row.patience
        if table.live is None or table.clocks is not None or seat not in table.live.waiting or not self.playing(seat):
            return False
        return table.lobby.store.tick() - self.asked[seat] >= patience > 0

    def warned(self, seat: int) -> int | None:
        """Return for how many milliseconds a warned player may still move undisturbed; None: they are not warned."""
        live, chair = self.table.live, self.table.row.chairs[seat]
        if live is None or chair.warned_of != live.fresh[seat] or not self.playing(seat):
            return None
        gone = self.table.lobby.store.tick() - chair.warned
        return max(0, round((self.table.lobby.settings.warning - gone) * 1000))

    def exhausted(self, seat: int) -> bool:
        """Return whether the others need not wait for a player any longer."""
        return self.absent(seat) or self.warned(seat) == 0

    def standing(self) -> list[tuple[bool, bool, bool, bool]]:
        """Return how it stands with each seat."""
        here, seats = self.table.here, range(len(self.asked))
        return [(here(seat), self.idle(seat), self.warned(seat) is None, self.exhausted(seat)) for seat in seats]

    def show(self) -> None:
        """Take note that everybody is shown how it stands."""
        self.shown = self.standing()

    def news(self) -> bool:
        """Return whether it stands otherwise than everybody was shown."""
        return self.standing() != self.shown
