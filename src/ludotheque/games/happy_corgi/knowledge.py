"""Who knows which card (corgi.info.memory): what the table sees when a card leaves a hand or enters one.

Everyone who looks on has five masks, the seats first and the spectators last:
  known     copies in other hands whose card the viewer knows
  secret    those of them whose holder cannot know that the viewer knows them
  drawable  copies that were in the last shuffle and have not been seen since
  vague     copies in hands of which the viewer cannot say whether they came from the deck since the last shuffle
  doubtful  copies that have shown up since, of which the viewer cannot say that either; they are not in the deck

Nobody can tell alike copies apart, so these masks must follow from what was seen of cards alone: where the copy that
leaves is not the one a viewer had in mind, the two change roles for that viewer.
"""

from mypy_extensions import i64

from ludotheque.engine.masks import BIT, lowest
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.state import CorgiState


def copy_to_leave(box: Box, s: CorgiState, seat: i64, card: i64) -> i64:
    """Choose which of some alike copies leaves a hand: one that everyone knows, if there is one."""
    copies = s.hands[seat] & box.copies_of[card]
    if copies & (copies - 1) and copies & s.known[box.seats]:
        return lowest(copies & s.known[box.seats])
    return lowest(copies)


def leave(box: Box, s: CorgiState, seat: i64, copy: i64, seers: i64) -> None:
    """Take a copy out of a hand."""
    watch(box, s, seat, copy, seers)
    s.hands[seat] &= ~BIT[copy]


def watch(box: Box, s: CorgiState, seat: i64, copy: i64, seers: i64) -> None:
    """Look on while a copy is about to leave a hand. Some see its card; all others lose what they knew of the hand."""
    hand = s.hands[seat]
    single = hand == BIT[copy]
    known_by = s.known
    vague = s.vague
    drawable = s.drawable
    viewer: i64 = 0
    last = box.seats
    while viewer <= last:
        if viewer != seat:
            known = known_by[viewer] & hand
            if seers & 1:
                if known or hand & (vague[viewer] | ~drawable[viewer]):
                    see_leave(box, s, viewer, hand, copy)
            elif not single:  # what is known of a single card moves along with it
                if known:
                    drawable[viewer] &= ~known | s.doubtful[viewer]
                    known_by[viewer] &= ~known
                    s.secret[viewer] &= ~known
                vague[viewer] |= hand
        seers >>= 1
        viewer += 1


def see_leave(box: Box, s: CorgiState, viewer: i64, hand: i64, copy: i64) -> None:
    """Let a viewer see which card leaves a hand: of alike ones, one that is known, and no secret of theirs."""
    bit = BIT[copy]
    card = box.card_of[copy]
    known = s.known[viewer]
    alike = hand & known & box.copies_of[card]
    if alike == 0:
        guess_origin(box, s, viewer, hand & ~known, copy)
    else:
        shared = alike & ~s.secret[viewer]
        if shared:
            alike = shared
        if alike & bit == 0:
            change_roles(s, viewer, bit, BIT[lowest(alike)])
        s.known[viewer] &= ~bit
        s.secret[viewer] &= ~bit
    s.vague[viewer] &= ~bit


def change_roles(s: CorgiState, viewer: i64, one: i64, two: i64) -> None:
    """Let two alike copies stand for each other in all that a viewer knows of them."""
    s.known[viewer] = with_roles_changed(s.known[viewer], one, two)
    s.secret[viewer] = with_roles_changed(s.secret[viewer], one, two)
    s.drawable[viewer] = with_roles_changed(s.drawable[viewer], one, two)
    s.vague[viewer] = with_roles_changed(s.vague[viewer], one, two)
    s.doubtful[viewer] = with_roles_changed(s.doubtful[viewer], one, two)


def with_roles_changed(mask: i64, one: i64, two: i64) -> i64:
    if (mask & one == 0) == (mask & two == 0):
        return mask
    return mask ^ (one | two)


def guess_origin(box: Box, s: CorgiState, viewer: i64, covered: i64, copy: i64) -> None:
    """Keep straight, when one of the covered cards of a hand shows up, which of them came from the deck."""
    drawable = s.drawable[viewer]
    vague = covered & s.vague[viewer]
    if vague == 0:
        new = covered & drawable
        if new == 0 or new == covered:
            return
    copies = box.copies_of[box.card_of[copy]]
    doubtful = copies & s.doubtful[viewer]
    if doubtful or (copies & drawable and copies & ~drawable):
        bit = BIT[copy]
        hidden = unseen(box, s, viewer)
        lost = hidden & doubtful
        if vague and lost and lost & bit == 0:
            # A doubtful card of this kind that got lost in a hand may be the one that shows up.
            twin = BIT[lowest(lost)]
            change_roles(s, viewer, bit, twin)
            s.vague[viewer] |= twin
            drawable = s.drawable[viewer]
        copies &= hidden | doubtful
        if copies & drawable and copies & ~drawable:
            # It may have been either, and so may what is left of this hand.
            s.doubtful[viewer] |= bit
            s.vague[viewer] |= covered
            return
    if vague:
        s.vague[viewer] |= covered


def enter(box: Box, s: CorgiState, seat: i64, copy: i64, seers: i64) -> None:
    """Put a copy into a hand; those who see it know it from now on, those who knew it as a single card still do."""
    bit = BIT[copy]
    s.hands[seat] |= bit
    known = s.known
    vague = s.vague
    viewer: i64 = 0
    last = box.seats
    while viewer <= last:
        if seers & 1:
            known[viewer] |= bit
            vague[viewer] &= ~bit
        elif known[viewer] & bit and known[last] & bit == 0:
            s.secret[viewer] |= bit
        seers >>= 1
        viewer += 1
    known[seat] &= ~bit
    vague[seat] &= ~bit


def shuffled(box: Box, s: CorgiState, cards: i64) -> None:
    """Let everyone know what is in a new deck, and so what is not."""
    viewer: i64 = 0
    while viewer <= box.seats:
        s.drawable[viewer] = cards
        s.vague[viewer] = 0
        s.doubtful[viewer] = 0
        viewer += 1


def unseen(box: Box, s: CorgiState, viewer: i64) -> i64:
    """Find the copies whose place a seat (the last viewer: a spectator) does not know."""
    seen = s.discards | s.known[viewer]
    slot: i64 = 0
    while slot < box.river:
        copy = s.river[slot]
        if copy >= 0:
            seen |= BIT[copy]
        slot += 1
    if s.laid >= 0:
        seen |= BIT[s.laid]
    if viewer < box.seats:
        seen |= s.hands[viewer]
    if s.taken >= 0 and (viewer == s.player or viewer == s.partner):
        seen |= BIT[s.taken]
    return box.all & ~seen
