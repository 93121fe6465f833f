"""Numbers for learning: what a seat knows of Tricky Badger, named, seats counted from its own."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rules import Rules, State
from ludotheque.games.tricky_badger.leaves import CODES, COLOUR_OF, COLOURS, LEAVES, NAMES, WIDTH
from ludotheque.games.tricky_badger.rules import BadgerRules
from ludotheque.games.tricky_badger.state import OVER, BadgerState

PHASES = ["picking", "playing", "magpie", "keeping", "cage", "trap", "giving", "over"]


def names(rules: Rules) -> list[str]:
    """Name each number of `write`, in order."""
    assert isinstance(rules, BadgerRules)
    listed = [f"{pile} {code}" for pile in ("hand", "played", "table") for code in CODES]
    listed += [f"{pile} {code}" for pile in ("prize", "face up", "to come") for code in rules.box.prize_codes]
    listed += [f"{pile} {code}" for pile in ("arriving", "discards") for code in rules.box.codes]
    listed += [f"phase {phase}" for phase in PHASES]
    listed += ["round", "trick"]
    for other in range(rules.seats):
        listed += [f"{code} +{other}" for code in rules.box.codes]
        listed += [f"lacks {name} +{other}" for name in NAMES]
        listed += [f"laid {name} +{other}" for name in NAMES]
        listed += [f"laid value +{other}", f"leaves +{other}", f"points +{other}", f"first +{other}", f"acts +{other}"]
    return listed


def write(rules: Rules, s: State, seat: i64, out: vec[float], at: i64) -> None:
    """Fill a buffer, from a place on, with the features of a seat."""
    assert isinstance(rules, BadgerRules)
    assert isinstance(s, BadgerState)
    box = rules.box
    lying: i64 = 0
    other: i64 = 0
    while other < rules.seats:
        if s.table[other] >= 0:
            lying |= BIT[s.table[other]]
        other += 1
    at = write_leaves(out, at, s.hands[seat])
    at = write_leaves(out, at, s.played)
    at = write_leaves(out, at, lying)
    at = write_one(out, at, box.prizes, s.prize)
    at = write_counts(out, at, s.prizes, 0, box.prizes)
    at = write_deck(out, at, box.prizes, s.deck)
    at = write_one(out, at, box.size, s.arriving)
    at = write_counts(out, at, s.discards, 0, box.size)
    at = write_one(out, at, OVER + 1, s.phase)
    out[at] = float(s.round) / float(rules.rounds)
    out[at + 1] = float(s.trick) / float(rules.hand)
    at += 2
    step: i64 = 0
    while step < rules.seats:
        other = (seat + step) % rules.seats
        at = write_counts(out, at, s.collections, other * box.size, box.size)
        colour: i64 = 0
        while colour < COLOURS:
            out[at + colour] = 1.0 if s.voids[other] & BIT[colour] else 0.0
            colour += 1
        at += COLOURS
        laid = s.table[other]
        suit: i64 = -1
        if laid >= 0:
            suit = COLOUR_OF[laid]
        at = write_one(out, at, COLOURS, suit)
        out[at] = float(laid % WIDTH + 1) / float(WIDTH) if laid >= 0 else 0.0
        out[at + 1] = float(count(s.hands[other])) / float(rules.hand)
        out[at + 2] = float(rules.score(s, other)) / 10.0
        out[at + 3] = 1.0 if s.first == other else 0.0
        out[at + 4] = 1.0 if s.turn == other else 0.0
        at += 5
        step += 1


def write_leaves(out: vec[float], at: i64, leaves: i64) -> i64:
    """Write a mask of leaves, one number each, and return where to go on."""
    leaf: i64 = 0
    while leaf < LEAVES:
        out[at + leaf] = 1.0 if leaves & BIT[leaf] else 0.0
        leaf += 1
    return at + LEAVES


def write_counts(out: vec[float], at: i64, counts: vec[i64], base: i64, size: i64) -> i64:
    """Write how many there are of each piece."""
    i: i64 = 0
    while i < size:
        out[at + i] = float(counts[base + i])
        i += 1
    return at + size


def write_one(out: vec[float], at: i64, size: i64, chosen: i64) -> i64:
    """Write which of several it is; -1: none."""
    i: i64 = 0
    while i < size:
        out[at + i] = 1.0 if i == chosen else 0.0
        i += 1
    return at + size


def write_deck(out: vec[float], at: i64, size: i64, deck: vec[i64]) -> i64:
    """Write how many prizes of each kind have not been seen, in whatever order they lie."""
    i: i64 = 0
    while i < size:
        out[at + i] = 0.0
        i += 1
    i = 0
    while i < len(deck):
        if deck[i] >= 0:
            out[at + deck[i]] += 1.0
        i += 1
    return at + size
