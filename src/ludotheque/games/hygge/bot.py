"""A heuristic for Hygge: look one turn ahead, and at what the cards in front may still become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot, Horizon, RatingBot
from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rules import Rules, State
from ludotheque.games.hygge.box import ENOUGH, Box, weigh
from ludotheque.games.hygge.deck import winter_within
from ludotheque.games.hygge.legal import fill_stores, held
from ludotheque.games.hygge.moves import (
    ACTIONS,
    ANIMALS,
    CARDS,
    DISCARD,
    FIRST,
    LINES,
    OBJECTS,
    PAIR,
    SECOND,
    SETS,
    SKIP,
    STORE,
    WINTER,
    animal_of,
    set_of,
)
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.state import LAST, OVER, TAKING, HyggeState

# Weights found by self-play over some ten thousand games.
AGAIN: Final = 4.0  # what another turn is worth
THREAT: Final = 0.5  # of what the next player could gain at once
PACE: Final = 4.5  # cards that leave the deck for each turn of a player worth counting on
LATER: Final = 0.9  # what is stored later, of what is stored now
GROW: Final = 0.03  # of what may still be added to a store, for each turn that it waits
FREE_PAW: Final = 0.4  # points, for each turn that a paw waits
FIND: Final = 0.15  # how soon an object finds an animal: at all, and for each one still to come
HELP: Final = 0.05
CALL: Final = 0.5  # how soon an animal finds an object, and what that is worth for each paw
COMPANY: Final = 2.0
SWING: Final = 1.0  # points that make a win sure: at the end, and for each turn and each game to come
SWING_TURN: Final = 5.0
SWING_GAME: Final = 15.0


class HyggeBot(RatingBot):
    """Rate each line with the best way to store after it; rate each way to store by what it leaves."""

    def __init__(self) -> None:
        super().__init__()
        self.outlook = Outlook()
        self.stores = vec[i64]([0] * ACTIONS)
        self.front = vec[i64]([0] * CARDS)
        self.after = vec[i64]([0] * CARDS)

    def prepare(self, rules: Rules, s: State, seat: i64) -> None:
        assert isinstance(rules, HyggeRules)
        assert isinstance(s, HyggeState)
        self.outlook.look(rules, s)

    def rate(self, rules: Rules, s: State, seat: i64, move: i64) -> float:
        assert isinstance(rules, HyggeRules)
        assert isinstance(s, HyggeState)
        copy(s.front, seat * CARDS, self.front)
        if s.phase == TAKING:
            return self.rate_line(rules, s, seat, move)
        return self.rate_store(rules.box, s.phase == LAST, move)

    def rate_line(self, rules: HyggeRules, s: HyggeState, seat: i64, line: i64) -> float:
        """Rate a line by what it brings, and what it leaves to the next player."""
        box = rules.box
        taken = box.line_mask[line]
        take(box, s.stock, line, 0, self.front)
        rating = self.best_turn(box)
        if count(held(s.stock) & ~taken) < ENOUGH:
            return rating + AGAIN
        return rating - THREAT * float(self.threat(box, s, rules.left_of(seat), taken))

    def best_turn(self, box: Box) -> float:
        """Rate the cards in front with the best way to store, or not to."""
        best = self.outlook.worth(box, self.front)
        n = fill_stores(box, self.front, 0, self.stores)
        i: i64 = 0
        while i < n:
            copy(self.front, 0, self.after)
            flakes = store(box, self.after, self.stores[i])
            best = max(best, float(flakes) + self.outlook.worth(box, self.after))
            i += 1
        return best

    def threat(self, box: Box, s: HyggeState, seat: i64, gone: i64) -> i64:
        """Count the most that a seat could gain with one line and one store."""
        most: i64 = 0
        line: i64 = 0
        while line < LINES:
            copy(s.front, seat * CARDS, self.after)
            take(box, s.stock, line, gone, self.after)
            move = best_store(box, self.after)
            if move >= 0:
                cost = weigh(box.cost, self.after, 0)
                gain = store(box, self.after, move) + cost - weigh(box.cost, self.after, 0)
                most = max(most, gain)
            line += 1
        return most

    def rate_store(self, box: Box, last: bool, move: i64) -> float:
        """Rate a store, a discard or nothing by the points it leads to."""
        flakes: i64 = 0
        if move < DISCARD:
            flakes = store(box, self.front, move)
        elif move < SKIP:
            self.front[move - DISCARD] -= 1
        if last:
            return float(flakes - weigh(box.cost, self.front, 0))
        return float(flakes) + self.outlook.worth(box, self.front)

    def horizon(self, rules: Rules) -> Horizon:
        return Horizon(stages=1, sharpness=2.0, second=4_000)

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        assert isinstance(rules, HyggeRules)
        assert isinstance(s, HyggeState)
        self.outlook.look(rules, s)
        best = -1e9
        other: i64 = 0
        while other < rules.seats:
            if other != seat:
                best = max(best, self.standing(rules, s, other))
            other += 1
        games_left = float(rules.games - s.game - 1)
        open_points = SWING + SWING_TURN * self.outlook.turns + SWING_GAME * games_left
        edge = (self.standing(rules, s, seat) - best) / open_points
        return 0.5 + 0.5 * max(-1.0, min(1.0, edge))

    def standing(self, rules: HyggeRules, s: HyggeState, seat: i64) -> float:
        """Guess the points of a seat at the end of this game; negative ones break ties."""
        points = float(rules.points_of(s, seat))
        if s.phase == OVER:
            return points - 0.001 * float(s.minus[seat])
        copy(s.front, seat * CARDS, self.front)
        return points + float(rules.flakes_of(s, seat)) + self.outlook.worth(rules.box, self.front)


class Outlook:
    """What everyone can know of what is to come: about how many turns each player has, and which cards."""

    def __init__(self) -> None:
        self.turns = 0.0
        self.rest = vec[i64]([0] * CARDS)
        self.helpers = vec[i64]([0] * CARDS)  # for each object, the animals still to come that store it
        self.left = vec[i64]([0] * CARDS)

    def look(self, rules: HyggeRules, s: HyggeState) -> None:
        """Take in a state."""
        self.turns = 0.0
        if s.phase < LAST:
            coming = float(s.left) - 0.5 * float(winter_within(rules.box, s))
            self.turns = coming / (PACE * float(rules.seats))
        rest = self.rest
        helpers = self.helpers
        card: i64 = 0
        while card < CARDS:
            rest[card] = 0
            helpers[card] = 0
            card += 1
        tally(s.deck, rest)
        tally(s.stock, rest)
        box = rules.box
        animal: i64 = 0
        while animal < ANIMALS:
            i = box.reach_from[animal]
            while i < box.reach_from[animal + 1]:
                helpers[ANIMALS + box.reach[i]] += rest[animal]
                i += 1
            animal += 1

    def worth(self, box: Box, front: vec[i64]) -> float:
        """Rate cards in front: what they cost, and what may be stored of them, the best first."""
        left = self.left
        copy(front, 0, left)
        total = -float(weigh(box.cost, left, 0))
        # One store a turn, and a last one in winter; each later one is less sure.
        chances = self.turns + 1.0
        move = best_store(box, left)
        while move >= 0:
            gain = self.gain(box, move)
            store(box, left, move)
            total += LATER * max(0.0, min(1.0, chances)) * gain
            chances -= 1.0
            move = best_store(box, left)
        return total + self.hopes(box)

    def gain(self, box: Box, move: i64) -> float:
        """Rate a store: what it brings now, and that more of the same may come before it is done."""
        kinds = set_of(move)
        first = FIRST[kinds]
        second = SECOND[kinds]
        paws = box.cost[animal_of(move)]
        gain = float(gain_of(box, self.left, first) + paws)
        more = float(gain_of(box, self.rest, first))
        if second >= 0:
            gain += float(gain_of(box, self.left, second))
            more += float(gain_of(box, self.rest, second))
        elif paws > 1:
            gain += FREE_PAW * min(self.turns, 3.0)
        return gain + GROW * min(self.turns, 4.0) * more

    def hopes(self, box: Box) -> float:
        """Rate the objects that wait for an animal, and the animals that wait for an object."""
        total = 0.0
        card: i64 = 0
        while card < WINTER:
            if self.left[card]:
                if card < ANIMALS:
                    hope = CALL * self.turns * float(self.left[card])
                    total += COMPANY * float(box.cost[card]) * hope / (1.0 + hope)
                else:
                    hope = self.turns * (FIND + HELP * float(self.helpers[card]))
                    total += float(gain_of(box, self.left, card)) * hope / (1.0 + hope)
            card += 1
        return total


def tally(cards: vec[i64], counts: vec[i64]) -> None:
    """Count cards by kind, gaps left out."""
    i: i64 = 0
    while i < len(cards):
        if cards[i] >= 0:
            counts[cards[i]] += 1
        i += 1


def copy(source: vec[i64], base: i64, front: vec[i64]) -> None:
    """Fill a buffer with the cards in front of a seat, or with those of another buffer."""
    card: i64 = 0
    while card < CARDS:
        front[card] = source[base + card]
        card += 1


def take(box: Box, stock: vec[i64], line: i64, gone: i64, front: vec[i64]) -> None:
    """Add the cards of a line, except those in places that are gone."""
    i = box.line_from[line]
    last = box.line_from[line + 1]
    while i < last:
        place = box.line[i]
        if stock[place] >= 0 and not gone & BIT[place]:
            front[stock[place]] += 1
        i += 1


def store(box: Box, front: vec[i64], move: i64) -> i64:
    """Take away an animal and what it stores, and count the snowflakes."""
    kinds = set_of(move)
    front[animal_of(move)] -= 1
    flakes = front[FIRST[kinds]] * box.flakes[FIRST[kinds]]
    front[FIRST[kinds]] = 0
    if SECOND[kinds] >= 0:
        flakes += front[SECOND[kinds]] * box.flakes[SECOND[kinds]]
        front[SECOND[kinds]] = 0
    return flakes


def best_store(box: Box, front: vec[i64]) -> i64:
    """Find the store that gains most, counting what it no longer costs; -1 if there is none."""
    best: i64 = -1
    best_gain: i64 = 0
    animal: i64 = 0
    while animal < ANIMALS:
        if front[animal]:
            one: i64 = -1
            two: i64 = -1
            one_gain: i64 = 0
            two_gain: i64 = 0
            i = box.reach_from[animal]
            last = box.reach_from[animal + 1]
            while i < last:
                kind = box.reach[i]
                gain = gain_of(box, front, ANIMALS + kind)
                if gain > one_gain:
                    two = one
                    two_gain = one_gain
                    one = kind
                    one_gain = gain
                elif gain > two_gain:
                    two = kind
                    two_gain = gain
                i += 1
            if box.cost[animal] == 1:
                two = -1
                two_gain = 0
            gain = one_gain + two_gain + box.cost[animal]
            if one >= 0 and gain > best_gain:
                best_gain = gain
                best = STORE + SETS * animal + set_with(one, two)
        animal += 1
    return best


def gain_of(box: Box, front: vec[i64], card: i64) -> i64:
    """Return what all copies of an object gain when they are stored instead of left."""
    return front[card] * (box.flakes[card] + 1)


def set_with(one: i64, two: i64) -> i64:
    """Return the set of one object, or of two in any order."""
    if two < 0:
        return one
    if one < two:
        return PAIR[OBJECTS * one + two]
    return PAIR[OBJECTS * two + one]


def bot() -> Bot:
    return HyggeBot()
