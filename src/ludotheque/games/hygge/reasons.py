"""Why a move of Hygge is good."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import count
from ludotheque.engine.rules import Choice
from ludotheque.games.hygge.bot import add
from ludotheque.games.hygge.box import ENOUGH, Box
from ludotheque.games.hygge.legal import fill_stores, held
from ludotheque.games.hygge.moves import ACTIONS, CARDS, DISCARD, LINES, animal_of, objects_of
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.state import STORING, HyggeState
from ludotheque.view import Reason

THAN = {"take": "than-line", "store": "than-store", "discard": "than-discard"}


def reason(rules: HyggeRules, s: HyggeState, seat: int, choice: Choice) -> Reason:
    """Count the snowflakes it stores, or lets one store; of a line that stores none, what it leaves to the next."""
    box = rules.box
    if choice.kind == "store":
        return Reason("store", {"count": flakes(box, in_front(s, seat), choice.move)})
    if choice.kind == "take":
        stored = at_once(rules, s, seat, choice.move)
        if stored:
            return Reason("line", {"count": stored})
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
    return s.front[seat * CARDS : (seat + 1) * CARDS]


def stores(box: Box, front: "vec[i64]") -> list[int]:
    """List the ways to store some of the cards in front."""
    moves = vec[i64]([0] * ACTIONS)
    return [int(moves[n]) for n in range(int(fill_stores(box, front, 0, moves)))]


def flakes(box: Box, front: "vec[i64]", move: int) -> int:
    """Count the snowflakes of a store."""
    return sum(int(front[card] * box.flakes[card]) for card in objects_of(move))


def gain(box: Box, front: "vec[i64]", move: int) -> int:
    """Count what a store gains: its snowflakes, and what no longer lies in front."""
    spared = sum(int(front[card]) for card in objects_of(move)) + int(box.cost[animal_of(move)])
    return flakes(box, front, move) + spared


def at_once(rules: HyggeRules, s: HyggeState, seat: int, line: int) -> int:
    """Count the snowflakes that a seat can store with a line, in the way that gains most."""
    box, front = rules.box, in_front(s, seat)
    add(box, s.stock, line, 0, front, 1)
    found = stores(box, front)
    return flakes(box, front, max(found, key=lambda move: gain(box, front, move))) if found else 0


def again(rules: HyggeRules, s: HyggeState, line: int) -> bool:
    """Return whether a line leaves so few cards that the stock is refilled and the same seat plays again."""
    return int(count(held(s.stock) & ~rules.box.line_mask[line])) < ENOUGH


def left_to_next(rules: HyggeRules, s: HyggeState, seat: int, line: int) -> int:
    """Count the snowflakes that the next player can store at most, with a line of what this one leaves."""
    box, gone = rules.box, rules.box.line_mask[line]
    most = 0
    for one in range(LINES):
        front = in_front(s, int(rules.left_of(seat)))
        add(box, s.stock, one, gone, front, 1)
        most = max([most, *[flakes(box, front, move) for move in stores(box, front)]])
    return most
