"""What changes in a match of Happy Corgi, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.position import NUMBER, NUMBERS, RNG, SET, SETS, Field
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State

STEPS: Final = [
    "draw",  # take a card from the river or the deck
    "walk",
    "meet",  # after an S: give the card back, or another one for it
    "effect",  # use the place, or do not
    "discard",  # a card of your own, to finish an effect
    "give",  # choose the card that goes to the partner
    "river",  # take from the river, to finish an effect
    "victim",  # the partner discards
    "kitchen",  # everyone chooses a card for the left
    "solve",  # complete an activity, drop a poop, in a combo walk on, or end the turn
    "over",
]
DRAW: Final = 0
WALK: Final = 1
MEET: Final = 2
EFFECT: Final = 3
DISCARD: Final = 4
GIVE: Final = 5
RIVER: Final = 6
VICTIM: Final = 7
KITCHEN: Final = 8
SOLVE: Final = 9
OVER: Final = 10

FIELDS: Final = [
    Field("deck", NUMBERS, "copy"),
    Field("stock", NUMBER),
    Field("discards", SET, "copy"),
    Field("top", NUMBER, "copy"),
    Field("river", NUMBERS, "copy"),
    Field("hands", SETS, "copy"),
    Field("spots", NUMBERS),
    Field("flipped", SET, "place"),
    Field("cells", NUMBERS, "activity"),
    Field("corgis", NUMBERS, "place"),
    Field("reserve", NUMBERS),
    Field("poops", SETS, "activity"),
    Field("first", NUMBER),
    Field("round", NUMBER),
    Field("player", NUMBER),
    Field("phase", NUMBER, "step"),
    Field("turn", NUMBER),
    Field("walks", NUMBER),
    Field("meeting", NUMBER),
    Field("partner", NUMBER),
    Field("taken", NUMBER, "copy"),
    Field("laid", NUMBER, "copy"),
    Field("chosen", NUMBERS, "card"),
    Field("solved", SETS, "activity"),
    Field("hugs", NUMBERS),
    Field("solved_in", NUMBER),
    Field("animals", NUMBERS, "animal"),
    Field("dogs", NUMBERS),
    Field("known", SETS, "copy"),
    Field("secret", SETS, "copy"),
    Field("drawable", SETS, "copy"),
    Field("vague", SETS, "copy"),
    Field("doubtful", SETS, "copy"),
    Field("rng", RNG),
]


class CorgiState(State):
    """A table of Happy Corgi: hands and piles are masks of copies, everything on the board is named by its place."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.deck = vec[i64]()  # the top is the last of the first `stock`
        self.stock: i64 = 0
        self.discards: i64 = 0
        self.top: i64 = -1  # of the discards
        self.river = vec[i64]()  # -1: a gap
        self.hands = vec[i64]()
        self.spots = vec[i64]()  # where each place lies; -1: in the box
        self.flipped: i64 = 0
        self.cells = vec[i64]()  # the activity on each; -1: a gap
        self.corgis = vec[i64]()
        self.reserve = vec[i64]()
        self.poops = vec[i64]()  # the activities each seat has soiled
        self.first: i64 = 0
        self.round: i64 = 1
        self.player: i64 = 0  # whose turn it is
        self.phase: i64 = DRAW
        self.turn: i64 = 0  # who has to decide
        self.walks: i64 = 0  # done this turn
        self.meeting: i64 = 0  # how many seats to the left of the player the meetings have come; 0: none going on
        self.partner: i64 = -1  # whom the player meets, or has chosen for an effect
        self.taken: i64 = -1  # from the partner after an S, while the player decides
        self.laid: i64 = -1  # beside the river, while the player takes another
        self.chosen = vec[i64]()  # for the left; -1: not yet
        self.solved = vec[i64]()
        self.hugs = vec[i64]()
        self.solved_in: i64 = 0  # the last round in which anyone completed an activity
        self.animals = vec[i64]()  # on each place; -1: none
        self.dogs = vec[i64]()  # that each corgi has to take along
        # Who knows what of the action cards, the seats first and the spectators last: see knowledge.py.
        self.known = vec[i64]()
        self.secret = vec[i64]()
        self.drawable = vec[i64]()
        self.vague = vec[i64]()
        self.doubtful = vec[i64]()

    def copy(self) -> "CorgiState":
        s = CorgiState(self.rng.copy())
        s.deck = self.deck[:]
        s.stock = self.stock
        s.discards = self.discards
        s.top = self.top
        s.river = self.river[:]
        s.hands = self.hands[:]
        s.spots = self.spots[:]
        s.flipped = self.flipped
        s.cells = self.cells[:]
        s.corgis = self.corgis[:]
        s.reserve = self.reserve[:]
        s.poops = self.poops[:]
        s.first = self.first
        s.round = self.round
        s.player = self.player
        s.phase = self.phase
        s.turn = self.turn
        s.walks = self.walks
        s.meeting = self.meeting
        s.partner = self.partner
        s.taken = self.taken
        s.laid = self.laid
        s.chosen = self.chosen[:]
        s.solved = self.solved[:]
        s.hugs = self.hugs[:]
        s.solved_in = self.solved_in
        s.animals = self.animals[:]
        s.dogs = self.dogs[:]
        s.known = self.known[:]
        s.secret = self.secret[:]
        s.drawable = self.drawable[:]
        s.vague = self.vague[:]
        s.doubtful = self.doubtful[:]
        return s

    def fields(self) -> list[Field]:
        return FIELDS
