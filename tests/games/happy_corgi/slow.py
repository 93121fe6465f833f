"""Happy Corgi once more, slowly and from the rulebook: names and lists, no tables, no masks.

It shares nothing with the game but names, the order of copies in the box, and the generator of chance, and is played
beside it in lockstep.
"""

import copy as copying
from collections import Counter
from collections.abc import Collection, Mapping
from itertools import combinations
from typing import Any

from ludotheque.engine.rng import Rng
from tests.games.happy_corgi import slow_effects
from tests.games.happy_corgi.slow_box import (
    CARDS,
    PLACES,
    SlowBox,
    action_of,
    card_of,
    in_reach,
    steps_of,
    walk_length,
)
from tests.games.happy_corgi.slow_memory import enter, leave

SETS = ("discards", "flipped")
LISTS_OF_SETS = ("known", "secret", "drawable", "vague", "doubtful", "poops", "solved")


class Slow:
    """A table of Happy Corgi."""

    deck: list[str]
    discards: set[str]
    top: str
    river: list[str]
    hands: list[list[str]]
    spots: list[int]
    flipped: set[str]
    cells: list[str]
    corgis: list[str]
    reserve: list[int]
    poops: list[set[str]]
    first: int
    round: int
    player: int
    phase: str
    turn: int
    walks: int
    meeting: int
    partner: int
    taken: str
    laid: str
    chosen: list[str]
    solved: list[set[str]]
    hugs: list[int]
    solved_in: int
    animals: list[str]
    dogs: list[int]
    known: list[set[str]]
    secret: list[set[str]]
    drawable: list[set[str]]
    vague: list[set[str]]
    doubtful: list[set[str]]

    def __init__(self, box: SlowBox, told: Mapping[str, Any]) -> None:
        self.box = box
        for name, value in copying.deepcopy(dict(told)).items():
            if name in SETS:
                value = set(value)
            elif name in LISTS_OF_SETS:
                value = [set(members) for members in value]
            setattr(self, name, value)
        self.deck = [copy for copy in self.deck if copy != "-"]
        self.rng = Rng(0)
        self.rng.set_words(told["rng"])
        self.seats = len(self.hands)
        self.everyone = range(self.seats + 1)
        # What the last shuffle held, less what each viewer has seen leave the deck since: counted from a first deal on.
        self.expected = [
            Counter(
                card_of(copy) for copy in self.deck + [c for p in range(self.seats) if p != v for c in self.hands[p]]
            )
            for v in self.everyone
        ]

    def told(self) -> dict[str, Any]:
        """Return the state as a position does."""
        order = self.box.copies + PLACES + self.box.activities
        told: dict[str, Any] = {}
        for name in Slow.__annotations__:
            value = getattr(self, name)
            if name in SETS:
                value = sorted(value, key=order.index)
            elif name in LISTS_OF_SETS or name == "hands":
                value = [sorted(members, key=order.index) for members in value]
            told[name] = value
        told["deck"] = self.deck + ["-"] * (60 - len(self.deck))
        told["stock"] = len(self.deck)
        return told | {"rng": self.rng.words()}

    # What may be done

    def waiting(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "kitchen":
            return [p for p in range(self.seats) if self.hands[p] and self.chosen[p] == "-"]
        return [self.turn]

    def cards(self, seat: int) -> list[str]:
        """List what is printed on the cards of a hand, alike ones once."""
        return sorted({card_of(copy) for copy in self.hands[seat]}, key=CARDS.index)

    def river_cards(self) -> list[str]:
        return sorted({card_of(copy) for copy in self.river if copy != "-"}, key=CARDS.index)

    def can_draw(self) -> bool:
        return bool(self.deck or self.discards)

    def distance(self, seat: int, place: str) -> int:
        return walk_length(self.spot(self.corgis[seat]), self.spot(place))

    def spot(self, place: str) -> int:
        return self.spots[PLACES.index(place)]

    def lying(self) -> list[str]:
        return [place for place in PLACES if self.spot(place) >= 0]

    def reach(self, seat: int) -> list[str]:
        cells = in_reach(self.spot(self.corgis[seat]))
        assert len(set(cells)) == 8
        return [self.cells[cell] for cell in cells if self.cells[cell] != "-"]

    def legal(self, seat: int) -> list[str]:
        """List the texts of all legal choices of a seat, in no particular order."""
        if seat not in self.waiting() and not (self.phase == "kitchen" and len(self.hands[seat]) > 1):
            return []
        hand = self.cards(seat)
        if self.phase == "draw":
            return ["draw"] * self.can_draw() + [f"take {card}" for card in self.river_cards()]
        if self.phase == "walk":
            found = [f"walk {place}" for place in self.lying() if self.distance(seat, place) == 1]
            return found if self.box.combos else found + self.further(seat, 1)
        if self.phase == "meet":
            return ["back"] + [f"give {card}" for card in hand]
        if self.phase == "effect":
            return ["skip", *slow_effects.beginnings(self)]
        if self.phase == "river":
            return [f"take {card}" for card in self.river_cards()]
        if self.phase in ("discard", "victim"):
            return [f"discard {card}" for card in hand]
        if self.phase in ("give", "kitchen"):
            return [f"give {card}" for card in hand]
        return self.endings(seat)

    def further(self, seat: int, free: int) -> list[str]:
        """List the walks with a card: at least one step more than goes for free, at most what is printed."""
        return [
            f"walk {place} {card}"
            for card in self.cards(seat)
            for place in self.lying()
            if 1 <= self.distance(seat, place) - free <= steps_of(card)
        ]

    def blocked(self, seat: int) -> bool:
        return self.dogs[seat] > 0 or self.animals[PLACES.index(self.corgis[seat])] == "cat"

    def endings(self, seat: int) -> list[str]:
        found = ["end"]
        if self.box.combos and self.walks == 1:
            found += self.further(seat, 0)
        if self.blocked(seat):
            return found
        for activity in self.reach(seat):
            if self.reserve[seat] and activity not in self.poops[seat]:
                found.append(f"poop {activity}")
            asked = self.box.asked[activity]
            held = sorted(self.hands[seat], key=self.box.copies.index)
            ways = {
                tuple(sorted((card_of(copy) for copy in paid), key=CARDS.index))
                for paid in combinations(held, len(asked))
                if sorted(map(action_of, paid)) == sorted(asked)
            }
            found += [f"solve {activity} {' '.join(way)}" for way in ways]
        return found

    # Doing it

    def do(self, seat: int, text: str) -> None:
        kind, *named = text.split()
        if self.phase == "draw":
            self.take_or_draw(text)
            self.phase = "walk"
        elif kind == "walk":
            self.walk(named)
        elif self.phase == "meet":
            self.finish_meeting(named)
        elif kind == "skip":
            self.flip()
        elif self.phase == "effect":
            slow_effects.begin(self, kind, named)
        elif self.phase == "solve":
            self.finish_turn(seat, kind, named)
        else:
            slow_effects.go_on(self, seat, named[0])

    def draw(self, seers: Collection[int]) -> str:
        if not self.deck and self.discards:
            self.deck = sorted(self.discards, key=self.box.copies.index)
            for i in range(len(self.deck)):
                j = i + self.rng.below(len(self.deck) - i)
                self.deck[i], self.deck[j] = self.deck[j], self.deck[i]
            for viewer in self.everyone:
                self.drawable[viewer] = set(self.deck)
                self.vague[viewer] = set()
                self.doubtful[viewer] = set()
                self.expected[viewer] = Counter(map(card_of, self.deck))
            self.discards = set()
            self.top = "-"
        if not self.deck:
            return "-"
        copy = self.deck.pop()
        for viewer in seers:
            self.expected[viewer][card_of(copy)] -= 1
        return copy

    def draw_into(self, seat: int) -> None:
        copy = self.draw([seat])
        if copy != "-":
            self.hands[seat].append(copy)

    def refill(self) -> None:
        for slot, copy in enumerate(self.river):
            if copy == "-":
                self.river[slot] = self.draw(self.everyone)

    def take(self, seat: int, card: str) -> int:
        slot = next(i for i, copy in enumerate(self.river) if copy != "-" and card_of(copy) == card)
        enter(self, seat, self.river[slot], self.everyone)
        self.river[slot] = "-"
        return slot

    def take_and_replace(self, seat: int, card: str) -> None:
        """Take a card from the river and fill its slot at once, that one and no other."""
        slot = self.take(seat, card)
        self.river[slot] = self.draw(self.everyone)

    def take_or_draw(self, text: str) -> None:
        if text == "draw":
            self.draw_into(self.player)
        else:
            self.take_and_replace(self.player, text.split()[1])

    def pick(self, seat: int, card: str) -> str:
        """Choose which of alike copies leaves a hand: one known to all, or just the first."""
        alike = [copy for copy in self.box.copies if copy in self.hands[seat] and card_of(copy) == card]
        everybody = [copy for copy in alike if copy in self.known[self.seats]]
        return (everybody or alike)[0]

    def drop(self, copy: str) -> None:
        self.discards.add(copy)
        self.top = copy

    def discard(self, seat: int, card: str) -> None:
        copy = self.pick(seat, card)
        leave(self, seat, copy, self.everyone)
        self.drop(copy)

    def random_copy(self, seat: int) -> str:
        held = sorted(self.hands[seat], key=self.box.copies.index)
        return held[self.rng.below(len(held))]

    def steal(self, seat: int, other: int) -> None:
        copy = self.random_copy(other)
        leave(self, other, copy, [seat])
        enter(self, seat, copy, [other])

    def exchange(self, seat: int, other: int, given: str) -> None:
        """Swap a card for the one that was taken."""
        copy = self.pick(seat, given)
        leave(self, seat, copy, [other])
        enter(self, seat, self.taken, [other])
        enter(self, other, copy, [seat])
        self.taken = "-"

    def leave_place(self, place: str) -> None:
        if self.animals[PLACES.index(place)] == "cat":
            self.animals[PLACES.index(place)] = "-"

    def walk(self, named: list[str]) -> None:
        seat, place = self.player, named[0]
        if len(named) > 1:
            self.discard(seat, named[1])
        self.leave_place(self.corgis[seat])
        self.corgis[seat] = place
        self.walks += 1
        if self.animals[PLACES.index(place)] == "dog":
            self.animals[PLACES.index(place)] = "-"
            self.dogs[seat] += 1
        self.meet_from(1)

    def meet_from(self, first: int) -> None:
        seat, place = self.player, self.corgis[self.player]
        for step in range(first, self.seats):
            other = (seat + step) % self.seats
            if self.corgis[other] != place or place == "basket":
                continue
            shown = self.draw(self.everyone)
            if shown == "-":
                continue
            self.drop(shown)
            if not self.hands[other]:
                continue
            if card_of(shown)[-2] == "c":
                self.steal(seat, other)
                continue
            taken = self.random_copy(other)
            self.partner = other
            leave(self, other, taken, [seat])
            if not self.hands[seat]:
                enter(self, other, taken, [seat])
                self.partner = -1
                continue
            self.taken = taken
            self.meeting = step
            self.phase = "meet"
            return
        self.meeting = 0
        if slow_effects.possible(self):
            self.phase = "effect"
        else:
            self.flip()

    def finish_meeting(self, given: list[str]) -> None:
        if given:
            self.exchange(self.player, self.partner, given[0])
        else:
            enter(self, self.partner, self.taken, [self.player])
            self.taken = "-"
        self.partner = -1
        self.meet_from(self.meeting + 1)

    def flip(self) -> None:
        self.partner = -1
        self.turn = seat = self.player
        if self.corgis[seat] != "basket":
            self.flipped ^= {self.corgis[seat]}
        self.phase = "solve"
        size = len(self.hands[seat])
        reach = [] if self.blocked(seat) else self.reach(seat)
        poops = self.reserve[seat] > 0 and any(activity not in self.poops[seat] for activity in reach)
        solves = any(len(self.box.asked[activity]) <= size for activity in reach)
        if not (poops or solves or (self.box.combos and self.walks == 1 and size)):
            self.end_turn()

    def finish_turn(self, seat: int, kind: str, named: list[str]) -> None:
        if kind == "poop":
            self.reserve[seat] -= 1
            self.poops[seat].add(named[0])
        elif kind == "solve":
            activity = named[0]
            for card in reversed(named[1:]):
                self.discard(seat, card)
            self.cells[self.cells.index(activity)] = "-"
            self.solved[seat].add(activity)
            self.hugs[seat] += self.box.hugs[activity]
            self.solved_in = self.round
            for owner, soiled in enumerate(self.poops):
                if activity in soiled:
                    soiled.remove(activity)
                    if owner == seat:
                        self.reserve[owner] += 1
                    else:
                        self.hugs[owner] += 1
        self.end_turn()

    def end_turn(self) -> None:
        self.player = (self.player + 1) % self.seats
        if self.player == self.first:
            best = max(self.hugs)
            alone = self.hugs.count(best) == 1
            gone = set(self.cells) == {"-"}
            if gone or self.round - self.solved_in >= 20 or (best >= self.box.target and alone):
                self.phase = "over"
                self.turn = -1
                return
            self.round += 1
        self.turn = self.player
        self.walks = 0
        self.refill()
        options = ["draw"] * self.can_draw() + [f"take {card}" for card in self.river_cards()]
        self.phase = "draw" if len(options) > 1 else "walk"
        if len(options) == 1:
            self.take_or_draw(options[0])

    def copy(self) -> "Slow":
        return Slow(self.box, self.told())

    def nodes(self, depth: int) -> int:
        """Count the sequences of so many choices; of several that choose at once, the lowest seat goes first."""
        if depth == 0:
            return 1
        total = 0
        for seat in self.waiting()[:1]:
            for text in self.legal(seat):
                then = self.copy()
                then.do(seat, text)
                total += then.nodes(depth - 1)
        return total
