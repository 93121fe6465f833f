"""What lies in the box, as tables: prices by season card, limits, effects, and what fields hold."""

from typing import Final

from mypy_extensions import i64

from ludotheque.engine.refused import Refused
from ludotheque.engine.tables import table
from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.fields import fields_of
from ludotheque.games.happy_pigs.moves import FIELD, GOODS, ITEM, SIZES
from ludotheque.games.happy_pigs.sheet import Sheet

# Of the last field somebody can buy: a server waits for it. The box of the game comes to 1.8 million.
MOST_WORK: Final = 4_000_000


class Box:
    """The pieces of a sheet, for the rules. It holds no state, and nothing in it depends on the number of players.

    Prices come in rows, one for each season card, and one behind them for when none is in force.
    """

    def __init__(self, sheet: Sheet) -> None:
        cards = sheet.cards
        self.card_codes = [card.code for card in cards]
        self.season_numbers = sheet.seasons  # of the calendar, 0 for spring
        self.width = sheet.width
        self.height = sheet.height
        self.footprints = sheet.footprints
        self.cells: i64 = sheet.width * sheet.height  # of a field
        self.areas = table([wide * high for wide, high in sheet.footprints])
        self.dollars: i64 = sheet.dollars
        self.purchases: i64 = sheet.purchases
        self.seasons: i64 = len(sheet.seasons)
        self.deck: i64 = sheet.deck  # cards of each season
        self.kept: i64 = sheet.deck - sheet.removed
        self.rounds: i64 = self.seasons * self.kept
        self.cards: i64 = len(cards)  # of the whole box
        self.list_row: i64 = len(cards)  # the row of prices that no season card changes
        self.counts = [*sheet.counts, sheet.fields]
        self.field_price: i64 = sheet.field_price
        self.field_step: i64 = sheet.field_step
        self.limits = table([limit for card in cards for limit in card.limits])
        self.effect = table([card.effect for card in cards])
        self.about = table([card.about for card in cards])
        self.amount = table([card.dollars for card in cards])
        self.at_least = table([card.least for card in cards])
        self.fields = fields_of(sheet.width, sheet.height, tuple(sheet.footprints), tuple(sheet.counts[:SIZES]))
        if self.fields.work(sheet.fields) > MOST_WORK:
            raise Refused("sheet-packing")
        self.buying = table(  # pigs.price.pigs, pigs.price.items
            [cheaper(sheet, goods, card.effect, card.about, card.dollars) for card in cards for goods in range(GOODS)]
            + [cheaper(sheet, goods, effects.NOTHING, -1, 0) for goods in range(GOODS)]
        )
        self.selling = table(  # pigs.price.pigs
            [
                sheet.prices[size] + (card.dollars if card.effect == effects.MARKUP and card.about == size else 0)
                for card in cards
                for size in range(SIZES)
            ]
            + sheet.prices[:SIZES]
        )

    def field_list_price(self, rank: i64) -> i64:
        """Return what a field costs by its rank among its owner's: nothing for the first (pigs.price.fields)."""
        return self.field_price + (rank - 2) * self.field_step if rank > 1 else 0

    def price(self, row: i64, goods: i64, land: i64) -> i64:
        """Return what goods cost a player with so many fields; no price falls below 0 (pigs.price.effects)."""
        price = self.buying[row * GOODS + goods]
        if goods == FIELD:
            price += self.field_list_price(land + 1)
        return max(0, price)


def cheaper(sheet: Sheet, goods: int, effect: int, about: int, dollars: int) -> int:
    """Return what goods cost under an effect; of a field, what is added to its list price (pigs.price.effects)."""
    price = 0 if goods == FIELD else sheet.prices[goods]
    group = effects.ALL_PIGS if goods < ITEM else effects.ALL_ITEMS if goods < FIELD else -1
    if about != goods and about != group:
        return price
    if effect == effects.FREE:
        return -9999 if goods == FIELD else 0
    if effect == effects.DISCOUNT:
        return price - dollars
    return price
