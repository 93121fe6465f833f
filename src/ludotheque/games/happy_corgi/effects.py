"""What the places do: when an effect is offered, how it begins, how it is finished.

The first decision is the effect's first step itself, or to skip it; `begin` and `finish` return True once it is done.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.board import DISTANCE
from ludotheque.games.happy_corgi.border import left, swap
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import BIT, count, lowest
from ludotheque.games.happy_corgi.deck import (
    can_draw,
    cards_of,
    discard,
    draw_cards,
    drop,
    exchange,
    fill_cards,
    fill_hand,
    random_copy,
    refill,
    river_cards,
    steal,
    take,
    take_out,
)
from ludotheque.games.happy_corgi.knowledge import copy_to_leave, enter, leave, watch
from ludotheque.games.happy_corgi.places import (
    BASKET,
    CAT,
    DISCARD_DRAW,
    DOG,
    DRAW_DISCARD,
    DRAW_ONE,
    MAKE_DISCARD,
    MOVE_ANIMAL,
    MOVE_CORGI,
    NEW_RIVER,
    PASS_LEFT,
    PLACES,
    PUT_CAT,
    PUT_DOG,
    SEND_DOGS,
    STEAL,
    STEAL_RICHER,
    SWAP_ACTIVITIES,
    SWAP_HANDS,
    SWAP_PLACES,
    SWAP_RIVER,
    TAKE_POOP,
    TAKE_RIVER,
)
from ludotheque.games.happy_corgi.state import DISCARD, EFFECT, GIVE, KITCHEN, RIVER, VICTIM, CorgiState


def effect_of(box: Box, s: CorgiState) -> i64:
    """Tell what the place where the player stands does now."""
    place = s.corgis[s.player]
    if s.flipped & BIT[place]:
        return box.effects[2 * place + 1]
    return box.effects[2 * place]


# When an effect is offered: if its first step can be done. All of this is open to everybody.


def offered(box: Box, s: CorgiState) -> bool:
    effect = effect_of(box, s)
    if effect in (DRAW_ONE, DRAW_DISCARD):
        return can_draw(s)
    if effect in (TAKE_RIVER, NEW_RIVER):
        return river_cards(box, s) != 0
    if effect in (DISCARD_DRAW, SWAP_RIVER):
        return s.hands[s.player] != 0
    if effect == SWAP_HANDS:
        return s.hands[s.player] != 0 and targets(box, s, effect) != 0
    if effect in (STEAL, STEAL_RICHER, MAKE_DISCARD):
        return targets(box, s, effect) != 0
    if effect == TAKE_POOP:
        return s.poops[s.player] != 0
    if effect == SWAP_ACTIVITIES:
        return count(left(box, s)) >= 2
    if effect == PASS_LEFT:
        return s.hands[s.player] != 0 or targets(box, s, STEAL) != 0
    if effect == SEND_DOGS:
        return s.dogs[s.player] > 0 or can_draw(s)
    if effect == PUT_CAT:
        return free_places(box, s) != 0 and cats_on_board(s) < box.cats
    if effect == PUT_DOG:
        return free_places(box, s) != 0 and dogs_out(box, s) < box.dogs
    if effect == MOVE_ANIMAL:
        return free_places(box, s) != 0 and occupied(s) != 0
    return True  # somebody else's corgi can always be moved, and there are always places to swap


def targets(box: Box, s: CorgiState, effect: i64) -> i64:
    """Tell whom an effect on a player's cards can touch, a bit each."""
    found: i64 = 0
    least: i64 = 1
    if effect == STEAL_RICHER:
        least = 1 + count(s.hands[s.player])
    seat: i64 = 0
    while seat < box.seats:
        if seat != s.player and count(s.hands[seat]) >= least:
            found |= BIT[seat]
        seat += 1
    return found


