"""Deck, river and discard pile, and cards that change hands."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, count, gather, lowest, nth
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.knowledge import copy_to_leave, enter, leave, shuffled
from ludotheque.games.happy_corgi.state import CorgiState


def can_draw(s: CorgiState) -> bool:
    """Return whether there is a card to draw, from the deck or from the discards shuffled into a new one."""
    return s.stock > 0 or s.discards != 0


def draw(box: Box, s: CorgiState, journal: Journal | None) -> i64:
    """Take the top copy of the deck, shuffling the discards if it is empty; -1 if there is none at all."""
    if s.stock == 0:
        if s.discards == 0:
            return -1
        shuffle(box, s, s.discards)
        s.discards = 0
        s.top = -1
        if journal is not None:
            journal.add("reshuffle", {"count": s.stock})
    s.stock -= 1
    copy = s.deck[s.stock]
    s.deck[s.stock] = -1
    return copy


def shuffle(box: Box, s: CorgiState, cards: i64) -> None:
    """Make a new deck."""
    s.stock = gather(cards, s.deck)
    s.rng.shuffle(s.deck, s.stock, s.stock)
    shuffled(box, s, cards)


def draw_cards(box: Box, s: CorgiState, seat: i64, n: i64, journal: Journal | None) -> None:
    """Draw cards into a hand, as many as there are."""
    before = s.hands[seat]
    while n and can_draw(s):
        s.hands[seat] |= BIT[draw(box, s, journal)]
        n -= 1
    if journal is not None:
        drawn = s.hands[seat] & ~before
        journal.add("draw", {"seat": seat, "count": count(drawn)})
        journal.add("drawn", {"cards": cards_of(box, drawn)}, BIT[seat])


def discard(box: Box, s: CorgiState, seat: i64, card: i64) -> None:
    """Put a card of a hand on the discard pile, for all to see."""
    copy = copy_to_leave(box, s, seat, card)
    leave(box, s, seat, copy, box.everyone)
    drop(s, copy)


def throw(box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Discard a card for its own sake, not to walk or for an activity."""
    discard(box, s, seat, card)
    if journal is not None:
        journal.add("discard", {"seat": seat, "card": card})


def drop(s: CorgiState, copy: i64) -> None:
    """Put a copy on top of the discard pile."""
    s.discards |= BIT[copy]
    s.top = copy


def refill(box: Box, s: CorgiState, journal: Journal | None) -> None:
    """Fill the gaps of the river, as far as there are cards."""
    river = s.river
    size = box.river
    slot: i64 = 0
    while slot < size:
        if river[slot] < 0:
            river[slot] = draw(box, s, journal)
        slot += 1


def take(box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Take a card from the river and refill its slot at once (corgi.turn.draw); an older gap waits."""
    slot = take_out(box, s, seat, card, journal)
    s.river[slot] = draw(box, s, journal)


def take_out(box: Box, s: CorgiState, seat: i64, card: i64, journal: Journal | None) -> i64:
    """Take a card from the river, for all to see; return the slot it leaves empty."""
    river = s.river
    card_of = box.card_of
    slot: i64 = 0
    while river[slot] < 0 or card_of[river[slot]] != card:
        slot += 1
    enter(box, s, seat, river[slot], box.everyone)
    river[slot] = -1
    if journal is not None:
        journal.add("take", {"seat": seat, "card": card})
    return slot


def river_cards(box: Box, s: CorgiState) -> i64:
    """Find which cards lie in the river, a bit each."""
    card_of = box.card_of
    river = s.river
    size = box.river
    bits = BIT
    cards: i64 = 0
    slot: i64 = 0
    while slot < size:
        copy = river[slot]
        if copy >= 0:
            cards |= bits[card_of[copy]]
        slot += 1
    return cards


def random_copy(s: CorgiState, seat: i64) -> i64:
    """Draw one card of a hand, unseen."""
    hand = s.hands[seat]
    return nth(hand, s.rng.below(count(hand)))


def steal(box: Box, s: CorgiState, seat: i64, other: i64, journal: Journal | None) -> None:
    """Take a random card of another hand; the two players know which."""
    copy = random_copy(s, other)
    leave(box, s, other, copy, BIT[seat])
    enter(box, s, seat, copy, BIT[other])
    if journal is not None:
        journal.add("steal", {"seat": seat, "other": other})
        args: dict[str, int | list[int]] = {"seat": seat, "other": other, "card": box.card_of[copy]}
        journal.add("stolen", args, BIT[seat] | BIT[other])


def exchange(box: Box, s: CorgiState, seat: i64, other: i64, given: i64, journal: Journal | None) -> None:
    """Swap a card for the copy taken from another hand; the two players know which."""
    taken = s.taken
    copy = copy_to_leave(box, s, seat, given)
    leave(box, s, seat, copy, BIT[other])
    enter(box, s, seat, taken, BIT[other])
    enter(box, s, other, copy, BIT[seat])
    s.taken = -1
    if journal is not None:
        journal.add("swap", {"seat": seat, "other": other})
        args: dict[str, int | list[int]] = {
            "seat": seat,
            "other": other,
            "card_given": given,
            "card_taken": box.card_of[taken],
        }
        journal.add("swapped", args, BIT[seat] | BIT[other])


def fill_hand(box: Box, hand: i64, base: i64, moves: vec[i64], n: i64) -> i64:
    """Write a move for each card of a hand; alike copies make one."""
    while hand:
        copy = lowest(hand)
        card = box.card_of[copy]
        moves[n] = base + card
        n += 1
        hand &= ~box.copies_of[card]
    return n


def fill_cards(cards: i64, base: i64, moves: vec[i64], n: i64) -> i64:
    """Write a move for each card of a set."""
    while cards:
        moves[n] = base + lowest(cards)
        n += 1
        cards &= cards - 1
    return n


def cards_of(box: Box, copies: i64) -> list[int]:
    """List the cards of a mask of copies."""
    listed: list[int] = []
    while copies:
        listed.append(box.card_of[lowest(copies)])
        copies &= copies - 1
    return listed
