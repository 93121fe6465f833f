"""Why a move is good in Happy Corgi."""

from ludotheque.engine.masks import BIT, count, lowest, members
from ludotheque.engine.rules import Choice
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.border import left, missing, reach
from ludotheque.games.happy_corgi.rules import CorgiRules
from ludotheque.games.happy_corgi.state import CorgiState
from ludotheque.games.happy_corgi.worth import less
from ludotheque.view import Reason

LEAST = ("discard", "give", "put")
ORDER = ("trade", "shift")
NUISANCE = ("cat", "dog", "slide")


def reason(rules: CorgiRules, s: CorgiState, seat: int, choice: Choice) -> Reason:
    """Return which activity a card or a walk is for, and what an activity brings."""
    box = rules.box
    kind = choice.kind
    if kind == "take":
        card = choice.args["card"]
        assert isinstance(card, int)
        return take(rules, s, seat, card)
    if kind in ("walk", "go"):
        return walk(rules, s, seat, choice.move)
    if kind == "solve":
        activity = choice.args["activity"]
        assert isinstance(activity, int)
        hugs = int(s.hugs[seat] + box.worth[activity])
        enough = hugs >= rules.box.target and hugs > max(int(s.hugs[p]) for p in range(rules.seats) if p != seat)
        return Reason("enough", {"count": hugs}) if enough else Reason("solve", {"count": int(box.worth[activity])})
    if kind == "target":
        other = choice.args["seat"]
        assert isinstance(other, int)
        return Reason("target", {"seat": other, "hugs": int(s.hugs[other]), "count": int(count(s.hands[other]))})
    if kind in LEAST:
        return Reason("least", {})
    if kind in ORDER:
        return Reason("order", {})
    return Reason("nuisance" if kind in NUISANCE else kind, {})


def take(rules: CorgiRules, s: CorgiState, seat: int, card: int) -> Reason:
    """Find what the card is for: of the activities that ask for it, the one that then lacks fewest."""
    box = rules.box
    hand = int(s.hands[seat])
    spare = int(box.copies_of[card]) & ~hand
    with_it = hand | (spare & -spare)
    served = [
        (int(missing(box, with_it, activity)), -int(box.worth[activity]), activity)
        for activity in members(int(left(box, s)))
        if missing(box, with_it, activity) < missing(box, hand, activity)
    ]
    if not served:
        return Reason("spare", {})
    lacks, _, activity = min(served)
    return Reason("complete" if lacks == 0 else "serves", {"activity": activity, "count": lacks})


def walk(rules: CorgiRules, s: CorgiState, seat: int, move: int) -> Reason:
    """Find the best activity that can be solved from there; otherwise name what the place does."""
    box = rules.box
    hand = int(s.hands[seat])
    place = move - m.WALK
    if move >= m.GO:
        place = int(m.go_place(move))
        hand = int(less(box, hand, m.go_card(move)))
    within = int(reach(s, s.spots[place]))
    best = -1
    while within:
        activity = int(lowest(within))
        if missing(box, hand, activity) == 0 and (best < 0 or box.worth[activity] > box.worth[best]):
            best = activity
        within &= within - 1
    if best >= 0:
        return Reason("near", {"activity": best, "count": int(box.worth[best])})
    turned = 1 if int(s.flipped) & BIT[place] else 0
    return Reason("place", {"effect": int(box.effects[2 * place + turned])})


def compare(rules: CorgiRules, s: CorgiState, seat: int, choice: Choice, other: Choice) -> Reason | None:
    """Compare what two cards are for, what can be completed from two places, and the hugs of two activities."""
    mine, its = reason(rules, s, seat, choice), reason(rules, s, seat, other)
    count, than = mine.args.get("count", 0), its.args.get("count", 0)
    assert isinstance(count, int)
    assert isinstance(than, int)
    if choice.kind == other.kind == "take" and mine.key in ("complete", "serves"):
        if its.key == "spare":
            return Reason("than-spare", mine.args)
        if count < than:
            return Reason("than-lacks", {**mine.args, "than": than})
        worth, least = worth_of(rules, mine), worth_of(rules, its)
        if count > than or its.key not in ("complete", "serves") or worth <= least:
            return None
        return Reason("than-worth", {"activity": mine.args["activity"], "count": worth, "than": least})
    if choice.kind in ("walk", "go") and other.kind in ("walk", "go") and mine.key == "near" and count > than:
        return Reason("than-near", {**mine.args, "than": than})
    if choice.kind == other.kind == "solve" and mine.key == "solve" and count > than:
        return Reason("than-hugs", {"count": count, "than": than})
    return None


def worth_of(rules: CorgiRules, told: Reason) -> int:
    """Return the hugs of the activity a reason names; 0 if it names none."""
    activity = told.args.get("activity", -1)
    return int(rules.box.worth[activity]) if isinstance(activity, int) and activity >= 0 else 0
