"""Effects on the board: poops, activities, corgis and places."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.animals import chase_cat
from ludotheque.games.happy_corgi.board import DISTANCE
from ludotheque.games.happy_corgi.border import blocked, left, swap
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.deck import fill_cards
from ludotheque.games.happy_corgi.effect import Effect
from ludotheque.games.happy_corgi.places import BASKET, CAT, PLACES
from ludotheque.games.happy_corgi.state import CorgiState
from ludotheque.games.happy_corgi.worth import prospects


class TakePoop(Effect):
    """Take one of your poops back from any activity."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return s.poops[s.player] != 0

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        moves[0] = m.SKIP
        return fill_cards(s.poops[s.player], m.FETCH, moves, 1)

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        return OWNER if m.FETCH <= move < m.TRADE else STEP

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        s.poops[s.player] &= ~BIT[move - m.FETCH]
        s.reserve[s.player] += 1
        if journal is not None:
            journal.add("fetch", {"seat": s.player, "activity": move - m.FETCH})
        return True

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        return 0.2 if s.reserve[seat] == 0 else -0.1


class SwapActivities(Effect):
    """Swap two activities of the border, with their poops."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return count(left(box, s)) >= 2

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        lying = left(box, s)
        moves[0] = m.SKIP
        n: i64 = 1
        pair: i64 = 0
        one: i64 = 0
        while one < m.ACTIVITIES:
            if lying & BIT[one] == 0:
                pair += m.ACTIVITIES - 1 - one
            else:
                two = one + 1
                while two < m.ACTIVITIES:
                    if lying & BIT[two]:
                        moves[n] = m.TRADE + pair
                        n += 1
                    pair += 1
                    two += 1
            one += 1
        return n

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        return OWNER if m.TRADE <= move < m.SHIFT else STEP

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        one = m.TRADE_ONE[move - m.TRADE]
        two = m.TRADE_TWO[move - m.TRADE]
        swap(s, one, two)
        if journal is not None:
            journal.add("trade", {"seat": s.player, "activity_one": one, "activity_two": two})
        return True

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        """Rate what comes into reach."""
        if blocked(s, seat):
            return -0.01
        one = m.TRADE_ONE[move - m.TRADE]
        two = m.TRADE_TWO[move - m.TRADE]
        before = prospects(box, s, seat, s.spots[s.corgis[seat]], s.hands[seat])
        swap(s, one, two)
        after = prospects(box, s, seat, s.spots[s.corgis[seat]], s.hands[seat])
        swap(s, one, two)
        return after - before - 0.01


class MoveCorgi(Effect):
    """Move another corgi by one place; it meets nobody, takes no dog and uses nothing (corgi.effect.targets)."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return True

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        moves[0] = m.SKIP
        n: i64 = 1
        seat: i64 = 0
        while seat < box.seats:
            if seat != s.player:
                here = 9 * s.spots[s.corgis[seat]]
                place: i64 = 0
                while place < PLACES:
                    if s.spots[place] >= 0 and DISTANCE[here + s.spots[place]] == 1:
                        moves[n] = m.CORGI + PLACES * seat + place
                        n += 1
                    place += 1
            seat += 1
        return n

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        if not m.CORGI <= move < m.FETCH:
            return STEP
        other, place = divmod(move - m.CORGI, PLACES)
        if other >= box.seats or s.spots[place] < 0:
            return OWNER
        return "corgi.place.effect"

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        other = (move - m.CORGI) // PLACES
        place = (move - m.CORGI) % PLACES
        if journal is not None:
            journal.add("push", {"seat": s.player, "other": other, "place": place})
        chase_cat(s, s.corgis[other], journal)
        s.corgis[other] = place
        return True

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        """Prefer the corgi of a player with many hugs, and to move it into the basket or to a cat."""
        other = (move - m.CORGI) // PLACES
        place = (move - m.CORGI) % PLACES
        rating = 0.01 * float(s.hugs[other]) - 0.01
        if place == BASKET:
            rating += 0.02
        if s.animals[place] == CAT:
            rating += 0.02
        return rating


class SwapPlaces(Effect):
    """Swap two places but not the basket, with all that stands on them; nobody meets anyone there."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return True

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        moves[0] = m.SKIP
        n: i64 = 1
        pair: i64 = 0
        one: i64 = 0
        while one < BASKET:
            two = one + 1
            while two < BASKET:
                if s.spots[one] >= 0 and s.spots[two] >= 0:
                    moves[n] = m.SHIFT + pair
                    n += 1
                pair += 1
                two += 1
            one += 1
        return n

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        return OWNER if m.SHIFT <= move < m.CAT else STEP

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        shift(s, move)
        if journal is not None:
            one, two = m.SHIFTS[move - m.SHIFT]
            journal.add("shift", {"seat": s.player, "place_one": one, "place_two": two})
        return True

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        """Rate what comes into reach."""
        if blocked(s, seat):
            return -0.01
        before = prospects(box, s, seat, s.spots[s.corgis[seat]], s.hands[seat])
        shift(s, move)
        after = prospects(box, s, seat, s.spots[s.corgis[seat]], s.hands[seat])
        shift(s, move)
        return after - before - 0.01


def shift(s: CorgiState, move: i64) -> None:
    """Let two places change spots."""
    one = m.SHIFT_ONE[move - m.SHIFT]
    two = m.SHIFT_TWO[move - m.SHIFT]
    spot = s.spots[one]
    s.spots[one] = s.spots[two]
    s.spots[two] = spot
