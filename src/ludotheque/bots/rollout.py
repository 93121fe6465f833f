"""Imagined games: all that a seat cannot know dealt again, and a bot at every seat until the end."""

from mypy_extensions import i64

from ludotheque.engine.bot import Bot, redealt
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


def imagined(rules: Rules, s: State, seat: int | None, bot: Bot, rng: Rng) -> State:
    """Return a world as a seat (None: a spectator) may imagine it: redealt, the secret choices of others asked again.

    A redeal knows nothing of how people choose: what others have chosen in secret, the bot chooses in their place.
    """
    world = redealt(rules, s, seat, rng)
    for other in rules.revising(world):
        if other != seat:
            rules.apply(world, other, bot.choose(rules, world, other, rng), None)
    return world


def finish(rules: Rules, s: State, bot: Bot, rng: Rng) -> None:
    """Play a world to its end, the bot at every seat. In a world that is imagined there is nothing to hide."""
    decisions: i64 = 0
    while True:
        seat = rules.to_move(s)
        if seat < 0:
            return
        rules.apply(s, seat, bot.choose(rules, s, seat, rng), None)
        decisions += 1
        if decisions > rules.longest:
            raise RuntimeError("these bots never end")


def chance_of(future: Rng, number: i64) -> Rng:
    """Return the generator of one decision in an imagined future, by the number of the decision."""
    rng = future.copy()
    rng.d = (number * 0x9E3779B9) & 0xFFFFFFFF
    i: i64 = 0
    while i < 12:
        rng.word()
        i += 1
    return rng


def finish_after(rules: Rules, s: State, bot: Bot, future: Rng, number: i64) -> None:
    """Play a world to its end after so many decisions, each with a generator of its own.

    So worlds that differ by what was decided before meet the same chance from then on.
    """
    last = number + rules.longest
    while True:
        seat = rules.to_move(s)
        if seat < 0:
            return
        number += 1
        rules.apply(s, seat, bot.choose(rules, s, seat, chance_of(future, number)), None)
        if number > last:
            raise RuntimeError("these bots never end")
