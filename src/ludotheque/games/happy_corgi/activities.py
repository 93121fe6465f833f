"""Completing an activity, or dropping a poop on one."""

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, count
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.board import REACH
from ludotheque.games.happy_corgi.border import blocked, remove
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.choices import payment
from ludotheque.games.happy_corgi.deck import discard
from ludotheque.games.happy_corgi.ending import end_turn
from ludotheque.games.happy_corgi.state import CorgiState


def may_go_on(box: Box, s: CorgiState) -> bool:
    """Return whether, for all that everyone can see, the player might do anything but end the turn."""
    seat = s.player
    cards = count(s.hands[seat])
    if box.combos and s.walks == 1 and cards:
        return True
    if blocked(s, seat):
        return False
    poops = s.poops[seat]
    if s.reserve[seat] == 0:
        poops = box.all_activities
    cells = s.cells
    asks = box.asks
    i = 8 * s.spots[s.corgis[seat]]
    last = i + 8
    while i < last:
        activity = cells[REACH[i]]
        if activity >= 0 and (poops & BIT[activity] == 0 or asks[activity] <= cards):
            return True
        i += 1
    return False


def solve(box: Box, s: CorgiState, seat: i64, move: i64, journal: Journal | None) -> None:
    """Discard the cards asked for and take the activity (corgi.activity.solve); poops on it come home or pay off."""
    activity = box.paid_for[move - m.SOLVE]
    if journal is not None:
        args: dict[str, int | list[int]] = {
            "seat": seat,
            "activity": activity,
            "cards": payment(box, move),
            "hugs": box.worth[activity],
        }
        journal.add("solve", args)
    digits = move - m.SOLVE - box.first_payment[activity]
    paid = box.asks[activity]
    while paid:
        paid -= 1
        discard(box, s, seat, 4 * box.asked[4 * activity + paid] + (digits & 3))
        digits >>= 2
    remove(s, activity)
    s.solved[seat] |= BIT[activity]
    s.solved_in = s.round
    hug(box, s, seat, box.worth[activity], journal)
    other: i64 = 0
    while other < box.seats:
        if s.poops[other] & BIT[activity]:
            s.poops[other] &= ~BIT[activity]
            if journal is not None:
                journal.add("poop-back" if other == seat else "poop-hug", {"seat": other})
            if other == seat:  # corgi.poop.own
                s.reserve[other] += 1
            else:  # corgi.poop.other
                hug(box, s, other, 1, journal)
        other += 1
    end_turn(box, s, journal)


def hug(box: Box, s: CorgiState, seat: i64, hugs: i64, journal: Journal | None) -> None:
    s.hugs[seat] += hugs
    if journal is not None and s.hugs[seat] - hugs < box.target <= s.hugs[seat]:
        journal.add("last", {"seat": seat, "hugs": s.hugs[seat]})


def poop(box: Box, s: CorgiState, seat: i64, activity: i64, journal: Journal | None) -> None:
    """Drop a poop from the reserve (corgi.poop.drop)."""
    s.reserve[seat] -= 1
    s.poops[seat] |= BIT[activity]
    if journal is not None:
        journal.add("poop", {"seat": seat, "activity": activity})
    end_turn(box, s, journal)
