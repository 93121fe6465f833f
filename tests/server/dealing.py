"""Deals that are the same every time, so that no test depends on luck.

A server draws the seed of a table from a secret source. One of ours, in tests, draws it from what was wished for: the
same table is dealt the same, in whatever order tests open theirs. That seeds are secret is tested on its own.
"""

import hashlib
import secrets
from contextvars import ContextVar
from unittest.mock import patch

import msgspec

from ludotheque.server.lobby import Lobby
from ludotheque.server.wire import Opened, Opening

wished = ContextVar("wished", default=b"a rematch")
open_by_chance = Lobby.open


async def open_as_wished(lobby: Lobby, wish: Opening, *more: str) -> Opened:
    wished.set(msgspec.json.encode(wish))
    return await open_by_chance(lobby, wish, *more)


def draw(below: int) -> int:
    return int.from_bytes(hashlib.sha256(wished.get()).digest()) % below


def without_luck() -> None:
    """Let this process, which is to become a server, deal so."""
    patch.object(Lobby, "open", open_as_wished).start()
    patch.object(secrets, "randbelow", draw).start()
