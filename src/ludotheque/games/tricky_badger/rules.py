"""The rules of Tricky Badger, in rulebook order; what a prize does once it is won stands in chain.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, count, gather, nth
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Choice, Rules, State, places
from ludotheque.engine.tables import table
from ludotheque.games.tricky_badger.audit import audit
from ludotheque.games.tricky_badger.box import Box
from ludotheque.games.tricky_badger.chain import Chain
from ludotheque.games.tricky_badger.choices import choice
from ludotheque.games.tricky_badger.contest import contest
from ludotheque.games.tricky_badger.leaves import (
    CODES,
    COLOUR_BITS,
    COLOUR_MASK,
    COLOUR_OF,
    NAMES,
    PINK,
    SHIFT,
    SUBSETS,
    WIDTH,
)
from ludotheque.games.tricky_badger.moves import FIRST_PRIZE, Space
from ludotheque.games.tricky_badger.redeal import Dealer
from ludotheque.games.tricky_badger.refusals import refusal, text_refusal
from ludotheque.games.tricky_badger.sheet import Sheet, check_size
from ludotheque.games.tricky_badger.state import OVER, PICKING, PLAYING, BadgerState

MOST: Final = 64  # more moves than cards to choose from
LONGEST_EFFECT: Final = 3  # decisions: a magpie aims, keeps a bone, and gives it to a badger
# badger.twig: so many, and each is worth something
TWIGS: Final = 5
TWIG_WORTH: Final = 2


def build(seats: int, options: Options, sheet: Sheet) -> "BadgerRules":
    """Make the rules of a table from its checked options."""
    check_size(sheet, seats)
    return BadgerRules(seats, sheet, first_seat(options))


class BadgerRules(Rules):
    """Tricky Badger for a number of seats, with the cards of a sheet."""

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
        # badger.setup.leaves: pink, and as many plain colours as there are players but one
        plain = (1 << sheet.plain) - 1
        in_use = ((1 << sheet.pink) - 1) << WIDTH * PINK
        for colour in sheet.colours[: seats - 1]:
            in_use |= plain << WIDTH * colour
        self.leaves: i64 = in_use
        self.pile = table([0] * MOST)  # where leaves and collection cards are shuffled
        # The value that wins, by SUBSETS * (2 * pink + arrow up) + the subset of the winning colour that was played
        self.best = table(contest(tuple(sheet.tramples)))
        self.tramples = [
            (colour * WIDTH + out - 1, colour * WIDTH + by - 1)
            for colour in range(PINK + 1)
            for pink, out, by in sheet.tramples
            if pink == (colour == PINK)
        ]

    # Setting up: badger.setup.*

    def start(self, seed: int) -> BadgerState:
        rng = Rng(seed)
        s = BadgerState(rng)
        s.hands = vec[i64]([0] * self.seats)
        s.voids = vec[i64]([0] * self.seats)
        s.table = vec[i64]([-1] * self.seats)
        s.prizes = vec[i64]([0] * self.box.prizes)
        s.collections = vec[i64]([0] * (self.seats * self.box.size))
        s.discards = vec[i64]([0] * self.box.size)
        # badger.setup.first
        s.first = self.first if self.first >= 0 else rng.below(self.seats)
        # badger.setup.collection
        s.deck = self.box.deck[:]
        rng.shuffle(s.deck, self.box.cards, self.box.cards)
        self.deal(s)
        self.begin_trick(s, None)
        return s

    # Rounds: badger.round.*

    def deal(self, s: BadgerState) -> None:
        """Shuffle all leaves in use, deal a hand to each, and turn up the prizes of the round."""
        # badger.round.deal
        pile = self.pile
        s.rng.shuffle(pile, gather(self.leaves, pile), self.seats * self.hand)
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
        # badger.round.leftover
        prize: i64 = 0
        while s.prizes[prize] == 0:
            prize += 1
        if journal is not None:
            s.phase = PICKING  # nobody does: there is nothing left to choose from
            s.turn = s.first
            left = self.box.find_of[prize]
            journal.add("leftover", {"find": left})
            journal.mark("round", s, {"round": s.round + 1, "find": left})
        s.prizes[prize] = 0
        s.discards[self.box.find_of[prize]] += 1
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

    # Tricks: badger.trick.*, what may be done

    def to_move(self, s: State) -> i64:
        assert isinstance(s, BadgerState)
        return s.turn

    def stage(self, s: State) -> i64:
        assert isinstance(s, BadgerState)
        return s.round * self.hand + s.trick

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(s, BadgerState)
        if seat != s.turn or seat < 0:
            return 0
        if s.phase == PLAYING:
            return gather(self.playable(s, seat), moves)
        if s.phase == PICKING:
            return self.fill_prizes(s, moves)
        return self.chain.fill(s, moves)

    def fill_prizes(self, s: BadgerState, moves: vec[i64]) -> i64:
        """Write one move for each kind of face-up prize: badger.trick.prize."""
        n: i64 = 0
        prize: i64 = 0
        while prize < self.box.prizes:
            if s.prizes[prize]:
                moves[n] = FIRST_PRIZE + prize
                n += 1
            prize += 1
        return n

    def playable(self, s: BadgerState, seat: i64) -> i64:
        """Return the leaves a seat may play: those of the colour that was led, or any if it has none."""
        # badger.trick.lead, badger.trick.follow
        hand = s.hands[seat]
        led = s.table[s.first]
        if led >= 0:
            same = hand & COLOUR_MASK[COLOUR_OF[led]]
            if same:
                return same
        return hand

    def sample(self, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(s, BadgerState)
        if s.phase != PLAYING:
            return self.buffer[rng.below(self.fill_moves(s, seat, self.buffer))]
        leaves = self.playable(s, seat)
        return nth(leaves, rng.below(count(leaves)))

    # Tricks: carrying it out

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        assert isinstance(s, BadgerState)
        if move < FIRST_PRIZE:
            self.play(s, seat, move, journal)
        elif move < self.space.keep:
            self.pick(s, move - FIRST_PRIZE, journal)
        elif self.chain.carry_out(s, move, journal):
            self.end_trick(s, journal)

    def begin_trick(self, s: BadgerState, journal: Journal | None) -> None:
        """Ask the first player for the prize (badger.trick.prize), unless all that are left are alike."""
        s.turn = s.first
        s.phase = PICKING
        if self.fill_prizes(s, self.pile) == 1:
            self.pick(s, self.pile[0] - FIRST_PRIZE, journal)

    def pick(self, s: BadgerState, prize: i64, journal: Journal | None) -> None:
        if journal is not None:
            journal.add("prize", {"seat": s.first, "prize": prize})
        s.prizes[prize] -= 1
        s.prize = prize
        s.phase = PLAYING

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
            leaf = s.table[s.winner]
            journal.add("win", {"seat": s.winner, "leaf": leaf, "find": find})
            journal.mark("trick", s, {"seat": s.winner, "find": find, "leaf": leaf})
        if self.chain.award(s, journal):
            self.end_trick(s, journal)

    def ahead(self, s: BadgerState) -> i64:
        """Find who wins the trick so far: pink before the led colour, highest or lowest as the arrow says."""
        laid: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if s.table[seat] >= 0:
                laid |= BIT[s.table[seat]]
            seat += 1
        # badger.trick.trump: any pink will do, since what tramples pink is pink that stays
        colour = COLOUR_OF[s.table[s.first]]
        row = self.box.up_of[s.prize]
        if laid & COLOUR_MASK[PINK]:
            colour = PINK
            row += 2
        # badger.trick.arrow, badger.trample.*
        leaf = SHIFT[colour] + self.best[SUBSETS * row + ((laid >> SHIFT[colour]) & COLOUR_BITS)]
        seat = 0
        while s.table[seat] != leaf:
            seat += 1
        return seat

    def trampled(self, s: BadgerState) -> list[tuple[int, int]]:
        """List the leaves on the table that are out of the contest, each with the one that tramples it."""
        laid = list(s.table)
        return [(out, by) for out, by in self.tramples if out in laid and by in laid]

    def end_trick(self, s: BadgerState, journal: Journal | None) -> None:
        """Discard the leaves of the trick and pass the first-player card on: badger.trick.next-first."""
        if journal is not None:
            journal.mark("prize", s, {"seat": s.winner})
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

    # End of the game: badger.score, badger.tie

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, BadgerState)
        return [self.score(s, seat) for seat in range(self.seats)]

    def score(self, s: BadgerState, seat: i64) -> i64:
        """Add up printed points, fed hamsters, a couple, and twigs: badger.score."""
        box = self.box
        base = seat * box.size
        points: i64 = 0
        find: i64 = 0
        while find < box.size:
            points += s.collections[base + find] * box.worth[find]
            find += 1
        # badger.hamster.pair
        if self.chain.held(s, base, box.males) and self.chain.held(s, base, box.females):
            points += 1
        return points + self.twig_points(s, base)

    def twig_points(self, s: BadgerState, base: i64) -> i64:
        """Count the twigs of the collection that starts at `base`: as printed, or for more if there are enough."""
        # badger.twig
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
        """Return numbers that rank the seats: by points (1), by badgers where those are equal (2), by hamsters (3)."""
        assert isinstance(s, BadgerState)
        # badger.tie
        numbers: list[int] = []
        for seat in range(self.seats):
            base = seat * self.box.size
            number = self.score(s, seat)
            number = number * 100 + (self.chain.held(s, base, self.box.badgers) if ties > 1 else 0)
            number = number * 100 + (self.chain.held(s, base, self.box.hamsters) if ties > 2 else 0)
            numbers.append(number)
        return numbers

    # What you may know: badger.info.*

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, BadgerState)
        # badger.info.hidden
        viewer = self.viewer(seat)
        s.rng = Rng(rng.seed())
        unseen = self.leaves & ~s.played
        if viewer >= 0:
            unseen &= ~s.hands[viewer]
        self.dealer.deal(s, viewer, unseen, rng)
        self.shuffle_deck(s, rng)

    def redraw(self, s: State, rng: Rng) -> None:
        assert isinstance(s, BadgerState)
        s.rng = Rng(rng.seed())
        self.shuffle_deck(s, rng)

    def shuffle_deck(self, s: BadgerState, rng: Rng) -> None:
        """Shuffle the prizes of the rounds to come, which nobody has seen."""
        self.dealer.shuffle_deck(s, self.box.prizes, (s.round + 1) * (self.hand + 1), rng)

    # Refusals and words

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, BadgerState)
        return refusal(self.space, self.leaves, s, seat, move)

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        assert isinstance(s, BadgerState)
        return text_refusal(self.space, self.leaves, s, seat, text)

    def choice(self, move: int) -> Choice:
        return choice(self.space, move)

    def pieces(self) -> dict[str, list[str]]:
        return {
            "leaf": CODES,
            "colour": NAMES,
            "prize": self.box.prize_codes,
            "find": self.box.codes,
        }

    def audit(self, s: State) -> str:
        assert isinstance(s, BadgerState)
        found = audit(self.box, self.leaves, self.hand, self.rounds, self.seats, s)
        if not found and s.phase not in (PLAYING, OVER) and self.fill_moves(s, s.turn, self.buffer) < 2:
            return "audit-no-choice"  # the rules would have gone on
        return found
