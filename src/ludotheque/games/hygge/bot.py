"""A heuristic for Hygge: look one turn ahead, and at what the cards in front may still become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot, Horizon, RatingBot
from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rules import Rules, State
from ludotheque.games.hygge.box import ENOUGH, Box
from ludotheque.games.hygge.deck import winter_within
from ludotheque.games.hygge.legal import held
from ludotheque.games.hygge.moves import (
    ANIMALS,
    CARDS,
    DISCARD,
    FIRST,
    LINES,
    OBJECTS,
    SECOND,
    SKIP,
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
        self.front = vec[i64]([0] * CARDS)
        self.cards: i64 = 0  # places of the stock that hold a card
        self.rival = vec[i64]([0] * CARDS)  # what lies in front of the next player
        self.threats = vec[i64]([0] * LINES)  # what they could gain with each line as it lies

    def prepare(self, rules: Rules, s: State, seat: i64) -> None:
        assert isinstance(rules, HyggeRules)
        assert isinstance(s, HyggeState)
        self.outlook.look(rules, s)
        if s.phase != TAKING:
            self.outlook.lay(rules.box, s.front, seat * CARDS)
            return
        copy(s.front, seat * CARDS, self.front)
        copy(s.front, rules.left_of(seat) * CARDS, self.rival)
        self.cards = held(s.stock)
        line: i64 = 0
        while line < LINES:
            self.threats[line] = self.gain_with(rules.box, s.stock, line, 0)
            line += 1

    def rate(self, rules: Rules, s: State, seat: i64, move: i64) -> float:
        assert isinstance(rules, HyggeRules)
        assert isinstance(s, HyggeState)
        if s.phase == TAKING:
            return self.rate_line(rules.box, s.stock, move)
        if s.phase == LAST:
            return self.outlook.spared(rules.box, move) - self.outlook.cost
        return self.outlook.after(rules.box, move)

    def rate_line(self, box: Box, stock: vec[i64], line: i64) -> float:
        """Rate a line by what it brings, and what it leaves to the next player."""
        add(box, stock, line, 0, self.front, 1)
        self.outlook.lay(box, self.front, 0)
        add(box, stock, line, 0, self.front, -1)
        rating = self.outlook.best(box)
        taken = box.line_mask[line]
        if count(self.cards & ~taken) < ENOUGH:
            return rating + AGAIN
        return rating - THREAT * float(self.threat(box, stock, taken & self.cards))

    def threat(self, box: Box, stock: vec[i64], gone: i64) -> i64:
        """Count the most that the next player could gain with one line and one store, some cards being gone."""
        lines = box.line_mask
        threats = self.threats
        most: i64 = 0
        line: i64 = 0
        while line < LINES:
            if threats[line] > most and not lines[line] & gone:
                most = threats[line]
            line += 1
        # The other lines bring less now: only those that could bring more than that are looked at again.
        line = 0
        while line < LINES:
            if threats[line] > most:
                most = max(most, self.gain_with(box, stock, line, gone))
            line += 1
        return most

    def gain_with(self, box: Box, stock: vec[i64], line: i64, gone: i64) -> i64:
        """Count the most that the next player could gain with a line and one store."""
        add(box, stock, line, gone, self.rival, 1)
        gain = best_gain(box, self.rival)
        add(box, stock, line, gone, self.rival, -1)
        return gain

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
        self.outlook.lay(rules.box, s.front, seat * CARDS)
        return points + float(rules.flakes_of(s, seat)) + self.outlook.after(rules.box, SKIP)


class Outlook:
    """What everyone can know of what is to come, and what may become of the cards in front of a seat by it.

    `look` takes in a state, `lay` the cards in front; then any part of them is rated by the animals and the objects
    in it: how many of each animal, two bits for each (a box has three at most), and a bit for each object, whose
    copies stay together.
    """

    def __init__(self) -> None:
        self.turns = 0.0  # that each player still has, about
        self.rest = vec[i64]([0] * CARDS)  # cards to come
        self.helpers = vec[i64]([0] * CARDS)  # for each object, the animals still to come that store it
        self.hope = vec[float]([0.0] * CARDS)  # how soon each object finds an animal
        self.growth = vec[float]([0.0] * CARDS)  # what may still be added to it
        self.company = vec[float]([0.0] * 12)  # what 0 to 3 animals of so many paws are worth while they wait
        # What lies in front
        self.animals: i64 = 0
        self.objects: i64 = 0
        self.cost = 0.0
        self.paws = vec[float]([0.0] * ANIMALS)
        self.copies = vec[float]([0.0] * CARDS)
        self.flakes = vec[float]([0.0] * CARDS)
        self.kinds: i64 = 0  # so many different animals,
        self.kind = vec[i64]([0] * ANIMALS)  # namely these
        self.things: i64 = 0  # so many different objects,
        self.thing = vec[i64]([0] * OBJECTS)  # namely these,
        self.bits = vec[i64]([0] * OBJECTS)  # as bits,
        self.hopes = vec[float]([0.0] * OBJECTS)  # and what each is worth while it waits
        self.ranked = vec[i64]([0] * OBJECTS)  # the same bits, those first that gain most when they are stored,
        self.gains = vec[float]([0.0] * OBJECTS)  # what that is,
        self.growths = vec[float]([0.0] * OBJECTS)  # and what may still be added to it

    def look(self, rules: HyggeRules, s: HyggeState) -> None:
        """Take in a state."""
        box = rules.box
        self.turns = 0.0
        if s.phase < LAST:
            coming = float(s.left) - 0.5 * float(winter_within(box, s))
            self.turns = coming / (PACE * float(rules.seats))
        rest = self.rest
        helpers = self.helpers
        card: i64 = 0
        while card < CARDS:
            rest[card] = 0
            helpers[card] = 0
            card += 1
        tally(s.deck, len(s.deck) - s.left, rest)
        tally(s.stock, 0, rest)
        card = 0
        while card < ANIMALS:
            animals = rest[card]
            i = box.reach_from[card]
            last = box.reach_from[card + 1]
            while i < last:
                helpers[ANIMALS + box.reach[i]] += animals
                i += 1
            card += 1
        while card < WINTER:
            self.hope[card] = self.turns * (FIND + HELP * float(helpers[card]))
            self.growth[card] = float(rest[card] * (box.flakes[card] + 1))
            card += 1
        call = CALL * self.turns
        place: i64 = 1
        while place < len(self.company):
            hope = call * float(place % 4)
            self.company[place] = COMPANY * float(place // 4) * hope / (1.0 + hope)
            place += 1

    def lay(self, box: Box, front: vec[i64], base: i64) -> None:
        """Take in the cards in front of a seat."""
        animals: i64 = 0
        objects: i64 = 0
        cost: i64 = 0
        kinds: i64 = 0
        things: i64 = 0
        card: i64 = 0
        while card < ANIMALS:
            copies = front[base + card]
            if copies:
                animals |= copies << 2 * card
                cost += copies * box.cost[card]
                self.paws[card] = float(box.cost[card])
                self.kind[kinds] = card
                kinds += 1
            card += 1
        ranked = self.ranked
        gains = self.gains
        growths = self.growths
        while card < WINTER:
            copies = front[base + card]
            if copies:
                bit = BIT[card]
                objects |= bit
                cost += copies
                flakes = float(copies * box.flakes[card])
                gain = flakes + float(copies)
                self.flakes[card] = flakes
                self.copies[card] = float(copies)
                hope = self.hope[card]
                self.thing[things] = card
                self.bits[things] = bit
                self.hopes[things] = gain * hope / (1.0 + hope)
                place = things
                while place > 0 and gains[place - 1] < gain:
                    ranked[place] = ranked[place - 1]
                    gains[place] = gains[place - 1]
                    growths[place] = growths[place - 1]
                    place -= 1
                ranked[place] = bit
                gains[place] = gain
                growths[place] = self.growth[card]
                things += 1
            card += 1
        self.animals = animals
        self.objects = objects
        self.cost = float(cost)
        self.kinds = kinds
        self.things = things

    def best(self, box: Box) -> float:
        """Rate the cards in front with the best way to store, or not to."""
        best = self.worth(box, self.animals, self.objects, self.cost)
        kind: i64 = 0
        while kind < self.kinds:
            animal = self.kind[kind]
            within = box.reach_mask[animal]
            i: i64 = 0
            while i < self.things:
                if self.bits[i] & within:
                    best = max(best, self.with_store(box, animal, self.thing[i], -1))
                    j = i + 1
                    while j < self.things and box.cost[animal] > 1:
                        if self.bits[j] & within:
                            best = max(best, self.with_store(box, animal, self.thing[i], self.thing[j]))
                        j += 1
                i += 1
            kind += 1
        return best

    def after(self, box: Box, move: i64) -> float:
        """Rate a way to store, or not to, by what it brings and leaves."""
        if move == SKIP:
            return self.worth(box, self.animals, self.objects, self.cost)
        return self.with_store(box, animal_of(move), FIRST[set_of(move)], SECOND[set_of(move)])

    def with_store(self, box: Box, animal: i64, first: i64, second: i64) -> float:
        """Rate a store of one kind of object, or of two, by what it brings and leaves."""
        objects = self.objects ^ BIT[first]
        cost = self.cost - self.paws[animal] - self.copies[first]
        flakes = self.flakes[first]
        if second >= 0:
            objects ^= BIT[second]
            cost -= self.copies[second]
            flakes += self.flakes[second]
        return flakes + self.worth(box, self.animals - (1 << 2 * animal), objects, cost)

    def spared(self, box: Box, move: i64) -> float:
        """Count what a last action gains: snowflakes, and what no longer lies in front."""
        if move >= SKIP:
            return 0.0
        if move >= DISCARD:
            return float(box.cost[move - DISCARD])
        first = FIRST[set_of(move)]
        second = SECOND[set_of(move)]
        gain = self.paws[animal_of(move)] + self.flakes[first] + self.copies[first]
        if second >= 0:
            gain += self.flakes[second] + self.copies[second]
        return gain

    def worth(self, box: Box, animals: i64, objects: i64, cost: float) -> float:
        """Rate some of the cards in front: what they cost, and what may be stored of them, the best first."""
        total = -cost
        # One store a turn, and a last one in winter; each later one is less sure.
        chances = self.turns + 1.0
        kinds = self.kinds
        kind = self.kind
        reach = box.reach_mask
        paws = self.paws
        ranked = self.ranked
        gains = self.gains
        while True:
            best = 0.0
            more = 0.0
            stored: i64 = 0
            storer: i64 = 0
            k: i64 = 0
            while k < kinds:
                animal = kind[k]
                within = objects & reach[animal]
                if within and animals >> 2 * animal & 3:
                    i: i64 = 0
                    while not within & ranked[i]:
                        i += 1
                    gain = paws[animal] + gains[i]
                    j = i
                    if paws[animal] > 1.0 and within != ranked[i]:
                        j += 1
                        while not within & ranked[j]:
                            j += 1
                        gain += gains[j]
                    if gain > best:
                        best = gain
                        more = self.growths[i]
                        if j > i:
                            more += self.growths[j]
                        stored = ranked[i] | ranked[j]
                        storer = animal
                k += 1
            if not stored:
                return total + self.waiting(box, animals, objects)
            if stored & (stored - 1) == 0 and paws[storer] > 1.0:
                best += FREE_PAW * min(self.turns, 3.0)
            best += GROW * min(self.turns, 4.0) * more
            total += LATER * max(0.0, min(1.0, chances)) * best
            chances -= 1.0
            objects ^= stored
            animals -= 1 << 2 * storer

    def waiting(self, box: Box, animals: i64, objects: i64) -> float:
        """Rate the animals that wait for an object, and the objects that wait for an animal."""
        total = 0.0
        i: i64 = 0
        while i < self.kinds:
            animal = self.kind[i]
            total += self.company[4 * box.cost[animal] + (animals >> 2 * animal & 3)]
            i += 1
        i = 0
        while i < self.things:
            if objects & self.bits[i]:
                total += self.hopes[i]
            i += 1
        return total


def tally(cards: vec[i64], first: i64, counts: vec[i64]) -> None:
    """Count cards by kind from some place on, gaps left out."""
    i = first
    while i < len(cards):
        if cards[i] >= 0:
            counts[cards[i]] += 1
        i += 1


def copy(source: vec[i64], base: i64, front: vec[i64]) -> None:
    """Fill a buffer with the cards in front of a seat."""
    card: i64 = 0
    while card < CARDS:
        front[card] = source[base + card]
        card += 1


def add(box: Box, stock: vec[i64], line: i64, gone: i64, front: vec[i64], copies: i64) -> None:
    """Add the cards of a line, except those in places that are gone; with -1, take them away again."""
    places = box.line
    i = box.line_from[line]
    last = box.line_from[line + 1]
    while i < last:
        place = places[i]
        card = stock[place]
        if card >= 0 and not gone & BIT[place]:
            front[card] += copies
        i += 1


def best_gain(box: Box, front: vec[i64]) -> i64:
    """Count what the store gains that gains most, and no longer costs; 0 if there is none."""
    best: i64 = 0
    animal: i64 = 0
    while animal < ANIMALS:
        if front[animal]:
            one: i64 = 0
            two: i64 = 0
            i = box.reach_from[animal]
            last = box.reach_from[animal + 1]
            while i < last:
                card = ANIMALS + box.reach[i]
                gain = front[card] * (box.flakes[card] + 1)
                if gain > one:
                    two = one
                    one = gain
                elif gain > two:
                    two = gain
                i += 1
            if box.cost[animal] == 1:
                two = 0
            if one:
                best = max(best, one + two + box.cost[animal])
        animal += 1
    return best


def bot() -> Bot:
    return HyggeBot()
