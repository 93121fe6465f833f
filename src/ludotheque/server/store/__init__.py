"""Where tables are kept: a row for what a table is, and an append-only log of what happened there."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ludotheque.engine.luck import Luck
from ludotheque.server.wire import ClockSetting

UNDO = -1  # the move of an entry that takes the last one back
NO_ENTRIES = 2**31 - 1  # no table has so many: what is read after it is the row alone

OPEN = "open"
PLAYING = "playing"
OVER = "over"
CHALLENGE = "challenge"  # a deal that others may play: never played itself
SHELVED = "shelved"  # never stored: what a table looks like that cannot be played by these rules

Written = Callable[[Exception | None], None]  # called with what went wrong, if anything
News = Callable[[str | None], None]  # called with a table that another node has written to; None: it may be any
Heard = Callable[[str, str, str], None]  # called with a node, a table, and what that node says about it
Lost = Callable[[], None]  # called when the store is out of reach


class Chair(msgspec.Struct, frozen=True):
    """The player of a seat. Of their secret only the hash is kept."""

    kind: str  # open, person, bot
    name: str = ""
    level: str = ""  # of the bot that sits there, or stands in
    secret: str = ""
    away: bool = False  # a bot stands in
    share: str = ""  # what its page added to the deal
    warned: float = 0.0  # when its player was last warned, on the store's time,
    warned_of: int = -1  # and of which decision: the version it was put to them at


class Row(msgspec.Struct, frozen=True):
    """A table, without its moves."""

    id: str
    game: str
    rules: int  # the version of the game's rules
    status: str
    options: dict[str, bool | int | str]
    sheet: str  # the fingerprint of its sheet
    sheet_text: str  # empty: the sheet that comes with the game
    seed: str  # empty until the start: it follows from the shares; of a table that begins at a position, for bots alone
    private: bool
    clock: ClockSetting | None
    chairs: list[Chair]
    host: str  # the hash of the opener's secret
    opened: float  # seconds since 1970
    started: float = 0.0
    tick: float = 0.0  # of the store, at the start
    next: str = ""
    keys: list[str] = []  # of the last messages that changed this row
    version: int = 0  # counts the changes of this row
    patience: float = 120.0  # seconds that the others wait for a player; 0: for ever
    stand_in: str = ""  # the level of bots that move for people; empty: the server's
    hints: bool = True  # may people ask for one?
    challenge: str = ""  # in which it is played, or which was made of it
    sealed: float = 0.0  # until when what was dealt is shown to its players only, in seconds since 1970
    tables: list[str] = []  # of a challenge: where it is played, the first of all first
    share: str = ""  # the server's own, drawn when the table was opened; empty: of before there were shares
    start: dict[str, Any] | None = None  # the state it begins at, as a position; None: with the deal of its seed
    opener: str = ""  # of a public table: a trace of its opener's address, too short to find that again

    def moves_by_itself(self) -> bool:
        """Return whether a bot or a clock may have to go on here, whether people come or not."""
        return self.clock is not None or any(chair.kind == "bot" or chair.away for chair in self.chairs)

    def luck(self) -> Luck | None:
        """Return the luck of a match that has begun; None: one generator for all of it."""
        return Luck(int(self.seed)) if self.share or self.challenge else None

    def shares(self) -> list[str]:
        return [chair.share for chair in self.chairs]


def changed(row: Row, **fields: object) -> Row:
    """Return a row with other fields, one version on."""
    return replace(row, version=row.version + 1, **fields)


class Overtaken(Exception):
    """Somebody else has written there first."""


class Unreachable(Exception):
    """The store does not answer; nobody knows whether it has heard."""


class Entry(NamedTuple):
    """One line of a table's log: the n-th thing that happened there."""

    table: str
    n: int
    seat: int
    move: int
    at: float  # seconds since 1970
    spent: int  # milliseconds of the seat's clock
    key: str  # the client's own, to know the message again
    tick: float = 0.0  # of the store


Found = tuple[Row | None, list[Entry]] | None  # a row, if it is another now, and new entries; None: no such table
Known = Callable[[Found, Exception | None], None]  # called with what was found, or with what went wrong


class Store:
    """What a server needs of a store. `write` and `read_on` return at once; `then` is called on the loop."""

    shared = False  # with other nodes
    commits = 0  # since it was opened
    failing = False  # could what came last not be written?

    def write(self, entries: Sequence[Entry], rows: Sequence[Row], then: Written) -> None:
        """Keep entries and rows, all or none of them: Overtaken if an entry's number, or a row's version, is taken.

        Only a row of version 0 is new: what belongs to a table that has been forgotten is Overtaken as well.
        `then` is called after the commit.
        """
        raise NotImplementedError

    def tick(self) -> float:
        """Return for how many seconds, in all, a server has been alive here: a clock that downtime does not move.

        It stands still until `begin`: whoever only takes care of a store moves no clock.
        """
        raise NotImplementedError

    def begin(self) -> None:
        """Let the tick go on from where it stood: from now on people can come."""
        raise NotImplementedError

    def beat(self) -> None:
        """Keep the tick, so that it goes on from here after a power cut."""
        raise NotImplementedError

    def tap(self) -> None:
        """Keep the tick, so that it goes on from here if this process is killed: often, and cheap."""
        raise NotImplementedError

    def keeps(self, table: str) -> bool:
        """Return whether the bots and clocks of a table are this node's business."""
        raise NotImplementedError

    async def claim(self) -> list[str]:
        """Take over the tables that move by themselves and that no node keeps; list those that are new to this one."""
        raise NotImplementedError

    async def decline(self, table: str) -> None:
        """Leave a table that cannot be played here to other nodes, and do not take it over again."""

    def on_news(self, news: News, heard: Heard, lost: Lost) -> None:
        """Call back whenever another node has written, or says something, and when the store cannot be reached."""

    def say(self, table: str, text: str) -> None:
        """Send something about a table to the other nodes: short, and lost if nobody listens."""

    async def read(self, table: str, after: int = 0) -> tuple[Row, list[Entry]] | None:
        """Return a table and its log, or what comes after an entry of it."""
        raise NotImplementedError

    def read_on(self, table: str, after: int, version: int, then: Known) -> None:
        """Read what has changed at a table since an entry of its log, and since a version of its row."""
        raise NotImplementedError

    async def listed(self, most: int) -> list[Row]:
        """List public tables: those that are open, then those being played, newest first."""
        raise NotImplementedError

    async def ids(self, after: str, most: int) -> list[str]:
        """List tables of all kinds in the order of their ids, from one on."""
        raise NotImplementedError

    async def idle(self, before: float) -> list[str]:
        """List the tables where nothing has happened since a time, in seconds since 1970."""
        raise NotImplementedError

    async def remove(self, rows: Sequence[Row], before: float = float("inf")) -> int:
        """Forget tables and their logs, for good, and say how many.

        Only those whose rows are still these, and where nothing has happened since a time: people play meanwhile.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        raise NotImplementedError
