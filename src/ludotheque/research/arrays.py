"""A game as arrays: what a seat knows and may do, in NumPy, with names for every number."""

import secrets
from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.library import game as find
from ludotheque.research.extras import missing
from ludotheque.research.lanes import Glance
from ludotheque.research.meanings import Meaning, meanings

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("research", error) from None

Observation = dict[str, NDArray[Any]]


class Layout:
    """What the numbers mean: the rules of a table, the names of its features and of its actions.

    >>> layout = Layout("odin", 4)
    >>> layout.features[:2], layout.actions, layout.action(3579)
    (['hand b1', 'hand b2'], 3634, 'pass')
    >>> layout.meaning("cards +1")
    Meaning(pattern='cards +seat', says='how many cards that seat holds', one='a full hand, 9 cards')
    """

    def __init__(
        self, game: str, seats: int, options: Mapping[str, object] | None = None, sheet: str | None = None
    ) -> None:
        self.game = find(game)
        self.seats = seats
        self.options = self.game.meta.resolve(seats, options or {})
        self.sheet = sheet
        self.rules = self.game.rules(seats, self.options, sheet)
        part = self.game.part("features")
        self.features: list[str] = part.names(self.rules)
        self.write = part.write
        self.actions = int(self.rules.actions)

    @property
    def simultaneous(self) -> bool:
        """Whether several seats may choose at once: the rules then say who may change a choice."""
        return type(self.rules).revising is not Rules.revising

    def __reduce__(self) -> tuple[object, ...]:
        return Layout, (self.game.name, self.seats, self.options, self.sheet)

    def __deepcopy__(self, memo: object) -> "Layout":
        return self  # nothing in it changes

    def action(self, number: int) -> str:
        """Return what an action is in words."""
        return self.rules.choice(number).text

    def meaning(self, name: str) -> Meaning:
        """Return what a feature says, and what 1 stands for; both are empty if the game does not tell."""
        if name not in self.features:
            raise KeyError(name)
        return next((found for found in meanings(self.game) if found.fits(name)), Meaning(name, "", ""))

    def named(self, observation: "NDArray[Any]") -> dict[str, float]:
        """Return an observation with the name of each number."""
        return dict(zip(self.features, observation.tolist(), strict=True))


class Eye:
    """Look at states through a layout; every look makes arrays of its own."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._glance = Glance(layout.rules, layout.write, len(layout.features))
        self._features = window(self._glance.features, "float64", len(layout.features))
        self._mask = window(self._glance.mask, "int8", layout.actions)

    def __reduce__(self) -> tuple[object, ...]:
        return Eye, (self._layout,)

    def __deepcopy__(self, memo: object) -> "Eye":
        return Eye(self._layout)

    def observation(self, s: State, seat: int, acts: bool) -> Observation:
        """Return what a seat knows, and what it may do if it acts."""
        self._glance.look(s, seat, acts)
        return {"observation": self._features.astype(np.float32), "action_mask": self._mask.copy()}


class Deals:
    """The seeds of one game after the other: the first as it was asked for, the others drawn from it."""

    def __init__(self) -> None:
        self._rng = Rng(secrets.randbelow(SEEDS))

    def next(self, seed: SupportsIndex | None) -> int:
        """Return the seed of the next deal."""
        if seed is None:
            return self._rng.seed()
        deal = index(seed) % SEEDS  # a NumPy integer becomes one that does not overflow
        self._rng = Rng(deal)
        return deal

    def __getstate__(self) -> list[int]:
        return self._rng.words()

    def __setstate__(self, words: list[int]) -> None:
        self._rng = Rng(0)
        self._rng.set_words(words)


def window(numbers: "vec[i64] | vec[u8] | vec[float]", dtype: str, *shape: int) -> NDArray[Any]:
    """Show a vec as an array that can be written to; the two share their memory, and the array keeps it."""
    return np.asarray(_Held(numbers)).view(dtype).reshape(shape)


class _Held:
    """A vec and where its numbers lie: NumPy's own way to it, the buffer, is for reading only."""

    def __init__(self, numbers: "vec[i64] | vec[u8] | vec[float]") -> None:
        self.numbers = numbers
        bytes_of = np.frombuffer(memoryview(numbers).cast("B"), np.uint8)
        self.__array_interface__ = {
            "shape": bytes_of.shape,
            "typestr": "|u1",
            "data": (bytes_of.ctypes.data, False),
            "version": 3,
        }
