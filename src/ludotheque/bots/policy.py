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
# What a file holds. A state and a move are added up in the first layer; the last gives the worth of the move.
WEIGHTS = ("state", "move", "bias", "hidden", "hidden_bias", "worth")


class PolicyBot(Bot):
    """Play the move that is worth most; at tables the policy is not for, play like another bot.

    A move is the words of its text, each a row of `move`; `words` says which.
    """

    def __init__(self, game: "Game", path: str) -> None:
        self.other: Bot = game.part("bot").bot()
        self.numpy: Any = numpy()
        held = read(self.numpy, path)
        self.features: Any = game.part("features")
        self.names: list[str] = [str(name) for name in held["features"]]
        self.weights: dict[str, Any] = {name: held[name].astype("float32") for name in WEIGHTS}
        self.rows: dict[str, int] = {str(word): row for row, word in enumerate(held["words"])}
        self.moves: dict[int, Any] = {}  # what the first layer makes of each
        self.out = vec[float]([0.0] * len(self.names))
        self.fits: dict[int, bool] = {}  # by the number of seats
        check(self, path)
        if str(held["game"]) != game.name:
            raise Refused("policy-game", file=shortened(path), game=str(held["game"]), title=game.meta.title)

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        seats = int(rules.seats)
        if seats not in self.fits:
            self.fits[seats] = self.features.names(rules) == self.names
        if not self.fits[seats]:
            return self.other.choose(rules, s, seat, rng)
        legal = rules.legal_moves(s, seat)
        self.features.write(rules, s, int(seat), self.out, 0)
        return legal[int(self.worth(rules, legal).argmax())]

    def worth(self, rules: Rules, legal: list[int]) -> Any:
        """Return what each move is worth, where `out` is what the seat knows."""
        np = self.numpy
        weights = self.weights
        known = np.frombuffer(self.out, np.float64).astype(np.float32) @ weights["state"] + weights["bias"]
        first = np.maximum(known + np.stack([self.move(rules, move) for move in legal]), 0)
        second = np.maximum(first @ weights["hidden"] + weights["hidden_bias"], 0)
        return second @ weights["worth"]

    def move(self, rules: Rules, move: int) -> Any:
        """Return what the first layer makes of a move."""
        if move not in self.moves:
            rows = [self.rows[word] for word in rules.choice(move).text.split() if word in self.rows]
            self.moves[move] = self.weights["move"][rows].sum(0)
        return self.moves[move]

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        return self.other.evaluate(rules, s, seat)


def numpy() -> Any:
    """Load NumPy, which only policies need: nothing here imports it, so that it need not be there to compile this."""
    try:
        return importlib.import_module("numpy")
    except ModuleNotFoundError:
        raise Refused("extra", package="numpy", extra="research") from None


def read(np: Any, path: str) -> dict[str, Any]:
    """Read a file of arrays; raise Refused if it is none."""
    try:
        if Path(path).stat().st_size > LARGEST:
            raise Refused("policy-file", file=shortened(path))
        with np.load(path, allow_pickle=False) as held:
            return {name: held[name] for name in ("game", "features", "words", *WEIGHTS)}
    except FileNotFoundError:
        raise Refused("policy-none", file=shortened(path)) from None
    except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile):
        raise Refused("policy-file", file=shortened(path)) from None


def check(bot: PolicyBot, path: str) -> None:
    """Raise Refused unless the arrays of a policy fit together."""
    weights = bot.weights
    wide, deep = len(weights["bias"].ravel()), len(weights["hidden_bias"].ravel())
    shapes = {
        "state": (len(bot.names), wide),
        "move": (len(bot.rows), wide),
        "bias": (wide,),
        "hidden": (wide, deep),
        "hidden_bias": (deep,),
        "worth": (deep,),
    }
    if any(weights[name].shape != shape for name, shape in shapes.items()):
        raise Refused("policy-file", file=shortened(path))
