"""A table: one match, everybody who looks at it, and one writer.

A move is tried out on a copy and written to the store; only when it is on disk does the copy become the state, and
everybody hear of it.
"""

import sqlite3
import time
from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ludotheque.engine.journal import Journal
from ludotheque.fair import commitment
from ludotheque.library import all_games
from ludotheque.server.logs import log, short, trouble
from ludotheque.server.net.clients import Client
from ludotheque.server.presence import OVERHEARD, Phrase, Presence
from ludotheque.server.store import OVER, PLAYING, SHELVED, UNDO, Entry, Row, Unreachable, changed
from ludotheque.server.table import clocks, messages, questions
from ludotheque.server.table.autoplay import Autoplay, slowest
from ludotheque.server.table.clocks import Clocks
from ludotheque.server.table.live import LiveMatch
from ludotheque.server.table.patience import Patience
from ludotheque.server.table.setups import Setup, house_sheet, setup
from ludotheque.server.table.turns import Act, Read, Turns, Write
from ludotheque.server.wire import ENCODER, ClockShown, Done, Move, PaceName, Undo
from ludotheque.undoing import reveals

if TYPE_CHECKING:
    from ludotheque.server.lobby import Lobby

STORE = (Unreachable, sqlite3.Error)  # what passes when the store is well again
ANSWERING = 0.25  # seconds for other nodes to say who is there
KEYS = 256  # answers remembered for messages that come again


