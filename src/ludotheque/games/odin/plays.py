"""The plays of a hand: what may be played to lead a trick, to beat the centre, and taken from what was beaten."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.odin.moves import (
    BITS9,
    COLOUR_SPANS,
    COLOUR_SUBS,
    COUNT_OF,
    LARGEST_BEATEN,
    LOWEST9,
    PAIR_INDEX,
    PASS,
    SAME,
    SMALLEST_BEATING,
    TAKE,
    VALUE_SPANS,
    VALUE_SUBS,
)


def colours_with(hand: i64, value: i64) -> i64:
    """Return the colours in which a hand holds a value (from 0), a bit per colour."""
    # Nine bits are one colour, and 2**9 leaves 2 when divided by 255: what is 9 k bits up comes down to bit k.
    return ((hand >> value) & 0o1001001001001001) % 255


def fill_open(hand: i64, moves: vec[i64]) -> i64:
    """Write the plays that lead a trick and return how many there are."""
    # odin.open.single: each card; odin.open.whole-hand: and all of them if they share one colour or one value.
    # odin.open.no-pass: and nothing else.
    n: i64 = 0
    values: i64 = 0
    rest = hand
    base: i64 = -1
    while rest:
        subset = rest & 511
        if subset:
            values |= subset
            single = subset
            while single:
                moves[n] = base + (single & -single)
                n += 1
                single &= single - 1
            if rest == subset and n == BITS9[subset] and n > 1:  # no other colour, before or after
                moves[n] = base + subset
                return n + 1
        rest >>= 9
        base += 511
    if n > 1 and values & (values - 1) == 0:
        value = LOWEST9[values]
        moves[n] = SAME + value * 57 + PAIR_INDEX[colours_with(hand, value)]
        n += 1
    return n


def fill_follow(hand: i64, centre: i64, moves: vec[i64]) -> i64:
    """Write the plays that beat the centre, then the pass, and return how many there are."""
    # odin.play.count: as many cards or one more. odin.play.set: of one colour, or of one value.
    # odin.play.value: as many cards must make a larger number; one more always does.
    # odin.play.out-follows: the last cards of a hand are played like any others.
    wanted = COUNT_OF[centre]
    beaten = LARGEST_BEATEN[centre]
    row = wanted << 9
    n: i64 = 0
    ones: i64 = 0  # values held in one colour at least
    twos: i64 = 0  # values held in two colours at least
    threes: i64 = 0
    rest = hand & 0x7FFFFFF  # three colours at a time: interpreted Python is quick with numbers below 2**30
    more = hand >> 27
    base: i64 = -1
    if rest == 0:
        rest = more
        more = 0
        base = 3 * 511 - 1
    while rest:
        subset = rest & 511
        if subset:
            threes |= twos & subset
            twos |= ones & subset
            ones |= subset
            held = BITS9[subset]
            if held > wanted:
                span = COLOUR_SPANS[row | subset]
                i = span >> 10
                last = i + (span & 1023)
                while i < last:
                    submask = COLOUR_SUBS[i]
                    if submask > beaten or BITS9[submask] != wanted:
                        moves[n] = base + submask
                        n += 1
                    i += 1
            elif held == wanted and subset > beaten:
                moves[n] = base + subset
                n += 1
        rest >>= 9
        if rest:
            base += 511
        elif more:
            rest = more
            more = 0
            base = 3 * 511 - 1
    if wanted == 2:
        low = SMALLEST_BEATING[centre]
        twos = threes | (twos >> low << low)  # two cards of a lower value beat nothing
    elif wanted > 2:
        twos = threes
    while twos:
        value = LOWEST9[twos]
        twos &= twos - 1
        span = VALUE_SPANS[wanted << 6 | colours_with(hand, value)]
        if span:
            equal = value >= SMALLEST_BEATING[centre]  # with as many cards
            base = SAME + value * 57
            i = span >> 10
            last = i + (span & 1023)
            while i < last:
                submask = VALUE_SUBS[i]
                if equal or BITS9[submask] != wanted:
                    moves[n] = base + PAIR_INDEX[submask]
                    n += 1
                i += 1
    moves[n] = PASS  # odin.pass.free: always; odin.pass.forced: if nothing else can be done, it is still asked
    return n + 1


def fill_take(beaten: i64, moves: vec[i64]) -> i64:
    """Write the cards to choose from, those of the beaten centre, and return how many there are."""
    # odin.take.one: any one of them. odin.take.when: and no way to decline.
    n: i64 = 0
    base: i64 = TAKE
    while beaten:
        subset = beaten & 511
        while subset:
            moves[n] = base + LOWEST9[subset]
            n += 1
            subset &= subset - 1
        beaten >>= 9
        base += 9
    return n
