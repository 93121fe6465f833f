"""What may be done, in the order of a turn; effects list their own moves."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import lowest
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.board import DISTANCE
from ludotheque.games.happy_corgi.border import blocked, reach
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import steps
from ludotheque.games.happy_corgi.deck import can_draw, fill_cards, fill_hand, river_cards
from ludotheque.games.happy_corgi.places import PLACES
from ludotheque.games.happy_corgi.state import CorgiState


def fill_draw(box: Box, s: CorgiState, moves: vec[i64]) -> i64:
    """Write the ways to take a card (corgi.turn.draw)."""
    n: i64 = 0
    if can_draw(s):
        moves[0] = m.DRAW
        n = 1
    return fill_cards(river_cards(box, s), m.TAKE, moves, n)


def fill_walk(box: Box, s: CorgiState, seat: i64, moves: vec[i64]) -> i64:
    """Write the walks of a turn: one step at least (corgi.move.must), with combos no more (corgi.combo.walk)."""
    return fill_places(box, s, seat, 1, moves, not box.combos)


def fill_places(box: Box, s: CorgiState, seat: i64, free: i64, moves: vec[i64], cards: bool) -> i64:
    """Write the walks: `free` steps for nothing, one more with a 1, and up to two more with a 2.

    Only the destination counts (corgi.move.path), and a card is spent on a step more at least (corgi.move.card).
    """
    spots = s.spots
    distance = DISTANCE
    here = 9 * spots[s.corgis[seat]]
    near = box.near
    far = box.far
    near_size: i64 = 0
    far_size: i64 = 0
    n: i64 = 0
    place: i64 = 0
    while place < PLACES:
        spot = spots[place]
        if spot >= 0:
            further = distance[here + spot] - free
            if further == 1:
                near[near_size] = place
                near_size += 1
                far[far_size] = place
                far_size += 1
            elif further == 2:
                far[far_size] = place
                far_size += 1
            elif further == 0 and free:
                moves[n] = m.WALK + place
                n += 1
        place += 1
    if not cards:
        return n
    card_of = box.card_of
    copies_of = box.copies_of
    hand = s.hands[seat]
    while hand:
        copy = lowest(hand)
        card = card_of[copy]
        hand &= ~copies_of[card]
        base = m.GO + PLACES * card
        i: i64 = 0
        if steps(card) == 1:
            while i < near_size:
                moves[n] = base + near[i]
                n += 1
                i += 1
        else:
            while i < far_size:
                moves[n] = base + far[i]
                n += 1
                i += 1
    return n


def fill_meet(box: Box, s: CorgiState, seat: i64, moves: vec[i64]) -> i64:
    """Write what may be done with the card taken after an S (corgi.meet.s)."""
    moves[0] = m.BACK
    return fill_hand(box, s.hands[seat], m.GIVE, moves, 1)


def fill_solve(box: Box, s: CorgiState, seat: i64, moves: vec[i64]) -> i64:
    """Write what may end the turn: one activity or one poop in reach, or neither (corgi.activity.one).

    Between the walks of a combo, that ends the turn at once (corgi.combo.stop); or the player may walk on.
    """
    n: i64 = 0
    hand = s.hands[seat]
    if box.combos and s.walks == 1:
        n = fill_places(box, s, seat, 0, moves, True)
    if blocked(s, seat):
        moves[n] = m.END
        return n + 1
    within = reach(s, s.spots[s.corgis[seat]])
    if s.reserve[seat]:  # corgi.poop.drop, corgi.poop.once
        n = fill_cards(within & ~s.poops[seat], m.POOP, moves, n)
    moves[n] = m.END
    n += 1
    with_action = box.with_action
    actions_asked = box.actions_asked
    lacking: i64 = 0  # actions of which the hand has no card
    bit: i64 = 1
    action: i64 = 0
    while action < 6:
        if hand & with_action[action] == 0:
            lacking |= bit
        bit += bit
        action += 1
    while within:
        activity = lowest(within)
        if actions_asked[activity] & lacking == 0:
            n = fill_payments(box, hand, activity, 0, 0, moves, n)
        within &= within - 1
    return n


def fill_payments(box: Box, hand: i64, activity: i64, paid: i64, digits: i64, moves: vec[i64], n: i64) -> i64:
    """Write all ways to pay for the rest of an activity (corgi.activity.copies); copies of an action ascend."""
    if paid == box.asks[activity]:
        moves[n] = m.SOLVE + box.first_payment[activity] + digits
        return n + 1
    action = box.asked[4 * activity + paid]
    kind: i64 = 0
    if paid and action == box.asked[4 * activity + paid - 1]:
        kind = digits & 3
    while kind < 4:
        copies = hand & box.copies_of[4 * action + kind]
        if copies:
            n = fill_payments(box, hand & ~(copies & -copies), activity, paid + 1, 4 * digits + kind, moves, n)
        kind += 1
    return n
