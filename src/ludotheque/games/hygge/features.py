"""Numbers for learning: what a seat knows of Hygge, named, seats counted from itself."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rules import Rules, State
from ludotheque.games.hygge.deck import winter_within
from ludotheque.games.hygge.moves import CARDS, WINTER
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.state import LAST, OVER, STORING, TAKING, HyggeState


def names(rules: Rules) -> list[str]:
    """Name each number of `write`, in order."""
    assert isinstance(rules, HyggeRules)
    codes = rules.box.codes[:WINTER]
    found = [f"place {place + 1} {code}" for place in range(rules.box.places) for code in codes]
    for other in range(rules.seats):
        found += [f"front +{other} {code}" for code in codes]
        found += [f"stored +{other} {code}" for code in codes]
        found += [f"minus +{other}", f"pile +{other}", f"flakes +{other}", f"points +{other}", f"to act +{other}"]
    found += [f"unseen {code}" for code in codes]
    return [*found, "deck", "winter within", "taking", "storing", "last action", "game"]


def write(rules: Rules, s: State, seat: i64, out: vec[float], at: i64) -> None:
    """Fill a buffer, from a place on, with the features of a seat.

    With memory, like its view, they leave out the piles of others.
    """
    assert isinstance(rules, HyggeRules)
    assert isinstance(s, HyggeState)
    hidden = rules.memory and s.phase != OVER
    place: i64 = 0
    while place < rules.box.places:
        at = write_one(out, at, s.stock[place])
        place += 1
    step: i64 = 0
    while step < rules.seats:
        other = (seat + step) % rules.seats
        shown = not hidden or step == 0
        at = write_counts(out, at, s.front, other * CARDS, True)
        at = write_counts(out, at, s.stored, other * CARDS, shown)
        out[at] = float(rules.minus_of(s, other)) / 10.0
        out[at + 1] = float(cards(s.stored, other * CARDS)) / 20.0
        out[at + 2] = float(rules.flakes_of(s, other)) / 50.0 if shown else 0.0
        out[at + 3] = float(rules.points_of(s, other)) / 50.0
        out[at + 4] = 1.0 if acts(s, other) else 0.0
        at += 5
        step += 1
    at = write_deck(out, at, s, not hidden)
    out[at] = float(s.left) / 60.0
    out[at + 1] = float(winter_within(rules.box, s)) / 16.0
    out[at + 2] = 1.0 if s.phase == TAKING else 0.0
    out[at + 3] = 1.0 if s.phase == STORING else 0.0
    out[at + 4] = 1.0 if s.phase == LAST else 0.0
    out[at + 5] = float(s.game) / 2.0


def acts(s: HyggeState, seat: i64) -> bool:
    """Return whether a seat owes a decision."""
    if s.phase == LAST:
        return s.chosen[seat] < 0
    return s.turn == seat


def cards(counts: vec[i64], base: i64) -> i64:
    total: i64 = 0
    card: i64 = 0
    while card < WINTER:
        total += counts[base + card]
        card += 1
    return total


def write_one(out: vec[float], at: i64, lying: i64) -> i64:
    """Write which card lies in a place, and return where to go on."""
    card: i64 = 0
    while card < WINTER:
        out[at + card] = 1.0 if card == lying else 0.0
        card += 1
    return at + WINTER


def write_counts(out: vec[float], at: i64, counts: vec[i64], base: i64, shown: bool) -> i64:
    """Write how many there are of each card, and return where to go on."""
    card: i64 = 0
    while card < WINTER:
        out[at + card] = float(counts[base + card]) / 3.0 if shown else 0.0
        card += 1
    return at + WINTER


def write_deck(out: vec[float], at: i64, s: HyggeState, shown: bool) -> i64:
    """Write what is still in the deck, and return where to go on."""
    card: i64 = 0
    while card < WINTER:
        out[at + card] = 0.0
        card += 1
    i: i64 = 0
    while shown and i < len(s.deck):
        card = s.deck[i]
        if 0 <= card < WINTER:
            out[at + card] += 1.0 / 3.0
        i += 1
    return at + WINTER
