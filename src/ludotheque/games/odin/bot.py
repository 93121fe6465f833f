"""A heuristic for Odin: leave a hand that few plays would empty."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot, Horizon, RatingBot
from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rules import Rules, State
from ludotheque.games.odin.moves import BITS9, CARDS_OF, PASS, TAKE
from ludotheque.games.odin.plays import colours_with
from ludotheque.games.odin.state import OPEN, OVER, OdinState

# What a card alone and a larger group cost, and what their highest value is worth. Found by self-play over some
# hundred thousand games of two to five players, in which these won nothing or lost: counting the cards of a group,
# a bonus for plays that may hold the lead, a malus for those on which someone may go out.
ALONE: Final = 2.6
GROUP: Final = 3.6
ALONE_TOP: Final = 0.04
GROUP_TOP: Final = 0.02
PASSING: Final = 0.3  # rather play than pass, if that leaves a hand as good

SLOTS: Final = 4096

COLUMNS: Final = vec[i64]([sum(1 << 9 * colour + value for colour in range(6)) for value in range(9)])
HIGHEST9: Final = vec[i64]([subset.bit_length() for subset in range(512)])


class OdinBot(RatingBot):
    """Rate the hand that each move would leave."""

    def __init__(self) -> None:
        super().__init__()
        self.hands = vec[i64]([0] * SLOTS)  # that were rated, and their ratings: search meets a hand again and again
        self.worths = vec[float]([0.0] * SLOTS)

    def rate(self, rules: Rules, s: State, seat: i64, move: i64) -> float:
        """Rate a move by the hand it leaves, the best card of the beaten ones taken."""
        assert isinstance(s, OdinState)
        hand = s.hands[seat]
        if move == PASS:
            return self.worth(hand) - PASSING
        if move >= TAKE:
            return self.worth(hand | BIT[move - TAKE])
        left = hand & ~CARDS_OF[move]
        if left == 0:
            return 1000.0
        if s.phase == OPEN:
            return self.worth(left)
        best = -1e9
        centre = CARDS_OF[s.centre]
        while centre:
            best = max(best, self.worth(left | (centre & -centre)))
            centre &= centre - 1
        return best

    def worth(self, hand: i64) -> float:
        """Rate a hand, or remember how it was rated."""
        slot = (hand ^ (hand >> 13) ^ (hand >> 27) ^ (hand >> 41)) & (SLOTS - 1)
        if self.hands[slot] != hand:
            self.hands[slot] = hand
            self.worths[slot] = worth(hand)
        return self.worths[slot]

    def horizon(self, rules: Rules) -> Horizon:
        return Horizon(stages=1, sharpness=1.5 * float(rules.seats), second=40_000)

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        assert isinstance(s, OdinState)
        mine = float(s.points[seat])
        others = 0.0
        other: i64 = 0
        while other < rules.seats:
            ahead = 0.0 if s.phase == OVER else float(count(s.hands[other])) * 0.5
            if other != seat:
                others += float(s.points[other]) + ahead
            else:
                mine += ahead
            other += 1
        edge = (others / float(rules.seats - 1) - mine) / 12.0
        return 0.5 + 0.5 * max(-1.0, min(1.0, edge))


def worth(hand: i64) -> float:
    """Rate a hand by the groups it falls into: few, large and high ones."""
    rating = 0.0
    while hand:
        group = largest(hand)
        if group & (group - 1):
            rating += GROUP_TOP * float(top(group)) - GROUP
        else:
            rating += ALONE_TOP * float(top(group)) - ALONE
        hand &= ~group
    return rating


def largest(hand: i64) -> i64:
    """Find the largest set of one colour or one value; of equal ones, the highest of one value."""
    best: i64 = 0
    best_size: i64 = 0
    colour: i64 = 0
    while colour < 6:
        subset = hand & CARDS_OF[colour * 511 + 510]
        size = count(subset)
        if size > best_size:
            best = subset
            best_size = size
        colour += 1
    value: i64 = 0
    while value < 9:
        size = BITS9[colours_with(hand, value)]
        if size >= best_size:
            best = hand & COLUMNS[value]
            best_size = size
        value += 1
    return best


def top(cards: i64) -> i64:
    """Return the highest value among some cards."""
    highest: i64 = 0
    while cards:
        highest = max(highest, HIGHEST9[cards & 511])
        cards >>= 9
    return highest


def bot() -> Bot:
    return OdinBot()
