"""What can be wrong with a state: a card lost or doubled, a step that does not fit."""

from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count
from ludotheque.games.tricky_badger.box import Box
from ludotheque.games.tricky_badger.finds import BONE, CAGE, MAGPIE, TRAP, TWIG
from ludotheque.games.tricky_badger.leaves import COLOUR_MASK, COLOUR_OF, PINK
from ludotheque.games.tricky_badger.state import (
    AIMING,
    CAGING,
    GIVING,
    KEEPING,
    OVER,
    PICKING,
    PLAYING,
    TRAPPING,
    BadgerState,
)

# The type a prize must have for a step that carries out its effect.
EFFECTS = {AIMING: MAGPIE, KEEPING: MAGPIE, CAGING: CAGE, TRAPPING: TRAP}


def audit(box: Box, leaves: i64, hand: i64, rounds: i64, seats: i64, s: BadgerState) -> str:
    """Return the text key of what is wrong with a state, without its `error-`; nothing if all is well."""
    if not (PICKING <= s.phase <= OVER and 0 <= s.round < rounds and 0 <= s.trick <= hand and 0 <= s.first < seats):
        return "audit-bounds"
    if (s.turn != -1) if s.phase == OVER else not 0 <= s.turn < seats:
        return "audit-turn"
    if (s.trick == hand) != (s.phase == OVER) or (s.phase == OVER and s.round != rounds - 1):
        return "audit-end"
    return (
        audit_step(box, s)
        or audit_table(seats, s)
        or audit_leaves(leaves, hand, seats, s)
        or audit_cards(box, hand, s)
        or audit_collections(box, seats, s)
    )


def audit_step(box: Box, s: BadgerState) -> str:
    """Check that what lies in the centre fits the step."""
    effect = s.phase not in (PICKING, PLAYING, OVER)
    if s.winner != (s.turn if effect else -1):
        return "audit-effect"
    if (s.prize >= 0) != (s.phase not in (PICKING, GIVING, OVER)):
        return "audit-prize"
    if s.phase in EFFECTS and box.type_of[s.prize] != EFFECTS[s.phase]:
        return "audit-effect-prize"
    if (s.arriving >= 0) != (s.phase in (KEEPING, GIVING)):
        return "audit-arriving"
    if s.phase == KEEPING and box.type_of_find[s.arriving] not in (BONE, TWIG):
        return "audit-stolen"
    return ""


def audit_table(seats: i64, s: BadgerState) -> str:
    """Check who has played to the trick: nobody before it, everyone after it, and in turn while it lasts."""
    expected: i64 = 0
    if s.phase == PLAYING:
        expected = (s.turn - s.first) % seats
    elif s.phase not in (PICKING, OVER):
        expected = seats
    elif s.phase == PICKING and s.turn != s.first:
        return "audit-first"
    for step in range(seats):
        seat = (s.first + step) % seats
        leaf = s.table[seat]
        if (leaf >= 0) != (step < expected):
            return "audit-trick"
        if leaf >= 0 and not s.played & BIT[leaf]:
            return "audit-not-played"
        led = COLOUR_OF[s.table[s.first]] if expected else 0
        if leaf >= 0 and COLOUR_OF[leaf] != led and not s.voids[seat] & BIT[led]:
            return "audit-void-missing"
    return ""


def audit_leaves(leaves: i64, hand: i64, seats: i64, s: BadgerState) -> str:
    """Check that every leaf is in one place, and that nobody holds a colour they have shown to lack."""
    together = s.played
    laid: i64 = 0
    for seat in range(seats):
        held = s.hands[seat]
        if together & held:
            return "audit-leaf-twice"
        together |= held
        laid += 1 if s.table[seat] >= 0 else 0
        if count(held) != hand - s.trick - (1 if s.table[seat] >= 0 else 0):
            return "audit-hand"
        for colour in range(PINK + 1):
            if s.voids[seat] & BIT[colour] and held & COLOUR_MASK[colour]:
                return "audit-void-held"
        if not 0 <= s.voids[seat] < 1 << (PINK + 1):
            return "audit-void-unknown"
    if together & ~leaves:
        return "audit-leaf-unknown"
    if count(s.played) != seats * s.trick + laid:
        return "audit-played"
    if len({s.table[seat] for seat in range(seats) if s.table[seat] >= 0}) != laid:
        return "audit-leaf-twice"
    return ""


def audit_cards(box: Box, hand: i64, s: BadgerState) -> str:
    """Check that every collection card is in one place."""
    turned = (s.round + 1) * (hand + 1)
    for card in range(box.cards):
        if (s.deck[card] < 0) != (card < turned):
            return "audit-deck"
    numbers = [*list(s.prizes), *list(s.collections), *list(s.discards)]
    if min(numbers) < 0 or max(numbers) > box.cards:
        return "audit-count"
    finds = [box.find_of[s.deck[card]] for card in range(turned, box.cards)]
    for prize in range(box.prizes):
        finds += [box.find_of[prize]] * s.prizes[prize]
    if s.prize >= 0:
        finds.append(box.find_of[s.prize])
    if s.arriving >= 0:
        finds.append(s.arriving)
    for place in range(len(s.collections)):
        finds += [place % box.size] * s.collections[place]
    for find in range(box.size):
        if s.discards[find] and len(box.finds[find].parts) > 1:
            return "audit-discards"
        finds += [find] * s.discards[find]
    parts = [part for find in finds for part in box.finds[find].parts]
    if [parts.count(sort) for sort in box.sorts] != box.copies:
        return "audit-cards"
    face_up = sum(s.prizes)
    if face_up != (0 if s.phase == OVER else hand + 1 - s.trick - (0 if s.phase == PICKING else 1)):
        return "audit-prizes"
    for kind in range(box.prizes):
        hidden = sum(1 for card in range(turned, box.cards) if s.deck[card] == kind)
        copies = sum(1 for card in box.deck if card == kind)
        if hidden + s.prizes[kind] + (1 if s.prize == kind else 0) > copies:
            return "audit-card-twice"
    return ""


def audit_collections(box: Box, seats: i64, s: BadgerState) -> str:
    """Check that what must be associated is, and that nothing is left that would have been lost."""
    for seat in range(seats):
        base = seat * box.size
        here = [find for find in box.finds if s.collections[base + find.number]]
        numbers = {find.number for find in here}
        for find in here:
            if len(find.parts) == 1 and find.base[0] in (MAGPIE, CAGE, TRAP):
                return "audit-loose"
            mates = box.mates[box.mates_from[find.number] : box.mates_from[find.number + 1]]
            if any(mate in numbers for mate in mates):
                return "audit-associate"
        hamsters = any(find in numbers for find in box.hamsters)
        if hamsters and any(find in numbers for find in box.hungry):
            return "audit-hungry"
        if sum(s.collections[base + find] for find in box.males) > 1:
            return "audit-males"
        if any(find in numbers for find in box.weevils) and any(find in numbers for find in box.wheat):
            return "audit-weevil"
    return ""
