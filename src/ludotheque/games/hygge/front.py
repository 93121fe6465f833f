"""Trying things out with the cards in front of one player, counted by card in a buffer of its own."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hygge.box import Box
from ludotheque.games.hygge.moves import (
    ANIMALS,
    BIT,
    CARDS,
    FIRST,
    OBJECTS,
    PAIR,
    SECOND,
    SETS,
    STORE,
    animal_of,
    set_of,
)


def copy(source: vec[i64], base: i64, front: vec[i64]) -> None:
    """Fill a buffer with the cards in front of a seat, or with those of another buffer."""
    card: i64 = 0
    while card < CARDS:
        front[card] = source[base + card]
        card += 1


def take(box: Box, stock: vec[i64], line: i64, gone: i64, front: vec[i64]) -> None:
    """Add the cards of a line, except those in places that are gone."""
    i = box.line_from[line]
    last = box.line_from[line + 1]
    while i < last:
        place = box.line[i]
        if stock[place] >= 0 and not gone & BIT[place]:
            front[stock[place]] += 1
        i += 1


def store(box: Box, front: vec[i64], move: i64) -> i64:
    """Take away an animal and what it stores, and count the snowflakes."""
    kinds = set_of(move)
    front[animal_of(move)] -= 1
    flakes = front[FIRST[kinds]] * box.flakes[FIRST[kinds]]
    front[FIRST[kinds]] = 0
    if SECOND[kinds] >= 0:
        flakes += front[SECOND[kinds]] * box.flakes[SECOND[kinds]]
        front[SECOND[kinds]] = 0
    return flakes


def best_store(box: Box, front: vec[i64]) -> i64:
    """Find the store that gains most, counting what it no longer costs; -1 if there is none."""
    best: i64 = -1
    best_gain: i64 = 0
    animal: i64 = 0
    while animal < ANIMALS:
        if front[animal]:
            one: i64 = -1
            two: i64 = -1
            one_gain: i64 = 0
            two_gain: i64 = 0
            i = box.reach_from[animal]
            last = box.reach_from[animal + 1]
            while i < last:
                kind = box.reach[i]
                gain = gain_of(box, front, ANIMALS + kind)
                if gain > one_gain:
                    two = one
                    two_gain = one_gain
                    one = kind
                    one_gain = gain
                elif gain > two_gain:
                    two = kind
                    two_gain = gain
                i += 1
            if box.cost[animal] == 1:
                two = -1
                two_gain = 0
            gain = one_gain + two_gain + box.cost[animal]
            if one >= 0 and gain > best_gain:
                best_gain = gain
                best = STORE + SETS * animal + set_with(one, two)
        animal += 1
    return best


def gain_of(box: Box, front: vec[i64], card: i64) -> i64:
    """Tell what all copies of an object gain when they are stored instead of left."""
    return front[card] * (box.flakes[card] + 1)


def set_with(one: i64, two: i64) -> i64:
    """Give the set of one object, or of two in any order."""
    if two < 0:
        return one
    if one < two:
        return PAIR[OBJECTS * one + two]
    return PAIR[OBJECTS * two + one]
