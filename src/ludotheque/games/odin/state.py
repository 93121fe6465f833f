"""What changes in a match of Odin, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.position import NUMBER, NUMBERS, RNG, SET, SETS, Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State

OPEN: Final = 0  # the opener lays a card
FOLLOW: Final = 1  # the next player plays or passes
TAKING: Final = 2  # who just played picks a card of the old centre
OVER: Final = 3  # from here on, all hands have been shown
SHOWN: Final = 4  # all hands, at the end of a round: a moment, in which nobody acts

FIELDS: Final = [
    Field("box", SET, "card"),
    Field("round", NUMBER),
    Field("opener", NUMBER),
    Field("hands", SETS, "card"),
    Field("seen", SET, "card"),
    Field("phase", NUMBER),
    Field("turn", NUMBER),
    Field("centre", NUMBER, "play"),
    Field("leader", NUMBER),
    Field("beaten", SET, "card"),
    Field("passes", NUMBER),
    Field("discards", SET, "card"),
    Field("top", SET, "card"),
    Field("points", NUMBERS),
    Field("rng", RNG),
]


class OdinState(State):
    """A table of Odin: hands and piles are masks of cards."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.box: i64 = 0  # the cards that stay in the box all game long
        self.round: i64 = 0
        self.opener: i64 = 0  # of this round
        self.hands = vec[i64]()
        self.seen: i64 = 0  # cards in hands that everyone saw being taken
        self.phase: i64 = OPEN
        self.turn: i64 = 0
        self.centre: i64 = -1  # the play that lies in the centre, as a move
        self.leader: i64 = 0  # who played it
        self.beaten: i64 = 0  # the centre before, while its taker chooses
        self.passes: i64 = 0  # in a row, since the last play
        self.discards: i64 = 0  # of this round
        self.top: i64 = 0  # those of them that were discarded last
        self.points = vec[i64]()

    def copy(self) -> "OdinState":
        s = OdinState(self.rng.copy())
        s.box = self.box
        s.round = self.round
        s.opener = self.opener
        s.hands = self.hands[:]
        s.seen = self.seen
        s.phase = self.phase
        s.turn = self.turn
        s.centre = self.centre
        s.leader = self.leader
        s.beaten = self.beaten
        s.passes = self.passes
        s.discards = self.discards
        s.top = self.top
        s.points = self.points[:]
        return s

    def fields(self) -> list[Field]:
        return FIELDS
