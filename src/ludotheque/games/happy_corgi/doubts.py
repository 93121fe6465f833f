"""Doubtful cards in a redeal (corgi.info.memory): which of those that have shown up came from the last shuffle.

A viewer who cannot say it of some cards knows how many of each kind were in that shuffle all the same. Take these
cards together with all that are hidden. Those of the shuffle, the new ones, lie in the deck, in hands that drew since,
or are doubtful; the old ones are in hands that held cards before, or are doubtful. Every way to put all of them where
they may be is equally likely.
"""

from mypy_extensions import i64

from ludotheque.engine.masks import count, lowest
from ludotheque.engine.rng import Rng
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.state import CorgiState


def settle(box: Box, s: CorgiState, viewer: i64, hidden: i64, rng: Rng) -> i64:
    """Draw which copies the doubtful cards are, a bit each: of every kind as many as are doubtful."""
    doubtful = s.doubtful[viewer]
    new = (hidden | doubtful) & s.drawable[viewer]
    old = (hidden | doubtful) & ~new
    certain = hidden & ~s.vague[viewer]
    found: i64 = 0
    kinds = box.kinds  # the copies of each kind that is still in doubt
    sizes = box.sizes  # and how many of them are
    n: i64 = 0
    rest = doubtful
    while rest:
        copies = box.copies_of[box.card_of[lowest(rest)]]
        if new & copies and old & copies:
            kinds[n] = copies
            sizes[n] = count(doubtful & copies)
            n += 1
        else:
            found |= rest & copies
        rest &= ~copies
    if n == 0:
        return found
    new &= ~found
    old &= ~found
    doubtful &= ~found
    # In how many ways there are so many new ones among the doubtful cards of the first i kinds: ways[i * width + …].
    width = count(doubtful) + 1
    box.ways[0] = 1.0
    before: i64 = 0
    i: i64 = 0
    while i < n:
        copies = kinds[i]
        add_kind(box, i * width, width, before, sizes[i], count(new & copies), count(old & copies))
        before += sizes[i]
        i += 1
    weigh_others(box, n * width, before, count(new), count(old), count(certain & new), count(certain & old))
    left = drawn(box, before, rng)
    while i:
        i -= 1
        copies = kinds[i]
        size = sizes[i]
        before -= size
        fresh = left
        if i:
            weigh_kind(box, i * width, before, size, count(new & copies), count(old & copies), left)
            fresh = drawn(box, size, rng)
        left -= fresh
        found |= first(new & copies, fresh) | first(old & copies, size - fresh)
    return found


def fewest(size: i64, old: i64) -> i64:
    """Return how many of so many cards are new at least, with so many old ones to be had."""
    if old < size:
        return size - old
    return 0


def one_more(size: i64, new: i64, old: i64, fresh: i64) -> float:
    """Compare the ways to tell which copies of a kind are doubtful: with one more new one among them than `fresh`."""
    return float((size - fresh) * (new - fresh)) / float((fresh + 1) * (old - size + fresh + 1))


def add_kind(box: Box, row: i64, width: i64, before: i64, size: i64, new: i64, old: i64) -> None:
    """Write the next row of ways: `size` more doubtful cards, of a kind of which so many copies are new and old."""
    ways = box.ways
    after = row + width
    i: i64 = 0
    while i <= before + size:
        ways[after + i] = 0.0
        i += 1
    fresh = fewest(size, old)
    weight = 1.0
    while fresh <= size and fresh <= new:
        i = 0
        while i <= before:
            ways[after + fresh + i] += weight * ways[row + i]
            i += 1
        weight *= one_more(size, new, old, fresh)
        fresh += 1


def weigh_others(box: Box, row: i64, size: i64, new: i64, old: i64, new_places: i64, old_places: i64) -> None:
    """Weigh how many doubtful cards are new: ways to tell which, and to fill the places for new or old ones only."""
    ways = box.ways
    weights = box.weights
    least = fewest(size, old - old_places)
    most = new - new_places
    weight = 1.0
    fresh: i64 = 0
    while fresh <= size:
        weights[fresh] = 0.0
        if least <= fresh <= most:
            weights[fresh] = weight * ways[row + fresh]
            if fresh < most:
                spare = old - size + fresh + 1  # old ones that are not doubtful, with one more new one
                weight *= float((new - fresh - new_places) * spare) / float((new - fresh) * (spare - old_places))
        fresh += 1


def weigh_kind(box: Box, row: i64, before: i64, size: i64, new: i64, old: i64, left: i64) -> None:
    """Weigh how many doubtful cards of a kind are new, if `left` are, of these and those of the kinds before."""
    ways = box.ways
    weights = box.weights
    least = fewest(size, old)
    weight = 1.0
    fresh: i64 = 0
    while fresh <= size:
        weights[fresh] = 0.0
        if least <= fresh <= new:
            if 0 <= left - fresh <= before:
                weights[fresh] = weight * ways[row + left - fresh]
            weight *= one_more(size, new, old, fresh)
        fresh += 1


def drawn(box: Box, most: i64, rng: Rng) -> i64:
    """Draw a number from 0 to `most`, each as likely as its weight says."""
    weights = box.weights
    total = 0.0
    i: i64 = 0
    while i <= most:
        total += weights[i]
        i += 1
    point = total * float(rng.word()) / 4294967296.0
    found: i64 = 0
    i = 0
    while i <= most:
        if weights[i] > 0.0:
            found = i
            if point < weights[i]:
                break
            point -= weights[i]
        i += 1
    return found


def first(copies: i64, n: i64) -> i64:
    """Take the first n copies of a mask."""
    rest = copies
    while n:
        rest &= rest - 1
        n -= 1
    return copies & ~rest
