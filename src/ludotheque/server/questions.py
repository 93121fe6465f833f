"""Questions that change nothing: why not, what would you do, how was it, and a word to the others."""

from typing import TYPE_CHECKING

from ludotheque.engine.rules import TURN
from ludotheque.server.bots import luck
from ludotheque.server.guests import Guest
from ludotheque.server.store import PLAYING
from ludotheque.server.wire import ENCODER, Advice, Because, Done, Hint, Look, Past, Said, Say, Why

if TYPE_CHECKING:
    from ludotheque.server.tables import Table

PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "your-turn", "again", "goodbye"]


def why(table: "Table", guest: Guest, message: Why) -> None:
    """Name the rule that forbids a move, given by its number or in words."""
    live, seat = table.live, message.seat
    if seat not in guest.seats:
        guest.refuse(message.k, "secret")
    elif live is None:
        guest.refuse(message.k, "closed")
    elif (message.m is None) == (message.text is None):
        guest.refuse(message.k, "message")
    elif not live.owes(seat):
        guest.tell(Because(message.k, TURN))
    else:
        move = message.m if message.text is None else live.rules.parse(message.text)
        assert move is not None
        unfit = message.text is not None and move < 0
        rule = live.rules.misfit(message.text or "") if unfit else live.rules.why_not(live.state, seat, move)
        guest.tell(Because(message.k, rule))


async def hint(table: "Table", guest: Guest, message: Hint) -> None:
    """Ask the strongest bot what it would do; it knows what the seat knows and no more."""
    live, seat = table.live, message.seat
    if seat not in guest.seats:
        guest.refuse(message.k, "secret")
    elif live is None or table.status != PLAYING:
        guest.refuse(message.k, "closed")
    elif not live.owes(seat):
        guest.refuse(message.k, "hints")
    else:
        bots, v, state = table.lobby.bots, live.v, live.state.copy()
        move = await bots.choose(live.kit, state, seat, bots.strongest, luck(live.seed ^ 1, v))
        why = live.kit.game.reason(live.rules, state, seat, move, luck(live.seed ^ 1, v))
        guest.tell(Advice(message.k, seat, v, move, why))


def look(table: "Table", guest: Guest, message: Look) -> None:
    """Show how it looked after an earlier version, as far as the game lets one remember."""
    live, seat = table.live, message.seat
    if seat is not None and seat not in guest.seats:
        guest.refuse(message.k, "secret")
    elif live is None:
        guest.refuse(message.k, "closed")
    elif message.v > live.v:
        guest.refuse(message.k, "stale")
    elif not live.over and (not live.kit.lookback or live.log.forgets(live.state, seat)):
        guest.refuse(message.k, "memory")
    else:
        guest.tell(Past(message.k, seat, message.v, live.kit.view(live.at(message.v), seat)))


def say(table: "Table", guest: Guest, message: Say) -> None:
    if message.seat not in guest.seats:
        guest.refuse(message.k, "secret")
    elif message.phrase not in PHRASES:
        guest.refuse(message.k, "phrase")
    else:
        guest.tell(Done(message.k, 0 if table.live is None else table.live.v))
        if (message.seat, message.k) in table.said:
            return
        table.said.append((message.seat, message.k))
        said = ENCODER.encode(Said(message.seat, message.phrase))
        for one in list(table.guests):
            one.post(said)
