"""Why a move is refused: the first rule it breaks, in the order of the rulebook.

What every table has in common frames that: a step that is not due is refused before anything else, and a piece that is
not there is named where no rule of the game is in the way.
"""

from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import breeders, fits_grown, fits_one_more, owned, prices_row, room_with
from ludotheque.games.happy_pigs.moves import (
    ACTION_CODES,
    AMULET,
    AMULETS,
    BABY,
    BIG,
    BUY,
    BUYING,
    FEED,
    FEEDING,
    FIELD,
    GOODS_CODES,
    GROW,
    ITEM,
    ITEM_CODES,
    ITEMS,
    MATE,
    MATING,
    MEDIUM,
    MOST_TAKEN,
    PIG_CODES,
    PIGS,
    SAVE,
    SELL,
    SELLING,
    SIZES,
    SMALL,
    STOP,
    SUPPLEMENTS,
    TAKE,
    VACCINATE,
    VACCINATE_FED,
    VACCINE,
    meal,
)
from ludotheque.games.happy_pigs.state import ACTING, CHOOSING, GIVING, PREPARING, SAVING, PigsState

# In the order of the rulebook.
SUPPLY = "pigs.setup.supply"
MONEY = "pigs.money"
PURCHASES = "pigs.setup.purchases"
FULL = "pigs.field.full"
KEEP = "pigs.field.keep"
CHOICE = "pigs.phase2.secret"
ORDER = "pigs.phase4.order"
MEAL = "pigs.feed.grow"
SUPPLEMENTED = "pigs.feed.supplement"
BIRTH = "pigs.mate.birth"
CHARMED = "pigs.mate.amulet"
ONE_PURCHASE = "pigs.buy.one"
ONE_SALE = "pigs.sell.one"
ALIKE = "pigs.moves.alike"
GIFTS = "pigs.effect.order"
NO_ITEMS = "pigs.effect.growth"
PAIRS = "pigs.love.count"
USE = "pigs.vaccine.use"
NEUTRAL = "pigs.two.neutral"


def refusal(box: Box, s: PigsState, seat: int, move: int) -> str:
    """Name the first rule that a move breaks."""
    if VACCINATE <= move < GROW:
        return vaccination(s, seat, move)
    if s.phase == CHOOSING:
        if move < BUY:
            return NEUTRAL  # with the neutral tiles a player programs two actions, without them one
        return CHOICE if move == STOP else STEP
    if BUY <= move < VACCINATE and s.phase in (PREPARING, ACTING):
        return action(box, s, seat, move)
    if GROW <= move < STOP and s.phase == GIVING:
        return gift(box, s, seat, move)
    if move >= SAVE and s.phase == SAVING:
        return USE  # more than the seat has vaccines, or unvaccinated pigs
    return STEP


def action(box: Box, s: PigsState, seat: int, move: int) -> str:
    """Name the rule against a purchase, a meal, a birth or a sale."""
    kind = action_of(move)
    has = move < FEED or owns(s, seat, move)
    if has and kind != SELLING and not s.supply[wanted(move)]:
        return SUPPLY
    if kind == BUYING and box.price(prices_row(box, s), move - BUY, s.land[seat]) > s.money[seat]:
        return MONEY
    if s.phase == PREPARING and kind != BUYING:
        return PURCHASES
    if has and not finds_room(box, s, seat, move):
        return FULL
    if s.phase == ACTING and kind != s.actions[seat]:
        return ORDER
    if kind == FEEDING and has:
        return MEAL  # it has been fed this round
    if kind == MATING and s.used >= breeders(s, seat):
        return BIRTH
    return OWNER


def action_of(move: int) -> int:
    """Return the action to which a move belongs."""
    if move < FEED:
        return BUYING
    if move < MATE:
        return FEEDING
    return MATING if move < SELL else SELLING


def owns(s: PigsState, seat: int, move: int) -> bool:
    """Return whether a player has the pig and the item that a meal, a birth or a sale takes."""
    if move >= SELL:
        return s.pigs[seat * PIGS + move - SELL] > 0
    if move >= MATE:
        return move == MATE or s.items[seat * ITEMS + AMULETS] > 0
    pig, sizes = meal(move)
    return s.pigs[seat * PIGS + pig] > 0 and (sizes == 1 or s.items[seat * ITEMS + SUPPLEMENTS] > 0)


def wanted(move: int) -> int:
    """Return what a purchase, a meal or a birth takes from the market."""
    if move < FEED:
        return move - BUY
    if move < MATE:
        pig, sizes = meal(move)
        return pig % SIZES + sizes
    return SMALL if move == AMULET else BABY


def finds_room(box: Box, s: PigsState, seat: int, move: int) -> bool:
    """Return whether what comes of a move fits on the fields."""
    if move >= SELL or BUY + ITEM <= move <= BUY + FIELD:
        return True
    if FEED <= move < MATE:
        return fits_grown(box, s, seat, meal(move)[0] % SIZES, wanted(move))
    return fits_one_more(box, s, seat, wanted(move))


