"""Learn Odin for two from nothing: self-play in many games at once, with JAX and optax.

    pip install "ludotheque[learn]"
    python examples/learn.py --policy odin.npz --curve odin.svg
    ludotheque simulate odin --seats 2 --bots policy:odin.npz,medium --games 2000
    ludotheque play odin --seats 2 --bots policy:odin.npz

Deep Monte Carlo: a network guesses, for each legal move, by how many points its player will be ahead when the round
ends. Both seats play the move that looks best, now and then any other; what came of each move is what it learns from.
The same seed gives the same policy on the same machine.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import ludotheque as lt
from ludotheque.research.extras import missing

try:
    import jax
    import jax.numpy as jnp
    import numpy as np
    import optax
except ModuleNotFoundError as error:
    raise SystemExit(str(missing("learn", error))) from None

from ludotheque.research.vector import Vector

GAMES, STEPS, BATCH = 256, 128, 2048  # games at once; decisions of each before it learns; decisions in an update
ROOM = 512  # moves are rated in so many, or twice, or thrice as many
TWICE = 2  # how often it learns from each decision
WIDE, DEEP = 256, 64  # neurons of the two layers
SLIPS = 0.15, 0.01  # how often any other move is tried: at first, in the end
RATE = 2e-3, 0.05  # of learning: at first, and what is left of it in the end
MOST = 9  # cards of a hand: what a round can cost
RIVALS = ("random", "medium")
FRESH = 10**9  # seeds from here on are for judging: no game was learned from

Array = Any  # of NumPy or of JAX
Weights = dict[str, jax.Array]


def network(weights: Weights, known: Array, done: Array) -> jax.Array:
    """Guess what moves are worth, from what the first layer makes of what is known and of what is done."""
    first = jax.nn.relu(known + done + weights["bias"])
    second = jax.nn.relu(first @ weights["hidden"] + weights["hidden_bias"])
    return second @ weights["worth"]


@jax.jit
def rate(weights: Weights, done: Array, observations: Array, rows: Array, actions: Array) -> jax.Array:
    """Rate actions, each in the game of its row."""
    return network(weights, (observations @ weights["state"])[rows], done[actions])


def loss(weights: Weights, observations: Array, moves: Array, returns: Array) -> jax.Array:
    guessed = network(weights, observations @ weights["state"], moves @ weights["move"])
    return jnp.mean((guessed - returns) ** 2)


class Learner:
    """A network, the games it plays against itself, and what it remembers of how to improve."""

    def __init__(self, seed: int, updates: int) -> None:
        self.games = Vector("odin", seats=2, count=GAMES, seed=seed)
        self.layout = self.games.layout
        texts = [self.layout.action(action).split() for action in range(self.layout.actions)]
        self.vocabulary = sorted({word for text in texts for word in text})
        self.words = np.array([[word in text for word in self.vocabulary] for text in texts], np.float32)
        self.rng = np.random.default_rng(seed)
        self.weights = self.begin()
        self.optimizer = optax.adam(optax.cosine_decay_schedule(RATE[0], updates, RATE[1]))
        self.memory = self.optimizer.init(self.weights)
        self.update = jax.jit(self.improve)
        self.decisions = 0

    def begin(self) -> Weights:
        def layer(*shape: int) -> jax.Array:
            return jnp.asarray(self.rng.normal(0, (2 / shape[0]) ** 0.5, shape), jnp.float32)

        return {
            "state": layer(len(self.layout.features), WIDE),
            "move": layer(len(self.vocabulary), WIDE),
            "bias": jnp.zeros(WIDE),
            "hidden": layer(WIDE, DEEP),
            "hidden_bias": jnp.zeros(DEEP),
            "worth": layer(DEEP) * 0.1,
        }

    def improve(self, weights: Weights, memory: Any, *batch: Array) -> tuple[Weights, Any]:
        change, memory = self.optimizer.update(jax.grad(loss)(weights, *batch), memory)
        return optax.apply_updates(weights, change), memory

    def choose(self, done: Array, slips: float) -> Array:
        """Choose an action in every game: the best one, or with some chance any."""
        now = self.games.now
        rows, actions = np.divmod(np.flatnonzero(now.masks), self.layout.actions)
        room = -(-len(rows) // ROOM) * ROOM  # few sizes, since each is compiled once
        padded = [np.pad(array, (0, room - len(rows))) for array in (rows, actions)]
        worth = np.asarray(rate(self.weights, done, now.observations, *padded))[: len(rows)]
        slipping = self.rng.random(GAMES) < slips
        worth = np.where(slipping[rows], self.rng.random(len(rows)), worth)
        order = np.lexsort((worth, rows))  # by row, and in it the best one last
        last = np.searchsorted(rows, np.arange(GAMES), "right") - 1
        return actions[order[last]]

    def play(self, slips: float) -> tuple[Array, Array, Array]:
        """Play on in all games; return what was known, what was done and what came of it when the round ended."""
        seen = np.zeros((STEPS, *self.games.now.observations.shape), np.float32)
        chosen, seats = np.zeros((2, STEPS, GAMES), np.int64)
        returns = np.full((STEPS, GAMES), np.nan, np.float32)  # not known yet
        begun = np.zeros(GAMES, np.int64)  # the step with which each round began
        done = jnp.asarray(self.words) @ self.weights["move"]
        before = self.points()
        for step in range(STEPS):
            now = self.games.now
            seen[step], seats[step] = now.observations, now.seats
            chosen[step] = self.choose(done, slips)
            now = self.games.step(chosen[step])
            after = self.points()
            cost = np.where(now.done[:, None], now.scores, after) - before
            for row in cost.any(1).nonzero()[0]:
                ahead = (cost[row, 1] - cost[row, 0]) / MOST  # of the first seat: points are to be avoided
                span = slice(begun[row], step + 1)
                returns[span, row] = np.where(seats[span, row] == 0, ahead, -ahead)
                begun[row] = step + 1
            before = after
        known = ~np.isnan(returns)
        self.decisions += STEPS * GAMES
        return seen[known], self.words[chosen[known]], returns[known]

    def points(self) -> Array:
        """Return what both seats have in every game, from what the one to act knows of it."""
        now = self.games.now
        columns = [self.layout.features.index(f"points +{seat}") for seat in (0, 1)]
        target = int(self.layout.options["target"])
        mine_first = np.rint(now.observations[:, columns] * target)
        return np.where(now.seats[:, None] == 0, mine_first, mine_first[:, ::-1])

    def learn(self, slips: float) -> None:
        known, done, returns = self.play(slips)
        order = np.concatenate([self.rng.permutation(len(returns)) for _ in range(TWICE)])
        for first in range(0, len(order) - BATCH + 1, BATCH):
            some = order[first : first + BATCH]
            self.weights, self.memory = self.update(self.weights, self.memory, known[some], done[some], returns[some])

    def save(self, path: Path) -> None:
        small = {name: np.asarray(value, np.float16) for name, value in self.weights.items()}
        names = {"game": "odin", "seats": 2, "features": self.layout.features, "words": self.vocabulary}
        held: dict[str, Any] = {name: np.array(value) for name, value in (names | small).items()}
        np.savez_compressed(path, **held)


def won(path: Path, rival: str, games: int, seed: int = FRESH) -> list[float]:
    """Return the share of games that a policy wins, with its interval."""
    found = lt.simulate("odin", 2, [f"policy:{path}", rival], games, seed=seed).levels[0].won
    return [round(value, 4) for value in (found.value, found.low, found.high)]


def draw(rows: list[dict[str, Any]], path: Path) -> None:
    """Draw the share of games that it won, with intervals, over the decisions it had made."""
    import matplotlib.pyplot as plt

    plt.rcParams["svg.hashsalt"] = "ludotheque"  # the same picture, byte for byte
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    made = [row["decisions"] / 1e6 for row in rows]
    for rival, colour in zip(RIVALS, ("#8c8c8c", "#b5541c"), strict=True):
        value, low, high = (list(values) for values in zip(*(row[rival] for row in rows), strict=True))
        axes.plot(made, value, color=colour, label=f"against {rival}")
        axes.fill_between(made, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.axhline(0.5, color="#8c8c8c", linewidth=0.8, linestyle=":")
    axes.set(xlabel="millions of decisions in self-play", ylabel="games won", xlim=(0, made[-1] or 1), ylim=(0, 1.02))
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=600, help="of playing and learning")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--policy", type=Path, default=Path("odin.npz"), help="where to write what was learned")
    parser.add_argument("--curve", type=Path, help="where to draw how it went (an .svg or .png)")
    parser.add_argument("--judge", type=int, default=400, help="how many games it is judged by, now and then")
    said = parser.parse_args()
    learner = Learner(said.seed, updates=TWICE * said.rounds * STEPS * GAMES // BATCH)
    rows, minutes = [], 0.0  # of learning: judging does not count
    for number in range(said.rounds + 1):
        if number % max(1, said.rounds // 20) == 0 or number == said.rounds:
            learner.save(said.policy)
            row = {"decisions": learner.decisions, "minutes": round(minutes, 2)}
            rows.append(row | {rival: won(said.policy, rival, said.judge) for rival in RIVALS})
            print(json.dumps(rows[-1]), flush=True)
        if number < said.rounds:
            start = time.process_time()
            learner.learn(slips=SLIPS[0] + (SLIPS[1] - SLIPS[0]) * number / said.rounds)
            minutes += (time.process_time() - start) / 60
            if said.curve:
                draw(rows, said.curve)


if __name__ == "__main__":
    main()
