"""Walking from place to place."""

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.animals import chase_cat
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.deck import discard
from ludotheque.games.happy_corgi.meeting import stop
from ludotheque.games.happy_corgi.state import CorgiState


def walk(box: Box, s: CorgiState, seat: i64, move: i64, journal: Journal | None) -> None:
    place = move - m.WALK
    if move < m.GO:
        if journal is not None:
            journal.add("walk", {"seat": seat, "place": place})
    else:
        place = m.go_place(move)
        discard(box, s, seat, m.go_card(move))
        if journal is not None:
            journal.add("go", {"seat": seat, "place": place, "card": m.go_card(move)})
    chase_cat(s, s.corgis[seat], journal)
    s.corgis[seat] = place
    s.walks += 1
    stop(box, s, place, journal)
