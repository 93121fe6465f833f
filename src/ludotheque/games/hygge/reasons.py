"""Why a move of Hygge is good."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import count
from ludotheque.engine.rules import Choice
from ludotheque.games.hygge.bot import best_store, copy, store, take
from ludotheque.games.hygge.box import ENOUGH
from ludotheque.games.hygge.legal import fill_lines, fill_stores, held
from ludotheque.games.hygge.moves import ACTIONS, CARDS, DISCARD
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.state import STORING, HyggeState
from ludotheque.view import Reason

THAN = {"take": "than-line", "store": "than-store", "discard": "than-discard"}


def reason(rules: HyggeRules, s: HyggeState, seat: int, choice: Choice) -> Reason:
    """Count the snowflakes it stores, or lets one store; of a line that stores none, what it leaves to the next."""
    box = rules.box
    if choice.kind == "store":
        return Reason("store", {"count": int(store(box, in_front(s, seat), choice.move))})
    if choice.kind == "take":
        flakes = at_once(rules, s, seat, choice.move)
        if flakes:
            return Reason("line", {"count": flakes})
        if again(rules, s, choice.move):
            return Reason("again", {})
        return Reason("gather", {"count": left_to_next(rules, s, seat, choice.move)})
    if choice.kind == "discard":
        return Reason("discard", {"count": int(box.cost[choice.move - DISCARD])})
    return Reason(choice.kind, {})


def compare(rules: HyggeRules, s: HyggeState, seat: int, choice: Choice, other: Choice) -> Reason | None:
    """Compare what two moves of a kind store, cost, and leave to oneself or to the next player."""
    if choice.kind != other.kind or choice.kind not in THAN:
        return None
    if choice.kind == "take":
        return compare_lines(rules, s, seat, choice.move, other.move)
    mine, its = (reason(rules, s, seat, one).args["count"] for one in (choice, other))
    assert isinstance(mine, int)
    assert isinstance(its, int)
    if mine > its:
        return Reason(THAN[choice.kind], {"count": mine, "than": its})
    animal = other.args.get("animal", -1)
    if s.phase == STORING and choice.args["animal"] != animal:
        return Reason("than-animal", {"animal": animal})
    return None


def compare_lines(rules: HyggeRules, s: HyggeState, seat: int, line: int, other: int) -> Reason | None:
    """Compare two lines: what can be stored at once, who plays next, and what is left to whoever does."""
    mine, its = (at_once(rules, s, seat, one) for one in (line, other))
    if mine > its:
        return Reason("than-line", {"count": mine, "than": its})
    if again(rules, s, line):
        return None if again(rules, s, other) else Reason("than-again", {})
    if again(rules, s, other):
        return None
    mine, its = (left_to_next(rules, s, seat, one) for one in (line, other))
    return Reason("than-next", {"count": mine, "than": its}) if mine < its else None


def in_front(s: HyggeState, seat: int) -> "vec[i64]":
    """Return the cards in front of a seat, to be changed."""
    front = vec[i64]([0] * CARDS)
    copy(s.front, seat * CARDS, front)
    return front


def at_once(rules: HyggeRules, s: HyggeState, seat: int, line: int) -> int:
    """Count the snowflakes that a seat can store with a line, in the way that gains most."""
    front = in_front(s, seat)
    take(rules.box, s.stock, line, 0, front)
    best = int(best_store(rules.box, front))
    return int(store(rules.box, front, best)) if best >= 0 else 0


def again(rules: HyggeRules, s: HyggeState, line: int) -> bool:
    """Return whether a line leaves so few cards that the stock is refilled and the same seat plays again."""
    return int(count(held(s.stock) & ~rules.box.line_mask[line])) < ENOUGH


def left_to_next(rules: HyggeRules, s: HyggeState, seat: int, line: int) -> int:
    """Count the snowflakes that the next player can store at most, with a line of what this one leaves."""
    box, after = rules.box, s.copy()
    take(box, after.stock, line, 0, vec[i64]([0] * CARDS))
    for place in box.places_of(line):
        after.stock[place] = -1
    moves = vec[i64]([0] * ACTIONS)
    lines = [int(moves[n]) for n in range(int(fill_lines(box, after.stock, moves)))]
    most = 0
    for one in lines:
        front = in_front(s, int(rules.left_of(seat)))
        take(box, after.stock, one, 0, front)
        for n in range(int(fill_stores(box, front, 0, moves))):
            tried = vec[i64](list(front))
            most = max(most, int(store(box, tried, moves[n])))
    return most
