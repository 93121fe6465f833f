"""Questions that change nothing: why not, what would you do, how was it, and a word to the others."""

from typing import TYPE_CHECKING

from ludotheque.engine.rules import TURN
from ludotheque.hints import Advised
from ludotheque.server.net.clients import Client
from ludotheque.server.orders import MUTE
from ludotheque.server.presence import Phrase
from ludotheque.server.store import PLAYING
from ludotheque.server.table import messages
from ludotheque.server.table.live import LiveMatch
from ludotheque.server.thinking.bots import own_rng
from ludotheque.server.wire import ENCODER, Advice, Because, ChoiceShown, Done, Hint, Look, Past, Said, Say, Why

if TYPE_CHECKING:
    from ludotheque.server.table.table import Table

PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "your-turn", "again", "goodbye"]


def why(table: "Table", client: Client, message: Why) -> None:
    """Name the rule that forbids a move, given by its number or in words."""
    live, seat = table.live, message.seat
    if seat not in client.seats:
        client.refuse(message.k, "secret")
    elif live is None:
        client.refuse(message.k, "closed")
    elif (message.m is None) == (message.text is None):
        client.refuse(message.k, "message")
    elif not live.owes(seat):
        client.tell(Because(message.k, TURN))
    else:
        rules, state = live.rules, live.state
        if message.m is not None:
            rule = rules.why_not(state, seat, message.m)
        else:
            rule = rules.why_not_text(state, seat, message.text or "")
        client.tell(Because(message.k, rule))


async def hint(table: "Table", client: Client, message: Hint) -> None:
    """Ask the strongest bot what it would do, or why a move was made; it knows what the seat knows and no more."""
    live, seat = table.live, message.seat
    if seat not in client.seats:
        client.refuse(message.k, "secret")
    elif live is not None and message.v is not None:
        await explain(table, live, client, message.k, message.v)
    elif live is None or table.status != PLAYING:
        client.refuse(message.k, "closed")
    elif not table.row.hints:
        client.refuse(message.k, "unaided")
    elif not live.owes(seat):
        client.refuse(message.k, "hints")
    else:
        v, state = live.v, live.state.copy()
        best = await table.lobby.advisers.advise(live.setup, state, seat, own_rng(live.seed ^ 1, v))
        tell_advice(live, client, message.k, seat, v, best)


async def explain(table: "Table", live: LiveMatch, client: Client, k: str, v: int) -> None:
    """Say why a move was made, by a bot or anybody, once nothing is hidden any more."""
    made = next((one for one in live.made if one.v == v), None)
    if not live.over:
        client.refuse(k, "running")
    elif made is None:
        client.refuse(k, "stale")
    else:
        state, rng = live.at(v - 1), own_rng(live.seed ^ 1, v - 1)
        best = await table.lobby.advisers.advise(live.setup, state, made.seat, rng, made.move)
        tell_advice(live, client, k, made.seat, v, best)


def tell_advice(live: LiveMatch, client: Client, k: str, seat: int, v: int, best: list[Advised]) -> None:
    choices = [live.rules.choice(one.m) for one in best]
    if best:
        shown = [ChoiceShown(choice.move, choice.kind, choice.args, choice.text) for choice in choices]
        client.tell(Advice(k, seat, v, best[0].m, best[0].why, best, shown))
    else:
        client.refuse(k, "busy")


def look(table: "Table", client: Client, message: Look) -> None:
    """Show how it looked after an earlier version and at its moments, as far as the game lets one remember."""
    live, seat = table.live, message.seat
    if seat is not None and seat not in client.seats:
        client.refuse(message.k, "secret")
    elif live is None:
        client.refuse(message.k, "closed")
    elif message.v > live.v:
        client.refuse(message.k, "stale")
    elif not live.over and (not live.setup.memory.lookback or live.log.forgets(live.state, seat)):
        client.refuse(message.k, "memory")
    else:
        state, journal, length = live.look(message.v)
        told, drawn = live.log.told_before(seat, length), live.setup.moments(journal)
        moments = messages.moments(live.setup, seat, journal.events, drawn, told)
        client.tell(Past(message.k, seat, message.v, live.setup.view(state, seat), moments))


def say(table: "Table", client: Client, message: Say) -> None:
    if message.seat not in client.seats:
        client.refuse(message.k, "secret")
    elif table.lobby.orders.holds(MUTE, client.home):
        client.refuse(message.k, "muted")
    elif message.phrase not in PHRASES:
        client.refuse(message.k, "phrase")
    else:
        client.tell(Done(message.k, 0 if table.live is None else table.live.v))
        if (message.seat, message.k) in table.said:
            return
        table.said.append((message.seat, message.k))
        show_phrase(table, message.seat, message.phrase)
        table.lobby.store.say(table.id, ENCODER.encode(Phrase(message.seat, message.phrase)).decode())


def show_phrase(table: "Table", seat: int, phrase: str) -> None:
    said = ENCODER.encode(Said(seat, phrase))
    for client in list(table.clients):
        client.post(said)
