"""What the cards in front of a player may still become: what everybody can know of the cards and turns to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hygge.box import Box, weigh
from ludotheque.games.hygge.front import best_store, copy, gain_of, store
from ludotheque.games.hygge.moves import ANIMALS, CARDS, FIRST, SECOND, WINTER, animal_of, set_of
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.state import LAST, HyggeState

# Weights found by self-play over some ten thousand games; what each is for stands where it is used.
PACE: Final = 4.5
LATER: Final = 0.9
GROW: Final = 0.03
FREE_PAW: Final = 0.4
FIND: Final = 0.15
HELP: Final = 0.05
CALL: Final = 0.5
COMPANY: Final = 2.0


class Outlook:
    """How many turns each player has left, about, and which cards are in the deck and the stock."""

    def __init__(self) -> None:
        self.turns = 0.0
        self.rest = vec[i64]([0] * CARDS)
        self.helpers = vec[i64]([0] * CARDS)  # for each object, the animals still to come that store it
        self.left = vec[i64]([0] * CARDS)

    def look(self, rules: HyggeRules, s: HyggeState) -> None:
        """Take in a state."""
        self.turns = 0.0
        if s.phase < LAST:
            coming = float(s.left) - 0.5 * float(rules.winter_within(s))
            self.turns = coming / (PACE * float(rules.seats))
        rest = self.rest
        helpers = self.helpers
        card: i64 = 0
        while card < CARDS:
            rest[card] = 0
            helpers[card] = 0
            card += 1
        count(s.deck, rest)
        count(s.stock, rest)
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


def count(cards: vec[i64], counts: vec[i64]) -> None:
    """Count cards by kind, gaps left out."""
    i: i64 = 0
    while i < len(cards):
        if cards[i] >= 0:
            counts[cards[i]] += 1
        i += 1
