"""A heuristic for Odin: keep the hand in few groups, shed more than you take, and hold the lead to go out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.games.odin.moves import BIT, BITS9, CARDS_OF, COUNT_OF, NUMBER_OF, PASS, TAKE
from ludotheque.games.odin.rules import colours_with, count
from ludotheque.games.odin.state import OPEN, OVER, OdinState

# Weights found by self-play over a few thousand rounds; what each is for stands where it is used.
GROUP: Final = 0.9
HIGH: Final = 0.03
LEAD: Final = 1.1
OUT_NEXT: Final = 3.0
WAIT: Final = 0.25


class OdinBot(Bot):
    """Rate the hand each move would leave, and what it does to the lead."""

    def __init__(self) -> None:
        self.moves = vec[i64]([0] * 512)

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(s, OdinState)
        moves = self.moves
        n = rules.fill(s, seat, moves)
        hand = s.hands[seat]
        best = moves[0]
        best_rating = -1e9
        i: i64 = 0
        while i < n:
            rating = rate(s, hand, moves[i], rules.seats)
            if rating > best_rating:
                best = moves[i]
                best_rating = rating
            i += 1
        return best

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


def rate(s: OdinState, hand: i64, move: i64, seats: i64) -> float:
    """Rate a move by the hand it leaves."""
    if move == PASS:
        return worth(hand) - WAIT
    if move >= TAKE:
        return worth(hand | BIT[move - TAKE])
    left = hand & ~CARDS_OF[move]
    if left == 0:
        return 1000.0
    chance = holds(move, seats)
    lead = chance * LEAD
    if groups(left) == 1:
        lead += chance * OUT_NEXT  # whoever opens next with one single group goes out
    if s.phase == OPEN:
        return worth(left) + lead
    return worth_after_take(left, CARDS_OF[s.centre]) + lead


def worth_after_take(left: i64, centre: i64) -> float:
    """Rate a hand with the best card of the beaten centre added."""
    best = -1e9
    card: i64 = 0
    while centre:
        if centre & 1:
            best = max(best, worth(left | BIT[card]))
        centre >>= 1
        card += 1
    return best


def worth(hand: i64) -> float:
    """Rate a hand: few cards, few groups, high cards."""
    return HIGH * float(height(hand)) - float(count(hand)) - GROUP * float(groups(hand))


def height(hand: i64) -> i64:
    """Add up how far cards stand above the middle value."""
    total: i64 = 0
    value: i64 = 0
    while value < 9:
        total += (value - 4) * BITS9[colours_with(hand, value)]
        value += 1
    return total


def groups(hand: i64) -> i64:
    """Count the plays that would empty a hand, taking the largest set of one colour or one value each time."""
    found: i64 = 0
    while hand:
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
            if size > best_size:
                best = hand & COLUMNS[value]
                best_size = size
            value += 1
        hand &= ~best
        found += 1
    return found


def holds(move: i64, seats: i64) -> float:
    """Guess how likely a play stays unbeaten until the trick ends."""
    cards = COUNT_OF[move]
    top = float(NUMBER_OF[move])
    while top >= 10.0:
        top /= 10.0
    chance = 0.13 * float(cards * cards) + 0.07 * (top - 1.0) - 0.06 * float(seats)
    return max(0.02, min(0.98, chance))


COLUMNS: Final = vec[i64]([sum(1 << 9 * colour + value for colour in range(6)) for value in range(9)])


def bot() -> Bot:
    return OdinBot()
