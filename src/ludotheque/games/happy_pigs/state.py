"""What changes in a match of Happy Pigs, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.position import COUNTS, NUMBER, NUMBERS, RNG, Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State

PREPARING: Final = 0  # purchases before the first round
CHOOSING: Final = 1  # everyone programs an action
ACTING: Final = 2  # one by one, up to each share
GIVING: Final = 3  # one by one, what may be declined
SAVING: Final = 4  # everyone vaccinates before the change of season
OVER: Final = 5

FIELDS: Final = [
    Field("supply", NUMBERS),
    Field("money", NUMBERS),
    Field("land", NUMBERS),
    Field("pigs", COUNTS, "pig"),
    Field("items", COUNTS, "item"),
    Field("year", NUMBERS, "card"),
    Field("first", NUMBER),
    Field("phase", NUMBER),
    Field("turn", NUMBER),
    Field("round", NUMBER),
    Field("card", NUMBER, "card"),
    Field("actions", NUMBERS, "action"),
    Field("holder", NUMBER),
    Field("neutral", NUMBER, "action"),
    Field("shares", NUMBERS),
    Field("used", NUMBER),
    Field("fed", COUNTS, "pig"),
    Field("picks", NUMBERS),
    Field("ready", NUMBERS),
    Field("rng", RNG),
]


class PigsState(State):
    """A table of Happy Pigs. Several numbers per seat stand seat after seat."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.supply = vec[i64]()  # of the eight goods of the market
        self.money = vec[i64]()
        self.land = vec[i64]()  # fields owned
        self.pigs = vec[i64]()  # eight counts per seat: by size, then by size vaccinated
        self.items = vec[i64]()  # three counts per seat
        self.year = vec[i64]()  # season after season: the cards in their order, then those removed, by number
        self.first: i64 = 0  # who holds the first-player token
        self.phase: i64 = PREPARING
        self.turn: i64 = 0  # the lowest seat that owes a decision; -1 when the match is over
        self.round: i64 = 0
        self.card: i64 = -1  # of this round
        self.actions = vec[i64]()  # what each seat programmed this round; -1: not yet
        self.holder: i64 = -1  # of the neutral tiles; -1: not two players
        self.neutral: i64 = -1  # the neutral action of this round; -1: not yet
        self.shares = vec[i64]()  # how often each seat may act this round; 0 until all have chosen
        self.used: i64 = 0  # purchases or actions of the seat to act
        self.fed = vec[i64]()  # of its eight kinds of pigs, how many ate this round
        self.picks = vec[i64]()  # four counts per seat: pigs it wants to vaccinate before the change of season
        self.ready = vec[i64]()  # 1: done with that

    def copy(self) -> "PigsState":
        s = PigsState(self.rng.copy())
        s.supply = self.supply[:]
        s.money = self.money[:]
        s.land = self.land[:]
        s.pigs = self.pigs[:]
        s.items = self.items[:]
        s.year = self.year[:]
        s.first = self.first
        s.phase = self.phase
        s.turn = self.turn
        s.round = self.round
        s.card = self.card
        s.actions = self.actions[:]
        s.holder = self.holder
        s.neutral = self.neutral
        s.shares = self.shares[:]
        s.used = self.used
        s.fed = self.fed[:]
        s.picks = self.picks[:]
        s.ready = self.ready[:]
        return s

    def fields(self) -> list[Field]:
        return FIELDS
