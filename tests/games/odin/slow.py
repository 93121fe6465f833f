"""Odin once more, slowly and from the rulebook alone: sets of card names, no tables, no masks.

It shares nothing with the game but the names of cards and choices, and is played beside it in lockstep. It does
not deal: after a round it takes over the hands that were dealt.
"""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

ORDER = [colour + value for colour in "brpgko" for value in "123456789"]
PHASES = ["open", "follow", "take", "over"]


def value(cards: list[str]) -> int:
    """Return the largest number that the digits of some cards form."""
    return int("".join(sorted((card[1] for card in cards), reverse=True)))


def alike(cards: list[str]) -> bool:
    """Return whether cards share one colour or one value."""
    return len({card[0] for card in cards}) == 1 or len({card[1] for card in cards}) == 1


def named(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


class Slow:
    """A table of Odin."""

    def __init__(self, fields: Mapping[str, Any], target: int) -> None:
        self.target = target
        self.box: list[str] = fields["box"]
        self.round: int = fields["round"]
        self.opener: int = fields["opener"]
        self.hands: list[list[str]] = [list(hand) for hand in fields["hands"]]
        self.seen: list[str] = list(fields["seen"])
        self.phase: str = PHASES[fields["phase"]]
        self.turn: int = fields["turn"]
        self.centre: list[str] = [] if fields["centre"] == "-" else fields["centre"].split("+")
        self.leader: int = fields["leader"]
        self.beaten: list[str] = list(fields["beaten"])
        self.passes: int = fields["passes"]
        self.discards: list[str] = list(fields["discards"])
        self.top: list[str] = list(fields["top"])
        self.points: list[int] = list(fields["points"])

    def copy(self) -> "Slow":
        return Slow(self.fields(), self.target)

    def fields(self) -> dict[str, Any]:
        """Describe the state as a position does, but for the random state."""
        return {
            "box": named(self.box),
            "round": self.round,
            "opener": self.opener,
            "hands": [named(hand) for hand in self.hands],
            "seen": named(self.seen),
            "phase": PHASES.index(self.phase),
            "turn": self.turn,
            "centre": "+".join(named(self.centre)) or "-",
            "leader": self.leader,
            "beaten": named(self.beaten),
            "passes": self.passes,
            "discards": named(self.discards),
            "top": named(self.top),
            "points": self.points,
        }

    def sets(self, size: int) -> list[list[str]]:
        """List what the player to act could play together, so many cards at a time."""
        hand = named(self.hands[self.turn])
        return [list(cards) for cards in combinations(hand, size) if alike(list(cards))]

    def legal(self) -> list[str]:
        """List the texts of all legal choices, in no particular order."""
        if self.phase == "take":
            return [f"take {card}" for card in self.beaten]
        if self.phase == "over":
            return []
        hand = self.hands[self.turn]
        if self.phase == "open":
            plays = [[card] for card in hand]
            if len(hand) > 1 and alike(hand):
                plays.append(named(hand))
            return [f"play {' '.join(cards)}" for cards in plays]
        n = len(self.centre)
        plays = [cards for size in (n, n + 1) for cards in self.sets(size) if value(cards) > value(self.centre)]
        return [f"play {' '.join(cards)}" for cards in plays] + ["pass"]

    def do(self, text: str) -> bool:
        """Carry out a choice; return whether a new round has to be dealt."""
        kind, *cards = text.split()
        seat = self.turn
        after = (seat + 1) % len(self.hands)
        if kind == "pass":
            self.passes += 1
            self.turn = after
            if self.passes == len(self.hands) - 1:
                self.discard(self.centre)
                self.centre = []
                self.passes = 0
                self.phase = "open"
                self.turn = self.leader
            return False
        if kind == "take":
            self.hands[seat] += cards
            self.seen += cards
            self.discard([card for card in self.beaten if card not in cards])
            self.beaten = []
            self.phase = "follow"
            self.turn = after
            return False
        before, self.centre = self.centre, cards
        self.leader = seat
        self.passes = 0
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.seen = [card for card in self.seen if card not in cards]
        if not self.hands[seat]:
            self.discard(before)
            for p, hand in enumerate(self.hands):
                self.points[p] += len(hand)
            if max(self.points) >= self.target or not self.target:
                self.phase = "over"
                self.turn = -1
                return False
            return True
        if len(before) > 1:
            self.beaten = before
            self.phase = "take"
            return False
        self.hands[seat] += before
        self.seen += before
        self.phase = "follow"
        self.turn = after
        return False

    def discard(self, cards: list[str]) -> None:
        """Put cards on top of the discard pile."""
        if cards:
            self.discards += cards
            self.top = cards

    def deal(self, hands: list[list[str]]) -> None:
        """Start the next round with these hands."""
        self.round += 1
        self.opener = (self.opener + 1) % len(self.hands)
        self.hands = [list(hand) for hand in hands]
        self.seen, self.centre, self.beaten, self.discards, self.top = [], [], [], [], []
        self.phase = "open"
        self.turn = self.leader = self.opener
        self.passes = 0

    def nodes(self, depth: int) -> int:
        """Count the sequences of so many choices; no round may end in another deal."""
        if depth == 0:
            return 1
        total = 0
        for text in self.legal():
            then = self.copy()
            assert not then.do(text)
            total += then.nodes(depth - 1)
        return total
