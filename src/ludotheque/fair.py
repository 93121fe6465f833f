"""Fair deals: nobody alone chooses a deal, and all who kept what they were shown can check that afterwards.

The server draws a share and shows its hash, the seal, when a table is opened. Then every page that sits down adds a
share of its own. The seed follows from all of them, and all are shown after the last move: so the server could not
choose the deal without knowing the shares, nor a player without knowing the server's.
"""

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence

import msgspec

from ludotheque.engine.record import Record
from ludotheque.engine.refused import Refused
from ludotheque.match import replay
from ludotheque.text.words import sentence

PREFIX = 8  # characters of a seal, at least, that say something


class Verdict(msgspec.Struct, frozen=True):
    """What a record was found to be."""

    ok: bool
    committed: bool | None  # does the seal that was shown before the game fit; None: none was given to compare with
    shared: bool | None  # are the shares given by your own page in the deal; None: none was given to compare with
    verdict: str  # the end of a text key, verdict-…
    sentence: str = ""  # why it was refused, where it was


def new_share() -> str:
    """Draw a share, so long that its hash gives nothing of it away."""
    return secrets.token_hex(16)


def commitment(table: str, share: str) -> str:
    """Return the seal of a share: its hash, with the table it is for.

    >>> commitment("t", "7")[:8]
    'b0366494'
    """
    return hashlib.sha256(f"{table}:{share}".encode()).hexdigest()


def seed(
    table: str, game: str, rules: int, options: Mapping[str, object], sheet: str, share: str, shares: Sequence[str]
) -> int:
    """Return the seed that follows from what a table is, the server's share and one share, maybe none, for each seat.

    >>> seed("t", "toy", 1, {"first": "random", "short": False}, "s", "00", ["11", ""])
    54936352656348653704655436625
    """
    chosen = [f"{name}={json.dumps(options[name], ensure_ascii=False)}" for name in sorted(options)]
    parts = ["ludotheque", table, game, str(rules), ",".join(chosen), sheet, share, *shares]
    return int.from_bytes(hashlib.sha256("\n".join(parts).encode()).digest()[:12], "big")


def verify(text: str, shown: str = "", given: Sequence[str] = (), lang: str = "en") -> Verdict:
    """Check that a record's moves lead to its result and its shares to its seed, and that they are those one knows of.

    `shown` is the seal that was seen before the game, or its beginning, and `given` are the shares of your own page:
    what a record says of itself proves nothing. A refusal is told in the language `lang`.
    """
    try:
        record = Record.from_json(text)
        match = replay(record)
    except Refused as refused:
        return Verdict(False, None, None, "refused", sentence(refused, lang))
    if record.scores and not match.over:
        return Verdict(False, None, None, "unfinished")
    data = json.loads(text)
    table, stated, share = data.get("table"), data.get("commitment"), data.get("share")
    if record.start is not None or not isinstance(table, str) or not isinstance(stated, str):
        return Verdict(False, None, None, "elsewhere") if shown or given else Verdict(True, None, None, "legal")
    shares = data.get("shares")
    if isinstance(share, str) and share:
        if not isinstance(shares, list) or len(shares) != record.seats or not all(isinstance(x, str) for x in shares):
            return Verdict(False, None, None, "seed")
        parts = (table, record.game, record.version, record.options, record.sheet, share, shares)
        if not record.luck or seed(*parts) != record.seed:
            return Verdict(False, None, None, "seed")
    else:  # of before there were shares: the seal was that of the seed itself
        share, shares = str(record.seed), []
    return compared(commitment(table, share), stated, shown.strip().lower().rstrip("…."), given, shares)


def compared(seal: str, stated: str, shown: str, given: Sequence[str], shares: Sequence[str]) -> Verdict:
    """Compare a record that is consistent with what somebody has kept."""
    if seal != stated:
        return Verdict(False, None, None, "seed")
    committed = seal.startswith(shown) if len(shown) >= PREFIX else None
    shared = all(share.strip().lower() in shares for share in given) if given else None
    if committed is False:
        return Verdict(False, False, shared, "other-seal")
    if shared is False:
        return Verdict(False, committed, False, "other-share")
    if shown and committed is None:
        return Verdict(False, None, shared, "short-seal")
    return Verdict(True, committed, shared, PROVEN[bool(committed), bool(shared)])


PROVEN = {(False, False): "consistent", (True, False): "sealed", (False, True): "shared", (True, True): "honest"}
