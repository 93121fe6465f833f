"""A bot that plays what was learned: a small network in a file, read with NumPy alone."""

import importlib
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.refused import Refused, shortened
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State

if TYPE_CHECKING:
    from ludotheque.library import Game

PREFIX = "policy:"
LARGEST = 64 << 20  # bytes of a file
# What a file holds besides. A state and a move are added up in the first layer; the last gives the worth of the move.
WEIGHTS = ("state", "move", "bias", "hidden", "hidden_bias", "worth")
NAMES = ("game", "seats", "features", "words")


class Policy:
    """What a file holds: for which game and how many seats, the names of its inputs, and the weights.

    A move is the words of its text, each a row of `move`; `words` says which.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.numpy: Any = numpy()
        held = read(self.numpy, path)
        try:
            self.game = str(held["game"])
            self.seats = int(held["seats"])
            self.features: list[str] = [str(name) for name in held["features"]]
            self.rows: dict[str, int] = {str(word): row for row, word in enumerate(held["words"])}
            self.weights: dict[str, Any] = {name: held[name].astype("float32") for name in WEIGHTS}
        except (TypeError, ValueError):
            raise Refused("policy-file", file=shortened(path)) from None
        wide, deep = self.weights["bias"].size, self.weights["hidden_bias"].size
        shapes = {
            "state": (len(self.features), wide),
            "move": (len(self.rows), wide),
            "bias": (wide,),
            "hidden": (wide, deep),
            "hidden_bias": (deep,),
            "worth": (deep,),
        }
        if any(self.weights[name].shape != shape for name, shape in shapes.items()):
            raise Refused("policy-file", file=shortened(path))


class PolicyBot(Bot):
    """Play the move that is worth most; raise Refused at a table that the policy was not made for."""

    def __init__(self, game: "Game", path: str) -> None:
        self.heuristic: Bot = game.part("bot").bot()  # says how a position stands
        self.part: Any = game.part("features")
        self.policy = Policy(path)
        self.numpy: Any = self.policy.numpy
        self.known = vec[float]([0.0] * len(self.policy.features))
        self.moves: dict[int, Any] = {}  # what the first layer makes of each
        self.rules: Rules | None = None  # that the policy was found to be for
        if self.policy.game != game.name:
            raise Refused("policy-game", file=shortened(path), game=self.policy.game, title=game.meta.title)

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        if self.rules is not rules:
            self.sit(rules)
        legal = rules.legal_moves(s, seat)
        if len(legal) == 1:
            return legal[0]
        self.part.write(rules, s, int(seat), self.known, 0)
        return legal[int(self.worth(rules, legal).argmax())]

    def sit(self, rules: Rules) -> None:
        """See that the policy was made for such a table."""
        if int(rules.seats) != self.policy.seats or self.part.names(rules) != self.policy.features:
            raise Refused("policy-table", file=shortened(self.policy.path), seats=self.policy.seats)
        self.moves = {}
        self.rules = rules

    def worth(self, rules: Rules, legal: list[int]) -> Any:
        """Return what each move is worth, from what the seat knows."""
        np = self.numpy
        weights = self.policy.weights
        seen = np.frombuffer(self.known, np.float64).astype(np.float32)
        # Not with @: for matrices this small, waking the threads of BLAS takes longer than the product.
        known = np.einsum("i,ij->j", seen, weights["state"]) + weights["bias"]
        first = np.maximum(known + np.stack([self.move(rules, move) for move in legal]), 0)
        second = np.maximum(np.einsum("ni,ij->nj", first, weights["hidden"]) + weights["hidden_bias"], 0)
        return np.einsum("nj,j->n", second, weights["worth"])

    def move(self, rules: Rules, move: int) -> Any:
        """Return what the first layer makes of a move."""
        if move not in self.moves:
            words = rules.choice(move).text.split()
            rows = [self.policy.rows[word] for word in words if word in self.policy.rows]
            self.moves[move] = self.policy.weights["move"][rows].sum(0)
        return self.moves[move]

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        return self.heuristic.evaluate(rules, s, seat)


def numpy() -> Any:
    """Load NumPy, which only policies need: nothing here imports it, so that it need not be there to compile this."""
    try:
        return importlib.import_module("numpy")
    except ModuleNotFoundError:
        raise Refused("extra", package="numpy", extra="research") from None


def read(np: Any, path: str) -> dict[str, Any]:
    """Read a file of arrays; raise Refused if it is not a policy."""
    try:
        if Path(path).stat().st_size > LARGEST:
            raise Refused("policy-file", file=shortened(path))
        with np.load(path, allow_pickle=False) as held:
            return {name: held[name] for name in (*NAMES, *WEIGHTS)}
    except FileNotFoundError:
        raise Refused("policy-none", file=shortened(path)) from None
    except (OSError, KeyError, TypeError, ValueError, EOFError, zipfile.BadZipFile):
        raise Refused("policy-file", file=shortened(path)) from None
