"""Hygge once more, slowly and from the rulebook alone: lists of card names, a drawing of the stock, no tables.

It shares nothing with the game but the names of cards and choices, and is played beside it in lockstep. It does
not shuffle: before each further game of a match it takes over the deck and the stock that were dealt.
"""

import copy
import tomllib
from collections.abc import Mapping
from itertools import combinations
from typing import Any

PHASES = ["take", "store", "last", "over"]
ROWS, COLUMNS = "12345", "abcde"


class Slow:
    """A table of Hygge."""

    def __init__(self, told: Mapping[str, Any], sheet: str, games: int = 1) -> None:
        box = tomllib.loads(sheet)
        self.animals: dict[str, Any] = {row["name"]: row for row in box["animal"]}
        self.objects: dict[str, Any] = {row["name"]: row for row in box["object"]}
        self.order = [*self.animals, *self.objects]
        self.games = games
        self.seats = len(told["front"])
        self.pattern = next(row["pattern"] for row in box["stock"] if row["players"] == self.seats)
        self.told: dict[str, Any] = copy.deepcopy({name: told[name] for name in told if name != "rng"})
        self.phase = PHASES[told["phase"]]
        self.deck: list[str] = [card for card in told["deck"] if card != "-"]
        self.size = len(told["deck"])
        self.places: dict[tuple[int, int], str] = {}  # row and column of each place, in order, and its card or "-"
        self.lay(told["stock"])

    def lay(self, stock: list[str]) -> None:
        cells = [(r, c) for r, row in enumerate(self.pattern) for c, mark in enumerate(row) if mark == "#"]
        self.places = dict(zip(cells, stock, strict=True))

    def position(self) -> dict[str, Any]:
        """Return the state as a position does, but for the random state."""
        now = dict(self.told)
        now["deck"] = ["-"] * (self.size - len(self.deck)) + self.deck
        now["left"] = len(self.deck)
        now["stock"] = list(self.places.values())
        now["phase"] = PHASES.index(self.phase)
        now["front"] = [sorted(cards, key=self.order.index) for cards in self.told["front"]]
        now["stored"] = [sorted(cards, key=self.order.index) for cards in self.told["stored"]]
        return now

    # What may be done

    def waiting(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "last":
            return [seat for seat in range(self.seats) if self.told["chosen"][seat] == "-"]
        return [self.told["turn"]]

    def line(self, name: str) -> list[tuple[int, int]]:
        """List the places of a line that hold a card."""
        at, which = (0, ROWS.index(name)) if name in ROWS else (1, COLUMNS.index(name))
        return [place for place, card in self.places.items() if place[at] == which and card != "-"]

    def legal(self, seat: int) -> list[str]:
        """List the texts of all legal choices, in no particular order."""
        if self.phase == "take":
            chosen: dict[frozenset[tuple[int, int]], str] = {}
            for name in ROWS + COLUMNS:
                taken = frozenset(self.line(name))
                if taken and taken not in chosen:
                    chosen[taken] = f"take {name}"
            return list(chosen.values())
        front = self.told["front"][seat]
        stores = self.stores(front)
        if self.phase == "store":
            return [*stores, "skip"]
        return [*stores, *[f"discard {card}" for card in sorted(set(front))], "nothing"] if front else []

    def stores(self, front: list[str]) -> list[str]:
        found = []
        for animal in sorted(set(front) & set(self.animals)):
            colours, paws = self.animals[animal]["colours"], self.animals[animal]["paws"]
            kinds = [kind for kind in self.objects if kind in front and self.objects[kind]["colour"] in colours]
            for size in range(1, paws + 1):
                found += [" ".join(["store", animal, *some]) for some in combinations(kinds, size)]
        return found

    # Doing it

    def do(self, seat: int, text: str) -> bool:
        """Carry out a choice; tell whether another game has to be dealt."""
        kind, *words = text.split()
        if kind == "take":
            self.told |= {"storer": -1, "store": "-", "copies": [0, 0]}
            for place in self.line(words[0]):
                self.told["front"][seat].append(self.places[place])
                self.places[place] = "-"
            self.phase = "store"
            return False if self.stores(self.told["front"][seat]) else self.check()
        if self.phase == "store":
            if kind == "store":
                copies = [self.told["front"][seat].count(card) for card in words[1:]]
                self.told |= {"storer": seat, "store": text, "copies": [*copies, 0][:2]}
                self.put_aside(seat, words)
            return self.check()
        self.told["chosen"][seat] = text
        return self.resolve()

    def put_aside(self, seat: int, words: list[str]) -> None:
        front, pile = self.told["front"][seat], self.told["stored"][seat]
        front.remove(words[0])
        pile.append(words[0])
        for card in words[1:]:
            while card in front:
                front.remove(card)
                pile.append(card)

    def check(self) -> bool:
        """End a turn."""
        self.phase = "take"
        left = [card for card in self.places.values() if card != "-"]
        if len(left) > 3:
            self.told["turn"] = (self.told["turn"] + 1) % self.seats
            return False
        self.lay(left + ["-"] * (len(self.places) - len(left)))
        for place in list(self.places)[len(left) :]:
            card = self.deck.pop(0)
            if card == "winter":
                self.phase = "last"
                self.told["chosen"] = ["-" if front else "nothing" for front in self.told["front"]]
                return self.resolve()
            self.places[place] = card
        return False

    def resolve(self) -> bool:
        """Reveal the last actions once all are in, and count."""
        if self.waiting():
            self.told["turn"] = self.waiting()[0]
            return False
        for seat, text in enumerate(self.told["chosen"]):
            kind, *words = text.split()
            if kind == "store":
                self.put_aside(seat, words)
            elif kind == "discard":
                self.told["front"][seat].remove(words[0])
                self.told["discarded"][seat] = words[0]
        self.told |= {"storer": -1, "store": "-", "copies": [0, 0], "chosen": ["-"] * self.seats}
        for seat in range(self.seats):
            self.told["minus"][seat] += self.minus(seat)
            self.told["results"][self.told["game"] * self.seats + seat] = self.flakes(seat) - self.minus(seat)
        if self.told["game"] + 1 < self.games:
            return True
        self.phase = "over"
        self.told["turn"] = -1
        return False

    def flakes(self, seat: int) -> int:
        return sum(self.objects[card]["snowflakes"] for card in self.told["stored"][seat] if card in self.objects)

    def minus(self, seat: int) -> int:
        front = self.told["front"][seat]
        paws = sum(self.animals[card]["paws"] for card in front if card in self.animals)
        return int(paws) + sum(1 for card in front if card in self.objects)

    def totals(self) -> list[int]:
        """Add up the points of all games that are over."""
        return [sum(self.told["results"][seat :: self.seats]) for seat in range(self.seats)]

    def deal(self, deck: list[str], stock: list[str]) -> None:
        """Begin the next game of the match with these cards."""
        points = self.totals()
        self.told["game"] += 1
        self.told["turn"] = points.index(min(points))
        self.told |= {"front": [[] for _ in points], "stored": [[] for _ in points], "discarded": ["-"] * self.seats}
        self.deck = [card for card in deck if card != "-"]
        self.lay(stock)
        self.phase = "take"

    def nodes(self, depth: int) -> int:
        """Count the sequences of so many choices; no game may end in another deal."""
        if depth == 0:
            return 1
        total = 0
        for seat in self.waiting()[:1]:
            for text in self.legal(seat):
                then = copy.deepcopy(self)
                assert not then.do(seat, text)
                total += then.nodes(depth - 1)
        return total
