"""What a bot is: something that chooses a move from a copy in which all it cannot know was dealt again."""

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


def redealt(rules: Rules, s: State, seat: int | None, rng: Rng) -> State:
    """Return a copy in which all that a seat (None: a spectator) cannot know is dealt again."""
    copy = s.copy()
    rules.redeal(copy, seat, rng)
    return copy


def ask(bot: Bot, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
    """Let a bot choose, honestly: it sees a redealt copy and nothing else."""
    return bot.choose(rules, redealt(rules, s, seat, rng), seat, rng)
