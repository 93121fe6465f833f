"""The rules of Tricky Badger, in rulebook order; what a won prize does stands in chain.py."""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Choice, Rules, State, places
from ludotheque.engine.tables import table
from ludotheque.games.tricky_badger.audit import wrong
from ludotheque.games.tricky_badger.chain import Chain
from ludotheque.games.tricky_badger.finds import Box
from ludotheque.games.tricky_badger.leaves import (
    BIT,
    CODES,
    COLOUR_MASK,
    COLOUR_OF,
    MEMBERS,
    NAMES,
    PINK,
    ROW,
    SHIFT,
    SIZE,
    STARTS,
    SUBSETS,
    WIDTH,
    count,
    fill,
)
from ludotheque.games.tricky_badger.moves import PRIZE, Space
from ludotheque.games.tricky_badger.redeal import Dealer
from ludotheque.games.tricky_badger.refusals import refusal, text_refusal
from ludotheque.games.tricky_badger.sheet import Sheet, fits
from ludotheque.games.tricky_badger.state import LEAF, OVER, BadgerState
from ludotheque.games.tricky_badger.state import PRIZE as PICKING

MOST: Final = 64  # more moves than cards to choose from
LONGEST_EFFECT: Final = 3  # decisions: a magpie aims, keeps a bone, and gives it to a badger
TWIGS: Final = 5  # so many, and they turn from a nuisance into a treasure
TWIG_WORTH: Final = 2


def build(seats: int, options: Options, sheet: Sheet) -> "BadgerRules":
    """Make the rules of a table from its checked options."""
    fits(sheet, seats)
    return BadgerRules(seats, sheet, first_seat(options))


