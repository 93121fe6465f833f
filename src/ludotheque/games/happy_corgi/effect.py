"""What a place does (corgi.place.effect): the shape of an effect, and what several of them share."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, count, lowest
from ludotheque.engine.rules import STEP
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.deck import fill_hand
from ludotheque.games.happy_corgi.state import CorgiState


class Effect:
    """One thing that a place can do: when it is offered, how it goes, what is refused, and what it is worth.

    The player's first decision is the effect's first step itself, or to skip it. `begin` and `finish` return True once
    the effect is done, and False while someone has to decide on the way.
    """

    def __init__(self, base: int = 0) -> None:
        self.base: i64 = base  # of the moves that name a card on the way

    def offered(self, box: Box, s: CorgiState) -> bool:
        """Return whether the first step can be done (corgi.effect.doable): everyone can see that."""
        raise NotImplementedError

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        """Write the ways to begin, and SKIP, ascending."""
        raise NotImplementedError

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        """Name the rule that forbids to begin in this way."""
        return STEP

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        """Do the first step, and all that follows without a decision."""
        raise NotImplementedError

    def ask(self, box: Box, s: CorgiState, seat: i64, step: i64, journal: Journal | None) -> bool:
        """Ask a seat for a card. A single one leaves no choice; that two are alike, only their owner may know."""
        s.phase = step
        s.turn = seat
        hand = s.hands[seat]
        if hand & (hand - 1):
            return False
        return self.finish(box, s, seat, box.card_of[lowest(hand)], journal)

    def fill_step(self, box: Box, s: CorgiState, seat: i64, moves: vec[i64]) -> i64:
        """Write the moves of the decision on the way."""
        return fill_hand(box, s.hands[seat], self.base, moves, 0)

    def finish(self, box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> bool:
        """Carry out the decision on the way: the card it names."""
        raise NotImplementedError

    def frees(self) -> bool:
        """Return whether the effect sends the player's mean dogs away."""
        return False

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        """Guess, for the bot, what the effect is worth to a seat that comes there with this hand."""
        return 0.1

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        """Rate, for the bot, a way to begin, in hugs; to skip the effect is worth 0."""
        return self.promise(box, s, seat, s.hands[seat])


def fill_use(moves: vec[i64]) -> i64:
    """Write the moves of an effect that begins without a choice."""
    moves[0] = m.USE
    moves[1] = m.SKIP
    return 2


def targets(box: Box, s: CorgiState, least: i64) -> i64:
    """Find the other players who hold so many cards at least (corgi.effect.targets), a bit each."""
    found: i64 = 0
    seat: i64 = 0
    while seat < box.seats:
        if seat != s.player and count(s.hands[seat]) >= least:
            found |= BIT[seat]
        seat += 1
    return found
