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
WALKS = ("walk", "go")


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
        card = choice.args["card"]
        assert isinstance(card, int)
        return lose(rules, s, seat, card)
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


def lose(rules: CorgiRules, s: CorgiState, seat: int, card: int) -> Reason:
    """Find what the card is for: of the activities that ask for it, the one that lacks fewest without it."""
    box = rules.box
    hand = int(s.hands[seat])
    without = int(less(box, hand, card))
    served = [
        (int(missing(box, without, activity)), -int(box.worth[activity]), activity)
        for activity in members(int(left(box, s)))
        if missing(box, without, activity) > missing(box, hand, activity)
    ]
    if not served:
        return Reason("least-spare", {})
    lacks, _, activity = min(served)
    return Reason("least", {"activity": activity, "count": lacks})


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
    turned = 1 if int(s.flipped) & BIT[place] else 0
    effect = int(box.effects[2 * place + turned])
    if best >= 0:
        return Reason("near", {"activity": best, "count": int(box.worth[best]), "effect": effect})
    return Reason("place", {"effect": effect})


def compare(rules: CorgiRules, s: CorgiState, seat: int, choice: Choice, other: Choice) -> Reason | None:
    """Compare what two cards are for, where two walks lead, what two activities bring, and how two players stand."""
    mine, its = reason(rules, s, seat, choice), reason(rules, s, seat, other)
    if choice.kind in WALKS and other.kind in WALKS:
        return compare_walks(mine, its)
    if choice.kind != other.kind:
        return None
    if choice.kind == "take":
        return compare_cards(rules, mine, its)
    count, than = number(mine, "count"), number(its, "count")
    if choice.kind in LEAST and its.key == "least":
        if mine.key == "least-spare":
            return Reason("than-least-spare", its.args)
        return Reason("than-least", {**mine.args, "than": than}) if count > than else None
    if choice.kind == "solve" and mine.key == "solve" and count > than:
        return Reason("than-hugs", {"count": count, "than": than})
    if choice.kind == "target" and number(mine, "hugs") > number(its, "hugs"):
        return Reason("than-target", {**mine.args, "other": number(its, "seat"), "than": number(its, "hugs")})
    return None


def compare_cards(rules: CorgiRules, mine: Reason, its: Reason) -> Reason | None:
    """Compare two cards to take by the activities they are for."""
    if mine.key not in ("complete", "serves"):
        return None
    if its.key == "spare":
        return Reason("than-spare", mine.args)
    count, than = number(mine, "count"), number(its, "count")
    if count < than:
        return Reason("than-lacks", {**mine.args, "than": than})
    worth, least = worth_of(rules, mine), worth_of(rules, its)
    if count > than or its.key not in ("complete", "serves") or worth <= least:
        return None
    return Reason("than-worth", {"activity": mine.args["activity"], "count": worth, "than": least})


def compare_walks(mine: Reason, its: Reason) -> Reason | None:
    """Compare two places by what can be completed from there; where that is the same, by what they do."""
    count, than = number(mine, "count"), number(its, "count")
    if count > than:
        return Reason("than-near", {**mine.args, "than": than})
    if count < than or mine.args["effect"] == its.args["effect"]:
        return None
    effects = {"effect": mine.args["effect"], "effect_than": its.args["effect"]}
    return Reason("than-effect", {"count": count, **effects})


def number(told: Reason, name: str) -> int:
    """Return a number of a reason; 0 if it has none of that name."""
    value = told.args.get(name, 0)
    assert isinstance(value, int)
    return value


def worth_of(rules: CorgiRules, told: Reason) -> int:
    """Return the hugs of the activity a reason names; 0 if it names none."""
    activity = told.args.get("activity", -1)
    return int(rules.box.worth[activity]) if isinstance(activity, int) and activity >= 0 else 0
