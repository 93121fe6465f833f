"""A small copyable generator: the random state of a match."""

from librt.vecs import vec
from mypy_extensions import i64

WORD = 0xFFFFFFFF
SEEDS = 1 << 96  # a seed is three words: too many to guess a deal by trying them all


class Rng:
    """Draw reproducible numbers: Chris Doty-Humphrey's sfc32, the same compiled or interpreted.

    >>> Rng(7).below(6), Rng(7).below(6)
    (4, 4)
    """

    def __init__(self, seed: int, source: "Rng | None" = None) -> None:
        # All fields first: the compiler then knows that they are always there.
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.d: i64 = 1
        if source is not None:
            self.assign(source)
            return
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to 2**96 - 1, not {seed}")
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Draw 32 bits."""
        drawn = (self.a + self.b + self.d) & 0xFFFFFFFF
        self.d = (self.d + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (9 * self.c) & 0xFFFFFFFF
        self.c = ((((self.c & 0x7FF) << 21) | (self.c >> 11)) + drawn) & 0xFFFFFFFF
        return drawn

    def below(self, n: i64) -> i64:
        """Draw a whole number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def shuffle(self, pieces: vec[i64], size: i64, n: i64) -> None:
        """Bring n random ones of the first `size` pieces to the front, in random order."""
        # `below`, with its words in local names: dealing is where most numbers are drawn.
        a, b, c, d = self.a, self.b, self.c, self.d
        i: i64 = 0
        while i < n:
            drawn = (a + b + d) & 0xFFFFFFFF
            d = (d + 1) & 0xFFFFFFFF
            a = b ^ (b >> 9)
            b = (9 * c) & 0xFFFFFFFF
            c = ((((c & 0x7FF) << 21) | (c >> 11)) + drawn) & 0xFFFFFFFF
            j = i + ((drawn * (size - i)) >> 32)
            piece = pieces[j]
            pieces[j] = pieces[i]
            pieces[i] = piece
            i += 1
        self.a, self.b, self.c, self.d = a, b, c, d

    def seed(self) -> int:
        """Draw a seed for another generator."""
        high = int(self.word())
        middle = int(self.word())
        return (high << 64) | (middle << 32) | int(self.word())

    def fork(self) -> "Rng":
        """Make another generator: the same as `Rng(self.seed())`, without the big number in between.

        >>> Rng(7).fork().words() == Rng(Rng(7).seed()).words()
        True
        """
        other = Rng(0, self)
        other.c = self.word()
        other.b = self.word()
        other.a = self.word()
        other.d = 1
        i: i64 = 0
        while i < 12:
            other.word()
            i += 1
        return other

    def copy(self) -> "Rng":
        return Rng(0, self)

    def assign(self, other: "Rng") -> None:
        """Go on from where another generator stands."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def set_words(self, words: list[int]) -> None:
        """Stand where `words()` said."""
        if len(words) != 4 or min(words) < 0 or max(words) > WORD:
            raise ValueError("the generator of a position is four words of 32 bits")
        self.a, self.b, self.c, self.d = words
