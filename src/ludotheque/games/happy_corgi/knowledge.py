"""Who knows which card: what is seen when cards change hands, and dealing anew all that a seat cannot know."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rng import Rng
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import BIT, count, lowest, nth
from ludotheque.games.happy_corgi.state import CorgiState


def copy_to_leave(box: Box, s: CorgiState, seat: i64, card: i64) -> i64:
    """Choose which of some alike copies leaves a hand: one that somebody knows, if there is one."""
    copies = s.hands[seat] & box.copies_of[card]
    if copies & (copies - 1):
        public = copies & s.known[box.seats]
        if public:
            return lowest(public)
        seen: i64 = 0
        viewer: i64 = 0
        while viewer < box.seats:
            seen |= s.known[viewer]
            viewer += 1
        if copies & seen:
            copies &= seen
    return lowest(copies)


def leave(box: Box, s: CorgiState, seat: i64, copy: i64, seers: i64) -> None:
    """Take a copy out of a hand. Some see which; all others lose what they knew of that hand."""
    hand = s.hands[seat]
    viewer: i64 = 0
    while viewer <= box.seats:
        if viewer != seat:
            if seers & BIT[viewer]:
                see_leave(box, s, viewer, hand, copy)
            elif hand != BIT[copy]:  # what is known of a single card moves along with it
                s.known[viewer] &= ~hand
                s.vague[viewer] |= hand
        viewer += 1
    s.hands[seat] = hand & ~BIT[copy]


def see_leave(box: Box, s: CorgiState, viewer: i64, hand: i64, copy: i64) -> None:
    """Let somebody see which card leaves a hand; of alike ones, nobody sees which copy."""
    known = s.known[viewer]
    if known & BIT[copy]:
        s.known[viewer] = known & ~BIT[copy]
        return
    alike = known & hand & box.copies_of[box.card_of[copy]]
    if alike:
        s.known[viewer] = known & ~BIT[lowest(alike)]
        s.vague[viewer] |= BIT[lowest(alike)]
    elif s.fresh != box.all:
        hidden = hand & ~known
        vague = hidden & s.vague[viewer]
        sure = hidden & ~vague
        if vague:
            if sure:
                s.vague[viewer] |= hidden
        elif sure & s.fresh and sure & ~s.fresh:
            # Old cards and new ones in one hand: only a card that exists on one side alone tells which left.
            copies = box.copies_of[box.card_of[copy]] & unseen(box, s, viewer)
            if copies & s.fresh and copies & ~s.fresh:
                s.vague[viewer] |= hidden
    s.vague[viewer] &= ~BIT[copy]


def enter(box: Box, s: CorgiState, seat: i64, copy: i64, seers: i64) -> None:
    """Put a copy into a hand; those who see it know it from now on."""
    s.hands[seat] |= BIT[copy]
    viewer: i64 = 0
    while viewer <= box.seats:
        if seers & BIT[viewer]:
            s.known[viewer] |= BIT[copy]
            s.vague[viewer] &= ~BIT[copy]
        viewer += 1
    s.known[seat] &= ~BIT[copy]
    s.vague[seat] &= ~BIT[copy]


def unseen(box: Box, s: CorgiState, viewer: i64) -> i64:
    """Give the copies whose place a seat (the last viewer: a spectator) does not know."""
    seen = s.discards | s.known[viewer]
    slot: i64 = 0
    while slot < box.river:
        if s.river[slot] >= 0:
            seen |= BIT[s.river[slot]]
        slot += 1
    if s.laid >= 0:
        seen |= BIT[s.laid]
    if viewer < box.seats:
        seen |= s.hands[viewer]
    if s.taken >= 0 and (viewer == s.player or viewer == s.partner):
        seen |= BIT[s.taken]
    return box.all & ~seen


def gather(cards: i64, pile: vec[i64]) -> i64:
    """Put copies on a pile, always in the same order, and count them: a deal depends on the luck alone."""
    n: i64 = 0
    while cards:
        copy = lowest(cards)
        pile[n] = copy
        n += 1
        cards &= cards - 1
    return n


def redeal(box: Box, s: CorgiState, seat: i64, rng: Rng) -> None:
    """Deal anew all that a seat (-1: a spectator) cannot know.

    Of a hidden card in a hand, the viewer knows that it came from the deck since it was last shuffled, or that it did
    not, or cannot say (`vague`). In the deck there are cards of the first sort only.
    """
    s.rng = Rng(rng.seed())
    viewer = seat
    if seat < 0:
        viewer = box.seats
    hidden = unseen(box, s, viewer)
    vague = hidden & s.vague[viewer]
    fresh = box.pile
    fresh_left = gather(hidden & s.fresh, fresh)
    rng.shuffle(fresh, fresh_left, fresh_left)
    old = box.old_pile
    old_left = gather(hidden & ~s.fresh, old)
    rng.shuffle(old, old_left, old_left)

    # First the cards that the viewer can place in time, then the vague ones: whatever is old and left is among them.
    vague_left: i64 = 0
    holder: i64 = 0
    while holder <= box.seats:
        covered = covered_by(box, s, seat, holder) & hidden
        hand: i64 = 0
        n = count(covered & ~vague & ~s.fresh)
        while n:
            old_left -= 1
            hand |= BIT[old[old_left]]
            n -= 1
        n = count(covered & ~vague & s.fresh)
        while n:
            fresh_left -= 1
            hand |= BIT[fresh[fresh_left]]
            n -= 1
        box.dealt[holder] = hand
        box.vague_slots[holder] = count(covered & vague)
        vague_left += box.vague_slots[holder]
        holder += 1
    s.vague[viewer] &= ~hidden
    holder = 0
    while holder <= box.seats:
        n = box.vague_slots[holder]
        while n:
            if rng.below(vague_left) < old_left:
                old_left -= 1
                copy = old[old_left]
            else:
                fresh_left -= 1
                copy = fresh[fresh_left]
            vague_left -= 1
            box.dealt[holder] |= BIT[copy]
            s.vague[viewer] |= BIT[copy]
            n -= 1
        holder += 1

    held: i64 = 0
    holder = 0
    while holder < box.seats:
        if holder != seat:
            s.hands[holder] = (s.hands[holder] & ~hidden) | box.dealt[holder]
        held |= s.hands[holder]
        holder += 1
    if box.dealt[box.seats]:
        s.taken = lowest(box.dealt[box.seats])
        held |= BIT[s.taken]
    n = 0
    while n < s.stock:
        s.deck[n] = fresh[n]
        n += 1

    # What the others know is hidden too, but for what the viewer saw them see.
    other: i64 = 0
    while other <= box.seats:
        if other != viewer:
            s.known[other] &= ~hidden
            s.vague[other] = held & ~s.known[other]
            if other < box.seats:
                s.vague[other] &= ~s.hands[other]
                if s.chosen[other] >= 0:
                    hand = s.hands[other]
                    s.chosen[other] = box.card_of[nth(hand, rng.below(count(hand)))]
        other += 1


def covered_by(box: Box, s: CorgiState, seat: i64, holder: i64) -> i64:
    """Give the cards in another hand; last of all, the one taken after an S."""
    if holder == seat:
        return 0
    if holder < box.seats:
        return s.hands[holder]
    if s.taken >= 0:
        return BIT[s.taken]
    return 0
