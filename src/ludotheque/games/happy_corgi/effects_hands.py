"""Effects on the cards of another player (corgi.effect.targets)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.deck import exchange, fill_cards, random_copy, steal, throw
from ludotheque.games.happy_corgi.effect import Effect, targets
from ludotheque.games.happy_corgi.knowledge import leave
from ludotheque.games.happy_corgi.state import GIVE, VICTIM, CorgiState
from ludotheque.games.happy_corgi.worth import DRAWN, HARM, cheapest, lead


class Targeted(Effect):
    """An effect that begins with the choice of another player."""

    def within(self, box: Box, s: CorgiState) -> i64:
        """Find who can be chosen, a bit each."""
        return targets(box, s, 1)

    def offered(self, box: Box, s: CorgiState) -> bool:
        return self.within(box, s) != 0

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        moves[0] = m.SKIP
        return fill_cards(self.within(box, s), m.TARGET, moves, 1)

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        if not m.TARGET <= move < m.CORGI:
            return STEP
        other = move - m.TARGET
        if other >= box.seats:
            return OWNER
        return "corgi.place.effect" if targets(box, s, 1) >> other & 1 else "corgi.effect.targets"

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        return HARM + lead(s, move - m.TARGET)


class SwapHands(Targeted):
    """Swap a card for a random one of another player; yours is chosen first and handed over last."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return s.hands[s.player] != 0 and self.within(box, s) != 0

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        s.partner = move - m.TARGET
        return self.ask(box, s, s.player, GIVE, journal)

    def finish(self, box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> bool:
        taken = random_copy(s, s.partner)
        leave(box, s, s.partner, taken, BIT[seat])
        s.taken = taken
        exchange(box, s, seat, s.partner, card, journal)
        return True

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return 0.9 * DRAWN if hand else 0.0

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        return DRAWN - cheapest(box, s, s.hands[seat]) + lead(s, move - m.TARGET)


class Steal(Targeted):
    """Steal a random card from a player."""

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        steal(box, s, s.player, move - m.TARGET, journal)
        return True

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return DRAWN + HARM if self.within(box, s) else 0.0


class StealFromRicher(Steal):
    """Steal a random card from a player who holds more cards."""

    def within(self, box: Box, s: CorgiState) -> i64:
        return targets(box, s, 1 + count(s.hands[s.player]))


class MakeDiscard(Targeted):
    """Make a player discard a card of their choice, at once, out of turn."""

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        s.partner = move - m.TARGET
        if journal is not None:
            journal.add("order", {"seat": s.player, "other": s.partner})
        return self.ask(box, s, s.partner, VICTIM, journal)

    def finish(self, box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> bool:
        throw(box, s, seat, card, journal)
        return True

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return HARM if self.within(box, s) else 0.0
