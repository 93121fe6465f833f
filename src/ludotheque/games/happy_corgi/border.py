"""The activities on the border: which are left, which are in reach, what a hand lacks for one."""

from mypy_extensions import i64

from ludotheque.engine.masks import BIT
from ludotheque.games.happy_corgi.board import CELLS, REACH
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.places import CAT
from ludotheque.games.happy_corgi.state import CorgiState


def left(box: Box, s: CorgiState) -> i64:
    """Find the activities that nobody has completed yet, a bit each."""
    solved: i64 = 0
    seat: i64 = 0
    while seat < box.seats:
        solved |= s.solved[seat]
        seat += 1
    return box.all_activities & ~solved


def reach(s: CorgiState, spot: i64) -> i64:
    """Find the activities on the row, the column and the diagonals of a spot (corgi.activity.reach), a bit each."""
    cells = s.cells
    around = REACH
    bits = BIT
    found: i64 = 0
    i = 8 * spot
    last = i + 8
    while i < last:
        activity = cells[around[i]]
        if activity >= 0:
            found |= bits[activity]
        i += 1
    return found


def blocked(s: CorgiState, seat: i64) -> bool:
    """Return whether a cat (corgi.cat.block) or a dog (corgi.dog.take) keeps a corgi from activities and poops."""
    return s.dogs[seat] > 0 or s.animals[s.corgis[seat]] == CAT


def swap(s: CorgiState, one: i64, two: i64) -> None:
    """Let two activities change places; their poops go with them."""
    cell: i64 = 0
    while cell < CELLS:
        if s.cells[cell] == one:
            s.cells[cell] = two
        elif s.cells[cell] == two:
            s.cells[cell] = one
        cell += 1


def remove(s: CorgiState, activity: i64) -> None:
    """Leave a gap where an activity lay (corgi.activity.gap)."""
    cell: i64 = 0
    while s.cells[cell] != activity:
        cell += 1
    s.cells[cell] = -1


def missing(box: Box, hand: i64, activity: i64) -> i64:
    """Count the cards that a hand lacks for an activity."""
    lacking: i64 = 0
    i = 4 * activity
    last = i + box.asks[activity]
    while i < last:
        copies = hand & box.with_action[box.asked[i]]
        if copies:
            hand &= ~(copies & -copies)
        else:
            lacking += 1
        i += 1
    return lacking
