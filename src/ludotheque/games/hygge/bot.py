"""A heuristic for Hygge: look one turn ahead, and not only at one's own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.games.hygge.box import Box, weigh
from ludotheque.games.hygge.front import best_store, copy, store, take
from ludotheque.games.hygge.legal import fill_stores, held
from ludotheque.games.hygge.moves import ACTIONS, CARDS, DISCARD, LINES, SKIP
from ludotheque.games.hygge.outlook import Outlook
from ludotheque.games.hygge.rules import ENOUGH, HyggeRules
from ludotheque.games.hygge.state import LAST, OVER, TAKE, HyggeState

AGAIN: Final = 4.0  # what another turn is worth
SWING: Final = 1.0  # points that make a win sure: at the end, and for each turn and each game to come
SWING_TURN: Final = 5.0
SWING_GAME: Final = 15.0
THREAT: Final = 0.5  # of what the next player could store at once


class HyggeBot(Bot):
    """Rate each line with the best way to store after it; rate each way to store by what it leaves."""

    def __init__(self) -> None:
        self.outlook = Outlook()
        self.moves = vec[i64]([0] * ACTIONS)
        self.stores = vec[i64]([0] * ACTIONS)
        self.front = vec[i64]([0] * CARDS)
        self.after = vec[i64]([0] * CARDS)

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(rules, HyggeRules)
        assert isinstance(s, HyggeState)
        self.outlook.look(rules, s)
        n = rules.fill(s, seat, self.moves)
        best = self.moves[0]
        best_rating = -1e9
        i: i64 = 0
        while i < n:
            copy(s.front, seat * CARDS, self.front)
            if s.phase == TAKE:
                rating = self.rate_line(rules, s, seat, self.moves[i])
            else:
                rating = self.rate_store(rules.box, s.phase == LAST, self.moves[i])
            if rating > best_rating:
                best = self.moves[i]
                best_rating = rating
            i += 1
        return best

    def rate_line(self, rules: HyggeRules, s: HyggeState, seat: i64, line: i64) -> float:
        """Rate a line by what it brings, and what it leaves to the next player."""
        box = rules.box
        taken = box.line_mask[line]
        take(box, s.stock, line, 0, self.front)
        rating = self.best_turn(box)
        if bits(held(s.stock) & ~taken) < ENOUGH:
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


def bits(mask: i64) -> i64:
    """Count the bits of a mask."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def bot() -> Bot:
    return HyggeBot()
