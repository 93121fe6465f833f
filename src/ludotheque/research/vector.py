"""Many games at once: stepped in compiled code, read as NumPy arrays that are written in place.

>>> games = Vector("odin", seats=2, count=64, seed=7)
>>> for _ in range(100):
...     now = games.step(games.sample())
>>> now.observations.shape, now.masks.shape, now.rewards.shape
((64, 342), (64, 3634), (64, 2))
"""

from typing import Any, NamedTuple, SupportsIndex

from librt.vecs import vec
from mypy_extensions import u8

from ludotheque.engine.refused import IllegalMove, Refused, shortened
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.research.arrays import Layout, window
from ludotheque.research.extras import missing
from ludotheque.research.lanes import Lanes

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("research", error) from None


ALIGNED = 64  # bytes: where JAX reads an array without a copy, it begins at a multiple


class Now(NamedTuple):
    """What all games show, a row for each; the next step writes into the same arrays, so copy what you keep.

    PyTorch reads them without a copy, and so does JAX the two that are large, observations and masks.
    """

    observations: NDArray[np.float32]  # features of the seat to act
    masks: NDArray[np.bool_]  # its legal actions
    seats: NDArray[np.int64]  # the seat to act
    rewards: NDArray[np.float32]  # of each seat for the step just made: not 0 only where a game ended
    done: NDArray[np.bool_]  # where a game ended; what is observed there is the first decision of the next
    scores: NDArray[np.int64]  # of each seat in the game of that row that ended last


class Vector:
    """Games side by side, all at their next decision.

    Row `i` plays the games number `i`, `i + count`, `i + 2 * count`, …; number `n` is the one that
    `match(seed=seed + n)` deals. What happens in one row never depends on another.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        count: SupportsIndex,
        seed: SupportsIndex = 0,
        sheet: str | None = None,
        **options: object,
    ) -> None:
        if not isinstance(count, int | np.integer) or count < 1:
            raise Refused("whole", name="count", said=shortened(repr(count)))
        self.layout = Layout(game, seats, options, sheet)
        self.count = int(count)
        self._lay_out(checked(seed))

    def reset(self, seed: SupportsIndex) -> Now:
        """Deal all games again, into the same arrays."""
        self.seed = checked(seed)
        self._rng = Rng(self.seed)
        self._lanes.deal(self.seed)
        return self._look()

    def _lay_out(self, seed: int) -> None:
        """Make the arrays, and deal all games."""
        layout, count = self.layout, self.count
        self.seed = seed
        self._rng = Rng(seed)
        marks = count * layout.actions
        masks = vec[u8]([0] * (marks + ALIGNED))
        where = window(masks, "uint8", marks + ALIGNED)
        first = -where.ctypes.data % ALIGNED
        lanes = Lanes(layout.rules, layout.write, len(layout.features), count, seed, masks, first)
        self._lanes = lanes
        self.actions: NDArray[np.int64] = window(lanes.actions, "int64", count)
        self._features: NDArray[np.float64] = window(lanes.features, "float64", count, len(layout.features))
        self._rewards: NDArray[np.float64] = window(lanes.rewards, "float64", count, layout.seats)
        self.now = Now(
            aligned(count, len(layout.features)),
            where[first : first + marks].view(np.bool_).reshape(count, layout.actions),
            window(lanes.seats, "int64", count),
            np.zeros((count, layout.seats), np.float32),
            window(lanes.done, "bool", count),
            window(lanes.scores, "int64", count, layout.seats),
        )
        self._look()

    def _look(self) -> Now:
        np.copyto(self.now.observations, self._features, casting="same_kind")
        np.copyto(self.now.rewards, self._rewards, casting="same_kind")
        return self.now

    def step(self, actions: Any) -> Now:
        """Let the seat to act of every game act; raise IllegalMove, changing nothing, if one may not."""
        if actions is not self.actions:
            self.actions[:] = actions
        wrong = int(self._lanes.illegal())
        if wrong >= 0:
            seat, move = int(self.now.seats[wrong]), int(self.actions[wrong])
            try:
                self.layout.rules.check(self._lanes.lanes[wrong].s, seat, move)
            except IllegalMove as illegal:
                illegal.game = self.layout.game.name
                illegal.add_note(f"in row {wrong}: action {move} of seat {seat}")
                raise
        self._lanes.step()
        return self._look()

    def sample(self) -> NDArray[np.int64]:
        """Draw a legal action for every game, each equally likely; the array is the same every time."""
        self._lanes.sample(self._rng)
        return self.actions

    def __getstate__(self) -> dict[str, Any]:
        return {
            "layout": self.layout,
            "count": self.count,
            "seed": self.seed,
            "rng": self._rng.words(),
            "games": self._lanes.games(),
            "arrays": [self.actions.copy(), self._rewards.copy(), self.now.done.copy(), self.now.scores.copy()],
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.layout, self.count = kept["layout"], kept["count"]
        self._lay_out(kept["seed"])
        self._rng.set_words(kept["rng"])
        # A copy's states come from those of the original: they must be its own.
        self._lanes.set_games([(s.copy(), number) for s, number in kept["games"]])
        held = (self.actions, self._rewards, self.now.done, self.now.scores)
        for array, values in zip(held, kept["arrays"], strict=True):
            array[:] = values
        self._look()


def checked(seed: SupportsIndex) -> int:
    """Return a seed as a plain number; raise Refused if it is not one."""
    if not isinstance(seed, int | np.integer) or not 0 <= int(seed) < SEEDS:
        raise Refused("seed")
    return int(seed)


def aligned(*shape: int) -> NDArray[np.float32]:
    """Make an array that begins where JAX can read it without a copy."""
    size = int(np.prod(shape))
    room = np.zeros(size + ALIGNED, np.float32)
    start = -room.ctypes.data % ALIGNED // 4
    return room[start : start + size].reshape(shape)
