"""A search that is shown all hands, but not what comes: what luck leaves to be won, at most."""

from typing import Any, cast

from ludotheque.bots.search import SearchBot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


class ShownBot(SearchBot):
    """Imagine worlds in which everybody holds what they do hold. It is given the true state, unlike any other bot."""

    def imagine(self, rules: Rules, s: State, seat: int, rng: Rng) -> State:
        world = super().imagine(rules, s, seat, rng)
        # For games whose hands are all that a search could be shown: elsewhere cards would lie in two places.
        cast("Any", world).hands = cast("Any", s).hands[:]
        return world
