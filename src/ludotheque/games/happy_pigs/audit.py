"""What is wrong with a state: pieces lost or doubled, counters that make no sense."""

from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import concerned, owned
from ludotheque.games.happy_pigs.moves import FEEDING, FIELD, ITEM, ITEMS, PIGS, SIZES, VACCINATED, VACCINE
from ludotheque.games.happy_pigs.redeal import place_of
from ludotheque.games.happy_pigs.state import ACTING, CHOOSING, GIVING, OVER, PREPARING, SAVING, PigsState

MOST_DOLLARS = 1_000_000


def audit(box: Box, s: PigsState, seats: int, open_choice: bool) -> str:
    """Return the text key of what is wrong with a state; an empty string if all is well."""
    return (
        counters(box, s, seats)
        or pieces(box, s, seats)
        or fields(box, s, seats)
        or year(box, s)
        or tiles(s, seats, open_choice)
        or shares(box, s, seats)
        or picks(s, seats)
    )


def counters(box: Box, s: PigsState, seats: int) -> str:
    if not (PREPARING <= s.phase <= OVER and 0 <= s.round < box.rounds and 0 <= s.first < seats):
        return "audit-counter"
    if (s.turn != -1) if s.phase == OVER else not 0 <= s.turn < seats:
        return "audit-turn"
    if s.phase == PREPARING and s.round:
        return "audit-prepare"
    if (s.phase == SAVING and (s.round + 1) % box.kept) or (s.phase == OVER and s.round + 1 != box.rounds):
        return "audit-change"
    if s.phase == GIVING and s.card >= 0 and box.effect[s.card] not in (effects.GROW, effects.GIFT, effects.LOVE):
        return "audit-gift"
    return ""


def pieces(box: Box, s: PigsState, seats: int) -> str:
    """Count every piece of the box."""
    for held in (list(s.supply), list(s.money), list(s.land), list(s.pigs), list(s.items)):
        if min(held) < 0 or max(held) > MOST_DOLLARS:
            return "audit-count"
    for goods in range(FIELD + 1):
        together = int(s.supply[goods])
        for seat in range(seats):
            if goods < ITEM:
                together += owned(s, seat, goods)
            elif goods < FIELD:
                together += s.items[seat * ITEMS + goods - ITEM]
            else:
                together += s.land[seat]
        if together != box.counts[goods]:
            return "audit-piece"
    return ""


def fields(box: Box, s: PigsState, seats: int) -> str:
    for seat in range(seats):
        if not s.land[seat]:
            return "audit-field"
        pigs = (owned(s, seat, 0), owned(s, seat, 1), owned(s, seat, 2), owned(s, seat, 3))
        if not box.fields.hold(s.land[seat], (int(pigs[0]), int(pigs[1]), int(pigs[2]), int(pigs[3]))):
            return "audit-room"
    return ""


def year(box: Box, s: PigsState) -> str:
    """Check that each season has its own cards, those removed in the order of their numbers."""
    for season in range(box.seasons):
        start = season * box.deck
        cards = [int(s.year[start + place]) for place in range(box.deck)]
        if sorted(cards) != list(range(start, start + box.deck)):
            return "audit-season"
        if cards[box.kept :] != sorted(cards[box.kept :]):
            return "audit-removed"
    if s.card != (-1 if s.phase == PREPARING else s.year[place_of(box, s.round)]):
        return "audit-card"
    return ""


def tiles(s: PigsState, seats: int, open_choice: bool) -> str:
    """Check who has chosen an action, and who holds the neutral tiles."""
    if (s.holder not in (0, 1)) if seats == 2 else s.holder != -1:
        return "audit-holder"
    chosen = [s.actions[seat] >= 0 for seat in range(seats)]
    if max(s.actions) > 3 or min(s.actions) < -1 or not -1 <= s.neutral <= 3:
        return "audit-action"
    if s.phase == PREPARING:
        expected = [False] * seats
    elif s.phase == CHOOSING:
        if open_choice:
            expected = [(seat - s.first) % seats < (s.turn - s.first) % seats for seat in range(seats)]
        elif False not in chosen or chosen.index(False) != s.turn:
            return "audit-choosing"
        else:
            expected = chosen
    else:
        expected = [True] * seats
    if chosen != expected:
        return "audit-chosen"
    if (s.neutral >= 0) != (s.holder >= 0 and chosen[s.holder]):
        return "audit-neutral"
    return ""


def shares(box: Box, s: PigsState, seats: int) -> str:
    """Check what players may still do, and which pigs they have fed."""
    taken = [0, 0, 0, 0]
    for seat in range(seats):
        share = int(s.shares[seat])
        if share < 0 or (share and s.actions[seat] < 0) or (share and s.phase == CHOOSING):
            return "audit-share"
        if s.actions[seat] >= 0:
            taken[s.actions[seat]] += share
    for action in range(4):
        if taken[action] and taken[action] > box.limits[s.card * 4 + action]:
            return "audit-limit"
    most = int(box.purchases) if s.phase == PREPARING else int(s.shares[s.turn]) if s.phase == ACTING else 1
    if not 0 <= s.used < most:
        return "audit-used"
    feeding = s.phase == ACTING and s.actions[s.turn] == FEEDING
    if min(s.fed) < 0 or sum(s.fed) != (s.used if feeding else 0):
        return "audit-meals"
    for pig in range(PIGS):
        if feeding and s.fed[pig] > (s.pigs[s.turn * PIGS + pig] if pig % VACCINATED else 0):
            return "audit-fed"
    return ""


def picks(s: PigsState, seats: int) -> str:
    """Check what players want to vaccinate before the change of season."""
    if min(s.picks) < 0 or min(s.ready) < 0 or max(s.ready) > 1:
        return "audit-picks"
    if s.phase != SAVING:
        return "audit-early" if sum(s.picks) + sum(s.ready) else ""
    if [seat for seat in range(seats) if not s.ready[seat]][:1] != [s.turn]:
        return "audit-saving"
    for seat in range(seats):
        for size in range(SIZES):
            if s.picks[seat * SIZES + size] > s.pigs[seat * PIGS + size]:
                return "audit-picked"
        picked = sum([s.picks[seat * SIZES + size] for size in range(SIZES)])
        if picked > (s.items[seat * ITEMS + VACCINE] if s.ready[seat] else 0):
            return "audit-vaccines"
        if not s.ready[seat] and not concerned(s, seat):
            return "audit-idle"
    return ""
