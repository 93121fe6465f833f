"""A slow browser gets one fresh present instead of a queue; a fast one gets everything in order."""

import asyncio
import gc
import json
import random
import socket
import weakref
from collections.abc import MutableMapping
from typing import Any

import pytest

from ludotheque.server.net.outbox import MOST_ANSWERS, MOST_BYTES, Outbox
from tests.server.client import Line, Party
from tests.server.games import NAMES, least
from tests.server.running import Server

pytestmark = [pytest.mark.on_wheel, pytest.mark.asyncio, pytest.mark.one_store]


class Pipe:
    """A way out that can be closed off."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: list[str] = []
        self.refreshed = 0
        self.hopeless = 0
        self.present = [b"present"]
        self.outbox = Outbox(self.send, 3, self.refresh, self.give_up)

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.open.wait()
        self.sent.append(message["text"])

    def refresh(self) -> None:
        self.refreshed += 1
        for text in self.present:
            self.outbox.put(text, show=True)

    def give_up(self) -> None:
        self.hopeless += 1


async def settled() -> None:
    """Let all tasks that can go on do so, until none can."""
    for _ in range(200):
        await asyncio.sleep(0)


async def test_everything_arrives_in_order_while_the_line_is_clear() -> None:
    pipe = Pipe()
    pipe.open.set()
    for number in range(3):
        pipe.outbox.put(b"view %d" % number, show=True)
        pipe.outbox.put(b"answer %d" % number, show=False)
    await settled()
    assert pipe.sent == ["view 0", "answer 0", "view 1", "answer 1", "view 2", "answer 2"]
    assert pipe.refreshed == 0


async def test_views_give_way_to_the_present_and_answers_do_not() -> None:
    pipe = Pipe()
    for number in range(50):
        pipe.outbox.put(b"view %d" % number, show=True)
        if number % 10 == 0:
            pipe.outbox.put(b"answer %d" % number, show=False)
    await settled()
    assert len(pipe.outbox.queue) <= 6
    pipe.open.set()
    await settled()
    answers = [text for text in pipe.sent if text.startswith("answer")]
    assert answers == [f"answer {number}" for number in range(0, 50, 10)]
    assert pipe.sent[-1] == "present"
    assert len([text for text in pipe.sent if text.startswith("view")]) <= 4
    assert pipe.refreshed == 1
    pipe.outbox.put(b"view 50", show=True)
    await settled()
    assert pipe.sent[-1] == "view 50", "afterwards it goes on as before"


async def test_who_asks_without_listening_is_given_up() -> None:
    pipe = Pipe()
    for number in range(MOST_ANSWERS + 5):
        pipe.outbox.put(b"answer %d" % number, show=False)
    assert pipe.hopeless == 1
    assert not pipe.outbox.queue


async def test_a_browser_that_stops_reading_is_sent_the_present_when_it_reads_again(server: Server) -> None:
    name = NAMES[0]
    party = await Party.sit(server, name, least(name))
    host, port = server.address.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((host, int(port)))
    slow = await Line.open(server, party.id, sock=raw)
    slow.socket.transport.pause_reading()
    refreshed = server.metric("outbox_refreshed_total")
    rng = random.Random(1)
    hello = json.dumps({"t": "hello", "secrets": []})
    for _ in range(3000):  # fill all buffers on the way: each hello is answered by everything
        await slow.socket.send(hello)
    await party.play(rng, 30)
    v = party.lines[0].v()
    slow.socket.transport.resume_reading()
    await slow.until(lambda: slow.v() == v)
    await slow.until(lambda: slow.views[None]["view"] == slow.views[None]["view"])
    assert server.metric("outbox_refreshed_total") > refreshed
    versions = [message["v"] for message in slow.messages if message["t"] == "view"]
    assert versions == sorted(versions)
    fresh = await Line.open(server, party.id)
    assert slow.views[None]["view"] == fresh.views[None]["view"]
    assert slow.logs[None] == fresh.logs[None]
    await fresh.close()
    await slow.close()
    await party.close()


async def test_what_waits_has_a_size_too() -> None:
    pipe = Pipe()
    large = b"v" * (MOST_BYTES // 2)
    pipe.outbox.put(b"answer", show=False)
    for _ in range(3):
        pipe.outbox.put(large, show=True)
    assert pipe.outbox.behind
    assert pipe.outbox.bytes == len(b"answer")
    pipe.present = [large] * 3  # larger than what may wait: it is sent all the same, and once
    pipe.open.set()
    await settled()
    assert pipe.sent[-3:] == [large.decode()] * 3
    assert (pipe.refreshed, pipe.hopeless, pipe.outbox.bytes) == (1, 0, 0)


async def test_who_asks_for_much_without_listening_is_given_up() -> None:
    pipe = Pipe()
    for _ in range(3):
        pipe.outbox.put(b"a" * (MOST_BYTES // 2), show=False)
    assert pipe.hopeless == 1
    assert not pipe.outbox.queue


class Owner:
    """Somebody with a way out, and nothing else to hold on to."""

    def __init__(self) -> None:
        self.outbox = Outbox(sent, 3, self.refresh, self.refresh)

    def refresh(self) -> None:
        pass


async def sent(message: MutableMapping[str, Any]) -> None:
    pass


async def test_what_is_closed_is_gone_at_once() -> None:
    owner = Owner()
    known = weakref.ref(owner)
    gc.disable()
    try:
        owner.outbox.close()
        del owner
        assert known() is None
    finally:
        gc.enable()
