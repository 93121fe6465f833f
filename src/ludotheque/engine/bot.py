"""What a bot is: something that chooses a move from a copy in which all it cannot know was dealt again."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Choose moves for any seat. It may change the copy it is given; all its chance comes from `rng`."""

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        raise NotImplementedError

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        """Guess how good a position is for a seat, from 0 (last) to 1 (first): what search looks at."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RatingBot(Bot):
    """Rate every legal move and choose the best one, of equals the first."""

    def __init__(self) -> None:
        self.moves = vec[i64]()

    def prepare(self, rules: Rules, s: State, seat: i64) -> None:
        """Look at the position once, before its moves are rated."""

    def rate(self, rules: Rules, s: State, seat: i64, move: i64) -> float:
        raise NotImplementedError

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
