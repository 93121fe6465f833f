"""Sharing the limit of an action among the players who chose it."""

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.state import PigsState


def share(box: Box, s: PigsState, seat: i64, seats: i64) -> i64:
    """Return a seat's share: the limit is dealt out one by one from the first player (pigs.phase3.share)."""
    action = s.actions[seat]
    sharers: i64 = 1 if hinders(s) and s.neutral == action else 0  # the neutral tile comes last
    before: i64 = 0
    other = s.first
    met = False
    step: i64 = 0
    while step < seats:
        if other == seat:
            met = True
        if s.actions[other] == action:
            sharers += 1
            if not met:
                before += 1
        other += 1
        if other == seats:
            other = 0
        step += 1
    limit = box.limits[s.card * 4 + action]
    return limit // sharers + (1 if before < limit % sharers else 0)


def hinders(s: PigsState) -> bool:
    """Return whether the neutral tile matches the action of the player who does not hold it (pigs.two.hinder)."""
    return s.holder >= 0 and s.neutral == s.actions[1 - s.holder]


def note_shares(s: PigsState, seats: int, journal: Journal) -> None:
    """Note everyone's share, and what the neutral tile did."""
    for step in range(seats):
        seat = (s.first + step) % seats
        journal.add("share", {"seat": seat, "action": s.actions[seat], "count": s.shares[seat]})
    if s.holder >= 0:
        key = "hinder" if hinders(s) else "miss"
        journal.add(key, {"seat": s.holder, "other": 1 - s.holder, "action": s.neutral})