def gift(box: Box, s: PigsState, seat: int, move: int) -> str:
    """Name the rule for which the season does not give this."""
    effect = box.effect[s.card]
    if (effect == effects.GROW) != (move < TAKE):
        return STEP
    if effect == effects.GROW:
        pig, _ = meal(move)
        size = int(box.about[s.card])
        if pig % SIZES != size:
            return STEP
        if not s.pigs[seat * PIGS + pig]:
            return OWNER
        return FULL if s.supply[size + 1] else SUPPLY
    return too_many(box, s, seat, move - TAKE)


def too_many(box: Box, s: PigsState, seat: int, count: int) -> str:
    """Name the rule for which the season does not give so many items or babies."""
    if box.effect[s.card] == effects.GIFT:
        return SUPPLY if count > s.supply[ITEM + box.about[s.card]] else GIFTS
    if count > s.supply[BABY]:
        return SUPPLY
    return FULL if owned(s, seat, BABY) + count > room_with(box, s, seat, 0, 0, 0) else PAIRS


def vaccination(s: PigsState, seat: int, move: int) -> str:
    """Name the rule against vaccinating a pig during a player's own actions."""
    if s.phase != ACTING:
        return untimely(s)
    size = move - VACCINATE_FED + 1 if move >= VACCINATE_FED else move - VACCINATE
    if not s.items[seat * ITEMS + VACCINE] or not owned(s, seat, size):
        return OWNER
    if s.pigs[seat * PIGS + size]:
        return OWNER  # there are some, but fed ones where it says unfed, or the other way round
    return USE


def untimely(s: PigsState) -> str:
    """Name the rule against vaccinating a pig at another time."""
    if s.phase == PREPARING:
        return PURCHASES
    return STEP if s.phase == SAVING else USE


# Texts that name no move at all


def text_refusal(box: Box, s: PigsState, seat: int, text: str) -> str:
    """Name the first rule that stands in the way of a text which names no move."""
    kind, *words = text.split() or [""]
    pigs = [PIG_CODES.index(word) for word in words if word in PIG_CODES]
    if kind == "choose":
        return no_action(s, words)
    if kind == "discard" and pigs:
        return KEEP
    if kind in ACTION_CODES:
        return no_move_of(box, s, seat, ACTION_CODES.index(kind), words, pigs)
    if kind == "vaccinate":
        return untimely(s) if s.phase != ACTING else USE if pigs else OWNER
    if kind in ("grow", "take"):
        return no_gift(box, s, seat, kind, words)
    if kind == "save" and s.phase != SAVING:
        return STEP
    return OWNER


def no_action(s: PigsState, words: list[str]) -> str:
    """Name the rule against choosing something that is not one of the four actions."""
    if s.phase != CHOOSING:
        return STEP
    return NEUTRAL if words and words[0] in ACTION_CODES else CHOICE


def no_move_of(box: Box, s: PigsState, seat: int, kind: int, words: list[str], pigs: list[int]) -> str:
    """Name the rule against something that cannot be fed, bred, bought or sold like this."""
    if s.phase not in (PREPARING, ACTING):
        return STEP
    if s.phase == PREPARING and kind != BUYING:
        return PURCHASES
    goods = [GOODS_CODES.index(word) for word in words if word in GOODS_CODES]
    if kind == BUYING:
        broken = action(box, s, seat, BUY + goods[0]) if goods else OWNER
        return ONE_PURCHASE if broken == OWNER and len(words) > 1 and goods else broken
    if kind != s.actions[seat]:
        return ORDER
    if kind == SELLING:
        return ONE_SALE if pigs or goods else OWNER
    if kind == FEEDING and (len(pigs) > 1 or BIG in [pig % SIZES for pig in pigs]):
        return MEAL
    if kind == MATING and [pig for pig in pigs if pig % SIZES < MEDIUM]:
        return BIRTH  # neither do they give birth, nor is another born without an amulet
    if "supplement" in words:
        return SUPPLEMENTED
    if "amulet" in words:
        return CHARMED
    return ALIKE if kind == MATING and pigs else OWNER


def no_gift(box: Box, s: PigsState, seat: int, kind: str, words: list[str]) -> str:
    """Name the rule for which the season gives nothing like this."""
    if s.phase != GIVING or (box.effect[s.card] == effects.GROW) != (kind == "grow"):
        return STEP
    if [word for word in words if word in ITEM_CODES]:
        return NO_ITEMS
    if kind == "take" and len(words) == 1 and words[0].isdecimal() and int(words[0]) > MOST_TAKEN:
        return too_many(box, s, seat, MOST_TAKEN + 1)  # more than the box holds, which is all that matters
    return OWNER
