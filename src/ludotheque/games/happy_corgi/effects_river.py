"""Effects on the river."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, lowest
from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.deck import (
    cards_of,
    drop,
    fill_cards,
    fill_hand,
    refill,
    river_cards,
    take,
    take_out,
)
from ludotheque.games.happy_corgi.effect import Effect, fill_use
from ludotheque.games.happy_corgi.knowledge import copy_to_leave, leave
from ludotheque.games.happy_corgi.state import RIVER, CorgiState
from ludotheque.games.happy_corgi.worth import DRAWN, cost, gain, less


class TakeFromRiver(Effect):
    """Take a card from the river."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return river_cards(box, s) != 0

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        n = fill_cards(river_cards(box, s), m.TAKE, moves, 0)
        moves[n] = m.SKIP
        return n + 1

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        return OWNER if m.TAKE <= move < m.WALK else STEP

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        take(box, s, s.player, move - m.TAKE, journal)
        return True

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return 1.3 * DRAWN

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        return gain(box, s, s.hands[seat], move - m.TAKE)


class RiverStep(Effect):
    """An effect that ends with a card from the river."""

    def ask_river(self, box: Box, s: CorgiState, journal: Journal | None) -> bool:
        """Ask the player for a card of the river, unless there is one kind of them, or none."""
        cards = river_cards(box, s)
        if cards == 0:
            if s.laid >= 0:
                s.river[0] = s.laid
                s.laid = -1
            return True
        s.phase = RIVER
        if cards & (cards - 1):
            return False
        return self.finish(box, s, s.player, lowest(cards), journal)

    def fill_step(self, box: Box, s: CorgiState, seat: i64, moves: vec[i64]) -> i64:
        return fill_cards(river_cards(box, s), self.base, moves, 0)

    def finish(self, box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> bool:
        if s.laid >= 0:
            slot = take_out(box, s, seat, card, journal)
            s.river[slot] = s.laid  # the river keeps its size, without a refill
            s.laid = -1
        else:
            take(box, s, seat, card, journal)
        return True


class NewRiver(RiverStep):
    """Discard the whole river, draw a new one, then take a card from it."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return river_cards(box, s) != 0

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        return fill_use(moves)

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        gone: i64 = 0
        slot: i64 = 0
        while slot < box.river:
            if s.river[slot] >= 0:
                gone |= BIT[s.river[slot]]
                drop(s, s.river[slot])
                s.river[slot] = -1
            slot += 1
        if journal is not None:
            journal.add("renew", {"seat": s.player, "cards": cards_of(box, gone)})
        refill(box, s, journal)
        return self.ask_river(box, s, journal)

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return 1.3 * DRAWN


class SwapWithRiver(RiverStep):
    """Put a card in the river and take another."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return s.hands[s.player] != 0

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        moves[0] = m.SKIP
        return fill_hand(box, s.hands[s.player], m.PUT, moves, 1)

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        return OWNER if m.PUT <= move < m.TARGET else STEP

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        copy = copy_to_leave(box, s, s.player, move - m.PUT)
        leave(box, s, s.player, copy, box.everyone)
        s.laid = copy  # beside the river, so that it is not the one taken
        if journal is not None:
            journal.add("put", {"seat": s.player, "card": move - m.PUT})
        return self.ask_river(box, s, journal)

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return 0.9 * DRAWN if hand else 0.0

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        """Rate the card put there against the best of the river."""
        card = move - m.PUT
        hand = s.hands[seat]
        rest = less(box, hand, card)
        best = 0.0
        slot: i64 = 0
        while slot < box.river:
            if s.river[slot] >= 0:
                best = max(best, gain(box, s, rest, box.card_of[s.river[slot]]))
            slot += 1
        return best - cost(box, s, hand, card)
