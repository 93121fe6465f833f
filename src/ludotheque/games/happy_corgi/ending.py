"""The end of a turn, and the end of the game."""

from typing import Final

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.games.happy_corgi.border import left
from ludotheque.games.happy_corgi.box import Box, left_of
from ludotheque.games.happy_corgi.state import OVER, CorgiState
from ludotheque.games.happy_corgi.taking import begin_turn

STALL: Final = 20  # rounds without a completed activity


def end_turn(box: Box, s: CorgiState, journal: Journal | None) -> None:
    s.player = left_of(box, s.player)
    if s.player == s.first:
        if is_over(box, s, journal):
            s.phase = OVER
            s.turn = -1
            if journal is not None:
                journal.add("end", {})
            return
        s.round += 1
        if journal is not None:
            journal.add("round", {"round": s.round})
    begin_turn(box, s, journal)


def is_over(box: Box, s: CorgiState, journal: Journal | None) -> bool:
    """Return, at the end of a round, whether it was the last."""
    if left(box, s) == 0:  # corgi.end.exhausted
        if journal is not None:
            journal.add("exhausted", {})
        return True
    if s.round - s.solved_in >= STALL:  # corgi.end.stall
        if journal is not None:
            journal.add("stall", {"count": STALL})
        return True
    most: i64 = -1
    leaders: i64 = 0
    seat: i64 = 0
    while seat < box.seats:
        if s.hugs[seat] > most:
            most = s.hugs[seat]
            leaders = 1
        elif s.hugs[seat] == most:
            leaders += 1
        seat += 1
    if most < box.target:  # corgi.end.trigger
        return False
    if leaders > 1 and journal is not None:  # corgi.end.tie
        journal.add("tie", {"hugs": most})
    return leaders == 1
