"""A heuristic for Hygge: rate what a move leaves in front by what could still be stored of it in the turns left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.games.hygge.box import Box, weigh
from ludotheque.games.hygge.legal import fill_stores
from ludotheque.games.hygge.moves import (
    ACTIONS,
    ANIMALS,
    CARDS,
    DISCARD,
    FIRST,
    OBJECTS,
    PAIR,
    SECOND,
    SETS,
    SKIP,
    WINTER,
    animal_of,
    set_of,
)
from ludotheque.games.hygge.moves import STORE as STORING
from ludotheque.games.hygge.rules import ENOUGH, HyggeRules
from ludotheque.games.hygge.state import LAST, OVER, TAKE, HyggeState

# Weights found by self-play over some ten thousand games; what each is for stands where it is used.
W: Final = vec[float]([0.5, 0.9, 0.05, 0.15, 0.5, 2.0, 0.2, 2.3])
# again, keep, grow, find, pair, reach


class HyggeBot(Bot):
    """Look one turn ahead: each line, with the best way to store after it."""

    def __init__(self) -> None:
        self.moves = vec[i64]([0] * ACTIONS)
        self.stores = vec[i64]([0] * ACTIONS)
        self.front = vec[i64]([0] * CARDS)
        self.after = vec[i64]([0] * CARDS)
        self.work = vec[i64]([0] * CARDS)
        self.rest = vec[i64]([0] * CARDS)

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(rules, HyggeRules)
        assert isinstance(s, HyggeState)
        n = rules.fill(s, seat, self.moves)
        turns = turns_left(rules, s)
        count_rest(s, self.rest)
        best = self.moves[0]
        best_rating = -1e9
        i: i64 = 0
        while i < n:
            move = self.moves[i]
            rating = self.rate(rules, s, seat, move, turns)
            if rating > best_rating:
                best = move
                best_rating = rating
            i += 1
        return best

    def rate(self, rules: HyggeRules, s: HyggeState, seat: i64, move: i64, turns: float) -> float:
        box = rules.box
        copy_front(s, seat, self.front)
        if s.phase == TAKE:
            left = take(box, s.stock, move, self.front)
            if left < ENOUGH:
                return self.best_turn(box, turns) + W[0]
            return self.best_turn(box, turns)
        if move >= DISCARD:
            if move < SKIP:
                self.front[move - DISCARD] -= 1
            if s.phase == LAST:
                return -float(weigh_front(box, self.front))
            return self.worth(box, self.front, turns)
        flakes = store(box, self.front, move)
        if s.phase == LAST:
            return float(flakes - weigh_front(box, self.front))
        return float(flakes) + self.worth(box, self.front, turns)

    def best_turn(self, box: Box, turns: float) -> float:
        """Rate the cards in front with the best way to store, or not to."""
        best = self.worth(box, self.front, turns)
        n = fill_stores(box, self.front, 0, self.stores)
        i: i64 = 0
        while i < n:
            copy_all(self.front, self.after)
            flakes = store(box, self.after, self.stores[i])
            best = max(best, float(flakes) + self.worth(box, self.after, turns))
            i += 1
        return best

    def worth(self, box: Box, front: vec[i64], turns: float) -> float:
        """Rate the cards in front: what they cost, and what may be stored of them, the best first."""
        left = self.work
        copy_all(front, left)
        total = -float(weigh_front(box, left))
        slot = 0.0
        while True:
            move = best_store(box, left)
            if move < 0:
                break
            chance = max(0.0, min(1.0, turns + 1.0 - slot)) * W[1]
            gain = float(box.cost[animal_of(move)] + relief(left, move))
            kinds = set_of(move)
            grow = float(self.rest[FIRST[kinds]] * (box.flakes[FIRST[kinds]] + 1))
            if SECOND[kinds] >= 0:
                grow += float(self.rest[SECOND[kinds]] * (box.flakes[SECOND[kinds]] + 1))
            elif box.cost[animal_of(move)] > 1:
                gain += W[4] * min(turns, 3.0)
            gain += float(store(box, left, move))
            total += chance * (gain + W[2] * min(turns, 4.0) * grow)
            slot += 1.0
        card: i64 = ANIMALS
        while card < WINTER:
            if left[card] > 0:
                find = W[3] * min(turns, W[5])
                total += find * float(left[card] * (box.flakes[card] + 1))
            card += 1
        card = 0
        while card < ANIMALS:
            if left[card] > 0:
                total += W[6] * min(turns, 4.0) * float(left[card] * box.cost[card])
            card += 1
        return total

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        assert isinstance(rules, HyggeRules)
        assert isinstance(s, HyggeState)
        turns = turns_left(rules, s)
        count_rest(s, self.rest)
        mine = self.standing(rules, s, seat, turns)
        best = -1e9
        other: i64 = 0
        while other < rules.seats:
            if other != seat:
                best = max(best, self.standing(rules, s, other, turns))
            other += 1
        edge = (mine - best) / (4.0 + 3.0 * turns)
        return 0.5 + 0.5 * max(-1.0, min(1.0, edge))

    def standing(self, rules: HyggeRules, s: HyggeState, seat: i64, turns: float) -> float:
        points = float(rules.points_of(s, seat))
        if s.phase == OVER:
            return points - 0.01 * float(s.minus[seat])
        copy_front(s, seat, self.front)
        return points + float(rules.flakes_of(s, seat)) + self.worth(rules.box, self.front, turns)


def turns_left(rules: HyggeRules, s: HyggeState) -> float:
    """Guess how many more turns each player has."""
    if s.phase >= LAST:
        return 0.0
    coming = float(s.left) - float(rules.winter_within(s)) * 0.5
    return coming / (W[7] * float(rules.seats))


def count_rest(s: HyggeState, rest: vec[i64]) -> None:
    """Count the cards of the deck and the stock."""
    card: i64 = 0
    while card < CARDS:
        rest[card] = 0
        card += 1
    i: i64 = 0
    while i < len(s.deck):
        if s.deck[i] >= 0:
            rest[s.deck[i]] += 1
        i += 1
    i = 0
    while i < len(s.stock):
        if s.stock[i] >= 0:
            rest[s.stock[i]] += 1
        i += 1


def copy_front(s: HyggeState, seat: i64, front: vec[i64]) -> None:
    base = seat * CARDS
    card: i64 = 0
    while card < CARDS:
        front[card] = s.front[base + card]
        card += 1


def copy_all(source: vec[i64], into: vec[i64]) -> None:
    card: i64 = 0
    while card < CARDS:
        into[card] = source[card]
        card += 1


def take(box: Box, stock: vec[i64], line: i64, front: vec[i64]) -> i64:
    """Add the cards of a line to those in front, and count what it leaves in the stock."""
    i = box.line_from[line]
    last = box.line_from[line + 1]
    taken: i64 = 0
    while i < last:
        card = stock[box.line[i]]
        if card >= 0:
            front[card] += 1
            taken += 1
        i += 1
    left = -taken
    i = 0
    while i < box.places:
        if stock[i] >= 0:
            left += 1
        i += 1
    return left


def store(box: Box, front: vec[i64], move: i64) -> i64:
    """Take an animal and its objects away from the cards in front, and count the snowflakes."""
    kinds = set_of(move)
    front[animal_of(move)] -= 1
    flakes = front[FIRST[kinds]] * box.flakes[FIRST[kinds]]
    front[FIRST[kinds]] = 0
    if SECOND[kinds] >= 0:
        flakes += front[SECOND[kinds]] * box.flakes[SECOND[kinds]]
        front[SECOND[kinds]] = 0
    return flakes


def relief(front: vec[i64], move: i64) -> i64:
    """Count the objects that a store takes away."""
    kinds = set_of(move)
    if SECOND[kinds] >= 0:
        return front[FIRST[kinds]] + front[SECOND[kinds]]
    return front[FIRST[kinds]]


def best_store(box: Box, front: vec[i64]) -> i64:
    """Find the store that gains most, counting what it no longer costs; -1 if there is none."""
    best: i64 = -1
    best_gain: i64 = 0
    animal: i64 = 0
    while animal < ANIMALS:
        if front[animal] > 0:
            one: i64 = -1
            two: i64 = -1
            one_gain: i64 = 0
            two_gain: i64 = 0
            i = box.reach_from[animal]
            while i < box.reach_from[animal + 1]:
                kind = box.reach[i]
                gain = front[ANIMALS + kind] * (box.flakes[ANIMALS + kind] + 1)
                if gain > one_gain:
                    two = one
                    two_gain = one_gain
                    one = kind
                    one_gain = gain
                elif gain > two_gain:
                    two = kind
                    two_gain = gain
                i += 1
            paws = box.cost[animal]
            if one >= 0:
                if paws == 1:
                    two = -1
                    two_gain = 0
                if one_gain + two_gain + paws > best_gain:
                    best_gain = one_gain + two_gain + paws
                    best = STORING + SETS * animal + set_index(one, two)
        animal += 1
    return best


def set_index(one: i64, two: i64) -> i64:
    """Give the set of one object, or of two in any order."""
    if two < 0:
        return one
    if one < two:
        return PAIR[OBJECTS * one + two]
    return PAIR[OBJECTS * two + one]


def weigh_front(box: Box, front: vec[i64]) -> i64:
    return weigh(box.cost, front, 0)


def bot() -> Bot:
    return HyggeBot()
