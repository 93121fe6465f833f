"""What can be wrong with a state: a card lost or doubled, a step that does not fit."""

from mypy_extensions import i64

from ludotheque.games.tricky_badger.finds import BONE, CAGE, MAGPIE, TRAP, TWIG, Box
from ludotheque.games.tricky_badger.leaves import BIT, COLOUR_MASK, COLOUR_OF, PINK, count
from ludotheque.games.tricky_badger.state import CAGE as CAGING
from ludotheque.games.tricky_badger.state import GIVE, KEEP, LEAF, OVER, PRIZE, BadgerState
from ludotheque.games.tricky_badger.state import MAGPIE as AIMING
from ludotheque.games.tricky_badger.state import TRAP as TRAPPING

# The type a prize must have for a step that carries out its effect.
EFFECTS = {AIMING: MAGPIE, KEEP: MAGPIE, CAGING: CAGE, TRAPPING: TRAP}


def wrong(box: Box, leaves: i64, hand: i64, rounds: i64, seats: i64, s: BadgerState) -> str:
    """Say what is wrong with a state; nothing if all is well."""
    if not (PRIZE <= s.phase <= OVER and 0 <= s.round < rounds and 0 <= s.trick <= hand and 0 <= s.first < seats):
        return "a counter is out of bounds"
    if (s.turn != -1) if s.phase == OVER else not 0 <= s.turn < seats:
        return "nobody, or nobody there is, to act"
    if (s.trick == hand) != (s.phase == OVER) or (s.phase == OVER and s.round != rounds - 1):
        return "the game ends after the last trick, neither sooner nor later"
    return (
        wrong_step(box, s)
        or wrong_table(seats, s)
        or wrong_leaves(leaves, hand, seats, s)
        or wrong_cards(box, hand, s)
        or wrong_collections(box, seats, s)
    )


def wrong_step(box: Box, s: BadgerState) -> str:
    """Check that what lies in the centre fits the step."""
    effect = s.phase not in (PRIZE, LEAF, OVER)
    if s.winner != (s.turn if effect else -1):
        return "an effect is the winner's, and only the winner's"
    if (s.prize >= 0) != (s.phase not in (PRIZE, GIVE, OVER)):
        return "a prize is missing, or there is one too many"
    if s.phase in EFFECTS and box.type_of[s.prize] != EFFECTS[s.phase]:
        return "the prize does not do that"
    if (s.arriving >= 0) != (s.phase in (KEEP, GIVE)):
        return "a card arrives that does not, or the reverse"
    if s.phase == KEEP and box.type_of_find[s.arriving] not in (BONE, TWIG):
        return "a magpie steals no such thing"
    return ""


def wrong_table(seats: i64, s: BadgerState) -> str:
    """Check who has played to the trick: nobody before it, everybody after it, and in turn while it lasts."""
    expected: i64 = 0
    if s.phase == LEAF:
        expected = (s.turn - s.first) % seats
    elif s.phase not in (PRIZE, OVER):
        expected = seats
    elif s.phase == PRIZE and s.turn != s.first:
        return "the first player picks the prize"
    for step in range(seats):
        seat = (s.first + step) % seats
        leaf = s.table[seat]
        if (leaf >= 0) != (step < expected):
            return "the trick does not fit the one to act"
        if leaf >= 0 and not s.played & BIT[leaf]:
            return "a leaf on the table was not played"
        led = COLOUR_OF[s.table[s.first]] if expected else 0
        if leaf >= 0 and COLOUR_OF[leaf] != led and not s.voids[seat] & BIT[led]:
            return "a seat that did not follow has shown no void"
    return ""


def wrong_leaves(leaves: i64, hand: i64, seats: i64, s: BadgerState) -> str:
    """Check that every leaf is in one place, and that nobody holds a colour they have shown to lack."""
    together = s.played
    laid: i64 = 0
    for seat in range(seats):
        held = s.hands[seat]
        if together & held:
            return "a leaf is in two places"
        together |= held
        laid += 1 if s.table[seat] >= 0 else 0
        if count(held) != hand - s.trick - (1 if s.table[seat] >= 0 else 0):
            return "a hand has too many leaves, or too few"
        for colour in range(PINK + 1):
            if s.voids[seat] & BIT[colour] and held & COLOUR_MASK[colour]:
                return "a seat holds a colour it has shown to lack"
        if not 0 <= s.voids[seat] < 1 << (PINK + 1):
            return "a seat lacks a colour that there is not"
    if together & ~leaves:
        return "a leaf is not of this table"
    if count(s.played) != seats * s.trick + laid:
        return "the played leaves are too many, or too few"
    if len({s.table[seat] for seat in range(seats) if s.table[seat] >= 0}) != laid:
        return "a leaf is in two places"
    return ""


def wrong_cards(box: Box, hand: i64, s: BadgerState) -> str:
    """Check that every collection card is in one place."""
    turned = (s.round + 1) * (hand + 1)
    for card in range(box.cards):
        if (s.deck[card] < 0) != (card < turned):
            return "the deck does not fit the round"
    numbers = [*list(s.prizes), *list(s.collections), *list(s.discards)]
    if min(numbers) < 0 or max(numbers) > box.cards:
        return "there are fewer than no cards somewhere, or more than all"
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
            return "what is discarded is not associated"
        finds += [find] * s.discards[find]
    parts = [part for find in finds for part in box.finds[find].parts]
    if [parts.count(sort) for sort in box.sorts] != box.copies:
        return "a collection card is lost or doubled"
    face_up = sum(s.prizes)
    if face_up != (0 if s.phase == OVER else hand + 1 - s.trick - (0 if s.phase == PRIZE else 1)):
        return "too many or too few prizes are face up"
    for kind in range(box.prizes):
        hidden = sum(1 for card in range(turned, box.cards) if s.deck[card] == kind)
        copies = sum(1 for card in box.deck if card == kind)
        if hidden + s.prizes[kind] + (1 if s.prize == kind else 0) > copies:
            return "a collection card is doubled"
    return ""


def wrong_collections(box: Box, seats: i64, s: BadgerState) -> str:
    """Check that what must be associated is, and that nothing is left that would have been eaten."""
    for seat in range(seats):
        base = seat * box.size
        here = [find for find in box.finds if s.collections[base + find.number]]
        numbers = {find.number for find in here}
        for find in here:
            if len(find.parts) == 1 and find.base[0] in (MAGPIE, CAGE, TRAP):
                return "a magpie, cage or trap is in no collection on its own"
            mates = box.mates[box.mates_from[find.number] : box.mates_from[find.number + 1]]
            if any(mate in numbers for mate in mates):
                return "cards that can be associated are not"
        hamsters = any(find in numbers for find in box.hamsters)
        if hamsters and any(find in numbers for find in box.hungry):
            return "a hungry badger has left a hamster alone"
        if sum(s.collections[base + find] for find in box.males) > 1:
            return "two males live together"
        if any(find in numbers for find in box.weevils) and any(find in numbers for find in box.wheat):
            return "a loose weevil has left loose wheat alone"
    return ""
