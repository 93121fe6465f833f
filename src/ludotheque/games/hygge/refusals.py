"""Why a move of Hygge is refused: the first rule it breaks, in the order of the rulebook."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.hygge.box import Box
from ludotheque.games.hygge.moves import ANIMALS, CARDS, DISCARD, SKIP, STORE, animal_of, objects_of
from ludotheque.games.hygge.state import LAST, TAKE, HyggeState


def refusal(box: Box, s: HyggeState, seat: int, move: int) -> str:
    """Name the rule that forbids a move which is not legal."""
    front = s.front[seat * CARDS : (seat + 1) * CARDS]
    if move < STORE:
        if s.phase == TAKE:
            # No card there, or the row through its only card takes the same.
            return "hygge.take.line" if box.has_line(move) else OWNER
        return "hygge.end.winter" if s.phase == LAST else STEP
    if move < DISCARD:
        return STEP if s.phase == TAKE else refused_store(box, front, move)
    if move == SKIP:
        return STEP
    if s.phase != LAST:
        return "hygge.end.last-action"
    return OWNER  # a card to discard that does not lie in front


def refused_store(box: Box, front: vec[i64], move: i64) -> str:
    animal = animal_of(move)
    reach = reached(box, animal)
    if front[animal] == 0 or not any(front[card] for card in reach):
        return "hygge.store.match"
    objects = objects_of(move)
    if len(objects) > box.cost[animal]:
        return "hygge.store.paws"
    if not all(card in reach for card in objects):
        return "hygge.store.colours"
    return OWNER


def reached(box: Box, animal: i64) -> list[int]:
    """List the objects that an animal may store, as cards."""
    return [ANIMALS + box.reach[i] for i in range(box.reach_from[animal], box.reach_from[animal + 1])]


def text_refusal(box: Box, text: str) -> str:
    """Name the rule that a text breaks which names no move: one animal, and as many kinds as it has paws."""
    words = text.split()
    if len(words) == 0 or not all(word in box.codes for word in words[1:]):
        return OWNER
    animals = [word for word in words[1:] if word in box.codes[:ANIMALS]]
    if words[0] == "store":
        if len(animals) > 1:
            return "hygge.store.optional"
        return "hygge.store.paws" if animals else "hygge.store.match"
    return "hygge.end.last-action" if words[0] == "discard" and len(words) > 2 else OWNER
