"""Luck drawn again from a keyed hash before each move, so that nothing seen tells what comes."""

import hashlib
import struct

from ludotheque.engine.rng import Rng

WORDS = struct.Struct(">4I")


class Luck:
    """The chance of a match whose seed is a key: the deal, and the generator for each of its moves.

    To find out from a shuffle where its generator stood would tell no more than that shuffle: the next one is
    drawn from the hash of another number, and no hash leads back to its key.
    """

    def __init__(self, seed: int) -> None:
        self.key = seed.to_bytes(12, "big")

    def deal(self) -> int:
        """Return the seed of the deal: not the key itself, which would give the rest away with it."""
        return int.from_bytes(self.hashed(0)[:12], "big")

    def draw(self, rng: Rng, number: int) -> None:
        """Set a generator for a move; 1 is the first."""
        rng.a, rng.b, rng.c, rng.d = WORDS.unpack(self.hashed(number))

    def hashed(self, number: int) -> bytes:
        return hashlib.blake2s(number.to_bytes(8, "big"), key=self.key, digest_size=16).digest()