def free_places(box: Box, s: CorgiState) -> i64:
    """Tell where a cat or a dog may go: places without corgi, cat or dog, never the basket."""
    free: i64 = 0
    place: i64 = 0
    while place < BASKET:
        if s.spots[place] >= 0 and s.animals[place] < 0:
            free |= BIT[place]
        place += 1
    seat: i64 = 0
    while seat < box.seats:
        free &= ~BIT[s.corgis[seat]]
        seat += 1
    return free


def occupied(s: CorgiState) -> i64:
    """Tell where cats and dogs are."""
    found: i64 = 0
    place: i64 = 0
    while place < BASKET:
        if s.animals[place] >= 0:
            found |= BIT[place]
        place += 1
    return found


def cats_on_board(s: CorgiState) -> i64:
    n: i64 = 0
    place: i64 = 0
    while place < BASKET:
        if s.animals[place] == CAT:
            n += 1
        place += 1
    return n


def dogs_out(box: Box, s: CorgiState) -> i64:
    """Count the dogs that are not in the supply."""
    n: i64 = 0
    place: i64 = 0
    while place < BASKET:
        if s.animals[place] == DOG:
            n += 1
        place += 1
    seat: i64 = 0
    while seat < box.seats:
        n += s.dogs[seat]
        seat += 1
    return n


# The first step


def fill_effect(box: Box, s: CorgiState, moves: vec[i64]) -> i64:
    """Write the ways to begin the effect, and SKIP, ascending."""
    effect = effect_of(box, s)
    hand = s.hands[s.player]
    n: i64 = 0
    if effect == TAKE_RIVER:
        n = fill_cards(river_cards(box, s), m.TAKE, moves, n)
        moves[n] = m.SKIP
        return n + 1
    if effect in (DRAW_ONE, DRAW_DISCARD, NEW_RIVER, PASS_LEFT, SEND_DOGS):
        moves[0] = m.USE
        moves[1] = m.SKIP
        return 2
    moves[n] = m.SKIP
    n += 1
    if effect == DISCARD_DRAW:
        n = fill_hand(box, hand, m.DISCARD, moves, n)
    elif effect == SWAP_RIVER:
        n = fill_hand(box, hand, m.PUT, moves, n)
    elif effect in (SWAP_HANDS, STEAL, STEAL_RICHER, MAKE_DISCARD):
        n = fill_cards(targets(box, s, effect), m.TARGET, moves, n)
    elif effect == MOVE_CORGI:
        n = fill_corgis(box, s, moves, n)
    elif effect == TAKE_POOP:
        n = fill_cards(s.poops[s.player], m.FETCH, moves, n)
    elif effect == SWAP_ACTIVITIES:
        n = fill_trades(box, s, moves, n)
    elif effect == SWAP_PLACES:
        n = fill_shifts(s, moves, n)
    elif effect == PUT_CAT:
        n = fill_cards(free_places(box, s), m.CAT, moves, n)
    elif effect == PUT_DOG:
        n = fill_cards(free_places(box, s), m.DOG, moves, n)
    elif effect == MOVE_ANIMAL:
        n = fill_slides(box, s, moves, n)
    return n


def fill_corgis(box: Box, s: CorgiState, moves: vec[i64], n: i64) -> i64:
    seat: i64 = 0
    while seat < box.seats:
        if seat != s.player:
            here = 9 * s.spots[s.corgis[seat]]
            place: i64 = 0
            while place < PLACES:
                if s.spots[place] >= 0 and DISTANCE[here + s.spots[place]] == 1:
                    moves[n] = m.CORGI + PLACES * seat + place
                    n += 1
                place += 1
        seat += 1
    return n


def fill_trades(box: Box, s: CorgiState, moves: vec[i64], n: i64) -> i64:
    lying = left(box, s)
    pair: i64 = 0
    one: i64 = 0
    while one < m.ACTIVITIES:
        if lying & BIT[one] == 0:
            pair += m.ACTIVITIES - 1 - one
        else:
            two = one + 1
            while two < m.ACTIVITIES:
                if lying & BIT[two]:
                    moves[n] = m.TRADE + pair
                    n += 1
                pair += 1
                two += 1
        one += 1
    return n