class Table:
    """A table in memory, rebuilt from its row and its log."""

    def __init__(self, lobby: "Lobby", row: Row) -> None:
        self.lobby = lobby
        self.id = row.id
        self.row = row
        self.commitment = "" if row.start else commitment(row.id, row.share or row.seed)  # a position proves nothing
        self.laid: Setup | None = None
        self.live: LiveMatch | None = None
        self.clocks: Clocks | None = None
        self.turns = Turns(lobby.store, lobby.settings.waiting_per_table, self.read_on, self.drop)
        self.autoplay = Autoplay(self)
        self.patience = Patience(self)
        self.clients: set[Client] = set()
        self.audiences: dict[int | None, list[Client]] = {}
        self.used = clocks.now()
        self.left = [self.used] * len(row.chairs)  # when each seat was last known to have a socket
        self.elsewhere: dict[str, tuple[Presence, float]] = {}  # who is at other nodes, and until when that holds
        self.answered_by = 0.0  # when other nodes, asked who is there, have answered
        self.answered: dict[tuple[int, str], int] = {}
        self.said: deque[tuple[int, str]] = deque(maxlen=64)
        self.touched = False
        self.shelved = not playable(row)

    @property
    def setup(self) -> Setup:
        if self.laid is None:  # one with a stranger's sheet is shared with nobody: it is laid out once a table
            row = self.row
            self.laid = setup(row.game, len(row.chairs), row.options, row.sheet_text)
        return self.laid

    @property
    def status(self) -> str:
        return SHELVED if self.shelved else self.row.status

    # From the log

    def rebuild(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Play the log again, with a pause now and then; one that the rules do not follow is kept, but not played."""
        if self.shelved or self.row.status not in (PLAYING, OVER):
            return
        try:
            self.begin()
            assert self.live is not None
            yield from self.live.replay(entries)
        except Exception as error:
            trouble("table.shelved", error, table=short(self.id), game=self.row.game)
            self.live = self.clocks = None
            self.shelved = True
            return
        for entry in entries:
            self.remember(entry)
        self.patience.rewind(entries)
        if self.clocks is not None:
            self.rewind(entries)

    def begin(self) -> None:
        self.live = LiveMatch(self.setup, int(self.row.seed), self.row.luck(), self.row.start)
        self.patience.begin()
        if self.row.clock is not None:
            self.clocks = Clocks(self.row.clock, len(self.row.chairs))
            self.clocks.run(self.live.waiting, self.row.tick)
            self.lobby.time_runs()

    def rewind(self, entries: Sequence[Entry]) -> None:
        """Set the clocks to where they stood: banks from the log, and the decision under way as far as it had come."""
        assert self.live is not None
        assert self.clocks is not None
        for entry in entries:
            self.clocks.charge(entry.seat, entry.spent)
        for seat in self.live.waiting:
            self.clocks.since[seat] = self.patience.asked[seat]

    def remember(self, entry: Entry) -> None:
        """Know a message again that was carried out."""
        if entry.key:
            self.answered[entry.seat, entry.key] = entry.n
            if len(self.answered) > KEYS:
                del self.answered[next(iter(self.answered))]

    def drop(self, error: Exception | None = None) -> None:
        """Abandon the table: what is on disk is the truth, and all who come again find it rebuilt from there."""
        if error is not None:
            trouble("table.dropped", error, table=short(self.id), game=self.row.game)
        self.turns.stop()
        self.autoplay.stop()
        self.lobby.forget(self)
        if isinstance(error, STORE) and self.status == PLAYING and self.row.moves_by_itself():
            self.lobby.again.add(self.id)
        for client in list(self.clients):
            client.dismiss()

    def deadline(self) -> float:
        """Return when the first clock runs out here, on the store's time; never, if none runs."""
        if self.clocks is None or self.live is None or self.status != PLAYING:
            return float("inf")
        return min(self.clocks.deadline(seat) for seat in self.live.waiting)

    # Who is here

    def admit(self, client: Client) -> None:
        """Seat a client by the secrets they have shown, and show them the present."""
        self.clients.add(client)
        self.reseat()
        self.say_who_is_here()
        self.present(client)
        self.touch()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = clocks.now()
        for seat in client.seats:
            self.left[seat] = self.used
        self.reseat()
        self.say_who_is_here()
        self.touch()

    def reseat(self) -> None:
        """Find everybody's seats again: by secret, wherever it sits now."""
        self.audiences = {}
        for client in self.clients:
            client.host = self.row.host in client.hashes
            client.seats = [seat for seat, chair in enumerate(self.row.chairs) if chair.secret in client.hashes]
            for seat in client.eyes():
                self.audiences.setdefault(seat, []).append(client)

    def reseat_shown(self) -> None:
        """Find everybody's seats again, and show the present to those who have others now, or none."""
        before = [(client, client.seats) for client in self.clients]
        self.reseat()
        for client, had in before:
            if client.seats != had:
                self.present(client)
                for seat in had:
                    self.left[seat] = clocks.now()
        self.touch()

    def keyholders(self) -> set[str]:
        """Return the hashes of all secrets that open something here."""
        return {chair.secret for chair in self.row.chairs} | {self.row.host}

    def here(self, seat: int) -> bool:
        """Return whether a player is connected, to this node or another."""
        return seat in self.audiences or any(seat in said.seats for said in self.others())

    def others(self) -> list[Presence]:
        """Return what other nodes said about who is there, as far as it still holds."""
        now = clocks.now()
        return [said for said, until in self.elsewhere.values() if now < until]

    def paces(self) -> list[tuple[bool, PaceName]]:
        """Return the paces of those who are there, here and at other nodes, and whether they play."""
        there = [(bool(said.seats), said.pace) for said in self.others() if said.pace is not None]
        return [(bool(client.seats), client.pace) for client in self.clients] + there

    def say_who_is_here(self, asking: bool = False) -> None:
        """Send other nodes who is connected here; when asked, they send theirs."""
        if self.lobby.store.shared:
            seats = [seat for seat in self.audiences if seat is not None]
            pace = slowest([(bool(client.seats), client.pace) for client in self.clients])
            self.lobby.store.say(self.id, ENCODER.encode(Presence(seats, asking, pace)).decode())

    def ask_who_is_there(self) -> None:
        """Ask other nodes who is there: until they have had time to answer, no bot moves."""
        if self.lobby.store.shared:
            self.answered_by = clocks.now() + ANSWERING
            self.say_who_is_here(asking=True)

    def heard(self, node: str, text: str) -> None:
        """Hear from another node who is there, or what somebody there says."""
        said = OVERHEARD.decode(text)
        if isinstance(said, Phrase):
            questions.show_phrase(self, said.seat, said.phrase)
            return
        before = [self.here(seat) for seat in range(len(self.row.chairs))]
        now = clocks.now()
        self.elsewhere.pop(node, None)
        if said.pace is not None:
            self.elsewhere[node] = (said, now + self.lobby.settings.presence_holds)
        for seat, was in enumerate(before):
            if seat in said.seats or (was and not self.here(seat)):  # a node that dies says no goodbye
                self.left[seat] = now
        if self.patience.news():
            self.touch()
        if said.asking:
            self.say_who_is_here()

    def idle_since(self) -> float | None:
        """Return since when nothing has happened here; None if somebody is here, or something happens right now.

        Who sits at another node is here as well where this one keeps the table: its bots answer them.
        """
        if self.clients or self.turns.busy or self.autoplay.thinking:
            return None
        return None if self.lobby.store.keeps(self.id) and self.others() else self.used

    # Moves: check, try, append, accept, tell

    def move(self, client: Client, message: Move) -> bool:
        return self.turns.take(partial(self.asked_to_move, client, message, self.lobby.store.tick()))

    def match_for(self, client: Client, message: Move | Undo) -> LiveMatch | None:
        """Return the match if a client may act in it: secret, not sent before, a match, a seat of their own to play."""
        k, seat, live = message.k, message.seat, self.live
        if seat not in client.seats:
            client.refuse(k, "secret")
        elif (known := self.answered.get((seat, k))) is not None:
            client.tell(Done(k, known))
        elif live is None or self.status != PLAYING:
            client.refuse(k, "closed")
        elif self.row.chairs[seat].away:
            client.refuse(k, "away")
        else:
            return live
        return None

    def asked_to_move(self, client: Client, message: Move, came: float) -> Act:
        """Check a move, in this order: whether it may come at all, version, rules, time; then make it."""
        live, k, seat = self.match_for(client, message), message.k, message.seat
        if live is None:
            return
        if not live.fresh[seat] <= message.v <= live.v:
            client.refuse(k, "stale")
        elif rule := live.rules.why_not(live.state, seat, message.m):
            client.refuse(k, "rule", rule)
        elif self.clocks is not None and self.clocks.deadline(seat) <= came:
            client.refuse(k, "late")
        elif live.v >= self.lobby.settings.events_per_table and seat in live.revising:
            client.refuse(k, "enough")  # one may choose otherwise as often as one likes, but not for ever
        else:
            yield from self.make(seat, message.m, k, client, came)

    def make(self, seat: int, move: int, k: str, client: Client | None, came: float) -> Act:
        """Make a legal move, of a person or of a bot."""
        live = self.live
        assert live is not None
        trial, entry = live.step(seat, move), self.entry(seat, move, k)
        row = changed(self.row, status=OVER) if live.rules.over(trial.state) else self.row
        try:
            yield Write([entry], [row] if row is not self.row else [])
        except Unreachable:  # nobody knows whether it is written: who comes again and sends it again is told
            raise
        except Exception:
            if client is not None:
                client.refuse(k, "store")
            raise
        length = len(live.log)
        live.accept(trial)
        if live.over:
            self.row = row
            log("table.over", table=short(self.id), game=row.game, moves=len(live.made))
            self.touch()
        self.announce(entry, client, length, trial.journal)
        self.lobby.metrics.moved(self.lobby.store.tick() - came)

    def entry(self, seat: int, move: int, k: str) -> Entry:
        assert self.live is not None
        tick = max(self.lobby.store.tick(), self.patience.asked[seat])  # nodes differ by some milliseconds
        spent = 0 if self.clocks is None or move == UNDO else self.clocks.spent(seat, tick)
        return Entry(self.id, self.live.v + 1, seat, move, time.time(), spent, k, tick)

    def undo(self, client: Client, message: Undo) -> bool:
        return self.turns.take(partial(self.asked_to_undo, client, message))

    def asked_to_undo(self, client: Client, message: Undo) -> Act:
        live, k, seat = self.match_for(client, message), message.k, message.seat
        if live is None:
            return
        if message.v != live.v:
            client.refuse(k, "stale")
        elif self.clocks is not None:
            client.refuse(k, "undo")  # with a clock, undoing would be a way to gain time
        elif live.v >= self.lobby.settings.events_per_table:
            client.refuse(k, "enough")
        elif (last := live.last_of(seat)) is None:
            client.refuse(k, "undo")
        elif reveals(live.setup.game, live.rules, before := live.before_last(), seat, last.move):
            client.refuse(k, "revealed")
        else:
            entry = self.entry(seat, UNDO, k)
            try:
                yield Write([entry], [])
            except Unreachable:
                raise
            except Exception:
                client.refuse(k, "store")
                raise
            live.undo(before)
            self.announce(entry, client, len(live.log), None)

    # What other nodes have written

    def read_on(self) -> Act:
        """Read on in the log, and show everybody what is new."""
        found = yield Read(self.id, 0 if self.live is None else self.live.v, self.row.version)
        if found is None:
            log("table.gone", table=short(self.id), game=self.row.game)
            self.drop()
            return
        before, (row, entries) = self.row, found
        if row is not None:
            self.row = row
        if self.live is None:
            for _ in self.rebuild(entries):
                pass
        else:
            for entry in entries:
                self.follow(self.live, entry)
        if self.row.status != before.status:
            self.reseat()
            for client in list(self.clients):
                self.present(client)
        elif row is not None:
            self.reseat_shown()
        self.autoplay.wake()

    def follow(self, live: LiveMatch, entry: Entry) -> None:
        """Accept what another node has checked and written."""
        if entry.move == UNDO:
            live.undo(live.before_last())
            self.announce(entry, None, len(live.log), None)
        else:
            live.rules.check(live.state, entry.seat, entry.move)
            length, trial = len(live.log), live.step(entry.seat, entry.move)
            live.accept(trial)
            self.announce(entry, None, length, trial.journal)

    # Telling

    def announce(self, entry: Entry, client: Client | None, length: int, journal: Journal | None) -> None:
        """Answer, and show everybody the present; the log beyond this length is news, with the moments of a journal."""
        live = self.live
        assert live is not None
        self.remember(entry)
        self.patience.note(entry)
        self.used = clocks.now()
        if self.clocks is not None:
            self.clocks.charge(entry.seat, entry.spent)
            self.clocks.run(live.waiting, entry.tick)  # as every other node counts, and a node that rebuilds the table
        answer = b"" if client is None else ENCODER.encode(Done(entry.key, entry.n))
        public, running = live.setup.view(live.state, None), self.clocks_shown()
        drawn = live.setup.moments(journal) if journal is not None and journal.moments else []
        for seat, clients in self.audiences.items():
            lines, moments = live.log.since(live.state, seat, length), messages.NONE
            if journal is not None and drawn:
                told = live.log.told(seat) - sum(event.visible(seat) for event in journal.events)
                moments = messages.moments(live.setup, seat, journal.events, drawn, told)
            shown = live.setup.view(live.state, seat, public)
            text = messages.view(live, seat, shown, lines, running, moments)
            for one in clients:
                if one is client and answer:
                    one.answer(answer, text)
                    answer = b""
                else:
                    one.show(text)
        if client is not None and answer:  # they are not at the table any more
            client.post(answer)
        self.autoplay.wake()

    def clocks_shown(self) -> list[ClockShown] | None:
        return None if self.clocks is None else self.clocks.shown(self.lobby.store.tick())

    def present(self, client: Client) -> None:
        """Show somebody everything as it is now."""
        live = self.live
        client.table_shown = messages.described(self, client)
        client.show(client.table_shown)
        if live is not None:
            live.ended = self.row.status == OVER and not live.over
            for seat in client.eyes():
                shown, lines = live.setup.view(live.state, seat), live.log.whole(live.state, seat)
                client.show(messages.view(live, seat, shown, lines, self.clocks_shown(), messages.NONE))

    def touch(self) -> None:
        """Show everybody the table, soon: several changes at once are one message."""
        if not self.touched:
            self.touched = True
            self.lobby.loop.call_soon(self.show_table)

    def show_table(self) -> None:
        self.touched = False
        self.patience.show()
        shown: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for client in list(self.clients):
            alike = (tuple(client.seats), client.host)
            if alike not in shown:
                shown[alike] = messages.described(self, client)
            if client.table_shown != shown[alike]:
                client.table_shown = shown[alike]
                client.show(shown[alike])


def playable(row: Row) -> bool:
    """Return whether a table was made by the rules, and with the sheet, that we have."""
    game = all_games().get(row.game)
    if game is None or game.meta.version != row.rules:
        return False
    return bool(row.sheet_text) or row.sheet == house_sheet(row.game)
