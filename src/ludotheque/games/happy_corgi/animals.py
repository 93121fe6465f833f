"""Black cats and mean dogs: where they are, and where they may go."""

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.places import BASKET, CAT, DOG
from ludotheque.games.happy_corgi.state import CorgiState


def free_places(box: Box, s: CorgiState) -> i64:
    """Find where a cat or a dog may go (corgi.pieces.free): no corgi, no cat, no dog, never the basket."""
    free: i64 = 0
    place: i64 = 0
    while place < BASKET:
        if s.spots[place] >= 0 and s.animals[place] < 0:
            free |= BIT[place]
        place += 1
    seat: i64 = 0
    while seat < box.seats:
        free &= ~BIT[s.corgis[seat]]
        seat += 1
    return free


def occupied(s: CorgiState) -> i64:
    """Find where cats and dogs are, a bit each."""
    found: i64 = 0
    place: i64 = 0
    while place < BASKET:
        if s.animals[place] >= 0:
            found |= BIT[place]
        place += 1
    return found


def cats_on_board(s: CorgiState) -> i64:
    """Count the cats that are not in the supply (corgi.pieces.supply)."""
    n: i64 = 0
    place: i64 = 0
    while place < BASKET:
        if s.animals[place] == CAT:
            n += 1
        place += 1
    return n


def dogs_out(box: Box, s: CorgiState) -> i64:
    """Count the dogs that are not in the supply (corgi.pieces.supply)."""
    n: i64 = 0
    place: i64 = 0
    while place < BASKET:
        if s.animals[place] == DOG:
            n += 1
        place += 1
    seat: i64 = 0
    while seat < box.seats:
        n += s.dogs[seat]
        seat += 1
    return n


def chase_cat(s: CorgiState, place: i64, journal: Journal | None) -> None:
    """Send a cat back to the supply when a corgi leaves its place (corgi.cat.block)."""
    if s.animals[place] == CAT:
        s.animals[place] = -1
        if journal is not None:
            journal.add("cat-gone", {"place": place})
