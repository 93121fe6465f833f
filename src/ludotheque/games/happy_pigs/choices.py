"""Moves in words, and the codes of the pieces."""

from ludotheque.engine.rules import Choice
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
    SELL,
    SIZE_CODES,
    STOP,
    SUPPLEMENT,
    TAKE,
    VACCINATE,
    VACCINATE_FED,
    meal,
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


def pieces(box: Box) -> dict[str, list[str]]:
    """Give the codes of all kinds of pieces."""
    return {
        "pig": PIG_CODES,
        "item": ITEM_CODES,
        "action": ACTION_CODES,
        "season": SEASON_CODES,
        "goods": effects.GROUPS,
        "card": box.card_codes,
    }
