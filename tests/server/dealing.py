"""Deals that are the same every time, so that no test depends on luck.

A server draws its share of a deal from a secret source, pages add theirs, and the seed follows from all of them. One of
ours, in tests, draws its share from what was wished for, and the seed from that alone: the same table is dealt the
same, in whatever order tests open theirs. Whether deals are fair, and shares secret, is tested at servers that deal by
chance.
"""

import hashlib
from contextvars import ContextVar
from unittest.mock import patch

import msgspec

from ludotheque import fair
from ludotheque.engine.rng import SEEDS
from ludotheque.server import opening
from ludotheque.server.lobby import Lobby
from ludotheque.server.wire import Opened, Opening

wished = ContextVar("wished", default=b"a rematch")
open_by_chance = opening.opened


async def open_as_wished(lobby: Lobby, wish: Opening, *more: str) -> Opened:
    wished.set(msgspec.json.encode(wish))
    return await open_by_chance(lobby, wish, *more)


def share_as_wished() -> str:
    return hashlib.sha256(wished.get()).hexdigest()[:32]


def seed_of_share(table: str, game: str, rules: int, options: object, sheet: str, share: str, shares: object) -> int:
    return int(share, 16) % SEEDS


def without_luck() -> None:
    """Let this process, which is to become a server, deal so."""
    patch.object(opening, "opened", open_as_wished).start()
    patch.object(fair, "new_share", share_as_wished).start()
    patch.object(fair, "seed", seed_of_share).start()


def by_chance() -> None:
    """Let it deal as servers do."""
    patch.stopall()
