"""Why a move of Hygge is good."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rules import Choice
from ludotheque.games.hygge.bot import best_store, copy, store, take
from ludotheque.games.hygge.moves import CARDS, DISCARD
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.state import HyggeState
from ludotheque.view import Reason

THAN = {"take": "than-line", "store": "than-store", "discard": "than-discard"}


def reason(rules: HyggeRules, s: HyggeState, seat: int, choice: Choice) -> Reason:
    """Count the snowflakes it stores, or lets one store."""
    box = rules.box
    front = vec[i64]([0] * CARDS)
    copy(s.front, seat * CARDS, front)
    if choice.kind == "store":
        return Reason("store", {"count": int(store(box, front, choice.move))})
    if choice.kind == "take":
        take(box, s.stock, choice.move, 0, front)
        best = int(best_store(box, front))
        return Reason("line", {"count": int(store(box, front, best))}) if best >= 0 else Reason("gather", {})
    if choice.kind == "discard":
        return Reason("discard", {"count": int(box.cost[choice.move - DISCARD])})
    return Reason(choice.kind, {})


def compare(rules: HyggeRules, s: HyggeState, seat: int, choice: Choice, other: Choice) -> Reason | None:
    """Compare the snowflakes that two moves of a kind store, and what two cards would cost."""
    if choice.kind != other.kind or choice.kind not in THAN:
        return None
    mine, its = (reason(rules, s, seat, one).args.get("count", 0) for one in (choice, other))
    assert isinstance(mine, int)
    assert isinstance(its, int)
    return Reason(THAN[choice.kind], {"count": mine, "than": its}) if mine > its else None
