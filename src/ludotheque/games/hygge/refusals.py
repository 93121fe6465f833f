"""Why a move of Hygge is refused: the first rule it breaks, in the order of the rulebook."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.hygge.box import Box
from ludotheque.games.hygge.moves import ANIMALS, CARDS, DISCARD, LINE_CODES, SKIP, STORE, WINTER, animal_of, objects_of
from ludotheque.games.hygge.state import LAST, TAKING, HyggeState


def refusal(box: Box, s: HyggeState, seat: int, move: int) -> str:
    """Name the rule that forbids a move which is not legal."""
    if move < STORE:
        # In its step: no card there, or the row through its only card takes the same.
        return untimely_take(s) or ("hygge.take.line" if box.has_line(move) else OWNER)
    if move < DISCARD:
        return untimely_store(s) or refused_store(box, front_of(s, seat), animal_of(move), objects_of(move))
    if move == SKIP:
        return STEP
    return untimely_last(s) or OWNER  # a card to discard that does not lie in front


def text_refusal(box: Box, s: HyggeState, seat: int, text: str) -> str:
    """Name the rule that forbids what a text says, although it names no move: too many lines, animals or cards."""
    kind, *words = text.split() or [""]
    if kind == "take" and all(word in LINE_CODES and box.has_line(LINE_CODES.index(word)) for word in words):
        return untimely_take(s) or "hygge.take.line"
    if kind not in ("store", "discard") or not all(word in box.codes[:WINTER] for word in words):
        return OWNER
    if kind == "discard":
        return untimely_last(s) or "hygge.end.last-action"
    cards = [box.codes.index(word) for word in words]
    animals = [card for card in cards if card < ANIMALS]
    if untimely_store(s):
        return untimely_store(s)
    if len(animals) > 1:
        return "hygge.store.optional"
    if not animals:
        return "hygge.store.match"
    return refused_store(box, front_of(s, seat), animals[0], [card for card in cards if card >= ANIMALS])


def untimely_take(s: HyggeState) -> str:
    """Name the rule if no line may be taken now."""
    if s.phase == LAST:
        return "hygge.end.winter"
    return "" if s.phase == TAKING else STEP


def untimely_store(s: HyggeState) -> str:
    """Name the rule if nothing may be stored now."""
    return STEP if s.phase == TAKING else ""


def untimely_last(s: HyggeState) -> str:
    """Name the rule if it is not the time for a last action."""
    return "" if s.phase == LAST else "hygge.end.last-action"


def refused_store(box: Box, front: vec[i64], animal: i64, objects: list[int]) -> str:
    """Name the rule that forbids one animal to store these objects."""
    reach = [ANIMALS + box.reach[i] for i in range(box.reach_from[animal], box.reach_from[animal + 1])]
    if front[animal] == 0 or not any(front[card] for card in reach):
        return "hygge.store.match"
    # At least one kind, no more than there are paws, and every copy of it: no kind is named twice.
    if not 1 <= len(objects) <= box.cost[animal] or len(set(objects)) < len(objects):
        return "hygge.store.paws"
    if not all(card in reach for card in objects):
        return "hygge.store.colours"
    return OWNER


def front_of(s: HyggeState, seat: i64) -> vec[i64]:
    """Count the cards in front of a seat."""
    return s.front[seat * CARDS : (seat + 1) * CARDS]
