"""What may be done in Hygge: the legal moves of each step, ascending, written into a buffer."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import BIT
from ludotheque.games.hygge.box import Box
from ludotheque.games.hygge.moves import (
    ANIMALS,
    CARDS,
    DISCARD,
    LINES,
    NOTHING,
    OBJECTS,
    PAIR,
    SETS,
    SIDE,
    SKIP,
    STORE,
    WINTER,
)
from ludotheque.games.hygge.state import HyggeState


def fill_lines(box: Box, stock: vec[i64], moves: vec[i64]) -> i64:
    """Write the lines that hold a card; a column that takes the same as a row is the same move (hygge.take.line)."""
    lines = box.line_mask
    cards = held(stock)
    n: i64 = 0
    lone: i64 = 0  # cards that are alone in their row
    line: i64 = 0
    while line < SIDE:
        taken = cards & lines[line]
        if taken:
            moves[n] = line
            n += 1
            if taken & (taken - 1) == 0:
                lone |= taken
        line += 1
    while line < LINES:
        taken = cards & lines[line]
        if taken and (taken & (taken - 1) or not taken & lone):
            moves[n] = line
            n += 1
        line += 1
    return n


def held(stock: vec[i64]) -> i64:
    """Return the places of the stock that hold a card, as a mask."""
    cards: i64 = 0
    place: i64 = 0
    while place < len(stock):
        if stock[place] >= 0:
            cards |= BIT[place]
        place += 1
    return cards


def can_store(box: Box, front: vec[i64], base: i64) -> bool:
    """Return whether some animal in front has something to store (hygge.store.match)."""
    reach = box.reach
    starts = box.reach_from
    objects = base + ANIMALS
    animal: i64 = 0
    while animal < ANIMALS:
        if front[base + animal]:
            i = starts[animal]
            last = starts[animal + 1]
            while i < last:
                if front[objects + reach[i]]:
                    return True
                i += 1
        animal += 1
    return False


def fill_stores(box: Box, front: vec[i64], base: i64, moves: vec[i64]) -> i64:
    """Write, for each animal in front, what it may store: kinds of its colours that lie in front, one or two.

    `reach` knows the colours (hygge.store.colours); two kinds need two paws (hygge.store.paws).
    """
    reach = box.reach
    starts = box.reach_from
    paws = box.cost
    objects = base + ANIMALS
    n: i64 = 0
    animal: i64 = 0
    while animal < ANIMALS:
        if front[base + animal]:
            move = STORE + SETS * animal
            first = n
            i = starts[animal]
            last = starts[animal + 1]
            while i < last:
                if front[objects + reach[i]]:
                    moves[n] = move + reach[i]
                    n += 1
                i += 1
            if paws[animal] > 1:
                n = fill_pairs(move, moves, first, n)
        animal += 1
    return n


def fill_pairs(move: i64, moves: vec[i64], first: i64, last: i64) -> i64:
    """Write, behind the ways to store one kind, those to store two of them."""
    n = last
    i = first
    while i < last:
        row = OBJECTS * (moves[i] - move) - move
        j = i + 1
        while j < last:
            moves[n] = move + PAIR[row + moves[j]]
            n += 1
            j += 1
        i += 1
    return n


def fill_turn(box: Box, s: HyggeState, seat: i64, moves: vec[i64]) -> i64:
    """Write the ways to store, and the way not to (hygge.store.optional)."""
    n = fill_stores(box, s.front, seat * CARDS, moves)
    moves[n] = SKIP
    return n + 1


def fill_last(box: Box, s: HyggeState, seat: i64, moves: vec[i64]) -> i64:
    """Write the last actions (hygge.end.last-action): store, discard a card, or nothing; none for an empty front."""
    if bare(s, seat):
        return 0
    front = s.front
    base = seat * CARDS
    n = fill_stores(box, front, base, moves)
    card: i64 = 0
    while card < WINTER:
        if front[base + card]:
            moves[n] = DISCARD + card
            n += 1
        card += 1
    moves[n] = NOTHING
    return n + 1


def bare(s: HyggeState, seat: i64) -> bool:
    """Return whether a seat has nothing in front."""
    front = s.front
    card = seat * CARDS
    last = card + WINTER
    while card < last:
        if front[card]:
            return False
        card += 1
    return True
