"""Dealing again all that a seat cannot know (corgi.info.memory).

Of a covered card in another hand, a viewer knows that it came from the deck since it was last shuffled, or that it did
not, or cannot say. In the deck there are drawable cards only, and of each kind no more than the last shuffle held:
see doubts.py. Every deal that fits this is equally likely.

Copies are named again too, always in the same order, so that which of two alike copies lies where shows nothing.
"""

from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count, gather, lowest, nth
from ludotheque.engine.rng import Rng
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import CARDS
from ludotheque.games.happy_corgi.doubts import settle
from ludotheque.games.happy_corgi.knowledge import unseen
from ludotheque.games.happy_corgi.state import CorgiState


def redraw(s: CorgiState, rng: Rng) -> None:
    """Draw again what nobody knows: the order of the deck."""
    s.rng = rng.fork()
    copies: i64 = 0
    n: i64 = 0
    while n < s.stock:
        copies |= BIT[s.deck[n]]
        n += 1
    rng.shuffle(s.deck, gather(copies, s.deck), s.stock)


def redeal(box: Box, s: CorgiState, seat: i64, rng: Rng) -> None:
    """Deal again what a seat (-1: a spectator) cannot know; the result follows from what it knows and from `rng`."""
    s.rng = rng.fork()
    viewer = seat
    if seat < 0:
        viewer = box.seats
    hidden = unseen(box, s, viewer)
    doubtful = s.doubtful[viewer]
    settled: i64 = 0
    if doubtful:
        settled = settle(box, s, viewer, hidden, rng)
    s.doubtful[viewer] = 0
    next_copy = box.next_copy
    first_copy = box.first_copy
    card: i64 = 0
    while card < CARDS:
        next_copy[card] = first_copy[card]
        card += 1
    rename_open(box, s, viewer, doubtful)
    holder: i64 = 0
    while holder <= box.seats:
        box.before[holder] = held_by(box, s, holder)
        holder += 1
    public = s.known[box.seats]
    deal(box, s, viewer, hidden, doubtful, settled, rng)
    share_knowledge(box, s, seat, viewer, public)
    other: i64 = 0
    while other < box.seats:
        if other != seat and s.chosen[other] >= 0:
            s.chosen[other] = box.card_of[nth(s.hands[other], rng.below(count(s.hands[other])))]
        other += 1


def name(box: Box, card: i64) -> i64:
    """Return the next copy of a card that has no place yet."""
    copy = box.next_copy[card]
    box.next_copy[card] = copy + 1
    return copy


def rename(box: Box, copies: i64) -> i64:
    """Return the next copies of the same cards."""
    next_copy = box.next_copy
    card_of = box.card_of
    bits = BIT
    renamed: i64 = 0
    while copies:
        card = card_of[lowest(copies)]
        copy = next_copy[card]
        next_copy[card] = copy + 1
        renamed |= bits[copy]
        copies &= copies - 1
    return renamed


def rename_known(box: Box, s: CorgiState, viewer: i64, copies: i64, doubtful: i64) -> i64:
    """Return the next copies of cards that the viewer knows; doubtful ones stay so."""
    if copies & doubtful == 0:
        return rename(box, copies)
    plain = rename(box, copies & ~doubtful)
    marked = rename(box, copies & doubtful)
    s.doubtful[viewer] |= marked
    return plain | marked


def rename_open(box: Box, s: CorgiState, viewer: i64, doubtful: i64) -> None:
    """Name the copies that lie open."""
    s.discards = rename_known(box, s, viewer, s.discards, doubtful)
    if s.top >= 0:
        s.top = lowest(s.discards & box.copies_of[box.card_of[s.top]])
    slot: i64 = 0
    while slot < box.river:
        if s.river[slot] >= 0:
            s.river[slot] = lowest(rename_known(box, s, viewer, BIT[s.river[slot]], doubtful))
        slot += 1
    if s.laid >= 0:
        s.laid = lowest(rename_known(box, s, viewer, BIT[s.laid], doubtful))


def held_by(box: Box, s: CorgiState, holder: i64) -> i64:
    """Return the cards of a hand; last of all, the one taken after an S."""
    if holder < box.seats:
        return s.hands[holder]
    if s.taken >= 0:
        return BIT[s.taken]
    return 0


