"""Ten thousand messages that no honest client sends: none of them changes anything, and nobody else notices."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import Nursery

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio]
MESSAGES = 10_000
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**200,
    1e308,
    0.5,
    "",
    "x",
    "x" * 50,
    "\u0000",
    "\u202e",
    [],
    [[]],
    {},
    {"a": 1},
]
TYPES = ["hello", "move", "undo", "why", "hint", "look", "say", "name", "swap", "fill", "free", "start", "away", "back"]
TYPES += ["rematch", "ping", "view", "table", "done", "__proto__", ""]
FIELDS = ["k", "seat", "v", "m", "text", "secrets", "phrase", "name", "other", "level", "t", "spent", "extra"]


class Attacker:
    """Somebody with a seat of his own, who wants more than that."""

    def __init__(self, party: Party, rng: random.Random) -> None:
        self.party = party
        self.rng = rng
        self.captured: list[str] = []

    def odd(self) -> str | bytes:
        """Think of something."""
        rng = self.rng
        kind = rng.randrange(8)
        if kind == 0:
            return rng.randbytes(rng.randrange(200))
        if kind == 1:
            return rng.randbytes(rng.randrange(100)).decode("latin-1")
        if kind == 2 and self.captured:  # what an honest client once sent, again or damaged
            text = rng.choice(self.captured)
            return text if rng.random() < 0.5 else text[: rng.randrange(len(text))]
        if kind == 3:
            return rng.choice(
                ["[" * 2_000, '{"t":' * 500, "{}", "null", "0", '""', "\ufeff{}", '{"t":"move"}{"t":"move"}']
            )
        if kind == 4:
            return json.dumps({"t": "hello", "secrets": [str(rng.choice(ODD)) for _ in range(rng.randrange(30))]})
        message: dict[str, Any] = {"t": rng.choice(TYPES)}
        for field in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
            message[field] = rng.choice(ODD)
        if kind == 5:  # forged: well-formed, for a seat that is not his
            message = {"t": "move", "k": "forged", "seat": 0, "v": self.party.lines[0].v(), "m": rng.randrange(4_000)}
        return json.dumps(message)


async def test_ten_thousand_messages_change_nothing(nursery: Nursery, folder: Path) -> None:
    server = nursery.server(folder, strikes=60)
    rng = random.Random(2024)
    victims = {name: await Party.sit(server, name, least(name), watched=True) for name in NAMES}
    bystander = await Party.sit(server, NAMES[0], least(NAMES[0]))
    for party in victims.values():
        await party.play(rng, 3)
    before = {name: {s: party.view(s) for s in party.lines} for name, party in victims.items()}
    sent = 0
    while sent < MESSAGES:
        name = rng.choice(NAMES)
        party = victims[name]
        attacker = Attacker(party, rng)
        attacker.captured = [json.dumps({"t": "move", "k": "k1", "seat": 0, "v": v, "m": 1}) for v in range(4)]
        line = await Line.open(server, party.id)
        try:
            for _ in range(rng.randrange(40, 120)):
                await line.socket.send(attacker.odd())
                sent += 1
            if rng.random() < 0.1:
                await line.socket.send("x" * 10_000)
        except ConnectionClosed:
            pass
        answered = [message for message in line.messages if message["t"] == "done"]
        assert answered == []
        line.cut()
        if not bystander.over():
            await bystander.step(rng)
    for name, party in victims.items():
        for seat, view in before[name].items():
            fresh = await Line.open(server, party.id, [party.secrets[seat]])
            assert {**fresh.views[seat], "log": None} == {**view, "log": None}
            await fresh.close()
        await party.step(rng)
        await party.close()
    await bystander.close()
    assert server.get("/health")["ok"]
    server.stop()
    assert [entry for entry in server.log() if entry["level"] == "error"] == []
