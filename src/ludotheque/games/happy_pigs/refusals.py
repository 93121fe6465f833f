"""Why a move is refused: the first rule it breaks, in the order of the rulebook."""

from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import breeders, fits_grown, fits_one_more, owned, prices_row
from ludotheque.games.happy_pigs.moves import (
    AMULET,
    AMULETS,
    BABY,
    BIG,
    BUY,
    BUYING,
    FEED,
    FEEDING,
    GROW,
    ITEMS,
    MATE,
    MATING,
    PIG_CODES,
    PIGS,
    SAVE,
    SELL,
    SELLING,
    SIZES,
    SMALL,
    STOP,
    SUPPLEMENT,
    SUPPLEMENTS,
    TAKE,
    VACCINATE,
    VACCINATE_FED,
    VACCINE,
    meal,
)
from ludotheque.games.happy_pigs.state import ACTING, CHOOSING, GIVING, PREPARING, SAVING, PigsState

SUPPLY = "pigs.setup.supply"
MONEY = "pigs.money"
PURCHASES = "pigs.setup.purchases"
FULL = "pigs.field.full"
KEEP = "pigs.field.keep"
CHOICE = "pigs.phase2.secret"
ORDER = "pigs.phase4.order"
ONCE = "pigs.feed.grow"
SUPPLEMENTED = "pigs.feed.supplement"
ALIKE = "pigs.moves.alike"
BIRTHS = "pigs.mate.birth"
GIFTS = "pigs.effect.order"
PAIRS = "pigs.love.count"
USE = "pigs.vaccine.use"
NEUTRAL = "pigs.two.neutral"


def refusal(box: Box, s: PigsState, seat: int, move: int) -> str:
    """Name the first rule that a move breaks."""
    if move < BUY:
        if s.phase != CHOOSING:
            return STEP
        return NEUTRAL  # with the tiles one programs two actions, without them one
    if VACCINATE <= move < GROW and s.phase != SAVING:
        return vaccination(s, seat, move)
    if s.phase == CHOOSING:
        return CHOICE if move == STOP else STEP
    if s.phase == SAVING and move >= SAVE:
        return OWNER  # more vaccines or pigs than the seat has
    if move >= STOP or s.phase == SAVING:
        return STEP
    if s.phase == GIVING:
        return gift(box, s, seat, move)
    if move >= GROW:
        return STEP
    if s.phase == PREPARING and move >= FEED:
        return PURCHASES
    if s.phase == ACTING and action_of(move) != s.actions[seat]:
        return ORDER
    if move < FEED:
        return purchase(box, s, seat, move - BUY)
    if move < MATE:
        return feeding(box, s, seat, move)
    if move < SELL:
        return birth(box, s, seat, move)
    return OWNER


def text_refusal(text: str) -> str:
    """Name the rule that a text breaks which names no move at all.

    >>> [text_refusal(said) for said in ("feed big", "feed medium-v supplement", "mate medium", "dance")]
    ['pigs.feed.grow', 'pigs.feed.supplement', 'pigs.moves.alike', 'table.owner']
    """
    kind, *words = text.split() or [""]
    pigs = [word for word in words if word in PIG_CODES]
    if kind == "choose" and words:
        return CHOICE
    if kind == "discard" and pigs:
        return KEEP
    if kind == "feed" and pigs:
        return ONCE if PIG_CODES.index(pigs[0]) % SIZES == BIG else SUPPLEMENTED
    if kind == "mate" and pigs:
        return ALIKE
    if kind == "vaccinate" and pigs:
        return USE
    return OWNER


def action_of(move: int) -> int:
    """Tell to which action a move belongs."""
    if move < FEED:
        return BUYING
    if move < MATE:
        return FEEDING
    return MATING if move < SELL else SELLING


def purchase(box: Box, s: PigsState, seat: int, goods: int) -> str:
    if not s.supply[goods]:
        return SUPPLY
    if box.price(prices_row(box, s), goods, s.land[seat]) > s.money[seat]:
        return MONEY
    return FULL


def feeding(box: Box, s: PigsState, seat: int, move: int) -> str:
    pig, sizes = meal(move)
    if not s.pigs[seat * PIGS + pig]:
        return OWNER
    if move >= SUPPLEMENT and not s.items[seat * ITEMS + SUPPLEMENTS]:
        return OWNER
    return growth(box, s, seat, pig % SIZES, sizes) or ONCE


def growth(box: Box, s: PigsState, seat: int, size: int, sizes: int) -> str:
    """Say what keeps a pig from growing, if anything does."""
    if not s.supply[size + sizes]:
        return SUPPLY
    return "" if fits_grown(box, s, seat, size, size + sizes) else FULL


def birth(box: Box, s: PigsState, seat: int, move: int) -> str:
    born = SMALL if move == AMULET else BABY
    if move == AMULET and not s.items[seat * ITEMS + AMULETS]:
        return OWNER
    if not s.supply[born]:
        return SUPPLY
    if not fits_one_more(box, s, seat, born):
        return FULL
    return BIRTHS


def gift(box: Box, s: PigsState, seat: int, move: int) -> str:
    """Say why the season does not give this."""
    if move < GROW:
        return STEP
    effect = box.effect[s.card]
    if effect == effects.GROW:
        pig, _ = meal(move) if move < TAKE else (-1, 0)
        size = int(box.about[s.card])
        if pig < 0 or pig % SIZES != size:
            return STEP
        return growth(box, s, seat, size, 1) if s.pigs[seat * PIGS + pig] else OWNER
    if move < TAKE:
        return STEP
    count = move - TAKE
    if effect == effects.GIFT:
        return GIFTS
    if count > s.supply[BABY]:
        return SUPPLY
    return PAIRS if count > breeders(s, seat) // 2 else FULL


def vaccination(s: PigsState, seat: int, move: int) -> str:
    if s.phase == PREPARING:
        return PURCHASES
    if s.phase != ACTING:
        return USE
    size = move - VACCINATE_FED + 1 if move >= VACCINATE_FED else move - VACCINATE
    if not s.items[seat * ITEMS + VACCINE] or not owned(s, seat, size):
        return OWNER
    if s.pigs[seat * PIGS + size]:
        return OWNER  # there are some, but fed ones where it says unfed, or the other way round
    return USE
