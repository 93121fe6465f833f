"""Moves in words and back, and the codes of the pieces."""

import re
from functools import cache

from ludotheque.engine.journal import Args
from ludotheque.engine.rules import Choice, sorted_pieces
from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.moves import (
    ACTION_CODES,
    AMULET,
    BUY,
    FEED,
    FIELD,
    GROW,
    ITEM,
    ITEM_CODES,
    MATE,
    PIG_CODES,
    PROGRAM,
    SAVE,
    SELL,
    SIZE_CODES,
    SIZES,
    STOP,
    SUPPLEMENT,
    TAKE,
    VACCINATE,
    VACCINATE_FED,
    VACCINES,
    meal,
    save_number,
    saved,
)

SEASON_CODES = ["spring", "summer", "autumn", "winter"]


def choice(move: int) -> Choice:
    """Put a move into words."""
    if move < PROGRAM:
        return Choice(move, "choose", {"action": move}, f"choose {ACTION_CODES[move]}")
    if move < BUY:
        own, neutral = divmod(move - PROGRAM, 4)
        text = f"choose {ACTION_CODES[own]} neutral-{ACTION_CODES[neutral]}"
        return Choice(move, "program", {"action": own, "action_neutral": neutral}, text)
    if move < FEED:
        return purchase(move, move - BUY)
    if move < MATE or GROW <= move < TAKE:
        kind = "feed" if move < SUPPLEMENT else "supplement" if move < MATE else "grow"
        pig, _ = meal(move)
        text = f"feed {PIG_CODES[pig]} supplement" if kind == "supplement" else f"{kind} {PIG_CODES[pig]}"
        return Choice(move, kind, {"pig": pig}, text)
    if move == MATE:
        return Choice(move, "mate", {}, "mate")
    if move == AMULET:
        return Choice(move, "amulet", {}, "mate amulet")
    if move < VACCINATE:
        return Choice(move, "sell", {"pig": move - SELL}, f"sell {PIG_CODES[move - SELL]}")
    if move < VACCINATE_FED:
        size = move - VACCINATE
        return Choice(move, "vaccinate", {"pig": size}, f"vaccinate {SIZE_CODES[size]}")
    if move < GROW:
        size = move - VACCINATE_FED + 1
        return Choice(move, "vaccinate-fed", {"pig": size}, f"vaccinate {SIZE_CODES[size]} fed")
    if move >= SAVE:
        return rescue(move, [int(saved(move - SAVE, size)) for size in range(SIZES)])
    if move == STOP:
        return Choice(move, "stop", {}, "stop")
    if move == TAKE:
        return Choice(move, "decline", {}, "decline")
    return Choice(move, "take", {"count": move - TAKE}, f"take {move - TAKE}")


def purchase(move: int, goods: int) -> Choice:
    if goods < ITEM:
        return Choice(move, "buy-pig", {"pig": goods}, f"buy {SIZE_CODES[goods]}")
    if goods < FIELD:
        return Choice(move, "buy-item", {"item": goods - ITEM}, f"buy {ITEM_CODES[goods - ITEM]}")
    return Choice(move, "buy-field", {}, "buy field")


def rescue(move: int, counts: list[int]) -> Choice:
    """Put into words which pigs are vaccinated before a change of season, the big ones first."""
    if not any(counts):
        return Choice(move, "save-none", {}, "save none")
    text = " ".join([f"{counts[size]}-{SIZE_CODES[size]}" for size in (3, 2, 1, 0) if counts[size]])
    args: Args = {SIZE_CODES[size]: counts[size] for size in range(SIZES)}
    return Choice(move, "save", args, f"save {text}")


def parse(text: str) -> int:
    """Find the move that a text names, in any order of its pieces; -1 if none does.

    >>> parse("feed supplement baby") == SUPPLEMENT, parse("save 1-baby 2-big") == parse("save 2-big 1-baby")
    (True, True)
    """
    words = text.split()
    if words[:1] == ["save"]:
        return parse_rescue(words[1:])
    return texts().get(sorted_pieces(text), -1)


def parse_rescue(words: list[str]) -> int:
    counts = [0] * SIZES
    for word in words if words != ["none"] else []:
        count, _, code = word.partition("-")
        if code not in SIZE_CODES or not re.fullmatch("[1-9][0-9]?", count) or counts[SIZE_CODES.index(code)]:
            return -1
        counts[SIZE_CODES.index(code)] = int(count)
    if not words or sum(counts) > VACCINES:
        return -1
    return SAVE + save_number(counts[0], counts[1], counts[2], counts[3])


@cache
def texts() -> dict[str, int]:
    """Map the text of each move, but for those before a change of season, to the move."""
    return {sorted_pieces(choice(move).text): move for move in range(SAVE)}


def pieces(box: Box) -> dict[str, list[str]]:
    """List the codes of all kinds of pieces."""
    return {
        "pig": PIG_CODES,
        "item": ITEM_CODES,
        "action": ACTION_CODES,
        "season": SEASON_CODES,
        "goods": effects.GROUPS,
        "card": box.card_codes,
    }
