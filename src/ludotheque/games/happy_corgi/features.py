"""Numbers for learning: what a seat knows of Happy Corgi, named, seats counted from itself."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rules import Rules, State
from ludotheque.games.happy_corgi.board import DISTANCE
from ludotheque.games.happy_corgi.border import left, missing, reach
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import ACTIONS, CARDS, CODES
from ludotheque.games.happy_corgi.moves import ACTIVITIES
from ludotheque.games.happy_corgi.places import CAT, DOG, PLACE_CODES, PLACES
from ludotheque.games.happy_corgi.rules import CorgiRules
from ludotheque.games.happy_corgi.state import OVER, STEPS, CorgiState


def names(rules: Rules) -> list[str]:
    """Name each number of `write`, in order."""
    assert isinstance(rules, CorgiRules)
    listed = [f"{pile} {code}" for pile in ("hand", "river", "taken") for code in CODES]
    others = [f"+{other}" for other in range(rules.seats)]
    for code in PLACE_CODES:
        listed += [f"{part} {code}" for part in ("in play", "steps to", "flipped", "cat on", "dog on")]
        listed += [f"corgi {other} on {code}" for other in others]
    for code in rules.box.activity_codes:
        listed += [f"{part} {code}" for part in ("left", "reach", "missing for", "hugs of")]
        listed += [f"poop {other} on {code}" for other in others]
    for other in others:
        listed += [f"{part} {other}" for part in ("cards", "hugs", "reserve", "dogs", "turn", "partner")]
        listed += [f"known {other} {action}" for action in ACTIONS]
    listed += [f"step {step}" for step in STEPS]
    return [*listed, "to act", "walks", "deck", "discards", "round"]


def write(rules: Rules, s: State, seat: i64, out: vec[float], at: i64) -> None:
    """Fill a buffer, from a place on, with the features of a seat."""
    assert isinstance(rules, CorgiRules)
    assert isinstance(s, CorgiState)
    box = rules.box
    at = write_cards(box, out, at, s.hands[seat])
    river: i64 = 0
    slot: i64 = 0
    while slot < box.river:
        if s.river[slot] >= 0:
            river |= BIT[s.river[slot]]
        slot += 1
    at = write_cards(box, out, at, river)
    taken: i64 = 0
    if s.taken >= 0 and (seat == s.player or seat == s.partner or s.known[seat] & BIT[s.taken]):
        taken = BIT[s.taken]
    at = write_cards(box, out, at, taken)
    at = write_places(box, s, seat, out, at)
    at = write_activities(box, s, seat, out, at)
    step: i64 = 0
    while step < box.seats:
        other = (seat + step) % box.seats
        out[at] = float(count(s.hands[other])) / 8.0
        out[at + 1] = float(s.hugs[other]) / 10.0
        out[at + 2] = float(s.reserve[other]) / 4.0
        out[at + 3] = float(s.dogs[other])
        out[at + 4] = 1.0 if s.player == other and s.phase != OVER else 0.0
        out[at + 5] = 1.0 if s.partner == other else 0.0
        at += 6
        action: i64 = 0
        while action < 6:
            out[at] = float(count(s.known[seat] & s.hands[other] & box.with_action[action])) / 2.0
            at += 1
            action += 1
        step += 1
    phase: i64 = 0
    while phase <= OVER:
        out[at] = 1.0 if s.phase == phase else 0.0
        at += 1
        phase += 1
    out[at] = 1.0 if s.turn == seat else 0.0
    out[at + 1] = float(s.walks)
    out[at + 2] = float(s.stock) / 60.0
    out[at + 3] = float(count(s.discards)) / 60.0
    out[at + 4] = float(s.round) / 20.0


def write_cards(box: Box, out: vec[float], at: i64, copies: i64) -> i64:
    """Write how many there are of each card, and return where to go on."""
    card: i64 = 0
    while card < CARDS:
        out[at + card] = float(count(copies & box.copies_of[card])) / 2.0
        card += 1
    return at + CARDS


def write_places(box: Box, s: CorgiState, seat: i64, out: vec[float], at: i64) -> i64:
    here = 9 * s.spots[s.corgis[seat]]
    place: i64 = 0
    while place < PLACES:
        lies = s.spots[place] >= 0
        out[at] = 1.0 if lies else 0.0
        out[at + 1] = float(DISTANCE[here + s.spots[place]]) / 4.0 if lies else 0.0
        out[at + 2] = 1.0 if s.flipped & BIT[place] else 0.0
        out[at + 3] = 1.0 if s.animals[place] == CAT else 0.0
        out[at + 4] = 1.0 if s.animals[place] == DOG else 0.0
        at += 5
        step: i64 = 0
        while step < box.seats:
            out[at] = 1.0 if s.corgis[(seat + step) % box.seats] == place else 0.0
            at += 1
            step += 1
        place += 1
    return at


def write_activities(box: Box, s: CorgiState, seat: i64, out: vec[float], at: i64) -> i64:
    within = reach(s, s.spots[s.corgis[seat]])
    lying = left(box, s)
    activity: i64 = 0
    while activity < ACTIVITIES:
        lies = lying & BIT[activity] != 0
        out[at] = 1.0 if lies else 0.0
        out[at + 1] = 1.0 if within & BIT[activity] else 0.0
        out[at + 2] = float(missing(box, s.hands[seat], activity)) / 4.0 if lies else 0.0
        out[at + 3] = float(box.worth[activity]) / 4.0 if lies else 0.0
        at += 4
        step: i64 = 0
        while step < box.seats:
            out[at] = 1.0 if s.poops[(seat + step) % box.seats] & BIT[activity] else 0.0
            at += 1
            step += 1
        activity += 1
    return at
