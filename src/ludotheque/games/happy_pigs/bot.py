"""A heuristic for Happy Pigs: guess what each action would bring with a fair share of it, then act greedily."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot, Horizon
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.engine.tables import table
from ludotheque.games.happy_pigs.actions import perform
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import breeders, fill_act, fill_buy, fill_effect, owned
from ludotheque.games.happy_pigs.moves import (
    AMULETS,
    BABY,
    BIG,
    ITEMS,
    MEDIUM,
    PIGS,
    PROGRAM,
    SAVE,
    SIZES,
    SMALL,
    STOP,
    SUPPLEMENTS,
    TAKE,
    VACCINATE,
    VACCINATED,
    VACCINE,
    save_number,
    saved,
)
from ludotheque.games.happy_pigs.rules import PigsRules
from ludotheque.games.happy_pigs.state import ACTING, CHOOSING, GIVING, OVER, PREPARING, SAVING, PigsState

# Weights found by self-play.
KEEP: Final = 0  # what share of their price unvaccinated pigs are worth, by the rounds left in the season: 0 to 3
SPARE: Final = 4  # a vaccine for which there is no pig yet
GROWTH: Final = 5  # a size that a pig can still grow
PACE: Final = 6  # how many of those there is time for, per round
LITTER: Final = 7  # a pig that can give birth
SUPPLEMENT_WORTH: Final = 8
AMULET_WORTH: Final = 9
LAND: Final = 10  # a field, per round left
CALM: Final = 11  # how many dollars behind the best an action is still likely
WHIM: Final = 12  # dollars, at most, that decide at random
NEUTRAL: Final = 2.0  # dollars: a neutral tile that is sure to be in the other's way
WEIGHTS: Final = [0.0, 0.08, 0.37, 0.45, 2.0, 1.62, 0.89, 0.4, 0.78, 1.28, 0.56, 4.5, 2.8]

FARM: Final = 32  # numbers of a farm that is written down: the goods of the market are eight, as are the kinds of pigs
SHARES: Final = 24  # actions: larger shares are not remembered


class PigsBot(Bot):
    """Choose the action that brings most, and the best moves of it one by one."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)
        self.moves = table([0] * SAVE)
        self.wishes = vec[float]([0.0] * 4)
        self.sharers = vec[float]([0.0] * 4)
        self.before = vec[i64]([0] * FARM)  # a farm, while something is tried on it
        # What shares of actions promise, farm by farm: all who choose ask for all, and again whenever they imagine it
        self.rules: PigsRules | None = None
        self.farms = vec[i64]()
        self.farm = vec[i64]([0] * FARM)
        self.known = vec[i64]()  # 1: it was worked out for the farm that is known
        self.promises = vec[float]()

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(rules, PigsRules)
        assert isinstance(s, PigsState)
        if s.phase == CHOOSING:
            return self.program(rules, s, seat, rng)
        if s.phase == ACTING or s.phase == PREPARING:
            return self.act(rules, s, seat)
        if s.phase == GIVING:
            # Gifts are good: all of them, and growth for a pig that is vaccinated, if there is one.
            n = fill_effect(rules.box, s, seat, self.moves)
            return self.moves[n - 1] if self.moves[0] == TAKE else self.moves[n - 2]
        return save(s, seat)

    def horizon(self, rules: Rules) -> Horizon:
        return Horizon(stages=1, sharpness=4.0 + 2.0 * float(rules.seats), second=14_000, deep=2)

    def prepare(self, rules: Rules, s: State, seat: i64) -> None:
        assert isinstance(rules, PigsRules)
        assert isinstance(s, PigsState)
        if s.phase == CHOOSING:
            self.guess_sharers(rules, s, seat)
            if seat == s.holder:
                self.wish(rules, s, 1 - seat)

    def rate(self, rules: Rules, s: State, seat: i64, move: i64) -> float:
        """Rate a move by the farm it makes; of the neutral tile, how likely it is in the other's way."""
        assert isinstance(rules, PigsRules)
        assert isinstance(s, PigsState)
        if s.phase == CHOOSING:
            if move < PROGRAM:
                return self.hope(rules, s, seat, move)
            neutral = (move - PROGRAM) % 4
            return self.hope(rules, s, seat, (move - PROGRAM) // 4) + NEUTRAL * self.wishes[neutral]
        if s.phase == SAVING:
            return rate_save(rules.box, move - SAVE)
        stops = move == STOP and s.phase == ACTING
        then = s.copy()
        if move != STOP and s.phase != GIVING:
            perform(rules.box, then, seat, move, None)
        elif s.phase == GIVING:
            rules.apply(then, seat, move, None)
        return worth(self.weights, rules.box, then, seat) + (1.0 if stops else 0.0)

    # Choosing an action

    def program(self, rules: PigsRules, s: PigsState, seat: i64, rng: Rng) -> i64:
        """Choose what promises most after sharing it, with a whim, so that others cannot be sure."""
        self.guess_sharers(rules, s, seat)
        best: i64 = 0
        best_rating = -1e9
        action: i64 = 0
        while action < 4:
            rating = self.hope(rules, s, seat, action)
            rating += self.weights[WHIM] * float(rng.below(1000)) / 1000.0
            if rating > best_rating:
                best = action
                best_rating = rating
            action += 1
        if seat != s.holder:
            return best
        self.wish(rules, s, 1 - seat)
        neutral: i64 = 0
        action = 1
        while action < 4:
            if self.wishes[action] > self.wishes[neutral]:
                neutral = action
            action += 1
        return PROGRAM + 4 * best + neutral

    def hope(self, rules: PigsRules, s: PigsState, seat: i64, action: i64) -> float:
        """Rate an action by the share of it that this seat can hope for."""
        limit = float(rules.box.limits[s.card * 4 + action])
        return self.promise(rules, s, seat, action, i64(limit / self.sharers[action] + 0.5))

    def guess_sharers(self, rules: PigsRules, s: PigsState, seat: i64) -> None:
        """Guess how many will share each action, this seat included."""
        action: i64 = 0
        while action < 4:
            self.sharers[action] = 1.0
            action += 1
        other: i64 = 0
        while other < rules.seats:
            if other != seat and rules.open_choice and s.actions[other] >= 0:
                self.sharers[s.actions[other]] += 1.0
            elif other != seat:
                self.expect(rules, s, other)
            other += 1
        if s.holder >= 0 and s.holder != seat:
            if rules.open_choice and s.neutral >= 0:
                self.sharers[s.neutral] += 1.0
            else:
                self.expect(rules, s, seat)  # the neutral tile comes where this seat itself is expected

    def expect(self, rules: PigsRules, s: PigsState, seat: i64) -> None:
        """Count a player among the sharers of each action, as likely as it is."""
        self.wish(rules, s, seat)
        action: i64 = 0
        while action < 4:
            self.sharers[action] += self.wishes[action]
            action += 1

    def wish(self, rules: PigsRules, s: PigsState, seat: i64) -> None:
        """Guess how likely a player is to choose each action, from what lies open."""
        crowd = 1.0 + float(rules.seats - 1) / 4.0
        best = -1e9
        action: i64 = 0
        while action < 4:
            share = i64(float(rules.box.limits[s.card * 4 + action]) / crowd + 0.5)
            self.wishes[action] = self.promise(rules, s, seat, action, share)
            best = max(best, self.wishes[action])
            action += 1
        total = 0.0
        action = 0
        while action < 4:
            # A cheap softmax: what is far behind the best is unlikely.
            behind = self.weights[CALM] / (self.weights[CALM] + best - self.wishes[action])
            self.wishes[action] = behind * behind
            total += behind * behind
            action += 1
        action = 0
        while action < 4:
            self.wishes[action] /= total
            action += 1

    def promise(self, rules: PigsRules, s: PigsState, seat: i64, action: i64, share: i64) -> float:
        """Rate what a share of an action would make of the farm, or remember it."""
        if share >= SHARES:
            return self.imagine(rules, s, seat, action, share)
        self.remember(rules, s, seat)
        place = (seat * 4 + action) * SHARES + share
        if not self.known[place]:
            self.known[place] = 1
            self.promises[place] = self.imagine(rules, s, seat, action, share)
        return self.promises[place]

    def remember(self, rules: PigsRules, s: PigsState, seat: i64) -> None:
        """Forget what is known of a farm, if it is another now."""
        if self.rules is not rules:
            self.rules = rules
            self.farms = vec[i64]([-1] * (rules.seats * FARM))
            self.known = vec[i64]([0] * (rules.seats * 4 * SHARES))
            self.promises = vec[float]([0.0] * (rules.seats * 4 * SHARES))
        farm = self.farm
        take_down(s, seat, farm)
        same = True
        i: i64 = 0
        while i < FARM:
            if self.farms[seat * FARM + i] != farm[i]:
                self.farms[seat * FARM + i] = farm[i]
                same = False
            i += 1
        if not same:
            i = seat * 4 * SHARES
            while i < (seat + 1) * 4 * SHARES:
                self.known[i] = 0
                i += 1

    def imagine(self, rules: PigsRules, s: PigsState, seat: i64, action: i64, share: i64) -> float:
        """Rate what a share of an action would make of the farm: try it, and rate that."""
        then = s.copy()
        then.phase = ACTING
        then.turn = seat
        then.actions[seat] = action
        then.shares[seat] = share
        while then.used < share:
            move = self.act(rules, then, seat)
            if move == STOP:
                break
            perform(rules.box, then, seat, move, None)
        return worth(self.weights, rules.box, then, seat) + float(share - then.used)

    # Acting

    def act(self, rules: PigsRules, s: PigsState, seat: i64) -> i64:
        """Find the move that adds most to the farm, if it beats the dollar for an action not used."""
        moves = self.moves
        prepare = s.phase == PREPARING
        n = fill_buy(rules.box, s, seat, moves) if prepare else fill_act(rules.box, s, seat, moves)
        best: i64 = STOP
        best_rating = worth(self.weights, rules.box, s, seat) + (0.0 if prepare else 1.0)
        take_down(s, seat, self.before)
        i: i64 = 0
        while i < n and moves[i] < VACCINATE:  # vaccines keep until the season changes
            perform(rules.box, s, seat, moves[i], None)
            rating = worth(self.weights, rules.box, s, seat)
            put_back(s, seat, self.before)
            if rating > best_rating:
                best = moves[i]
                best_rating = rating
            i += 1
        return best

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        assert isinstance(rules, PigsRules)
        assert isinstance(s, PigsState)
        if s.phase == OVER:
            place = rules.ranking(s)[seat]
            return 1.0 - float(place - 1) / float(rules.seats - 1)
        mine = worth(self.weights, rules.box, s, seat)
        best = -1e9
        other: i64 = 0
        while other < rules.seats:
            if other != seat:
                best = max(best, worth(self.weights, rules.box, s, other))
            other += 1
        lead = mine - best
        return 0.5 + 0.5 * lead / (abs(lead) + 40.0)


def take_down(s: PigsState, seat: i64, farm: vec[i64]) -> None:
    """Write down all of a farm and of the market that an action may change, and when it is."""
    farm[0] = s.round
    farm[1] = s.card
    farm[2] = s.used
    farm[3] = s.money[seat]
    farm[4] = s.land[seat]
    i: i64 = 0
    while i < ITEMS:
        farm[5 + i] = s.items[seat * ITEMS + i]
        i += 1
    i = 0
    while i < PIGS:
        farm[8 + i] = s.pigs[seat * PIGS + i]
        farm[16 + i] = s.fed[i]
        farm[24 + i] = s.supply[i]
        i += 1


def put_back(s: PigsState, seat: i64, farm: vec[i64]) -> None:
    """Bring a farm and the market back to what was written down."""
    s.used = farm[2]
    s.money[seat] = farm[3]
    s.land[seat] = farm[4]
    i: i64 = 0
    while i < ITEMS:
        s.items[seat * ITEMS + i] = farm[5 + i]
        i += 1
    i = 0
    while i < PIGS:
        s.pigs[seat * PIGS + i] = farm[8 + i]
        s.fed[i] = farm[16 + i]
        s.supply[i] = farm[24 + i]
        i += 1


def rate_save(box: Box, number: i64) -> float:
    """Rate the pigs to vaccinate by what they sell for."""
    value = 0.0
    size: i64 = 0
    while size < SIZES:
        value += float(box.selling[box.list_row * SIZES + size] * saved(number, size))
        size += 1
    return value


def save(s: PigsState, seat: i64) -> i64:
    """Vaccinate the largest pigs, as many as there are vaccines for: each is worth more than a vaccine."""
    at = seat * PIGS
    left = s.items[seat * ITEMS + VACCINE]
    big = min(s.pigs[at + BIG], left)
    medium = min(s.pigs[at + MEDIUM], left - big)
    small = min(s.pigs[at + SMALL], left - big - medium)
    baby = min(s.pigs[at], left - big - medium - small)
    return SAVE + save_number(baby, small, medium, big)


def free_cells(box: Box, s: PigsState, seat: i64) -> i64:
    """Count the free cells of a seat's fields."""
    cells = s.land[seat] * box.cells
    size: i64 = 0
    while size < SIZES:
        cells -= owned(s, seat, size) * box.areas[size]
        size += 1
    return cells


def worth(weights: vec[float], box: Box, s: PigsState, seat: i64) -> float:
    """Rate a farm in dollars: what it has, what it will lose, and what it may become."""
    left = box.rounds if s.phase == PREPARING else box.rounds - 1 - s.round
    in_season = 3 if s.phase == PREPARING else box.kept - 1 - s.round % box.kept
    if in_season > 3:
        in_season = 3
    at = seat * PIGS
    vaccines = s.items[seat * ITEMS + VACCINE]
    value = float(s.money[seat])
    keep = weights[KEEP + in_season]
    size: i64 = BIG
    while size >= BABY:
        price = float(box.selling[box.list_row * SIZES + size])
        plain = s.pigs[at + size]
        saved = min(vaccines, plain)
        vaccines -= saved
        value += price * (float(s.pigs[at + size + VACCINATED] + saved) + keep * float(plain - saved))
        size -= 1
    if left == 0:
        return value
    value += weights[SPARE] * float(min(vaccines, 6))
    time = float(left)
    free = float(free_cells(box, s, seat))
    babies = owned(s, seat, BABY)
    smalls = owned(s, seat, SMALL)
    bred = breeders(s, seat)
    steps = float(3 * babies + 2 * smalls + owned(s, seat, MEDIUM))
    value += weights[GROWTH] * min(min(steps, free / 2.8), time * weights[PACE])
    value += weights[LITTER] * min(float(bred), free / 4.0) * min(time, 4.0) / 4.0
    value += weights[SUPPLEMENT_WORTH] * float(min(s.items[seat * ITEMS + SUPPLEMENTS], babies + smalls + 2))
    value += weights[AMULET_WORTH] * float(min(s.items[seat * ITEMS + AMULETS], bred))
    return value + weights[LAND] * float(s.land[seat]) * time


def bot() -> Bot:
    return PigsBot(WEIGHTS)
