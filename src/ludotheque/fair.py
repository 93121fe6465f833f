"""Fair deals: a seed is committed to before the first move and shown after the last, so that anybody can check it."""

import hashlib
import hmac
import json

import msgspec

from ludotheque.engine.record import Record
from ludotheque.engine.refused import Refused
from ludotheque.match import replay
from ludotheque.text.words import sentence


class Verdict(msgspec.Struct, frozen=True):
    """What a record was found to be."""

    ok: bool
    committed: bool | None  # does the seed fit the commitment; None: there is none to compare with
    verdict: str  # the end of a text key, verdict-…
    sentence: str = ""  # why it was refused, where it was


def commitment(table: str, seed: int) -> str:
    """Hash a seed, with the table it is for, so that it can be shown before anybody may know the seed.

    >>> commitment("t", 7)[:8]
    'b0366494'
    """
    return hashlib.sha256(f"{table}:{seed}".encode()).hexdigest()


def verify(text: str, shown: str = "", lang: str = "en") -> Verdict:
    """Check a record: its moves lead to its result, and its seed is the one committed to.

    `shown` is the commitment that was seen when the table was opened: what a record says of itself proves nothing.
    A refusal is told in the language `lang`.
    """
    try:
        record = Record.from_json(text)
        match = replay(record)
    except Refused as refused:
        return Verdict(False, None, "refused", sentence(refused, lang))
    if record.scores and not match.over:
        return Verdict(False, None, "unfinished")
    if record.start is not None:
        return Verdict(False, None, "elsewhere") if shown else Verdict(True, None, "legal")
    data = json.loads(text)
    table, stated = data.get("table"), data.get("commitment")
    if not isinstance(table, str) or not isinstance(stated, str):
        return Verdict(False, None, "elsewhere") if shown else Verdict(True, None, "legal")
    computed = commitment(table, record.seed)
    if not same(computed, stated) or (shown and not same(computed, shown.strip().lower())):
        return Verdict(False, False, "seed")
    return Verdict(True, True, "honest")


def same(computed: str, stated: str) -> bool:
    return hmac.compare_digest(computed.encode(), stated.encode())