def deal(box: Box, s: CorgiState, viewer: i64, hidden: i64, doubtful: i64, settled: i64, rng: Rng) -> None:
    """Deal hands and deck: what the viewer knows, what it can place in time, and then the rest.

    The copies in `settled` turn out to be the doubtful cards; of these, some are lost in hands.
    """
    vague = hidden & s.vague[viewer]
    drawable = s.drawable[viewer]
    unsettled = (hidden | doubtful) & ~settled
    new = box.pile
    new_left = gather(unsettled & drawable, new)
    rng.shuffle(new, new_left, new_left)
    old = box.old_pile
    old_left = gather(unsettled & ~drawable, old)
    rng.shuffle(old, old_left, old_left)
    lost = box.lost_pile
    lost_left = gather(hidden & doubtful, lost)
    rng.shuffle(lost, lost_left, lost_left)
    known = s.known[viewer]
    secret = s.secret[viewer]
    s.known[viewer] = 0
    s.secret[viewer] = 0
    s.vague[viewer] = 0
    s.drawable[viewer] = box.all
    in_doubt: i64 = 0
    holder: i64 = 0
    while holder <= box.seats:
        before = box.before[holder]
        hand = rename_known(box, s, viewer, before & ~hidden & ~secret, doubtful)
        kept = rename_known(box, s, viewer, before & secret, doubtful)
        s.secret[viewer] |= kept
        hand |= kept
        if before & known:
            s.known[viewer] |= hand
        covered = before & hidden
        n = count(covered & ~vague & ~drawable)
        while n:
            old_left -= 1
            copy = name(box, box.card_of[old[old_left]])
            s.drawable[viewer] &= ~BIT[copy]
            hand |= BIT[copy]
            n -= 1
        n = count(covered & ~vague & drawable)
        while n:
            new_left -= 1
            hand |= BIT[name(box, box.card_of[new[new_left]])]
            n -= 1
        box.dealt[holder] = hand
        in_doubt += count(covered & vague)
        holder += 1
    holder = 0
    while holder <= box.seats:
        n = count(box.before[holder] & hidden & vague)
        while n:
            # Whatever is lost, or is old and has no place yet, is among the vague ones.
            drawn = rng.below(in_doubt)
            if drawn < old_left:
                old_left -= 1
                copy = name(box, box.card_of[old[old_left]])
                s.drawable[viewer] &= ~BIT[copy]
            elif drawn < old_left + lost_left:
                lost_left -= 1
                copy = name(box, box.card_of[lost[lost_left]])
                s.doubtful[viewer] |= BIT[copy]
            else:
                new_left -= 1
                copy = name(box, box.card_of[new[new_left]])
            s.vague[viewer] |= BIT[copy]
            box.dealt[holder] |= BIT[copy]
            in_doubt -= 1
            n -= 1
        if holder < box.seats:
            s.hands[holder] = box.dealt[holder]
        elif s.taken >= 0:
            s.taken = lowest(box.dealt[holder])
        holder += 1
    next_copy = box.next_copy
    card_of = box.card_of
    deck = s.deck
    stock = s.stock
    n = 0
    while n < stock:
        card = card_of[new[n]]
        copy = next_copy[card]
        next_copy[card] = copy + 1
        deck[n] = copy
        n += 1
    settled &= ~drawable
    while settled:  # the old ones among the doubtful cards
        copy = lowest(s.doubtful[viewer] & box.copies_of[box.card_of[lowest(settled)]] & s.drawable[viewer])
        s.drawable[viewer] &= ~BIT[copy]
        settled &= settled - 1


def share_knowledge(box: Box, s: CorgiState, seat: i64, viewer: i64, public: i64) -> None:
    """Leave the others what the viewer knows that they know: what all saw, and what they saw of its own hand.

    Who followed a single known card into that hand keeps it a secret, and no longer knows it.
    """
    other: i64 = 0
    while other <= box.seats:
        if other != viewer:
            known: i64 = 0
            holder: i64 = 0
            while holder <= box.seats:
                copies = box.before[holder] & public
                if holder == seat:
                    copies = box.before[holder] & s.known[other] & ~s.secret[other]
                elif holder == box.seats:
                    if other == s.player or other == s.partner:
                        copies = 0  # they look at the taken card right now
                elif holder == other:
                    copies = 0
                while copies:
                    alike = box.dealt[holder] & box.copies_of[box.card_of[lowest(copies)]]
                    known |= BIT[lowest(alike & ~known)]
                    copies &= copies - 1
                holder += 1
            s.known[other] = known
            s.secret[other] = 0
            s.vague[other] = 0
            s.doubtful[other] = 0
            s.drawable[other] = box.all
        other += 1
