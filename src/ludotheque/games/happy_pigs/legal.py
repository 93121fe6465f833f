"""What may be done: the legal moves of each step, written in ascending order."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.moves import (
    AMULET,
    AMULETS,
    BABY,
    BIG,
    BUY,
    BUYING,
    CHOOSE,
    FEED,
    FEEDING,
    FIELD,
    GOODS,
    GROW,
    ITEM,
    ITEMS,
    MATE,
    MATING,
    MEDIUM,
    PIGS,
    PROGRAM,
    SAVE,
    SELL,
    SIZES,
    SMALL,
    STOP,
    SUPPLEMENT,
    SUPPLEMENTS,
    TAKE,
    VACCINATE,
    VACCINATE_FED,
    VACCINATED,
    VACCINE,
    save_number,
)
from ludotheque.games.happy_pigs.state import ACTING, CHOOSING, PigsState

# Pigs of a seat


def owned(s: PigsState, seat: i64, size: i64) -> i64:
    """Count the pigs of a size, vaccinated or not."""
    pigs = s.pigs
    at = seat * PIGS + size
    return pigs[at] + pigs[at + VACCINATED]


def unvaccinated(s: PigsState, seat: i64) -> i64:
    pigs = s.pigs
    at = seat * PIGS
    return pigs[at] + pigs[at + SMALL] + pigs[at + MEDIUM] + pigs[at + BIG]


def breeders(s: PigsState, seat: i64) -> i64:
    """Count the medium and big pigs."""
    return owned(s, seat, MEDIUM) + owned(s, seat, BIG)


# Room on the fields: pigs.field.full


def room_with(box: Box, s: PigsState, seat: i64, small: i64, medium: i64, big: i64) -> i64:
    """Return how many babies would fit if a seat had so many more of the other sizes; -1 if those do not fit."""
    fields = box.fields
    n = s.land[seat]
    if n > fields.built:
        fields.build(n)
    pigs = s.pigs
    at = seat * PIGS
    small += pigs[at + SMALL] + pigs[at + SMALL + VACCINATED]
    medium += pigs[at + MEDIUM] + pigs[at + MEDIUM + VACCINATED]
    big += pigs[at + BIG] + pigs[at + BIG + VACCINATED]
    return fields.room[fields.start[n] + small * fields.rows[n] + medium * fields.columns[n] + big]


def fits_one_more(box: Box, s: PigsState, seat: i64, size: i64) -> bool:
    """Return whether a pig more finds room."""
    babies = owned(s, seat, BABY)
    if size == BABY:
        return room_with(box, s, seat, 0, 0, 0) > babies
    if size == SMALL:
        return room_with(box, s, seat, 1, 0, 0) >= babies
    if size == MEDIUM:
        return room_with(box, s, seat, 0, 1, 0) >= babies
    return room_with(box, s, seat, 0, 0, 1) >= babies


def fits_grown(box: Box, s: PigsState, seat: i64, size: i64, to: i64) -> bool:
    """Return whether a pig finds room once it has grown; its old tile leaves first."""
    babies = owned(s, seat, BABY)
    small: i64 = 0
    medium: i64 = 0
    if size == BABY:
        babies -= 1
    elif size == SMALL:
        small = -1
    else:
        medium = -1
    if to == SMALL:
        return room_with(box, s, seat, small + 1, medium, 0) >= babies
    if to == MEDIUM:
        return room_with(box, s, seat, small, medium + 1, 0) >= babies
    return room_with(box, s, seat, small, medium, 1) >= babies


def may_grow(box: Box, s: PigsState, seat: i64, size: i64, to: i64) -> bool:
    """Return whether the new tile is in supply and fits."""
    return s.supply[to] > 0 and fits_grown(box, s, seat, size, to)


# Phase 2: pigs.phase2.secret


def fill_choose(holds: bool, moves: vec[i64]) -> i64:
    """Write the four actions or, for the holder of the neutral tiles, each with each neutral one (pigs.two.neutral)."""
    first: i64 = PROGRAM if holds else CHOOSE
    n: i64 = 16 if holds else 4
    i: i64 = 0
    while i < n:
        moves[i] = first + i
        i += 1
    return n


# Phase 4: pigs.phase4.order


def prices_row(box: Box, s: PigsState) -> i64:
    """Return the row of prices in force: from the season card on until all have acted, those of the card."""
    if s.phase == ACTING or s.phase == CHOOSING:  # pigs.price.effects
        return s.card
    return box.list_row


def fill_buy(box: Box, s: PigsState, seat: i64, moves: vec[i64]) -> i64:
    """Write the purchases (pigs.buy.one)."""
    n: i64 = 0
    goods: i64 = 0
    while goods < GOODS:
        if may_buy(box, s, seat, goods):
            moves[n] = BUY + goods
            n += 1
        goods += 1
    return n


def may_buy(box: Box, s: PigsState, seat: i64, goods: i64) -> bool:
    """Return whether goods are in supply (pigs.setup.supply), affordable (pigs.money) and find room."""
    if s.supply[goods] == 0 or s.money[seat] < box.price(prices_row(box, s), goods, s.land[seat]):
        return False
    return goods >= ITEM or fits_one_more(box, s, seat, goods)


def fill_prepare(box: Box, s: PigsState, seat: i64, moves: vec[i64]) -> i64:
    """Write the purchases before the first round, or an end to them (pigs.setup.purchases)."""
    n = fill_buy(box, s, seat, moves)
    moves[n] = STOP
    return n + 1


def unfed(s: PigsState, seat: i64, pig: i64) -> i64:
    """Count the pigs of a kind that have not been fed this round."""
    return s.pigs[seat * PIGS + pig] - s.fed[pig]


def fill_feed(box: Box, s: PigsState, seat: i64, moves: vec[i64]) -> i64:
    """Write the meals (pigs.feed.grow), then those with a supplement (pigs.feed.supplement)."""
    n: i64 = 0
    size: i64 = BABY
    while size <= MEDIUM:
        n = fill_meal(box, s, seat, size, size + 1, FEED + 2 * size, moves, n)
        size += 1
    if s.items[seat * ITEMS + SUPPLEMENTS]:
        n = fill_meal(box, s, seat, BABY, MEDIUM, SUPPLEMENT, moves, n)
        n = fill_meal(box, s, seat, SMALL, BIG, SUPPLEMENT + 2, moves, n)
    return n


def fill_meal(box: Box, s: PigsState, seat: i64, size: i64, to: i64, move: i64, moves: vec[i64], n: i64) -> i64:
    """Write the meal of a pig of this size, and of a vaccinated one."""
    plain = unfed(s, seat, size)
    vaccinated = unfed(s, seat, size + VACCINATED)
    if plain + vaccinated and may_grow(box, s, seat, size, to):
        if plain:
            moves[n] = move
            n += 1
        if vaccinated:
            moves[n] = move + 1
            n += 1
    return n


def fill_mate(box: Box, s: PigsState, seat: i64, moves: vec[i64]) -> i64:
    """Write a birth, and one with an amulet, as long as there is a pig that has not given birth.

    pigs.mate.birth, pigs.mate.amulet; which pig it is makes no other move (pigs.moves.alike).
    """
    n: i64 = 0
    if s.used < breeders(s, seat):
        if s.supply[BABY] and fits_one_more(box, s, seat, BABY):
            moves[n] = MATE
            n += 1
        if s.items[seat * ITEMS + AMULETS] and s.supply[SMALL] and fits_one_more(box, s, seat, SMALL):
            moves[n] = AMULET
            n += 1
    return n


def fill_sell(s: PigsState, seat: i64, moves: vec[i64]) -> i64:
    """Write a sale for each kind of pig (pigs.sell.one): nothing else gives one up (pigs.field.keep)."""
    pigs = s.pigs
    base = seat * PIGS
    n: i64 = 0
    pig: i64 = 0
    while pig < PIGS:
        if pigs[base + pig]:
            moves[n] = SELL + pig
            n += 1
        pig += 1
    return n


def fill_vaccinate(s: PigsState, seat: i64, moves: vec[i64], n: i64) -> i64:
    """Write the vaccinations during a seat's own actions (pigs.vaccine.use).

    While it feeds, pigs that have been fed are not like those that have not (pigs.moves.alike).
    """
    if s.items[seat * ITEMS + VACCINE] == 0:
        return n
    pigs = s.pigs
    fed = s.fed
    base = seat * PIGS
    size: i64 = 0
    while size < SIZES:
        if pigs[base + size] > fed[size]:
            moves[n] = VACCINATE + size
            n += 1
        size += 1
    size = SMALL
    while size < SIZES:
        if fed[size]:
            moves[n] = VACCINATE_FED + size - 1
            n += 1
        size += 1
    return n


def fill_act(box: Box, s: PigsState, seat: i64, moves: vec[i64]) -> i64:
    """Write what a seat may do in its turn; to stop is always possible."""
    action = s.actions[seat]
    if action == FEEDING:
        n = fill_feed(box, s, seat, moves)
    elif action == MATING:
        n = fill_mate(box, s, seat, moves)
    elif action == BUYING:
        n = fill_buy(box, s, seat, moves)
    else:
        n = fill_sell(s, seat, moves)
    n = fill_vaccinate(s, seat, moves, n)
    moves[n] = STOP
    return n + 1


def may_act(box: Box, s: PigsState, seat: i64, moves: vec[i64]) -> bool:
    """Return whether a seat may do anything but stop; the moves are only scratch."""
    if s.items[seat * ITEMS + VACCINE] and unvaccinated(s, seat):
        return True
    action = s.actions[seat]
    if action == FEEDING:
        return fill_feed(box, s, seat, moves) > 0
    if action == MATING:
        return fill_mate(box, s, seat, moves) > 0
    if action == BUYING:
        return may_buy_any(box, s, seat)
    return unvaccinated(s, seat) > 0 or fill_sell(s, seat, moves) > 0


def may_buy_any(box: Box, s: PigsState, seat: i64) -> bool:
    """Return whether a seat may buy anything; the last goods first, since items are cheap and need no room."""
    goods: i64 = FIELD
    while goods >= 0:
        if may_buy(box, s, seat, goods):
            return True
        goods -= 1
    return False


# Phase 5: pigs.effect.order


def gift(box: Box, s: PigsState, seat: i64) -> i64:
    """Return how much of what the season gives a seat may take: what is due, in supply, and fits."""
    effect = box.effect[s.card]
    if effect == effects.GIFT:
        return 1 if s.supply[ITEM + box.about[s.card]] else 0
    if effect == effects.LOVE:
        due = breeders(s, seat) // 2  # pigs.love.count
        if due > s.supply[BABY]:
            due = s.supply[BABY]
        room = room_with(box, s, seat, 0, 0, 0) - owned(s, seat, BABY)
        return min(room, due)
    return 0


def fill_effect(box: Box, s: PigsState, seat: i64, moves: vec[i64]) -> i64:
    """Write what a seat may take of the season effect, or decline."""
    n: i64 = 0
    if box.effect[s.card] == effects.GROW:
        size = box.about[s.card]
        at = seat * PIGS + size
        if owned(s, seat, size) and may_grow(box, s, seat, size, size + 1):
            if s.pigs[at]:
                moves[n] = GROW + 2 * size
                n += 1
            if s.pigs[at + VACCINATED]:
                moves[n] = GROW + 2 * size + 1
                n += 1
        moves[n] = TAKE
        return n + 1
    most = gift(box, s, seat)
    while n <= most:
        moves[n] = TAKE + n
        n += 1
    return n


# Before the change of season: pigs.season.choice


def concerned(s: PigsState, seat: i64) -> bool:
    """Return whether a seat has something to vaccinate, and something to do it with."""
    return s.items[seat * ITEMS + VACCINE] > 0 and unvaccinated(s, seat) > 0


def fill_save(s: PigsState, seat: i64, moves: vec[i64]) -> i64:
    """Write all sets of unvaccinated pigs for which there are vaccines; a seat that has chosen may choose again."""
    if not concerned(s, seat):
        return 0
    pigs = s.pigs
    at = seat * PIGS
    most = s.items[seat * ITEMS + VACCINE]
    n: i64 = 0
    big: i64 = 0
    while big <= min(pigs[at + BIG], most):
        medium: i64 = 0
        while medium <= min(pigs[at + MEDIUM], most - big):
            small: i64 = 0
            while small <= min(pigs[at + SMALL], most - big - medium):
                first = SAVE + save_number(0, small, medium, big)
                last = first + min(pigs[at + BABY], most - big - medium - small)
                while first <= last:
                    moves[n] = first
                    n += 1
                    first += 1
                small += 1
            medium += 1
        big += 1
    return n
