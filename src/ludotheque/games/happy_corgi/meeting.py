"""Stopping, and meeting the other corgis."""

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import social
from ludotheque.games.happy_corgi.deck import draw, drop, exchange, random_copy, steal
from ludotheque.games.happy_corgi.knowledge import enter, leave
from ludotheque.games.happy_corgi.places import BASKET, DOG
from ludotheque.games.happy_corgi.state import MEET, CorgiState
from ludotheque.games.happy_corgi.visiting import come_to_place


def stop(box: Box, s: CorgiState, place: i64, journal: Journal | None) -> None:
    """Take the dog along (corgi.dog.take), meet the others but not in the basket, then come to the place."""
    if s.animals[place] == DOG:
        s.animals[place] = -1
        s.dogs[s.player] += 1
        if journal is not None:
            journal.add("dog-taken", {"seat": s.player, "place": place})
    # corgi.stop.order: the dog, the meetings, and only then the place
    if place != BASKET:  # corgi.meet.basket
        s.meeting = 1
    meet_others(box, s, journal)


def meet_others(box: Box, s: CorgiState, journal: Journal | None) -> None:
    """Go on with the meetings, clockwise from the player (corgi.meet.who), up to one that needs a decision."""
    while 0 < s.meeting < box.seats:
        other = s.player + s.meeting
        if other >= box.seats:
            other -= box.seats
        if s.corgis[other] == s.corgis[s.player] and meet(box, s, other, journal):
            return
        s.meeting += 1
    s.meeting = 0
    come_to_place(box, s, journal)


def meet(box: Box, s: CorgiState, other: i64, journal: Journal | None) -> bool:
    """Meet a corgi; return True if the player has to decide."""
    seat = s.player
    shown = draw(box, s, journal)
    if shown < 0:
        if journal is not None:
            journal.add("meet-none", {"seat": seat, "other": other})
        return False
    drop(s, shown)
    if journal is not None:
        journal.add("meet", {"seat": seat, "other": other, "card": box.card_of[shown]})
        mark_meeting(box, s, other, shown, journal)
    if s.hands[other] == 0:  # corgi.meet.empty
        return False
    if not social(box.card_of[shown]):  # corgi.meet.c
        steal(box, s, seat, other, journal)
        return False
    # corgi.meet.s
    taken = random_copy(s, other)
    leave(box, s, other, taken, BIT[seat])
    s.partner = other
    s.taken = taken
    if journal is not None:
        args: dict[str, int | list[int]] = {"seat": seat, "other": other, "card": box.card_of[s.taken]}
        journal.add("look", args, BIT[seat] | BIT[other])
    if s.hands[seat] == 0:  # corgi.meet.s-swap
        give_back(box, s, journal)
        return False
    s.phase = MEET
    return True


def mark_meeting(box: Box, s: CorgiState, other: i64, shown: i64, journal: Journal) -> None:
    """Let the meeting be seen, and whether it costs the other nothing (0), a card (1) or a look at one (2)."""
    card = box.card_of[shown]
    cost = 0 if s.hands[other] == 0 else 2 if social(card) else 1
    s.partner = other
    journal.mark("meeting", s, {"seat": s.player, "other": other, "card": card, "cost": cost})
    s.partner = -1


def give_back(box: Box, s: CorgiState, journal: Journal | None) -> None:
    enter(box, s, s.partner, s.taken, BIT[s.player])
    if journal is not None:
        journal.add("back", {"seat": s.player, "other": s.partner})
    s.taken = -1
    s.partner = -1


def finish_meeting(box: Box, s: CorgiState, move: i64, journal: Journal | None) -> None:
    if move == m.BACK:
        give_back(box, s, journal)
    else:
        exchange(box, s, s.player, s.partner, move - m.GIVE, journal)
        s.partner = -1
    s.meeting += 1
    meet_others(box, s, journal)
