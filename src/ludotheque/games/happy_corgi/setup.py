"""Setting a table up."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import BIT
from ludotheque.engine.rng import Rng
from ludotheque.games.happy_corgi.board import CELLS, CENTRE, SPOTS
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import COPIES
from ludotheque.games.happy_corgi.deck import draw, refill, shuffle
from ludotheque.games.happy_corgi.places import BASKET, FIRST_BLUE, PLACES
from ludotheque.games.happy_corgi.state import CorgiState


def set_up(box: Box, seed: int, first: int, out: i64) -> CorgiState:
    """Lay everything out; `first` is the seat that starts, `out` the places that the blue ones replace (see rules)."""
    rng = Rng(seed)
    s = CorgiState(rng)
    seats = box.seats
    s.first = first if first >= 0 else rng.below(seats)  # corgi.setup.first
    s.player = s.first
    deal_actions(box, s)
    lay_places(box, s, out)
    s.cells = vec[i64]([i if i < box.activities else -1 for i in range(CELLS)])
    if box.shuffled:
        rng.shuffle(s.cells, CELLS, CELLS)
    # corgi.setup.pieces
    s.corgis = vec[i64]([BASKET] * seats)
    s.reserve = vec[i64]([box.poops] * seats)
    s.poops = vec[i64]([0] * seats)
    s.chosen = vec[i64]([-1] * seats)
    s.solved = vec[i64]([0] * seats)
    s.hugs = vec[i64]([0] * seats)
    s.animals = vec[i64]([-1] * PLACES)
    s.dogs = vec[i64]([0] * seats)
    return s


def deal_actions(box: Box, s: CorgiState) -> None:
    """Shuffle the action cards, deal the hands and lay the river (corgi.setup.actions)."""
    seats = box.seats
    s.deck = vec[i64]([-1] * COPIES)
    s.known = vec[i64]([0] * (seats + 1))
    s.secret = vec[i64]([0] * (seats + 1))
    s.drawable = vec[i64]([0] * (seats + 1))
    s.vague = vec[i64]([0] * (seats + 1))
    s.doubtful = vec[i64]([0] * (seats + 1))
    shuffle(box, s, box.all)
    s.hands = vec[i64]([0] * seats)
    s.river = vec[i64]([-1] * box.river)
    seat: i64 = 0
    while seat < seats:
        n: i64 = 0
        while n < box.hand:
            s.hands[seat] |= BIT[draw(box, s, None)]
            n += 1
        seat += 1
    refill(box, s, None)


def lay_places(box: Box, s: CorgiState, out: i64) -> None:
    """Lay eight places around the basket (corgi.setup.board); three of them may be blue (corgi.expert.setup)."""
    violet = vec[i64](list(range(FIRST_BLUE)))
    if box.expert and out == 0:
        s.rng.shuffle(violet, FIRST_BLUE, BASKET - FIRST_BLUE)
        out = BIT[violet[0]] | BIT[violet[1]] | BIT[violet[2]]
    laid = vec[i64]([0] * FIRST_BLUE)
    n: i64 = 0
    place: i64 = 0
    while place < BASKET:
        stays = box.expert and out & BIT[place] == 0
        if stays or (not box.expert and place < FIRST_BLUE):
            laid[n] = place
            n += 1
        place += 1
    if box.shuffled:
        s.rng.shuffle(laid, FIRST_BLUE, FIRST_BLUE)
    s.spots = vec[i64]([-1] * PLACES)
    s.spots[BASKET] = CENTRE
    n = 0
    spot: i64 = 0
    while spot < SPOTS:
        if spot != CENTRE:
            s.spots[laid[n]] = spot
            n += 1
        spot += 1