class BadgerRules(Rules):
    """Tricky Badger for so many seats, with the cards of a sheet."""

    def __init__(self, seats: int, sheet: Sheet, first: int) -> None:
        self.box = Box(sheet.cards)
        self.space = Space(self.box, seats)
        longest = sheet.rounds * sheet.hand * (1 + seats + LONGEST_EFFECT)
        super().__init__(seats, self.space.actions, MOST, longest)
        self.chain = Chain(self.box, self.space, seats)
        self.dealer = Dealer(seats)
        self.rounds: i64 = sheet.rounds
        self.hand: i64 = sheet.hand
        self.first = first  # -1: drawn at random
        plain = (1 << sheet.plain) - 1
        in_use = ((1 << sheet.pink) - 1) << WIDTH * PINK
        for colour in sheet.colours[: seats - 1]:
            in_use |= plain << WIDTH * colour
        self.leaves: i64 = in_use
        self.pile = table([0] * MOST)  # where leaves and collection cards are shuffled
        # Which leaf wins, by SUBSETS * (2 * pink + arrow up) + the subset of the winning colour that was played
        self.best = table(contest(tuple(sheet.tramples)))
        self.tramples = [
            (colour * WIDTH + out - 1, colour * WIDTH + by - 1)
            for colour in range(PINK + 1)
            for pink, out, by in sheet.tramples
            if pink == (colour == PINK)
        ]

    # Setup

    def start(self, seed: int) -> BadgerState:
        rng = Rng(seed)
        s = BadgerState(rng)
        s.hands = vec[i64]([0] * self.seats)
        s.voids = vec[i64]([0] * self.seats)
        s.table = vec[i64]([-1] * self.seats)
        s.prizes = vec[i64]([0] * self.box.prizes)
        s.collections = vec[i64]([0] * (self.seats * self.box.size))
        s.discards = vec[i64]([0] * self.box.size)
        s.first = self.first if self.first >= 0 else rng.below(self.seats)
        s.deck = self.box.deck[:]
        rng.shuffle(s.deck, self.box.cards, self.box.cards)
        self.deal(s)
        self.begin_trick(s, None)
        return s

    # Rounds

    def deal(self, s: BadgerState) -> None:
        """Shuffle all leaves in use, deal a hand to each, and turn up the prizes of the round."""
        pile = self.pile
        s.rng.shuffle(pile, fill(self.leaves, pile), self.seats * self.hand)
        at: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            hand: i64 = 0
            last = at + self.hand
            while at < last:
                hand |= BIT[pile[at]]
                at += 1
            s.hands[seat] = hand
            s.voids[seat] = 0
            seat += 1
        s.played = 0
        s.trick = 0
        card = s.round * (self.hand + 1)
        end = card + self.hand + 1
        while card < end:
            s.prizes[s.deck[card]] += 1
            s.deck[card] = -1
            card += 1

    def end_round(self, s: BadgerState, journal: Journal | None) -> None:
        """Discard the prize nobody played for, and deal again or end the game."""
        prize: i64 = 0
        while s.prizes[prize] == 0:
            prize += 1
        s.prizes[prize] = 0
        s.discards[self.box.find_of[prize]] += 1
        if journal is not None:
            journal.add("leftover", {"find": self.box.find_of[prize]})
        if s.round + 1 == self.rounds:
            s.phase = OVER
            s.turn = -1
            if journal is not None:
                journal.add("end", {})
            return
        s.round += 1
        self.deal(s)
        if journal is not None:
            journal.add("round", {"round": s.round + 1, "seat": s.first})
        self.begin_trick(s, journal)

    # Tricks: what may be done

    def to_move(self, s: State) -> i64:
        assert isinstance(s, BadgerState)
        return s.turn

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(s, BadgerState)
        if seat != s.turn or seat < 0:
            return 0
        if s.phase == LEAF:
            return fill(self.playable(s, seat), moves)
        if s.phase == PICKING:
            return self.fill_prizes(s, moves)
        return self.chain.fill(s, moves)

    def fill_prizes(self, s: BadgerState, moves: vec[i64]) -> i64:
        """Write one move for each kind of face-up prize."""
        n: i64 = 0
        prize: i64 = 0
        while prize < self.box.prizes:
            if s.prizes[prize]:
                moves[n] = PRIZE + prize
                n += 1
            prize += 1
        return n

    def playable(self, s: BadgerState, seat: i64) -> i64:
        """Give the leaves a seat may play: those of the colour that was led, or any if it has none."""
        hand = s.hands[seat]
        led = s.table[s.first]
        if led >= 0:
            same = hand & COLOUR_MASK[COLOUR_OF[led]]
            if same:
                return same
        return hand

    def sample(self, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(s, BadgerState)
        if s.phase != LEAF:
            return self.buffer[rng.below(self.fill_moves(s, seat, self.buffer))]
        leaves = self.playable(s, seat)
        drawn = rng.below(count(leaves))
        base: i64 = 0
        while True:
            row = leaves & 2047
            size = SIZE[row]
            if drawn < size:
                return base + MEMBERS[STARTS[row] + drawn]
            drawn -= size
            leaves >>= 11
            base += 11

    # Tricks: doing it

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        assert isinstance(s, BadgerState)
        if move < PRIZE:
            self.play(s, seat, move, journal)
        elif move < self.space.keep:
            self.pick(s, move - PRIZE, journal)
        elif self.chain.carry_out(s, move, journal):
            self.end_trick(s, journal)

    def begin_trick(self, s: BadgerState, journal: Journal | None) -> None:
        """Ask the first player for the prize, unless all that are left are alike."""
        s.turn = s.first
        s.phase = PICKING
        if self.fill_prizes(s, self.pile) == 1:
            self.pick(s, self.pile[0] - PRIZE, journal)

    def pick(self, s: BadgerState, prize: i64, journal: Journal | None) -> None:
        if journal is not None:
            journal.add("prize", {"seat": s.first, "prize": prize})
        s.prizes[prize] -= 1
        s.prize = prize
        s.phase = LEAF

    def play(self, s: BadgerState, seat: i64, leaf: i64, journal: Journal | None) -> None:
        s.hands[seat] &= ~BIT[leaf]
        s.played |= BIT[leaf]
        s.table[seat] = leaf
        led = COLOUR_OF[s.table[s.first]]
        follows = COLOUR_OF[leaf] == led
        if not follows:
            s.voids[seat] |= BIT[led]
        if journal is not None:
            if seat == s.first:
                journal.add("lead", {"seat": seat, "leaf": leaf})
            elif follows:
                journal.add("follow", {"seat": seat, "leaf": leaf})
            else:
                journal.add("void", {"seat": seat, "leaf": leaf, "colour": led})
        left = self.left_of(seat)
        if left != s.first:
            s.turn = left
            return
        s.winner = self.ahead(s)
        if journal is not None:
            for out, by in self.trampled(s):
                journal.add("trample", {"leaf": out, "leaf_by": by})
            find = self.box.find_of[s.prize]
            journal.add("win", {"seat": s.winner, "leaf": s.table[s.winner], "find": find})
        if self.chain.award(s, journal):
            self.end_trick(s, journal)

    def ahead(self, s: BadgerState) -> i64:
        """Find who wins the trick as it lies: pink before the led colour, highest or lowest as the arrow says."""
        laid: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if s.table[seat] >= 0:
                laid |= BIT[s.table[seat]]
            seat += 1
        colour = COLOUR_OF[s.table[s.first]]
        row = self.box.up_of[s.prize]
        if laid & COLOUR_MASK[PINK]:
            colour = PINK
            row += 2
        leaf = SHIFT[colour] + self.best[SUBSETS * row + ((laid >> SHIFT[colour]) & ROW)]
        seat = 0
        while s.table[seat] != leaf:
            seat += 1
        return seat

    def trampled(self, s: BadgerState) -> list[tuple[int, int]]:
        """List the leaves on the table that are out of the contest, each with the one that tramples it."""
        laid = list(s.table)
        return [(out, by) for out, by in self.tramples if out in laid and by in laid]

    def end_trick(self, s: BadgerState, journal: Journal | None) -> None:
        """Pass the first-player card on; the leaves of the trick are discarded."""
        s.winner = -1
        seat: i64 = 0
        while seat < self.seats:
            s.table[seat] = -1
            seat += 1
        s.first = self.left_of(s.first)
        s.trick += 1
        if s.trick == self.hand:
            self.end_round(s, journal)
        else:
            self.begin_trick(s, journal)

    def left_of(self, seat: i64) -> i64:
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    # End of the game

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, BadgerState)
        return [self.score(s, seat) for seat in range(self.seats)]

    def score(self, s: BadgerState, seat: i64) -> i64:
        """Add up printed points, fed hamsters, a couple, and twigs."""
        box = self.box
        base = seat * box.size
        points: i64 = 0
        find: i64 = 0
        while find < box.size:
            points += s.collections[base + find] * box.worth[find]
            find += 1
        if self.chain.held(s, base, box.males) and self.chain.held(s, base, box.females):
            points += 1
        return points + self.twig_points(s, base)

    def twig_points(self, s: BadgerState, base: i64) -> i64:
        """Count the twigs of the collection that begins at `base`: as printed, or for more if there are enough."""
        box = self.box
        twigs = self.chain.held(s, base, box.twigs)
        if twigs >= TWIGS:
            return TWIG_WORTH * twigs
        points: i64 = 0
        i: i64 = 0
        while i < len(box.twigs):
            points += s.collections[base + box.twigs[i]] * box.twig_printed[i]
            i += 1
        return points

    def ranking(self, s: State) -> list[int]:
        return places(self.standing(s, 3), high=True)

    def standing(self, s: State, ties: int) -> list[int]:
        """Give numbers that rank the seats: by points (1), by badgers where those are equal (2), by hamsters (3)."""
        assert isinstance(s, BadgerState)
        told: list[int] = []
        for seat in range(self.seats):
            base = seat * self.box.size
            number = self.score(s, seat)
            number = number * 100 + (self.chain.held(s, base, self.box.badgers) if ties > 1 else 0)
            number = number * 100 + (self.chain.held(s, base, self.box.hamsters) if ties > 2 else 0)
            told.append(number)
        return told

    # What a seat cannot know

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, BadgerState)
        viewer = self.viewer(seat)
        s.rng = Rng(rng.seed())
        unseen = self.leaves & ~s.played
        if viewer >= 0:
            unseen &= ~s.hands[viewer]
        self.dealer.deal(s, viewer, unseen, rng)
        # The deck: what is left of it in one fixed order, then shuffled
        drawn = (s.round + 1) * (self.hand + 1)
        n: i64 = 0
        prize: i64 = 0
        while prize < self.box.prizes:
            card = drawn
            while card < self.box.cards:
                if s.deck[card] == prize:
                    self.pile[n] = prize
                    n += 1
                card += 1
            prize += 1
        rng.shuffle(self.pile, n, n)
        while n > 0:
            n -= 1
            s.deck[drawn + n] = self.pile[n]

    # Refusals and words

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, BadgerState)
        return refusal(self.space, self.leaves, s, seat, move)

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        assert isinstance(s, BadgerState)
        return text_refusal(self.space, self.leaves, s, seat, text)

    def choice(self, move: int) -> Choice:
        return self.space.choice(move)

    def pieces(self) -> dict[str, list[str]]:
        return {
            "leaf": CODES,
            "colour": NAMES,
            "prize": self.box.prize_codes,
            "find": self.box.codes,
        }

    def audit(self, s: State) -> str:
        assert isinstance(s, BadgerState)
        found = wrong(self.box, self.leaves, self.hand, self.rounds, self.seats, s)
        if not found and s.phase not in (LEAF, OVER) and self.fill_moves(s, s.turn, self.buffer) < 2:
            return "there is nothing to choose"  # the rules would have gone on
        return found


@cache
def contest(tramples: tuple[tuple[bool, int, int], ...]) -> list[int]:
    """List the values (from 0) that win, for leaves plain and pink, arrows down and up, and each subset of a colour."""
    return [best(tramples, subset, pink, up) for pink in (0, 1) for up in (0, 1) for subset in range(SUBSETS)]


def best(tramples: tuple[tuple[bool, int, int], ...], subset: int, pink: int, up: int) -> int:
    """Give the value (from 0) that wins among those of one colour, -1 if there is none."""
    left = subset
    for of_pink, out, by in tramples:
        if of_pink == bool(pink) and subset >> by - 1 & 1:
            left &= ~(1 << out - 1)
    return left.bit_length() - 1 if up else (left & -left).bit_length() - 1
