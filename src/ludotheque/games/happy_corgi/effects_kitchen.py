"""The effect that makes everyone pass a card to the left, chosen in secret."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, lowest
from ludotheque.games.happy_corgi.box import Box, left_of
from ludotheque.games.happy_corgi.effect import Effect, fill_use, targets
from ludotheque.games.happy_corgi.knowledge import copy_to_leave, enter, watch
from ludotheque.games.happy_corgi.state import KITCHEN, CorgiState
from ludotheque.games.happy_corgi.worth import DRAWN, cheapest


class PassLeft(Effect):
    """Everyone passes a card to the left: all choose, then all cards move."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return s.hands[s.player] != 0 or targets(box, s, 1) != 0

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        return fill_use(moves)

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        if journal is not None:
            journal.add("kitchen", {"seat": s.player})
        s.phase = KITCHEN
        seat: i64 = 0
        while seat < box.seats:
            hand = s.hands[seat]
            if hand and hand & (hand - 1) == 0:
                s.chosen[seat] = box.card_of[lowest(hand)]
            seat += 1
        return pass_on(box, s, journal)

    def finish(self, box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> bool:
        if journal is not None and s.chosen[seat] < 0:
            journal.add("chosen", {"seat": seat})
        s.chosen[seat] = card
        return pass_on(box, s, journal)

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return 0.2

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        return 0.8 * DRAWN - cheapest(box, s, s.hands[seat])


def owes_card(s: CorgiState, seat: i64) -> bool:
    """Return whether a seat has yet to choose its card for the left."""
    return s.chosen[seat] < 0 and s.hands[seat] != 0


def pass_on(box: Box, s: CorgiState, journal: Journal | None) -> bool:
    """Pass the cards on once everyone has chosen."""
    seat: i64 = 0
    while seat < box.seats:
        if owes_card(s, seat):
            s.turn = seat
            return False
        seat += 1
    passed = box.dealt
    seat = 0
    while seat < box.seats:
        passed[seat] = -1
        if s.chosen[seat] >= 0:
            passed[seat] = copy_to_leave(box, s, seat, s.chosen[seat])
        seat += 1
    seat = 0
    while seat < box.seats:
        if passed[seat] >= 0:
            watch(box, s, seat, passed[seat], BIT[left_of(box, seat)])
        seat += 1
    seat = 0
    while seat < box.seats:
        if passed[seat] >= 0:
            s.hands[seat] &= ~BIT[passed[seat]]
        seat += 1
    seat = 0
    while seat < box.seats:
        if passed[seat] >= 0:
            left = left_of(box, seat)
            enter(box, s, left, passed[seat], BIT[seat])
            s.chosen[seat] = -1
            if journal is not None:
                args: dict[str, int | list[int]] = {"seat": seat, "other": left, "card": box.card_of[passed[seat]]}
                journal.add("pass", {"seat": seat, "other": left})
                journal.add("passed", args, BIT[seat] | BIT[left])
        seat += 1
    return True
