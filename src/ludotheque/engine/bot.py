"""What a bot is: something that chooses a move from a copy in which all it cannot know was dealt again."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


class Horizon:
    """How far search imagines a match before `evaluate` judges it, and how much it trusts that.

    It stops so many stages (`Rules.stage`) on, or after so many decisions, whichever comes first; 0 is no limit.
    `sharpness` turns the evaluations of two seats, `a` and `b`, into the chance that the first comes out ahead:
    1 / (1 + exp(sharpness × (b − a))). `second` is how many such matches take about a second of one core, compiled.
    `deep` is how many times as far the strongest level looks, in so many times fewer matches.
    """

    def __init__(
        self, stages: int = 0, decisions: int = 0, sharpness: float = 4.0, second: int = 5000, deep: int = 1
    ) -> None:
        self.stages: i64 = stages
        self.decisions: i64 = decisions
        self.sharpness = sharpness
        self.second: i64 = second
        self.deep: i64 = deep


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Choose moves for any seat. It may change the copy it is given; all its chance comes from `rng`.

    The heuristic of a game leaves the copy as it was: search goes on from it.
    """

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        raise NotImplementedError

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        """Guess how good a position is for a seat, from 0 (last) to 1 (first): what search looks at."""
        raise NotImplementedError

    def horizon(self, rules: Rules) -> Horizon:
        """Return how far search looks in this game."""
        return Horizon(0, 100)

    def prepare(self, rules: Rules, s: State, seat: i64) -> None:
        """Look at the position once, before its moves are rated."""

    def rate(self, rules: Rules, s: State, seat: i64, move: i64) -> float:
        """Rate a move against the others of its position, on any scale. Override where the game knows better."""
        tried = s.copy()
        rules.apply(tried, seat, move, None)
        return self.evaluate(rules, tried, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class RatingBot(Bot):
    """Rate every legal move and choose the best one, of equals the first."""

    def __init__(self) -> None:
        self.moves = vec[i64]()

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        if len(self.moves) < len(rules.buffer):
            self.moves = vec[i64]([0] * len(rules.buffer))
        moves = self.moves
        n = rules.fill_moves(s, seat, moves)
        self.prepare(rules, s, seat)
        best = moves[0]
        best_rating = -1e9
        i: i64 = 0
        while i < n:
            rating = self.rate(rules, s, seat, moves[i])
            if rating > best_rating:
                best = moves[i]
                best_rating = rating
            i += 1
        return best


def redealt(rules: Rules, s: State, seat: int | None, rng: Rng) -> State:
    """Return a copy in which all that a seat (None: a spectator) cannot know is dealt again."""
    copy = s.copy()
    rules.redeal(copy, seat, rng)
    return copy


def ask(bot: Bot, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
    """Let a bot choose, honestly: it sees a redealt copy and nothing else."""
    return bot.choose(rules, redealt(rules, s, seat, rng), seat, rng)
