"""Counting dollars when the year is over."""

from mypy_extensions import i64

from ludotheque.engine.rules import places
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import owned
from ludotheque.games.happy_pigs.moves import BABY, BIG, GOODS, ITEM, ITEMS, SIZES
from ludotheque.games.happy_pigs.state import PigsState


def final_sale(box: Box, s: PigsState, seat: i64) -> i64:
    """Return what a player's pigs bring in the end, at the printed prices (pigs.end.sale)."""
    dollars: i64 = 0
    size: i64 = BABY
    while size <= BIG:
        dollars += owned(s, seat, size) * box.selling[box.list_row * SIZES + size]
        size += 1
    return dollars


def goods_worth(box: Box, s: PigsState, seat: i64) -> i64:
    """Return what a player's items and fields are worth at list price, whatever was paid for them (pigs.end.tie)."""
    dollars: i64 = 0
    for item in range(ITEMS):
        dollars += s.items[seat * ITEMS + item] * box.buying[box.list_row * GOODS + ITEM + item]
    for rank in range(1, s.land[seat] + 1):
        dollars += box.field_list_price(rank)
    return dollars


def ranking(box: Box, s: PigsState, scores: list[int]) -> list[int]:
    """Rank the players by their dollars; those tied for the first place add their goods (pigs.end.tie)."""
    ranked = places(scores, high=True)
    if ranked.count(1) == 1:
        return ranked
    tied = [seat for seat in range(len(scores)) if ranked[seat] == 1]
    among = places([int(goods_worth(box, s, seat)) for seat in tied], high=True)
    for seat, place in zip(tied, among, strict=True):
        ranked[seat] = place
    return ranked
