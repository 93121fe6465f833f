"""A heuristic for Happy Corgi: gather what activities ask for, stop where one can be completed, else drop a poop."""

from mypy_extensions import i64

from ludotheque.engine.bot import Bot, Horizon, RatingBot
from ludotheque.engine.rules import Rules, State
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.board import DISTANCE
from ludotheque.games.happy_corgi.border import missing
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import steps
from ludotheque.games.happy_corgi.deck import can_draw
from ludotheque.games.happy_corgi.effects import EFFECTS, effect_at, effect_of
from ludotheque.games.happy_corgi.places import BASKET, CAT, DOG
from ludotheque.games.happy_corgi.rules import CorgiRules
from ludotheque.games.happy_corgi.state import DRAW, EFFECT, MEET, RIVER, SOLVE, WALK, CorgiState
from ludotheque.games.happy_corgi.worth import (
    DOGGED,
    DRAWN,
    HARM,
    LONG,
    MET,
    MET_FAR,
    POOP,
    RESERVE,
    cost,
    gain,
    hopes,
    less,
    prospects,
    solved,
    standing,
)


class CorgiBot(RatingBot):
    """Rate what each move leaves: the hand, what can be solved from here, and what the place gives."""

    def rate(self, rules: Rules, s: State, seat: i64, move: i64) -> float:
        assert isinstance(rules, CorgiRules)
        assert isinstance(s, CorgiState)
        return rate(rules.box, s, seat, move)

    def horizon(self, rules: Rules) -> Horizon:
        return Horizon(decisions=12, sharpness=4.0 + 1.5 * float(rules.seats), second=40_000, deep=2)

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
        edge = (mine - best) / float(rules.box.target)
        return 0.5 + 0.5 * max(-1.0, min(1.0, edge))


def rate(box: Box, s: CorgiState, seat: i64, move: i64) -> float:
    """Rate a move, in hugs."""
    hand = s.hands[seat]
    if s.phase == DRAW or s.phase == RIVER:
        return DRAWN if move == m.DRAW else gain(box, s, hand, move - m.TAKE)
    if s.phase == WALK:
        return rate_walk(box, s, seat, move)
    if s.phase == MEET:
        if move == m.BACK:
            return 0.01
        taken = box.card_of[s.taken]
        return gain(box, s, less(box, hand, move - m.GIVE), taken) - cost(box, s, hand, move - m.GIVE)
    if s.phase == EFFECT:
        return 0.0 if move == m.SKIP else EFFECTS[effect_of(box, s)].rating(box, s, seat, move)
    if s.phase == SOLVE:
        return rate_solve(box, s, seat, move)
    if move >= m.DISCARD:
        return -cost(box, s, hand, move - m.DISCARD)
    return -cost(box, s, hand, move - m.GIVE)


# Walking: what can be completed there, what the place does, who is met there.


def rate_walk(box: Box, s: CorgiState, seat: i64, move: i64) -> float:
    hand = s.hands[seat]
    place = move - m.WALK
    price = 0.0
    if move >= m.GO:
        place = m.go_place(move)
        price = LONG * float(steps(m.go_card(move)) - 1)
        hand = less(box, hand, m.go_card(move))
    effect = EFFECTS[effect_at(box, s, place)]
    dogs = s.dogs[seat]
    if s.animals[place] == DOG:
        dogs += 1
    freed = dogs > 0 and effect.frees()
    rating = effect.promise(box, s, seat, hand) - price
    if dogs and not freed:
        rating -= DOGGED
    if (dogs == 0 or freed) and s.animals[place] != CAT:
        rating += prospects(box, s, seat, s.spots[place], hand)
    else:
        rating += hopes(box, s, hand)
    if place != BASKET:
        rating += company(box, s, seat, place)
    return rating


def company(box: Box, s: CorgiState, seat: i64, place: i64) -> float:
    """Rate the meetings at a place, and those to come: from others near by, but not from those there, who must go."""
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


# Activities


def rate_solve(box: Box, s: CorgiState, seat: i64, move: i64) -> float:
    hand = s.hands[seat]
    if move == m.END:
        return hopes(box, s, hand)
    if move < m.POOP:
        return rate_walk(box, s, seat, move)
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
    return hopes(box, s, hand) + solved(box, s, seat, activity) - price


def bot() -> Bot:
    return CorgiBot()
