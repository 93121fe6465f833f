"""A heuristic for Tricky Badger: know what each prize would do to every collection, and win the right ones.

A prize is tried on every player; the worth of the collections it leaves shows who wants it. A leaf is then rated by
who is likely to win the trick with it on the table, and by what is better kept.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot, Horizon
from ludotheque.engine.masks import count, gather
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.games.tricky_badger.leaves import COLOUR_BITS, COLOUR_MASK, COLOUR_OF, PINK, SHIFT, SIZE, WIDTH
from ludotheque.games.tricky_badger.moves import FIRST_PRIZE
from ludotheque.games.tricky_badger.rules import TWIGS, BadgerRules
from ludotheque.games.tricky_badger.state import OVER, PICKING, PLAYING, BadgerState

# Weights found by self-play over a few thousand games; what each is for stands where it is used.
HUNGRY: Final = 0.8
EXPOSED: Final = 0.3
LOOSE_BONE: Final = 0.7
LOOSE_FOOD: Final = 0.35
UNFED: Final = 0.1
TWIG_HOPE: Final = vec[float]([0.0, 0.01, 0.05, 0.15, 0.4])
KEEN: Final = 0.85
COOL: Final = 0.5
LOATH: Final = 0.25
SAVE: Final = 0.15


class BadgerBot(Bot):
    """Rate every move by the collections it is likely to lead to."""

    def __init__(self) -> None:
        self.moves = vec[i64]([0] * 64)
        self.leaves = vec[i64]([0] * 64)
        self.worths = vec[float]([0.0] * 25)  # of each seat, for each winner of the trick
        # What would come of each prize. It holds for a trick: all who play to it, and all who imagine it, ask.
        self.rules: BadgerRules | None = None
        self.stage: i64 = -1
        self.collections = vec[i64]()
        self.known = vec[i64]()  # 1: the prize was tried
        self.gains = vec[float]()  # prize by prize, for each winner and each seat
        self.zeals = vec[float]()
        self.at: i64 = 0  # where those of the prize at stake begin

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(rules, BadgerRules)
        assert isinstance(s, BadgerState)
        if s.phase == PLAYING:
            self.try_prize(rules, s)
            return self.best_leaf(rules, s, seat)
        if s.phase == PICKING:
            return self.best_prize(rules, s, seat)
        return best_effect(rules, s, seat)

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        assert isinstance(rules, BadgerRules)
        assert isinstance(s, BadgerState)
        if s.phase == OVER:
            place = rules.ranking(s)[seat]
            return 1.0 - float(place - 1) / float(rules.seats - 1)
        return 0.5 + 0.5 * max(-1.0, min(1.0, lead(rules, s, seat) / 10.0))

    def horizon(self, rules: Rules) -> Horizon:
        return Horizon(stages=3, sharpness=float(rules.seats), second=12_000)

    def prepare(self, rules: Rules, s: State, seat: i64) -> None:
        assert isinstance(rules, BadgerRules)
        assert isinstance(s, BadgerState)
        if s.phase == PLAYING:
            self.try_prize(rules, s)

    def rate(self, rules: Rules, s: State, seat: i64, move: i64) -> float:
        assert isinstance(rules, BadgerRules)
        assert isinstance(s, BadgerState)
        if s.phase == PLAYING:
            return self.rate_leaf(rules, s, seat, move)
        if s.phase == PICKING:
            return self.rate_prize(rules, s, seat, move)
        return rate_effect(rules, s, seat, move)

    # Picking a prize

    def best_prize(self, rules: BadgerRules, s: BadgerState, seat: i64) -> i64:
        """Pick the prize for which the best lead promises most."""
        moves = self.moves
        n = rules.fill_moves(s, seat, moves)
        best = moves[0]
        best_rating = -1e9
        i: i64 = 0
        while i < n:
            rating = self.rate_prize(rules, s, seat, moves[i])
            if rating > best_rating:
                best = moves[i]
                best_rating = rating
            i += 1
        return best

    def rate_prize(self, rules: BadgerRules, s: BadgerState, seat: i64, move: i64) -> float:
        tried = s.copy()
        rules.pick(tried, move - FIRST_PRIZE, None)
        self.try_prize(rules, tried)
        return self.rate_leaf(rules, tried, seat, self.best_leaf(rules, tried, seat))

    def try_prize(self, rules: BadgerRules, s: BadgerState) -> None:
        """Find what every collection would be worth, whoever wins the prize, and who would want it."""
        seats = rules.seats
        if not self.same_trick(rules, s):
            self.begin_trick(rules, s)
        self.at = s.prize * seats
        if self.known[s.prize]:
            return
        self.known[s.prize] = 1
        winner: i64 = 0
        while winner < seats:
            tried = s.copy()
            tried.winner = winner
            if not rules.chain.award(tried, None):
                finish(rules, tried, winner)
            seat: i64 = 0
            while seat < seats:
                self.worths[winner * seats + seat] = worth(rules, tried, seat)
                seat += 1
            winner += 1
        winner = 0
        while winner < seats:
            seat = 0
            while seat < seats:
                self.gains[(self.at + winner) * seats + seat] = self.lead(seats, winner, seat)
                seat += 1
            winner += 1
        seat = 0
        while seat < seats:
            self.zeals[self.at + seat] = self.wish(seats, seat)
            seat += 1

    def same_trick(self, rules: BadgerRules, s: BadgerState) -> bool:
        if self.rules is not rules or self.stage != rules.stage(s):
            return False
        i: i64 = 0
        while i < len(self.collections):
            if self.collections[i] != s.collections[i]:
                return False
            i += 1
        return True

    def begin_trick(self, rules: BadgerRules, s: BadgerState) -> None:
        """Forget what would have come of prizes before."""
        prizes = rules.box.prizes
        if self.rules is not rules:
            self.rules = rules
            self.gains = vec[float]([0.0] * (prizes * rules.seats * rules.seats))
            self.zeals = vec[float]([0.0] * (prizes * rules.seats))
        self.stage = rules.stage(s)
        self.collections = s.collections[:]
        self.known = vec[i64]([0] * prizes)

    def lead(self, seats: i64, winner: i64, seat: i64) -> float:
        """Return how far a seat would be ahead of the others if `winner` took the prize."""
        others = 0.0
        other: i64 = 0
        while other < seats:
            if other != seat:
                others += self.worths[winner * seats + other]
            other += 1
        return self.worths[winner * seats + seat] - others / float(seats - 1)

    def wish(self, seats: i64, seat: i64) -> float:
        """Guess how likely a seat takes the trick if it can: it must want the prize more than see others have it."""
        others = 0.0
        winner: i64 = 0
        while winner < seats:
            if winner != seat:
                others += self.gain(seats, winner, seat)
            winner += 1
        wish = self.gain(seats, seat, seat) - others / float(seats - 1)
        if wish > 0.4:
            return KEEN
        if wish > -0.4:
            return COOL
        return LOATH

    def gain(self, seats: i64, winner: i64, seat: i64) -> float:
        """Return how far a seat would be ahead if `winner` took the prize at stake."""
        return self.gains[(self.at + winner) * seats + seat]

    # Playing a leaf

    def best_leaf(self, rules: BadgerRules, s: BadgerState, seat: i64) -> i64:
        leaves = self.leaves
        n = gather(rules.playable(s, seat), leaves)
        best = leaves[0]
        best_rating = -1e9
        i: i64 = 0
        while i < n:
            rating = self.rate_leaf(rules, s, seat, leaves[i])
            if rating > best_rating:
                best = leaves[i]
                best_rating = rating
            i += 1
        return best

    def rate_leaf(self, rules: BadgerRules, s: BadgerState, seat: i64, leaf: i64) -> float:
        """Rate a leaf by who is likely to win the trick with it on the table, and by what it could do later."""
        seats = rules.seats
        s.table[seat] = leaf
        ahead = rules.ahead(s)
        unseen = rules.leaves & ~s.played & ~s.hands[seat]
        holds = 1.0
        beaten = 0.0  # how often others win, and what that is worth
        total = 0.0
        other = rules.left_of(seat)
        while other != s.first:
            chance = self.zeals[self.at + other] * can_beat(rules, s, other, s.table[ahead], unseen)
            holds *= 1.0 - chance
            beaten += chance * self.gain(seats, other, seat)
            total += chance
            other = rules.left_of(other)
        s.table[seat] = -1
        rating = holds * self.gain(seats, ahead, seat)
        if total > 0.0:
            rating += (1.0 - holds) * beaten / total
        return rating - SAVE * strength(leaf)


def strength(leaf: i64) -> float:
    """Rate how useful a leaf is, from 0 to 1: pink, or near either end of its colour."""
    value = float(leaf % WIDTH)
    if COLOUR_OF[leaf] == PINK:
        return 0.7 + 0.1 * abs(value - 3.0)
    return 0.16 * abs(value - 5.0)


def can_beat(rules: BadgerRules, s: BadgerState, seat: i64, leaf: i64, unseen: i64) -> float:
    """Guess how likely a seat still to play holds a leaf that beats the best so far, and may play it."""
    led = COLOUR_OF[s.table[s.first]]
    density = float(count(s.hands[seat])) / float(count(unseen))
    lacks = 1.0
    if not s.voids[seat] >> led & 1:
        lacks = none_of(SIZE[(unseen >> SHIFT[led]) & COLOUR_BITS], density)
    colour = COLOUR_OF[leaf]
    above = (unseen & COLOUR_MASK[colour]) >> leaf
    better = count(above)
    if not rules.box.up_of[s.prize]:
        better = count(unseen & COLOUR_MASK[colour]) - better
    beats = 1.0 - none_of(better, density)
    if colour == led:
        if led == PINK:
            return beats
        return (1.0 - lacks) * beats + lacks * (1.0 - none_of(count(unseen & COLOUR_MASK[PINK]), density))
    return lacks * beats


def none_of(leaves: i64, density: float) -> float:
    """Guess how likely a hand holds none of so many unseen leaves."""
    chance = 1.0
    while leaves > 0:
        chance *= 1.0 - density
        leaves -= 1
    return chance


# Effects and collections


def best_effect(rules: BadgerRules, s: BadgerState, seat: i64) -> i64:
    """Choose what to do with a prize by the collections it leaves."""
    moves = vec[i64]([0] * 64)
    n = rules.fill_moves(s, seat, moves)
    best = moves[0]
    best_rating = -1e9
    i: i64 = 0
    while i < n:
        rating = rate_effect(rules, s, seat, moves[i])
        if rating > best_rating:
            best = moves[i]
            best_rating = rating
        i += 1
    return best


def rate_effect(rules: BadgerRules, s: BadgerState, seat: i64, move: i64) -> float:
    tried = s.copy()
    if not rules.chain.carry_out(tried, move, None):
        finish(rules, tried, seat)
    return lead(rules, tried, seat)


def finish(rules: BadgerRules, s: BadgerState, winner: i64) -> None:
    """Carry an effect out to its end, the winner choosing well."""
    while not rules.chain.carry_out(s, best_effect(rules, s, winner), None):
        pass


def lead(rules: BadgerRules, s: BadgerState, seat: i64) -> float:
    """Return how far a seat is ahead of the others on average."""
    others = 0.0
    other: i64 = 0
    while other < rules.seats:
        if other != seat:
            others += worth(rules, s, other)
        other += 1
    return worth(rules, s, seat) - others / float(rules.seats - 1)


def worth(rules: BadgerRules, s: BadgerState, seat: i64) -> float:
    """Rate a collection: its points, and what may become of it in the tricks to come."""
    box = rules.box
    chain = rules.chain
    base = seat * box.size
    tricks = rules.rounds * rules.hand
    left = float(tricks - s.round * rules.hand - s.trick) / float(tricks)
    rating = float(rules.score(s, seat))
    hope = 0.0
    if chain.held(s, base, box.hungry):
        hope -= HUNGRY
    hope -= EXPOSED * float(chain.held(s, base, box.uncaged))
    hope += LOOSE_BONE * float(chain.held(s, base, box.bones))
    hope += LOOSE_FOOD * float(chain.held(s, base, box.food))
    hope += UNFED * float(chain.held(s, base, box.unfed))
    twigs = chain.held(s, base, box.twigs)
    if 0 < twigs < TWIGS:
        hope += TWIG_HOPE[twigs] * float(TWIGS * 3)
    return rating + left * hope


def bot() -> Bot:
    return BadgerBot()
