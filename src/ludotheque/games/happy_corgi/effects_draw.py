"""Effects that draw cards from the deck."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.deck import can_draw, draw_cards, fill_hand, throw
from ludotheque.games.happy_corgi.effect import Effect, fill_use
from ludotheque.games.happy_corgi.state import DISCARD, CorgiState
from ludotheque.games.happy_corgi.worth import DRAWN, cost


class DrawOne(Effect):
    """Draw a card."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return can_draw(s)

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        return fill_use(moves)

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        draw_cards(box, s, s.player, 1, journal)
        return True

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return DRAWN if can_draw(s) else 0.0


class DrawThenDiscard(Effect):
    """Draw two cards, then discard one."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return can_draw(s)

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        return fill_use(moves)

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        draw_cards(box, s, s.player, 2, journal)
        return self.ask(box, s, s.player, DISCARD, journal)

    def finish(self, box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> bool:
        throw(box, s, seat, card, journal)
        return True

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return 1.6 * DRAWN if can_draw(s) else 0.0


class DiscardThenDraw(Effect):
    """Discard a card, then draw two."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return s.hands[s.player] != 0

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        moves[0] = m.SKIP
        return fill_hand(box, s.hands[s.player], m.DISCARD, moves, 1)

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        return OWNER if m.DISCARD <= move < m.PUT else STEP

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        throw(box, s, s.player, move - m.DISCARD, journal)
        draw_cards(box, s, s.player, 2, journal)
        return True

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return 0.9 * DRAWN if hand else 0.0

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        return 1.8 * DRAWN - cost(box, s, s.hands[seat], move - m.DISCARD)
