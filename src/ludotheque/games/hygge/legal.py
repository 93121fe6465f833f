"""What may be done in Hygge: the legal moves of each step, ascending, written into a buffer."""

from librt.vecs import vec
from mypy_extensions import i64

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


def cards_in(box: Box, stock: vec[i64], line: i64) -> i64:
    """Count the cards of a line."""
    cards: i64 = 0
    i = box.line_from[line]
    last = box.line_from[line + 1]
    while i < last:
        if stock[box.line[i]] >= 0:
            cards += 1
        i += 1
    return cards


def fill_lines(box: Box, stock: vec[i64], moves: vec[i64]) -> i64:
    """Write the lines that hold a card; a column that takes the same as a row is left out."""
    n: i64 = 0
    line: i64 = 0
    while line < LINES:
        cards: i64 = 0
        lone: i64 = 0
        i = box.line_from[line]
        last = box.line_from[line + 1]
        while i < last:
            place = box.line[i]
            if stock[place] >= 0:
                cards += 1
                lone = place
            i += 1
        if cards > 1 or (cards == 1 and (line < SIDE or cards_in(box, stock, box.row_of[lone]) > 1)):
            moves[n] = line
            n += 1
        line += 1
    return n


def can_store(box: Box, front: vec[i64], base: i64) -> bool:
    """Tell whether some animal in front has something to store."""
    animal: i64 = 0
    while animal < ANIMALS:
        if front[base + animal] > 0:
            i = box.reach_from[animal]
            last = box.reach_from[animal + 1]
            while i < last:
                if front[base + ANIMALS + box.reach[i]] > 0:
                    return True
                i += 1
        animal += 1
    return False


def fill_stores(box: Box, front: vec[i64], base: i64, moves: vec[i64]) -> i64:
    """Write, for each animal in front, each kind it may store, and each two if it has two paws."""
    n: i64 = 0
    objects = base + ANIMALS
    animal: i64 = 0
    while animal < ANIMALS:
        if front[base + animal] > 0:
            move = STORE + SETS * animal
            last = box.reach_from[animal + 1]
            i = box.reach_from[animal]
            while i < last:
                if front[objects + box.reach[i]] > 0:
                    moves[n] = move + box.reach[i]
                    n += 1
                i += 1
            if box.cost[animal] > 1:
                i = box.reach_from[animal]
                while i < last:
                    one = box.reach[i]
                    i += 1
                    if front[objects + one] > 0:
                        j = i
                        while j < last:
                            if front[objects + box.reach[j]] > 0:
                                moves[n] = move + PAIR[OBJECTS * one + box.reach[j]]
                                n += 1
                            j += 1
        animal += 1
    return n


def fill_turn(box: Box, s: HyggeState, seat: i64, moves: vec[i64]) -> i64:
    """Write the ways to store, and the way not to."""
    n = fill_stores(box, s.front, seat * CARDS, moves)
    moves[n] = SKIP
    return n + 1


def fill_last(box: Box, s: HyggeState, seat: i64, moves: vec[i64]) -> i64:
    """Write the last actions: store, discard a card, or nothing; none for who has nothing in front, and no choice."""
    if bare(s, seat):
        return 0
    base = seat * CARDS
    n = fill_stores(box, s.front, base, moves)
    card: i64 = 0
    while card < WINTER:
        if s.front[base + card] > 0:
            moves[n] = DISCARD + card
            n += 1
        card += 1
    moves[n] = NOTHING
    return n + 1


def bare(s: HyggeState, seat: i64) -> bool:
    """Tell whether a seat has nothing in front."""
    card = seat * CARDS
    last = card + WINTER
    while card < last:
        if s.front[card] > 0:
            return False
        card += 1
    return True
