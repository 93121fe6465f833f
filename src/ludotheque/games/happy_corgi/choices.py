"""Moves in words."""

from ludotheque.engine.rules import Choice
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import CODES
from ludotheque.games.happy_corgi.places import BASKET, PLACE_CODES, PLACES


def choice(box: Box, move: int) -> Choice:
    """Put a move into words; the same words whatever the state."""
    if move >= m.SOLVE:
        return solve(box, move)
    if move in ALONE:
        return Choice(move, ALONE[move], {}, ALONE[move])
    if m.GO <= move < m.BACK:
        card, place = divmod(move - m.GO, PLACES)
        return Choice(move, "go", {"place": place, "card": card}, f"walk {PLACE_CODES[place]} {CODES[card]}")
    if m.TARGET <= move < m.CORGI:
        seat = move - m.TARGET
        return Choice(move, "target", {"seat": seat}, f"player {seat + 1}")
    if m.CORGI <= move < m.FETCH:
        seat, place = divmod(move - m.CORGI, PLACES)
        return Choice(move, "corgi", {"seat": seat, "place": place}, f"corgi {seat + 1} {PLACE_CODES[place]}")
    if m.TRADE <= move < m.SHIFT:
        one, two = m.TRADES[move - m.TRADE]
        names = f"{box.activity_codes[one]} {box.activity_codes[two]}"
        return Choice(move, "trade", {"activity_one": one, "activity_two": two}, f"trade {names}")
    if m.SHIFT <= move < m.CAT:
        one, two = m.SHIFTS[move - m.SHIFT]
        names = f"{PLACE_CODES[one]} {PLACE_CODES[two]}"
        return Choice(move, "shift", {"place_one": one, "place_two": two}, f"shift {names}")
    if m.SLIDE <= move < m.POOP:
        one, two = divmod(move - m.SLIDE, BASKET)
        names = f"{PLACE_CODES[one]}>{PLACE_CODES[two]}"
        return Choice(move, "slide", {"place_from": one, "place_to": two}, f"slide {names}")
    for kind, first, piece, codes in (
        ("take", m.TAKE, "card", CODES),
        ("walk", m.WALK, "place", PLACE_CODES),
        ("give", m.GIVE, "card", CODES),
        ("discard", m.DISCARD, "card", CODES),
        ("put", m.PUT, "card", CODES),
        ("fetch", m.FETCH, "activity", box.activity_codes),
        ("cat", m.CAT, "place", PLACE_CODES[:BASKET]),
        ("dog", m.DOG, "place", PLACE_CODES[:BASKET]),
        ("poop", m.POOP, "activity", box.activity_codes),
    ):
        if first <= move < first + len(codes):
            return Choice(move, kind, {piece: move - first}, f"{kind} {codes[move - first]}")
    raise ValueError(f"there is no move {move}")


ALONE = {m.DRAW: "draw", m.BACK: "back", m.USE: "use", m.SKIP: "skip", m.END: "end"}


def solve(box: Box, move: int) -> Choice:
    """Name an activity and the cards paid for it."""
    activity = int(box.paid_for[move - m.SOLVE])
    cards = payment(box, move)
    # Copies of one action are named in ascending order. The other orders are never legal, but need a name.
    between = " " if cards == sorted(cards) else ","
    text = f"solve {box.activity_codes[activity]} {between.join([CODES[card] for card in cards])}"
    return Choice(move, "solve", {"activity": activity, "cards": cards}, text)


def payment(box: Box, move: int) -> list[int]:
    """List the cards that a way of solving pays."""
    activity = int(box.paid_for[move - m.SOLVE])
    digits = move - m.SOLVE - int(box.first_payment[activity])
    asks = int(box.asks[activity])
    return [4 * int(box.asked[4 * activity + i]) + (digits >> 2 * (asks - 1 - i) & 3) for i in range(asks)]
