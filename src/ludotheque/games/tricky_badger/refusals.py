"""Why a move is refused: the first rule in its way, in rulebook order, however the move was said."""

import re
from typing import Final

from mypy_extensions import i64

from ludotheque.engine.masks import BIT
from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.tricky_badger.choices import choice
from ludotheque.games.tricky_badger.leaves import CODES, LETTERS
from ludotheque.games.tricky_badger.moves import Space
from ludotheque.games.tricky_badger.state import (
    AIMING,
    CAGING,
    GIVING,
    KEEPING,
    PICKING,
    PLAYING,
    TRAPPING,
    BadgerState,
)

# The step that each kind of choice belongs to.
TARGETS: Final = (AIMING, CAGING, TRAPPING)
DUE: Final = {
    "prize": (PICKING,),
    "play": (PLAYING,),
    "give": (GIVING,),
    "add": (GIVING,),
    "eat": TARGETS,
    "steal": TARGETS,
    "protect": TARGETS,
    "keep": (KEEPING,),
    "discard": (KEEPING,),
}
NAMED_LEAF: Final = re.compile(rf"[{LETTERS}]\d+")


def refusal(space: Space, in_use: i64, s: BadgerState, seat: int, move: int) -> str:
    """Name the first rule that a move breaks; `in_use` are the leaves of the table."""
    said = choice(space, move)
    if said.kind == "play" and not in_use & BIT[move]:
        return "badger.setup.leaves"
    late = out_of_step(s, said.kind)
    if late:
        return late
    if said.kind == "prize":
        return "badger.trick.prize"
    if said.kind == "play":
        return "badger.trick.follow" if s.hands[seat] & BIT[move] else OWNER
    find = said.args["find"]
    assert isinstance(find, int)
    owner = said.args.get("other", seat)
    assert isinstance(owner, int)
    return misused(space, s, said.kind, owner, find)


def text_refusal(space: Space, in_use: i64, s: BadgerState, seat: int, text: str) -> str:
    """Name the first rule broken by a text that names no move: a card there is not, several, or none at all."""
    kind, *names = text.split() or [""]
    if kind not in DUE:
        return OWNER
    leaves = [name for name in names if NAMED_LEAF.fullmatch(name)]
    if kind == "play" and any(name not in CODES or not in_use & BIT[CODES.index(name)] for name in leaves):
        return "badger.setup.leaves"
    late = out_of_step(s, kind)
    if late:
        return late
    if kind == "prize":
        return "badger.trick.prize"
    if kind == "play":
        return "badger.trick.lead" if len(leaves) > 1 and leaves == names else OWNER  # one leaf card each
    if kind in ("keep", "discard"):
        return OWNER
    # What is left speaks of a player, counted from 1, and of a find.
    owner = seat
    if names and names[0].isdecimal():
        owner = int(names.pop(0)) - 1
    if owner not in range(len(s.hands)) or len(names) != 1 or names[0] not in space.box.codes:
        return OWNER
    return misused(space, s, kind, owner, space.box.codes.index(names[0]))


def out_of_step(s: BadgerState, kind: str) -> str:
    """Name the rule that puts something else first; nothing if a choice of this kind is due."""
    if s.phase in DUE[kind]:
        return ""
    if kind == "play" and s.phase == PICKING:
        return "badger.trick.prize"  # picked before leading
    if kind in ("play", "prize") and s.phase not in (PICKING, PLAYING):
        return "badger.trick.win"  # all of the effect comes before the next prize
    return STEP


def misused(space: Space, s: BadgerState, kind: str, owner: int, find: int) -> str:
    """Name the rule by which a find does not get what arrives, or is not what a magpie, a cage or a trap is for."""
    if not s.collections[owner * space.box.size + find]:
        return OWNER
    if s.phase == GIVING:
        return "badger.assoc.pairs" if owner == s.winner else OWNER
    if s.phase == AIMING:
        return "badger.magpie.steal" if kind == "steal" else "badger.magpie.eat"
    return "badger.cage.use" if s.phase == CAGING else "badger.trap.use"
