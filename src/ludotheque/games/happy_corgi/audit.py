"""What can be wrong with a state: a piece lost or doubled, a counter out of bounds."""

from ludotheque.engine.masks import BIT, count
from ludotheque.games.happy_corgi.animals import cats_on_board, dogs_out
from ludotheque.games.happy_corgi.board import CENTRE, SPOTS
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import CARDS
from ludotheque.games.happy_corgi.deck import can_draw, river_cards
from ludotheque.games.happy_corgi.effects import offered
from ludotheque.games.happy_corgi.effects_kitchen import owes_card
from ludotheque.games.happy_corgi.knowledge import unseen
from ludotheque.games.happy_corgi.places import BASKET, DOG, PLACES
from ludotheque.games.happy_corgi.state import (
    DISCARD,
    DRAW,
    EFFECT,
    GIVE,
    KITCHEN,
    MEET,
    OVER,
    RIVER,
    VICTIM,
    CorgiState,
)


def audit(box: Box, s: CorgiState) -> str:
    """Return the text key of what is wrong with a state; an empty string if all is well."""
    return cards(box, s) or board(box, s) or activities(box, s) or turn(box, s) or knowledge(box, s)


def cards(box: Box, s: CorgiState) -> str:
    if not 0 <= s.stock <= box.copies or any((s.deck[i] >= 0) != (i < s.stock) for i in range(len(s.deck))):
        return "audit-deck"
    loose = [*s.deck, *s.river, s.taken, s.laid]
    piles = [1 << copy for copy in loose if copy >= 0] + [s.discards, *s.hands]
    together = 0
    for pile in piles:
        if pile & together or pile < 0:
            return "audit-card-twice"
        together |= pile
    if together != box.all:
        return "audit-card-missing"
    if (s.top >= 0) != (s.discards != 0) or (s.top >= 0 and not s.discards >> s.top & 1):
        return "audit-top"
    return ""


def board(box: Box, s: CorgiState) -> str:
    lying = [spot for spot in s.spots if spot >= 0]
    if s.spots[BASKET] != CENTRE or sorted(lying) != list(range(SPOTS)):
        return "audit-middle"
    if any(not 0 <= place < PLACES or s.spots[place] < 0 for place in s.corgis):
        return "audit-corgi"
    if s.animals[BASKET] >= 0 or any(s.animals[p] >= 0 and s.spots[p] < 0 for p in range(PLACES)):
        return "audit-animal-away"
    if any(not -1 <= animal <= DOG for animal in s.animals) or min(s.dogs) < 0:
        return "audit-animal"
    if cats_on_board(s) > box.cats or dogs_out(box, s) > box.dogs:
        return "audit-animals"
    flat = sum(1 << place for place in range(BASKET) if s.spots[place] >= 0)
    return "audit-flipped" if s.flipped & ~flat else ""


def activities(box: Box, s: CorgiState) -> str:
    lying = [activity for activity in s.cells if activity >= 0]
    left = sum(1 << activity for activity in set(lying))
    if len(set(lying)) != len(lying) or left & ~box.all_activities:
        return "audit-cells"
    together = left
    for seat in range(box.seats):
        if s.solved[seat] & together:
            return "audit-activity-twice"
        together |= s.solved[seat]
        if s.poops[seat] & ~left:
            return "audit-poop"
        if not 0 <= s.reserve[seat] <= box.poops - count(s.poops[seat]):
            return "audit-reserve"
        won = sum(int(box.worth[a]) for a in range(box.activities) if s.solved[seat] >> a & 1)
        lost = box.poops - count(s.poops[seat]) - s.reserve[seat]
        if s.hugs[seat] != won + lost:
            return "audit-hugs"
    return "" if together == box.all_activities else "audit-activity-missing"


def turn(box: Box, s: CorgiState) -> str:
    seats = range(box.seats)
    if s.first not in seats or s.player not in seats or not -1 <= s.partner < box.seats:
        return "audit-seat"
    if not 0 <= s.phase <= OVER or not 0 <= s.walks <= 2 or not 0 <= s.meeting < box.seats:
        return "audit-turn"
    if not 0 <= s.solved_in <= s.round < 1000:
        return "audit-round"
    if any(not -1 <= card < CARDS for card in s.chosen):
        return "audit-card"
    decides = s.player
    if s.phase == OVER:
        decides = -1
    elif s.phase == VICTIM:
        decides = s.partner
    elif s.phase == KITCHEN:
        decides = min((seat for seat in seats if owes_card(s, seat)), default=-2)
    if s.turn != decides:
        return "audit-decides"
    if s.partner == s.player or (s.partner >= 0) != (s.phase in (MEET, GIVE, VICTIM)):
        return "audit-partner"
    if (s.taken >= 0) != (s.phase == MEET) or (s.meeting > 0) != (s.phase == MEET):
        return "audit-meeting"
    if s.laid >= 0 and s.phase != RIVER:
        return "audit-laid"
    if not can_go_on(box, s):
        return "audit-stuck"
    for seat in seats:
        card = s.chosen[seat]
        if card >= 0 and (s.phase != KITCHEN or not s.hands[seat] & box.copies_of[card]):
            return "audit-chosen"
    return ""


def can_go_on(box: Box, s: CorgiState) -> bool:
    """Return whether the step has a decision in it."""
    if s.phase == DRAW:
        return can_draw(s) or river_cards(box, s) != 0
    if s.phase == EFFECT:
        return offered(box, s)
    if s.phase == RIVER:
        return river_cards(box, s) != 0
    if s.phase in (MEET, DISCARD, GIVE, VICTIM):
        return s.hands[s.turn] != 0 and (s.phase != GIVE or s.hands[s.partner] != 0)
    return True


def knowledge(box: Box, s: CorgiState) -> str:
    held = sum(s.hands) | (int(BIT[s.taken]) if s.taken >= 0 else 0)
    deck = sum(int(BIT[copy]) for copy in s.deck if copy >= 0)
    for viewer in range(box.seats + 1):
        own = s.hands[viewer] if viewer < box.seats else 0
        claimed = s.known[viewer] | s.vague[viewer]
        if claimed & ~held or claimed & own or s.known[viewer] & s.vague[viewer]:
            return "audit-knows"
        if s.doubtful[viewer] & unseen(box, s, viewer) & ~s.vague[viewer]:
            return "audit-doubt"
        if s.secret[viewer] & ~s.known[viewer] or s.secret[viewer] & s.known[box.seats]:
            return "audit-secret"
        if deck & ~s.drawable[viewer] or s.drawable[viewer] & ~box.all:
            return "audit-deck-known"
        if s.taken >= 0 and viewer in (s.player, s.partner):
            own |= int(BIT[s.taken])
        if s.known[box.seats] & ~own & ~s.known[viewer]:
            return "audit-missed"
    return ""
