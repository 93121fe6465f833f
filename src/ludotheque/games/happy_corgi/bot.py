"""A heuristic for Happy Corgi: gather what the border asks for, stop where it can be solved, poop when it cannot."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.board import DISTANCE
from ludotheque.games.happy_corgi.border import left, missing, reach
from ludotheque.games.happy_corgi.border import swap as swap_activities
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import BIT, count, lowest, steps
from ludotheque.games.happy_corgi.deck import can_draw
from ludotheque.games.happy_corgi.effects import effect_of, targets
from ludotheque.games.happy_corgi.places import (
    BASKET,
    CAT,
    DISCARD_DRAW,
    DOG,
    DRAW_DISCARD,
    DRAW_ONE,
    MAKE_DISCARD,
    NEW_RIVER,
    PASS_LEFT,
    PLACES,
    SEND_DOGS,
    STEAL,
    STEAL_RICHER,
    SWAP_HANDS,
    SWAP_RIVER,
    TAKE_RIVER,
)
from ludotheque.games.happy_corgi.rules import CorgiRules
from ludotheque.games.happy_corgi.state import DRAW, EFFECT, MEET, OVER, RIVER, SOLVE, WALK, CorgiState

# Everything is rated in hugs. Weights found by self-play; what each is for stands where it is used.
LACK: Final = 0.5  # an activity loses so much of its worth for each card that is missing
SECOND: Final = 0.8  # the second-best activity of a hand counts so much, the third so much of that
SPARE: Final = 0.12  # a card that serves no activity
LONG: Final = 0.04  # a card of two steps, beside that
DRAWN: Final = 0.55  # an unseen card
SURE: Final = 1.15  # a hug in the bag, against one hoped for
POOP: Final = 0.5  # a poop on an activity
RESERVE: Final = 0.12  # a poop in reserve
GIFT: Final = 0.5  # a hug for somebody else, and one for each further one
GIFTS: Final = 0.15
WIN: Final = 5.0  # the lead, alone, with hugs enough to end the game
MET: Final = 0.3  # somebody one step away, who may come and meet me
MET_FAR: Final = 0.1  # the same with a card
DOGGED: Final = 1.2  # a mean dog to get rid of
HARM: Final = 0.25  # a card less for somebody else


class CorgiBot(Bot):
    """Rate what each move leaves: the hand, what can be solved from here, and what the place gives."""

    def __init__(self) -> None:
        self.moves = vec[i64]([0] * 4096)

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(rules, CorgiRules)
        assert isinstance(s, CorgiState)
        moves = self.moves
        n = rules.fill_moves(s, seat, moves)
        best = moves[0]
        best_rating = -1e9
        i: i64 = 0
        while i < n:
            rating = rate(rules, s, seat, moves[i])
            if rating > best_rating:
                best = moves[i]
                best_rating = rating
            i += 1
        return best

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        assert isinstance(rules, CorgiRules)
        assert isinstance(s, CorgiState)
        mine = standing(rules.box, s, seat)
        best = -1e9
        other: i64 = 0
        while other < rules.seats:
            if other != seat:
                best = max(best, standing(rules.box, s, other))
            other += 1
        edge = (mine - best) / float(rules.target)
        return 0.5 + 0.5 * max(-1.0, min(1.0, edge))


def standing(box: Box, s: CorgiState, seat: i64) -> float:
    """Count the hugs of a seat, and what it may hope for."""
    hugs = float(s.hugs[seat])
    if s.phase == OVER:
        return hugs
    hugs += 0.7 * hopes(box, s, s.hands[seat]) + RESERVE * float(s.reserve[seat])
    return hugs + POOP * float(count(s.poops[seat])) - DOGGED * float(s.dogs[seat])


def hopes(box: Box, s: CorgiState, hand: i64) -> float:
    """Rate a hand by the activities it may solve, the best first; each uses its cards up."""
    total = 0.0
    share = 1.0
    turn: i64 = 0
    lying = left(box, s)
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


def rate(rules: CorgiRules, s: CorgiState, seat: i64, move: i64) -> float:
    """Rate a move, in hugs."""
    box = rules.box
    hand = s.hands[seat]
    if s.phase == DRAW or s.phase == RIVER:
        return DRAWN if move == m.DRAW else gain(box, s, hand, move - m.TAKE)
    if s.phase == WALK:
        return rate_walk(rules, s, seat, move)
    if s.phase == MEET:
        if move == m.BACK:
            return 0.01
        taken = box.card_of[s.taken]
        return gain(box, s, less(box, hand, move - m.GIVE), taken) - cost(box, s, hand, move - m.GIVE)
    if s.phase == EFFECT:
        return rate_effect(rules, s, seat, move)
    if s.phase == SOLVE:
        return rate_solve(rules, s, seat, move)
    if move >= m.DISCARD:
        return -cost(box, s, hand, move - m.DISCARD)
    return -cost(box, s, hand, move - m.GIVE)


# Walking: what can be solved there, what the place does, whom one meets.


def rate_walk(rules: CorgiRules, s: CorgiState, seat: i64, move: i64) -> float:
    box = rules.box
    hand = s.hands[seat]
    place = move - m.WALK
    price = 0.0
    if move >= m.GO:
        place = m.go_place(move)
        price = LONG * float(steps(m.go_card(move)) - 1)
        hand = less(box, hand, m.go_card(move))
    effect = box.effects[2 * place]
    if s.flipped & BIT[place]:
        effect = box.effects[2 * place + 1]
    dogs = s.dogs[seat]
    if s.animals[place] == DOG:
        dogs += 1
    freed = effect == SEND_DOGS and dogs > 0
    rating = value_of(rules, s, seat, effect, hand) - price
    if dogs and not freed:
        rating -= DOGGED
    if (dogs == 0 or freed) and s.animals[place] != CAT:
        rating += prospects(rules, s, seat, s.spots[place], hand)
    else:
        rating += hopes(box, s, hand)
    if place != BASKET:
        rating += company(box, s, seat, place)
    return rating


def company(box: Box, s: CorgiState, seat: i64, place: i64) -> float:
    """Rate whom one meets at a place, and who may come and meet me there: not those who stand there, they must go."""
    rating = 0.0
    here = 9 * s.spots[place]
    other: i64 = 0
    while other < box.seats:
        if other != seat:
            steps_away = DISTANCE[here + s.spots[s.corgis[other]]]
            if steps_away == 0:
                if s.hands[other] and can_draw(s):
                    rating += 0.5 * (DRAWN + HARM)
            elif steps_away == 1:
                rating -= MET
            elif steps_away == 2 and s.hands[other]:
                rating -= MET_FAR
        other += 1
    return rating


def prospects(rules: CorgiRules, s: CorgiState, seat: i64, spot: i64, hand: i64) -> float:
    """Rate a hand at a spot: the best activity in reach that it solves, or a poop."""
    box = rules.box
    best = hopes(box, s, hand)
    within = reach(s, spot)
    if s.reserve[seat] and within & ~s.poops[seat]:
        best += POOP - RESERVE
    while within:
        activity = lowest(within)
        if missing(box, hand, activity) == 0:
            rest = hopes(box, s, without(box, hand, activity))
            best = max(best, rest + solved(rules, s, seat, activity))
        within &= within - 1
    return best


def solved(rules: CorgiRules, s: CorgiState, seat: i64, activity: i64) -> float:
    """Rate a solved activity: its hugs, less what its poops give to others, and the game if it wins that."""
    worth = rules.box.worth[activity]
    rating = float(worth) * SURE
    mine = s.hugs[seat] + worth
    best: i64 = 0
    gifts: i64 = 0
    other: i64 = 0
    while other < rules.seats:
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
    if mine >= rules.target and mine > best:
        rating += WIN
    return rating


def value_of(rules: CorgiRules, s: CorgiState, seat: i64, effect: i64, hand: i64) -> float:
    """Guess what an effect is worth before it is applied."""
    box = rules.box
    if effect in (DRAW_ONE, DRAW_DISCARD) and not can_draw(s):
        return 0.0
    if effect == DRAW_ONE:
        return DRAWN
    if effect == DRAW_DISCARD:
        return 1.6 * DRAWN
    if effect in (TAKE_RIVER, NEW_RIVER):
        return 1.3 * DRAWN
    if effect in (DISCARD_DRAW, SWAP_RIVER, SWAP_HANDS):
        return 0.9 * DRAWN if hand else 0.0
    if effect == STEAL:
        return DRAWN + HARM if targets(box, s, STEAL) else 0.0
    if effect == STEAL_RICHER:
        return DRAWN + HARM if targets(box, s, STEAL_RICHER) else 0.0
    if effect == MAKE_DISCARD:
        return HARM if targets(box, s, STEAL) else 0.0
    if effect == SEND_DOGS:
        return DOGGED if s.dogs[seat] else DRAWN
    if effect == PASS_LEFT:
        return 0.2
    return 0.1


# Effects: skipping one is worth nothing.


def rate_effect(rules: CorgiRules, s: CorgiState, seat: i64, move: i64) -> float:
    box = rules.box
    hand = s.hands[seat]
    effect = effect_of(box, s)
    if move == m.SKIP:
        return 0.0
    if move == m.USE:
        if effect == PASS_LEFT:
            return 0.8 * DRAWN - cheapest(box, s, hand)
        return value_of(rules, s, seat, effect, hand)
    if effect == TAKE_RIVER:
        return gain(box, s, hand, move - m.TAKE)
    if effect == DISCARD_DRAW:
        return 1.8 * DRAWN - cost(box, s, hand, move - m.DISCARD)
    if effect == SWAP_RIVER:
        return swapped(box, s, hand, move - m.PUT)
    if effect == SWAP_HANDS:
        return DRAWN - cheapest(box, s, hand) + lead(s, move - m.TARGET)
    if effect in (STEAL, STEAL_RICHER, MAKE_DISCARD):
        return HARM + lead(s, move - m.TARGET)
    if move < m.TRADE:
        if move >= m.FETCH:
            return 0.2 if s.reserve[seat] == 0 else -0.1
        return pushed(s, seat, move)
    if move < m.CAT:
        return rearranged(rules, s, seat, move)
    return nuisance(rules, s, seat, move)


def lead(s: CorgiState, other: i64) -> float:
    """Prefer to bother those who lead."""
    return 0.02 * float(s.hugs[other]) + 0.01 * float(count(s.hands[other]))


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


def swapped(box: Box, s: CorgiState, hand: i64, card: i64) -> float:
    """Rate a card put into the river for the best of it."""
    left = less(box, hand, card)
    best = 0.0
    slot: i64 = 0
    while slot < box.river:
        if s.river[slot] >= 0:
            best = max(best, gain(box, s, left, box.card_of[s.river[slot]]))
        slot += 1
    return best - cost(box, s, hand, card)


def pushed(s: CorgiState, seat: i64, move: i64) -> float:
    """Rate moving a corgi: into the basket, where it meets nobody, or away from mine."""
    other = (move - m.CORGI) // PLACES
    place = (move - m.CORGI) % PLACES
    rating = 0.01 * float(s.hugs[other]) - 0.01
    if place == BASKET:
        rating += 0.02
    if s.animals[place] == CAT:
        rating += 0.02
    return rating


def rearranged(rules: CorgiRules, s: CorgiState, seat: i64, move: i64) -> float:
    """Rate two activities or two places swapped, by what comes into reach."""
    blocked = rules.blocked(s, seat)
    if blocked:
        return -0.01
    before = prospects(rules, s, seat, s.spots[s.corgis[seat]], s.hands[seat])
    swap(s, move)
    after = prospects(rules, s, seat, s.spots[s.corgis[seat]], s.hands[seat])
    swap(s, move)
    return after - before - 0.01


def swap(s: CorgiState, move: i64) -> None:
    """Swap two activities or two places; done twice, nothing has changed."""
    if move < m.SHIFT:
        swap_activities(s, m.TRADE_ONE[move - m.TRADE], m.TRADE_TWO[move - m.TRADE])
    else:
        one = m.SHIFT_ONE[move - m.SHIFT]
        two = m.SHIFT_TWO[move - m.SHIFT]
        spot = s.spots[one]
        s.spots[one] = s.spots[two]
        s.spots[two] = spot


def nuisance(rules: CorgiRules, s: CorgiState, seat: i64, move: i64) -> float:
    """Rate a cat or a dog put down: one step from the others, not from me."""
    rating = 0.05
    if move >= m.SLIDE:
        source = (move - m.SLIDE) // BASKET
        place = (move - m.SLIDE) % BASKET
        rating = -nearness(rules, s, seat, source)
        if source == s.corgis[seat] and s.animals[source] == CAT:
            rating += 1.0
    elif move >= m.DOG:
        place = move - m.DOG
    else:
        place = move - m.CAT
    return rating + nearness(rules, s, seat, place)


def nearness(rules: CorgiRules, s: CorgiState, seat: i64, place: i64) -> float:
    """Tell how much a place is on the way of the others rather than on mine."""
    rating = 0.0
    other: i64 = 0
    while other < rules.seats:
        if DISTANCE[9 * s.spots[s.corgis[other]] + s.spots[place]] == 1:
            if other == seat:
                rating -= 0.12
            else:
                rating += 0.1 + 0.01 * float(s.hugs[other])
        other += 1
    return rating


# Activities


def rate_solve(rules: CorgiRules, s: CorgiState, seat: i64, move: i64) -> float:
    box = rules.box
    hand = s.hands[seat]
    if move == m.END:
        return hopes(box, s, hand)
    if move < m.POOP:
        return rate_walk(rules, s, seat, move)
    if move < m.END:
        activity = move - m.POOP
        likely = POOP - 0.04 * float(box.asks[activity])
        if missing(box, hand, activity) < 2:
            likely -= 0.3  # mine soon
        return hopes(box, s, hand) + likely - RESERVE
    activity = box.paid_for[move - m.SOLVE]
    digits = move - m.SOLVE - box.first_payment[activity]
    price = 0.0
    paid = box.asks[activity]
    while paid:
        paid -= 1
        card = 4 * box.asked[4 * activity + paid] + (digits & 3)
        hand = less(box, hand, card)
        price += LONG * float(steps(card) - 1)
        digits >>= 2
    return hopes(box, s, hand) + solved(rules, s, seat, activity) - price


def bot() -> Bot:
    return CorgiBot()
