"""Hidden information, through the real server: every byte sent to a seat is one it would be sent in any other deal."""

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import ludotheque as lt
from ludotheque.engine.journal import Moment
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.server.table.seats import hashed
from ludotheque.server.table.setups import setup
from tests.server.client import Line, Message, Party
from tests.server.games import NAMES, least, most
from tests.server.running import Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio, pytest.mark.slow, pytest.mark.one_store]
LONGEST = 120  # moves played by people; bots play the rest


def words(told: object) -> set[str]:
    """Collect every string that is said, at whatever depth; what names an event or a choice names no piece."""
    if isinstance(told, str):
        return {told}
    if isinstance(told, dict):
        return set().union(*(words(part) for name, part in told.items() if name not in ("key", "kind")))
    return set().union(*map(words, told)) if isinstance(told, list) else set()


def redealt(rules: Rules, s: State, seat: int | None, count: int) -> Iterator[State]:
    """Return a state with all that a seat (None: a spectator) cannot know dealt again."""
    for number in range(count):
        copy = s.copy()
        rules.redeal(copy, seat, Rng(number + 1))
        yield copy


def shown(match: lt.Match, s: State, seat: int | None) -> dict[str, Any]:
    """Build what a seat may be told of a state, without the server's help."""
    rules = match.rules
    waits, revises = seat in rules.waiting(s), seat in rules.revising(s)
    moves = rules.legal_moves(s, seat) if seat is not None and (waits or revises) else []
    choices = [rules.choice(move) for move in moves]
    return {
        "seat": seat,
        "view": json.loads(msgspec.json.encode(match.game.view(rules, s, seat))),
        "choices": [{"m": c.move, "kind": c.kind, "args": c.args, "text": c.text} for c in choices],
        "revising": revises,
    }


def shown_moments(match: lt.Match, moments: list[Moment], seat: int | None, before: int) -> list[dict[str, Any]]:
    """Build what a seat may be told of the moments of the last move; `before` events came before it."""
    return [
        {
            "mark": moment.mark,
            "upto": sum(event.visible(seat) for event in match.journal[: before + moment.at]),
            "view": json.loads(msgspec.json.encode(match.view_at(moment, seat))),
        }
        for moment in moments
    ]


def moments_redealt(match: lt.Match, seat: int | None) -> list[Moment]:
    """Return the moments of the last move with all that a seat cannot know dealt again."""
    return [Moment(m.mark, m.at, next(redealt(match.rules, m.state, seat, 1)), m.args) for m in match.moments]


def heard_views(line: Line) -> dict[int, tuple[Message, str]]:
    """Return the views a line heard, by version, as messages and as the bytes they were."""
    return {m["v"]: (m, text) for m, text in zip(line.messages, line.heard, strict=True) if m["t"] == "view"}


@pytest.mark.parametrize("seats", ["least", "most"])
@pytest.mark.parametrize("name", NAMES)
async def test_nothing_hidden_leaves_the_server(server: Server, name: str, seats: str) -> None:
    party = await Party.sit(server, name, least(name) if seats == "least" else most(name), watched=True)
    watcher = party.watcher
    assert watcher is not None
    rng = random.Random(f"{name} {seats}")
    await party.play(rng, LONGEST)
    if not party.over():
        for seat, line in party.lines.items():
            assert (await line.ask("away", seat=seat, level="beginner"))["t"] == "done"
    await watcher.until(lambda: watcher.table["status"] == "over")
    record = lt.Record.from_json(server.http.get(f"/api/tables/{party.id}/record").text)
    lines: dict[int | None, Line] = {None: watcher}
    lines.update(party.lines.items())

    # H3: the seed, the random state, secrets and hashes are in no byte before the end.
    for line in lines.values():
        before = [text for text in line.heard if '"status":"over"' not in text]
        sent = "\n".join(before)
        assert str(record.seed) not in sent
        assert f"{record.seed:x}" not in sent
        for owner, secret in [*party.secrets.items(), (-1, party.host)]:
            assert secret not in sent
            assert hashed(secret) not in sent, owner
        assert '"seed":null' in sent

    # H1 and H2 on the wire: each message is the one of every other deal that this seat cannot tell from the true one.
    match = lt.Match(lt.game(name), record.seats, record.seed, record.options, luck=record.luck)
    codes = {code for kind in match.rules.pieces().values() for code in kind}
    views = {seat: heard_views(line) for seat, line in lines.items()}
    searched, private, marked = 0, False, set[str]()
    for v in range(len(record.moves) + 1):
        if match.over:
            break
        held = {seat: words(shown(match, match.state, seat)) & codes for seat in lines}
        private |= any(held[seat] - held[None] for seat in lines)
        for eyes in lines:
            if v not in views[eyes]:
                continue  # the browser was slower than the bots
            message, text = views[eyes][v]
            message.pop("moments", None)  # looked at when their move was made, below
            drawn = match.state.rng.words()
            assert not any(str(word) in text for word in drawn if word > 1 << 20)
            for other_world in redealt(match.rules, match.state, eyes, 3):
                expected = shown(match, other_world, eyes)
                assert {key: message[key] for key in expected} == expected
            # Canaries: pieces that others are shown and this seat is not, in any byte it was sent.
            canaries = set().union(*held.values()) - held[eyes]
            searched += len(canaries)
            assert not canaries & words(message)
        if v < len(record.moves):
            length = len(match.journal)
            match.play(*record.moves[v])
            for eyes in lines:
                if v + 1 in views[eyes]:
                    moments = views[eyes][v + 1][0].get("moments", [])
                    assert moments == shown_moments(match, moments_redealt(match, eyes), eyes, length)
                    marked |= {moment["mark"] for moment in moments}
                    news = [line for line in views[eyes][v + 1][0]["log"]["lines"] if line["v"] == v + 1]
                    seen = [event for event in match.journal[length:] if event.visible(eyes)]
                    assert len(news) == len(seen)
                    if not setup(name, match.seats, match.options, "").memory.forgets:
                        assert news == [{"v": v + 1, "key": event.key, "args": event.args} for event in seen]
    assert marked or not match.game.meta.moments, "nobody was shown a moment"
    assert bool(searched) == private, "where hands are hidden, canaries must have been searched for"
    await party.close()
