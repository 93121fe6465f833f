"""Toys with bots that cheat."""

import random

from ludotheque.bots.search import SearchBot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from tests.zoo.cage import Cage
from tests.zoo.culprits import CULPRITS, Culprit, caught_by
from tests.zoo.shelf.crows.bot import CrowsBot
from tests.zoo.shelf.crows.rules import CrowsRules
from tests.zoo.shelf.crows.state import CrowsState


@caught_by("check_bot_is_legal")
class IllegalBot(CrowsBot):
    """It plays cards it does not have."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return rng.below(rules.actions)


@caught_by("check_bot_is_reproducible")
class UnseededBot(CrowsBot):
    """Its chance is its own."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return random.choice(rules.legal_moves(s, seat))


@caught_by("check_bot_is_reproducible")
class MoodyBot(CrowsBot):
    """It never does the same thing twice in a row."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        self.asked += 1
        legal = rules.legal_moves(s, seat)
        return legal[self.asked % len(legal)]


class BackDoor(CrowsRules):
    """The rules remember the last state that was redealt, for whoever asks."""

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, CrowsState)
        self.peeked = sum(s.hands[p] for p in range(self.seats) if p != seat) + s.rng.a
        super().redeal(s, seat, rng)


class PeekingBot(CrowsBot):
    """It knows a back door to what others hold, and to the numbers to come."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        assert isinstance(rules, BackDoor)
        legal = rules.legal_moves(s, seat)
        return legal[rules.peeked % len(legal)]


CULPRITS["PeekingBot"] = Culprit(
    Cage("crows", {"rules": {"build": BackDoor}, "bot": {"bot": PeekingBot}}), ["check_bot_does_not_peek"]
)


class LeftOpen(CrowsRules):
    """The rules keep the last state that was redealt, and hand it out again while somebody peeks."""

    truth: CrowsState
    peeking = False

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, CrowsState)
        if self.peeking:
            s.hands, s.deck, s.rng = self.truth.hands[:], self.truth.deck[:], self.truth.rng.copy()
        else:
            self.truth = s.copy()
            super().redeal(s, seat, rng)


class PeekingSearch(CrowsBot):
    """It searches the world as it is, not worlds as they may be."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        assert isinstance(rules, LeftOpen)
        rules.peeking = True
        try:
            return SearchBot(CrowsBot(), 24).choose(rules, s, seat, rng)
        finally:
            rules.peeking = False


CULPRITS["PeekingSearch"] = Culprit(
    Cage("crows", {"rules": {"build": LeftOpen}, "bot": {"bot": PeekingSearch}}), ["check_bot_does_not_peek"]
)


@caught_by("check_evaluation")
class Boastful(CrowsBot):
    """It is more than certain to win."""

    def evaluate(self, rules: Rules, s: State, seat: int) -> float:
        return 1.5


@caught_by("check_evaluation")
class Upside(CrowsBot):
    """It takes losing for winning."""

    def evaluate(self, rules: Rules, s: State, seat: int) -> float:
        return 1 - super().evaluate(rules, s, seat)
