"""What can be wrong with a state: a piece lost or doubled, a counter out of bounds."""

from ludotheque.games.happy_corgi.board import CENTRE, SPOTS
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import BIT, CARDS, count
from ludotheque.games.happy_corgi.deck import can_draw, river_cards
from ludotheque.games.happy_corgi.effects import cats_on_board, dogs_out, offered, owes_card
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
    """Say what is wrong with a state; nothing if all is well."""
    return cards(box, s) or board(box, s) or activities(box, s) or turn(box, s) or knowledge(box, s)


def cards(box: Box, s: CorgiState) -> str:
    if not 0 <= s.stock <= box.copies or any((s.deck[i] >= 0) != (i < s.stock) for i in range(len(s.deck))):
        return "the deck does not fit its size"
    loose = [*s.deck, *s.river, s.taken, s.laid]
    piles = [1 << copy for copy in loose if copy >= 0] + [s.discards, *s.hands]
    together = 0
    for pile in piles:
        if pile & together or pile < 0:
            return "a card lies in two places"
        together |= pile
    if together != box.all:
        return "a card is missing, or not of this box"
    if (s.top >= 0) != (s.discards != 0) or (s.top >= 0 and not s.discards >> s.top & 1):
        return "the top of the discards is not among them"
    return ""


def board(box: Box, s: CorgiState) -> str:
    lying = [spot for spot in s.spots if spot >= 0]
    if s.spots[BASKET] != CENTRE or sorted(lying) != list(range(SPOTS)):
        return "the nine cards of the middle are not complete"
    if any(not 0 <= place < PLACES or s.spots[place] < 0 for place in s.corgis):
        return "a corgi is not on the board"
    if s.animals[BASKET] >= 0 or any(s.animals[p] >= 0 and s.spots[p] < 0 for p in range(PLACES)):
        return "a cat or a dog is not on the board"
    if any(not -1 <= animal <= DOG for animal in s.animals) or min(s.dogs) < 0:
        return "there is no such animal"
    if cats_on_board(s) > box.cats or dogs_out(box, s) > box.dogs:
        return "there are too many cats or dogs"
    flat = sum(1 << place for place in range(BASKET) if s.spots[place] >= 0)
    return "a place is turned over that cannot be" if s.flipped & ~flat else ""


def activities(box: Box, s: CorgiState) -> str:
    lying = [activity for activity in s.cells if activity >= 0]
    left = sum(1 << activity for activity in set(lying))
    if len(set(lying)) != len(lying) or left & ~box.all_activities:
        return "an activity lies on two cells, or is not of this box"
    together = left
    for seat in range(box.seats):
        if s.solved[seat] & together:
            return "an activity is in two places"
        together |= s.solved[seat]
        if s.poops[seat] & ~left:
            return "a poop lies on nothing"
        if not 0 <= s.reserve[seat] <= box.poops - count(s.poops[seat]):
            return "a reserve of poops is out of bounds"
        won = sum(int(box.worth[a]) for a in range(box.activities) if s.solved[seat] >> a & 1)
        lost = box.poops - count(s.poops[seat]) - s.reserve[seat]
        if s.hugs[seat] != won + lost:
            return "the hugs of a seat do not add up"
    return "" if together == box.all_activities else "an activity is missing"


def turn(box: Box, s: CorgiState) -> str:
    seats = range(box.seats)
    if s.first not in seats or s.player not in seats or not -1 <= s.partner < box.seats:
        return "a seat is out of bounds"
    if not 0 <= s.phase <= OVER or not 0 <= s.walks <= 2 or not 0 <= s.meeting < box.seats:
        return "a counter of the turn is out of bounds"
    if not 0 <= s.solved_in <= s.round < 1000:
        return "a round is out of bounds"
    if any(not -1 <= card < CARDS for card in s.chosen):
        return "there is no such card"
    decides = s.player
    if s.phase == OVER:
        decides = -1
    elif s.phase == VICTIM:
        decides = s.partner
    elif s.phase == KITCHEN:
        decides = min((seat for seat in seats if owes_card(s, seat)), default=-2)
    if s.turn != decides:
        return "nobody, or the wrong one, is to decide"
    if s.partner == s.player or (s.partner >= 0) != (s.phase in (MEET, GIVE, VICTIM)):
        return "the partner does not fit the step"
    if (s.taken >= 0) != (s.phase == MEET) or (s.meeting > 0) != (s.phase == MEET):
        return "the meeting does not fit the step"
    if s.laid >= 0 and s.phase != RIVER:
        return "the card beside the river does not fit the step"
    if not can_go_on(box, s):
        return "nothing can be done at this step"
    for seat in seats:
        card = s.chosen[seat]
        if card >= 0 and (s.phase != KITCHEN or not s.hands[seat] & box.copies_of[card]):
            return "a card is chosen that cannot be"
    return ""


def can_go_on(box: Box, s: CorgiState) -> bool:
    """Tell whether the step has a decision in it."""
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
        told = s.known[viewer] | s.vague[viewer]
        if told & ~held or told & own or s.known[viewer] & s.vague[viewer]:
            return "somebody knows of a card that is in no other hand"
        if s.doubtful[viewer] & unseen(box, s, viewer) & ~s.vague[viewer]:
            return "somebody doubts a card whose place is no longer known"
        if s.secret[viewer] & ~s.known[viewer] or s.secret[viewer] & s.known[box.seats]:
            return "somebody keeps secret what it does not know, or what all know"
        if deck & ~s.drawable[viewer] or s.drawable[viewer] & ~box.all:
            return "somebody thinks that a card of the deck is not there"
        if s.taken >= 0 and viewer in (s.player, s.partner):
            own |= int(BIT[s.taken])
        if s.known[box.seats] & ~own & ~s.known[viewer]:
            return "somebody missed what all could see"
    return ""
