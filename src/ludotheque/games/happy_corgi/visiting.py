"""Using the place where the corgi has stopped, and turning it over."""

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.activities import may_go_on
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.effects import EFFECTS, effect_of, offered, on_the_way
from ludotheque.games.happy_corgi.ending import end_turn
from ludotheque.games.happy_corgi.places import BASKET
from ludotheque.games.happy_corgi.state import EFFECT, SOLVE, CorgiState


def come_to_place(box: Box, s: CorgiState, journal: Journal | None) -> None:
    """Offer the effect of the place, if its first step can be done (corgi.effect.doable)."""
    if offered(box, s):
        s.phase = EFFECT
    else:
        leave_place(box, s, journal)


def begin_effect(box: Box, s: CorgiState, move: i64, journal: Journal | None) -> None:
    """Begin the effect of the place, or decline it (corgi.place.effect)."""
    if move == m.SKIP:
        if journal is not None:
            journal.add("skip", {"seat": s.player, "place": s.corgis[s.player]})
        turn_over(box, s, journal)
    elif EFFECTS[effect_of(box, s)].begin(box, s, move, journal):
        leave_place(box, s, journal)


def finish_effect(box: Box, s: CorgiState, seat: i64, move: i64, journal: Journal | None) -> None:
    """Carry out a decision on the way."""
    effect = on_the_way(s.phase)
    if effect.finish(box, s, seat, move - effect.base, journal):
        leave_place(box, s, journal)


def leave_place(box: Box, s: CorgiState, journal: Journal | None) -> None:
    """Let what came of a visit be seen, then turn the place over."""
    if journal is not None and s.corgis[s.player] != BASKET:
        journal.mark("place", s, {"seat": s.player, "place": s.corgis[s.player]})
    turn_over(box, s, journal)


def turn_over(box: Box, s: CorgiState, journal: Journal | None) -> None:
    """Turn the place over, wherever it lies by now (corgi.place.flip), but not the basket (corgi.place.basket)."""
    s.partner = -1
    s.turn = s.player
    place = s.corgis[s.player]
    if place != BASKET:
        s.flipped ^= BIT[place]
        if journal is not None:
            journal.add("flip", {"place": place})
    s.phase = SOLVE
    if not may_go_on(box, s):
        end_turn(box, s, journal)