def fill_shifts(s: CorgiState, moves: vec[i64], n: i64) -> i64:
    pair: i64 = 0
    one: i64 = 0
    while one < BASKET:
        two = one + 1
        while two < BASKET:
            if s.spots[one] >= 0 and s.spots[two] >= 0:
                moves[n] = m.SHIFT + pair
                n += 1
            pair += 1
            two += 1
        one += 1
    return n


def fill_slides(box: Box, s: CorgiState, moves: vec[i64], n: i64) -> i64:
    sources = occupied(s)
    free = free_places(box, s)
    while sources:
        n = fill_cards(free, m.SLIDE + BASKET * lowest(sources), moves, n)
        sources &= sources - 1
    return n


def begin(box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
    """Do the first step, and all that follows without a decision."""
    effect = effect_of(box, s)
    seat = s.player
    if effect == DRAW_ONE:
        draw_cards(box, s, seat, 1, journal)
    elif effect == TAKE_RIVER:
        take(box, s, seat, move - m.TAKE, journal)
    elif effect == DRAW_DISCARD:
        draw_cards(box, s, seat, 2, journal)
        return ask_hand(box, s, seat, DISCARD, journal)
    elif effect == DISCARD_DRAW:
        throw(box, s, seat, move - m.DISCARD, journal)
        draw_cards(box, s, seat, 2, journal)
    elif effect == NEW_RIVER:
        renew_river(box, s, journal)
        return ask_river(box, s, journal)
    elif effect == SWAP_HANDS:
        s.partner = move - m.TARGET
        return ask_hand(box, s, seat, GIVE, journal)
    elif effect == SWAP_RIVER:
        copy = copy_to_leave(box, s, seat, move - m.PUT)
        leave(box, s, seat, copy, box.everyone)
        s.laid = copy
        if journal is not None:
            journal.add("put", {"seat": seat, "card": move - m.PUT})
        return ask_river(box, s, journal)
    elif effect in (STEAL, STEAL_RICHER):
        steal(box, s, seat, move - m.TARGET, journal)
    elif effect == MAKE_DISCARD:
        s.partner = move - m.TARGET
        if journal is not None:
            journal.add("order", {"seat": seat, "other": s.partner})
        return ask_hand(box, s, s.partner, VICTIM, journal)
    elif effect == TAKE_POOP:
        s.poops[seat] &= ~BIT[move - m.FETCH]
        s.reserve[seat] += 1
        if journal is not None:
            journal.add("fetch", {"seat": seat, "activity": move - m.FETCH})
    elif effect == SWAP_ACTIVITIES:
        trade(s, seat, m.TRADE_ONE[move - m.TRADE], m.TRADE_TWO[move - m.TRADE], journal)
    elif effect == PASS_LEFT:
        return open_kitchen(box, s, journal)
    elif effect == MOVE_CORGI:
        push(s, seat, (move - m.CORGI) // PLACES, (move - m.CORGI) % PLACES, journal)
    elif effect == SWAP_PLACES:
        shift(s, seat, m.SHIFT_ONE[move - m.SHIFT], m.SHIFT_TWO[move - m.SHIFT], journal)
    elif effect == SEND_DOGS:
        send_dogs(box, s, seat, journal)
    elif effect == PUT_CAT:
        s.animals[move - m.CAT] = CAT
        if journal is not None:
            journal.add("cat", {"seat": seat, "place": move - m.CAT})
    elif effect == PUT_DOG:
        s.animals[move - m.DOG] = DOG
        if journal is not None:
            journal.add("dog", {"seat": seat, "place": move - m.DOG})
    elif effect == MOVE_ANIMAL:
        slide(s, seat, (move - m.SLIDE) // BASKET, (move - m.SLIDE) % BASKET, journal)
    return True


def throw(box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> None:
    discard(box, s, seat, card)
    if journal is not None:
        journal.add("discard", {"seat": seat, "card": card})


def renew_river(box: Box, s: CorgiState, journal: Journal | None) -> None:
    """Discard the whole river, then draw a new one."""
    gone: i64 = 0
    slot: i64 = 0
    while slot < box.river:
        if s.river[slot] >= 0:
            gone |= BIT[s.river[slot]]
            drop(s, s.river[slot])
            s.river[slot] = -1
        slot += 1
    if journal is not None:
        journal.add("renew", {"seat": s.player, "cards": cards_of(box, gone)})
    refill(box, s, journal)


def trade(s: CorgiState, seat: i64, one: i64, two: i64, journal: Journal | None) -> None:
    """Swap two activities of the border."""
    swap(s, one, two)
    if journal is not None:
        journal.add("trade", {"seat": seat, "activity_one": one, "activity_two": two})


def push(s: CorgiState, seat: i64, other: i64, place: i64, journal: Journal | None) -> None:
    """Move somebody's corgi; it meets nobody, takes no dog and applies nothing."""
    if journal is not None:
        journal.add("push", {"seat": seat, "other": other, "place": place})
    chase_cat(s, s.corgis[other], journal)
    s.corgis[other] = place


def chase_cat(s: CorgiState, place: i64, journal: Journal | None) -> None:
    """Send a cat back to the supply when a corgi leaves its place."""
    if s.animals[place] == CAT:
        s.animals[place] = -1
        if journal is not None:
            journal.add("cat-gone", {"place": place})


def shift(s: CorgiState, seat: i64, one: i64, two: i64, journal: Journal | None) -> None:
    """Swap two places, with all that stands on them."""
    spot = s.spots[one]
    s.spots[one] = s.spots[two]
    s.spots[two] = spot
    if journal is not None:
        journal.add("shift", {"seat": seat, "place_one": one, "place_two": two})


def send_dogs(box: Box, s: CorgiState, seat: i64, journal: Journal | None) -> None:
    if s.dogs[seat] == 0:
        draw_cards(box, s, seat, 1, journal)
        return
    if journal is not None:
        journal.add("dogs-gone", {"seat": seat, "count": s.dogs[seat]})
    s.dogs[seat] = 0


def slide(s: CorgiState, seat: i64, source: i64, place: i64, journal: Journal | None) -> None:
    s.animals[place] = s.animals[source]
    s.animals[source] = -1
    if journal is not None:
        told: dict[str, int | list[int]] = {
            "seat": seat,
            "animal": s.animals[place],
            "place_from": source,
            "place_to": place,
        }
        journal.add("slide", told)


# Decisions on the way. A hand of one card leaves no choice; of two alike ones, only its owner may know that.


def ask_hand(box: Box, s: CorgiState, seat: i64, step: i64, journal: Journal | None) -> bool:
    """Ask a seat for a card, unless it has a single one."""
    s.phase = step
    s.turn = seat
    hand = s.hands[seat]
    if hand & (hand - 1):
        return False
    return finish(box, s, seat, box.card_of[lowest(hand)], journal)


def ask_river(box: Box, s: CorgiState, journal: Journal | None) -> bool:
    """Ask the player for a card of the river, unless there is one kind of them, or none."""
    cards = river_cards(box, s)
    if cards == 0:
        put_down(s)
        return True
    s.phase = RIVER
    if cards & (cards - 1):
        return False
    return finish(box, s, s.player, lowest(cards), journal)


def put_down(s: CorgiState) -> None:
    """Put the card that lies beside an empty river into it."""
    if s.laid >= 0:
        s.river[0] = s.laid
        s.laid = -1


def open_kitchen(box: Box, s: CorgiState, journal: Journal | None) -> bool:
    """Ask everybody for a card to pass on."""
    if journal is not None:
        journal.add("kitchen", {"seat": s.player})
    s.phase = KITCHEN
    seat: i64 = 0
    while seat < box.seats:
        hand = s.hands[seat]
        if hand and hand & (hand - 1) == 0:
            s.chosen[seat] = box.card_of[lowest(hand)]
        seat += 1
    return close_kitchen(box, s, journal)


def owes_card(s: CorgiState, seat: i64) -> bool:
    """Tell whether a seat has yet to choose its card for the left."""
    return s.chosen[seat] < 0 and s.hands[seat] != 0


def close_kitchen(box: Box, s: CorgiState, journal: Journal | None) -> bool:
    """Pass the cards on once everybody has chosen."""
    seat: i64 = 0
    while seat < box.seats:
        if owes_card(s, seat):
            s.turn = seat
            return False
        seat += 1
    passed = box.dealt
    seat = 0
    while seat < box.seats:
        passed[seat] = -1
        if s.chosen[seat] >= 0:
            passed[seat] = copy_to_leave(box, s, seat, s.chosen[seat])
        seat += 1
    seat = 0
    while seat < box.seats:
        if passed[seat] >= 0:
            watch(box, s, seat, passed[seat], BIT[left_of(box, seat)])
        seat += 1
    seat = 0
    while seat < box.seats:
        if passed[seat] >= 0:
            s.hands[seat] &= ~BIT[passed[seat]]
        seat += 1
    seat = 0
    while seat < box.seats:
        if passed[seat] >= 0:
            left = left_of(box, seat)
            enter(box, s, left, passed[seat], BIT[seat])
            s.chosen[seat] = -1
            if journal is not None:
                told: dict[str, int | list[int]] = {"seat": seat, "other": left, "card": box.card_of[passed[seat]]}
                journal.add("pass", {"seat": seat, "other": left})
                journal.add("passed", told, BIT[seat] | BIT[left])
        seat += 1
    return True


def left_of(box: Box, seat: i64) -> i64:
    if seat + 1 == box.seats:
        return 0
    return seat + 1


def fill_step(box: Box, s: CorgiState, seat: i64, moves: vec[i64]) -> i64:
    """Write the moves of a decision on the way."""
    if s.phase == RIVER:
        return fill_cards(river_cards(box, s), m.TAKE, moves, 0)
    if s.phase == DISCARD or s.phase == VICTIM:
        return fill_hand(box, s.hands[seat], m.DISCARD, moves, 0)
    return fill_hand(box, s.hands[seat], m.GIVE, moves, 0)


def finish(box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> bool:
    """Carry out a decision on the way: the card it names."""
    if s.phase == RIVER:
        if s.laid >= 0:
            slot = take_out(box, s, seat, card, journal)
            s.river[slot] = s.laid  # the river keeps its size, without a refill
            s.laid = -1
        else:
            take(box, s, seat, card, journal)
    elif s.phase == DISCARD or s.phase == VICTIM:
        throw(box, s, seat, card, journal)
    elif s.phase == GIVE:
        taken = random_copy(s, s.partner)
        leave(box, s, s.partner, taken, BIT[seat])
        s.taken = taken
        exchange(box, s, seat, s.partner, card, journal)
    else:
        if journal is not None and s.chosen[seat] < 0:
            journal.add("chosen", {"seat": seat})
        s.chosen[seat] = card
        return close_kitchen(box, s, journal)
    return True


def card_named(phase: i64, move: i64) -> i64:
    """Tell which card a move of a decision on the way names."""
    if phase == RIVER:
        return move - m.TAKE
    if phase in (DISCARD, VICTIM):
        return move - m.DISCARD
    return move - m.GIVE


def in_effect(phase: i64) -> bool:
    """Tell whether an effect has begun and waits for a decision."""
    return EFFECT < phase <= KITCHEN
