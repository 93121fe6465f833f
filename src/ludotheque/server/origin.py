"""Where a record comes from: by this it is known whether somebody could still win by looking into it."""

import msgspec

from ludotheque.engine.refused import Refused
from ludotheque.server.table import seats


class Origin(msgspec.Struct, frozen=True):
    """The table a record names, and its deal, which it cannot leave out."""

    table: str = ""
    seed: str | None = None

    @staticmethod
    def of(record: bytes) -> "Origin":
        """Read it from a record; raise Refused if it is not one."""
        try:
            return msgspec.json.decode(record, type=Origin)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused("record") from None

    @property
    def challenge(self) -> str:
        """Return the id of the challenge with this deal, if there is one; empty: there cannot be."""
        seed = self.seed or ""
        return seats.challenge_of(int(seed)) if seed.isascii() and seed.isdigit() and len(seed) <= 30 else ""
