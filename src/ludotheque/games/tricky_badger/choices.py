"""Moves in words."""

from ludotheque.engine.rules import Choice
from ludotheque.games.tricky_badger.finds import WEEVIL, WHEAT
from ludotheque.games.tricky_badger.leaves import CODES
from ludotheque.games.tricky_badger.moves import FIRST_PRIZE, Space


def choice(space: Space, move: int) -> Choice:
    """Put a move into words."""
    box = space.box
    if move < FIRST_PRIZE:
        return Choice(move, "play", {"leaf": move}, f"play {CODES[move]}")
    if move < space.keep:
        prize = move - FIRST_PRIZE
        return Choice(move, "prize", {"prize": prize}, f"prize {box.prize_codes[prize]}")
    if move == space.keep:
        return Choice(move, "keep", {}, "keep")
    if move == space.discard:
        return Choice(move, "discard", {}, "discard")
    if move < space.protect:
        find = move - space.give
        return Choice(move, "give" if box.finds[find].animal else "add", {"find": find}, f"give {box.codes[find]}")
    if move < space.aim:
        find = move - space.protect
        return Choice(move, "protect", {"find": find}, f"protect {box.codes[find]}")
    seat, find = divmod(move - space.aim, int(space.finds))
    verb = "eat" if box.finds[find].base[0] in (WHEAT, WEEVIL) else "steal"
    return Choice(move, verb, {"other": seat, "find": find}, f"{verb} {seat + 1} {box.codes[find]}")
