"""What hands, cards and activities are worth to the bot, in hugs."""

from typing import Final

from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count, lowest
from ludotheque.games.happy_corgi.border import left, missing, reach
from ludotheque.games.happy_corgi.box import SLOTS, Box
from ludotheque.games.happy_corgi.cards import steps
from ludotheque.games.happy_corgi.state import OVER, CorgiState

# Everything is rated in hugs. Weights found by self-play; what each is for stands where it is used.
LACK: Final = 0.5  # an activity loses so much of its worth for each card that is missing
SECOND: Final = 0.8  # the second-best activity of a hand counts so much, the third so much of that
SPARE: Final = 0.12  # a card that serves no activity
LONG: Final = 0.04  # a card of two steps, beside that
DRAWN: Final = 0.55  # an unseen card
SURE: Final = 1.15  # a hug in the bag, against one hoped for
POOP: Final = 0.5  # a poop on an activity
RESERVE: Final = 0.12  # a poop in reserve
GIFT: Final = 0.5  # a hug for another player, and one for each further one
GIFTS: Final = 0.15
WIN: Final = 5.0  # the lead, alone, with hugs enough to end the game
MET: Final = 0.3  # another corgi one step away, which may come and meet mine
MET_FAR: Final = 0.1  # the same with a card
DOGGED: Final = 1.2  # a mean dog to get rid of
HARM: Final = 0.25  # a card less for another player


def standing(box: Box, s: CorgiState, seat: i64) -> float:
    """Count the hugs of a seat, and what it may hope for."""
    hugs = float(s.hugs[seat])
    if s.phase == OVER:
        return hugs
    hugs += 0.7 * hopes(box, s, s.hands[seat]) + RESERVE * float(s.reserve[seat])
    return hugs + POOP * float(count(s.poops[seat])) - DOGGED * float(s.dogs[seat])


def hopes(box: Box, s: CorgiState, hand: i64) -> float:
    """Rate a hand by the activities it may solve, or remember how it was rated: a bot asks again and again."""
    lying = left(box, s)
    slot = (hand ^ (hand >> 11) ^ (hand >> 23) ^ (hand >> 37) ^ (lying * 5)) & (SLOTS - 1)
    if box.hoped_hands[slot] != hand or box.hoped_lying[slot] != lying:
        box.hoped_hands[slot] = hand
        box.hoped_lying[slot] = lying
        box.hopes[slot] = hopes_of(box, hand, lying)
    return box.hopes[slot]


def hopes_of(box: Box, hand: i64, lying: i64) -> float:
    """Rate a hand by the activities that lie there, the best first; each uses its cards up."""
    total = 0.0
    share = 1.0
    turn: i64 = 0
    while turn < 3 and hand:
        best = -1.0
        chosen: i64 = -1
        rest = lying
        while rest:
            activity = lowest(rest)
            rest &= rest - 1
            lacks = missing(box, hand, activity)
            if lacks < box.asks[activity]:
                worth = float(box.worth[activity])
                while lacks:
                    worth *= LACK
                    lacks -= 1
                if worth > best:
                    best = worth
                    chosen = activity
        if chosen < 0:
            break
        total += share * best
        share *= SECOND
        lying &= ~BIT[chosen]
        hand = without(box, hand, chosen)
        turn += 1
    return total + SPARE * float(count(hand))


def without(box: Box, hand: i64, activity: i64) -> i64:
    """Take the cards an activity asks for out of a hand, as far as they are there."""
    i: i64 = 0
    while i < box.asks[activity]:
        copies = hand & box.with_action[box.asked[4 * activity + i]]
        hand &= ~(copies & -copies)
        i += 1
    return hand


def less(box: Box, hand: i64, card: i64) -> i64:
    """Take a card out of a hand."""
    copies = hand & box.copies_of[card]
    return hand & ~(copies & -copies)


def cost(box: Box, s: CorgiState, hand: i64, card: i64) -> float:
    """Rate the loss of a card."""
    return hopes(box, s, hand) - hopes(box, s, less(box, hand, card)) + LONG * float(steps(card) - 1)


def gain(box: Box, s: CorgiState, hand: i64, card: i64) -> float:
    """Rate one more card; its copy does not matter, so any other one of the kind serves, held or not."""
    copies = box.copies_of[card] & ~hand
    if copies == 0:
        return SPARE
    return hopes(box, s, hand | (copies & -copies)) - hopes(box, s, hand) + LONG * float(steps(card) - 1)


def cheapest(box: Box, s: CorgiState, hand: i64) -> float:
    """Rate the card that a hand misses least."""
    if hand == 0:
        return 0.0
    best = 1e9
    while hand:
        card = box.card_of[lowest(hand)]
        best = min(best, cost(box, s, hand, card))
        hand &= ~box.copies_of[card]
    return best


def lead(s: CorgiState, other: i64) -> float:
    """Prefer players who lead, to slow them down."""
    return 0.02 * float(s.hugs[other]) + 0.01 * float(count(s.hands[other]))


def prospects(box: Box, s: CorgiState, seat: i64, spot: i64, hand: i64) -> float:
    """Rate a hand at a spot: the best activity in reach that it solves, or a poop."""
    best = hopes(box, s, hand)
    within = reach(s, spot)
    if s.reserve[seat] and within & ~s.poops[seat]:
        best += POOP - RESERVE
    while within:
        activity = lowest(within)
        if missing(box, hand, activity) == 0:
            rest = hopes(box, s, without(box, hand, activity))
            best = max(best, rest + solved(box, s, seat, activity))
        within &= within - 1
    return best


def solved(box: Box, s: CorgiState, seat: i64, activity: i64) -> float:
    """Rate a solved activity: its hugs, less what its poops give to others, and the game if it wins that."""
    worth = box.worth[activity]
    rating = float(worth) * SURE
    mine = s.hugs[seat] + worth
    best: i64 = 0
    gifts: i64 = 0
    other: i64 = 0
    while other < box.seats:
        hugs = s.hugs[other]
        if other == seat:
            hugs = 0
        if s.poops[other] & BIT[activity]:
            if other == seat:
                rating += RESERVE - POOP
            else:
                hugs += 1
                gifts += 1
        best = max(best, hugs)
        other += 1
    if gifts:
        rating -= GIFT + GIFTS * float(gifts - 1)
    if mine >= box.target and mine > best:
        rating += WIN
    return rating
